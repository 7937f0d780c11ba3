/** Every page of the job seeker's app. The server answers any other path with the not-found page and status 404. */
export const WEB_PAGES = [
  "/",
  "/dashboard",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/how-to-use",
  "/pricing",
  "/contact",
  "/privacy",
  "/terms",
  "/imprint",
  "/generate",
  "/bring",
  "/bookmarklet",
  "/cv-preview",
  "/cvs",
  "/cvs/$id",
  "/cvs/$id/edit",
  "/cvs/$id/letter",
  "/applications",
  "/applications/$id",
  "/cvs/$id/interview",
  "/cvs/$id/gaps",
  "/cvs/$id/twin",
  "/profile",
  "/credits",
  "/settings",
  "/support",
] as const;

/** The operator's app, below /admin. */
export const ADMIN_PAGES = [
  "/admin",
  "/admin/users",
  "/admin/users/$userId",
  "/admin/purchases",
  "/admin/packages",
  "/admin/tickets",
  "/admin/messages",
  "/admin/settings",
  "/admin/audit",
] as const;

/** Whether `path` (no query) is one of `pages`; `$name` stands for one segment. A closing slash is not a difference. */
export const isPage = (pages: readonly string[], path: string): boolean => {
  const segments = path.replace(/(?<=[^/])\/$/, "").split("/");
  return pages.some((page) => {
    const pattern = page.split("/");
    return (
      pattern.length === segments.length &&
      pattern.every((part, index) =>
        part.startsWith("$") ? segments[index] !== "" : part === segments[index],
      )
    );
  });
};
