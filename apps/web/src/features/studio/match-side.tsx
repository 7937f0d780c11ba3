import { Group, Stack, Text, Title, UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { RequirementMatch } from "@terzi/contracts/match";
import type { Place } from "@terzi/contracts/place";
import { showPercent } from "@terzi/ui/show-values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bandOf } from "../cvs/match-band.ts";
import { countMusts, groupOf } from "../match/group-shares.ts";
import { NextStepList } from "../match/next-step-list.tsx";
import { ScoreRing } from "../match/score-ring.tsx";
import { TermMarks } from "../match/term-marks.tsx";
import { VerdictMark } from "../match/verdict-mark.tsx";
import type { StudioCv } from "../preview/reviewed.ts";
import { FoldButton } from "./fold-button.tsx";
import classes from "./studio.module.css";

/** The number of lines readable at a glance; the rest is folded. */
const ROWS_AT_FIRST = 12;

type Props = {
  cv: StudioCv;
  /** Where on the page each requirement is shown. */
  shown: Map<string, Place[]>;
  /** Those shown by the line under the pointer. */
  lit: Set<string>;
  onPoint: (requirementId: string | null) => void;
  onGo: (at: Place) => void;
};

/** Do I fit, and does the page show it? Musts first. */
export function MatchSide({ cv: { match }, shown, lit, onPoint, onGo }: Props) {
  const { t } = useTranslation("studio");
  const preview = useTranslation("preview").t;
  const basics = useTranslation("match").t;
  const cvs = useTranslation("cvs").t;
  const [isWhole, setWhole] = useState(false);
  if (!(match.possible > 0))
    return (
      <section>
        <Title order={2} size="h4">
          {preview("matchScore")}
        </Title>
        <Text size="sm">{basics("nothingAsked")}</Text>
      </section>
    );
  const counted = countMusts(match.matches);
  const band = bandOf(match.score, counted);
  const asked = match.matches.filter(({ requirement }) => !requirement.isJob);
  const musts = asked.filter((one) => groupOf(one) === "must");
  const rows = [...musts, ...asked.filter((one) => groupOf(one) !== "must")];
  const limit = isWhole ? rows.length : ROWS_AT_FIRST;
  const rowsOf = (list: RequirementMatch[]) => (
    <ul className={classes.rows}>
      {list.map((one) => (
        <Row
          key={one.requirement.id}
          match={one}
          places={shown.get(one.requirement.id) ?? []}
          lit={lit}
          onPoint={onPoint}
          onGo={onGo}
        />
      ))}
    </ul>
  );
  return (
    <Stack gap="md">
      <section>
        <Group gap="sm" wrap="nowrap">
          <ScoreRing score={match.score} band={band} size={64} />
          <div style={{ minWidth: 0 }}>
            <Title order={2} size="h4">
              {preview("matchScore")}: {showPercent(match.score)}
            </Title>
            <Text size="xs" c="dimmed">
              {counted.all > 0 ? basics("musts", counted) : cvs(`bands.${band}`)}
            </Text>
          </div>
        </Group>
      </section>
      <section>
        {musts.length > 0 && (
          <Title order={3} size="h6" mb={4}>
            {t("musts")}
          </Title>
        )}
        {rowsOf(musts.slice(0, limit))}
        {rows.length > musts.length && limit > musts.length && (
          <>
            <Title order={3} size="h6" mt="sm" mb={4}>
              {t("others")}
            </Title>
            {rowsOf(rows.slice(musts.length, limit))}
          </>
        )}
        <FoldButton
          isWhole={isWhole}
          hidden={rows.length - ROWS_AT_FIRST}
          onTurn={() => setWhole(!isWhole)}
        />
      </section>
      <NextStepList matches={match.matches} limit={3} />
    </Stack>
  );
}

type RowProps = Pick<Props, "lit" | "onPoint" | "onGo"> & { match: RequirementMatch; places: Place[] };

function Row({ match, places, lit, onPoint, onGo }: RowProps) {
  const { requirement, verdict } = match;
  const { t } = useTranslation("studio");
  const basics = useTranslation("match").t;
  const [first] = places;
  const isUnseen = verdict !== "missing" && !first;
  const where = verdict === "missing" ? [] : [isUnseen ? t("notShown") : t("shownOn")];
  const told = [basics(`verdicts.${verdict}`), ...where].join(" · ");
  // The sign says it.
  const isPlain = verdict === "met" && !isUnseen;
  return (
    <li data-lit={lit.has(requirement.id) || undefined}>
      <UnstyledButton
        className={classes.row}
        onMouseEnter={() => onPoint(requirement.id)}
        onMouseLeave={() => onPoint(null)}
        onFocus={() => onPoint(requirement.id)}
        onBlur={() => onPoint(null)}
        onClick={() => first && onGo(first)}
      >
        <VerdictMark verdict={verdict} size={18} />
        <span className={classes.words}>
          <Text span size="sm" lh={1.35} lineClamp={match.terms ? 4 : 2} dir="auto">
            <TermMarks match={match} />
          </Text>
          {isPlain ? (
            <VisuallyHidden>{told}</VisuallyHidden>
          ) : (
            <Text span size="xs" c={isUnseen ? "thread" : "dimmed"} display="block">
              {told}
            </Text>
          )}
        </span>
      </UnstyledButton>
    </li>
  );
}
