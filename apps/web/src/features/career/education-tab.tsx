import { IconSchool } from "@tabler/icons-react";
import { Education } from "@terzi/contracts/career";
import { showDate } from "@terzi/language/dates";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { EducationFields } from "./education-fields.tsx";
import { EntryList } from "./entry-list.tsx";

type Props = { items: Education[]; onChange: (items: Education[]) => void };

export function EducationTab({ items, onChange }: Props) {
  const { t } = useTranslation("career");
  return (
    <EntryList
      items={items}
      onChange={onChange}
      blank={Education.parse({})}
      titleOf={(item) => item.degree || item.institution}
      factsOf={(item) =>
        [item.field, item.institution, showDate(item.graduationDate, shownLanguage())]
          .filter(Boolean)
          .join(" · ")
      }
      unnamed={t("education.unnamed")}
      addLabel={t("education.add")}
      empty={{
        icon: <IconSchool size={40} stroke={1.4} />,
        title: t("education.empty"),
        text: t("education.emptyText"),
      }}
      fields={(item, change) => <EducationFields value={item} onChange={change} />}
    />
  );
}
