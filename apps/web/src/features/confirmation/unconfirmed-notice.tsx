import { Alert, Button, Group, Text } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import type { User } from "@terzi/contracts/account";
import { useTranslation } from "react-i18next";
import { useConfirmedElsewhere, useResend } from "./use-confirmation.ts";

/** What is still to be done while nobody has confirmed the account's address; nothing after that. */
export function UnconfirmedNotice({ user }: { user: User }) {
  const { t } = useTranslation("confirmation");
  const resend = useResend();
  const isUnconfirmed = !user.emailConfirmedAt;
  useConfirmedElsewhere(isUnconfirmed);
  if (!isUnconfirmed) return null;
  return (
    <Alert icon={<IconMail />} title={t("title")} style={{ gridColumn: "1 / -1" }}>
      <Group justify="space-between" align="flex-end">
        <Text size="sm" style={{ flex: "1 1 18rem", overflowWrap: "anywhere" }}>
          {t("notice", { email: user.email })}
        </Text>
        <Button size="xs" variant="default" disabled={resend.isPending} onClick={() => resend.mutate()}>
          {t("renew")}
        </Button>
      </Group>
    </Alert>
  );
}
