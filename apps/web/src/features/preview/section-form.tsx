import type { CvContent } from "@terzi/contracts/cv";
import { CertificationsTab } from "../career/certifications-tab.tsx";
import { EducationTab } from "../career/education-tab.tsx";
import { LanguagesTab } from "../career/languages-tab.tsx";
import { ProjectsTab } from "../career/projects-tab.tsx";
import { PublicationsTab } from "../career/publications-tab.tsx";
import { SkillsTab } from "../career/skills-tab.tsx";
import { WorkTab } from "../career/work-tab.tsx";
import type { SectionName } from "./json-section.ts";

type Props = { section: SectionName; content: CvContent; edit: (content: Partial<CvContent>) => void };

/** The profile's own forms, on the CV's content. Entries keep their `source`, which the forms don't know. */
export function SectionForm({ section, content, edit }: Props) {
  switch (section) {
    case "workExperience":
      return typeof content.workExperience === "string" ? null : (
        <WorkTab items={content.workExperience} onChange={(workExperience) => edit({ workExperience })} />
      );
    case "education":
      return typeof content.education === "string" ? null : (
        <EducationTab items={content.education} onChange={(education) => edit({ education })} />
      );
    case "projects":
      return typeof content.projects === "string" ? null : (
        <ProjectsTab items={content.projects} onChange={(projects) => edit({ projects })} />
      );
    case "certifications":
      return typeof content.certifications === "string" ? null : (
        <CertificationsTab
          items={content.certifications}
          onChange={(certifications) => edit({ certifications })}
        />
      );
    case "publications":
      return typeof content.publications === "string" ? null : (
        <PublicationsTab items={content.publications} onChange={(publications) => edit({ publications })} />
      );
    case "skills":
      return typeof content.skills === "string" ? null : (
        <>
          <SkillsTab skills={content.skills} onChange={(skills) => edit({ skills })} />
          <div style={{ height: "1rem" }} />
          <LanguagesTab skills={content.skills} onChange={(skills) => edit({ skills })} />
        </>
      );
  }
}
