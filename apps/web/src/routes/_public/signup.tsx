import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { SignUpPage } from "../../features/auth/sign-up-page.tsx";

export const Route = createFileRoute("/_public/signup")({
  loader: () => needTexts("auth"),
  component: SignUpPage,
});
