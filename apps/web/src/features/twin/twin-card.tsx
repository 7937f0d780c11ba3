import { Button, Card, Group, Text, Title } from "@mantine/core";
import { IconLanguage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** The way to a CV beside the same CV in the other language. */
export function TwinCard({ cvId }: { cvId: string }) {
  const { t } = useTranslation("twin");
  const basics = useTranslation().t;
  const twin = trpc.cv.twin.useQuery({ id: cvId }, { refetchOnMount: "always" });
  if (!twin.data) return null;
  const { language, view } = twin.data;
  // From the twin's own page the other one is the first.
  const other = view && view.twin.id === cvId ? view.original.language : language;
  const said = { language: basics(`languages.${other}`) };
  return (
    <Card>
      <Group justify="space-between" gap="md">
        <div style={{ flex: "1 1 18rem" }}>
          <Title order={2} mb={4}>
            {t("title")}
          </Title>
          <Text c="dimmed" size="sm">
            {view ? t("cardHasOne", said) : t("cardText", said)}
          </Text>
        </div>
        <Button
          renderRoot={(props) => <Link to="/cvs/$id/twin" params={{ id: cvId }} {...props} />}
          variant="default"
          leftSection={<IconLanguage size={18} />}
        >
          {view ? t("open") : t("start", said)}
        </Button>
      </Group>
    </Card>
  );
}
