import { Button, Stack, Text, Title } from "@mantine/core";
import type { MatchResult } from "@terzi/contracts/match";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { groupShares, type ShareGroup } from "./group-shares.ts";
import classes from "./match.module.css";
import { type Active, RequirementRow } from "./requirement-row.tsx";
import { ScoringLink } from "./scoring-link.tsx";
import { sharePoints } from "./share-points.ts";
import { showTenths } from "./show-tenths.ts";

const SHOWN_AT_FIRST = 20;
/** So few more are no reason to fold. */
const FEW_MORE = 3;

type Props = { match: MatchResult; posting: string; active: Active };

/** Everything that the posting asks for with what it is worth and earned, adding up to the score. */
export function RequirementList({ match, posting, active }: Props) {
  const { t } = useTranslation("match");
  const [isWhole, setWhole] = useState(false);
  const { shares, earned } = sharePoints(match.matches, match.score);
  const isShort = shares.length <= SHOWN_AT_FIRST + FEW_MORE;
  const hidden = isShort ? 0 : shares.length - SHOWN_AT_FIRST;
  return (
    <Stack gap="lg">
      {groupShares(shares, isWhole || isShort ? shares.length : SHOWN_AT_FIRST).map((one) => (
        <RequirementGroup key={one.group} {...one} posting={posting} active={active} />
      ))}
      {hidden > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => setWhole(!isWhole)}
          aria-expanded={isWhole}
          style={{ alignSelf: "flex-start" }}
        >
          {isWhole ? t("fewer") : t("more", { count: hidden })}
        </Button>
      )}
      <div>
        <div className={classes.sum}>
          <span>{t("breakdown.sum")}</span>
          <span>{t("breakdown.rounded", { earned: showTenths(earned), score: match.score })}</span>
        </div>
        <Text size="sm" c="dimmed" mt={4}>
          {t("breakdown.lead")} <ScoringLink />
        </Text>
      </div>
    </Stack>
  );
}

type GroupProps = ShareGroup & { posting: string; active: Active };

function RequirementGroup({ group, shares, posting, active }: GroupProps) {
  const { t } = useTranslation("match");
  const met = shares.filter(({ match }) => match.verdict === "met").length;
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {t(`groups.${group}`)}
        {group !== "job" && (
          <Text span size="sm" c="dimmed" fw={400}>
            {" "}
            {t("metOf", { met, all: shares.length })}
          </Text>
        )}
      </Title>
      <ul className={classes.requirements}>
        {shares.map((share) => (
          <RequirementRow key={share.match.requirement.id} share={share} posting={posting} active={active} />
        ))}
      </ul>
    </section>
  );
}
