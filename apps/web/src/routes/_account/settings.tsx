import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../app/read-ahead.ts";
import { SettingsPage } from "../../features/settings/settings-page.tsx";

export const Route = createFileRoute("/_account/settings")({
  loader: () => {
    readAhead(({ auth, passkeys, tokens }) => [
      auth.sessions.prefetch(),
      passkeys.list.prefetch(),
      tokens.list.prefetch(),
    ]);
    return needTexts("settings", "confirmation", "passkeys");
  },
  component: SettingsPage,
});
