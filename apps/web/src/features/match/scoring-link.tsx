import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** To the page that explains the score. In a tab of its own, because edits are under way where it stands. */
export function ScoringLink() {
  const { t } = useTranslation("match");
  return (
    <Anchor component={Link} to="/how-to-use" hash="match-score" target="_blank" size="sm">
      {t("explained")}
    </Anchor>
  );
}
