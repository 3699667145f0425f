/** Telling the reader that it is their turn: title, icon, a notice of the system, one soft sound. */
import { beTold, beToldNoMore } from "./push";
import { settings } from "./settings.svelte";

const ICONS = { calm: "/favicon.svg", turn: "/favicon-turn.svg" };

/** The title of the page, and whether something waits for the reader: a dot in title and icon says so. */
export function showPage(title: string, waiting = false): void {
  const name = title ? `${title} · Astrarium` : "Astrarium";
  document.title = waiting ? `● ${name}` : name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = waiting ? ICONS.turn : ICONS.calm;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Whether the browser can show notices at all. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Ask for the permission to show notices; they are on only if it is given. */
export async function allowNotices(wanted: boolean): Promise<void> {
  settings.notices = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
  await (settings.notices ? beTold(settings.language) : beToldNoMore());
}

/** A turn has begun: a notice where the page is not looked at, and a sound where it is wished. */
export function turnBegins(title: string, body: string, tag: string): void {
  if (settings.sound) chime();
  if (!settings.notices || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const notice = new Notification(title, { body, tag, icon: ICONS.turn });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Two quiet notes. */
export function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, at) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.65);
    if (at === 1) tone.onended = () => void audio.close();
  });
}
