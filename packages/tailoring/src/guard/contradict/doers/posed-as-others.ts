import type { Conflict } from "@terzi/contracts/cv";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";
import { handedOffIn } from "./handed-off-parts.ts";

const AS = new RegExp(
  String.raw`(?<!\p{L})(?:${turnedCue("asBefore")})(?<before>\p{L}+(?: \p{L}+)?)|(?<!\p{L})(?<behind>\p{L}+)(?:${turnedCue("asBehind")})(?!\p{L})`,
  "diu",
);

/** "As the chief engineer", of whose work he reviewed: whoever does what a line leaves to others isn't oneself. */
export function posedAsOtherConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  const { before, behind } = AS.exec(sentence.text)?.indices?.groups ?? {};
  const [from, to] = before ?? behind ?? [0, 0];
  const posed = toldWordsIn(sentence).filter(({ start, end }) => start >= from && end <= to);
  const others = handedOffIn(line).flatMap(({ who, from: start }) =>
    toldWordsIn(line).filter(
      (word) => who && word.start < who.end && word.end > who.start && word.start >= start,
    ),
  );
  const titles = linesOf(entries.map((entry) => ({ ...entry, texts: [] }))).flatMap(toldWordsIn);
  const isOwn = sharedWords(
    posed,
    sentence,
    toldWordsIn(line).filter((word) => !others.includes(word)),
    line,
  ).length;
  const theirs = sharedWords(posed, sentence, others, line);
  return posed.length > 0 &&
    !isOwn &&
    theirs.length === posed.length &&
    !sharedWords(posed, sentence, titles, line).length
    ? [{ kind: "role", said: sentence.text.slice(from, to), known: line.text }]
    : [];
}
