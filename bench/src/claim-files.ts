import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import { parsePlace, type Place, printPlace } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import type { ClaimSet } from "@terzi/testing/guard-claims/claim-set";

/** A claim as a file has it: `at` is a place of the CV; `kind` says what was reworded, or what is wrong with it. */
type FileClaim = { at: Place; text: string; supported: boolean; kind: string };
type ClaimFile = {
  id: string;
  profileLanguage: string;
  claimLanguage: string;
  profile: unknown;
  claims: FileClaim[];
};

/** The entry of the profile that a claim is about; "" where it is about all of it. */
function placeOf(at: Place): Place {
  const { section, ...parts } = parsePlace(at);
  return parts.entry === undefined ? "" : printPlace({ ...parts, section: sectionNamed(section) ?? section });
}

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
