import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/games/*/sample.json"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // The types of the compiler know more names than the linter does.
      "no-undef": "off",
      // A name that begins with an underscore says itself that nobody reads it.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and sets are made anew inside derived values here; state that changes in place is $state.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check judges these comments, with the types that this linter does not have.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} keeps a space at the end of a line, which the formatter writes itself.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
