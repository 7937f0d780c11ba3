import { useElementSize, useInViewport } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { chosenDesign, fontPairOf } from "@terzi/documents/chosen-design";
import type { CvDocument } from "@terzi/documents/cv-document";
import { fetchFontCss } from "@terzi/documents/font-css-browser";
import { cvHtml } from "@terzi/documents/html";
import { useEffect, useMemo, useState } from "react";
import classes from "./thumbnail.module.css";

/** In CSS pixels, of a 96th of an inch. */
const SHEETS = { A4: [794, 1123], Letter: [816, 1056] } as const;

/** Only the sheet: no desk around it, and nothing to scroll. */
const BARE =
  "<style>@media screen{html{background:#fff;overflow:hidden}body{padding:0;text-rendering:geometricPrecision}main{margin:0;box-shadow:none}}</style>";

/** The first page of a CV, small. It is drawn once it comes into view, and says nothing to a screen reader. */
export function Thumbnail({ cv, title }: { cv: CvDocument; title: string }) {
  const { ref: size, width } = useElementSize();
  const { ref: seen, inViewport } = useInViewport();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (inViewport) setWanted(true);
  }, [inViewport]);
  const fonts = useQuery({
    queryKey: ["font-css", fontPairOf(cv)],
    queryFn: () => fetchFontCss(cv.template, cv.design),
    enabled: isWanted,
  });
  const html = useMemo(
    () =>
      isWanted && !fonts.isPending
        ? cvHtml(cv, { fontCss: fonts.data ?? "" }).replace("</head>", () => `${BARE}</head>`)
        : null,
    [cv, isWanted, fonts.isPending, fonts.data],
  );
  const [sheetWidth, sheetHeight] = SHEETS[chosenDesign(cv).paper];
  return (
    <div ref={size} aria-hidden>
      <div ref={seen} className={classes.sheet} style={{ aspectRatio: `${sheetWidth} / ${sheetHeight}` }}>
        {html && (
          <iframe
            title={title}
            srcDoc={html}
            sandbox=""
            tabIndex={-1}
            className={classes.page}
            style={{
              width: sheetWidth,
              height: sheetHeight,
              transform: `scale(${width / sheetWidth})`,
            }}
          />
        )}
      </div>
    </div>
  );
}
