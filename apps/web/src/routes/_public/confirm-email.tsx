import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { ConfirmEmailPage } from "../../features/confirmation/confirm-email-page.tsx";

export const Route = createFileRoute("/_public/confirm-email")({
  validateSearch: ({ token }): { token?: string } => (typeof token === "string" ? { token } : {}),
  loader: () => needTexts("confirmation"),
  component: ConfirmEmailPage,
});
