import { Card, Group, Text, Title } from "@mantine/core";
import type { MatchResult } from "@terzi/contracts/match";
import { showPercent } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { bandOf } from "../cvs/match-band.ts";
import { countMusts } from "../match/group-shares.ts";
import { ScoreRing } from "../match/score-ring.tsx";

/** The score and what it means; where nothing is asked, why there is none. */
export function ScoreCard({ match }: { match: MatchResult }) {
  const { t } = useTranslation("preview");
  const cvs = useTranslation("cvs").t;
  const basics = useTranslation("match").t;
  if (!(match.possible > 0))
    return (
      <Card>
        <Title order={2}>{t("matchScore")}</Title>
        <Text>{basics("nothingAsked")}</Text>
      </Card>
    );
  const musts = countMusts(match.matches);
  const band = bandOf(match.score, musts);
  return (
    <Card>
      <Group gap="lg">
        <ScoreRing score={match.score} band={band} />
        <div style={{ flex: "1 1 16rem" }}>
          <Title order={2}>
            {t("matchScore")}: {showPercent(match.score)}
          </Title>
          <Text>{cvs(`bands.${band}`)}</Text>
          {musts.all > 0 && (
            <Text size="sm" c="dimmed">
              {basics("musts", musts)}
            </Text>
          )}
        </div>
      </Group>
    </Card>
  );
}
