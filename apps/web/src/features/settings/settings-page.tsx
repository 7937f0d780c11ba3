import { Stack } from "@mantine/core";
import { PageHeading } from "@terzi/ui/page-heading";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { AccountCard } from "./account-card.tsx";
import { AppearanceCard } from "./appearance-card.tsx";
import { DataCard } from "./data-card.tsx";
import { DeleteCard } from "./delete-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { LanguageCard } from "./language-card.tsx";
import { NameCard } from "./name-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TokensCard } from "./tokens-card.tsx";

export function SettingsPage() {
  const { t } = useTranslation("settings");
  usePageTitle(t("title"));
  const [user] = trpc.auth.user.useSuspenseQuery();
  // Whoever has just signed out is on the way to the log-in.
  if (!user) return null;
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <Stack gap="lg" maw={640}>
        <LanguageCard user={user} />
        <AppearanceCard />
        <AccountCard user={user} />
        <NameCard user={user} />
        <EmailCard />
        <PasswordCard />
        <SessionsCard />
        <TokensCard user={user} />
        <DataCard />
        <DeleteCard user={user} />
      </Stack>
    </>
  );
}
