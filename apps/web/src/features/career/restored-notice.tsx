import { Alert, Button, Group, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { showMoment } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";

/** Says that unsaved changes came back, and offers to let them go. */
export function RestoredNotice({ keptAt, onDiscard }: { keptAt: string; onDiscard: () => void }) {
  const { t } = useTranslation("career");
  return (
    <Alert icon={<IconHistory />} role="status">
      <Group justify="space-between">
        <Text size="sm">{t("restored", { date: showMoment(keptAt) })}</Text>
        <Button size="compact-sm" variant="subtle" onClick={onDiscard}>
          {t("discard")}
        </Button>
      </Group>
    </Alert>
  );
}
