import { Button, Modal, Stack, TextInput } from "@mantine/core";
import { type AdminList, SaveFilterInput } from "@terzi/contracts/admin-lists";
import { showToast } from "@terzi/ui/toast";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../app/trpc.ts";

/** Gives the current filters of a list a name. */
export function SaveFilterDialog(props: {
  list: AdminList;
  filters: Record<string, string>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { list, filters, isOpen, onClose } = props;
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [name, setName] = useState("");
  const save = trpc.admin.saveFilter.useMutation({
    meta: { failure: { title: basics("error"), text: t("lists.failed") } },
    onSuccess: () => {
      showToast({ tone: "success", title: t("lists.kept") });
      setName("");
      onClose();
    },
  });
  const input = { list, name, filters };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(input);
  };
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t("lists.saveTitle")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <form onSubmit={onSubmit}>
        <Stack gap="md">
          <TextInput
            label={t("lists.name")}
            description={t("lists.hint")}
            value={name}
            maxLength={60}
            data-autofocus
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            type="submit"
            disabled={save.isPending || !SaveFilterInput.safeParse(input).success}
            style={{ alignSelf: "flex-start" }}
          >
            {t("lists.keep")}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
