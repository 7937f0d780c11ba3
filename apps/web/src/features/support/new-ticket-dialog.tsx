import { Button, Group, Modal, Select, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { CreateTicketInput, TicketPriority } from "@terzi/contracts/tickets";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";

export function NewTicketDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("support");
  const basics = useTranslation().t;
  const initialValues: Required<CreateTicketInput> = { subject: "", priority: "medium", description: "" };
  const form = useForm({ initialValues, validate: validateBy(CreateTicketInput) });
  const create = trpc.tickets.create.useMutation({
    meta: {
      failure: { title: t("createFailed"), text: t("failedText") },
      touches: [getQueryKey(trpc.tickets.list)],
    },
    onSuccess: () => {
      form.reset();
      onClose();
      showToast({ tone: "success", title: t("createdTitle"), text: t("createdText") });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t("newTicket")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <form noValidate onSubmit={form.onSubmit((ticket) => create.mutate(ticket))}>
        <Stack>
          <TextInput label={t("subject")} required data-autofocus {...form.getInputProps("subject")} />
          <Select
            label={t("priority")}
            allowDeselect={false}
            data={TicketPriority.options.map((value) => ({ value, label: t(`priorities.${value}`) }))}
            {...form.getInputProps("priority")}
          />
          <Textarea
            label={t("description")}
            required
            autosize
            minRows={5}
            maxRows={14}
            {...form.getInputProps("description")}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {basics("cancel")}
            </Button>
            <Button type="submit" disabled={create.isPending}>
              {create.isPending ? t("creating") : t("create")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
