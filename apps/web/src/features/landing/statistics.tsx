import { useTranslation } from "react-i18next";
import classes from "./landing.module.css";

const FIGURES = ["seconds", "free", "languages", "formats"] as const;

export function Statistics() {
  const { t } = useTranslation("landing");
  return (
    <section className={classes.figures} aria-label={t("stats.title")}>
      <dl>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`stats.${figure}Text`)}</dt>
            <dd>{t(`stats.${figure}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
