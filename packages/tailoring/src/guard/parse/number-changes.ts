import { workedOutCue } from "../../languages/all-worked-out-cues.ts";
import type { NumberUnit, Relation } from "./number-term.ts";

const SHARE_COMPARED = new RegExp(
  String.raw`^\s?%?(?:percent|per cent)?\s${workedOutCue("shareComparedBehind")}(?!\p{L})`,
  "iu",
);
const CHANGED = new RegExp(String.raw`^\s(?:\p{L}+\s)?${workedOutCue("changeBehind")}`, "iu");

/** "12 % lower", "140 artışla": by so much, wherever the verb behind it says that something got to. */
export const relationToBase = (unit: NumberUnit, after: string): Relation =>
  (unit === "%" && SHARE_COMPARED.test(after)) || (unit !== "date" && CHANGED.test(after)) ? "by" : "";
