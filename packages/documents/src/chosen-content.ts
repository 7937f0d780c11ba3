import type { CvContent } from "@terzi/contracts/cv";
import type { Design, SectionKey } from "@terzi/contracts/design";
import { allOf, customKey } from "./chosen-design.ts";

/** A content without the sections and contact lines that its design takes off the page. */
export function chosenContent(content: CvContent, design: Design | null): CvContent {
  if (!design) return content;
  const { hiddenSections, hiddenContacts } = design;
  const isHidden = (key: SectionKey) => hiddenSections.includes(key) || hiddenSections.includes(allOf(key));
  const { personalInfo, skills, customSections } = content;
  const kept = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      isHidden(name) && name !== "skills" ? (typeof value === "string" ? "" : []) : value,
    ]),
  );
  const isListed = typeof skills !== "string";
  return {
    ...content,
    ...kept,
    personalInfo: {
      ...personalInfo,
      ...Object.fromEntries(hiddenContacts.map((field) => [field, ""])),
    },
    skills: isListed
      ? {
          ...(isHidden("skills") ? { technical: [], soft: [] } : skills),
          languages: isHidden("languages") ? [] : skills.languages,
        }
      : isHidden("skills")
        ? ""
        : skills,
    customSections:
      typeof customSections === "string"
        ? isHidden("customSections")
          ? ""
          : customSections
        : customSections.filter(({ heading }) => !isHidden(customKey(heading))),
  };
}
