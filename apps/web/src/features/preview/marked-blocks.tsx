import { Text } from "@mantine/core";
import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import { useTranslation } from "react-i18next";
import { claimsBySource, cutIntoStretches } from "./claim-stretches.ts";
import classes from "./compare.module.css";
import type { MarkedBlock, MarkedLine } from "./mark-differences.ts";
import type { Reviewed } from "./reviewed.ts";
import { SupportMark } from "./support-mark.tsx";

type Side = "original" | "tailored";
/** `kept` is given where each sentence should show what it rests on. */
type Props = { blocks: MarkedBlock[]; side: Side; kept?: Reviewed };

/** One side of a comparison. What the other side lacks is marked as removed or added. */
export function MarkedBlocks({ blocks, side, kept }: Props) {
  const { t } = useTranslation("preview");
  if (!blocks.some((block) => block.lines.length)) return <Text c="dimmed">{t("nothing")}</Text>;
  const claims = kept && claimsBySource(kept.preview);
  const stretchesOf = (line: MarkedLine, source: string) =>
    cutIntoStretches(
      line,
      line.role === "text" || line.role === "bullet" ? (claims?.get(source) ?? []) : [],
      kept?.preview.language ?? DEFAULT_LANGUAGE,
    );
  const Mark = side === "original" ? "del" : "ins";
  return blocks.map((block) => (
    <div key={block.source} className={classes.entry} data-alone={block.isAlone || undefined}>
      {block.lines.map((line, position) => (
        // Lines have no identity but their position.
        <p key={position} className={classes[line.role]} dir="auto">
          {stretchesOf(line, block.source).map(({ claim, segments }, at) => (
            // The same holds for the stretches of a line, and for what of them is changed.
            <span key={at}>
              {segments.map(({ text, isChanged }, part) =>
                isChanged ? <Mark key={part}>{text}</Mark> : <span key={part}>{text}</span>,
              )}
              {claim && kept && <SupportMark claim={claim} kept={kept} />}
            </span>
          ))}
        </p>
      ))}
      {block.isAlone && side === "original" && <p className={classes.note}>{t("leftOut")}</p>}
    </div>
  ));
}
