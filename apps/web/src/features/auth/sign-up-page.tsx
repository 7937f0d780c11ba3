import { Anchor, Text } from "@mantine/core";
import { Link, Navigate } from "@tanstack/react-router";
import { usePageTitle } from "@terzi/ui/page-title";
import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ProviderButtons } from "../ways-in/provider-buttons.tsx";
import { AuthCard } from "./auth-card.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { useEntered } from "./use-entered.ts";

export function SignUpPage() {
  const { t } = useTranslation("auth");
  usePageTitle(t("signUp.title"));
  const user = trpc.auth.user.useQuery();
  const enter = useEntered();
  const [captchaRound, setCaptchaRound] = useState(1);
  const signUp = trpc.auth.signUp.useMutation({
    meta: { failure: { title: t("signUp.failed"), text: t("signUp.failedText") } },
    onSuccess: enter,
    // A solution works once: a failed sign-up needs another.
    onError: () => setCaptchaRound((round) => round + 1),
  });
  if (user.data && !signUp.isSuccess) return <Navigate to="/" />;
  return (
    <AuthCard title={t("signUp.title")} lead={t("signUp.lead")}>
      <SignUpForm captchaRound={captchaRound} isPending={signUp.isPending} onSubmit={signUp.mutate} />
      <ProviderButtons withDivider />
      <Text ta="center" size="sm" c="dimmed" mt="md">
        <Trans
          t={t}
          i18nKey="signUp.agree"
          components={{
            terms: <Anchor component={Link} to="/terms" inherit />,
            privacy: <Anchor component={Link} to="/privacy" inherit />,
          }}
        />
      </Text>
      <Text ta="center" size="sm" mt="lg">
        {t("signUp.hasAccount")}{" "}
        <Anchor component={Link} to="/login" inherit>
          {t("signUp.logIn")}
        </Anchor>
      </Text>
    </AuthCard>
  );
}
