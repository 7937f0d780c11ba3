import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { ForgotPasswordPage } from "../../features/auth/forgot-password-page.tsx";

export const Route = createFileRoute("/_public/forgot-password")({
  loader: () => needTexts("auth"),
  component: ForgotPasswordPage,
});
