import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { isOwn } from "../../entail/check-roles.ts";
import { isPeople, isRole } from "../../entail/people-terms.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Clause, Line, Term } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { DEPUTY, isCalledSo } from "./called-so.ts";
import { employerOf } from "./employer-of.ts";
import { hadInCharge } from "./in-my-charge.ts";
import { isPerHead } from "./per-head.ts";
import { isOverThem } from "./over-them.ts";
import { isStandIn } from "./stand-ins.ts";

/** Words of titles by the rung that they claim; a person on one rung may claim those below. */
const RUNGS: Record<string, number> = {
  director: 4,
  chief: 4,
  president: 4,
  ceo: 4,
  cto: 4,
  coo: 4,
  founder: 4,
  head: 4,
  manager: 3,
  lead: 2,
  leader: 2,
  supervisor: 2,
  foreman: 2,
  principal: 2,
  captain: 2,
  chair: 2,
  coordinator: 2,
  superior: 2,
  senior: 1,
  specialist: 1,
  expert: 1,
  consultant: 1,
};

const rungOf = (ids: readonly string[]): number =>
  Math.max(
    0,
    ...ids
      .filter((id) => /^c:(?:role-|senior$|chief$|expert$|superior$)/.test(id))
      .flatMap((id) => id.replace(/^c:(?:role-)?/, "").split(/[ -]/))
      .map((word) => RUNGS[word] ?? 0),
  );

/** The rung that a word claims at least: "müdür" translates a manager or a director. */
const lowestRungOf = (ids: readonly string[]): number => {
  const rungs = ids.map((id) => rungOf([id])).filter((rung) => rung >= MANAGING);
  return rungs.length ? Math.min(...rungs) : rungOf(ids);
};
const MANAGING = 3;

const idsOf = (line: Line): string[] => spansOf(line).spans.flatMap(({ ids }) => [...ids]);

const does = ({ actions }: Clause): boolean => actions.some(({ isPlain }) => !isPlain);

/** Who the sentence says the person is: their own title, not a colleague's. */
const ownRoles = ({ clauses, text }: Line): Term[] =>
  clauses.flatMap((clause) =>
    clause.terms.filter(
      (term) =>
        isRole(term) &&
        !isPerHead(term, text) &&
        !(KNOWN_PERSON.test(text.slice(0, term.start)) && !term.isPosed) &&
        !SERVES.test(text.slice(term.end)) &&
        !OF_OTHERS.has(term.use) &&
        isOwn(term, clause) &&
        !isCounted(term, clause) &&
        (term.isPosed || isOpening(term, clause, text) || !does(clause)),
    ),
  );

/** "Warehouse Manager of a centre with 18,000 places": what a sentence opens with, whatever is read as a deed behind it. */
const isOpening = ({ start, end, count }: Term, { actions }: Clause, text: string): boolean =>
  count !== "many" &&
  FEW_WORDS.test(text.slice(0, start)) &&
  !actions.some((action) => action.end <= start) &&
  OF.test(text.slice(end));
const FEW_WORDS = /^(?:[\p{L}&-]+ ){0,2}$/u;
const OF = /^(?: (?:of|at|for|in|on|with)\b|,)/u;

/** "Genel müdürün takvimi": whose it is, or to whom. */
const OF_OTHERS: ReadonlySet<Term["use"]> = new Set(["whose", "whom"]);

/** "Helped the practice manager": somebody else was the manager. */
const KNOWN_PERSON = /\b(?:the|our|my|his|her|their|whose)\s+(?:[\p{Ll}-]+\s){0,2}$/u;

/** "Birinci zabite yardımcı oldu": whom one helps, or answers to, is somebody else. */
const SERVES = new RegExp(String.raw`^\p{L}*\s(?:\p{L}+\s)?${guardCue("serves")}`, "iu");

/** "Three lawyers" are other people. */
const isCounted = ({ start }: Term, { numbers }: Clause): boolean =>
  numbers.some(({ end, unit }) => unit === "" && end < start && end > start - 20);

