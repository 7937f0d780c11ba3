import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../project.ts";

const find = (file: string, pattern: RegExp): string[] => {
  const text = readFileSync(join(PROJECT_ROOT, file), "utf8");
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))].sort();
};

const table =
  readFileSync(join(PROJECT_ROOT, "README.md"), "utf8").split("| Variable |")[1]?.split("\n\n")[0] ?? "";
const inReadme = table
  .split("\n")
  .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map((match) => match[1] ?? ""));

/** Of a site to log in by, each has four variables; both texts take Google for an example. */
const ofOneSite = find("apps/server/src/read-identities.ts", /"([A-Z]+(?:_[A-Z]+)*)"/g).map(
  (part) => `OIDC_GOOGLE_${part}`,
);
/** TERZI_DEV is how `pnpm dev` tells the server, and nobody's setting. */
const read = [...find("apps/server/src/config.ts", /"([A-Z]+(?:_[A-Z]+)*)"/g), ...ofOneSite]
  .filter((name) => name !== "TERZI_DEV")
  .sort();

test("README's table names the settings that the server reads, and no others", () =>
  expect(inReadme.sort()).toEqual(read));

test(".env.example names them too", () => expect(find(".env.example", /^#([A-Z_]+)=/gm)).toEqual(read));

test("the server's container is given only settings that there are", () => {
  const compose = readFileSync(join(PROJECT_ROOT, "docker-compose.yml"), "utf8");
  const server = /^ {2}server:\n((?: {3,}.*\n|\n)+)/m.exec(compose)?.[1] ?? "";
  const given = [...server.matchAll(/^ {6}([A-Z_]+):/gm)].map((match) => match[1] ?? "");
  expect(given).toContain("DATABASE_URL");
  expect(read).toEqual(expect.arrayContaining(given));
});
