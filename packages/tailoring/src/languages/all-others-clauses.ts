import type { Language } from "@terzi/contracts/languages";
import { englishOthersClauses } from "./en/others-clauses.ts";
import type { OthersClauses } from "./others-clauses.ts";
import { withCapitals } from "./tr/guard/capitals.ts";
import { turkishOthersClauses } from "./tr/guard/others-clauses.ts";

/** The sources, as expressions that also say where their groups stand. */
export const OTHERS_CLAUSES: Record<
  Language,
  { behind: RegExp[]; bySubject: RegExp[]; within: RegExp[]; endsInThird: RegExp; speaksOfOneself: RegExp }
> = {
  en: compile(englishOthersClauses, (source) => source),
  tr: compile(turkishOthersClauses, withCapitals),
};

function compile(clauses: OthersClauses, adapt: (source: string) => string) {
  const all = (sources: readonly string[]) => sources.map((source) => new RegExp(adapt(source), "diu"));
  return {
    behind: all(clauses.behind),
    bySubject: all(clauses.bySubject),
    within: all(clauses.within),
    endsInThird: new RegExp(adapt(clauses.endsInThird), "iu"),
    speaksOfOneself: new RegExp(adapt(clauses.speaksOfOneself), "iu"),
  };
}
