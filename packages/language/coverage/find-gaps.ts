import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { copyPackages } from "./copied-packages.ts";

/** `place`: "packages/language/src/languages.ts:6"; `problem` in the compiler's words. */
export type Gap = { place: string; problem: string };

const ERROR = /^([^\s(][^(]*)\((\d+),\d+\): error TS\d+: (.*)$/gm;

/**
 * What packages lack of a language: all that the compiler says against them once it is on the list of the product's
 * languages. Tests are left aside. `extra`: further files of the packages, by their path.
 */
export async function findGaps(
  id: string,
  packages: string[],
  extra: Record<string, string> = {},
): Promise<Gap[]> {
  const { root, remove } = copyPackages(id, extra);
  try {
    const outputs = await Promise.all(packages.map((name) => compile(root, name)));
    const found = outputs.flatMap((output) =>
      [...output.matchAll(ERROR)].map(([, path = "", line = "", problem = ""]) => ({
        place: `${path}:${line}`,
        problem,
      })),
    );
    // A package compiles those that it imports too.
    return [...new Map(found.map((gap) => [gap.place, gap])).values()].filter(({ place }) =>
      packages.some((name) => place.startsWith(`packages/${name}/src/`)),
    );
  } finally {
    remove();
  }
}

/** What the compiler says of one package; its exit code only tells that it said something. */
function compile(root: string, name: string): Promise<string> {
  const project = join("packages", name, "tsconfig.json");
  const compiler = join(root, "packages", name, "node_modules/typescript/lib/tsc.js");
  if (!existsSync(compiler)) throw new Error(`no compiler at ${compiler}: run the install first`);
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, "-p", project, "--pretty", "false"], { cwd: root }, (_, output) =>
      resolve(output),
    );
  });
}
