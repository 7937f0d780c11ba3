import { Badge, Group } from "@mantine/core";
import type { Ticket } from "@terzi/contracts/tickets";
import { priorityColor } from "@terzi/ui/priority-color";
import { useTranslation } from "react-i18next";

/** Priority and status. */
export function TicketBadges({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("support");
  return (
    <Group gap={6}>
      <Badge color={priorityColor(ticket.priority)}>{t(`priorities.${ticket.priority}`)}</Badge>
      <Badge color={ticket.status === "open" ? "green" : "gray"}>{t(`statuses.${ticket.status}`)}</Badge>
    </Group>
  );
}
