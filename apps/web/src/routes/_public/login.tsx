import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readWayInEnd } from "../../features/ways-in/read-way-in-end.ts";
import { SignInPage } from "../../features/auth/sign-in-page.tsx";

export const Route = createFileRoute("/_public/login")({
  validateSearch: readWayInEnd,
  loader: () => needTexts("auth"),
  component: SignInPage,
});
