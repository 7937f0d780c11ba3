import type { Term } from "../parse/line.ts";
import { overlaps } from "./overlap.ts";

export const PEOPLE = ["c:people", "c:team"];
export const isPeople = (term: Term): boolean => overlaps(term.ids, PEOPLE);
/** People whom one counts by the head: "420 kişilik portföy" of 420 customers. */
const PERSONS =
  "customer client patient student pupil guest child passenger user member visitor resident trainee participant parent subscriber donor learner starter colleague"
    .split(" ")
    .map((id) => `c:${id}`);
export const isPerson = (term: Term): boolean => overlaps(term.ids, PERSONS);
export const isRole = ({ ids, parts }: Term): boolean =>
  [ids, ...parts].some((list) => list.some((id) => id.startsWith("c:role-")));
