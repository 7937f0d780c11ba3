import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { LegalPage, LegalPart } from "./legal-page.tsx";

const PARTS = ["account", "credits", "refunds", "truth", "fair", "liability", "changes"] as const;

export function TermsPage() {
  const { t } = useTranslation("legal", { keyPrefix: "terms" });
  const legal = useTranslation("legal").t;
  const operator = trpc.system.legalFacts.useQuery().data?.operator;
  return (
    <LegalPage title={t("title")} description={t("description")} lead={t("lead")}>
      <LegalPart title={t("what")}>
        <p>{t("whatText", { name: operator?.name ?? legal("someone") })}</p>
      </LegalPart>
      {PARTS.map((part) => (
        <LegalPart key={part} title={t(part)}>
          <p>{t(`${part}Text`)}</p>
        </LegalPart>
      ))}
    </LegalPage>
  );
}
