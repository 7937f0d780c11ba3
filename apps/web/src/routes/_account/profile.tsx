import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../app/read-ahead.ts";
import { CareerPage } from "../../features/career/career-page.tsx";
import { type CareerTab, readCareerTab } from "../../features/career/career-tab.ts";

export const Route = createFileRoute("/_account/profile")({
  validateSearch: (search): { tab?: CareerTab } => {
    const tab = readCareerTab(search.tab);
    return tab ? { tab } : {};
  },
  loader: () => {
    readAhead(({ career }) => [career.read.prefetch()]);
    return needTexts("career", "cvs");
  },
  component: CareerPage,
});
