import { foldAscii } from "@terzi/language/normalise";
import { isPeople, isRole } from "../entail/people-terms.ts";
import { isWhen } from "../entail/time-terms.ts";
import { isFiniteVerb } from "./finite-verb.ts";
import type { Action, Clause, Term } from "./line.ts";
import { guardCue, wordShape } from "../../languages/all-guard-cues.ts";

/** What its subject does by itself: "sales rose", "costs fell". */
const HAPPENS = new Set([
  "increase",
  "reduce",
  "improve",
  "shorten",
  "meet",
  "exceed",
  "complete",
  "close",
  "open",
  "begin",
]);
const NO_SUBJECT = /\b(?:who|that|which|was|were|is|are|been|be|being|has|have|and|to|with|in|as)\b/i;
/** "The nurse in charge", "the vet on call". */
const POSTED = /\b(?:in charge|on (?:duty|call|site|shift))\b/gi;

/** "Billing recovered …", "The team won …": somebody else did it, in languages with the subject before the verb. */
export function markSubjectsBeforeVerb(clauses: Clause[], text: string): void {
  for (const clause of clauses) {
    if (clause.isInherited) continue;
    const items = [...clause.terms, ...clause.actions].sort((a, b) => a.start - b.start);
    const [first] = items;
    if (
      clause.terms.some((term) => isDoer(term, text)) ||
      HAS_DONE.test(text.slice(first?.start ?? 0, items.at(-1)?.end))
    )
      clause.markers.add("other");
    const verb = clause.actions.find(
      (action) => isFiniteVerb(action) && action.start > (first?.end ?? 0) && tellsPast(action, text),
    );
    if (!first || !verb || verb.ids.some((id) => HAPPENS.has(id))) continue;
    if (isFirstVerb(first) || NO_SUBJECT.test(text.slice(first.start, verb.start).replace(POSTED, "")))
      continue;
    clause.markers.add("other");
    clause.spreading.add("other");
  }
}

/** "The commercial director chairs the meeting": a role before a verb in the present, which has its object behind it. */
const isDoer = (term: Term, text: string): boolean =>
  (isRole(term) || isPeople(term)) &&
  /(?:^|[;,.]\s*)(?:the|our|my|a|an)\s+(?:\p{L}+\s+){0,2}$/iu.test(text.slice(0, term.start)) &&
  /^\s+\p{Ll}+s\s+(?:the|a|an|its|all|every|each|our|my|their|his|her)\s/u.test(text.slice(term.end));
/** "Had the vehicles serviced": somebody else did it. */
const HAS_DONE =
  /^(?:had|have|got)\s+(?:(?:the|our|all|my)\s+)?\p{L}+\s(?:\p{L}+ed|built|made|done|cut)(?!\p{L})/iu;

/** "Made", and with what it was done to behind it, "gave out"; not "morticer, tenoner: set up and run". */
function tellsPast({ start, end }: Action, text: string): boolean {
  const [verb = "", ...more] = text.slice(start, end).split(" ");
  return PAST.test(verb) && (!more.length || /^ (?!and\b)\p{L}/u.test(text.slice(end)));
}
/** "Feed" and "need" are no pasts. */
const PAST =
  /(?:(?<!e)ed|agreed|wrote|made|built|ran|led|won|sold|bought|got|took|gave|grew|cut|did|set|drew)$/i;
const isFirstVerb = (item: Clause["terms"][number] | Action): boolean =>
  "isPlain" in item && isFiniteVerb(item);

const THIRD_PERSON = new RegExp(`${wordShape("thirdPerson")}$`, "u");
const AGENTS = [
  "people",
  "team",
  "department",
  "unit",
  "company",
  "association",
  "council",
  "headquarters",
  "office",
  "board",
  "supplier",
  "contractor",
  "ministry",
  "office",
  "laboratory",
  "agency",
  "supplier",
  "municipality",
  "cooperative",
  "bank",
  "factory",
].map((id) => `c:${id}`);
/** People of a family firm or a workshop, with whatever ending. */
const KIN = new RegExp(`^${guardCue("people")}`);
/** "Satış ekibi" is one as any team is. */
const isAgent = ({ ids, wider, surface }: Term): boolean =>
  KIN.test(foldAscii(surface)) ||
  ids.some((id) => AGENTS.includes(id) || id.startsWith("c:role-")) ||
  wider.some((id) => AGENTS.includes(id));
