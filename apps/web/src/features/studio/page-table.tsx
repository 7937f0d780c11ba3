import { Group, Skeleton, Text, Tooltip } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { IconArrowBackUp, IconArrowForwardUp, IconMinus, IconPlus, IconZoomScan } from "@tabler/icons-react";
import type { Length } from "@terzi/contracts/cv";
import { PX_PER_MM, sheetOf } from "@terzi/documents/screen-pages";
import { IconButton } from "@terzi/ui/icon-button";
import { showPercent } from "@terzi/ui/show-values";
import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageFrame, type PageFrameProps } from "./page-frame.tsx";
import { promisedPages } from "./promised-pages.ts";
import classes from "./studio.module.css";
import type { Studio } from "./use-studio.ts";

/** An A4 sheet, until the page is there. */
const SHEET_PX = 794;
const ZOOMS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2];

type Props = Omit<PageFrameProps, "html" | "zoom" | "label"> & {
  html: string | null;
  studio: Studio;
  length: Length;
  pages: number;
  saved: ReactNode;
  children: ReactNode;
};

/** The page on the table, with undo, redo and zoom. */
export function PageTable({ html, studio, length, pages, saved, children, ...frame }: Props) {
  const { t } = useTranslation("studio");
  const { ref, width } = useElementSize();
  const [chosen, setChosen] = useState<number | null>(null);
  const sheetPx = useMemo(
    () => (html === null ? SHEET_PX : sheetOf(html).width * PX_PER_MM),
    [html === null, frame.look],
  );
  const fitting = Math.min(1.25, Math.max(0.3, (width || sheetPx) / sheetPx));
  const zoom = chosen ?? fitting;
  const turn = (by: 1 | -1) => {
    const steps = by > 0 ? ZOOMS : ZOOMS.toReversed();
    setChosen(steps.find((step) => (step - zoom) * by > 0.01) ?? zoom);
  };
  const promised = promisedPages(length);
  const isTooLong = promised !== null && pages > promised;
  return (
    <>
      <div className={classes.tools}>
        <Tool label={`${t("undo")} (Ctrl+Z)`} onClick={studio.canUndo ? studio.undo : undefined}>
          <IconArrowBackUp size={18} />
        </Tool>
        <Tool label={`${t("redo")} (Ctrl+Shift+Z)`} onClick={studio.canRedo ? studio.redo : undefined}>
          <IconArrowForwardUp size={18} />
        </Tool>
        <Text size="xs" c="dimmed" role="status" ml={4} truncate className={classes.saved ?? ""}>
          {saved}
        </Text>
        <Group gap={2} ml="auto" wrap="nowrap">
          <Text size="xs" c={isTooLong ? "thread" : "dimmed"} fw={isTooLong ? 600 : 400} mr={8}>
            {promised === null
              ? t("pages", { count: pages })
              : isTooLong
                ? t("tooLong", { count: pages, promised })
                : t("pagesOf", { count: promised, pages })}
          </Text>
          <Tool label={t("zoomOut")} onClick={() => turn(-1)}>
            <IconMinus size={16} />
          </Tool>
          <Text size="xs" c="dimmed" w={40} ta="center" className={classes.zoom ?? ""}>
            {showPercent(Math.round(zoom * 100))}
          </Text>
          <Tool label={t("zoomIn")} onClick={() => turn(1)}>
            <IconPlus size={16} />
          </Tool>
          <Tool label={t("zoomFit")} onClick={() => setChosen(null)}>
            <IconZoomScan size={16} />
          </Tool>
        </Group>
      </div>
      <div className={classes.desk} {...(zoom > fitting && WIDER)}>
        <div ref={ref} />
        {html === null ? (
          <Skeleton height={SHEET_PX * 1.41 * zoom} />
        ) : (
          <PageFrame html={html} zoom={zoom} label={t("page")} {...frame} />
        )}
      </div>
      {children}
    </>
  );
}

/** What scrolls must be reachable by the keyboard. */
const WIDER = { tabIndex: 0 };

const Tool = (props: ComponentProps<typeof IconButton>) => (
  <Tooltip label={props.label}>
    <IconButton {...props} />
  </Tooltip>
);
