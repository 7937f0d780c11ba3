import { Button, Stack, Text, Title } from "@mantine/core";
import type { CutLine } from "@terzi/contracts/cut-line";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StudioCv } from "../preview/reviewed.ts";
import { FoldButton } from "./fold-button.tsx";
import classes from "./studio.module.css";
import { bringBack, firstStanding, isMissing } from "./studio-doc.ts";
import type { Studio } from "./use-studio.ts";

const SHOWN_AT_FIRST = 5;

type Props = Pick<Studio, "doc" | "change"> & {
  cv: Pick<StudioCv, "leftOut" | "nextToGo">;
  isFull: boolean;
};

/** What was left out of this CV, each restorable with one click, and what would go in its place. */
export function LeftOutList({ cv, doc, change, isFull }: Props) {
  const { t } = useTranslation("studio");
  const [isWhole, setWhole] = useState(false);
  const cut = cv.leftOut.filter((line) => isMissing(doc.content, line));
  const hidden = doc.hidden.filter((line) => !cut.some(({ text }) => text === line.text));
  const lines = [...hidden, ...cut];
  if (!lines.length) return null;
  const instead = isFull ? firstStanding(doc.content, cv.nextToGo) : undefined;
  return (
    <section>
      <Title order={3} size="h6" mb={4}>
        {t("leftOut.title", { count: lines.length })}
      </Title>
      <Text size="xs" c="dimmed" mb={6}>
        {cut.length ? t("leftOut.lead") : t("leftOut.leadHidden")}
      </Text>
      {instead && (
        <Text size="xs" c="dimmed" mb={6} lineClamp={2} dir="auto" className={classes.words}>
          {t("leftOut.instead", { line: instead.text })}
        </Text>
      )}
      <Stack component="ul" gap="xs" p={0} m={0} className={classes.rows}>
        {lines.slice(0, isWhole ? lines.length : SHOWN_AT_FIRST).map((line) => (
          <LeftOut
            key={`${line.at} ${line.text}`}
            line={line}
            instead={instead}
            onBack={(swapped) => change((now) => bringBack(now, line, swapped))}
          />
        ))}
      </Stack>
      <FoldButton
        isWhole={isWhole}
        hidden={lines.length - SHOWN_AT_FIRST}
        onTurn={() => setWhole(!isWhole)}
      />
    </section>
  );
}

type LineProps = { line: CutLine; instead: CutLine | undefined; onBack: (instead?: CutLine) => void };

function LeftOut({ line, instead, onBack }: LineProps) {
  const { t } = useTranslation("studio");
  const name = line.entry ? t("leftOut.entry", { name: line.text }) : line.text;
  const back = (
    <Button
      size="compact-xs"
      variant={instead ? "subtle" : "light"}
      aria-label={t("leftOut.backLabel", { line: name })}
      onClick={() => onBack()}
    >
      {instead ? t("leftOut.both") : t("leftOut.back")}
    </Button>
  );
  return (
    <li>
      <Text size="sm" lh={1.35} lineClamp={2} dir="auto" className={classes.words}>
        {name}
      </Text>
      {instead && (
        <Button
          size="compact-xs"
          variant="light"
          mr={6}
          aria-label={t("leftOut.swapLabel", { line: name })}
          onClick={() => onBack(instead)}
        >
          {t("leftOut.back")}
        </Button>
      )}
      {back}
    </li>
  );
}
