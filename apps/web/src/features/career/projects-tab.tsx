import { IconHammer } from "@tabler/icons-react";
import { Project } from "@terzi/contracts/career";
import { showDate } from "@terzi/language/dates";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { EntryList } from "./entry-list.tsx";
import { ProjectFields } from "./project-fields.tsx";

type Props = { items: Project[]; onChange: (items: Project[]) => void };

export function ProjectsTab({ items, onChange }: Props) {
  const { t } = useTranslation("career");
  return (
    <EntryList
      items={items}
      onChange={onChange}
      blank={Project.parse({})}
      titleOf={(item) => item.name}
      factsOf={(item) =>
        [item.technologies.join(", "), showDate(item.date, shownLanguage())].filter(Boolean).join(" · ")
      }
      unnamed={t("projects.unnamed")}
      addLabel={t("projects.add")}
      empty={{
        icon: <IconHammer size={40} stroke={1.4} />,
        title: t("projects.empty"),
        text: t("projects.emptyText"),
      }}
      fields={(item, change) => <ProjectFields value={item} onChange={change} />}
    />
  );
}
