import { Link } from "@tanstack/react-router";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import classes from "./plain-page.module.css";

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t("notFoundTitle"));
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{t("notFoundTitle")}</h1>
      <p className={classes.text}>{t("notFoundText")}</p>
      <Link to="/" className={classes.action}>
        {t("notFoundHome")}
      </Link>
    </main>
  );
}
