/** Where the reader is: the address of the page as data. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string; solo: boolean; text: string }
  | { page: "tables" }
  | { page: "replays" }
  | { page: "table"; id: string; at: number | null; guided: boolean }
  | { page: "join"; id: string; seat: number; token: string }
  | { page: "rules"; game: string; rule: string; table: string }
  | { page: "cards" }
  | { page: "account" }
  | { page: "login" }
  | { page: "forgot" }
  | { page: "reset"; token: string }
  | { page: "verify"; token: string }
  | { page: "lost" };

/** What an address means. */
export function read(address: URL): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [first = "", second = "", third = "", fourth = ""] = parts;
  const count = parts.length;
  if (count === 0) return { page: "home" };
  if (count === 1 && first === "new") {
    const asked = address.searchParams;
    return { page: "new", game: asked.get("game") ?? "", solo: asked.has("solo"), text: asked.get("text") ?? "" };
  }
  if (count === 1 && first === "tables") return { page: "tables" };
  if (count === 1 && first === "replays") return { page: "replays" };
  if (count === 1 && (first === "cards" || first === "account" || first === "login" || first === "forgot"))
    return { page: first };
  // Behind a `#`, because what stands there is sent to nobody.
  if (count === 1 && (first === "reset" || first === "verify")) return { page: first, token: address.hash.slice(1) };
  if (count === 2 && first === "table")
    return { page: "table", id: second, at: null, guided: address.searchParams.has("guide") };
  if (count === 4 && first === "table" && third === "at" && /^\d+$/.test(fourth)) {
    return { page: "table", id: second, at: Number(fourth), guided: false };
  }
  if (count === 4 && first === "join" && /^\d+$/.test(third)) {
    return { page: "join", id: second, seat: Number(third), token: fourth };
  }
  if (first === "rules" && count <= 2) {
    const table = address.searchParams.get("table") ?? "";
    return { page: "rules", game: second, rule: address.hash.slice(1), table };
  }
  return { page: "lost" };
}

function here(): Route {
  try {
    return read(new URL(location.href));
  } catch {
    return { page: "lost" };
  }
}

let current = $state.raw<Route>(here());

/** The page that is shown. Reactive. */
export function route(): Route {
  return current;
}

/** Go to another page; `replace` leaves no step back in the browser's history. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = here();
}

function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.getAttribute("href")?.startsWith("#") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  const samePage = link.pathname === location.pathname;
  go(link.pathname + link.search + link.hash);
  if (!samePage) scrollTo(0, 0);
}

/** Let links inside the site change the page without loading it anew. */
export function startRouter(): () => void {
  const back = (): void => {
    current = here();
  };
  document.addEventListener("click", follow);
  addEventListener("popstate", back);
  return () => {
    document.removeEventListener("click", follow);
    removeEventListener("popstate", back);
  };
}
