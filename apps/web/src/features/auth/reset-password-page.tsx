import { Alert, Button, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconAlertCircle } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ResetPasswordInput } from "@terzi/contracts/account";
import { failureOf } from "@terzi/ui/failures";
import { usePageTitle } from "@terzi/ui/page-title";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { AuthCard } from "./auth-card.tsx";
import { useEntered } from "./use-entered.ts";

const route = getRouteApi("/_public/reset-password");

/** Where the mailed link leads: a new password, once. */
export function ResetPasswordPage() {
  const { t } = useTranslation("auth");
  const basics = useTranslation().t;
  usePageTitle(t("reset.title"));
  const { token = "" } = route.useSearch();
  const enter = useEntered();
  const reset = trpc.auth.resetPassword.useMutation({
    meta: { failure: { title: t("reset.failed"), text: basics("offline") } },
    onSuccess: async (user) => {
      await enter(user);
      showToast({ tone: "success", title: t("reset.changed"), text: t("reset.changedText") });
    },
  });
  const form = useForm({
    initialValues: { password: "" },
    validate: validateBy(ResetPasswordInput.pick({ password: true })),
  });
  const isExpired = !token || failureOf(reset.error)?.code === "RESET_EXPIRED";
  return (
    <AuthCard title={t("reset.title")} lead={t("reset.lead")}>
      {isExpired ? (
        <ExpiredLink />
      ) : (
        <form noValidate onSubmit={form.onSubmit(({ password }) => reset.mutate({ token, password }))}>
          <Stack>
            <PasswordInput
              label={t("reset.newPassword")}
              description={t("passwordHint")}
              autoComplete="new-password"
              visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
              required
              aria-invalid={form.errors.password ? true : undefined}
              {...form.getInputProps("password")}
            />
            <Button type="submit" size="md" disabled={reset.isPending} loading={reset.isPending}>
              {t("reset.submit")}
            </Button>
          </Stack>
        </form>
      )}
    </AuthCard>
  );
}

function ExpiredLink() {
  const { t } = useTranslation("auth");
  return (
    <Alert color="red" icon={<IconAlertCircle />} title={t("reset.expired")} role="alert">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{t("reset.expiredText")}</Text>
        <Button component={Link} to="/forgot-password" size="sm">
          {t("reset.again")}
        </Button>
      </Stack>
    </Alert>
  );
}
