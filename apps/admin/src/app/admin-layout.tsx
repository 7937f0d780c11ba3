import { Center, Text } from "@mantine/core";
import { showLanguage } from "@terzi/ui/texts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { AdminPanel } from "./admin-panel.tsx";
import { AdminShell } from "./admin-shell.tsx";
import { useSharedSession } from "./shared-session.ts";
import { trpc } from "./trpc.ts";

/** For operators only: visitors go to the log-in, everybody else to the dashboard, both in the other app. */
export function AdminLayout() {
  const { t } = useTranslation("admin");
  const user = trpc.auth.user.useQuery();
  useSharedSession();
  // An admin who still needs a passkey is led to it by the other app.
  const isAdmin = user.data?.role === "admin" && !user.data.passkeyWanted;
  const isSettled = !user.isPending && !user.error;
  const elsewhere = isSettled && !isAdmin ? (user.data ? "/dashboard" : "/login") : null;
  const language = user.data?.language;

  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere);
  }, [elsewhere]);
  useEffect(() => {
    if (language) void showLanguage(language);
  }, [language]);

  if (!isAdmin)
    return (
      <Center mih="60dvh">
        <Text role="status" c="dimmed">
          {user.error ? t("failed") : t("loading")}
        </Text>
      </Center>
    );
  return (
    <AdminShell>
      <AdminPanel />
    </AdminShell>
  );
}
