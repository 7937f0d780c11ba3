import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { ChangeEmailInput } from "@terzi/contracts/account";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { OwnPassword } from "./own-password.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { useTold } from "./use-told.ts";

export function EmailCard() {
  const { t } = useTranslation("settings");
  const cache = trpc.useUtils();
  const tell = useTold();
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: validateBy(ChangeEmailInput),
  });
  const change = trpc.auth.changeEmail.useMutation({
    meta: { failure: { title: t("changeEmail.failed"), text: t("failedText") } },
    onSuccess: (user) => {
      cache.auth.user.setData(undefined, user);
      form.reset();
      tell(t("changeEmail.saved"));
    },
  });
  return (
    <SettingsCard title={t("changeEmail.title")} text={t("changeEmail.text")}>
      <form noValidate onSubmit={form.onSubmit((input) => change.mutate(input))}>
        <Stack align="flex-start">
          <TextInput
            label={t("changeEmail.email")}
            type="email"
            autoComplete="email"
            required
            w="100%"
            {...form.getInputProps("email")}
          />
          <OwnPassword
            label={t("changeEmail.password")}
            autoComplete="current-password"
            {...form.getInputProps("password")}
          />
          <Button type="submit" disabled={change.isPending}>
            {t("changeEmail.save")}
          </Button>
        </Stack>
      </form>
    </SettingsCard>
  );
}
