import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { SupportPage } from "../../features/support/support-page.tsx";

export const Route = createFileRoute("/_account/support")({
  // The open ticket is part of the address: it survives a reload, and Back closes it.
  validateSearch: ({ ticket }): { ticket?: string } => (typeof ticket === "string" ? { ticket } : {}),
  loader: () => needTexts("support"),
  component: SupportPage,
});
