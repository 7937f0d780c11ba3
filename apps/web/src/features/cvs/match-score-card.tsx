import { Card, Group, Progress, Text, Title } from "@mantine/core";
import { showPercent } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { BAND_COLOR, bandOf } from "./match-band.ts";

/** The score, its bar, and what it means in a sentence. */
export function MatchScoreCard({ score }: { score: number }) {
  const { t } = useTranslation("cvs");
  const band = bandOf(score);
  return (
    <Card>
      <Group justify="space-between" align="baseline">
        <Title order={2}>{t("matchScore")}</Title>
        <Text ff="var(--t-serif)" fw={600} fz={32} lh={1}>
          {showPercent(score)}
        </Text>
      </Group>
      <Progress
        value={score}
        color={BAND_COLOR[band]}
        size="lg"
        radius="xl"
        my="sm"
        aria-label={t("matchScore")}
      />
      <Text>{t(`bands.${band}`)}</Text>
    </Card>
  );
}
