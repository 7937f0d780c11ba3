import type { Conflict } from "@terzi/contracts/cv";
import type { ConflictTask } from "../conflict-task.ts";
import { namesBorrowed } from "./name-conflicts.ts";

/** What tells of deeds, with the names of what they were done with. */
const TELLING = new Set(["experiences", "projects", "volunteerExperience"]);

/** "Documented visits in BadgerNet", which is only listed as a skill, or was used in another job. */
export function borrowedNameConflicts(task: ConflictTask): Conflict[] {
  const [entry, ...others] = task.entries;
  if (!entry || others.length || !TELLING.has(entry.kind)) return [];
  return namesBorrowed(task).map((said) => ({ kind: "entry", said, known: "" }));
}
