#!/usr/bin/env perl
# The same guest bot in Perl, with nothing but what comes with it.
#
#   astrarium arena race --bot "exec:perl examples/bots/keen.pl" --bot random
use strict;
use warnings;
use JSON::PP;

$| = 1;
my $json = JSON::PP->new->canonical;
sub say_line { print $json->encode($_[0]), "\n" }

while (my $line = <STDIN>) {
    my $said = $json->decode($line);
    my $type = $said->{type};
    if ($type eq "hello") {
        say_line({ type => "ready", protocol => 1, name => "keen", wants => ["legal"] });
    } elsif ($type eq "choose") {
        my @legal = @{ $said->{legal} };
        my $longest = 0;
        for (@legal) { $longest = length if length > $longest }
        my @best = grep { length == $longest } @legal;
        my $action = $best[ $said->{dice} % @best ];
        say_line({ type => "action", id => $said->{id}, number => 0 + $said->{number}, action => $action });
    } elsif ($type eq "quit") {
        last;
    }
}
