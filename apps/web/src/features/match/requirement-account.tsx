import { Text } from "@mantine/core";
import type { RequirementMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { EvidenceQuotes } from "./evidence-quotes.tsx";
import classes from "./match.module.css";
import { findPostingSentence } from "./posting-sentence.ts";
import { TermAccounts } from "./term-accounts.tsx";

/** Why a requirement is judged as it is: the posting's sentence, the reason, the evidence quoted, what would help. */
export function RequirementAccount({ match, posting }: { match: RequirementMatch; posting: string }) {
  const { t } = useTranslation("match");
  const sentence = findPostingSentence(posting, match.requirement);
  return (
    <>
      {sentence && (
        <Text size="sm" className={classes.words} dir="auto">
          {t("inPosting", { sentence })}
        </Text>
      )}
      {match.reason && (
        <Text size="sm" c="dimmed" className={classes.words}>
          {match.reason}
        </Text>
      )}
      {match.terms ? (
        <TermAccounts terms={match.terms} />
      ) : (
        <>
          <EvidenceQuotes evidence={match.evidence} />
          {match.suggestion && (
            <Text size="sm" className={classes.words}>
              <strong>{t("suggestion")}:</strong> {match.suggestion}
            </Text>
          )}
        </>
      )}
    </>
  );
}
