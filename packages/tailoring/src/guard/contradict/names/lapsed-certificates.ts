import type { Conflict } from "@terzi/contracts/cv";
import { readDate } from "@terzi/language/dates";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { FactEntry, Facts } from "../../facts/fact.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { sharedWords } from "../scope/opposed-words.ts";

const VALID = new RegExp(claimCue("stillValid"), "iu");
const DENIES = new RegExp(guardCue("keepsDenial"), "iu");
/** One common word may be of many certificates. */
const SHARED_AT_LEAST = 2;

/** "A current team leader certificate", of one that has run out: whichever the sentence says most of has. */
export function lapsedCertificateConflicts({
  alignment: { sentence },
  entries,
  facts,
}: ConflictTask): Conflict[] {
  if (!VALID.test(sentence.text) || DENIES.test(sentence.text)) return [];
  const told = toldWordsIn(sentence);
  const named = entries
    .filter(({ kind }) => kind === "certifications")
    .map((entry) => {
      const lines = entry.heading.map(({ line }) => line);
      const shared = lines.map((line) => sharedWords(told, sentence, toldWordsIn(line), line).length);
      return { entry, shared: Math.max(0, ...shared) };
    })
    .filter(({ shared }) => shared >= SHARED_AT_LEAST);
  const most = Math.max(...named.map(({ shared }) => shared));
  const likeliest = named.filter(({ shared }) => shared === most);
  const [first] = likeliest;
  return first && likeliest.every(({ entry }) => hasLapsed(entry, facts))
    ? [{ kind: "period", said: sentence.text, known: first.entry.heading[0]?.line.text ?? "" }]
    : [];
}

/** Only a certificate that says until when it holds can have run out; without that, its end is its start. */
function hasLapsed({ dates }: FactEntry, { today }: Facts): boolean {
  const now = readDate(today);
  const start = dates.find(({ side }) => side === "start");
  const end = dates.find(({ side }) => side === "end");
  if (!now || !end || start?.value === end.value) return false;
  const last = end.hasMonth ? end.value : end.value * MONTHS_A_YEAR + MONTHS_A_YEAR;
  return last < now.year * MONTHS_A_YEAR + (now.month ?? 1);
}
const MONTHS_A_YEAR = 12;
