import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const EVERY_PAGE_LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store)|@trpc[\\/](client[\\/]dist(?![\\/]httpBatchStreamLink)|react-query|server))[\\/]/;
const EVERY_PAGE_SOURCES =
  /src[\\/](app[\\/](?!home-page|signed-in-shell|shell-footer|forget-work|contract-form|size-notice|reads)|query-client\.ts|failures\.ts|show-values\.ts|texts\.ts|toast\.ts|page-title\.ts|brand\.tsx|color-scheme\.ts|limits\.ts|preferred-language\.ts)/;

/** The parts of the matcher's vocabulary have one version: a hash for each would take more than the rest of their names. */
const PARTS = globSync("../../packages/lexicon/generated/parts/*.gen.ts", {
  cwd: import.meta.dirname,
}).sort();
const versionOfParts = PARTS.reduce(
  (hash, path) => hash.update(readFileSync(new URL(path, import.meta.url))),
  createHash("sha256"),
)
  .digest("hex")
  .slice(0, 8);

export default defineConfig({
  base: "/",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      indexToken: "home",
      generatedRouteTree: "./src/route-tree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
  ],
  // The renderer of the public pages runs once, from one bundle.
  ssr: { noExternal: true },
  // The matcher's worker loads parts of its vocabulary when a posting calls for them.
  worker: {
    format: "es",
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) =>
          name.endsWith(".gen") ? `assets/[name]-${versionOfParts}.js` : "assets/[name]-[hash].js",
      },
    },
  },
  build: {
    outDir: "dist",
    manifest: true,
    // The content security policy allows files of ours and no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs travels as two files rather than thirty; each answer has headers of its own.
        codeSplitting: {
          groups: [
            { name: "libraries", test: EVERY_PAGE_LIBRARIES, priority: 2 },
            { name: "frame", test: EVERY_PAGE_SOURCES, priority: 1 },
          ],
        },
      },
    },
  },
});
