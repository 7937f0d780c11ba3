import { type Place, parsePlace } from "@terzi/contracts/place";
import { keptLines } from "../fitting/kept-lines.ts";
import { tellsResult } from "../writing/tells-result.ts";
import type { ArrangedEntry, ArrangedLine, WritingTask } from "../writing/writer.ts";
import type { AnsweredEntry, CvAnswer } from "./cv-answer.ts";
import type { CvMaterial, MaterialEntry } from "./cv-material.ts";

/** A sentence of a summary, with the places and texts of the profile that it claims to rest on. */
export type ProposedSentence = { text: string; restsOn: Place[]; evidence: string[] };
export type Proposal = { headline: string; summary: ProposedSentence[]; arranged: ArrangedEntry[] };

const SENTENCES_AT_MOST = 8;
const SENTENCE_CHARS = 600;
const ADDED_PER_ENTRY = 2;
const ADDED_CHARS = 300;
const MERGED_AT_MOST = 3;

const BULLET = /^[\s•*·▪–-]+(?=\S)/;
const levelled = (text: string): string => text.replace(BULLET, "").replace(/\s+/g, " ").trim();

/** Rewording lengthens a line by words, not by paragraphs. */
const longestFor = (own: string): number => Math.max(300, 2 * own.length);

/** The same words in the same order aren't a new wording. */
const isSame = (one: string, other: string): boolean =>
  levelled(one).replace(/[.;]$/, "") === levelled(other).replace(/[.;]$/, "");

function arrangedLines(answered: AnsweredEntry, entry: MaterialEntry): ArrangedLine[] {
  const left = new Map(entry.lines.map((line) => [line.id, line]));
  return answered.lines.flatMap(({ from, text }) => {
    const lines = [...new Set(from)].flatMap((id) => left.get(id) ?? []).slice(0, MERGED_AT_MOST);
    if (!lines.length) return [];
    for (const { id } of lines) left.delete(id);
    const places = lines.map(({ at }) => at);
    const own = lines.map((line) => line.text).join(" ");
    const said = text === null ? "" : levelled(text);
    const isNew = said !== "" && said.length <= longestFor(own) && !isSame(said, own);
    return [{ from: places, text: isNew ? said : null }];
  });
}

/** Lines that may go: without a figure, not the best evidence of anything asked, and never all of an entry. */
function droppedPlaces(answered: AnsweredEntry, entry: MaterialEntry, kept: ReadonlySet<Place>): Place[] {
  const used = new Set(answered.lines.flatMap(({ from }) => from));
  const may = entry.lines.filter(
    ({ id, at, text }) => answered.drop.includes(id) && !used.has(id) && !tellsResult(text) && !kept.has(at),
  );
  return may.slice(0, Math.floor(entry.lines.length / 2)).map(({ at }) => at);
}

/** What an extensive CV may say beyond the profile, for the person to confirm. */
function addedLines(answered: AnsweredEntry, entry: MaterialEntry, { order }: WritingTask): string[] {
  if (order.generationMode !== "extensive" || parsePlace(entry.at).section !== "workExperience") return [];
  return answered.lines
    .flatMap(({ from, text }) => (from.length || !text?.trim() || text.length > ADDED_CHARS ? [] : [text]))
    .slice(0, ADDED_PER_ENTRY)
    .map(levelled);
}

/**
 * The valid parts of a model's answer: known ids, each line once and in its own entry, nothing empty or out of all
 * proportion. Whether they are true is the guard's to judge.
 */
export function takeAnswer(answer: CvAnswer, material: CvMaterial, task: WritingTask): Proposal {
  const known = evidenceById(material);
  const kept = keptLines(task.base, task.match.matches, task.relevance);
  return {
    headline: levelled(answer.headline).replace(/\.$/, ""),
    summary: answer.summary
      .map(({ text, from }) => {
        const evidence = from.flatMap((id) => known.get(id) ?? []);
        return {
          text: levelled(text),
          restsOn: [...new Set(evidence.map(({ place }) => place))],
          evidence: evidence.map((one) => one.text),
        };
      })
      .filter(({ text }) => text !== "" && text.length <= SENTENCE_CHARS)
      .slice(0, SENTENCES_AT_MOST),
    arranged: material.entries
      .flatMap((entry) => {
        const answered = answer.entries.find(({ id }) => id === entry.id);
        if (!answered) return [];
        const lines = arrangedLines(answered, entry);
        const drop = droppedPlaces(answered, entry, kept);
        return [{ at: entry.at, lines, drop, added: addedLines(answered, entry, task) }];
      })
      .filter(({ lines, drop, added }) => lines.length + drop.length + added.length > 0),
  };
}

/** The text of each id, and its place in the profile. */
function evidenceById(material: CvMaterial): Map<string, { place: Place; text: string }> {
  return new Map([
    ...material.summary.own.map((text, index) => [`s${index + 1}`, { place: "summary", text }] as const),
    ...material.entries.flatMap(({ id, source, heading, lines }) => [
      [id, { place: source, text: heading }] as const,
      ...lines.map((line) => [line.id, { place: source, text: `${line.text} (${heading})` }] as const),
    ]),
    ...material.facts.map(({ id, place, text }) => [id, { place, text }] as const),
  ]);
}
