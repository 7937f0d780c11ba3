import type { MatchResult } from "@terzi/contracts/match";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./match.module.css";
import { PostingMarks } from "./posting-marks.tsx";
import { postingParts } from "./posting-parts.ts";
import type { Active } from "./requirement-row.tsx";

type Props = { posting: string; match: MatchResult; active: Active };

/** The posting as it was pasted, with what was read from it marked; what the eye rests on lights up on both sides. */
export function PostingText({ posting, match, active }: Props) {
  const { t } = useTranslation("match");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = box.current;
    const mark = active.id && frame?.querySelector<HTMLElement>("mark[data-active]");
    if (!frame || !mark || mark.matches(":hover")) return;
    // Only the posting scrolls: the list, where the pointer is, stays as it is.
    const [top, height] = [mark.offsetTop - frame.offsetTop, frame.clientHeight];
    if (top < frame.scrollTop || top > frame.scrollTop + height - 40)
      frame.scrollTo({ top: top - height / 3, behavior: "smooth" });
  }, [active.id]);
  return (
    <section
      ref={box}
      className={classes.posting}
      aria-label={t("posting")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
    >
      <PostingMarks parts={postingParts(posting, match.matches)} active={active} />
    </section>
  );
}
