import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { CareerPage } from "../../features/career/career-page.tsx";

export const Route = createFileRoute("/_account/profile")({
  loader: () => needTexts("career", "cvs"),
  component: CareerPage,
});
