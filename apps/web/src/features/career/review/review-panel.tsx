import { Anchor, Button, Card, Group, SegmentedControl, Tabs, Text, Title } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { CareerProfile } from "@terzi/contracts/career";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CAREER_TABS } from "../career-tab.ts";
import { applyReview, countDecisions } from "./apply-review.ts";
import { DocumentPane } from "./document-pane.tsx";
import { LeftOver } from "./left-over.tsx";
import classes from "./review.module.css";
import { type Review, type ReviewRow, rowsOf } from "./review-rows.ts";
import { DoubtfulValues, TabValues } from "./tab-values.tsx";
import { useDecisions } from "./use-decisions.ts";

type Props = {
  review: Review;
  isSaving: boolean;
  /** Null when nothing changes: the profile stays as the upload filled it. */
  onDone: (changed: CareerProfile | null) => void;
};

/**
 * The document beside what was read from it: doubtful values first, each with its place, to accept, skip or correct.
 */
export function ReviewPanel({ review, isSaving, onDone }: Props) {
  const { t } = useTranslation("review");
  const career = useTranslation("career").t;
  const used = useDecisions();
  const { document } = review;
  const rows = useMemo(() => rowsOf(review), [review]);
  const doubtful = rows.filter(({ state, doubt }) => state === "differs" || (state === "new" && doubt));
  const tabs = CAREER_TABS.filter((tab) => rows.some((row) => row.tab === tab));
  const [tab, setTab] = useState<string>(doubtful.length ? "check" : (tabs[0] ?? "leftOver"));
  const [shown, setShown] = useState("values");
  const [looked, setLooked] = useState<ReviewRow | null>(null);
  const [line, setLine] = useState<number | null>(null);
  const isNarrow = useMediaQuery("(max-width: 61.99em)", undefined, { getInitialValueInEffect: false });
  const panel = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<string | null>(null);

  useEffect(() => {
    if (!picked) return;
    const row = panel.current?.querySelector(`[data-place="${CSS.escape(picked)}"]`);
    row?.scrollIntoView({ block: "nearest", behavior: "smooth" });
    row
      ?.querySelector<HTMLElement>("textarea, input:not([type=checkbox]), [role=combobox]")
      ?.focus({ preventScroll: true });
    setPicked(null);
  }, [picked]);

  const look = (row: ReviewRow) => {
    setLooked(row);
    setLine(null);
  };
  const lookAtLine = (at: number) => {
    setLine(at);
    setLooked(null);
  };
  const pickLine = (at: number) => {
    const row = rows.find(({ lines, state }) => state !== "known" && lines.includes(at));
    if (!row && !document.leftOver.includes(at)) return;
    setShown("values");
    setTab(row ? row.tab : "leftOver");
    setPicked(row ? row.place : `line.${at}`);
    if (row) look(row);
    else lookAtLine(at);
  };
  const looking = useMemo(() => {
    if (looked) return looked;
    return line === null ? null : { lines: [line], spots: document.lines[line]?.spots ?? [] };
  }, [looked, line, document]);
  const turnTo = (next: string | null) => {
    if (!next) return;
    setTab(next);
    setLooked(null);
    setLine(null);
  };
  const showLeftOver = () => {
    setShown("values");
    turnTo("leftOver");
  };
  const count = countDecisions(used.decisions);
  const leftOver = document.leftOver.filter((at) => !used.decisions.put.has(at));
  const why =
    looked && review.read.find(({ text }) => looked.lines.some((at) => text.includes(textOfLine(at))));
  function textOfLine(at: number): string {
    return (document.lines[at]?.text ?? "").replaceAll("\t", " | ");
  }

  return (
    <Card ref={panel} component="section" aria-label={t("title")}>
      <Group justify="space-between" align="start" mb="md">
        <div style={{ flex: "1 1 20rem" }}>
          <Title order={2} size="h3">
            {t("title")}
          </Title>
          <Text size="sm" c="dimmed">
            {t("lead")}{" "}
            {document.sureness !== null && t("sureness", { percent: Math.floor(document.sureness * 100) })}
          </Text>
        </div>
        <Group gap="sm">
          {doubtful.length > 0 && (
            <Text size="sm" fw={600} c="var(--t-thread)">
              {t("toCheck", { count: doubtful.length })}
            </Text>
          )}
          {leftOver.length > 0 && (
            <Anchor component="button" type="button" size="sm" onClick={showLeftOver}>
              {t("withoutField", { count: leftOver.length })}
            </Anchor>
          )}
          {!doubtful.length && !leftOver.length && (
            <Text size="sm" fw={600} c="dimmed">
              {t("nothingToCheck")}
            </Text>
          )}
          <Button
            loading={isSaving}
            onClick={() => onDone(count ? applyReview(review, used.decisions) : null)}
          >
            {count ? t("apply", { count }) : t("acceptAll")}
          </Button>
        </Group>
      </Group>
      <SegmentedControl
        fullWidth
        hiddenFrom="md"
        mb="md"
        aria-label={t("showing")}
        value={shown}
        onChange={setShown}
        data={["values", "document"].map((value) => ({ value, label: t(value as "values") }))}
      />
      <div className={classes.panes} data-shown={shown}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a page of it holds nothing to focus. */}
        <section className={classes.document} data-pane aria-label={t("document")} tabIndex={0}>
          <DocumentPane
            file={review.file}
            document={document}
            looked={looking}
            leftOver={leftOver}
            onPickLine={pickLine}
          />
          {why && <p className={classes.why}>{t("why", { reason: why.reason })}</p>}
        </section>
        <Tabs
          className={classes.values}
          value={tab}
          onChange={turnTo}
          keepMounted={false}
          {...(!isNarrow && { styles: { list: { flexWrap: "wrap" } } })}
        >
          <Tabs.List aria-label={t("values")} mb="md">
            {doubtful.length > 0 && (
              <Tabs.Tab value="check">{`${t("tabs.check")} (${doubtful.length})`}</Tabs.Tab>
            )}
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {career(`tabs.${name}`)}
              </Tabs.Tab>
            ))}
            {document.leftOver.length > 0 && (
              <Tabs.Tab value="leftOver">{`${t("tabs.leftOver")} (${document.leftOver.length})`}</Tabs.Tab>
            )}
          </Tabs.List>
          <Tabs.Panel value="check">
            <DoubtfulValues rows={doubtful} used={used} looked={looked?.place ?? null} onLook={look} />
          </Tabs.Panel>
          {tabs.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <TabValues
                rows={rows.filter((row) => row.tab === name)}
                used={used}
                looked={looked?.place ?? null}
                onLook={look}
              />
            </Tabs.Panel>
          ))}
          <Tabs.Panel value="leftOver">
            <LeftOver review={review} used={used} looked={line} onLook={lookAtLine} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </Card>
  );
}
