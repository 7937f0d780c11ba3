import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import classes from "./landing.module.css";

export function ProblemAndSolution() {
  const { t } = useTranslation("landing");
  return (
    <section className={`${page.section} ${classes.halves}`}>
      <div>
        <h2 className={page.heading}>{t("problem.title")}</h2>
        <p className={page.lead}>{t("problem.text")}</p>
        <ul className={page.checks}>
          <li>{t("problem.points.hours")}</li>
          <li>{t("problem.points.filters")}</li>
          <li>{t("problem.points.guess")}</li>
        </ul>
      </div>
      <div>
        <h2 className={page.heading}>{t("solution.title")}</h2>
        <p className={page.lead}>{t("solution.text")}</p>
        <ul className={page.checks}>
          <li>{t("solution.points.evidence")}</li>
          <li>{t("solution.points.honest")}</li>
          <li>{t("solution.points.truth")}</li>
        </ul>
      </div>
    </section>
  );
}
