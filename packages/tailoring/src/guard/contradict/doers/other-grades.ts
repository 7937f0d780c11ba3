import type { Conflict } from "@terzi/contracts/cv";
import { foldAscii } from "@terzi/language/normalise";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { polesOf } from "../scope/opposed-words.ts";
import type { Line } from "../../parse/line.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

/** A step of a ladder that has a name: "Band 6", "seviye 4", "3. kademe". */
type Grade = { ladder: string; step: string; isHeld: boolean };

const LADDER = turnedCue("ladder");
const GRADE = new RegExp(String.raw`\b(?:(${LADDER}) (\d{1,2})(?![\d.,:/%-])|(\d{1,2})\. (${LADDER}))`, "g");

/** What says in one part of a line that something was not gained yet. */
const isAimedAt = (part: string, line: Line): boolean =>
  polesOf(line, "credential").some(({ pole, surface }) => pole === 0 && part.includes(surface));

export const gradesIn = (line: Line): Grade[] =>
  line.text.split(/[,;.](?!\d)\s/u).flatMap((part) =>
    [...foldAscii(part).matchAll(GRADE)].map(([, before, behindIt, first, behind]) => ({
      ladder: before ?? behind ?? "",
      step: behindIt ?? first ?? "",
      isHeld: !isAimedAt(part, line),
    })),
  );

/** "Band 7", of who was in band 6; "level 4", of who has level 3 and prepares for level 4. */
export function otherGradeConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const told = gradesIn(sentence);
  if (!told.length) return [];
  const known = linesOf(entries).flatMap(gradesIn);
  const titles = entries.flatMap(({ heading }) => heading.filter(({ isTitle }) => isTitle));
  const there = [line, ...titles.map((title) => title.line)].flatMap(gradesIn);
  return told.flatMap((said) => {
    if (!said.isHeld) return [];
    const isSame = ({ ladder, step }: Grade) => ladder === said.ladder && step === said.step;
    const isHeld = known.some((one) => isSame(one) && one.isHeld);
    const other = there.find(({ ladder }) => ladder === said.ladder);
    return other && !isHeld
      ? [{ kind: "level" as const, said: `${said.ladder} ${said.step}`, known: line.text }]
      : [];
  });
}
