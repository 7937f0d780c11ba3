import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";

export function FinalCall() {
  const { t } = useTranslation("landing");
  return (
    <section className={page.band}>
      <div className={`${page.section} ${page.centred} ${page.narrow}`}>
        <h2 className={page.display}>{t("final.title")}</h2>
        <p className={page.lead}>{t("final.text")}</p>
        <p className={page.actions}>
          <Link to="/signup" className={page.primary}>
            {t("start")}
          </Link>
          <Link to="/how-to-use" className={page.secondary}>
            {t("how")}
          </Link>
        </p>
      </div>
    </section>
  );
}
