import { useState } from "react";

/** The position in a list: the cursors of the pages up to this one. Another `of` (the filters) starts over. */
export function useCursor(of: unknown) {
  const key = JSON.stringify(of);
  const [kept, setKept] = useState<{ key: string; cursors: string[] }>({ key, cursors: [] });
  const cursors = kept.key === key ? kept.cursors : [];
  return {
    cursor: cursors.at(-1),
    page: cursors.length + 1,
    goOn: (nextCursor: string) => setKept({ key, cursors: [...cursors, nextCursor] }),
    goBack: () => setKept({ key, cursors: cursors.slice(0, -1) }),
  };
}

export type Cursor = ReturnType<typeof useCursor>;
