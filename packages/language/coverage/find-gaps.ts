import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { copyPackages } from "./copied-packages.ts";

/** `place`: "packages/language/src/languages.ts:6"; `problem` in the compiler's words. */
export type Gap = { place: string; problem: string };

const ERROR = /^([^\s(][^(]*)\((\d+),\d+\): error TS\d+: (.*)$/gm;

/**
 * What packages and apps lack of a language: all that the compiler says against them once it is on the list of the
 * product's languages. Tests are left aside. `folders`: "packages/language"; `extra`: further files, by their path.
 */
export async function findGaps(
  id: string,
  folders: string[],
  extra: Record<string, string> = {},
): Promise<Gap[]> {
  const { root, remove } = copyPackages(id, extra);
  try {
    const outputs: string[] = [];
    for (const folder of folders) outputs.push(await compile(root, folder));
    const found = outputs.flatMap((output) =>
      [...output.matchAll(ERROR)].map(([, path = "", line = "", problem = ""]) => ({
        place: `${path}:${line}`,
        problem,
      })),
    );
    // A package compiles those that it imports too.
    return [...new Map(found.map((gap) => [gap.place, gap])).values()].filter(({ place }) =>
      folders.some((folder) => place.startsWith(`${folder}/`) && !place.startsWith(`${folder}/test/`)),
    );
  } finally {
    remove();
  }
}

/** What the compiler says of one package or app; its exit code only tells that it said something. */
function compile(root: string, folder: string): Promise<string> {
  const project = join(folder, "tsconfig.json");
  const compiler = join(root, folder, "node_modules/typescript/lib/tsc.js");
  if (!existsSync(compiler)) throw new Error(`no compiler at ${compiler}: run the install first`);
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, "-p", project, "--pretty", "false"], { cwd: root }, (_, output) =>
      resolve(output),
    );
  });
}
