import { CareerProfile, type Skills } from "@terzi/contracts/career";
import type { CvContent } from "@terzi/contracts/cv";
import { CV_SECTIONS, cvNameOf } from "@terzi/contracts/sections";
import type { LooseObject } from "./json-resume/loose-value.ts";
import { toJsonResume } from "./json-resume.ts";

/**
 * A tailored CV as a JSON Resume, schema 1.0.0. A section that was edited into plain text has no entries; its text
 * goes under `meta.terzi`, so that nothing is lost.
 */
export function contentToJsonResume(content: CvContent): LooseObject {
  const loose: string[] = [];
  const entriesOf = (name: keyof CvContent): unknown[] => {
    const section: unknown = content[name];
    if (typeof section === "string" && section.trim()) loose.push(section);
    return Array.isArray(section) ? section : [];
  };
  const listed = CV_SECTIONS.map((section) => [section, entriesOf(cvNameOf(section))]);
  let skills: Partial<Skills> = {};
  if (typeof content.skills === "string") loose.push(content.skills);
  else skills = content.skills;
  return toJsonResume(
    CareerProfile.parse({
      personalInfo: content.personalInfo,
      summary: content.summary,
      skills,
      ...Object.fromEntries(listed),
      additionalInfo: loose
        .filter((text) => text.trim())
        .join("\n\n")
        .slice(0, 50_000),
    }),
  );
}
