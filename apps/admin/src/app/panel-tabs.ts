/** The tabs of the panel with their addresses, and the first segments of the pages that belong to each. */
export const PANEL_TABS = [
  { name: "overview", to: "/", segments: [""] },
  { name: "users", to: "/users", segments: ["users"] },
  { name: "purchases", to: "/purchases", segments: ["purchases"] },
  { name: "packages", to: "/packages", segments: ["packages"] },
  { name: "tickets", to: "/tickets", segments: ["tickets", "messages"] },
  { name: "settings", to: "/settings", segments: ["settings", "audit"] },
] as const;

/** The tab that a page of the panel belongs to, by its path below /admin. */
export function tabOf(pathname: string): (typeof PANEL_TABS)[number] {
  const segment = pathname.split("/")[1] ?? "";
  return PANEL_TABS.find(({ segments }) => segments.some((known) => known === segment)) ?? PANEL_TABS[0];
}
