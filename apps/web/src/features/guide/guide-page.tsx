import { Link } from "@tanstack/react-router";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import classes from "./guide.module.css";

const STEPS = ["one", "two", "three", "four", "five", "six", "seven"] as const;
const SCORE = ["asked", "weight", "shown", "sum"] as const;
const TIPS = ["strong", "weak", "numbers", "whole", "profile", "mode", "beside", "assistant"] as const;

/** Seven steps and the tips of people who have done it often. */
export function GuidePage() {
  const { t } = useTranslation("guide");
  usePageTitle(t("title"), t("description"));
  return (
    <>
      <section className={`${page.section} ${page.narrow}`}>
        <h1 className={page.display}>{t("heading")}</h1>
        <p className={page.lead}>{t("lead")}</p>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h2 className={page.subheading}>{t(`steps.${step}.title`)}</h2>
              <p className={page.small}>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={page.band}>
        <div className={page.section}>
          <h2 className={page.heading}>{t("tipsTitle")}</h2>
          <ul className={page.grid}>
            {TIPS.map((tip) => (
              <li key={tip} className={page.card}>
                <h3 className={page.subheading}>{t(`tips.${tip}.title`)}</h3>
                <p className={page.small}>{t(`tips.${tip}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`${page.section} ${page.narrow}`} id="match-score">
        <h2 className={page.heading}>{t("score.title")}</h2>
        <p className={page.lead}>{t("score.lead")}</p>
        {SCORE.map((part) => (
          <div key={part} className={classes.part}>
            <h3 className={page.subheading}>{t(`score.${part}.title`)}</h3>
            <p className={page.small}>{t(`score.${part}.text`)}</p>
          </div>
        ))}
        <div className={classes.example}>
          <p className={page.card}>{t("score.example")}</p>
        </div>
        <p className={page.small}>{t("score.where")}</p>
      </section>
      <section className={`${page.section} ${page.centred}`}>
        <h2 className={page.heading}>{t("cta")}</h2>
        <p className={page.actions}>
          <Link to="/signup" className={page.primary}>
            {t("start")}
          </Link>
        </p>
      </section>
    </>
  );
}
