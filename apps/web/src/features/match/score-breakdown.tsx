import { Accordion, Button, Stack, Text } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { MatchResult } from "@terzi/contracts/match";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { BreakdownLine } from "./breakdown-line.tsx";
import classes from "./match.module.css";
import { ScoringLink } from "./scoring-link.tsx";
import { sharePoints } from "./share-points.ts";
import { showTenths } from "./show-tenths.ts";

/** "How this number came about": every requirement with what it is worth and earned, adding up to the score. */
export function ScoreBreakdown({ match, posting }: { match: MatchResult; posting: string }) {
  const { t } = useTranslation("match");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-md"
        ml={-8}
        rightSection={isOpen ? <IconChevronUp size={18} /> : <IconChevronDown size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t("breakdown.title")}
      </Button>
      <div id={id}>{isOpen && <BreakdownLines match={match} posting={posting} />}</div>
    </div>
  );
}

function BreakdownLines({ match, posting }: { match: MatchResult; posting: string }) {
  const { t } = useTranslation("match");
  const { shares, earned } = sharePoints(match.matches, match.score);
  return (
    <Stack gap="sm" mt="xs">
      <Text size="sm">
        {t("breakdown.lead")} <ScoringLink />
      </Text>
      <Accordion multiple chevronPosition="left" keepMounted={false}>
        {shares.map((share) => (
          <BreakdownLine
            key={share.match.requirement.id}
            share={share}
            total={match.possible}
            posting={posting}
          />
        ))}
      </Accordion>
      <div className={classes.sum}>
        <span>{t("breakdown.sum")}</span>
        <span>{t("breakdown.rounded", { earned: showTenths(earned), score: match.score })}</span>
      </div>
    </Stack>
  );
}
