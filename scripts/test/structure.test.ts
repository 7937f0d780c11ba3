import { describe, expect, test } from "vitest";
import { checkJourneys, checkMocks } from "../structure/bans.ts";
import { checkBrowserReach } from "../structure/browser-reach.ts";
import { checkCycles } from "../structure/cycles.ts";
import { checkLayers } from "../structure/layers.ts";
import { checkNames } from "../structure/names.ts";
import { checkReach } from "../structure/reach.ts";
import { checkSizes } from "../structure/sizes.ts";
import { parseTree, type Rule } from "../structure/source-tree.ts";
import { checkTables } from "../structure/tables.ts";

const SRC = "apps/server/src";
const problems = (rule: Rule, texts: Record<string, string>): string[] =>
  rule(parseTree(texts)).map(({ path, problem }) => `${path}: ${problem}`);

describe("names", () => {
  test.each([
    "packages/db/src/openDb.ts",
    "packages/db/src/open_db.ts",
    "packages/db/src/date-utils.ts",
    "apps/web/src/helpers/dates.ts",
    "apps/server/src/features/cv/service.ts",
    "apps/server/src/features/cv/index.ts",
    "packages/mail/src/user-data.ts",
  ])("%s is no name", (path) => expect(problems(checkNames, { [path]: "" })).toHaveLength(1));

  test.each([
    "packages/db/src/open-db.ts",
    "packages/db/src/hold-data-dir.ts",
    "packages/tailoring/src/lexicon/data-and-cloud.ts",
    "packages/i18n/src/index.ts",
    "apps/web/index.html",
    "apps/web/src/routes/_signed-in/cvs_.$id.tsx",
    "apps/web/src/routeTree.gen.ts",
    "docs/decisions/0001-one-origin.md",
  ])("%s is a name", (path) => expect(problems(checkNames, { [path]: "" })).toEqual([]));
});

test("two hundred lines are the edge, three hundred or 12 KB too much, and texts may be longer", () => {
  const sizes = checkSizes(
    parseTree({
      "packages/a/src/normal.ts": "\n".repeat(200),
      "packages/a/src/long.ts": "\n".repeat(201),
      "packages/a/src/too-long.ts": "\n".repeat(301),
      "packages/a/src/words.ts": "x".repeat(12_001),
      "packages/i18n/src/en.ts": "\n".repeat(900),
      "apps/web/src/routeTree.gen.ts": "\n".repeat(900),
    }),
  );
  expect(sizes.map(({ path, isWarning }) => [path, isWarning ?? false])).toEqual([
    ["packages/a/src/long.ts", true],
    ["packages/a/src/too-long.ts", false],
    ["packages/a/src/words.ts", false],
  ]);
});

describe("cycles", () => {
  test("a file that imports itself by a detour is found, across packages and for types too", () => {
    const found = problems(checkCycles, {
      "packages/a/src/one.ts": `import { two } from "@terzi/b/two";`,
      "packages/b/src/two.ts": `export * from "./three.ts";`,
      "packages/b/src/three.ts": `import type { One } from "../../a/src/one.ts";`,
    });
    expect(found).toEqual([
      "packages/a/src/one.ts: imports itself: packages/a/src/one.ts → packages/b/src/two.ts → packages/b/src/three.ts → packages/a/src/one.ts",
    ]);
  });

  test("a worker that imports from the file that starts it is none", () =>
    expect(
      problems(checkCycles, {
        "packages/a/src/ask.ts": `new Worker(new URL("./worker.ts", import.meta.url));`,
        "packages/a/src/worker.ts": `import type { Answer } from "./ask.ts";`,
      }),
    ).toEqual([]));

  test("two ways to the same file are none", () =>
    expect(
      problems(checkCycles, {
        "packages/a/src/one.ts": `import "./two.ts"; import "./three.ts";`,
        "packages/a/src/two.ts": `import "./three.ts";`,
        "packages/a/src/three.ts": "",
      }),
    ).toEqual([]));
});

