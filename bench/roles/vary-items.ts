import type { Atom, Step } from "@terzi/cv-import/read/roles/head-atoms";
import type { Random } from "../layouts/random.ts";

/** A piece of a head, and what it is. */
export type Item = { atom: Atom; role: number };

/** What parts two pieces, by the step between them. */
export const JOINTS: Partial<Record<Step, string>> = { comma: ", ", slash: " / ", bar: " – ", bracket: " (" };

/** Syllables of towns that no list has. */
const BEGINNINGS = [
  "Al",
  "Bar",
  "Kem",
  "Mud",
  "Wex",
  "Tor",
  "Sal",
  "Hav",
  "Ber",
  "Dor",
  "Kar",
  "Yen",
  "Göl",
  "Çam",
  "Elm",
  "Nor",
  "Lin",
  "Pel",
] as const;
const ENDS = [
  "ford",
  "köy",
  "ton",
  "er",
  "anya",
  "ley",
  "burg",
  "hisar",
  "by",
  "mouth",
  "ova",
  "stad",
  "a",
  "kale",
  "in",
  "pınar",
  "chester",
  "olu",
] as const;

export const newTown = (random: Random): string => random.pick(BEGINNINGS) + random.pick(ENDS);
