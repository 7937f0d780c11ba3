import { CvContent } from "@terzi/contracts/cv";
import type { Template } from "@terzi/contracts/design";
import type { CvDocument } from "@terzi/documents/cv-document";
import { buildProfile } from "./builders.ts";

/** The CV of the builders' person. */
export const cvOf = (template: Template): CvDocument => {
  const { experiences: workExperience, ...profile } = buildProfile();
  const content = CvContent.parse({ ...profile, workExperience });
  return { content, template, language: "en", jobTitle: "Engineer" };
};
