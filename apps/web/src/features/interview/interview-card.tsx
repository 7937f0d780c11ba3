import { Button, Card, Group, Text, Title } from "@mantine/core";
import { IconMessageQuestion } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** The way to the interview pack of a CV. */
export function InterviewCard({ cvId }: { cvId: string }) {
  const { t } = useTranslation("interview");
  return (
    <Card>
      <Group justify="space-between" gap="md">
        <div style={{ flex: "1 1 18rem" }}>
          <Title order={2} mb={4}>
            {t("title")}
          </Title>
          <Text c="dimmed" size="sm">
            {t("cardText")}
          </Text>
        </div>
        <Button
          renderRoot={(props) => <Link to="/cvs/$id/interview" params={{ id: cvId }} {...props} />}
          variant="default"
          leftSection={<IconMessageQuestion size={18} />}
        >
          {t("open")}
        </Button>
      </Group>
    </Card>
  );
}
