import { type SaidWord, wordsSaid } from "../align/align-sentence.ts";
import { lostMarkers } from "../entail/weigh-markers.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Clause, Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import type { Conflict, ConflictKind } from "@terzi/contracts/cv";
import { type ConflictTask, linesOf } from "./conflict-task.ts";

/** Markers that change what is true when they vanish, by the kind of it. */
const KINDS: Record<string, ConflictKind> = {
  refuse: "denial",
  assist: "doer",
  jointly: "doer",
  accompany: "doer",
  substitute: "doer",
  intend: "state",
  abandoned: "state",
  applied: "state",
  nominated: "state",
  shortlisted: "state",
  lapsed: "state",
};

/** Words that keep what a marker says without being one. */
const KEPT: Partial<Record<ConflictKind, RegExp>> = {
  denial:
    /\b(?:no|not|zero|never|without|nor|neither|none|pending|yet|only)\b|n['’]t\b|değil|yok|olmadan|m[ae]den\b|m[ae]d[ıi]|m[ae]y[ae]n|m[ıiuü]yor|m[ae]z\b|sıfır|henüz|yalnızca|sadece/iu,
  doer: /\b(?:with|together|alongside|help\w*|assist\w*|support\w*|a hand|took part|part of|joint\w*|contribut\w*|involved|when|while|absence|away|cover\w*|acting|deput\w*)\b|birlikte|beraber|destek|yardım|katk|yokken|yerine|ortak|arkadaş|görev al|yer al/iu,
  state:
    /\b(?:plan\w*|will|going to|prepar\w*|consider\w*|pending|trial\w*|pilot\w*|expected|forward|nominat\w*|shortlist\w*|candidate|applied|expired|until|started|began)\b|plan|hazırlan|düşün|deneme|aday|gösteril|başvur|girecek|bekle|doldu|aşama/iu,
};

/** What makes a line smaller ("helped", "planned", "not") and is gone from the sentence that tells the same. */
export function markerConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const conflict = (kind: ConflictKind, known: Line): Conflict[] =>
    KEPT[kind]?.test(sentence.text) ? [] : [{ kind, said: sentence.text, known: known.text }];
  const denied = deniedIn(sentence, linesOf(entries));
  if (denied) return conflict("denial", denied);
  const [first] = lines;
  const [one] = sentence.clauses;
  if (!first || !one) return [];
  const isDeed = sentence.clauses.some(({ actions }) =>
    actions.some((done) => isFiniteVerb(done) && !done.isPlain),
  );
  const markers = new Set(sentence.clauses.flatMap((clause) => [...clause.markers]));
  const used = first.line.clauses.filter((clause) => isTold(clause, first.line, sentence));
  const known = lines.flatMap(({ line }) => line.clauses);
  return lostMarkers({ ...one, markers }, used, known).flatMap((marker) => {
    const kind = KINDS[marker];
    return kind && (isDeed || kind !== "doer" || marker === "substitute") ? conflict(kind, first.line) : [];
  });
}

const isDenied = ({ markers, terms }: Clause): boolean =>
  markers.has("refuse") || terms.some(({ isNegated }) => isNegated);

/** The line that says of just this that it wasn't so, where no other clause says that it was. */
const deniedIn = (sentence: Line, lines: Line[]): Line | undefined =>
  lines.find((line) =>
    line.clauses.some(
      (denied) =>
        isDenied(denied) &&
        tellsSame(sentence.clauses, denied) &&
        !lines.some(({ clauses }) => clauses.some((told) => !isDenied(told) && tellsSame([told], denied))),
    ),
  );

/** The ids of the things and deeds of a clause, one list for each. */
const meaningsIn = ({ terms, actions, isInherited }: Clause): string[][] => [
  ...terms.map(({ ids, parts }) => [...ids, ...parts.flat()]),
  ...(isInherited
    ? []
    : actions.filter(({ isPlain }) => !isPlain).map(({ ids }) => ids.map((id) => id.replace(/^n:/, "")))),
];

/** Whether some clauses say nearly all that another one denies. */
function tellsSame(clauses: Clause[], denied: Clause): boolean {
  const meanings = meaningsIn(denied);
  const said = new Set(
    clauses.flatMap((clause) =>
      meaningsIn(clause)
        .flat()
        .flatMap((id) => [id, id.replace(/^n:/, "")]),
    ),
  );
  const met = meanings.filter((ids) => ids.some((id) => said.has(id) || said.has(id.replace(/^n:/, ""))));
  return meanings.length > 0 && met.length >= meanings.length * NEARLY_ALL;
}

const wordsOf = ({ terms, actions, isInherited }: Clause, line: Line): SaidWord[] => {
  const own = [
    ...terms,
    ...(isInherited ? [] : actions.filter((action) => isFiniteVerb(action) || action.isNominal)),
  ];
  return spansOf(line).words.filter((word) =>
    own.some(({ start, end }) => word.start >= start && word.end <= end),
  );
};

const NEARLY_ALL = 0.7;

/** Whether a sentence says nearly all words of a clause. */
function isTold(clause: Clause, line: Line, sentence: Line): boolean {
  const words = wordsOf(clause, line);
  return words.length > 0 && wordsSaid(words, line, sentence).length >= words.length * NEARLY_ALL;
}
