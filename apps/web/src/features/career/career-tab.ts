// Read by the route itself, which every visit loads, so it must import nothing.
export const CAREER_TABS = [
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
export type CareerTab = (typeof CAREER_TABS)[number];

export const readCareerTab = (written: unknown): CareerTab | undefined =>
  CAREER_TABS.find((tab) => tab === written);
