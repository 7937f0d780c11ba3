import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./landing.module.css";
import { useRunningCount } from "./use-running-count.ts";

export function Hero() {
  const { t, i18n } = useTranslation("landing");
  const count = useRunningCount();
  return (
    <section className={classes.hero}>
      <p className={classes.counter}>
        <strong>{count.toLocaleString(i18n.language)}</strong> {t("counter")}
      </p>
      <h1 className={classes.heroTitle}>{t("heroTitle")}</h1>
      <p className={classes.heroText}>{t("heroText")}</p>
      <p className={classes.actions}>
        <Link to="/signup" className={classes.primary}>
          {t("start")}
        </Link>
      </p>
      <p className={classes.note}>{t("heroNote")}</p>
    </section>
  );
}
