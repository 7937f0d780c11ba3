import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";

const Mutant = z.strictObject({
  /** What is wrong with the product then, as a person would tell it. */
  bug: z.string().min(10),
  /** From the root of the project. */
  file: z.string(),
  /** Stands in the file exactly once; several lines are a list of them. */
  find: z.union([z.string(), z.array(z.string())]),
  replace: z.union([z.string(), z.array(z.string())]),
  /** The tests that should notice, where they are others than the area's. */
  tests: z.array(z.string()).min(1).optional(),
});

/** `tests`: paths of test files from the root of the project, or how such paths begin. */
const Area = z.strictObject({ tests: z.array(z.string()).min(1), mutants: z.array(Mutant) });

/** One bug to put in: `find` in `file` becomes `replace`, and one of `tests` is to fail. */
export type Mutant = {
  area: string;
  bug: string;
  file: string;
  find: string;
  replace: string;
  tests: string[];
};

const joined = (text: string | string[]): string => (typeof text === "string" ? text : text.join("\n"));

/** Every mutant of the folder's areas, a JSON file each; of some areas alone where they are named. */
export function readMutants(folder: string, areas: string[]): Mutant[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => basename(file, ".json"));
  const unknown = areas.filter((area) => !names.includes(area));
  if (unknown.length) throw new Error(`No such area: ${unknown.join(", ")}. There are ${names.join(", ")}.`);
  return names
    .filter((area) => !areas.length || areas.includes(area))
    .flatMap((area) => {
      const { tests, mutants } = Area.parse(JSON.parse(readFileSync(join(folder, `${area}.json`), "utf8")));
      return mutants.map((mutant) => ({
        ...mutant,
        area,
        find: joined(mutant.find),
        replace: joined(mutant.replace),
        tests: mutant.tests ?? tests,
      }));
    });
}

/** The file's text with the bug in it. Throws when the place isn't there once, or the outcome is no TypeScript. */
export function mutate(
  text: string,
  { file, find, replace }: Mutant,
  strip: (code: string) => string,
): string {
  const places = text.split(find).length - 1;
  if (places !== 1) throw new Error(`what is to be found stands ${places} times in ${file}`);
  const mutated = text.replace(find, () => replace);
  if (file.endsWith(".ts") && strip(mutated) === strip(text)) throw new Error(`${file} stays as it was`);
  return mutated;
}
