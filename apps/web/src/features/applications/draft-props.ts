import type { ApplicationDetail, ApplicationFields } from "@terzi/contracts/applications";

/** What a card of the page edits. */
export type DraftProps = {
  draft: ApplicationFields;
  change: (changed: Partial<ApplicationFields>) => void;
};

/** For cards that also call the server: `flush` first saves what was typed. */
export type ApplicationProps = DraftProps & { application: ApplicationDetail; flush: () => Promise<void> };
