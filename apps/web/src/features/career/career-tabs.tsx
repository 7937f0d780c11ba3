import { Tabs } from "@mantine/core";
import type { CareerProfile } from "@terzi/contracts/career";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CertificationsTab } from "./certifications-tab.tsx";
import { EducationTab } from "./education-tab.tsx";
import { LanguagesTab } from "./languages-tab.tsx";
import type { ChangeSection } from "./merge-profiles.ts";
import { PersonalTab } from "./personal-tab.tsx";
import { ProjectsTab } from "./projects-tab.tsx";
import { PublicationsTab } from "./publications-tab.tsx";
import { SkillsTab } from "./skills-tab.tsx";
import { WorkTab } from "./work-tab.tsx";

const TABS = [
  "profile",
  "work",
  "education",
  "skills",
  "languages",
  "publications",
  "projects",
  "certifications",
] as const;

export function CareerTabs({ profile, change }: { profile: CareerProfile; change: ChangeSection }) {
  const { t } = useTranslation("career");
  const panels: Record<(typeof TABS)[number], ReactNode> = {
    profile: <PersonalTab profile={profile} change={change} />,
    work: <WorkTab items={profile.experiences} onChange={(items) => change("experiences", items)} />,
    education: <EducationTab items={profile.education} onChange={(items) => change("education", items)} />,
    skills: <SkillsTab skills={profile.skills} onChange={(skills) => change("skills", skills)} />,
    languages: <LanguagesTab skills={profile.skills} onChange={(skills) => change("skills", skills)} />,
    publications: (
      <PublicationsTab items={profile.publications} onChange={(items) => change("publications", items)} />
    ),
    projects: <ProjectsTab items={profile.projects} onChange={(items) => change("projects", items)} />,
    certifications: (
      <CertificationsTab
        items={profile.certifications}
        onChange={(items) => change("certifications", items)}
      />
    ),
  };
  return (
    <Tabs defaultValue="profile" keepMounted={false}>
      <Tabs.List aria-label={t("title")}>
        {TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {TABS.map((tab) => (
        <Tabs.Panel key={tab} value={tab} pt="lg">
          {panels[tab]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
