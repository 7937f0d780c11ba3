import { Card, Group, Stack, Text, Title } from "@mantine/core";
import type { ApplicationDetail } from "@terzi/contracts/applications";
import { showDay } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";

/** Its history, newest first. */
export function HistoryCard({ events }: Pick<ApplicationDetail, "events">) {
  const { t } = useTranslation("applications");
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="sm">
        {t("detail.history")}
      </Title>
      <Stack component="ol" gap={6} p={0} m={0} style={{ listStyle: "none" }}>
        {events.toReversed().map(({ status, happenedAt }) => (
          <Group key={happenedAt} component="li" justify="space-between" gap="sm" wrap="nowrap">
            <Text size="sm">{t(`statuses.${status}`)}</Text>
            <Text size="sm" c="dimmed">
              {showDay(happenedAt)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
