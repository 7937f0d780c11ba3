import { Alert, Button, Group, Text } from "@mantine/core";
import { IconCoins } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export function LowCredits({ credits, cost }: { credits: number; cost: number }) {
  const { t } = useTranslation("dashboard");
  return (
    <Alert color="orange" icon={<IconCoins />} title={t("lowTitle")}>
      <Group justify="space-between">
        <Text size="sm">{t("lowText", { cost, credits })}</Text>
        <Button component={Link} to="/credits" size="sm">
          {t("buy")}
        </Button>
      </Group>
    </Alert>
  );
}
