import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { TEST_FOLDERS } from "./scripts/test-projects.ts";

/** They run in a browser, by a configuration of their own. */
const COMPONENTS = "test/components/**";

/** Starts the PostgreSQL that these need before the first of their files. */
const DATABASE_SETUP = join(import.meta.dirname, "packages/db/src/testing-setup.ts");
/** Starts the product that most journeys share. */
const PRODUCT_SETUP = join(import.meta.dirname, "tests/journeys/shared-product.ts");
const SETUP: Record<string, string[]> = {
  "@terzi/db": [DATABASE_SETUP],
  server: [DATABASE_SETUP],
  "@terzi/journeys": [PRODUCT_SETUP],
};

/** What Vite builds, it loads; the rest is loaded by Node itself, as in the product. */
const BUNDLED = new Set(["@terzi/web", "@terzi/admin", "@terzi/ui"]);

/** The test files that take longest, the longest first: begun last, they would leave a core with nothing to do. */
const LONGEST = [
  "start-and-stop",
  "studio-elsewhere",
  "account-screens",
  "main-thread",
  "screens",
  "admin-actions",
  "writing-model",
  "connection",
  "embedded",
  "attacked-postings",
  "embedded-users",
  "model-reader",
  "workers",
  "third-language",
  "scans",
  "studio",
  "professions",
  "printer",
  "upload-and-sign-up",
];

/** Vitest goes by size where it has no memory of an earlier run, as in a fresh clone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = LONGEST.map((name) => `/${name}.test.ts`);
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = places.findIndex((end) => moduleId.endsWith(end));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A file's world is what it opens: nothing lives in modules, and to load them anew for each file costs more than
    // the tests.
    isolate: false,
    tags: [{ name: "long", description: "walks through every combination, or keeps the machine busy" }],
    // What hangs fails at last; a machine that has other things to do may take its time.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 240_000 } },
    // Inline, so that the web apps' own configuration is left out, whose router plugin writes files.
    projects: [
      ...Object.entries(TEST_FOLDERS).map(([name, root]) => ({
        extends: true as const,
        root,
        test: {
          name,
          globalSetup: SETUP[name] ?? [],
          exclude: [...configDefaults.exclude, COMPONENTS],
          experimental: { viteModuleRunner: BUNDLED.has(name) },
        },
      })),
      "apps/web/vitest.components.config.ts",
    ],
  },
});
