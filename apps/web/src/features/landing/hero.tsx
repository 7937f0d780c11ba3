import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import { LandingDemo } from "./demo/landing-demo.tsx";
import classes from "./landing.module.css";
import { StartLinks } from "./start-links.tsx";
import { useRunningCount } from "./use-running-count.ts";

/** The first view: what Terzi is, how many CVs it has made, the way in, and what comes of it. */
export function Hero() {
  const { t, i18n } = useTranslation("landing");
  const count = useRunningCount();
  return (
    <section className={`${page.section} ${page.centred} ${classes.hero}`}>
      <p className={classes.counter}>
        <strong>{count.toLocaleString(i18n.language)}</strong> {t("counter")}
      </p>
      <h1 className={classes.heroTitle}>{t("heroTitle")}</h1>
      <p className={page.lead}>{t("heroText")}</p>
      <StartLinks />
      <p className={classes.note}>{t("heroNote")}</p>
      <LandingDemo />
    </section>
  );
}
