import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDegree } from "@terzi/language/read-degree";
import { z } from "zod";
import { readYears } from "../../src/posting/years.ts";
import { ASKED, type Example, examplesOf } from "./examples.ts";

const Named = z.object({ text: z.string() });
const Row = z.object({ sentences: z.array(z.string()), skills: z.array(Named), knowledge: z.array(Named) });

/**
 * Real postings with the skills and knowledge that experts marked (SkillSpan, Zhang et al. 2022): a line that holds one
 * asks something. One that holds none may still ask for years, a degree or a condition, which they don't mark; only long
 * ones without these teach that nothing is asked. Of those many do ask, so that only every third posting is learned
 * from; the others stay to judge by.
 */
export function readSkillSpan(folder: string): [name: string, Example[]][] {
  const path = join(folder, "labelled_skills/skillspan_postings.jsonl");
  if (!existsSync(path)) return [];
  const examples = readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .filter((_, at) => at % 3 === 0)
    .flatMap((row) => readPosting(Row.parse(JSON.parse(row))));
  return [["skillspan", examples]];
}

const LEAST_WORDS = 4;

function readPosting({ sentences, skills, knowledge }: z.infer<typeof Row>): Example[] {
  const marked = [...skills, ...knowledge].map(({ text }) => text).filter((text) => text.length > 2);
  return examplesOf(sentences.join("\n"), (line) => {
    if (marked.some((text) => line.text.includes(text))) return ASKED;
    const isClear =
      line.text.split(/\s+/).length >= LEAST_WORDS &&
      readYears(line.text) === undefined &&
      readDegree(line.text) === undefined;
    return isClear ? ["none"] : undefined;
  });
}
