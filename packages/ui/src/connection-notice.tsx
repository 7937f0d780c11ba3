import { useTranslation } from "react-i18next";
import { useOutage } from "./connection.ts";
import classes from "./connection-notice.module.css";

/** Says above the page that nothing can be saved now, for as long as that is so. The page below stays as it is. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const outage = useOutage();
  return (
    // It is there before it has something to say: only what changes in it is read out.
    <div role="status" className={classes.place}>
      {outage && (
        <p className={classes.notice}>
          <strong>{t(`outage.${outage}`)}</strong> {t("outage.stays")}
        </p>
      )}
    </div>
  );
}
