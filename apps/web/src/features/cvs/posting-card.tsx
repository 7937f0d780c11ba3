import { Card, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** The posting as it was pasted. */
export function PostingCard({ posting }: { posting: string }) {
  const { t } = useTranslation("cvs");
  return (
    <Card>
      <Title order={2} mb="md">
        {t("posting")}
      </Title>
      {posting ? (
        <Text dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {posting}
        </Text>
      ) : (
        <Text c="dimmed">{t("noPosting")}</Text>
      )}
    </Card>
  );
}
