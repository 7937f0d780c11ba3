import { IconBook } from "@tabler/icons-react";
import { Publication } from "@terzi/contracts/career";
import { showDate } from "@terzi/language/dates";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { EntryList } from "./entry-list.tsx";
import { PublicationFields } from "./publication-fields.tsx";

type Props = { items: Publication[]; onChange: (items: Publication[]) => void };

export function PublicationsTab({ items, onChange }: Props) {
  const { t } = useTranslation("career");
  return (
    <EntryList
      items={items}
      onChange={onChange}
      blank={Publication.parse({})}
      titleOf={(item) => item.title}
      factsOf={(item) => [item.venue, showDate(item.date, shownLanguage())].filter(Boolean).join(" · ")}
      unnamed={t("publications.unnamed")}
      addLabel={t("publications.add")}
      empty={{
        icon: <IconBook size={40} stroke={1.4} />,
        title: t("publications.empty"),
        text: t("publications.emptyText"),
      }}
      fields={(item, change) => <PublicationFields value={item} onChange={change} />}
    />
  );
}
