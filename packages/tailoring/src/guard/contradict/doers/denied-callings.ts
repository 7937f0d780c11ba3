import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { partOf } from "../../shown/word-ways.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { handedOffIn, isDenial } from "./handed-off-parts.ts";

const CALLING = new RegExp(`(?:${guardCue("calling")})\\p{L}{0,3}$`, "iu");
const STEM = 4;
const DENIES = new RegExp(guardCue("keepsDenial"), "iu");

/** What the name of a calling has in common with its deed: "assess", of an assessor. */
const stemOf = ({ surface }: ToldWord): string => surface.toLowerCase().replace(CALLING, "");

/** "Assessed drivers", of who was not an assessor: a calling that is denied, told as a deed. */
export function deniedCallingConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (DENIES.test(sentence.text)) return [];
  const stems = handedOffIn(line)
    .filter(isDenial)
    .flatMap(({ from, to }) =>
      toldWordsIn(line).filter(
        ({ start, end, surface }) => start >= from && end <= to && CALLING.test(surface),
      ),
    )
    .map(stemOf)
    .filter(({ length }) => length >= STEM);
  const deed = (one: ToldWord, of: Parameters<typeof partOf>[1]) => partOf(one, of) === "deed";
  const isOf = (stem: string) => (word: ToldWord) => word.surface.toLowerCase().startsWith(stem);
  const said = toldWordsIn(sentence).find((word) =>
    stems.some(
      (stem) =>
        isOf(stem)(word) &&
        deed(word, sentence) &&
        !toldWordsIn(line).some((own) => isOf(stem)(own) && deed(own, line)),
    ),
  );
  return said ? [{ kind: "denial", said: said.surface, known: line.text }] : [];
}
