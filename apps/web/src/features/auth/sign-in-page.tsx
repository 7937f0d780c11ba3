import { Alert, Anchor, Button, Divider, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconAlertCircle, IconFingerprint } from "@tabler/icons-react";
import { getRouteApi, Link, Navigate } from "@tanstack/react-router";
import { SignInInput } from "@terzi/contracts/account";
import { failureText } from "@terzi/ui/failures";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { usePasskeyLogIn, usePasskeyOffer } from "../passkeys/use-passkey-log-in.ts";
import { ProviderButtons } from "../ways-in/provider-buttons.tsx";
import { WayInProblem } from "../ways-in/way-in-problem.tsx";
import { AuthCard } from "./auth-card.tsx";
import { useEntered } from "./use-entered.ts";

const route = getRouteApi("/_public/login");

export function SignInPage() {
  const { t } = useTranslation("auth");
  usePageTitle(t("logIn.title"));
  const user = trpc.auth.user.useQuery();
  const end = route.useSearch();
  const enter = useEntered();
  const signIn = trpc.auth.signIn.useMutation({
    meta: { failure: { title: t("logIn.failed"), text: t("logIn.wrong") } },
    onSuccess: enter,
  });
  const form = useForm({ initialValues: { email: "", password: "" }, validate: validateBy(SignInInput) });
  const passkey = usePasskeyLogIn((user) => void enter(user));
  usePasskeyOffer(passkey);
  if (user.data && !signIn.isSuccess && !passkey.isSuccess) return <Navigate to="/" />;
  return (
    <AuthCard title={t("logIn.title")} lead={t("logIn.lead")}>
      <WayInProblem {...end} title={t("ways.failed")} />
      <form noValidate onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
        <Stack>
          {signIn.error && (
            <Alert color="red" icon={<IconAlertCircle />} role="alert">
              {failureText(signIn.error, t("logIn.wrong"))}
            </Alert>
          )}
          <TextInput
            label={t("email")}
            type="email"
            autoComplete="username webauthn"
            required
            {...form.getInputProps("email")}
          />
          <PasswordInput
            label={t("password")}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
            required
            aria-invalid={form.errors.password ? true : undefined}
            {...form.getInputProps("password")}
          />
          <Anchor component={Link} to="/forgot-password" size="sm" style={{ alignSelf: "flex-end" }} mt={-8}>
            {t("logIn.forgot")}
          </Anchor>
          <Button type="submit" size="md" disabled={signIn.isPending} loading={signIn.isPending}>
            {t("logIn.submit")}
          </Button>
        </Stack>
      </form>
      <Divider label={t("logIn.or")} my="md" />
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={18} aria-hidden />}
        disabled={passkey.isPending}
        onClick={() => void passkey.logIn()}
      >
        {t("logIn.passkey")}
      </Button>
      <ProviderButtons />
      <Text ta="center" size="sm" mt="lg">
        {t("logIn.noAccount")}{" "}
        <Anchor component={Link} to="/signup" inherit>
          {t("logIn.signUp")}
        </Anchor>
      </Text>
    </AuthCard>
  );
}
