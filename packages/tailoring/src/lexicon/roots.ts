import { ROOTS } from "@terzi/lexicon/generated/matching";
import { readPlaces } from "@terzi/lexicon/root-places";
import { unpackKeys } from "./unpack.ts";

/** The English roots that tables tell of, in the order of their signs and lines. */
export const ROOT_LIST: readonly string[] = unpackKeys(ROOTS);

/** Roots that a table names by their places in the list. */
export const rootsAt = (places: string): string[] => readPlaces(ROOT_LIST, places);
