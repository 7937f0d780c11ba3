import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import { StartLinks } from "./start-links.tsx";

export function FinalCall() {
  const { t } = useTranslation("landing");
  return (
    <section className={page.band}>
      <div className={`${page.section} ${page.centred} ${page.narrow}`}>
        <h2 className={page.display}>{t("final.title")}</h2>
        <p className={page.lead}>{t("final.text")}</p>
        <StartLinks />
      </div>
    </section>
  );
}
