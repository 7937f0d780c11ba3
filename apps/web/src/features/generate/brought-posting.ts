import { z } from "zod";

/** A posting brought into the wizard from an application, another page, or another app. */
const BroughtPosting = z.object({
  jobPosting: z.string(),
  /** Empty: taken from the posting. */
  jobTitle: z.string().default(""),
  company: z.string().default(""),
  postingUrl: z.string().default(""),
  applicationId: z.string().optional(),
});
export type BroughtPosting = z.input<typeof BroughtPosting>;

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;
const KEY = "terzi-brought";

/** Stored in this tab until the wizard opens: somebody who has to log in first still finds it. */
export function keepBrought(brought: BroughtPosting, storage: Place = sessionStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify(brought));
  } catch {
    // It can be pasted.
  }
}

/** Whether something waits to be put into the wizard. */
export function hasBrought(storage: Place = sessionStorage): boolean {
  try {
    return storage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** What waits to be put into the wizard, once; null when nothing does. */
export function takeBrought(storage: Place = sessionStorage): z.output<typeof BroughtPosting> | null {
  try {
    const found = BroughtPosting.safeParse(JSON.parse(storage.getItem(KEY) ?? "null")).data ?? null;
    storage.removeItem(KEY);
    return found;
  } catch {
    return null;
  }
}
