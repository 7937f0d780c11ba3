import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/admin/",
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
  build: {
    outDir: "dist",
    // The content security policy allows files of ours and no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What zod looks for when it is loaded has to be there before it: a file of its own, the first that the entry asks for.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "zod-without-eval", test: /zod-without-eval/ }] } },
    },
  },
});
