// What is wrong with the page as it is drawn now; `touch`: it is used by fingers.
(touch) => {
  const faults = [];
  const said = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);
  const where = (one) => {
    const names = [];
    for (let at = one; at && names.length < 3; at = at.parentElement) {
      const kind = (at.getAttribute("class") ?? "").split(" ").filter((name) => name && !name.startsWith("svelte-"));
      names.unshift(
        at.tagName.toLowerCase() +
          (at.id ? "#" + at.id : "") +
          kind
            .slice(0, 2)
            .map((name) => "." + name)
            .join(""),
      );
    }
    return names.join(">");
  };
  const note = (kind, one, text) => faults.push(`${kind}: ${said(text)} @ ${where(one)}`);
  const veiled = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" && style.position === "absolute") return true;
    }
    return false;
  };
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  if (document.documentElement.scrollWidth > innerWidth)
    faults.push("the page is too wide: " + document.documentElement.scrollWidth);

  // Which part of a box can be seen at all, and whether it can be scrolled to.
  const cutBy = (one, box) => {
    let [x, y] = [false, false];
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      const slack = 1.5;
      if (style.position === "absolute" && around.width <= 1) return null;
      const hides = (value) => value === "hidden" || value === "clip";
      if (!x && hides(style.overflowX) && (box.left < around.left - slack || box.right > around.right + slack))
        return ["cut sideways", at];
      if (
        !y &&
        hides(style.overflowY) &&
        (box.top < around.top - slack - 1 || box.bottom > around.bottom + slack + 1)
      )
        return ["cut in height", at];
      if (["auto", "scroll"].includes(style.overflowX) && at.scrollWidth > at.clientWidth) x = true;
      if (["auto", "scroll"].includes(style.overflowY) && at.scrollHeight > at.clientHeight) y = true;
      if (style.position === "fixed") break;
    }
    if (!x && (box.left < -1 || box.right > innerWidth + 1)) return ["off the side", document.body];
    return null;
  };

  // The part of a box that its scrolling and cutting ancestors leave in sight.
  const within = (one, box) => {
    let { left, right, top, bottom } = box;
    for (let at = one; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" && style.position === "absolute") return null;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const around = at.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return right - left > 2 && bottom - top > 3
      ? { left, right, top, bottom, width: right - left, height: bottom - top }
      : null;
  };

  for (const one of document.querySelectorAll("body *")) {
    if (!(one instanceof HTMLElement) || !shown(one)) continue;
    const style = getComputedStyle(one);
    if (
      ["auto", "scroll"].includes(style.overflowX) &&
      one.scrollWidth > one.clientWidth + 1 &&
      one.clientWidth > 0 &&
      !veiled(one)
    )
      note(`scrolls sideways by ${one.scrollWidth - one.clientWidth}`, one, one.textContent ?? "");
    if (
      style.textOverflow === "ellipsis" &&
      one.scrollWidth > one.clientWidth + 1 &&
      style.overflowX !== "visible" &&
      !veiled(one)
    )
      note("ends in dots", one, one.textContent ?? "");
  }

  // Texts, as they stand.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const text = node.data;
    if (
      !text.trim() ||
      !one ||
      one.closest(".unseen, .skip") ||
      ["SCRIPT", "STYLE", "TITLE", "OPTION", "TEXTAREA"].includes(one.tagName) ||
      !shown(one)
    )
      continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (boxes.length === 0) continue;
    const all = range.getBoundingClientRect();
    if (all.width <= 2 && all.height <= 2) continue;
    if (veiled(one)) continue;
    let seen = true;
    for (const box of boxes) {
      const cut = cutBy(one, box);
      if (cut === null) {
        continue;
      }
      seen = false;
      note(cut[0], one, text);
      break;
    }
    if (one.closest("svg") === null)
      for (const word of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set(
          [...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => Math.round(box.top / 4)),
        );
        if (tops.size > 1) {
          note("a word is broken: " + word[0], one, text);
          break;
        }
      }
    if (seen) texts.push({ one, text, boxes: boxes.map((box) => within(one, box)).filter((box) => box !== null) });
  }

  // Texts over each other; what is hidden below something opaque is not over anything.
  const onTop = (one, x, y) =>
    document.elementsFromPoint(x, y).some((at) => at === one || one.contains(at) || at.contains(one));
  const inView = (box) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const flat = texts
    .flatMap((entry) => entry.boxes.filter(inView).map((box) => ({ ...entry, box })))
    .sort((a, b) => a.box.top - b.box.top);
  for (let i = 0; i < flat.length; i++)
    for (let j = i + 1; j < flat.length && flat[j].box.top < flat[i].box.bottom; j++) {
      const [a, b] = [flat[i], flat[j]];
      if (a.one === b.one || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide < 2 || high < Math.min(a.box.height, b.box.height) * 0.3) continue;
      if (a.one.closest(".fan, svg") && b.one.closest(".fan, svg")) continue;
      const x = Math.max(a.box.left, b.box.left) + wide / 2,
        y = Math.max(a.box.top, b.box.top) + high / 2;
      const stack = document.elementsFromPoint(x, y);
      const ground = (entry) => {
        // Is something opaque of another branch over it?
        for (const at of stack) {
          if (at === entry.one || at.contains(entry.one) || entry.one.contains(at)) return true;
          const colour = getComputedStyle(at).backgroundColor;
          if (!/rgba\(.*, 0\)|transparent/.test(colour)) return false;
        }
        return true;
      };
      if (stack.length && ground(a) && ground(b)) note("over each other: " + said(a.text) + " / ", b.one, b.text);
    }

  // What is pressed by fingers, and what cannot be pressed where it stands.
  const pressed =
    "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=radio], label:has(input)";
  for (const one of document.querySelectorAll(pressed)) {
    if (!shown(one) || one.closest("[inert], .skip")) continue;
    const box = one.getBoundingClientRect();
    if (box.width === 0 || (box.width <= 2 && box.height <= 2)) continue;
    if (one.matches("input") && one.closest("label")) continue;
    if (touch && !one.closest("svg") && (box.width < 43.5 || box.height < 43.5)) {
      const flows = one.matches("a") && getComputedStyle(one).display === "inline";
      const more = getComputedStyle(one, "::after");
      const grown =
        more.content !== "none" &&
        more.position === "absolute" &&
        parseFloat(more.height) >= 43.5 &&
        parseFloat(more.width) >= 43.5;
      if (!flows && !grown)
        note(
          `small for a finger ${Math.round(box.width)}x${Math.round(box.height)}`,
          one,
          one.getAttribute("aria-label") ?? one.textContent ?? "",
        );
    }
  }
  for (const one of document.querySelectorAll(".card")) {
    const box = one.getBoundingClientRect();
    if (box.width > 0 && box.width < 95.5 && one.closest("[data-target], .tableau, .hand"))
      note(`a card of ${Math.round(box.width)}`, one, one.textContent ?? "");
  }
  return [...new Set(faults)];
};
