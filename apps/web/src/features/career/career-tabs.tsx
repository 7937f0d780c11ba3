import { Tabs, Text } from "@mantine/core";
import type { CareerProfile } from "@terzi/contracts/career";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CAREER_TABS, type CareerTab, readCareerTab } from "./career-tab.ts";
import { countEntries } from "./count-entries.ts";
import { LanguagesTab } from "./languages-tab.tsx";
import { asSection, type ChangeSection } from "./merge-profiles.ts";
import { MoreTab } from "./more-tab.tsx";
import { PersonalTab } from "./personal-tab.tsx";
import { type ListedSection, SectionTab } from "./section-tab.tsx";
import { SkillsTab } from "./skills-tab.tsx";
import { WorkTab } from "./work-tab.tsx";

type Props = {
  profile: CareerProfile;
  change: ChangeSection;
  open: CareerTab;
  onOpen: (tab: CareerTab) => void;
};

export function CareerTabs({ profile, change, open, onOpen }: Props) {
  const { t } = useTranslation("career");
  const list = (section: ListedSection) => (
    <SectionTab
      section={section}
      items={profile[section]}
      onChange={(items) => change(section, asSection(section, items))}
    />
  );
  const panels: Record<CareerTab, ReactNode> = {
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
  const counts = countEntries(profile);
  return (
    <Tabs value={open} onChange={(tab) => onOpen(readCareerTab(tab) ?? "profile")} keepMounted={false}>
      <Tabs.List aria-label={t("title")}>
        {CAREER_TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab} rightSection={<Count n={tab === "profile" ? 0 : counts[tab]} />}>
            {t(`tabs.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {CAREER_TABS.map((tab) => (
        <Tabs.Panel key={tab} value={tab} pt="lg">
          {panels[tab]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The number of entries in a tab; an empty one shows none. */
const Count = ({ n }: { n: number }) =>
  n > 0 && (
    <Text span size="xs" c="dimmed">
      {n}
    </Text>
  );
