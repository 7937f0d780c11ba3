import { Anchor, Button, Group, Loader, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { useResend } from "../confirmation/use-confirmation.ts";

const LOOK_EVERY_MS = 3_000;

/** Asks for a confirmed address before any card; continues by itself once the link was opened. */
export function ConfirmStep({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation("confirmation");
  const { data: user } = trpc.auth.user.useQuery(undefined, { refetchInterval: LOOK_EVERY_MS });
  const resend = useResend();
  const isConfirmed = Boolean(user?.emailConfirmedAt);
  useEffect(() => {
    if (isConfirmed) onConfirmed();
  }, [isConfirmed, onConfirmed]);
  return (
    <Stack>
      <Text style={{ overflowWrap: "anywhere" }}>{t("pay", { email: user?.email })}</Text>
      <Group role="status" gap="sm">
        <Loader size="xs" />
        <Text size="sm" c="dimmed">
          {t("waiting")}
        </Text>
      </Group>
      <Group justify="space-between">
        <Anchor component={Link} to="/settings" size="sm">
          {t("change")}
        </Anchor>
        <Button disabled={resend.isPending} onClick={() => resend.mutate()}>
          {t("again")}
        </Button>
      </Group>
    </Stack>
  );
}
