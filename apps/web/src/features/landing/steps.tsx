import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import classes from "./landing.module.css";

const STEPS = ["one", "two", "three", "four", "five"] as const;

export function Steps() {
  const { t } = useTranslation("landing");
  return (
    <section className={page.band}>
      <div className={page.section}>
        <h2 className={page.heading}>{t("steps.title")}</h2>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3 className={page.subheading}>{t(`steps.items.${step}.title`)}</h3>
              <p className={page.small}>{t(`steps.items.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className={page.actions}>
          <Link to="/how-to-use" className={page.secondary}>
            {t("how")}
          </Link>
        </p>
      </div>
    </section>
  );
}
