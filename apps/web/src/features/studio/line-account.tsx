import { Text } from "@mantine/core";
import type { RequirementMatch } from "@terzi/contracts/match";
import type { Place } from "@terzi/contracts/place";
import { useTranslation } from "react-i18next";
import { placeName } from "../match/place-name.ts";
import { isConfirmed } from "../preview/claims.ts";
import { quoteSupport } from "../preview/quote-support.ts";
import { rejectionReason } from "../preview/rejection-words.ts";
import type { Reviewed } from "../preview/reviewed.ts";
import type { PageLine } from "./evidence-lines.ts";
import { proofOfLine } from "./proof-of-line.ts";
import classes from "./studio.module.css";

type Props = { line: PageLine | undefined; kept: Reviewed; serves: RequirementMatch[] };

/** Explains the line that is looked at, below the page. */
export function LineAccount(props: Props) {
  return (
    <div className={classes.accountPlace}>
      <div className={classes.account}>
        <LineProof {...props} />
      </div>
    </div>
  );
}

/** The profile's words behind a line, what they don't prove, and what the line shows of the posting. */
export function LineProof({ line, kept, serves }: Props) {
  const { t } = useTranslation("studio");
  const preview = useTranslation("preview").t;
  if (!line) return null;
  const { originalContent, language } = kept.preview;
  const { claims, contradicted, unshown } = proofOfLine(line, kept.preview);
  const supports = claims.flatMap((claim) => quoteSupport(claim, originalContent, language));
  const isSaid = claims.some((claim) => claim.confirmed || (claim.added && isConfirmed(kept, claim)));
  return (
    <>
      {serves.length > 0 && (
        <Text size="xs" lineClamp={1}>
          {t("line.serves", { what: serves.map(({ requirement }) => requirement.text).join(" · ") })}
        </Text>
      )}
      {isSaid && <Text size="xs">{t("line.confirmed")}</Text>}
      {contradicted.slice(0, 2).map((rejection) => (
        <Text key={rejection.proposed} size="xs" c="thread">
          {rejectionReason(rejection, preview)}
        </Text>
      ))}
      {unshown && <Text size="xs">{t("line.own")}</Text>}
      {supports.slice(0, 3).map(({ section, name, quotes }) => (
        <Text key={`${section}:${name}:${quotes}`} size="xs" c="dimmed" lineClamp={2} dir="auto">
          {t("line.rests")} {[placeName(section), name].filter(Boolean).join(" · ")}: “{quotes.join("” “")}”
        </Text>
      ))}
    </>
  );
}

/** The requirements that a line shows. */
export const servedBy = (
  at: Place | null,
  shown: Map<string, Place[]>,
  matches: RequirementMatch[],
): RequirementMatch[] => matches.filter(({ requirement }) => at && shown.get(requirement.id)?.includes(at));
