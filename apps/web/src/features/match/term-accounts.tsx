import { Text, VisuallyHidden } from "@mantine/core";
import type { TermMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { EvidenceQuotes } from "./evidence-quotes.tsx";
import classes from "./match.module.css";
import own from "./term-marks.module.css";
import { VerdictMark } from "./verdict-mark.tsx";

/** Of each thing that a line asks for: what of the profile shows it, and what would help where nothing does. */
export function TermAccounts({ terms }: { terms: TermMatch[] }) {
  const { t } = useTranslation("match");
  return (
    <ul className={own.accounts}>
      {terms.map(({ start, text, verdict, evidence, suggestion }) => (
        <li key={start}>
          <VerdictMark verdict={verdict} size={18} />
          <div className={classes.words}>
            <Text size="sm" fw={600} dir="auto">
              {text}
              <VisuallyHidden> ({t(`verdicts.${verdict}`)})</VisuallyHidden>
            </Text>
            <EvidenceQuotes evidence={evidence} />
            {suggestion && (
              <Text size="sm" className={classes.words}>
                <strong>{t("suggestion")}:</strong> {suggestion}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
