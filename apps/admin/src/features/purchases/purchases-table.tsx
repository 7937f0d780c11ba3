import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { AdminPurchase } from "@terzi/contracts/admin";
import { showName, showNumber, showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { PurchaseBadge } from "./purchase-badge.tsx";
import { RefundButton } from "./refund-button.tsx";

export function PurchasesTable({ purchases }: { purchases: AdminPurchase[] }) {
  const { t } = useTranslation("admin");
  return (
    <ListTable
      label={t("tabs.purchases")}
      rows={purchases}
      columns={[
        {
          title: t("purchases.user"),
          cell: ({ user }) => (
            <>
              <Anchor component={Link} to={`/users/${user.id}`} size="sm">
                {user.email}
              </Anchor>
              <Text size="sm" c="dimmed">
                {showName(user)}
              </Text>
            </>
          ),
        },
        { title: t("purchases.package"), kind: "fixed", cell: (purchase) => purchase.package.name },
        { title: t("credits"), kind: "number", cell: ({ credits }) => showNumber(credits) },
        { title: t("purchases.amount"), kind: "number", cell: ({ amount }) => showPrice(amount) },
        { title: t("status"), kind: "fixed", cell: ({ status }) => <PurchaseBadge status={status} /> },
        { title: t("date"), kind: "fixed", cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          title: t("actions"),
          kind: "fixed",
          cell: (purchase) => (purchase.status === "completed" ? <RefundButton purchase={purchase} /> : "–"),
        },
      ]}
    />
  );
}
