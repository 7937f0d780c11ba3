import { Link } from "@tanstack/react-router";
import type { CreditPackage } from "@terzi/contracts/credits";
import { cvsPer } from "@terzi/contracts/cvs-per";
import { showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import { trpc } from "../../app/trpc.ts";
import classes from "./pricing.module.css";

/** The packages on sale. `cost`: the price of a CV in credits; null while it is not known. */
export function PriceCards({ cost }: { cost: number | null }) {
  const { t } = useTranslation("pricing");
  const packages = trpc.credits.packages.useQuery();
  if (packages.isLoadingError) return <p role="alert">{t("failed")}</p>;
  return (
    <ul className={page.grid} aria-busy={packages.isPending}>
      {packages.data?.map((pack) => <PriceCard key={pack.id} pack={pack} cost={cost} />) ?? <Places />}
    </ul>
  );
}

/** Reserves the cards' room while they load, so that nothing jumps. */
function Places() {
  const { t } = useTranslation("pricing");
  return ["first", "second", "third"].map((place) => (
    <li key={place} className={`${page.card} ${classes.card}`}>
      {place === "first" && (
        <p role="status" className={page.small}>
          {t("loading")}
        </p>
      )}
    </li>
  ));
}

function PriceCard({ pack, cost }: { pack: CreditPackage; cost: number | null }) {
  const { t } = useTranslation("pricing");
  const credits = pack.credits + pack.bonusCredits;
  return (
    <li className={`${page.card} ${classes.card}`} data-popular={pack.popular || undefined}>
      <h2 className={page.subheading}>{pack.name}</h2>
      {pack.popular && <p className={classes.popular}>{t("popular")}</p>}
      <p className={classes.price}>
        <strong>{showPrice(pack.price)}</strong> <span>{t("oneTime")}</span>
      </p>
      <p className={classes.credits}>{t("credits", { count: credits })}</p>
      {pack.bonusCredits > 0 && <p className={classes.bonus}>{t("bonus", { count: pack.bonusCredits })}</p>}
      {cost !== null && (
        <p className={page.small}>
          {t("cvs", { count: cvsPer(credits, cost) })}
          {cvsPer(credits, cost) > 0 && (
            <> · {t("eachCv", { price: showPrice(pack.price / cvsPer(credits, cost)) })}</>
          )}
        </p>
      )}
      <p className={classes.action}>
        <BuyLink pack={pack} />
      </p>
    </li>
  );
}

/** To this package's checkout for somebody signed in; a visitor creates an account first. */
function BuyLink({ pack }: { pack: CreditPackage }) {
  const { t } = useTranslation("pricing");
  const user = trpc.auth.user.useQuery();
  const look = `${pack.popular ? page.primary : page.secondary} ${classes.buy}`;
  return user.data ? (
    <Link to="/credits" className={look} aria-label={t("buyNamed", { name: pack.name })}>
      {t("buy")}
    </Link>
  ) : (
    <Link to="/signup" className={look} aria-label={t("startNamed", { name: pack.name })}>
      {t("start")}
    </Link>
  );
}
