import { foldAscii } from "@terzi/language/normalise";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Clause, Line, Term } from "../../parse/line.ts";

export const DEPUTY = new RegExp(guardCue("lowerRank"), "iu");

/** "Müdür yetkili olarak", of who did it "müdür yetkili öğretmen olarak"; "acted as foreman" of "formenlik yaptı". */
export function isCalledSo({ start, end, ids }: Term, { text }: Line, entries: FactEntry[]): boolean {
  const before = /\S+\s$/u.exec(text.slice(0, start))?.[0] ?? "";
  const said = foldAscii(before + text.slice(start, end));
  const lines = entries.flatMap(({ texts }) => texts).map(({ line }) => line);
  return lines.some((line) => {
    const folded = foldAscii(line.text);
    const at = folded.indexOf(`${said} `);
    const isLower = !before && DEPUTY.test(/\S+\s$/u.exec(line.text.slice(0, at))?.[0] ?? "");
    const isPosed = at >= 0 && !isLower && POSED_BEHIND.test(folded.slice(at + said.length));
    return (
      isPosed ||
      hasFounded(line, ids) ||
      (AS.test(text.slice(0, start)) && doesSo(line, ids)) ||
      opensWith(foldAscii(text.slice(start, end)), line) ||
      line.clauses.some((clause) => isServedAs(ids, clause, line))
    );
  });
}

const FOUNDED = new RegExp(claimCue("foundedIt"), "iu");
const FOUNDED_TOGETHER = new RegExp(claimCue("foundedTogether"), "iu");
/** "Founder", of who founded it; who did so with others may be called one of them. */
const hasFounded = ({ text }: Line, ids: readonly string[]): boolean => {
  const isOneOfThem = ids.includes("c:role-co-founder");
  return (
    ((isOneOfThem || ids.includes("c:role-founder")) && FOUNDED.test(text)) ||
    (isOneOfThem && FOUNDED_TOGETHER.test(text))
  );
};

const AS = /\bas (?:(?:an?|the) )?$/i;
/** "Takes on one student as supervisor", of who supervises one. */
const doesSo = ({ clauses }: Line, ids: readonly string[]): boolean =>
  clauses.some(
    ({ actions, markers }) =>
      !HELPED.some((marker) => markers.has(marker)) &&
      actions.some((deed) => deed.ids.some((id) => ids.includes(DOERS[id] ?? ""))),
  );
const HELPED = ["assist", "join", "guided", "observe", "accompany", "substitute"];
const DOERS: Record<string, string> = {
  supervise: "c:role-supervisor",
  coordinate: "c:role-coordinator",
};

/** "Responsible Pharmacist two days a week": a line that opens with what somebody was, and not with what such a one does. */
function opensWith(said: string, { text, clauses }: Line): boolean {
  const opening = foldAscii(text).trimStart();
  const end = said.length + text.length - opening.length;
  const isDoer = clauses.some(({ actions }) => actions.some(({ start }) => start > end && start <= end + 2));
  return opening.startsWith(`${said} `) && !isDoer && !DEPUTY.test(text);
}
const POSED_BEHIND = new RegExp(String.raw`^ (?:[\p{L}-]+ )?${guardCue("posedBehind")}(?!\p{L})`, "iu");
const SERVED_BEHIND = new RegExp(`^${guardCue("servedBehind")}`, "iu");

/** "Formenlik yaptı", "ustabaşılığı üstlendi": the work of that rank, done. */
const isServedAs = (ids: readonly string[], { terms }: Clause, { text }: Line): boolean =>
  terms.some(
    (term) =>
      term.ids.some((id) => id.startsWith("c:role-") && ids.includes(id)) &&
      SERVED_BEHIND.test(text.slice(term.end - 3)),
  );
