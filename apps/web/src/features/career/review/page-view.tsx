import type { Spot } from "@terzi/contracts/document-reading";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./review.module.css";
import { scrollPaneTo } from "./scroll-pane.ts";
import type { PageSource } from "./use-drawn-pages.ts";

type Props = {
  number: number;
  /** How wide the page is for its height. */
  ratio: number;
  source: PageSource;
  active: Spot[];
  leftOver: Spot[];
  onPick: (at: { left: number; top: number }) => void;
};

const percent = (share: number): string => `${share * 100}%`;

/** A page of the document, with the place of the value that is looked at, and of what was left over. */
export function PageView({ number, ratio, source, active, leftOver, onPick }: Props) {
  const { t } = useTranslation("review");
  const first = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (active.length) scrollPaneTo(first.current);
  }, [active]);
  const pick = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPick({ left: (event.clientX - left) / width, top: (event.clientY - top) / height });
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same is done by the list of values, which the keyboard reaches.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    <div className={classes.page} style={{ aspectRatio: String(ratio) }} onClick={pick}>
      {source.kind === "picture" && (
        <img src={source.url} alt={t("page", { number })} className={classes.picture} />
      )}
      {source.kind === "drawn" && <DrawnPage number={number} pages={source.pages} />}
      {leftOver.map((spot) => (
        <Mark key={`${spot.left} ${spot.top}`} spot={spot} className={classes.leftOver} />
      ))}
      {active.map((spot, at) => (
        <Mark
          key={`${spot.left} ${spot.top}`}
          spot={spot}
          className={classes.active}
          ref={at ? undefined : first}
        />
      ))}
    </div>
  );
}

type MarkProps = { spot: Spot; className: string | undefined; ref?: React.Ref<HTMLSpanElement> | undefined };

const Mark = ({ spot, className, ref }: MarkProps) => (
  <span
    aria-hidden
    ref={ref}
    className={className}
    style={{
      left: percent(spot.left),
      top: percent(spot.top),
      width: percent(spot.width),
      height: percent(spot.height),
    }}
  />
);

function DrawnPage({
  number,
  pages,
}: {
  number: number;
  pages: Extract<PageSource, { kind: "drawn" }>["pages"];
}) {
  const { t } = useTranslation("review");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const own = canvas.current;
    if (own) pages.draw(number, own, own.clientWidth || 600).catch(() => setFailed(true));
  }, [number, pages]);
  if (hasFailed) return <p className={classes.noPicture}>{t("noPicture")}</p>;
  return <canvas ref={canvas} role="img" aria-label={t("page", { number })} className={classes.picture} />;
}
