import { PageHeading } from "@terzi/ui/page-heading";
import { usePageTitle } from "@terzi/ui/page-title";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { UnconfirmedNotice } from "../confirmation/unconfirmed-notice.tsx";
import { PasskeysCard } from "../passkeys/passkeys-card.tsx";
import { IdentitiesCard } from "../ways-in/identities-card.tsx";
import { NoPasswordCard } from "../ways-in/no-password-card.tsx";
import { AccountCard } from "./account-card.tsx";
import { AppearanceCard } from "./appearance-card.tsx";
import { DataCard } from "./data-card.tsx";
import { DeleteCard } from "./delete-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { LanguageCard } from "./language-card.tsx";
import { NameCard } from "./name-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { RemindersCard } from "./reminders-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import classes from "./settings.module.css";
import { SettingsGroup } from "./settings-group.tsx";
import { SETTINGS_GROUPS, type SettingsGroupName } from "./settings-groups.ts";
import { SettingsNavigation } from "./settings-navigation.tsx";
import { TokensCard } from "./tokens-card.tsx";
import { WebhooksCard } from "./webhooks-card.tsx";

/** All settings on one page, in groups; each group has an address of its own: `/settings#security`. */
export function SettingsPage() {
  const { t } = useTranslation("settings");
  usePageTitle(t("title"));
  const [user] = trpc.auth.user.useSuspenseQuery();
  // Somebody who has just signed out is on the way to the log-in.
  if (!user) return null;
  const cards: Record<SettingsGroupName, ReactNode> = {
    account: (
      <>
        <UnconfirmedNotice user={user} />
        <AccountCard user={user} />
        <NameCard user={user} />
        <EmailCard />
      </>
    ),
    security: (
      <>
        {user.hasPassword ? <PasswordCard /> : <NoPasswordCard user={user} />}
        <PasskeysCard />
        <IdentitiesCard user={user} />
        <SessionsCard />
      </>
    ),
    look: (
      <>
        <LanguageCard user={user} />
        <AppearanceCard />
        <RemindersCard />
      </>
    ),
    data: (
      <>
        <DataCard />
        <DeleteCard user={user} />
      </>
    ),
    developers: (
      <>
        <TokensCard user={user} />
        <WebhooksCard />
      </>
    ),
  };
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <div className={classes.page}>
        <SettingsNavigation />
        <div>
          {SETTINGS_GROUPS.map((group) => (
            <SettingsGroup key={group} name={group}>
              {cards[group]}
            </SettingsGroup>
          ))}
        </div>
      </div>
    </>
  );
}
