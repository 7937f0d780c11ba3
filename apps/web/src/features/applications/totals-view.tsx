import { Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { showPercent } from "@terzi/ui/show-values";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { FigureCard } from "../dashboard/figure-card.tsx";
import { BAND_NAMES, compareBands, lastMonths } from "./answer-rates.ts";
import { TotalsPlot } from "./totals-plot.tsx";

/** What came of the applications: in figures, month by month, and by how well the profile matched. */
export function TotalsView() {
  const { t } = useTranslation("applications");
  const basics = useTranslation().t;
  const totals = trpc.applications.totals.useQuery();
  if (totals.isPending) return <PageSkeleton lines={2} />;
  if (!totals.data)
    return (
      <ErrorState text={failureText(totals.error, basics("offline"))} onRetry={() => totals.refetch()} />
    );
  const { saved, sent, answered, months, bands } = totals.data;
  const compared = compareBands(bands);
  const monthName = new Intl.DateTimeFormat(shownLanguage(), {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <Stack gap="md" maw="60rem">
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <FigureCard label={t("totals.saved")} value={String(saved)} />
        <FigureCard label={t("totals.sent")} value={String(sent)} />
        <FigureCard label={t("totals.answered")} value={String(answered)} />
        <FigureCard label={t("totals.rate")} value={sent ? showPercent((answered / sent) * 100) : "–"} />
      </SimpleGrid>
      {sent === 0 ? (
        <Text c="dimmed">{t("totals.empty")}</Text>
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <Card component="section">
            <Title order={2} mb="md">
              {t("totals.months")}
            </Title>
            <TotalsPlot
              rows={lastMonths(months).map(({ month, ...counted }) => ({
                ...counted,
                label: monthName.format(new Date(`${month}-01T00:00:00Z`)),
              }))}
            />
          </Card>
          <Card component="section">
            <Title order={2} mb="md">
              {t("totals.bands")}
            </Title>
            <TotalsPlot
              rows={BAND_NAMES.filter((band) => band !== "unscored" || bands[band].sent > 0).map((band) => ({
                ...bands[band],
                label: t(`totals.bandNames.${band}`),
              }))}
            />
            <Text mt="md">
              {compared.verdict === "times"
                ? t("totals.times", { times: compared.times.toLocaleString(shownLanguage()) })
                : t(`totals.${compared.verdict}`)}
            </Text>
          </Card>
        </SimpleGrid>
      )}
    </Stack>
  );
}
