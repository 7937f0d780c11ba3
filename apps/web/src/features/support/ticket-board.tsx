import { Button, Card, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowLeft } from "@tabler/icons-react";
import type { Ticket } from "@terzi/contracts/tickets";
import { useTranslation } from "react-i18next";
import { TicketCard } from "./ticket-card.tsx";
import { TicketDetail } from "./ticket-detail.tsx";
import classes from "./tickets.module.css";

type Props = {
  tickets: Ticket[];
  selected: string | undefined;
  onSelect: (id: string | null) => void;
  onMore: (() => void) | undefined;
};

/** The list with the chosen ticket beside it; on a narrow screen one of the two. */
export function TicketBoard({ tickets, selected, onSelect, onMore }: Props) {
  const { t } = useTranslation("support");
  const basics = useTranslation().t;
  const isNarrow = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const list = (
    <Stack gap="xs">
      <Stack component="ul" gap="xs" p={0} m={0} aria-label={t("tickets")}>
        {tickets.map((ticket) => (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            isSelected={ticket.id === selected}
            onSelect={() => onSelect(ticket.id)}
          />
        ))}
      </Stack>
      {onMore && (
        <Button variant="subtle" onClick={onMore}>
          {t("more")}
        </Button>
      )}
    </Stack>
  );
  const detail = selected ? (
    <TicketDetail key={selected} id={selected} />
  ) : (
    <Card py={64}>
      <Text c="dimmed" ta="center">
        {t("selectOne")}
      </Text>
    </Card>
  );
  if (!isNarrow)
    return (
      <div className={classes.board}>
        {list}
        {detail}
      </div>
    );
  if (!selected) return list;
  return (
    <Stack>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowLeft size={16} />}
        style={{ alignSelf: "flex-start" }}
        onClick={() => onSelect(null)}
      >
        {basics("back")}
      </Button>
      {detail}
    </Stack>
  );
}
