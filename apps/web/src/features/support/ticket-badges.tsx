import { Badge, Group } from "@mantine/core";
import type { Ticket, TicketPriority } from "@terzi/contracts/tickets";
import { useTranslation } from "react-i18next";

const PRIORITY_COLOR: Record<TicketPriority, string> = { low: "blue", medium: "yellow", high: "red" };

/** Priority and status. */
export function TicketBadges({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("support");
  return (
    <Group gap={6}>
      <Badge color={PRIORITY_COLOR[ticket.priority]}>{t(`priorities.${ticket.priority}`)}</Badge>
      <Badge color={ticket.status === "open" ? "green" : "gray"}>{t(`statuses.${ticket.status}`)}</Badge>
    </Group>
  );
}
