import { Text } from "@mantine/core";
import type { Claim } from "@terzi/contracts/cv";
import type { RequirementMatch } from "@terzi/contracts/match";
import type { Place } from "@terzi/contracts/place";
import { useTranslation } from "react-i18next";
import { placeName } from "../match/place-name.ts";
import { isConfirmed } from "../preview/claims.ts";
import { quoteSupport } from "../preview/quote-support.ts";
import type { Reviewed } from "../preview/reviewed.ts";
import type { PageLine } from "./evidence-lines.ts";
import classes from "./studio.module.css";

type Props = { line: PageLine | undefined; kept: Reviewed; serves: RequirementMatch[] };

/** What stands behind a line: the profile's words that it rests on, and what of the posting it shows. */
export function LineAccount({ line, kept, serves }: Props) {
  const { t } = useTranslation("studio");
  if (!line) return null;
  const claims = claimsIn(line, kept.preview.claims);
  const supports = claims.flatMap((claim) =>
    quoteSupport(claim, kept.preview.originalContent, kept.preview.language),
  );
  return (
    <div className={classes.accountPlace}>
      <div className={classes.account}>
        {serves.length > 0 && (
          <Text size="xs" lineClamp={1}>
            {t("line.serves", { what: serves.map(({ requirement }) => requirement.text).join(" · ") })}
          </Text>
        )}
        {claims.some((claim) => claim.added && isConfirmed(kept, claim)) && (
          <Text size="xs">{t("line.confirmed")}</Text>
        )}
        {supports.slice(0, 3).map(({ section, name, quotes }) => (
          <Text key={`${section}:${name}:${quotes}`} size="xs" c="dimmed" lineClamp={2} dir="auto">
            {t("line.rests")} {[placeName(section), name].filter(Boolean).join(" · ")}: “{quotes.join("” “")}”
          </Text>
        ))}
      </div>
    </div>
  );
}

/** The sentences that a line is made of, as they were written. */
const claimsIn = ({ text }: PageLine, claims: Claim[]): Claim[] =>
  claims.filter((claim) => claim.text !== "" && text.includes(claim.text));

/** What of the posting a line shows. */
export const servedBy = (
  at: Place | null,
  shown: Map<string, Place[]>,
  matches: RequirementMatch[],
): RequirementMatch[] => matches.filter(({ requirement }) => at && shown.get(requirement.id)?.includes(at));
