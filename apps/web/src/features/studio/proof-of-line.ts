import type { Claim, Rejection } from "@terzi/contracts/cv";
import { type Place, partOf } from "@terzi/contracts/place";
import { provedOf } from "../preview/claims.ts";
import type { StudioCv } from "../preview/reviewed.ts";
import { type PageLine, saysWords } from "./evidence-lines.ts";

/** What is known of a line. `unshown`: the profile shows none of some sentence, and nothing contradicts it either. */
export type LineProof = { claims: Claim[]; contradicted: Rejection[]; unshown: boolean };

/** The sentences that a line is made of, and what the profile says to each. A line that was just typed has none yet. */
export function proofOfLine(line: PageLine, cv: StudioCv): LineProof {
  const proof = provedOf(cv);
  const claims = sentencesOf(line, proof.claims);
  const contradicted = proof.contradicted.filter(
    ({ at, proposed }) => isBeside(at, line) && proposed !== "" && saysWords(line.text, proposed),
  );
  // In a preview they wait for the person's word, and are marked as that.
  const unshown = Boolean(cv.proof) && !contradicted.length && claims.some(({ added }) => added);
  return { claims, contradicted, unshown };
}

const isBeside = (at: Place, line: PageLine): boolean => partOf(at) === partOf(line.at);

/** A sentence that is the whole line speaks for it alone: shorter ones that stand in it are names of something else. */
function sentencesOf(line: PageLine, claims: Claim[]): Claim[] {
  const beside = claims.filter(
    (claim) => claim.text !== "" && isBeside(claim.at, line) && saysWords(line.text, claim.text),
  );
  const here = beside.filter(({ at }) => at === line.at);
  const [whole] = [...here, ...beside].filter(({ text }) => text === line.text);
  if (whole) return [whole];
  return here.length ? here : beside;
}
