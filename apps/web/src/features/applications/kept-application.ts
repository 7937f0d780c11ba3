import { ApplicationFields } from "@terzi/contracts/applications";
import { z } from "zod";

/** What is typed, as it is, even where the contract would refuse it. */
const Typed = ApplicationFields.extend({
  jobTitle: z.string(),
  company: z.string(),
  jobPosting: z.string(),
  postingUrl: z.string(),
  notes: z.string(),
  nextStep: z.string(),
});

/** Edits that the server may not have, and the version they were made on. */
const KeptApplication = z.object({ base: Typed, draft: Typed });
export type KeptApplication = z.infer<typeof KeptApplication>;

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (id: string): string => `terzi-application:${id}`;

export function findKeptApplication(id: string, storage: Place = localStorage): KeptApplication | null {
  try {
    return KeptApplication.safeParse(JSON.parse(storage.getItem(keyOf(id)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** Stores the edits on every key; null forgets them. A full or forbidden storage costs only that. */
export function keepApplication(
  id: string,
  kept: KeptApplication | null,
  storage: Place = localStorage,
): void {
  try {
    if (kept) storage.setItem(keyOf(id), JSON.stringify(kept));
    else storage.removeItem(keyOf(id));
  } catch {
    // The page itself still saves.
  }
}

/** On log-out, this browser forgets everybody's applications. */
export function forgetApplications(storage: Storage = localStorage): void {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith(keyOf(""))) storage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}
