import type { Order } from "./kept-order.ts";
import type { LiveMatch } from "./use-live-match.ts";

/** What the posting settles as long as the person hasn't: the job's title, and the language of the CV. */
export function followPosting(order: Order, live: LiveMatch): Partial<Order> | null {
  if (live.status !== "shown" || live.isBehind) return null;
  const job = live.match.matches.find(({ requirement }) => requirement.isJob);
  const title = job?.requirement.text ?? "";
  const isTitleNew = !order.isTitleTyped && title !== "" && title !== order.jobTitle;
  // A text that asks for nothing is hardly a posting yet, and its language no reason to change anything.
  const isLanguageNew =
    !order.isLanguageChosen && live.match.matches.length > 0 && live.postingLanguage !== order.language;
  if (!isTitleNew && !isLanguageNew) return null;
  return {
    ...(isTitleNew ? { jobTitle: title } : {}),
    ...(isLanguageNew ? { language: live.postingLanguage } : {}),
  };
}
