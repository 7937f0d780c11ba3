import { Link } from "@tanstack/react-router";
import { Brand } from "@terzi/ui/brand";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./public-header.module.css";
import { PublicSwitches } from "./public-switches.tsx";
import { trpc } from "./trpc.ts";

/** The header of the public pages; below 768 px its links fold behind a menu button. */
export function PublicHeader() {
  const { t } = useTranslation("shell");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" className={classes.brand} aria-label="Terzi">
          <Brand />
        </Link>
        <button
          type="button"
          className={classes.menu}
          aria-expanded={isOpen}
          aria-controls="public-links"
          onClick={() => setOpen(!isOpen)}
        >
          {t("menu")}
        </button>
        <nav
          id="public-links"
          aria-label={t("navigation")}
          className={classes.links}
          data-open={isOpen || undefined}
        >
          <PublicLinks onNavigate={close}>
            <PublicSwitches />
          </PublicLinks>
        </nav>
      </div>
    </header>
  );
}

function PublicLinks({ onNavigate, children }: { onNavigate: () => void; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const user = trpc.auth.user.useQuery();
  return (
    <>
      <Link to="/how-to-use" className={classes.link} onClick={onNavigate}>
        {t("howItWorks")}
      </Link>
      <Link to="/pricing" className={classes.link} onClick={onNavigate}>
        {t("pricing")}
      </Link>
      <Link to="/contact" className={classes.link} onClick={onNavigate}>
        {t("contact")}
      </Link>
      <span className={classes.spacer} />
      {children}
      {user.data ? (
        <Link to="/" className={classes.start} onClick={onNavigate}>
          {t("dashboard")}
        </Link>
      ) : (
        <>
          <Link to="/login" className={classes.link} onClick={onNavigate}>
            {t("logIn")}
          </Link>
          <Link to="/signup" className={classes.start} onClick={onNavigate}>
            {t("startFree")}
          </Link>
        </>
      )}
    </>
  );
}
