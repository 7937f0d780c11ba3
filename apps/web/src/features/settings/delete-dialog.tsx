import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { PasswordInput, type User } from "@terzi/contracts/account";
import { foldInvariant } from "@terzi/contracts/text";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { forgetWork } from "../../app/forget-work.ts";
import { trpc } from "../../app/trpc.ts";
import { dropDraft } from "../career/kept-draft.ts";
import { OwnPassword } from "./own-password.tsx";

/** Deletes the account: its own address typed, and the password. */
export function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: (values) => ({
      ...validateBy(PasswordInput)(values),
      ...(foldInvariant(values.email.trim()) !== foldInvariant(user.email) && {
        email: t("remove.mismatch"),
      }),
    }),
  });
  const remove = trpc.privacy.deleteAccount.useMutation({
    meta: { failure: { title: t("remove.failed"), text: t("failedText") } },
    onSuccess: () => {
      forgetWork(user.id);
      dropDraft(localStorage, user.id);
      // A full load: nothing of this user stays in memory.
      window.location.assign("/");
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t("remove.confirmTitle")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <form noValidate onSubmit={form.onSubmit(({ password }) => remove.mutate({ password }))}>
        <Stack>
          <Text>{t("remove.confirmText")}</Text>
          <TextInput
            label={t("remove.typeEmail", { email: user.email })}
            autoComplete="off"
            required
            data-autofocus
            {...form.getInputProps("email")}
          />
          <OwnPassword
            label={t("remove.password")}
            autoComplete="current-password"
            {...form.getInputProps("password")}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {basics("cancel")}
            </Button>
            <Button type="submit" color="red.9" disabled={remove.isPending || remove.isSuccess}>
              {t("remove.submit")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
