import { useTranslation } from "react-i18next";
import classes from "./totals-plot.module.css";

type Row = { label: string; sent: number; answered: number };

/** Bars of what was sent, each filled by the answered part. The words beside them say the same. */
export function TotalsPlot({ rows }: { rows: Row[] }) {
  const { t } = useTranslation("applications");
  const most = Math.max(1, ...rows.map(({ sent }) => sent));
  return (
    <dl className={classes.plot}>
      {rows.map(({ label, sent, answered }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.track} aria-hidden>
              <span className={classes.sent} style={{ width: `${(sent / most) * 100}%` }}>
                <span
                  className={classes.answered}
                  style={{ width: `${sent ? (answered / sent) * 100 : 0}%` }}
                />
              </span>
            </span>
            <span className={classes.words}>{t("totals.counted", { sent, answered })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
