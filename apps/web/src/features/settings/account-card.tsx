import { Badge, Button, Card, Text } from "@mantine/core";
import type { User } from "@terzi/contracts/account";
import { useTranslation } from "react-i18next";
import { forgetWork } from "../../app/forget-work.ts";

/** Who is logged in, and the way out. */
export function AccountCard({ user }: { user: User }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const confirmation = useTranslation("confirmation").t;
  return (
    <Card>
      <Text size="sm" c="dimmed">
        {t("email")}
      </Text>
      <Text mb="sm" style={{ overflowWrap: "anywhere" }}>
        {user.email || basics("notAvailable")}{" "}
        <Badge color={user.emailConfirmedAt ? "green" : "gray"}>
          {confirmation(user.emailConfirmedAt ? "confirmed" : "unconfirmed")}
        </Badge>
      </Text>
      <Text size="sm" c="dimmed">
        {t("userId")}
      </Text>
      <Text ff="monospace" size="sm" mb="lg" style={{ overflowWrap: "anywhere" }}>
        {user.id}
      </Text>
      <Button
        component="a"
        href="/api/logout"
        onClick={() => forgetWork(user.id)}
        variant="default"
        style={{ alignSelf: "flex-start" }}
      >
        {t("logout")}
      </Button>
    </Card>
  );
}
