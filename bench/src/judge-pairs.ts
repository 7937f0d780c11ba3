import { readdirSync, readFileSync } from "node:fs";
import type { Verdict } from "@terzi/contracts/cv";
import { verdictOfLine } from "./verdict-of-line.ts";

const FOLDER = new URL("../claims/pairs/", import.meta.url);

export type JudgedPair = { file: string; line: string; sentence: string; verdict: Verdict };

/** What the guard says to each pair of claims/pairs: "what somebody wrote => how it is told". */
export const judgePairs = (): JudgedPair[] =>
  readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), "utf8")
        .split("\n")
        .flatMap((pair) => {
          const [line, sentence] = pair.split(" => ");
          if (!line || !sentence) return [];
          const name = file.replace(/\.txt$/, "");
          return [{ file: name, line, sentence, verdict: verdictOfLine(line, sentence) }];
        }),
    );
