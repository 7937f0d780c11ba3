import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** To the page that explains the score; in a new tab, because edits are in progress here. */
export function ScoringLink() {
  const { t } = useTranslation("match");
  return (
    <Anchor component={Link} to="/how-to-use" hash="match-score" target="_blank" size="sm">
      {t("explained")}
    </Anchor>
  );
}