/** "Chief" in "chief pharmacist": the words right before a role. */
const idsBefore = ({ start }: Term, { clauses }: Line): string[] =>
  clauses.flatMap(({ terms, actions }) =>
    [...terms, ...actions]
      .filter(({ end }) => end + 1 === start)
      .flatMap(({ ids }) => ids.map((id) => id.replace(/^(?=lead$)/, "c:role-"))),
  );

/** Where the profile says who the person is: titles, the summary, and lines that call them something. */
const ownIds = ({ heading, texts, kind }: FactEntry): string[] => [
  ...heading.flatMap(({ line }) => idsOf(line)),
  ...texts.flatMap(({ line }) =>
    kind === "experiences"
      ? ownRoles({ ...line, clauses: line.clauses.filter(({ markers }) => !markers.has("refuse")) }).flatMap(
          ({ ids, parts }) => [...ids, ...parts.flat()],
        )
      : idsOf(line),
  ),
];

const LEADING = ["lead", "lead-people", "chair", "head", "command"];
const LEADING_IDS = [...LEADING, "manage", "supervise", "run", "coordinate", "responsible"].map(
  (id) => `n:${id}`,
);

/** What has people in it, and a head. */
const UNITS = new Set(
  "department unit division section kitchen fleet workshop laboratory warehouse factory"
    .split(" ")
    .map((id) => `c:${id}`),
);
const isUnit = ({ ids }: Term): boolean => ids.some((id) => UNITS.has(id));

/** Names of certificates have titles in them. */
const CERTIFICATE = /\bcertificat|\bcertified\b|sertifika|belge/iu;

/** "Vekâleten müdürlük", "before becoming team leader": no title is claimed. */
const NOT_HELD = new RegExp(guardCue("notHeld"), "iu");

/** "Staff Sergeant" from somebody promoted to Sergeant: the extra word of the title is nowhere in the profile. */
function longerTitle({ text, clauses }: Line, entries: FactEntry[]): Conflict | undefined {
  const lines = entries.flatMap(({ texts, heading }) => [...heading, ...texts]).map(({ line }) => line.text);
  if (CERTIFICATE.test(text)) return undefined;
  for (const role of clauses.flatMap(({ terms }) => terms.filter(isRole))) {
    const before = /(?:^|\s)(?<!^)(\p{Lu}\p{Ll}+)\s$/u.exec(text.slice(0, role.start))?.[1];
    const name = role.surface;
    if (!before || !/^\p{Lu}/u.test(name)) continue;
    const own = lines.find((line) => line.includes(name));
    if (
      own &&
      !lines.some(
        (line) => line.includes(`${before} ${name}`) || (!line.includes(name) && line.includes(before)),
      )
    )
      return { kind: "role", said: `${before} ${role.surface}`, known: own };
  }
  return undefined;
}

/** "Head chef since 2021", "as a chef", "aşçıbaşı olarak": what somebody is said to be, not whom they worked with. */
const isCalled = ({ start, end }: Term, text: string): boolean =>
  /(?:^|\bas (?:an?|the) )(?:[\p{L}-]+ ){0,2}$/iu.test(text.slice(0, start)) &&
  /^(?: (?:of|at|since|from)\b|[,.]|$)/iu.test(text.slice(end))
    ? true
    : /^ (?:olarak|kadrosunda)(?!\p{L})/iu.test(text.slice(end));

/** The title of who is only somebody's deputy or trainee, where the sentence calls them that somebody; else null. */
function deputyOf(role: Term, { text }: Line, entries: FactEntry[]): string | null {
  if (DEPUTY.test(text) || !isCalled(role, text)) return null;
  const all = [...role.ids, ...role.parts.flat()].filter((id) => id.startsWith("c:role-"));
  const titles = entries
    .flatMap(({ heading }) => heading)
    .filter(
      ({ isTitle, line }) =>
        isTitle && spansOf(line).spans.some(({ ids }) => ids.some((id) => all.includes(id))),
    );
  const [first] = titles;
  const isHeld = titles.some(({ line }) => line.text.split("/").some((title) => !DEPUTY.test(title)));
  return first && !isHeld && !callsThemselves(all, entries) ? first.line.text : null;
}

