import { Card, SegmentedControl, Text, Title, useMantineColorScheme } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Light, dark, or as the system is. */
export function AppearanceCard() {
  const { t } = useTranslation("settings");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card>
      <Title order={3}>{t("appearance")}</Title>
      <Text c="dimmed" size="sm" mb="md">
        {t("appearanceText")}
      </Text>
      <SegmentedControl
        aria-label={t("appearance")}
        value={colorScheme}
        onChange={(value) => setColorScheme(value === "dark" ? "dark" : value === "light" ? "light" : "auto")}
        data={[
          { value: "auto", label: t("schemes.auto") },
          { value: "light", label: t("schemes.light") },
          { value: "dark", label: t("schemes.dark") },
        ]}
      />
    </Card>
  );
}
