import { Badge, Button, Group, Text } from "@mantine/core";
import type { ApiToken } from "@terzi/contracts/tokens";
import { showDay, showMoment } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";

export function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { t } = useTranslation("settings");
  const isOver = new Date(token.expiresAt) <= new Date();
  const dates = [
    t(isOver ? "tokens.expired" : "tokens.expires", { date: showDay(token.expiresAt) }),
    token.lastUsedAt ? t("tokens.used", { date: showMoment(token.lastUsedAt) }) : t("tokens.unused"),
  ];
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Group gap={6}>
          <Text fw={500} style={{ overflowWrap: "anywhere" }}>
            {token.name}
          </Text>
          {token.scopes.map((scope) => (
            <Badge key={scope} color="gray">
              {t(`tokens.scope.${scope}`)}
            </Badge>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          {dates.join(" · ")}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        style={{ flex: "none" }}
        aria-label={t("tokens.revokeNamed", { name: token.name })}
        onClick={onRevoke}
      >
        {t("tokens.revoke")}
      </Button>
    </Group>
  );
}
