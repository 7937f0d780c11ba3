import type { Place } from "@terzi/contracts/place";
import { guardCue } from "../../languages/all-guard-cues.ts";
import type { FactEntry } from "../facts/fact.ts";
import { linesAt, textsAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { readLine } from "../parse/read-line.ts";
import { isTranslation } from "./credentials.ts";
import { toldWordsIn } from "./told-words.ts";
import { isMet, knownBy } from "./words-lost.ts";

const CALLED = new RegExp(guardCue("calledAs"), "iu");

/** Whether who is called something ("as the duty holder") is called so by a line or a heading, and not another. */
export function keepsCalling(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const called = CALLED.exec(sentence.text)?.slice(1).find(Boolean);
  const isOfJob = entries.some(({ kind }) => kind === "experiences");
  if (!called || !isOfJob || linesAt(evidence, entries).some(({ text }) => CALLED.test(text))) return true;
  const { language, names } = sentence.words;
  const line = readLine(called, { language, names });
  const places = entries.map(({ place }) => place);
  const headings = textsAt(places, entries).filter((text) => !linesAt(evidence, entries).includes(text));
  return toldWordsIn(line).every(
    (word) =>
      word.isEmpty ||
      headings.some(
        (heading) =>
          isMet(word, knownBy(toldWordsIn(heading))) ||
          isTranslation(word, toldWordsIn(heading), heading, line),
      ),
  );
}