describe("layers of the server", () => {
  const imports = (from: string, to: string, names = "{ save }"): string[] =>
    problems(checkLayers, {
      [`${SRC}/${from}`]: `import ${names} from "${"../".repeat(from.split("/").length - 1)}./${to}";`,
      [`${SRC}/${to}`]: "",
    });

  test.each([
    ["features/cv/store.ts", "features/cv/save.ts"],
    ["features/cv/store.ts", "features/credits/store.ts"],
    ["features/cv/save.ts", "features/credits/store.ts"],
    ["features/cv/save.ts", "features/cv/router.ts"],
    ["features/cv/save.ts", "rest/routes.ts"],
    ["features/cv/save.ts", "jobs/clean-up.ts"],
    ["features/cv/save.ts", "trpc.ts"],
    ["features/cv/router.ts", "features/credits/store.ts"],
    ["rest/routes.ts", "features/cv/store.ts"],
    ["webhooks/stripe.ts", "features/credits/purchase-store.ts"],
    ["jobs/clean-up.ts", "rest/routes.ts"],
    ["ctx.ts", "app.ts"],
  ])("%s must not import %s", (from, to) => expect(imports(from, to)).toHaveLength(1));

  test.each([
    ["features/cv/save.ts", "features/cv/store.ts"],
    ["features/cv/save.ts", "features/credits/change-balance.ts"],
    ["features/cv/save.ts", "ctx.ts"],
    ["features/cv/router.ts", "features/cv/store.ts"],
    ["features/cv/files-router.ts", "trpc.ts"],
    ["rest/routes.ts", "router.ts"],
    ["webhooks/stripe.ts", "features/credits/confirm.ts"],
    ["jobs/clean-up.ts", "features/cv/store.ts"],
    ["app.ts", "rest/routes.ts"],
  ])("%s may import %s", (from, to) => expect(imports(from, to)).toEqual([]));

  test("a verb may read from another feature's store, and not write", () => {
    expect(imports("features/cv/generate.ts", "features/career/store.ts", "{ findProfile }")).toEqual([]);
    expect(imports("features/cv/generate.ts", "features/career/store.ts", "{ updateProfile }")).toHaveLength(
      1,
    );
    expect(imports("features/cv/generate.ts", "features/career/store.ts", "* as career")).toHaveLength(1);
  });
});

describe("tables", () => {
  test("a verb that queries is found, in the builder and in SQL", () => {
    expect(
      problems(checkTables, { [`${SRC}/features/cv/save.ts`]: `db.selectFrom("cv").execute();` }),
    ).toHaveLength(1);
    expect(
      problems(checkTables, { [`${SRC}/features/cv/save.ts`]: "sql`delete from preview`.execute(db);" }),
    ).toHaveLength(1);
  });

  test("a table named by a second feature is found, in a join too", () =>
    expect(
      problems(checkTables, {
        [`${SRC}/features/cv/store.ts`]: `db.insertInto("cv");`,
        [`${SRC}/features/tickets/store.ts`]: `db.selectFrom("ticket as t").innerJoin("cv as c", "c.id", "t.cvId");`,
      }),
    ).toEqual([`${SRC}/features/tickets/store.ts: queries "cv", whose home is cv`]));

  test("admin's store reads the tables of all", () =>
    expect(
      problems(checkTables, {
        [`${SRC}/features/admin/store.ts`]: `db.selectFrom(["cv", "ticket"]);`,
        [`${SRC}/features/cv/store.ts`]: `db.insertInto("cv");`,
      }),
    ).toEqual([]));
});

describe("what a browser can run", () => {
  test("a package that a page reaches must not need Node, however far down", () =>
    expect(
      problems(checkBrowserReach, {
        "apps/web/src/preview.tsx": `import { cvHtml } from "@terzi/documents/html";`,
        "packages/documents/src/html.ts": `import { font } from "./font.ts";`,
        "packages/documents/src/font.ts": `import { readFileSync } from "node:fs";`,
      }),
    ).toEqual([
      "packages/documents/src/font.ts: imports node:fs, which no browser has, and a web app reaches it from packages/documents/src/html.ts",
    ]));

  test("an app takes the server's types, and nothing else of it", () => {
    const app = (text: string) => problems(checkBrowserReach, { "apps/web/src/api.ts": text });
    expect(app(`import type { AppRouter } from "@terzi/server/router";`)).toEqual([]);
    expect(app(`import { appRouter } from "@terzi/server/router";`)).toHaveLength(1);
    expect(app(`const db = await import("@terzi/db/open-db");`)).toHaveLength(1);
  });
});

test("a file that only its own tests reach is found", () =>
  expect(
    problems(checkReach, {
      "apps/server/src/app.ts": `import { openDb } from "@terzi/db/open-db";`,
      "packages/db/src/open-db.ts": `new Worker(new URL("./worker.ts", import.meta.url));`,
      "packages/db/src/worker.ts": "",
      "packages/db/src/forgotten.ts": "",
      "packages/db/test/forgotten.test.ts": `import "../src/forgotten.ts";`,
    }),
  ).toEqual(["packages/db/src/forgotten.ts: nothing but its own tests reaches it"]));

test("a journey that imports the product is found", () => {
  const journey = (text: string) =>
    problems(checkJourneys, {
      "tests/journeys/a.test.ts": text,
      "apps/server/src/app.ts": "",
      "tests/journeys/b.ts": "",
    });
  expect(journey(`import type { Cv } from "@terzi/contracts/cv";`)).toHaveLength(1);
  expect(journey(`import { createApp } from "../../apps/server/src/app.ts";`)).toHaveLength(1);
  expect(journey(`import "./b.ts"; import { test } from "vitest";`)).toEqual([]);
  expect(journey(`import { findBundledChromium } from "@terzi/chromium/bundled-chromium";`)).toEqual([]);
});

test("a mocked module is found", () =>
  expect(problems(checkMocks, { "packages/mail/test/a.test.ts": `vi.mock("nodemailer");` })).toHaveLength(1));
