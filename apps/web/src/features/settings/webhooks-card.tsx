import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Webhook } from "@terzi/contracts/webhooks";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { DeleteWebhookDialog } from "./delete-webhook-dialog.tsx";
import { NewWebhookDialog } from "./new-webhook-dialog.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { WebhookRow } from "./webhook-row.tsx";

/** How often to check whether a message on its way was accepted. */
const ASK_EVERY_MS = 2_000;

/** The addresses that are told what happens in the account: listed, made, tried, deleted. */
export function WebhooksCard() {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const webhooks = trpc.webhooks.list.useQuery(undefined, {
    refetchInterval: ({ state }) =>
      state.data?.some(({ deliveries: [last] }) => last && last.status === "queued" && last.attempts === 0)
        ? ASK_EVERY_MS
        : false,
  });
  const [isCreating, creating] = useDisclosure(false);
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  return (
    <SettingsCard title={t("webhooks.title")} text={t("webhooks.text")}>
      {webhooks.isPending && <PageSkeleton lines={1} />}
      {webhooks.error && (
        <ErrorState
          text={failureText(webhooks.error, basics("offline"))}
          onRetry={() => webhooks.refetch()}
        />
      )}
      {webhooks.data?.length === 0 && <Text size="sm">{t("webhooks.empty")}</Text>}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {webhooks.data?.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} onDelete={() => setDeleting(webhook)} />
        ))}
      </Stack>
      <Button variant="default" mt="md" style={{ alignSelf: "flex-start" }} onClick={creating.open}>
        {t("webhooks.create")}
      </Button>
      <Text size="sm" mt="md">
        <Anchor href="/api/docs#/Webhooks" target="_blank" rel="noopener" inherit>
          {t("webhooks.docs")}
        </Anchor>
      </Text>
      {isCreating && <NewWebhookDialog onClose={creating.close} />}
      {deleting && <DeleteWebhookDialog webhook={deleting} onClose={() => setDeleting(null)} />}
    </SettingsCard>
  );
}
