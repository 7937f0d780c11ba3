import { Anchor, Container, Text, Title } from "@mantine/core";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t("notFoundTitle"));
  return (
    <Container component="main" size={560} py={96} ta="center">
      <Title order={1}>{t("notFoundTitle")}</Title>
      <Text c="dimmed" my="md">
        {t("notFoundText")}
      </Text>
      <Anchor href="/">{t("notFoundHome")}</Anchor>
    </Container>
  );
}
