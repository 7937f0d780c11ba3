import { useDebouncedValue, useElementSize } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import type { LetterContent } from "@terzi/contracts/letter";
import { fontPairOf } from "@terzi/documents/chosen-design";
import { fetchFontCss } from "@terzi/documents/font-css-browser";
import { letterHtml } from "@terzi/documents/letter-html";
import { PX_PER_MM, sheetOf } from "@terzi/documents/screen-pages";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./letter-sheet.module.css";

/** How long typing must pause before it is redrawn. */
const PAUSE_MS = 300;
/** Only the sheet: no desk around it, and no scrolling. */
const BARE =
  "<style>@media screen{html{background:#fff;overflow:hidden}body{padding:0;text-rendering:geometricPrecision}main{margin:0;box-shadow:none}}</style>";

/** The letter as printed, on one sheet as tall as needed. */
export function LetterSheet({ cv, content }: { cv: CvDetail; content: LetterContent }) {
  const { t } = useTranslation("letter");
  const { ref, width } = useElementSize();
  const [letter] = useDebouncedValue(content, PAUSE_MS);
  const [height, setHeight] = useState(0);
  const fonts = useQuery({
    queryKey: ["font-css", fontPairOf(cv)],
    queryFn: () => fetchFontCss(cv.template, cv.design),
  });
  const html = useMemo(
    () =>
      fonts.isPending
        ? null
        : letterHtml({ cv, letter }, { fontCss: fonts.data ?? "" }).replace(
            "</head>",
            () => `${BARE}</head>`,
          ),
    [cv, letter, fonts.isPending, fonts.data],
  );
  const sheet = useMemo(() => (html ? sheetOf(html) : { width: 210, height: 297 }), [html]);
  const sheetWidth = sheet.width * PX_PER_MM;
  const sheetHeight = Math.max(height, sheet.height * PX_PER_MM);
  const scale = width / sheetWidth;
  return (
    <div ref={ref}>
      <div
        className={classes.sheet}
        {...(width > 0 && { style: { height: sheetHeight * scale, aspectRatio: "auto" } })}
      >
        {html && (
          <iframe
            title={t("page")}
            srcDoc={html}
            // The document forbids all scripts; its height is read from here.
            sandbox="allow-same-origin"
            className={classes.page}
            style={{ width: sheetWidth, height: sheetHeight, transform: `scale(${scale})` }}
            onLoad={(event) =>
              setHeight(event.currentTarget.contentDocument?.querySelector("main")?.scrollHeight ?? 0)
            }
          />
        )}
      </div>
    </div>
  );
}
