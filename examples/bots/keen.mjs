// A guest bot in JavaScript: it takes the legal action with the longest name, and on a tie the dice decide.
//
//   astrarium arena race --bot "exec:node examples/bots/keen.mjs" --bot random
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const games = new Map();

createInterface({ input: process.stdin }).on("line", (line) => {
  const said = JSON.parse(line);
  if (said.type === "hello") {
    say({ type: "ready", protocol: 1, name: "keen", wants: ["legal", "events"] });
  } else if (said.type === "game") {
    games.set(said.id, { seat: said.chair.seat, seen: 0 });
  } else if (said.type === "events") {
    games.get(said.id).seen += said.actions.length;
  } else if (said.type === "choose") {
    const longest = Math.max(...said.legal.map((action) => action.length));
    const best = said.legal.filter((action) => action.length === longest);
    say({ type: "action", id: said.id, number: said.number, action: best[said.dice % best.length] });
  } else if (said.type === "end") {
    games.delete(said.id);
  } else if (said.type === "quit") {
    process.exit(0);
  }
});
