import { Button, Group, Modal, Text } from "@mantine/core";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { keepApplication } from "./kept-application.ts";

type Props = { id: string; onClose: () => void; onDeleted?: () => Promise<void> };

/** Asks before what a person wrote is deleted for good. */
export function DeleteDialog({ id, onClose, onDeleted }: Props) {
  const { t } = useTranslation("applications");
  const basics = useTranslation().t;
  const remove = trpc.applications.delete.useMutation({
    meta: {
      failure: { title: t("detail.removeFailed"), text: basics("offline") },
      touches: [getQueryKey(trpc.applications.list), getQueryKey(trpc.applications.totals)],
    },
    onSuccess: async () => {
      keepApplication(id, null);
      onClose();
      await onDeleted?.();
      showToast({ tone: "plain", title: t("detail.removed") });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("detail.removeTitle")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <Text>{t("detail.removeText")}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {basics("cancel")}
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate({ id })}>
          {t("detail.remove")}
        </Button>
      </Group>
    </Modal>
  );
}
