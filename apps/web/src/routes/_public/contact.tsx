import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { ContactPage } from "../../features/contact/contact-page.tsx";

export const Route = createFileRoute("/_public/contact")({
  loader: () => needTexts("contact"),
  component: ContactPage,
});
