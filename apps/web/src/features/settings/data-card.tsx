import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { SettingsCard } from "./settings-card.tsx";

export function DataCard() {
  const { t } = useTranslation("settings");
  return (
    <SettingsCard title={t("data.title")} text={t("data.text")}>
      <Button
        component="a"
        href="/api/user/export"
        download
        variant="default"
        leftSection={<IconDownload size={18} />}
        style={{ alignSelf: "flex-start" }}
      >
        {t("data.download")}
      </Button>
    </SettingsCard>
  );
}
