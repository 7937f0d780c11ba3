import type { ApplicationDetail, ApplicationFields } from "@terzi/contracts/applications";

/** What a card of the page edits. */
export type DraftProps = {
  draft: ApplicationFields;
  change: (changed: Partial<ApplicationFields>) => void;
};

/** What a card needs that also asks the server for something: `flush` saves what was typed before. */
export type ApplicationProps = DraftProps & { application: ApplicationDetail; flush: () => Promise<void> };
