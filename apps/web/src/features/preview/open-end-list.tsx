import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { CvContent } from "@terzi/contracts/cv";
import { useTranslation } from "react-i18next";
import { openEnds, withJobGoingOn } from "./open-ends.ts";

type Props = { content: CvContent; onChange: (content: CvContent) => void };

/** Asks whether a job without an end goes on: "Present" is a claim, so the person makes it. */
export function OpenEndList({ content, onChange }: Props) {
  const { t } = useTranslation("preview");
  const jobs = openEnds(content);
  if (!jobs.length) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} variant="light" role="note">
      <Stack gap="xs">
        {jobs.map(({ index, name }) => (
          <Group key={index} gap="sm">
            <Text size="sm">{t("openEnd", { job: name })}</Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onChange(withJobGoingOn(content, index))}
            >
              {t("stillThere")}
            </Button>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}
