import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { layouting } from "./layouting.ts";
import { packing } from "./packing.ts";

const server = process.env.ASTRARIUM_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [layouting(), svelte(), packing()],
  // A test mounts components, so it needs the browser's half of Svelte.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/astrarium/server/static",
    emptyOutDir: true,
    target: "es2022",
    // What is packed into the page comes with its licences.
    license: { fileName: "licences.md" },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/health": server } },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["testing.ts"] },
});
