import "./style/tokens.css";
import "./style/scale.css";
import "./style/base.css";
import "./style/rings.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { keepShell } from "./lib/installed";
import { showLanguage } from "./lib/language.svelte";
import { startRouter } from "./lib/router.svelte";
import { keepSettings, settings } from "./lib/settings.svelte";
import sprite from "./style/icons.svg?raw";

document.body.insertAdjacentHTML("afterbegin", sprite);
keepSettings();
startRouter();
await showLanguage(settings.language);
mount(App, { target: document.getElementById("app")! });
keepShell();
