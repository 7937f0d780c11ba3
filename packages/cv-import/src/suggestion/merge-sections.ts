import type { CareerProfile, Education, Experience, Volunteering } from "@terzi/contracts/career";
import { notNamedIn } from "./drop-repeated-lines.ts";
import { mergeEntries } from "./merge-entries.ts";

const jobNames = (job: Experience): string[] => [job.position, job.company];
const roleNames = (role: Volunteering): string[] => [role.role, role.organization];
const schoolNames = ({ degree, field, institution }: Education): string[] => [
  `${degree} ${field}`.trim(),
  institution,
];

/**
 * The jobs of the rules and of a suggestion as one list. What the suggestion calls a school or voluntary work isn't a
 * job.
 */
export const mergeJobs = (ruled: CareerProfile, named: CareerProfile) =>
  mergeEntries(
    notNamedIn(ruled.experiences, jobNames, [
      ...named.education.map(schoolNames),
      ...named.volunteerExperience.map(roleNames),
    ]),
    named.experiences,
    {
      namesOf: (job) => ({ names: jobNames(job), date: job.startDate }),
      fieldsOf: ({ description: _, responsibilities: __, achievements: ___, ...heads }) => heads,
    },
  );

export const mergeSchools = (ruled: CareerProfile, named: CareerProfile) =>
  mergeEntries(notNamedIn(ruled.education, schoolNames, named.experiences.map(jobNames)), named.education, {
    namesOf: (school) => ({ names: schoolNames(school), date: school.graduationDate }),
    fieldsOf: ({ achievements: _, ...heads }) => heads,
  });

export const mergeRoles = (ruled: CareerProfile, named: CareerProfile) =>
  mergeEntries(ruled.volunteerExperience, named.volunteerExperience, {
    namesOf: (role) => ({ names: roleNames(role), date: role.startDate }),
    fieldsOf: ({ description: _, ...heads }) => heads,
  });

/** Entries identified by one name: those of the rules, plus suggested ones that aren't among them. */
export const mergeNamed = <T extends object>(ruled: T[], named: T[], nameOf: (entry: T) => string) =>
  mergeEntries(ruled, named, {
    namesOf: (entry) => ({ names: [nameOf(entry)], date: "" }),
    fieldsOf: () => ({}),
  });
