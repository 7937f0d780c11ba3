import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { AuditEntry } from "@terzi/contracts/operations";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";
import { describeChange } from "./describe-change.ts";

/** As it arrives: JSON leaves out what is undefined. */
export type ArrivedEntry = Omit<AuditEntry, "before" | "after"> &
  Partial<Pick<AuditEntry, "before" | "after">>;

export function AuditTable({ entries }: { entries: ArrivedEntry[] }) {
  const { t } = useTranslation("admin");
  const words = t("audit.changes", { returnObjects: true });
  return (
    <ListTable
      label={t("audit.title")}
      rows={entries}
      columns={[
        { title: t("date"), kind: "fixed", cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { title: t("audit.who"), cell: ({ actor }) => actor?.email ?? t("nobody") },
        { title: t("audit.action"), cell: ({ action }) => t(`audit.names.${action}`) },
        { title: t("audit.target"), cell: (entry) => <Target entry={entry} /> },
        {
          title: t("audit.change"),
          cell: ({ before, after }) =>
            describeChange(before, after, words).map((line) => (
              <Text key={line} size="xs">
                {line}
              </Text>
            )),
        },
      ]}
    />
  );
}

/** What it was done to; users and tickets have a page to go to. */
function Target({ entry: { action, target } }: { entry: ArrivedEntry }) {
  if (action.startsWith("user."))
    return (
      <Anchor component={Link} to={`/users/${target}`} size="xs" ff="monospace">
        {target}
      </Anchor>
    );
  if (action === "ticket.status") return <TicketLink id={target}>{target}</TicketLink>;
  return (
    <Text span size="xs" ff="monospace">
      {target}
    </Text>
  );
}
