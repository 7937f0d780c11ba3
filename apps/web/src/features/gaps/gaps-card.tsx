import { Button, Card, Group, Text, Title } from "@mantine/core";
import { IconTrendingUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** The way to the questions that could raise a CV's match; none where there is nothing to ask. */
export function GapsCard({ cvId }: { cvId: string }) {
  const { t } = useTranslation("gaps");
  const gaps = trpc.gaps.ask.useQuery({ cvId }, { refetchOnMount: "always" });
  const { questions = [] } = gaps.data ?? {};
  if (!questions.length) return null;
  // All of them together win no more than what is missing.
  const gain = Math.min(
    100 - (gaps.data?.score ?? 0),
    questions.reduce((sum, question) => sum + question.gain, 0),
  );
  return (
    <Card>
      <Group justify="space-between" gap="md">
        <div style={{ flex: "1 1 18rem" }}>
          <Title order={2} mb={4}>
            {t("title")}
          </Title>
          <Text c="dimmed" size="sm">
            {t("cardText", { count: questions.length, gain })}
          </Text>
        </div>
        <Button
          renderRoot={(props) => <Link to="/cvs/$id/gaps" params={{ id: cvId }} {...props} />}
          variant="default"
          leftSection={<IconTrendingUp size={18} />}
        >
          {t("open")}
        </Button>
      </Group>
    </Card>
  );
}
