import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./settings.module.css";
import { SETTINGS_GROUPS } from "./settings-groups.ts";

/** The groups by name, each a link to its own address. */
export function SettingsNavigation() {
  const { t } = useTranslation("settings");
  return (
    <nav aria-label={t("title")} className={classes.navigation}>
      <ul>
        {SETTINGS_GROUPS.map((group) => (
          <li key={group}>
            <Link to="/settings" hash={group} className={classes.link} activeOptions={{ includeHash: true }}>
              {t(`groups.${group}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
