import { describe, expect, it } from "vitest";

import { go, read, route, startRouter } from "./router.svelte";

const at = (path: string) => read(new URL(path, "http://here"));

describe("addresses", () => {
  it("name a page and what it shows", () => {
    expect(at("/")).toEqual({ page: "home" });
    expect(at("/new?game=gaia&solo")).toEqual({ page: "new", game: "gaia", solo: true, text: "" });
    expect(at("/new?game=race&text=x1")).toEqual({ page: "new", game: "race", solo: false, text: "x1" });
    expect(at("/cards")).toEqual({ page: "cards" });
    expect(at("/account")).toEqual({ page: "account" });
    expect(at("/login")).toEqual({ page: "login" });
    expect(at("/forgot")).toEqual({ page: "forgot" });
    expect(at("/reset#t0k-en")).toEqual({ page: "reset", token: "t0k-en" });
    expect(at("/verify#t0k-en")).toEqual({ page: "verify", token: "t0k-en" });
    expect(at("/table/abc")).toEqual({ page: "table", id: "abc", at: null, guided: false });
    expect(at("/table/abc?guide")).toEqual({ page: "table", id: "abc", at: null, guided: true });
    expect(at("/table/abc/at/87")).toEqual({ page: "table", id: "abc", at: 87, guided: false });
    expect(at("/join/abc/2/t0k-en")).toEqual({ page: "join", id: "abc", seat: 2, token: "t0k-en" });
    expect(at("/rules/gaia#GP-BUILD-03")).toEqual({ page: "rules", game: "gaia", rule: "GP-BUILD-03", table: "" });
  });

  it("that mean nothing are told", () => {
    expect(at("/table/abc/at/x")).toEqual({ page: "lost" });
    expect(at("/join/abc/two/t")).toEqual({ page: "lost" });
    expect(at("/nowhere")).toEqual({ page: "lost" });
  });

  it("change the page without loading it", () => {
    const stop = startRouter();
    document.body.innerHTML = '<a href="/rules/gaia"><b>rules</b></a><a id="file" href="/api/tables/x/record">file</a>';
    document.querySelector("b")!.click();
    expect(location.pathname).toBe("/rules/gaia");
    expect(route()).toEqual({ page: "rules", game: "gaia", rule: "", table: "" });
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector("#file")!.dispatchEvent(click);
    expect(location.pathname).toBe("/rules/gaia");
    go("/", { replace: true });
    expect(route()).toEqual({ page: "home" });
    stop();
  });
});
