import { useTranslation } from "react-i18next";
import classes from "./plain-page.module.css";

/** Reloads the page once the server answers: without it, the browser's own error page would appear. */
async function reloadIfAnswered(): Promise<void> {
  const answer = await fetch("/healthz").catch(() => null);
  if (answer?.ok) window.location.reload();
}

/** A page that broke, or whose code couldn't be fetched: said plainly, in its place, with a way on. */
export function Trouble() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>{t("somethingWrong")}</h1>
      <p className={classes.text}>{t("loadFailed")}</p>
      <button type="button" className={classes.action} onClick={() => void reloadIfAnswered()}>
        {t("retry")}
      </button>
    </div>
  );
}
