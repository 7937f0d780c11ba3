import { Badge, Button, Group, Text } from "@mantine/core";
import type { Webhook } from "@terzi/contracts/webhooks";
import { showMoment } from "@terzi/ui/show-values";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { useTold } from "./use-told.ts";

export function WebhookRow({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }) {
  const { t } = useTranslation("settings");
  const tell = useTold();
  const { id, url, events, deliveries } = webhook;
  const ping = trpc.webhooks.ping.useMutation({
    meta: {
      failure: { title: t("webhooks.pingFailed"), text: t("failedText") },
      touches: [getQueryKey(trpc.webhooks.list)],
    },
    onSuccess: () => tell(t("webhooks.pinged")),
  });
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div style={{ minWidth: 0, flex: "1 1 16rem" }}>
        <Group gap={6}>
          <Text fw={500} style={{ overflowWrap: "anywhere" }}>
            {url}
          </Text>
          {events.map((event) => (
            <Badge key={event} color="gray">
              {t(`webhooks.event.${event}`)}
            </Badge>
          ))}
        </Group>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          <Outcome last={deliveries[0]} />
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          size="xs"
          aria-label={t("webhooks.pingNamed", { url })}
          loading={ping.isPending}
          onClick={() => ping.mutate({ id })}
        >
          {t("webhooks.ping")}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={t("webhooks.removeNamed", { url })}
          onClick={onDelete}
        >
          {t("webhooks.remove")}
        </Button>
      </Group>
    </Group>
  );
}

function Outcome({ last }: { last: Webhook["deliveries"][number] | undefined }) {
  const { t } = useTranslation("settings");
  if (!last) return t("webhooks.never");
  const { status, outcome, deliveredAt } = last;
  if (deliveredAt) return t("webhooks.delivered", { date: showMoment(deliveredAt) });
  if (outcome === null) return t("webhooks.waiting");
  return t(status === "failed" ? "webhooks.undelivered" : "webhooks.queued", { outcome });
}
