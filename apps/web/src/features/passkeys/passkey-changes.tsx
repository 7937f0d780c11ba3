import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { PasswordInput } from "@terzi/contracts/account";
import { type Passkey, RenamePasskeyInput } from "@terzi/contracts/passkeys";
import { getQueryKey } from "@trpc/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { OwnPassword } from "../settings/own-password.tsx";

type Props = { passkey: Passkey; onClose: () => void; onDone: () => void };

const touches = [getQueryKey(trpc.passkeys.list), getQueryKey(trpc.auth.sessions)];

export function RenamePasskey({ passkey, onClose, onDone }: Props) {
  const { t } = useTranslation("passkeys");
  const basics = useTranslation().t;
  const rename = trpc.passkeys.rename.useMutation({
    meta: { failure: { title: t("renameFailed"), text: basics("offline") }, touches },
    onSuccess: onDone,
  });
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: validateBy(RenamePasskeyInput.pick({ name: true })),
  });
  return (
    <Dialog title={t("renameTitle")} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit(({ name }) => rename.mutate({ id: passkey.id, name }))}>
        <Stack>
          <TextInput
            label={t("name")}
            maxLength={100}
            required
            data-autofocus
            {...form.getInputProps("name")}
          />
          <Buttons onClose={onClose}>
            <Button type="submit" disabled={rename.isPending}>
              {basics("save")}
            </Button>
          </Buttons>
        </Stack>
      </form>
    </Dialog>
  );
}

export function RemovePasskey({ passkey, onClose, onDone }: Props) {
  const { t } = useTranslation("passkeys");
  const basics = useTranslation().t;
  const remove = trpc.passkeys.remove.useMutation({
    meta: { failure: { title: t("removeFailed"), text: basics("offline") }, touches },
    onSuccess: onDone,
  });
  const form = useForm({ initialValues: { password: "" }, validate: validateBy(PasswordInput) });
  return (
    <Dialog title={t("removeTitle", { name: passkey.name })} onClose={onClose}>
      <form
        noValidate
        onSubmit={form.onSubmit(({ password }) => remove.mutate({ id: passkey.id, password }))}
      >
        <Stack>
          <Text>{t("removeText")}</Text>
          <OwnPassword
            label={t("password")}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps("password")}
          />
          <Buttons onClose={onClose}>
            <Button type="submit" color="red.9" disabled={remove.isPending}>
              {t("remove")}
            </Button>
          </Buttons>
        </Stack>
      </form>
    </Dialog>
  );
}

function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const basics = useTranslation().t;
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={title}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      {children}
    </Modal>
  );
}

function Buttons({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const basics = useTranslation().t;
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {basics("cancel")}
      </Button>
      {children}
    </Group>
  );
}
