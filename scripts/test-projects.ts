import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "./project.ts";

const packages = readdirSync(join(PROJECT_ROOT, "packages")).filter((folder) =>
  existsSync(join(PROJECT_ROOT, "packages", folder, "test")),
);

/** Where tests are, by the name of Vitest's project. */
export const TEST_FOLDERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(packages.map((folder) => [`@terzi/${folder}`, `packages/${folder}`])),
  "@terzi/web": "apps/web",
  "@terzi/admin": "apps/admin",
  server: "apps/server",
  "@terzi/journeys": "tests/journeys",
  "@terzi/bench": "bench",
  scripts: "scripts",
};

/** The project to which a file belongs, by the file's path from the root. */
export const projectOf = (path: string): string | undefined =>
  Object.keys(TEST_FOLDERS).find((project) => path.startsWith(`${TEST_FOLDERS[project]}/`));
