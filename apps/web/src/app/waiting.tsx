import { useTranslation } from "react-i18next";
import classes from "./plain-page.module.css";

/** The loading message of a page about which nothing is known yet. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <p role="status" className={classes.waiting}>
      {t("loading")}
    </p>
  );
}
