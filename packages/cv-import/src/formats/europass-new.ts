import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import { toldIn } from "./europass-old.ts";
import type { ResumeFile } from "./resume-file.ts";
import { allAt, allNamed, firstAt, textAt, type XmlElement } from "./xml-tree.ts";

/** A CV of today's Europass, an HR Open "Candidate", as a JSON Resume. */
export function fromCandidate(candidate: XmlElement): ResumeFile {
  const person = firstAt(candidate, "CandidatePerson");
  const profile = firstAt(candidate, "CandidateProfile");
  const shownIn = profile?.attributes.languageCode || DEFAULT_LANGUAGE;
  return {
    basics: {
      name: [textAt(person, "PersonName/GivenName"), textAt(person, "PersonName/FamilyName")]
        .filter(Boolean)
        .join(" "),
      ...contactOf(person),
      summary: toldIn(textAt(profile, "ExecutiveSummary")).summary,
    },
    work: allAt(profile, "EmploymentHistory/EmployerHistory").flatMap((employer) => jobsOf(employer)),
    education: allAt(profile, "EducationHistory/EducationOrganizationAttendance").map((school) => ({
      institution: textAt(school, "OrganizationName"),
      studyType: textAt(school, "EducationDegree/DegreeName") || textAt(school, "ProgramName"),
      location: placeIn(school),
      ...periodIn(firstAt(school, "AttendancePeriod")),
      courses: allNamed(school, "OccupationalSkillsCovered").flatMap(({ text }) => toldIn(text).highlights),
    })),
    languages: languagesOf(profile, shownIn),
    skills: allNamed(profile ?? candidate, "PersonCompetency")
      .filter((one) => !/language/i.test(textAt(one, "TaxonomyID")))
      .map((one) => ({ name: textAt(one, "CompetencyName") }))
      .filter(({ name }) => name),
    certificates: allAt(profile, "Certifications/Certification").map((one) => ({
      name: textAt(one, "CertificationTypeCode") || textAt(one, "CertificationName"),
      issuer: textAt(one, "IssuingAuthority/OrganizationName") || textAt(one, "IssuingAuthority"),
      date: dateIn(firstAt(one, "FirstIssuedDate")),
    })),
    publications: allAt(profile, "PublicationHistory/Publication").map((one) => ({
      name: textAt(one, "FormattedPublicationDescription") || textAt(one, "Title"),
      releaseDate: dateIn(firstAt(one, "Date")) || textAt(one, "Year"),
    })),
    projects: allAt(profile, "ProjectHistory/Project").map((one) => ({
      name: textAt(one, "Title") || textAt(one, "ProjectName"),
      ...{
        description: toldIn(textAt(one, "Description")).summary,
        ...periodIn(firstAt(one, "EffectivePeriod")),
      },
    })),
  };
}

function jobsOf(employer: XmlElement): object[] {
  const positions = allAt(employer, "PositionHistory");
  return (positions.length ? positions : [employer]).map((position) => ({
    name: textAt(employer, "OrganizationName"),
    position: textAt(position, "PositionTitle"),
    location: placeIn(employer) || placeIn(position),
    ...periodIn(firstAt(position, "EmploymentPeriod") ?? firstAt(employer, "EmploymentPeriod")),
    ...toldIn(textAt(position, "Description")),
  }));
}

/** Each way to reach somebody has a channel: e-mail, phone, web, or a messenger. */
function contactOf(person: XmlElement | undefined): object {
  const channels = allAt(person, "Communication");
  const channel = (code: RegExp) => channels.find((one) => code.test(textAt(one, "ChannelCode")));
  const phone = channel(/phone|mobile/i);
  const dialled = textAt(phone, "DialNumber");
  const country = textAt(phone, "CountryDialing").replace(/^\+?/, "+");
  const home = channels.map((one) => firstAt(one, "Address")).find(Boolean);
  return {
    email: textAt(channel(/email/i), "URI"),
    phone: dialled && [textAt(phone, "CountryDialing") && country, dialled].filter(Boolean).join(" "),
    url: textAt(channel(/web|linkedin|social/i), "URI"),
    location: { city: textAt(home, "CityName"), countryCode: textAt(home, "CountryCode").toUpperCase() },
  };
}

function languagesOf(profile: XmlElement | undefined, shownIn: string): object[] {
  const names = new Intl.DisplayNames([shownIn, DEFAULT_LANGUAGE], { type: "language", fallback: "none" });
  return allAt(profile, "PersonQualifications/PersonCompetency")
    .filter((one) => /language/i.test(textAt(one, "TaxonomyID")))
    .map((one) => {
      const code = textAt(one, "CompetencyID").toLowerCase();
      const score = allNamed(one, "ScoreText").map(({ text }) => text.trim())[0];
      return { language: nameOf(code, names) || code, fluency: score || "Native" };
    });
}

/** Languages are named by ISO 639-2, "eng"; anything else names none. */
function nameOf(code: string, names: Intl.DisplayNames): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined;
  return names.of(Intl.getCanonicalLocales(code)[0] ?? code);
}

const dateIn = (element: XmlElement | undefined): string => textAt(element, "FormattedDateTime").slice(0, 10);

function periodIn(period: XmlElement | undefined): { startDate: string; endDate: string } {
  const isCurrent = textAt(period, "CurrentIndicator") === "true";
  return {
    startDate: dateIn(firstAt(period, "StartDate")),
    endDate: isCurrent ? "" : dateIn(firstAt(period, "EndDate")),
  };
}

const placeIn = (element: XmlElement): string => {
  const address =
    firstAt(element, "OrganizationContact/Communication/Address") ?? firstAt(element, "Address");
  return [
    textAt(address, "CityName") || textAt(element, "City"),
    textAt(address, "CountryCode").toUpperCase(),
  ]
    .filter(Boolean)
    .join(", ");
};
