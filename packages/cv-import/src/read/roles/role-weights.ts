import { wordKey } from "@terzi/lexicon/word-keys";
import { type PackedWeights, unpackWeights } from "../learned/packed-weights.ts";
import { type Links, ROLES } from "./role-model.ts";
import * as jobs from "./role-weights.gen.ts";
import * as schools from "./school-weights.gen.ts";

/** The roles that have weights of their own: the last one is what the others are compared with. */
const WEIGHED = ROLES.length - 1;

/** As the trainer writes it down, with what follows what. */
type Packed = Omit<PackedWeights, "columns"> & { TRANSITIONS: number[]; PRESENCE: number[] };

/** What was learned of the heads of one kind of entry. */
export type RoleWeights = {
  links: Links;
  /** What each role scores for an atom of which these features are seen. */
  scoresOf: (features: readonly string[]) => number[];
};

function openWeights({ SCALE, TRANSITIONS, PRESENCE, FEATURES }: Packed, mayReturn: boolean): RoleWeights {
  let weights: ReadonlyMap<number, readonly number[]> | null = null;
  return {
    links: { transitions: TRANSITIONS, presence: PRESENCE, mayReturn },
    scoresOf(features) {
      weights ??= unpackWeights({ SCALE, FEATURES, columns: WEIGHED });
      const scores = Array<number>(ROLES.length).fill(0);
      for (const feature of features)
        for (const [role, weight] of (weights.get(wordKey(feature)) ?? []).entries())
          scores[role] = (scores[role] ?? 0) + weight;
      return scores;
    },
  };
}

export const JOB_ROLES = openWeights(jobs, false);
export const SCHOOL_ROLES = openWeights(schools, true);
