import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../../app/read-ahead.ts";
import { ApplicationsPage } from "../../../features/applications/applications-page.tsx";
import { readView, type View } from "../../../features/applications/views.ts";

export const Route = createFileRoute("/_account/applications/")({
  // The view is part of the address: it survives a reload.
  validateSearch: ({ view }): { view?: View } => {
    const read = readView(view);
    return read ? { view: read } : {};
  },
  loader: () => {
    readAhead(({ applications }) => [applications.list.prefetch()]);
    return needTexts("applications");
  },
  component: ApplicationsPage,
});
