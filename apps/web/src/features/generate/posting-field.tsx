import { Textarea, type TextareaProps } from "@mantine/core";
import type { RequirementMatch } from "@terzi/contracts/match";
import { useEffect, useRef } from "react";
import { PostingMarks } from "../match/posting-marks.tsx";
import { postingParts } from "../match/posting-parts.ts";
import type { Active } from "../match/requirement-row.tsx";
import classes from "./posting-field.module.css";

type Props = Omit<TextareaProps, "value"> & { value: string; matches: RequirementMatch[]; active: Active };

/**
 * The field for the posting. What was read from it is marked in a copy of the text behind it, because a text area
 * can't contain marks; the part pointed at in the list lights up and scrolls into view.
 */
export function PostingField({ value, matches, active, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const follow = () => {
    if (area.current && copy.current) copy.current.scrollTop = area.current.scrollTop;
  };
  useEffect(() => {
    const mark = active.id && copy.current?.querySelector<HTMLElement>("mark[data-active]");
    const { current: text } = area;
    if (!mark || !text) return;
    const isSeen =
      mark.offsetTop >= text.scrollTop && mark.offsetTop < text.scrollTop + text.clientHeight - 24;
    if (!isSeen) text.scrollTo({ top: mark.offsetTop - text.clientHeight / 3 });
  }, [active.id]);
  useEffect(follow);
  return (
    <Textarea
      ref={area}
      value={value}
      onScroll={follow}
      classNames={{ input: classes.input }}
      inputContainer={(children) => (
        <div className={classes.frame}>
          <div ref={copy} className={classes.copy} aria-hidden>
            <PostingMarks parts={postingParts(value, matches)} active={active} />
            {"\n"}
          </div>
          {children}
        </div>
      )}
      {...field}
    />
  );
}
