import { showPercent } from "@terzi/ui/show-values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Demo, type DemoLine, type DemoPart, useDemo } from "./demo.ts";
import classes from "./landing-demo.module.css";

type Active = { number: number; set: (number: number) => void };

/** A posting beside its CV: what is asked and what answers it have the same number. */
export function LandingDemo() {
  const demo = useDemo();
  return demo && <Sheets key={demo.title} demo={demo} />;
}

function Sheets({ demo: { score, name, title, posting, cv } }: { demo: Demo }) {
  const { t } = useTranslation("landing");
  const last = Math.max(...posting.map(({ number }) => number));
  // One link is shown from the start, to explain the numbers.
  const [number, set] = useState(last);
  const active = { number, set };
  return (
    <figure className={classes.demo}>
      <div className={classes.sheets}>
        <section className={classes.sheet} aria-label={t("demo.posting")}>
          <p className={classes.label}>{t("demo.posting")}</p>
          <p className={classes.posting}>
            {posting.map((part, index) => (
              <PostingPart key={index} part={part} active={active} />
            ))}
          </p>
        </section>
        <section className={classes.sheet} aria-label={t("demo.cv")}>
          <p className={classes.label}>
            {t("demo.cv")}{" "}
            <strong className={classes.score}>{t("demo.score", { score: showPercent(score) })}</strong>
          </p>
          <p className={classes.name}>{name}</p>
          <p className={classes.title}>{title}</p>
          {cv.map((line, index) => (
            <CvLine key={index} line={line} active={active} />
          ))}
        </section>
      </div>
      <figcaption className={classes.caption}>{t("demo.caption")}</figcaption>
    </figure>
  );
}

function PostingPart({ part: { text, verdict, number }, active }: { part: DemoPart; active: Active }) {
  const { t } = useTranslation("landing");
  if (!verdict) return text;
  if (!number)
    return (
      <mark className={classes.mark} data-verdict="missing">
        {text}
      </mark>
    );
  const isActive = active.number === number;
  return (
    <span onPointerEnter={() => active.set(number)}>
      <mark className={classes.mark} data-verdict={verdict} data-active={isActive || undefined}>
        {text}
      </mark>
      <button
        type="button"
        className={classes.number}
        aria-label={t("demo.show", { number })}
        aria-pressed={isActive}
        onClick={() => active.set(number)}
        onFocus={() => active.set(number)}
      >
        {number}
      </button>
    </span>
  );
}

function CvLine({ line: { kind, text, numbers }, active }: { line: DemoLine; active: Active }) {
  const [first] = numbers;
  return (
    <p
      className={classes.line}
      data-kind={kind}
      data-active={numbers.includes(active.number) || undefined}
      onPointerEnter={() => first && active.set(first)}
    >
      <span>{text}</span>
      {numbers.map((number) => (
        <span key={number} className={classes.number} data-active={active.number === number || undefined}>
          {number}
        </span>
      ))}
    </p>
  );
}
