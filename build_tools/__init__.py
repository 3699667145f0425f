"""What the build is made of: the compiled engine, the browser client, and a look at what would be imported."""
