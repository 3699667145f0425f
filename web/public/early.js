// Before anything is drawn: the theme and the palette that were chosen, so that no page flashes in another one.
(function () {
  try {
    var chosen = JSON.parse(localStorage.getItem("astrarium") || "{}");
    var asked = chosen.theme && chosen.theme !== "system" ? chosen.theme : "";
    var light = asked ? asked === "light" : matchMedia("(prefers-color-scheme: light)").matches;
    document.documentElement.dataset.theme = light ? "light" : "dark";
    if (chosen.palette === "safe") document.documentElement.dataset.palette = "safe";
    if (chosen.language) document.documentElement.lang = chosen.language;
  } catch {
    // Without storage the page keeps its defaults.
  }
})();
