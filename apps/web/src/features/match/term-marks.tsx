import { Tooltip, VisuallyHidden } from "@mantine/core";
import type { RequirementMatch, TermMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { placeName } from "./place-name.ts";
import classes from "./term-marks.module.css";
import { type TermPart, termParts } from "./term-parts.ts";
import { VERDICT_LOOK } from "./verdict-look.ts";

/** What a line asks for, each thing with its own sign; under the pointer, what shows it or would. */
export function TermMarks({ match }: { match: RequirementMatch }) {
  const parts = termParts(match);
  if (!parts) return match.requirement.text;
  return parts.map((part) => <Part key={part.start} part={part} />);
}

function Part({ part: { text, term } }: { part: TermPart }) {
  const { t } = useTranslation("match");
  if (!term) return text;
  const { icon: Icon } = VERDICT_LOOK[term.verdict];
  // The sign stays with the first word, wherever the line breaks.
  const [first = ""] = text.split(/(?=\s)/);
  return (
    <Tooltip
      label={<TermAccount term={term} />}
      multiline
      maw={340}
      events={{ hover: true, focus: false, touch: false }}
    >
      <span className={classes.term} data-verdict={term.verdict}>
        <span className={classes.first}>
          <Icon size={13} aria-hidden className={classes.sign} />
          {first}
        </span>
        {text.slice(first.length)}
        <VisuallyHidden> ({t(`verdicts.${term.verdict}`)})</VisuallyHidden>
      </span>
    </Tooltip>
  );
}

function TermAccount({
  term: {
    verdict,
    evidence: [best],
    suggestion,
  },
}: {
  term: TermMatch;
}) {
  const { t } = useTranslation("match");
  return (
    <span className={classes.account}>
      <b>{t(`verdicts.${verdict}`)}</b>
      {best && (
        <span>
          {placeName(best.place)}: “{best.quote}”
        </span>
      )}
      {suggestion && <span>{suggestion}</span>}
    </span>
  );
}
