import { Badge } from "@mantine/core";
import type { PurchaseStatus } from "@terzi/contracts/credits";
import { useTranslation } from "react-i18next";

/** The specification's default badge for what is completed; the others stand apart from it. */
const STATUS_COLOR = { completed: "ink", pending: "gray", failed: "red", refunded: "orange" };

export function PurchaseBadge({ status }: { status: PurchaseStatus }) {
  const { t } = useTranslation("admin");
  return <Badge color={STATUS_COLOR[status]}>{t(`purchases.statuses.${status}`)}</Badge>;
}
