import { Button, Stack, Text, Title } from "@mantine/core";
import type { MatchResult } from "@terzi/contracts/match";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { groupShares, type ShareGroup } from "./group-shares.ts";
import classes from "./match.module.css";
import type { LinkDecision } from "./model-link-note.tsx";
import { type Active, RequirementRow } from "./requirement-row.tsx";
import { ScoringLink } from "./scoring-link.tsx";
import { sharePoints } from "./share-points.ts";
import { showTenths } from "./show-tenths.ts";

const SHOWN_AT_FIRST = 20;
/** Too few to be worth folding. */
const FEW_MORE = 3;

type Shared = { posting: string; active: Active; decision?: LinkDecision | undefined };
type Props = Shared & { match: MatchResult };

/** Everything that the posting asks for, with its worth and what was earned, adding up to the score. */
export function RequirementList({ match, ...shared }: Props) {
  const { t } = useTranslation("match");
  const [isWhole, setWhole] = useState(false);
  const { shares, earned } = sharePoints(match.matches, match.score);
  const isShort = shares.length <= SHOWN_AT_FIRST + FEW_MORE;
  const hidden = isShort ? 0 : shares.length - SHOWN_AT_FIRST;
  return (
    <Stack gap="lg">
      {groupShares(shares, isWhole || isShort ? shares.length : SHOWN_AT_FIRST).map((one) => (
        <RequirementGroup key={one.group} {...one} {...shared} />
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
      {match.possible > 0 && (
        <div>
          <div className={classes.sum}>
            <span>{t("breakdown.sum")}</span>
            <span>{t("breakdown.rounded", { earned: showTenths(earned), score: match.score })}</span>
          </div>
          <Text size="sm" c="dimmed" mt={4}>
            {t("breakdown.lead")} <ScoringLink />
          </Text>
        </div>
      )}
    </Stack>
  );
}

function RequirementGroup({ group, shares, ...shared }: ShareGroup & Shared) {
  const { t } = useTranslation("match");
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {t(`groups.${group}`)}
      </Title>
      {group === "proposed" && (
        <Text size="sm" c="dimmed" mb={6}>
          {t("proposedLead")}
        </Text>
      )}
      <ul className={classes.requirements}>
        {shares.map((share) => (
          <RequirementRow key={share.match.requirement.id} share={share} {...shared} />
        ))}
      </ul>
    </section>
  );
}
