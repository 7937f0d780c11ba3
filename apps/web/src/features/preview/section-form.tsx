import type { CvContent } from "@terzi/contracts/cv";
import type { AnyEntry } from "@terzi/contracts/entry-fields";
import { type CvSectionName, sectionNamed } from "@terzi/contracts/sections";
import { LanguagesTab } from "../career/languages-tab.tsx";
import { SectionTab } from "../career/section-tab.tsx";
import { SkillsTab } from "../career/skills-tab.tsx";
import { WorkTab } from "../career/work-tab.tsx";
import type { SectionName } from "./json-section.ts";

type Props = { section: SectionName; content: CvContent; edit: (content: Partial<CvContent>) => void };

/** The profile's own forms, on the CV's content. Entries keep their `source`, which the forms don't know. */
export function SectionForm({ section, content, edit }: Props) {
  if (section === "workExperience")
    return typeof content.workExperience === "string" ? null : (
      <WorkTab items={content.workExperience} onChange={(workExperience) => edit({ workExperience })} />
    );
  if (section === "skills")
    return typeof content.skills === "string" ? null : (
      <>
        <SkillsTab skills={content.skills} onChange={(skills) => edit({ skills })} />
        <div style={{ height: "1rem" }} />
        <LanguagesTab skills={content.skills} onChange={(skills) => edit({ skills })} />
      </>
    );
  return <EntriesForm name={section} content={content} edit={edit} />;
}

function EntriesForm({ name, content, edit }: Omit<Props, "section"> & { name: CvSectionName }) {
  const section = sectionNamed(name);
  const entries: AnyEntry[] | string = content[name];
  if (!section || section === "experiences" || typeof entries === "string") return null;
  return <SectionTab section={section} items={entries} onChange={(changed) => edit({ [name]: changed })} />;
}
