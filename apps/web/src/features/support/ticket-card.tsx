import { Card, Text, UnstyledButton } from "@mantine/core";
import type { Ticket } from "@terzi/contracts/tickets";
import { showDay } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { TicketBadges } from "./ticket-badges.tsx";
import classes from "./tickets.module.css";

type Props = { ticket: Ticket; isSelected: boolean; onSelect: () => void };

/** One ticket of the list; pressing it opens the conversation. */
export function TicketCard({ ticket, isSelected, onSelect }: Props) {
  const { t } = useTranslation("support");
  return (
    <li style={{ listStyle: "none" }}>
      <UnstyledButton className={classes.ticket} aria-current={isSelected || undefined} onClick={onSelect}>
        <Card padding="md">
          <Text fw={600} mb={4} style={{ overflowWrap: "anywhere" }}>
            {ticket.subject}
          </Text>
          <TicketBadges ticket={ticket} />
          <Text size="sm" c="dimmed" lineClamp={2} mt="xs" style={{ overflowWrap: "anywhere" }}>
            {ticket.description}
          </Text>
          <Text size="xs" c="dimmed" mt="xs">
            {t("created", { date: showDay(ticket.createdAt) })}
          </Text>
        </Card>
      </UnstyledButton>
    </li>
  );
}
