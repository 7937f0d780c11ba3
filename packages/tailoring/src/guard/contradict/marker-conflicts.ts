import { wordsSaid } from "../align/align-sentence.ts";
import { deedsOf } from "../entail/nominal-actions.ts";
import { lostMarkers } from "../entail/weigh-markers.ts";
import type { Fact } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Clause, Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import type { Conflict, ConflictKind } from "./conflict.ts";
import { type ConflictTask, linesOf } from "./conflict-task.ts";

/** Markers that change what is true when they vanish, by the kind of it. */
const KINDS: Record<string, ConflictKind> = {
  refuse: "denial",
  assist: "doer",
  jointly: "doer",
  accompany: "doer",
  substitute: "doer",
  attempt: "state",
  intend: "state",
  propose: "state",
  "draft-state": "state",
  abandoned: "state",
  applied: "state",
  candidate: "state",
  nominated: "state",
  shortlisted: "state",
  lapsed: "state",
};

/** What makes a line smaller ("helped", "planned", "not") and is gone from the sentence that tells the same. */
export function markerConflicts({ alignment, entries }: ConflictTask): Conflict[] {
  const { sentence, lines } = alignment;
  const [first] = lines;
  const denied = deniedDeed(sentence, linesOf(entries));
  if (denied) return [{ kind: "denial", said: sentence.text, known: denied.text }];
  if (!first) return [];
  const markers = new Set(sentence.clauses.flatMap((clause) => [...clause.markers]));
  if (denies(sentence)) markers.add("refuse");
  const isDeed = sentence.clauses.some(({ actions }) =>
    actions.some((one) => isFiniteVerb(one) && !one.isPlain),
  );
  const used = clausesTold(sentence, first);
  const all = sentence.clauses.reduce<Clause | null>((_, clause) => ({ ...clause, markers }), null);
  if (!all) return [];
  const known = lines.flatMap(({ line }) => line.clauses);
  return lostMarkers(all, used, known).flatMap((marker) => {
    const kind = KINDS[marker];
    return kind && (isDeed || kind !== "doer") ? [{ kind, said: sentence.text, known: first.line.text }] : [];
  });
}

/** Deeds of a clause, whether it says them as verbs or as nouns. */
const deedsIn = ({ actions, terms }: Clause): string[] => [
  ...actions.filter(({ isPlain, isLight }) => !isPlain && !isLight).flatMap((action) => deedsOf(action)),
  ...terms.flatMap(({ ids }) => ids.filter((id) => id.startsWith("n:")).map((id) => id.slice(2))),
];

const isDenied = ({ markers, terms }: Clause): boolean =>
  markers.has("refuse") || terms.some(({ isNegated }) => isNegated);

/** The line that says a sentence's deed was not done, where no other line says that it was. */
function deniedDeed(sentence: Line, lines: Line[]): Line | undefined {
  if (sentence.clauses.some(isDenied)) return undefined;
  const said = sentence.clauses.flatMap(deedsIn);
  const clauses = lines.flatMap((line) => line.clauses.map((clause) => ({ line, clause })));
  const told = new Set(
    clauses.filter(({ clause }) => !isDenied(clause)).flatMap(({ clause }) => deedsIn(clause)),
  );
  return clauses.find(
    ({ clause }) =>
      isDenied(clause) && deedsIn(clause).some((deed) => said.includes(deed) && !told.has(deed)),
  )?.line;
}

/** "Without", "no", "olmadan" deny a word, "didn't" a whole clause. */
const denies = ({ clauses }: Line): boolean =>
  clauses.some(({ terms }) => terms.some(({ isNegated }) => isNegated));

/** The clauses of a line of which a sentence says nearly all. */
function clausesTold(sentence: Line, { line }: Fact): Clause[] {
  const ownWords = ({ terms, actions, isInherited }: Clause) => [
    ...terms,
    ...(isInherited ? [] : actions.filter((action) => isFiniteVerb(action) || action.isNominal)),
  ];
  return line.clauses.filter((clause) => {
    const own = ownWords(clause);
    const words = spansOf(line).words.filter((word) =>
      own.some(({ start, end }) => word.start >= start && word.end <= end),
    );
    const said = wordsSaid(words, line, sentence);
    return words.length > 0 && said.length >= Math.max(1, words.length * 0.6);
  });
}
