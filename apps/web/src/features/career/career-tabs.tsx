import { Tabs } from "@mantine/core";
import type { CareerProfile } from "@terzi/contracts/career";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LanguagesTab } from "./languages-tab.tsx";
import { asSection, type ChangeSection } from "./merge-profiles.ts";
import { MoreTab } from "./more-tab.tsx";
import { PersonalTab } from "./personal-tab.tsx";
import { type ListedSection, SectionTab } from "./section-tab.tsx";
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
  "more",
] as const;

export function CareerTabs({ profile, change }: { profile: CareerProfile; change: ChangeSection }) {
  const { t } = useTranslation("career");
  const list = (section: ListedSection) => (
    <SectionTab
      section={section}
      items={profile[section]}
      onChange={(items) => change(section, asSection(section, items))}
    />
  );
  const panels: Record<(typeof TABS)[number], ReactNode> = {
    profile: <PersonalTab profile={profile} change={change} />,
    work: <WorkTab items={profile.experiences} onChange={(items) => change("experiences", items)} />,
    education: list("education"),
    skills: <SkillsTab skills={profile.skills} onChange={(skills) => change("skills", skills)} />,
    languages: <LanguagesTab skills={profile.skills} onChange={(skills) => change("skills", skills)} />,
    publications: list("publications"),
    projects: list("projects"),
    certifications: list("certifications"),
    more: <MoreTab profile={profile} change={change} />,
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
