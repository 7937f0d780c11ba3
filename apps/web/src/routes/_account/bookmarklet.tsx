import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { BookmarkletPage } from "../../features/bring/bookmarklet-page.tsx";

export const Route = createFileRoute("/_account/bookmarklet")({
  loader: () => needTexts("bring"),
  component: BookmarkletPage,
});
