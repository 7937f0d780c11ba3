import { IconBook, IconCertificate, IconHammer, IconListDetails, IconSchool } from "@tabler/icons-react";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import type { FieldRole } from "@terzi/contracts/section-fields";
import { ENTRIES } from "@terzi/contracts/section-schemas";
import type { Section } from "@terzi/contracts/sections";
import { showPeriod } from "@terzi/language/dates";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { EntryFields } from "./entry-fields.tsx";
import { EntryList } from "./entry-list.tsx";

/** Jobs have a form of their own: `WorkTab`. */
export type ListedSection = Exclude<Section, "experiences">;

const ICONS: Partial<Record<ListedSection, typeof IconListDetails>> = {
  education: IconSchool,
  projects: IconHammer,
  certifications: IconCertificate,
  publications: IconBook,
};

type Props = { section: ListedSection; items: AnyEntry[]; onChange: (items: AnyEntry[]) => void };

/** The entries of a section with their forms, as the registry of sections has them. */
export function SectionTab({ section, items, onChange }: Props) {
  const { t } = useTranslation("career");
  const labels = t(section, { returnObjects: true });
  const Icon = ICONS[section] ?? IconListDetails;
  return (
    <EntryList
      items={items}
      onChange={onChange}
      blank={ENTRIES[section].parse({})}
      titleOf={(item) => firstText(item, fieldsOfRole(section, "title", "organization"))}
      factsOf={(item) => factsOf(section, item)}
      unnamed={labels.unnamed}
      addLabel={labels.add}
      empty={{ icon: <Icon size={40} stroke={1.4} />, title: labels.empty, text: labels.emptyText }}
      fields={(item, change) => (
        <EntryFields section={section} labels={labels} entry={item} onChange={change} />
      )}
    />
  );
}

const firstText = (entry: AnyEntry, fields: string[]): string =>
  fields.map((field) => textOf(entry, field)).find((text) => text.trim()) ?? "";

function factsOf(section: Section, entry: AnyEntry): string {
  const texts = (...roles: FieldRole[]) =>
    fieldsOfRole(section, ...roles).map((field) => textOf(entry, field));
  const [end = "", start = ""] = [...texts("end", "date"), ...texts("start")];
  const names = fieldsOfRole(section, "names").map((field) => textsOf(entry, field).join(", "));
  const period = showPeriod(start, end, shownLanguage());
  return [...texts("heading", "subject", "organization"), ...names, period].filter(Boolean).join(" · ");
}
