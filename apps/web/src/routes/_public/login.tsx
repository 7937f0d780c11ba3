import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { SignInPage } from "../../features/auth/sign-in-page.tsx";

export const Route = createFileRoute("/_public/login")({
  loader: () => needTexts("auth"),
  component: SignInPage,
});
