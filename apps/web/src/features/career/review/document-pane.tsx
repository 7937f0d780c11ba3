import { Loader } from "@mantine/core";
import type { DocumentReading, Spot } from "@terzi/contracts/document-reading";
import { useEffect, useRef } from "react";
import { PageView } from "./page-view.tsx";
import classes from "./review.module.css";
import { scrollPaneTo } from "./scroll-pane.ts";
import { usePageSource } from "./use-drawn-pages.ts";

/** What is looked at: a value or a left-over line, by its lines and spots. */
export type Looked = { lines: number[]; spots: Spot[] };

type Props = {
  file: File;
  document: DocumentReading;
  looked: Looked | null;
  /** The lines that went into no value. */
  leftOver: number[];
  onPickLine: (line: number) => void;
};

/** The document that was read: its pages if it has any, otherwise its lines. */
export function DocumentPane({ file, document, looked, leftOver, onPickLine }: Props) {
  const source = usePageSource(file, document.pages.length > 0);
  if (source.kind === "opening") return <Loader m="xl" />;
  if (source.kind === "none")
    return <LineList document={document} looked={looked} leftOver={leftOver} onPickLine={onPickLine} />;
  const left = leftOver.flatMap((line) => document.lines[line]?.spots ?? []);
  const pickAt = (page: number, { left: x, top: y }: { left: number; top: number }) => {
    const line = document.lines.findIndex(({ spots }) =>
      spots.some(
        (spot) =>
          spot.page === page &&
          x >= spot.left &&
          x <= spot.left + spot.width &&
          y >= spot.top &&
          y <= spot.top + spot.height,
      ),
    );
    if (line >= 0) onPickLine(line);
  };
  return document.pages.map(({ ratio }, at) => (
    <PageView
      key={at}
      number={at + 1}
      ratio={ratio}
      source={source}
      active={(looked?.spots ?? []).filter(({ page }) => page === at + 1)}
      leftOver={left.filter(({ page }) => page === at + 1)}
      onPick={(place) => pickAt(at + 1, place)}
    />
  ));
}

function LineList({ document, looked, leftOver, onPickLine }: Omit<Props, "file">) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (looked) scrollPaneTo(first.current);
  }, [looked]);
  const active = new Set(looked?.lines);
  const left = new Set(leftOver);
  return (
    <div className={classes.sheet}>
      {document.lines.map(({ text }, line) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same is done by the list of values, which the keyboard reaches.
        // biome-ignore lint/a11y/noStaticElementInteractions: see above.
        <div
          key={line}
          ref={line === looked?.lines[0] ? first : undefined}
          className={[
            classes.line,
            active.has(line) && classes.activeLine,
            left.has(line) && classes.leftOverLine,
          ]
            .filter(Boolean)
            .join(" ")}
          onClick={() => onPickLine(line)}
        >
          {text.replaceAll("\t", "   ")}
        </div>
      ))}
    </div>
  );
}
