import type { Order } from "./kept-order.ts";
import type { LiveMatch } from "./use-live-match.ts";

/** What follows the posting until the person decides otherwise: job title, company, and the CV's language. */
export function followPosting(order: Order, live: LiveMatch): Partial<Order> | null {
  if (live.status !== "shown" || live.isBehind) return null;
  const job = live.match.matches.find(({ requirement }) => requirement.isJob);
  // "The job as a whole" stands for a title that the posting doesn't name: it has no words there.
  const isNamed = job && job.requirement.span.end > job.requirement.span.start;
  const title = isNamed ? job.requirement.text : "";
  // A text that asks for nothing is hardly a posting yet: it changes nothing.
  const isPosting = live.match.matches.length > 0;
  // An earlier posting's title doesn't stay where this one names none: the person would apply for another job.
  const isTitleNew = !order.isTitleTyped && isPosting && title !== order.jobTitle;
  const isLanguageNew = !order.isLanguageChosen && isPosting && live.postingLanguage !== order.language;
  const isCompanyNew = !order.isCompanyTyped && isPosting && live.company !== order.company;
  if (!isTitleNew && !isLanguageNew && !isCompanyNew) return null;
  return {
    ...(isTitleNew ? { jobTitle: title } : {}),
    ...(isCompanyNew ? { company: live.company } : {}),
    ...(isLanguageNew ? { language: live.postingLanguage } : {}),
  };
}
