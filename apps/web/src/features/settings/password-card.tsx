import { Button, Checkbox, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { ChangePasswordInput } from "@terzi/contracts/account";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { OwnPassword } from "./own-password.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { useTold } from "./use-told.ts";

export function PasswordCard() {
  const { t } = useTranslation("settings");
  const tell = useTold();
  const hasTokens = (trpc.tokens.list.useQuery().data ?? []).length > 0;
  const form = useForm({
    initialValues: { currentPassword: "", newPassword: "", endTokens: true },
    validate: validateBy(ChangePasswordInput),
  });
  const change = trpc.auth.changePassword.useMutation({
    meta: {
      failure: { title: t("password.failed"), text: t("failedText") },
      touches: [getQueryKey(trpc.auth.sessions), getQueryKey(trpc.tokens.list)],
    },
    onSuccess: () => {
      form.reset();
      tell(t("password.saved"));
    },
  });
  return (
    <SettingsCard title={t("password.title")} text={t("password.text")}>
      <form noValidate onSubmit={form.onSubmit((input) => change.mutate(input))}>
        <Stack align="flex-start">
          <OwnPassword
            label={t("password.current")}
            autoComplete="current-password"
            {...form.getInputProps("currentPassword")}
          />
          <OwnPassword
            label={t("password.next")}
            description={t("password.hint")}
            autoComplete="new-password"
            {...form.getInputProps("newPassword")}
          />
          {hasTokens && (
            <Checkbox
              label={t("password.endTokens")}
              description={t("password.endTokensHint")}
              {...form.getInputProps("endTokens", { type: "checkbox" })}
            />
          )}
          <Button type="submit" disabled={change.isPending}>
            {t("password.save")}
          </Button>
        </Stack>
      </form>
    </SettingsCard>
  );
}
