import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { LegalPage, LegalPart, Pending } from "./legal-page.tsx";

/** Who runs this site, as its operator has named themselves. */
export function ImprintPage() {
  const { t } = useTranslation("legal", { keyPrefix: "imprint" });
  const legal = useTranslation("legal").t;
  const shell = useTranslation("shell").t;
  const facts = trpc.system.legalFacts.useQuery().data;
  return (
    <LegalPage title={t("title")} description={t("description")} lead={t("lead")}>
      <LegalPart title={t("who")}>
        {!facts && <Pending lines={1} />}
        {facts?.operator && (
          <p>
            {facts.operator.name}
            <br />
            {facts.operator.address}
          </p>
        )}
        {facts && !facts.operator && <p>{legal("unnamed")}</p>}
      </LegalPart>
      <LegalPart title={t("contact")}>
        <p>
          {!facts && <br />}
          {facts?.email && (
            <>
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
              <br />
            </>
          )}
          <Link to="/contact">{shell("contact")}</Link>
        </p>
      </LegalPart>
    </LegalPage>
  );
}
