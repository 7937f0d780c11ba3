import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { ResetPasswordPage } from "../../features/auth/reset-password-page.tsx";

export const Route = createFileRoute("/_public/reset-password")({
  validateSearch: ({ token }): { token?: string } => (typeof token === "string" ? { token } : {}),
  loader: () => needTexts("auth"),
  component: ResetPasswordPage,
});
