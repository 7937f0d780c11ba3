import { Button, Group, Modal, Text } from "@mantine/core";
import type { Webhook } from "@terzi/contracts/webhooks";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { useTold } from "./use-told.ts";

export function DeleteWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const tell = useTold();
  const remove = trpc.webhooks.delete.useMutation({
    meta: {
      failure: { title: t("webhooks.removeFailed"), text: t("failedText") },
      touches: [getQueryKey(trpc.webhooks.list)],
    },
    onSuccess: () => {
      onClose();
      tell(t("webhooks.removed"));
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("webhooks.removeTitle")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <Text style={{ overflowWrap: "anywhere" }}>{t("webhooks.removeText", { url: webhook.url })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {basics("cancel")}
        </Button>
        <Button color="red.9" disabled={remove.isPending} onClick={() => remove.mutate({ id: webhook.id })}>
          {t("webhooks.remove")}
        </Button>
      </Group>
    </Modal>
  );
}
