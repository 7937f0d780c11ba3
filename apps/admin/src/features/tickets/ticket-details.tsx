import { Alert, Anchor, Badge, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { TicketDetail, TicketReply } from "@terzi/contracts/tickets";
import { failureOf } from "@terzi/ui/failures";
import { showMoment } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { trpc } from "../../app/trpc.ts";
import { ReadPart } from "../../lists/list-states.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { StatusToggle } from "./status-toggle.tsx";
import { PriorityBadge, StatusBadge } from "./ticket-badges.tsx";
import classes from "./tickets.module.css";

/** One ticket with its conversation, and what support can do about it. */
export function TicketDetails({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const detail = trpc.tickets.find.useQuery({ id });
  return (
    <>
      <Link
        from="/tickets"
        to="/tickets"
        search={(kept) => ({ ...kept, ticket: undefined })}
        className={classes.back}
      >
        ← {t("tickets.back")}
      </Link>
      {failureOf(detail.error)?.code === "NOT_FOUND" ? (
        <Alert color="red" title={t("tickets.notFound")} role="alert" />
      ) : (
        <Card>
          <ReadPart read={detail}>{(detail) => <Conversation detail={detail} />}</ReadPart>
        </Card>
      )}
    </>
  );
}

function Conversation({ detail: { ticket, replies, owner } }: { detail: TicketDetail }) {
  const { t } = useTranslation("admin");
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, flex: "1 1 14rem" }}>
          <Title order={2} size="h3" style={{ overflowWrap: "anywhere" }}>
            {ticket.subject}
          </Title>
          {owner && (
            <Text size="sm" style={{ overflowWrap: "anywhere" }}>
              {owner.firstName} {owner.lastName}{" "}
              <Anchor component={Link} to={`/users/${owner.id}`} inherit>
                {owner.email}
              </Anchor>
            </Text>
          )}
          <Text size="sm" c="dimmed" mb={4}>
            {t("tickets.created", { date: showMoment(ticket.createdAt) })}
          </Text>
          <Group gap={6}>
            <PriorityBadge priority={ticket.priority} />
            <StatusBadge status={ticket.status} />
          </Group>
        </div>
        <StatusToggle ticket={ticket} />
      </Group>
      <section>
        <Title order={3} size="sm" mb={6}>
          {t("tickets.original")}
        </Title>
        <Text component="div" size="sm" className={classes.message} dir="auto">
          {ticket.description}
        </Text>
      </section>
      <section>
        <Title order={3} size="sm" mb={6}>
          {t("tickets.conversation")}
        </Title>
        {replies.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t("tickets.noReplies")}
          </Text>
        ) : (
          <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
            {replies.map((reply) => (
              <Reply key={reply.id} reply={reply} />
            ))}
          </Stack>
        )}
      </section>
      <ReplyForm ticketId={ticket.id} language={owner?.language} />
    </Stack>
  );
}

function Reply({ reply }: { reply: TicketReply }) {
  const { t } = useTranslation("admin");
  return (
    <li>
      <Group gap={6} mb={4}>
        {reply.isAdminReply ? (
          <Badge>{t("tickets.admin")}</Badge>
        ) : (
          <Badge color="gray">{t("tickets.owner")}</Badge>
        )}
        <Text span size="xs" c="dimmed">
          <Moment at={reply.createdAt} />
        </Text>
      </Group>
      <Text
        component="div"
        size="sm"
        className={classes.message}
        dir="auto"
        data-admin={reply.isAdminReply || undefined}
      >
        {reply.message}
      </Text>
    </li>
  );
}
