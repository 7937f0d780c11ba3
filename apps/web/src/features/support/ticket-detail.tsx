import { ActionIcon, Badge, Card, Group, Stack, Text, Title, Tooltip } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import type { TicketReply } from "@terzi/contracts/tickets";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { showMoment } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ReplyForm } from "./reply-form.tsx";
import { TicketBadges } from "./ticket-badges.tsx";
import classes from "./tickets.module.css";

/** One ticket with its conversation. */
export function TicketDetail({ id }: { id: string }) {
  const { t } = useTranslation("support");
  const basics = useTranslation().t;
  const found = trpc.tickets.find.useQuery({ id });
  if (found.isPending) return <PageSkeleton lines={2} />;
  if (!found.data)
    return <ErrorState text={failureText(found.error, basics("offline"))} onRetry={() => found.refetch()} />;
  const { ticket, replies } = found.data;
  return (
    <Card>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={2} style={{ overflowWrap: "anywhere", minWidth: 0 }}>
          {ticket.subject}
        </Title>
        <Tooltip label={t("refresh")}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t("refresh")}
            loading={found.isFetching}
            onClick={() => found.refetch()}
          >
            <IconRefresh size={18} />
          </ActionIcon>
        </Tooltip>
      </Group>
      <Text size="sm" c="dimmed" mb="xs">
        {t("created", { date: showMoment(ticket.createdAt) })}
      </Text>
      <TicketBadges ticket={ticket} />
      <Title order={3} mt="lg" mb="xs">
        {t("original")}
      </Title>
      <div className={classes.box}>
        <Text className={classes.written}>{ticket.description}</Text>
      </div>
      <Title order={3} mt="lg" mb="xs">
        {t("conversation")}
      </Title>
      <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </Stack>
      {replies.length === 0 && <Text c="dimmed">{t("noReplies")}</Text>}
      {ticket.status === "open" ? (
        <ReplyForm id={id} />
      ) : (
        <Text c="dimmed" mt="lg">
          {t("closedText")}
        </Text>
      )}
    </Card>
  );
}

function Reply({ reply }: { reply: TicketReply }) {
  const { t } = useTranslation("support");
  return (
    <li className={classes.reply} data-team={reply.isAdminReply || undefined}>
      <Group justify="space-between" mb={4} gap="xs">
        {reply.isAdminReply ? (
          <Badge variant="filled">{t("team")}</Badge>
        ) : (
          <Text size="sm" fw={600}>
            {t("you")}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {showMoment(reply.createdAt)}
        </Text>
      </Group>
      <Text className={classes.written}>{reply.message}</Text>
    </li>
  );
}
