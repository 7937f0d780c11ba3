import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";

/** The way in, and to how it works. */
export function StartLinks() {
  const { t } = useTranslation("landing");
  return (
    <p className={page.actions}>
      <Link to="/signup" className={page.primary}>
        {t("start")}
      </Link>
      <Link to="/how-to-use" className={page.secondary}>
        {t("how")}
      </Link>
    </p>
  );
}
