import { Stack, Title } from "@mantine/core";
import type { CareerProfile } from "@terzi/contracts/career";
import { SECTION_NAMES, SECTIONS } from "@terzi/contracts/sections";
import { sectionName } from "../match/place-name.ts";
import { LinesField } from "./fields.tsx";
import { asSection, type ChangeSection } from "./merge-profiles.ts";
import { type ListedSection, SectionTab } from "./section-tab.tsx";

const SHARED = SECTION_NAMES.filter(
  (section): section is ListedSection => SECTIONS[section].editor === "shared tab",
);

/** The sections that few people need, below each other. */
export function MoreTab({ profile, change }: { profile: CareerProfile; change: ChangeSection }) {
  return (
    <Stack gap="xl">
      {SHARED.map((section) => (
        <Stack key={section} gap="sm">
          <Title order={2} size="h3">
            {sectionName(section)}
          </Title>
          <SectionTab
            section={section}
            items={profile[section]}
            onChange={(items) => change(section, asSection(section, items))}
          />
        </Stack>
      ))}
      <LinesField
        label={sectionName("hobbies")}
        value={profile.hobbies}
        onChange={(hobbies) => change("hobbies", hobbies)}
      />
    </Stack>
  );
}
