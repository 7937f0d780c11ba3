import { useTranslation } from "react-i18next";
import classes from "./plain-page.module.css";

/** A page that broke, or whose code could not be fetched: said plainly, with a way out. */
export function Trouble() {
  const { t } = useTranslation();
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{t("somethingWrong")}</h1>
      <p className={classes.text}>{t("loadFailed")}</p>
      <button type="button" className={classes.action} onClick={() => window.location.reload()}>
        {t("retry")}
      </button>
    </main>
  );
}
