import classes from "./posting-marks.module.css";
import type { PostingPart } from "./posting-parts.ts";
import type { Active } from "./requirement-row.tsx";

/** The posting's words, those that ask for something marked; what is pointed at lights up on both sides. */
export const PostingMarks = ({ parts, active }: { parts: PostingPart[]; active: Active }) =>
  parts.map(({ text, start, ids: [id, ...others], verdict }) =>
    id ? (
      <mark
        key={start}
        className={classes.mark}
        data-verdict={verdict}
        data-active={(active.id !== null && [id, ...others].includes(active.id)) || undefined}
        onMouseEnter={() => active.set(id)}
        onMouseLeave={() => active.set(null)}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
