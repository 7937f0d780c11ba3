/** How the applications are looked at; the first unless the address says otherwise. */
export const VIEWS = ["board", "list", "totals"] as const;
export type View = (typeof VIEWS)[number];

export const readView = (value: unknown): View | undefined => VIEWS.find((view) => view === value);
