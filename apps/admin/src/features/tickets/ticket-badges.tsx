import { Badge } from "@mantine/core";
import type { TicketPriority, TicketStatus } from "@terzi/contracts/tickets";
import { useTranslation } from "react-i18next";

const PRIORITY_COLOR = { low: "blue", medium: "yellow", high: "red" };

export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  const { t } = useTranslation("admin");
  return <Badge color={PRIORITY_COLOR[priority]}>{t(`tickets.priorities.${priority}`)}</Badge>;
}

export function StatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useTranslation("admin");
  return <Badge color={status === "open" ? "green" : "gray"}>{t(`tickets.statuses.${status}`)}</Badge>;
}
