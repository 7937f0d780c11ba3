const COOKIE = "sidebar_state";
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open; open when nothing is remembered. */
export const readSidebarOpen = (cookies: string): boolean =>
  !/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookies);

/** The cookie that remembers the sidebar for a week. */
export const sidebarCookie = (isOpen: boolean): string =>
  `${COOKIE}=${isOpen}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
