import { Button, Card, Group, Text, Title } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** The way to the letters of a CV. */
export function LetterCard({ cvId }: { cvId: string }) {
  const { t } = useTranslation("letter");
  const letters = trpc.letters.list.useQuery({ cvId });
  const count = letters.data?.length ?? 0;
  return (
    <Card>
      <Group justify="space-between" gap="md">
        <div style={{ flex: "1 1 18rem" }}>
          <Title order={2} mb={4}>
            {t("title")}
          </Title>
          <Text c="dimmed" size="sm">
            {count ? t("cardList", { count }) : t("cardText")}
          </Text>
        </div>
        <Button
          renderRoot={(props) => <Link to="/cvs/$id/letter" params={{ id: cvId }} {...props} />}
          variant="default"
          leftSection={<IconMail size={18} />}
        >
          {t(count ? "open" : "start")}
        </Button>
      </Group>
    </Card>
  );
}
