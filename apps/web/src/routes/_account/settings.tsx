import { createFileRoute } from "@tanstack/react-router";
import { needTexts } from "@terzi/ui/texts";
import { readAhead } from "../../app/read-ahead.ts";
import { readWayInEnd } from "../../features/ways-in/read-way-in-end.ts";
import { SettingsPage } from "../../features/settings/settings-page.tsx";

export const Route = createFileRoute("/_account/settings")({
  validateSearch: readWayInEnd,
  loader: () => {
    readAhead(({ auth, identities, passkeys, tokens }) => [
      auth.sessions.prefetch(),
      passkeys.list.prefetch(),
      identities.list.prefetch(),
      identities.providers.prefetch(),
      tokens.list.prefetch(),
    ]);
    return needTexts("settings", "confirmation", "passkeys", "auth");
  },
  component: SettingsPage,
});
