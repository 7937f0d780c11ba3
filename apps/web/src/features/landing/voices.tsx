import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import classes from "./landing.module.css";

const VOICES = ["one", "two", "three"] as const;

/** Testimonials, marked as the examples that they are. */
export function Voices() {
  const { t } = useTranslation("landing");
  return (
    <section className={page.band}>
      <div className={page.section}>
        <h2 className={page.heading}>{t("voices.title")}</h2>
        <p className={page.small}>{t("voices.note")}</p>
        <div className={page.grid}>
          {VOICES.map((voice) => (
            <figure key={voice} className={`${page.card} ${classes.voice}`}>
              <blockquote>{t(`voices.items.${voice}.text`)}</blockquote>
              <figcaption className={page.small}>{t(`voices.items.${voice}.who`)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
