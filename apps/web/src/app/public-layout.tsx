import { Outlet } from "@tanstack/react-router";
import { ConnectionNotice } from "@terzi/ui/connection-notice";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PublicFooter } from "./public-footer.tsx";
import { PublicHeader } from "./public-header.tsx";
import classes from "./public-page.module.css";
import { Waiting } from "./waiting.tsx";

/** Around a page that anybody may read: header, content, footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a href="#content" className={classes.skip}>
        {t("skipToContent")}
      </a>
      <ConnectionNotice />
      <PublicHeader />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </main>
      <PublicFooter />
    </>
  );
}

/** The layout of the public routes. */
export const PublicLayout = () => (
  <PublicFrame>
    <Outlet />
  </PublicFrame>
);
