import { IconBriefcase } from "@tabler/icons-react";
import { Experience } from "@terzi/contracts/career";
import { showPeriod } from "@terzi/language/dates";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { countPoints } from "./completeness.ts";
import { EntryList } from "./entry-list.tsx";
import { ExperienceFields } from "./experience-fields.tsx";

type Props = { items: Experience[]; onChange: (items: Experience[]) => void };

export function WorkTab({ items, onChange }: Props) {
  const { t } = useTranslation("career");
  return (
    <EntryList
      items={items}
      onChange={onChange}
      blank={Experience.parse({})}
      titleOf={(item) => item.position}
      factsOf={(item) =>
        [
          item.company,
          showPeriod(item.startDate, item.endDate, shownLanguage()),
          t("work.points", { count: countPoints(item) }),
        ]
          .filter(Boolean)
          .join(" · ")
      }
      unnamed={t("work.unnamed")}
      addLabel={t("work.add")}
      empty={{
        icon: <IconBriefcase size={40} stroke={1.4} />,
        title: t("work.empty"),
        text: t("work.emptyText"),
      }}
      fields={(item, change) => <ExperienceFields value={item} onChange={change} />}
    />
  );
}
