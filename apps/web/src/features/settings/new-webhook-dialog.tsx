import { Button, Checkbox, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { CreateWebhookInput, WebhookEvent } from "@terzi/contracts/webhooks";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { ShownOnce } from "./shown-once.tsx";

/** Makes a webhook, then shows its secret: closing the dialog forgets it. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const create = trpc.webhooks.create.useMutation({
    meta: {
      failure: { title: t("webhooks.failed"), text: t("failedText") },
      touches: [getQueryKey(trpc.webhooks.list)],
    },
  });
  const initialValues: CreateWebhookInput = { url: "", events: [...WebhookEvent.options] };
  const form = useForm({ initialValues, validate: validateBy(CreateWebhookInput) });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={create.data ? t("webhooks.createdTitle") : t("webhooks.create")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      {create.data ? (
        <ShownOnce
          text={t("webhooks.createdText")}
          label={t("webhooks.secret")}
          value={create.data.secret}
          onClose={onClose}
        />
      ) : (
        <form noValidate onSubmit={form.onSubmit((input) => create.mutate(input))}>
          <Stack>
            <TextInput
              type="url"
              label={t("webhooks.url")}
              description={t("webhooks.urlHint")}
              placeholder="https://example.com/terzi"
              required
              data-autofocus
              {...form.getInputProps("url")}
            />
            <Checkbox.Group label={t("webhooks.events")} required {...form.getInputProps("events")}>
              <Stack gap="xs" mt={6}>
                {WebhookEvent.options.map((event) => (
                  <Checkbox key={event} value={event} label={t(`webhooks.event.${event}`)} />
                ))}
              </Stack>
            </Checkbox.Group>
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {basics("cancel")}
              </Button>
              <Button type="submit" disabled={create.isPending}>
                {t("webhooks.createNow")}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
