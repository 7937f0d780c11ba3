import { Anchor, Card, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { SettingField } from "./setting-field.tsx";

/** What can be changed while the product runs, with a link to its history. */
export function SettingsTab() {
  const { t } = useTranslation("admin");
  const settings = trpc.admin.settings.useQuery();
  return (
    <Stack gap="lg" maw={720}>
      <SectionCard title={t("tabs.settings")}>
        <Text c="dimmed" size="sm" mb="md">
          {t("settings.lead")}
        </Text>
        <ReadPart read={settings}>
          {(settings) =>
            settings.length === 0 ? (
              <NoEntries text={t("settings.none")} />
            ) : (
              <Stack gap="lg">
                {settings.map((setting) => (
                  <SettingField key={setting.key} setting={setting} />
                ))}
              </Stack>
            )
          }
        </ReadPart>
      </SectionCard>
      <Card>
        <Anchor component={Link} to="/audit" fw={600}>
          {t("settings.toAudit")}
        </Anchor>
        <Text size="sm" c="dimmed">
          {t("settings.toAuditText")}
        </Text>
      </Card>
    </Stack>
  );
}
