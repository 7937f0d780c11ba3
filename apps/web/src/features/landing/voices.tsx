import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";

const VOICES = ["one", "two", "three"] as const;

/** What people use it for. Nobody is quoted who didn't say it. */
export function Voices() {
  const { t } = useTranslation("landing");
  return (
    <section className={page.band}>
      <div className={page.section}>
        <h2 className={page.heading}>{t("voices.title")}</h2>
        <ul className={page.grid}>
          {VOICES.map((voice) => (
            <li key={voice} className={page.card}>
              <h3 className={page.subheading}>{t(`voices.items.${voice}.who`)}</h3>
              <p className={page.small}>{t(`voices.items.${voice}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
