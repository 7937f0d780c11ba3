import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { PasswordInput } from "@terzi/contracts/account";
import { AddPasskeyInput } from "@terzi/contracts/passkeys";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { OwnPassword } from "../settings/own-password.tsx";
import { readDevice } from "../settings/read-device.ts";
import { useNewPasskey } from "./use-new-passkey.ts";

const NewPasskey = PasswordInput.extend({ name: AddPasskeyInput.shape.name });

/** The device's own name, until the person gives another. */
function nameDevice(): string {
  const { browser, system } = readDevice(navigator.userAgent);
  return [browser, system].filter(Boolean).join(", ");
}

export function NewPasskeyForm({ onAdded, children }: { onAdded: () => void; children?: ReactNode }) {
  const { t } = useTranslation("passkeys");
  const form = useForm({
    initialValues: { name: nameDevice(), password: "" },
    validate: validateBy(NewPasskey),
  });
  const { make, isPending } = useNewPasskey(onAdded);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void make(values))}>
      <Stack>
        <TextInput
          label={t("name")}
          description={t("nameHint")}
          maxLength={100}
          required
          {...form.getInputProps("name")}
        />
        <OwnPassword
          label={t("password")}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps("password")}
        />
        <Group justify="flex-end">
          {children}
          <Button type="submit" disabled={isPending} loading={isPending}>
            {t("create")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
