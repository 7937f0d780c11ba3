import type { LedgerEntry, Purchase } from "@terzi/contracts/credits";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import type { Ticket } from "@terzi/contracts/tickets";
import { showNumber, showPercent, showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { SectionCard } from "../../app/section-card.tsx";
import { NoEntries } from "../../lists/list-states.tsx";
import { type Column, ListTable } from "../../lists/list-table.tsx";
import { PurchaseBadge } from "../purchases/purchase-badge.tsx";
import { PriorityBadge, StatusBadge } from "../tickets/ticket-badges.tsx";
import { TicketLink } from "../tickets/ticket-link.tsx";

function UserList<T extends { id: string }>(props: {
  title: string;
  empty: string;
  rows: T[];
  columns: Column<T>[];
}) {
  return (
    <SectionCard title={props.title}>
      {props.rows.length === 0 ? (
        <NoEntries text={props.empty} />
      ) : (
        <ListTable label={props.title} rows={props.rows} columns={props.columns} />
      )}
    </SectionCard>
  );
}

const useDateColumn = (): Column<{ createdAt: string }> => ({
  title: useTranslation("admin").t("date"),
  kind: "fixed",
  cell: ({ createdAt }) => <Moment at={createdAt} />,
});

export function UserLedger({ entries }: { entries: LedgerEntry[] }) {
  const { t } = useTranslation("admin");
  return (
    <UserList
      title={t("user.ledger")}
      empty={t("user.noLedger")}
      rows={entries}
      columns={[
        useDateColumn(),
        { title: t("user.kind"), cell: ({ kind }) => t(`user.kinds.${kind}`) },
        {
          title: t("user.change"),
          kind: "number",
          cell: ({ amount }) => `${amount > 0 ? "+" : ""}${showNumber(amount)}`,
        },
        {
          title: t("user.balance"),
          kind: "number",
          cell: ({ balanceAfter }) => showNumber(balanceAfter),
        },
      ]}
    />
  );
}

export function UserPurchases({ purchases }: { purchases: Purchase[] }) {
  const { t } = useTranslation("admin");
  return (
    <UserList
      title={t("user.purchases")}
      empty={t("user.noPurchases")}
      rows={purchases}
      columns={[
        useDateColumn(),
        { title: t("purchases.package"), cell: (purchase) => purchase.package.name },
        { title: t("credits"), kind: "number", cell: ({ credits }) => showNumber(credits) },
        { title: t("purchases.amount"), kind: "number", cell: ({ amount }) => showPrice(amount) },
        { title: t("status"), kind: "fixed", cell: ({ status }) => <PurchaseBadge status={status} /> },
      ]}
    />
  );
}

export function UserCvs({ cvs }: { cvs: CvSummary[] }) {
  const { t } = useTranslation("admin");
  return (
    <UserList
      title={t("user.cvs")}
      empty={t("user.noCvs")}
      rows={cvs}
      columns={[
        useDateColumn(),
        { title: t("user.jobTitle"), cell: ({ jobTitle }) => jobTitle || "–" },
        { title: t("user.company"), cell: ({ company }) => company || "–" },
        { title: t("users.language"), cell: ({ language }) => language.toUpperCase() },
        {
          title: t("user.match"),
          kind: "number",
          cell: ({ matchScore, isScored }) => (isScored ? showPercent(matchScore) : "–"),
        },
      ]}
    />
  );
}

export function UserTickets({ tickets }: { tickets: Ticket[] }) {
  const { t } = useTranslation("admin");
  return (
    <UserList
      title={t("user.tickets")}
      empty={t("user.noTickets")}
      rows={tickets}
      columns={[
        useDateColumn(),
        {
          title: t("user.subject"),
          cell: ({ id, subject }) => <TicketLink id={id}>{subject}</TicketLink>,
        },
        { title: t("status"), kind: "fixed", cell: ({ status }) => <StatusBadge status={status} /> },
        {
          title: t("tickets.priority"),
          kind: "fixed",
          cell: ({ priority }) => <PriorityBadge priority={priority} />,
        },
      ]}
    />
  );
}
