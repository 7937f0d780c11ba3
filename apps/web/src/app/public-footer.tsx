import { Link } from "@tanstack/react-router";
import { Brand } from "@terzi/ui/brand";
import { useTranslation } from "react-i18next";
import classes from "./public-footer.module.css";

/** The foot of every public page. */
export function PublicFooter() {
  const { t } = useTranslation("shell");
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <div>
          <Brand size={24} />
          <p className={classes.line}>{t("footerLine")}</p>
        </div>
        <nav aria-label={t("footer")} className={classes.links}>
          <Link to="/">{t("home")}</Link>
          <Link to="/how-to-use">{t("howItWorks")}</Link>
          <Link to="/pricing">{t("pricing")}</Link>
          <Link to="/contact">{t("contact")}</Link>
          <Link to="/privacy">{t("privacy")}</Link>
          <Link to="/terms">{t("terms")}</Link>
          <Link to="/imprint">{t("imprint")}</Link>
        </nav>
      </div>
    </footer>
  );
}
