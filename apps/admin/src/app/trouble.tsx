import { Container } from "@mantine/core";
import { ErrorState } from "@terzi/ui/page-states";
import { useTranslation } from "react-i18next";

/** A page that broke, or whose code could not be fetched: said plainly, with a way out. */
export function Trouble() {
  const { t } = useTranslation();
  return (
    <Container component="main" size={560} py="xl">
      <ErrorState text={t("somethingWrong")} onRetry={() => window.location.reload()} />
    </Container>
  );
}
