import { Card, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { OutdatedFacts } from "./outdated-facts.tsx";

/** On a CV's page: what the profile says otherwise by now. Nothing while both agree. */
export function OutdatedCard({ id }: { id: string }) {
  const { t } = useTranslation("cvs");
  const [cv] = trpc.cv.outdatedFacts.useQuery({ id }).data ?? [];
  if (!cv?.facts.length) return null;
  return (
    <Card>
      <Title order={2} mb={4}>
        {t("outdated.title")}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t("outdated.text")}
      </Text>
      <OutdatedFacts cv={cv} />
    </Card>
  );
}
