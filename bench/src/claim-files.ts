import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import type { ClaimSet } from "@terzi/tailoring/testing/guard-claims/claim-set";

/** A claim as a file has it: `at` is a place of the CV; `kind` says what was reworded, or what is wrong with it. */
type FileClaim = { at: string; text: string; supported: boolean; kind: string };
type ClaimFile = {
  id: string;
  profileLanguage: string;
  claimLanguage: string;
  profile: unknown;
  claims: FileClaim[];
};

const placeOf = (at: string): string =>
  /\.\d+$/.test(at) ? at.replace(/^workExperience/, "experiences") : "";

/** The claim sets of a folder of JSON files, one person each; their claims are the set's own languages. */
export function readClaimFiles(folder: string): (ClaimSet & { group: string })[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      // Files of our own making; a wrong one fails at the profile or shows in the counts.
      const file = JSON.parse(readFileSync(join(folder, name), "utf8")) as ClaimFile;
      const { id, profileLanguage: from, claimLanguage: to } = file;
      return {
        name: id,
        group: from === to ? to : `${from}-${to}`,
        today: "2026-11-21",
        profile: CareerProfile.parse(file.profile),
        claims: file.claims.map(({ at, text, supported, kind }) => ({
          at: placeOf(at),
          text,
          lie: supported ? null : kind,
        })),
      };
    });
}
