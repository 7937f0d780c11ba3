import type { CvContent } from "@terzi/contracts/cv";

/** A job that begins and doesn't say whether it has ended. `index`: its place among the jobs of the content. */
export type OpenEnd = { index: number; name: string };

/** The jobs whose end nobody has told: the CV prints only when they began, and a reader may take them for a month. */
export function openEnds({ workExperience: jobs }: CvContent): OpenEnd[] {
  // Edited into free text it is printed as that text.
  if (typeof jobs === "string") return [];
  return jobs.flatMap(({ position, company, startDate, endDate }, index) =>
    startDate.trim() && !endDate.trim() ? [{ index, name: position.trim() || company.trim() }] : [],
  );
}

/** The content in which that job goes on. */
export function withJobGoingOn(content: CvContent, index: number): CvContent {
  const { workExperience: jobs } = content;
  if (typeof jobs === "string") return content;
  return {
    ...content,
    workExperience: jobs.map((job, at) => (at === index ? { ...job, endDate: "present" } : job)),
  };
}
