/** What the reader has chosen for this browser: kept in its storage, shown in the attributes of the page. */

const WORDS = Object.keys(import.meta.glob("../../../src/astrarium/locale/*/web.ftl", { query: "?raw" }));
/** The languages that there are: the folders of words. */
export const LANGUAGES: readonly string[] = WORDS.map((path) => path.split("/").at(-2)!).sort();

/** What a language calls itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export interface Settings {
  language: string;
  theme: "system" | "dark" | "light";
  palette: "default" | "safe";
  /** One soft sound when a turn begins. */
  sound: boolean;
  /** `system` asks the machine whether motion should be reduced. */
  motion: "system" | "off";
  /** Web Notifications when a turn begins and the page is not looked at. */
  notices: boolean;
}

const PLACE = "astrarium";

/** The first language that the browser prefers and that is one of ours; else English. */
export function preferredLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const own = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (own) return own;
  }
  return "en";
}

function read(): Settings {
  const fresh: Settings = {
    language: preferredLanguage(navigator.languages),
    theme: "system",
    palette: "default",
    sound: false,
    motion: "system",
    notices: false,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>) };
  } catch {
    return fresh;
  }
}

export const settings: Settings = $state(read());

const prefersLight = matchMedia("(prefers-color-scheme: light)");

function dress(): void {
  const root = document.documentElement;
  const light = settings.theme === "light" || (settings.theme === "system" && prefersLight.matches);
  root.dataset.theme = light ? "light" : "dark";
  root.dataset.palette = settings.palette;
  root.dataset.motion = settings.motion;
}

/** Keep the page and the storage as the settings say, for as long as the page lives. */
export function keepSettings(): void {
  prefersLight.addEventListener("change", dress);
  $effect.root(() => {
    $effect(() => {
      dress();
      try {
        localStorage.setItem(PLACE, JSON.stringify(settings));
      } catch {
        // A browser without storage forgets; everything else works.
      }
    });
  });
}

/** Whether things should change without travelling. */
export function stillMotion(): boolean {
  return settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
