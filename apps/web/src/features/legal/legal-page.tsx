import { usePageTitle } from "@terzi/ui/page-title";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import page from "../../app/public-page.module.css";
import classes from "./legal.module.css";

type Props = { title: string; description: string; lead: string; children: ReactNode };

/** A page to be read from top to bottom. */
export function LegalPage({ title, description, lead, children }: Props) {
  const { t } = useTranslation("legal");
  usePageTitle(title, description);
  return (
    <article className={`${page.section} ${page.narrow} ${classes.text}`}>
      <h1 className={page.display}>{title}</h1>
      <p className={page.lead}>{lead}</p>
      {children}
      <p className={page.small}>{t("updated")}</p>
    </article>
  );
}

/** One matter of it. */
export function LegalPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={page.subheading}>{title}</h2>
      {children}
    </section>
  );
}

/** Reserves room for what this site's server still has to say, so that nothing below it jumps. */
export const Pending = ({ lines }: { lines: number }) => (
  <p aria-hidden style={{ minHeight: `${lines}lh` }} />
);
