import { Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./match.module.css";
import { type LinkDecision, ModelLinkNote } from "./model-link-note.tsx";
import { placeName } from "./place-name.ts";
import { RequirementAccount } from "./requirement-account.tsx";
import type { Share } from "./share-points.ts";
import { showTenths } from "./show-tenths.ts";
import { TermMarks } from "./term-marks.tsx";
import { VerdictMark } from "./verdict-mark.tsx";

export type Active = { id: string | null; set: (id: string | null) => void };

type Props = { share: Share; posting: string; active: Active; decision?: LinkDecision | undefined };

/** One requirement: what is asked, what it earned and the evidence; opened, the full account. */
export function RequirementRow({ share: { match, possible, earned }, posting, active, decision }: Props) {
  const { t } = useTranslation("match");
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { requirement, verdict } = match;
  const { id } = requirement;
  const points = { earned: showTenths(earned), possible: showTenths(possible) };
  return (
    <li
      className={classes.requirement}
      data-requirement={id}
      data-active={active.id === id || undefined}
      onMouseEnter={() => active.set(id)}
      onMouseLeave={() => active.set(null)}
      onFocus={() => active.set(id)}
      onBlur={() => active.set(null)}
    >
      <UnstyledButton
        className={classes.requirementHead}
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={panel}
      >
        <VerdictMark verdict={verdict} size={22} />
        <span className={classes.requirementWords}>
          <Text span size="sm" lh={1.4} dir="auto">
            {match.terms ? (
              <TermMarks match={match} />
            ) : (
              <TermMarked text={requirement.text} term={requirement.isJob ? "" : requirement.term} />
            )}
          </Text>
          {!isOpen && (
            <Text span size="xs" c="dimmed" lineClamp={2}>
              {lineBelow(match, t(`verdicts.${verdict}`))}
            </Text>
          )}
        </span>
        <Text span size="sm" className={classes.points}>
          {requirement.isProposed ? (
            <span className={classes.possible}>{t("notCounted")}</span>
          ) : (
            <>
              <span aria-hidden>
                {points.earned}
                <span className={classes.possible}> / {points.possible}</span>
              </span>
              <VisuallyHidden>{t("breakdown.points", points)}</VisuallyHidden>
            </>
          )}
        </Text>
        <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <ModelLinkNote match={match} decision={decision} />
      <div id={panel} className={classes.requirementBody} hidden={!isOpen}>
        {isOpen && (
          <>
            <Text size="xs" c="dimmed">
              {[t(`kinds.${requirement.kind}`), t(requirement.importance), t(`verdicts.${verdict}`)].join(
                " · ",
              )}
            </Text>
            <RequirementAccount match={match} posting={posting} />
          </>
        )}
      </div>
    </li>
  );
}

/** The best evidence or the reason, so that a line is convincing without being opened. */
function lineBelow({ verdict, evidence: [best], reason, link }: Share["match"], verdictName: string): string {
  // The model's note below says it.
  const isToldBelow = link !== undefined && link.quote === best?.quote;
  if (verdict === "missing" || isToldBelow) return verdictName;
  if (verdict === "partly") return reason;
  return best ? `${placeName(best.place)}: “${best.quote}”` : verdictName;
}

/** A term that is nearly the whole text highlights nothing. */
const MOSTLY = 0.6;

/** The requirement, with its deciding term highlighted. */
function TermMarked({ text, term }: { text: string; term: string }) {
  const isTelling = term !== "" && term.length < MOSTLY * text.length;
  const at = isTelling ? text.indexOf(term) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{term}</b>
      {text.slice(at + term.length)}
    </>
  );
}
