import { CareerProfile, type SaveCareerInput } from "@terzi/contracts/career";
import { Place } from "@terzi/contracts/place";

/**
 * A sentence that a writer might offer. `at`: the place whose facts it may use ("" is the summary's: all of them).
 * `lie`: what is wrong with it; none means that the profile supports it.
 */
export type GuardClaim = { at: Place; text: string; lie: string | null };

export type ClaimSet = { name: string; today: string; profile: CareerProfile; claims: GuardClaim[] };

/** True sentences and lies by place, so that a set reads as a list. */
export type ClaimLines = Record<string, { true: string[]; lies: [text: string, what: string][] }>;

export function claimSet(name: string, profile: SaveCareerInput, lines: ClaimLines): ClaimSet {
  const claims = Object.entries(lines).flatMap(([place, { true: supported, lies }]) => {
    const at = Place.parse(place);
    return [
      ...supported.map((text) => ({ at, text, lie: null })),
      ...lies.map(([text, lie]) => ({ at, text, lie })),
    ];
  });
  return { name, today: "2026-11-21", profile: CareerProfile.parse(profile), claims };
}
