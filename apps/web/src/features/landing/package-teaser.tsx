import { Link } from "@tanstack/react-router";
import type { CreditPackage } from "@terzi/contracts/credits";
import { cvsPer } from "@terzi/contracts/cvs-per";
import { showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import { trpc } from "../../app/trpc.ts";
import classes from "./landing.module.css";

/** Prices per package and per CV; omitted when they can't be loaded. */
export function PackageTeaser() {
  const { t } = useTranslation("landing");
  const packages = trpc.credits.packages.useQuery();
  const cost = trpc.credits.price.useQuery().data?.cost;
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t("packages.title")}</h2>
      <p className={page.lead}>{t("packages.text")}</p>
      <ul className={classes.packages}>
        {packages.data?.map((pack) => (
          <li key={pack.id} className={page.card}>
            <strong>{pack.name}</strong>
            <span className={classes.price}>{showPrice(pack.price)}</span>
            {cost && <PerCv pack={pack} cost={cost} />}
          </li>
        ))}
      </ul>
      <p className={page.actions}>
        <Link to="/signup" className={page.primary}>
          {t("start")}
        </Link>
        <Link to="/pricing" className={page.secondary}>
          {t("packages.more")}
        </Link>
      </p>
    </section>
  );
}

/** What one CV costs with this package. */
function PerCv({ pack, cost }: { pack: CreditPackage; cost: number }) {
  const { t } = useTranslation("landing");
  const count = cvsPer(pack.credits + pack.bonusCredits, cost);
  if (count === 0) return null;
  return (
    <span className={page.small}>{t("packages.perCv", { count, price: showPrice(pack.price / count) })}</span>
  );
}
