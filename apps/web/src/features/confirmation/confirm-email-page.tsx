import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconAlertCircle, IconMailCheck } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { CONFIRMATION_HOURS } from "@terzi/contracts/limits";
import { failureOf } from "@terzi/ui/failures";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";
import { AuthCard } from "../auth/auth-card.tsx";

const route = getRouteApi("/_public/confirm-email");

/** Where the mailed link leads. It requires a press: programs that scan mails open links too, and own no mailbox. */
export function ConfirmEmailPage() {
  const { t } = useTranslation("confirmation");
  const basics = useTranslation().t;
  usePageTitle(t("title"));
  const { token = "" } = route.useSearch();
  const confirm = trpc.auth.confirmEmail.useMutation({
    meta: { failure: { title: t("page.failed"), text: basics("offline") }, touches: [userKey] },
  });
  const isExpired = !token || failureOf(confirm.error)?.code === "CONFIRMATION_EXPIRED";
  return (
    <AuthCard title={t("title")} lead={t("page.lead")}>
      {confirm.isSuccess && <Confirmed email={confirm.data.email} />}
      {!confirm.isSuccess && isExpired && <ExpiredLink />}
      {!confirm.isSuccess && !isExpired && (
        <Button
          size="md"
          fullWidth
          disabled={confirm.isPending}
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ token })}
        >
          {t("page.submit")}
        </Button>
      )}
    </AuthCard>
  );
}

function Confirmed({ email }: { email: string }) {
  const { t } = useTranslation("confirmation");
  return (
    <Alert color="green" icon={<IconMailCheck />} title={t("page.done")} role="status">
      <Stack align="flex-start" gap="sm">
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t("page.doneText", { email })}
        </Text>
        <Button component={Link} to="/" size="sm">
          {t("page.on")}
        </Button>
      </Stack>
    </Alert>
  );
}

function ExpiredLink() {
  const { t } = useTranslation("confirmation");
  return (
    <Alert color="red" icon={<IconAlertCircle />} title={t("page.expired")} role="alert">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{t("page.expiredText", { hours: CONFIRMATION_HOURS })}</Text>
        <Button component={Link} to="/login" size="sm">
          {t("page.logIn")}
        </Button>
      </Stack>
    </Alert>
  );
}
