import { CareerProfile } from "@terzi/contracts/career";
import type { GapFact } from "@terzi/contracts/gaps";
import { parsePlace } from "@terzi/contracts/place";
import { foldAscii } from "@terzi/language/normalise";

/** The profile with an answer added; null when the job it names is gone. Nothing else changes. */
export function addFact(profile: CareerProfile, fact: GapFact): CareerProfile | null {
  const { experiences, projects, certifications, skills, additionalInfo } = profile;
  if (fact.form === "deed") {
    const { section, entry: at = -1 } = parsePlace(fact.job);
    if (section !== "experiences" || !experiences[at]) return null;
    const withLine = (job: (typeof experiences)[number]) => ({
      ...job,
      responsibilities: [...job.responsibilities, fact.text.trim()],
    });
    return { ...profile, experiences: experiences.map((job, index) => (index === at ? withLine(job) : job)) };
  }
  if (fact.form === "project") {
    const project = { name: fact.name.trim(), date: fact.date.trim(), description: fact.text.trim() };
    return CareerProfile.parse({ ...profile, projects: [...projects, project] });
  }
  if (fact.form === "language") {
    const language = fact.language.trim();
    const others = skills.languages.filter((one) => foldAscii(one.language.trim()) !== foldAscii(language));
    return {
      ...profile,
      skills: { ...skills, languages: [...others, { language, proficiency: fact.proficiency }] },
    };
  }
  if (fact.form === "certificate") {
    const certificate = { name: fact.name.trim(), issuer: fact.issuer.trim(), date: fact.date.trim() };
    return CareerProfile.parse({ ...profile, certifications: [...certifications, certificate] });
  }
  return { ...profile, additionalInfo: [additionalInfo.trim(), fact.text.trim()].filter(Boolean).join("\n") };
}
