import { Alert, Button, Group, Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { CareerProfile } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";

/** What a file brought, and the profile before and after it. */
export type Filled = {
  source: "upload" | "resume";
  message: string;
  before: CareerProfile;
  after: CareerProfile;
};

/** Says what was filled in, and takes it back with one click. */
export function FilledNotice({
  filled: { source, message },
  onUndo,
}: {
  filled: Filled;
  onUndo: () => void;
}) {
  const { t } = useTranslation("career");
  return (
    <Alert color="green" mt="md" icon={<IconCheck />} title={t(`${source}.done`)} role="status">
      <Group justify="space-between">
        <Text size="sm" flex="1 1 18rem">
          {message}
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" color="green" onClick={onUndo}>
            {t(`${source}.undo`)}
          </Button>
          <Button size="compact-sm" component={Link} to="/generate">
            {t("toPosting")}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
