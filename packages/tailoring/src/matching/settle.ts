import type { Verdict } from "@terzi/contracts/match";
import { MET, PARTLY } from "./credits.ts";
import type { Judgement } from "./judgement.ts";

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** For a line that asks for several things, the outcome of each decides. */
export function verdictOf({ credit, terms }: Pick<Judgement, "credit" | "terms">): Verdict {
  const verdicts = terms?.map(({ judgement }) => verdictOf(judgement));
  if (verdicts) return verdicts.every((one) => one === verdicts[0]) ? (verdicts[0] ?? "missing") : "partly";
  return credit >= MET ? "met" : credit >= PARTLY ? "partly" : "missing";
}

/** What is met counts fully, what is missing not at all, but for what it is believed; several things count alike. */
export function settle({
  credit,
  credence = 0,
  terms,
}: Pick<Judgement, "credit" | "credence" | "terms">): number {
  if (terms?.length)
    return round(terms.reduce((sum, { judgement }) => sum + settle(judgement), 0) / terms.length);
  return credit >= MET ? 1 : round(Math.max(credence, credit >= PARTLY ? credit : 0));
}
