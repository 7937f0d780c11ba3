import { Text } from "@mantine/core";
import type { UserPage } from "@terzi/contracts/admin";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { SectionCard } from "../../app/section-card.tsx";
import { NoEntries } from "../../lists/list-states.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { AuditTable, type ArrivedEntry } from "../audit/audit-table.tsx";
import { MailsTable } from "../overview/mails-table.tsx";

/** What was mailed to the person; what failed can be sent again. */
export function UserMails({ mails }: Pick<UserPage, "mails">) {
  const { t } = useTranslation("admin");
  return (
    <SectionCard title={t("mails.title")}>
      {mails.length === 0 ? <NoEntries text={t("mails.none")} /> : <MailsTable mails={mails} />}
    </SectionCard>
  );
}

/** Where the person is logged in. */
export function UserSessions({ sessions }: Pick<UserPage, "sessions">) {
  const { t } = useTranslation("admin");
  return (
    <SectionCard title={t("user.sessions")}>
      {sessions.length === 0 ? (
        <NoEntries text={t("user.noSessions")} />
      ) : (
        <ListTable
          label={t("user.sessions")}
          rows={sessions}
          columns={[
            { title: t("user.since"), kind: "fixed", cell: ({ createdAt }) => <Moment at={createdAt} /> },
            {
              title: t("user.device"),
              cell: ({ userAgent }) => (
                // A browser's own name isn't in any language.
                <Text size="xs" lang="" style={{ overflowWrap: "anywhere" }}>
                  {userAgent || "–"}
                </Text>
              ),
            },
            { title: t("user.until"), kind: "fixed", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
          ]}
        />
      )}
    </SectionCard>
  );
}

/** What admins did to the account, its purchases and its tickets. */
export function UserAudit({ entries }: { entries: ArrivedEntry[] }) {
  const { t } = useTranslation("admin");
  return (
    <SectionCard title={t("audit.title")}>
      {entries.length === 0 ? <NoEntries text={t("audit.none")} /> : <AuditTable entries={entries} />}
    </SectionCard>
  );
}
