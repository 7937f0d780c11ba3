import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { LegalPage, LegalPart, Pending } from "./legal-page.tsx";

/** What is stored about people; what differs between installations is stated as it is on this one. */
export function PrivacyPage() {
  const { t } = useTranslation("legal", { keyPrefix: "privacy" });
  const legal = useTranslation("legal").t;
  const facts = trpc.system.legalFacts.useQuery().data;
  return (
    <LegalPage title={t("title")} description={t("description")} lead={t("lead")}>
      <LegalPart title={t("who")}>
        {facts ? (
          <p>{facts.operator ? t("whoText", facts.operator) : legal("unnamed")}</p>
        ) : (
          <Pending lines={1} />
        )}
        {!facts && <Pending lines={1} />}
        {facts?.email && <p>{t("writeTo", { email: facts.email })}</p>}
      </LegalPart>
      <LegalPart title={t("account")}>
        <p>{t("accountText")}</p>
        {facts?.captcha === "recaptcha" && <p>{t("captcha")}</p>}
      </LegalPart>
      <LegalPart title={t("career")}>
        <p>{t("careerText")}</p>
      </LegalPart>
      <LegalPart title={t("model")}>
        {facts ? (
          <p>{facts.modelHost ? t("modelYes", { host: facts.modelHost }) : t("modelNo")}</p>
        ) : (
          <Pending lines={4} />
        )}
      </LegalPart>
      <LegalPart title={t("purchases")}>
        <p>{t("purchasesText")}</p>
        {facts ? <p>{t(facts.payments)}</p> : <Pending lines={2} />}
      </LegalPart>
      <LegalPart title={t("letters")}>
        <p>{t("lettersText")}</p>
      </LegalPart>
      <LegalPart title={t("browser")}>
        <p>{t("browserText")}</p>
      </LegalPart>
      <LegalPart title={t("addresses")}>
        <p>{t("addressesText")}</p>
      </LegalPart>
      <LegalPart title={t("rights")}>
        <p>{t("rightsText")}</p>
      </LegalPart>
    </LegalPage>
  );
}
