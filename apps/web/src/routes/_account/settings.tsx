import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../app/read-ahead.ts";
import { SettingsPage } from "../../features/settings/settings-page.tsx";

export const Route = createFileRoute("/_account/settings")({
  loader: () => {
    readAhead(({ auth, tokens }) => [auth.sessions.prefetch(), tokens.list.prefetch()]);
    return needTexts("settings", "confirmation");
  },
  component: SettingsPage,
});
