import { Link } from "@tanstack/react-router";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import { trpc } from "../../app/trpc.ts";
import { PriceCards } from "./price-cards.tsx";
import classes from "./pricing.module.css";

const INCLUDED = [
  "matching",
  "score",
  "formats",
  "languages",
  "templates",
  "edit",
  "applications",
  "bring",
  "install",
  "share",
  "programs",
] as const;
const QUESTIONS = ["free", "charge", "expire", "payment", "added", "download", "extras"] as const;

export function PricingPage() {
  const { t } = useTranslation("pricing");
  usePageTitle(t("title"), t("description"));
  const extras = trpc.credits.extraCosts.useQuery();
  const price = trpc.credits.price.useQuery();
  return (
    <>
      <section className={page.section}>
        <h1 className={page.display}>{t("heading")}</h1>
        <p className={page.lead}>{t("lead")}</p>
        <p className={classes.perCv}>{price.data && t("perCv", { count: price.data.cost })}</p>
        <PriceCards cost={price.data?.cost ?? null} />
      </section>
      <section className={page.band}>
        <div className={page.section}>
          <h2 className={page.heading}>{t("includedTitle")}</h2>
          <ul className={page.grid}>
            {INCLUDED.map((feature) => (
              <li key={feature} className={page.card}>
                {t(`included.${feature}`)}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={page.section}>
        <h2 className={page.heading}>{t("faqTitle")}</h2>
        <div className={page.grid}>
          {QUESTIONS.map((question) => (
            <div key={question}>
              <h3 className={page.subheading}>{t(`faq.${question}.q`)}</h3>
              <p className={page.small}>
                {t(`faq.${question}.a`)}
                {question === "extras" && extras.data && (
                  <>
                    {" "}
                    {Object.values(extras.data).some((cost) => cost > 0)
                      ? t("faq.extras.costs", extras.data)
                      : t("faq.extras.free")}
                  </>
                )}
              </p>
            </div>
          ))}
        </div>
        <p className={page.actions}>
          <Link to="/signup" className={page.primary}>
            {t("cta")}
          </Link>
        </p>
      </section>
    </>
  );
}
