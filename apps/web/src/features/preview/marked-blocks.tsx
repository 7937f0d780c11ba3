import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./compare.module.css";
import type { MarkedBlock } from "./mark-differences.ts";

/** One side of a comparison. What the other side lacks is marked as removed or added. */
export function MarkedBlocks({ blocks, side }: { blocks: MarkedBlock[]; side: "original" | "tailored" }) {
  const { t } = useTranslation("preview");
  const Mark = side === "original" ? "del" : "ins";
  if (!blocks.some((block) => block.lines.length)) return <Text c="dimmed">{t("nothing")}</Text>;
  return blocks.map((block) => (
    <div key={block.source} className={classes.entry} data-alone={block.isAlone || undefined}>
      {block.lines.map(({ role, segments }, position) => (
        // Lines have no identity but their position.
        <p key={position} className={classes[role]} dir="auto">
          {segments.map(({ text, isChanged }, at) =>
            // The same holds for the stretches of a line.
            isChanged ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
          )}
        </p>
      ))}
      {block.isAlone && side === "original" && <p className={classes.note}>{t("leftOut")}</p>}
    </div>
  ));
}