/** "Nöbette tek eczacı olarak kaldım", of a second pharmacist: a line calls them so itself. */
const callsThemselves = (ids: readonly string[], entries: FactEntry[]): boolean =>
  entries.some(({ texts }) =>
    texts.some(
      ({ line }) =>
        !DEPUTY.test(line.text) &&
        ownRoles(line).some((role) => role.isPosed && role.ids.some((id) => ids.includes(id))),
    ),
  );

/** A rank that no title and no line of theirs has, and leading people whom nothing says that they led. */
export function roleConflicts({ alignment: { sentence }, entries, facts }: ConflictTask): Conflict[] {
  const isTranslated = sentence.words.language !== facts.language;
  // "Baş Denetçi" is what a certificate is called, and no title that anybody had.
  if (isTranslated && entries.every(({ kind }) => kind === "certifications")) return [];
  const known = entries.flatMap(ownIds);
  const rung = rungOf(known);
  for (const role of NOT_HELD.test(sentence.text) ? [] : ownRoles(sentence)) {
    const isOwnTitle = role.ids.some((id) => id.startsWith("c:") && known.includes(id));
    const said =
      Math.max(
        ...[role.ids, ...role.parts].map(isTranslated ? lowestRungOf : rungOf),
        rungOf(idsBefore(role, sentence)),
      ) - (DEPUTY.test(role.surface) ? 1 : 0);
    const isRaised = rungOf(idsBefore(role, sentence)) > rung;
    if (
      (!isOwnTitle || isRaised) &&
      said > rung &&
      !isCertified(role, entries) &&
      !isCalledSo(role, sentence, entries) &&
      !isStandIn(role, sentence, entries) &&
      !isOverThem(role, sentence, entries)
    )
      return [{ kind: "role", said: role.surface, known: titleOf(entries) }];
  }
  const deputy = ownRoles(sentence)
    .map((role) => deputyOf(role, sentence, entries))
    .find((title) => title !== null);
  if (deputy) return [{ kind: "role", said: sentence.text, known: deputy }];
  const owner = employerOf(sentence, entries);
  if (owner) return [{ kind: "role", said: sentence.text, known: owner }];
  const longer = longerTitle(sentence, entries);
  if (longer) return [longer];
  const isLeader =
    rung > 1 ||
    hadInCharge(sentence, entries) ||
    entries.some(({ texts }) => texts.some(({ line }) => idsOf(line).some((id) => LEADING_IDS.includes(id))));
  const leads = sentence.clauses.some(
    ({ actions, terms, markers }) =>
      !markers.size &&
      actions.some(
        ({ ids, end, language }) =>
          !LEADS_ON.test(sentence.text.slice(end)) &&
          ids.some((id) =>
            id === "manage"
              ? terms.some((term) => isPeople(term) || isUnit(term))
              : LEADING.includes(id) &&
                terms.some(
                  (term) =>
                    isPeople(term) ||
                    isUnit(term) ||
                    // "A guard who led tours" leads no guards.
                    (isRole(term) && (language.isVerbFinal || term.start > end)),
                ),
          ),
      ),
  );
  return leads && !isLeader ? [{ kind: "role", said: sentence.text, known: titleOf(entries) }] : [];
}

/** "A path that led from an agency to insurance". */
const LEADS_ON = new RegExp(`^${guardCue("leadsOn")}`, "iu");

/** "Safety specialist" from somebody who holds a certificate for exactly that: "İş Güvenliği Uzmanlığı". */
const isCertified = ({ surface }: Term, entries: FactEntry[]): boolean =>
  CERTIFIED.test(surface) &&
  entries.some(
    ({ kind, heading }) => kind === "certifications" && heading.some(({ line }) => CERTIFIED.test(line.text)),
  );
const CERTIFIED = /\bspecialist\b|uzman/iu;

const titleOf = (entries: FactEntry[]): string =>
  entries.flatMap(({ heading }) => heading).find(({ isTitle }) => isTitle)?.line.text ?? "";
