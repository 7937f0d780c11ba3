import { Link } from "@tanstack/react-router";
import { showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import { trpc } from "../../app/trpc.ts";
import classes from "./landing.module.css";

/** What it costs, in a line for each package; left out when the prices can't be had. */
export function PackageTeaser() {
  const { t } = useTranslation("landing");
  const packages = trpc.credits.packages.useQuery();
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t("packages.title")}</h2>
      <p className={page.lead}>{t("packages.text")}</p>
      <ul className={classes.packages}>
        {packages.data?.map((pack) => (
          <li key={pack.id}>
            <strong>{pack.name}</strong> {showPrice(pack.price)}
          </li>
        ))}
      </ul>
      <p className={page.actions}>
        <Link to="/pricing" className={page.secondary}>
          {t("packages.more")}
        </Link>
      </p>
    </section>
  );
}