/** After the object, a bare noun is the subject: "sistemi bayi kurdu". Not a frequency, nor a thing with an ending. */
const mayDo = (term: Term): boolean =>
  isAgent(term) ||
  (!OBJECT.test(term.surface) &&
    term.ids.some((id) => /^c:(?!daily|weekly|monthly|quarterly|annual)/.test(id)));

const COUNTED = /\d\s?$/u;
const PASSIVE = new RegExp(`${wordShape("passive")}$`, "u");

/** "yazımı", "bakımı": a verb's noun, as the last word of a group that is a verb elsewhere. */
const NOUN_OF_VERB = new RegExp(`${wordShape("nounOfVerb")}$`, "u");
const OWNED = new RegExp(String.raw`^\s+${wordShape("belongs")}(?!\p{L})`, "u");
const OF = new RegExp(`${wordShape("of")}$`, "u");
const OF_MINE = new RegExp(`${wordShape("oursOrMine")}$`, "u");
const FROM = new RegExp(`${wordShape("from")}$`, "u");
const CAME = new RegExp(String.raw`^\s+${wordShape("came")}`, "u");
const OBJECT = new RegExp(`${wordShape("object")}$`, "u");
const THAT_SOMEBODY_DID = new RegExp(`${wordShape("thatSomebodyDid")}$`, "u");

/**
 * "Kararı hekim verir", "planı planlama birimi yapıyor": whoever directly precedes such a verb, after its object,
 * does it.
 */
export function markSubjectsBesideVerb(clauses: Clause[], text: string): void {
  for (const clause of clauses) {
    // "analistlerin yazdığı modeller"
    const by = clause.actions.find(({ surface }) => THAT_SOMEBODY_DID.test(surface));
    if (
      by &&
      clause.terms.some((term) => term.end + 1 === by.start && isAgent(term) && OF.test(term.surface))
    )
      clause.markers.add("agent");
    // "uçtan uca testler QA ekibinde": the team has them.
    const last = clause.terms.at(-1);
    const isVerbless =
      clause.isInherited ||
      !clause.actions.some((action) => isFiniteVerb(action) && !NOUN_OF_VERB.test(action.surface));
    if (
      isVerbless &&
      last &&
      clause.terms.length + clause.actions.length > 1 &&
      isAgent(last) &&
      /[dt][ae]$/u.test(last.surface)
    )
      clause.markers.add("other");
    // "bakımlar kiralama firmasına ait": it belongs to them. "raporlar dış danışmandan geldi"
    if (
      clause.terms.some((term) => isAgent(term) && FROM.test(term.surface) && CAME.test(text.slice(term.end)))
    )
      clause.markers.add("other");
    if (last && isAgent(last) && /[yn]?[ae]$/u.test(last.surface) && OWNED.test(text.slice(last.end)))
      clause.markers.add("agent");
    const verb = clause.actions.find((action) => isFiniteVerb(action) && THIRD_PERSON.test(action.surface));
    const doer = verb && clause.terms.find((term) => term.end + 1 === verb.start && mayDo(term));
    if (!doer || clause.isInherited || doer.isCased) continue;
    // "14 gün kısalarak", "11 hafta işletildi": a duration is nobody, and a passive has no subject there.
    if (isWhen(doer.ids) || COUNTED.test(text.slice(0, doer.start)) || PASSIVE.test(verb.surface)) continue;
    // "Kurula müdürüm sunuyor": "my" somebody isn't oneself.
    const hasObject =
      OF_MINE.test(doer.surface) ||
      [...clause.terms, ...clause.actions].some(
        ({ surface, end }) => end < doer.start && OBJECT.test(surface),
      );
    if (!hasObject) continue;
    clause.markers.add("other");
    clause.spreading.add("other");
  }
}
