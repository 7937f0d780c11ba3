import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";

const FEATURES = ["match", "gaps", "modes", "compare", "layout", "languages"] as const;

export function Features() {
  const { t } = useTranslation("landing");
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t("features.title")}</h2>
      <ul className={page.grid}>
        {FEATURES.map((feature) => (
          <li key={feature} className={page.card}>
            <h3 className={page.subheading}>{t(`features.items.${feature}.title`)}</h3>
            <p className={page.small}>{t(`features.items.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
