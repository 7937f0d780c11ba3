import { Alert, Anchor, Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconMailOpened } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { RequestResetInput } from "@terzi/contracts/account";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { AuthCard } from "./auth-card.tsx";

/** Asks for a link by mail. What it says is the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation("auth");
  const basics = useTranslation().t;
  usePageTitle(t("forgot.title"));
  const request = trpc.auth.requestReset.useMutation({
    meta: { failure: { title: t("forgot.failed"), text: basics("offline") } },
  });
  const form = useForm({ initialValues: { email: "" }, validate: validateBy(RequestResetInput) });
  return (
    <AuthCard title={t("forgot.title")} lead={t("forgot.lead")}>
      {request.isSuccess ? (
        <Alert color="green" icon={<IconMailOpened />} title={t("forgot.sentTitle")} role="status">
          {t("forgot.sentText", { email: request.variables.email })}
        </Alert>
      ) : (
        <form noValidate onSubmit={form.onSubmit((values) => request.mutate(values))}>
          <Stack>
            <TextInput
              label={t("email")}
              type="email"
              autoComplete="username"
              required
              {...form.getInputProps("email")}
            />
            <Button type="submit" size="md" disabled={request.isPending} loading={request.isPending}>
              {t("forgot.submit")}
            </Button>
          </Stack>
        </form>
      )}
      <Text ta="center" size="sm" mt="lg">
        <Anchor component={Link} to="/login" inherit>
          {t("forgot.back")}
        </Anchor>
      </Text>
    </AuthCard>
  );
}
