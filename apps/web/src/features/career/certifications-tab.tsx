import { IconCertificate } from "@tabler/icons-react";
import { Certification } from "@terzi/contracts/career";
import { showDate } from "@terzi/language/dates";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { CertificationFields } from "./certification-fields.tsx";
import { EntryList } from "./entry-list.tsx";

type Props = { items: Certification[]; onChange: (items: Certification[]) => void };

export function CertificationsTab({ items, onChange }: Props) {
  const { t } = useTranslation("career");
  return (
    <EntryList
      items={items}
      onChange={onChange}
      blank={Certification.parse({})}
      titleOf={(item) => item.name}
      factsOf={(item) => [item.issuer, showDate(item.date, shownLanguage())].filter(Boolean).join(" · ")}
      unnamed={t("certifications.unnamed")}
      addLabel={t("certifications.add")}
      empty={{
        icon: <IconCertificate size={40} stroke={1.4} />,
        title: t("certifications.empty"),
        text: t("certifications.emptyText"),
      }}
      fields={(item, change) => <CertificationFields value={item} onChange={change} />}
    />
  );
}
