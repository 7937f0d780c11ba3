import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { PROJECT_ROOT, toolEnvironment } from "../project.ts";

const checkout = mkdtempSync(join(tmpdir(), "terzi-lint-"));
copyFileSync(join(PROJECT_ROOT, "biome.json"), join(checkout, "biome.json"));
afterAll(() => rmSync(checkout, { recursive: true }));

/** What the project's linter says of a text that stands at `path`. */
const lint = (path: string, text: string): string => {
  mkdirSync(join(checkout, dirname(path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
  const { stdout, stderr } = spawnSync("biome", ["lint", "--vcs-enabled=false", path], {
    cwd: checkout,
    env: toolEnvironment(),
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const said = stdout + stderr;
  expect(said).toContain("Checked 1 file");
  return said;
};

const FEATURE = "apps/server/src/features/cv";

test("a verb and a store know neither HTTP nor tRPC; a router does", () => {
  const imports = `import { TRPCError } from "@trpc/server";\nthrow new TRPCError({ code: "NOT_FOUND" });\n`;
  expect(lint(`${FEATURE}/save.ts`, imports)).toContain("noRestrictedImports");
  expect(lint(`${FEATURE}/store.ts`, imports)).toContain("noRestrictedImports");
  expect(lint(`${FEATURE}/save.ts`, imports.replace("@trpc/server", "fastify"))).toContain(
    "noRestrictedImports",
  );
  expect(lint(`${FEATURE}/router.ts`, imports)).not.toContain("noRestrictedImports");
});

test("only the configuration reads the environment", () => {
  const text = "export const port = process.env.PORT;\n";
  expect(lint("apps/server/src/app.ts", text)).toContain("noProcessEnv");
  expect(lint("packages/db/src/open-db.ts", text)).toContain("noProcessEnv");
  expect(lint("apps/server/src/config.ts", text)).not.toContain("noProcessEnv");
});

test("barrels, enums and non-null assertions are refused", () => {
  expect(lint("packages/mail/src/mail.ts", `export * from "./smtp.ts";\n`)).toContain("noReExportAll");
  expect(lint("packages/mail/src/mail.ts", "export enum Kind {\n  A,\n}\n")).toContain("noEnum");
  expect(lint("packages/mail/src/mail.ts", "export const first = (a: string[]) => a[0]!;\n")).toContain(
    "noNonNullAssertion",
  );
});

test("a promise that nobody waits for is refused", () => {
  const text = (call: string) =>
    `async function take(): Promise<void> {}\nexport async function pay(): Promise<void> {\n  ${call};\n}\n`;
  expect(lint(`${FEATURE}/save.ts`, text("take()"))).toContain("noFloatingPromises");
  expect(lint(`${FEATURE}/save.ts`, text("await take()"))).not.toContain("noFloatingPromises");
});
