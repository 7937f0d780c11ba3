import { Alert, Button, Group, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { CareerProfile } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";

/** What a file brought, and the profile before and after it. */
export type Filled = { message: string; before: CareerProfile; after: CareerProfile };

/** Says what was filled in, and takes it back with one click. */
export function FilledNotice({ message, onUndo }: { message: string; onUndo: () => void }) {
  const { t } = useTranslation("career");
  return (
    <Alert color="green" mt="md" icon={<IconCheck />} title={t("upload.done")} role="status">
      <Group justify="space-between">
        <Text size="sm">{message}</Text>
        <Button size="compact-sm" variant="subtle" color="green" onClick={onUndo}>
          {t("upload.undo")}
        </Button>
      </Group>
    </Alert>
  );
}
