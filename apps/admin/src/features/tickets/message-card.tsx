import { Badge, Button, Card, Group, Text, Title } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import type { ContactMessage } from "@terzi/contracts/contact";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { trpc } from "../../app/trpc.ts";
import { replyAddress } from "./reply-address.ts";
import classes from "./tickets.module.css";

/** One contact message: read here, answered from the operator's own mail program. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const isDone = message.doneAt !== null;
  const setDone = trpc.admin.setContactDone.useMutation({
    meta: { failure: { title: basics("error"), text: t("messages.failed") } },
    onSuccess: ({ doneAt }) =>
      showToast({ tone: "success", title: doneAt ? t("messages.markedDone") : t("messages.markedOpen") }),
  });
  const named = (action: string) => t("messages.ofSubject", { action, subject: message.subject });
  const mark = isDone ? t("messages.reopen") : t("messages.done");
  return (
    <Card component="li" style={{ listStyle: "none" }}>
      <Group justify="space-between" align="flex-start" gap="xs" mb="xs">
        <div style={{ minWidth: 0, flex: "1 1 14rem" }}>
          <Title order={2} size="h3" style={{ overflowWrap: "anywhere" }}>
            {message.subject}
          </Title>
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {message.name} · {message.email} · <Moment at={message.createdAt} />
          </Text>
        </div>
        <Badge color={isDone ? "gray" : "green"}>{t(`messages.states.${isDone ? "done" : "open"}`)}</Badge>
      </Group>
      <Text component="div" size="sm" className={classes.message} dir="auto" mb="sm">
        {message.message}
      </Text>
      <Group gap="xs">
        <Button
          component="a"
          href={replyAddress(message)}
          size="xs"
          leftSection={<IconMail size={14} />}
          aria-label={named(t("messages.reply"))}
        >
          {t("messages.reply")}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={setDone.isPending}
          aria-label={named(mark)}
          onClick={() => setDone.mutate({ id: message.id, done: !isDone })}
        >
          {mark}
        </Button>
      </Group>
    </Card>
  );
}
