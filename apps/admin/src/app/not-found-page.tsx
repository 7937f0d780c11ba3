import { Anchor, Text } from "@mantine/core";
import { PageHeading } from "@terzi/ui/page-heading";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t("notFoundTitle"));
  return (
    <>
      <PageHeading title={t("notFoundTitle")} />
      <Text mb="md">{t("notFoundText")}</Text>
      <Anchor href="/">{t("notFoundHome")}</Anchor>
    </>
  );
}
