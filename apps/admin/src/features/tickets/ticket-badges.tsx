import { Badge } from "@mantine/core";
import type { TicketPriority, TicketStatus } from "@terzi/contracts/tickets";
import { priorityColor } from "@terzi/ui/priority-color";
import { useTranslation } from "react-i18next";

export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  const { t } = useTranslation("admin");
  return <Badge color={priorityColor(priority)}>{t(`tickets.priorities.${priority}`)}</Badge>;
}

export function StatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useTranslation("admin");
  return <Badge color={status === "open" ? "green" : "gray"}>{t(`tickets.statuses.${status}`)}</Badge>;
}
