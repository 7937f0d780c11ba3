import { type CsvRow, readCsv } from "./read-csv.ts";
import type { ResumeFile } from "./resume-file.ts";

/** The tables about the person's career; an archive has many more. */
export const LINKEDIN_TABLES =
  /(?:^|\/)(?:Profile|Positions|Education|Skills|Languages|Certifications|Projects|Publications|Honors|Volunteering|Organizations|Patents|Email Addresses|PhoneNumbers|Phone Numbers)\.csv$/i;

/** LinkedIn's "copy of your data", as a JSON Resume. `tables`: its CSV files by their paths. */
export function fromLinkedInExport(tables: Map<string, string>): ResumeFile {
  const rows = (name: string): CsvRow[] => {
    const path = [...tables.keys()].find((key) => key.toLowerCase().endsWith(`${name.toLowerCase()}.csv`));
    return path ? readCsv(tables.get(path) ?? "") : [];
  };
  const [profile = {}] = rows("Profile");
  const emails = rows("Email Addresses");
  const email = emails.find((row) => /yes/i.test(row.Primary ?? "")) ?? emails[0];
  const [phone] = [...rows("PhoneNumbers"), ...rows("Phone Numbers")];
  const period = (row: CsvRow) => ({
    startDate: row["Started On"] || row["Start Date"] || "",
    endDate: row["Finished On"] || row["End Date"] || "",
  });
  return {
    basics: {
      name: [profile["First Name"], profile["Last Name"]].filter(Boolean).join(" "),
      label: profile.Headline,
      summary: profile.Summary,
      email: email?.["Email Address"],
      phone: phone?.Number,
      location: { address: profile["Geo Location"] || profile.Address },
      profiles: handlesOf(profile["Twitter Handles"]).map((username) => ({
        network: "Twitter",
        username,
        url: `https://x.com/${username}`,
      })),
      url: /https?:\/\/[^\s,\]]+/.exec(profile.Websites ?? "")?.[0],
    },
    work: rows("Positions").map((row) => ({
      name: row["Company Name"],
      position: row.Title,
      location: row.Location,
      ...period(row),
      ...told(row.Description),
    })),
    education: rows("Education").map((row) => ({
      institution: row["School Name"],
      studyType: row["Degree Name"],
      ...period(row),
      courses: [row.Notes, row.Activities].filter(Boolean),
    })),
    skills: rows("Skills").map((row) => ({ name: row.Name })),
    languages: rows("Languages").map((row) => ({ language: row.Name, fluency: row.Proficiency })),
    certificates: rows("Certifications").map((row) => ({
      ...{ name: row.Name, issuer: row.Authority, date: row["Started On"], url: row.Url },
      ...{ expiryDate: row["Finished On"], credentialId: row["License Number"] },
    })),
    projects: rows("Projects").map((row) => ({
      ...{ name: row.Title, description: row.Description, url: row.Url, ...period(row) },
    })),
    publications: rows("Publications").map((row) => ({
      ...{
        name: row.Name,
        publisher: row.Publisher,
        releaseDate: row["Published On"],
        summary: row.Description,
      },
      url: row.Url,
    })),
    awards: rows("Honors").map((row) => ({
      title: row.Title,
      date: row["Issued On"],
      summary: row.Description,
    })),
    volunteer: rows("Volunteering").map((row) => ({
      ...{ organization: row["Company Name"], position: row.Role, summary: row.Description, ...period(row) },
    })),
    meta: {
      terzi: {
        professionalMemberships: rows("Organizations").map((row) => ({
          ...{ organization: row.Name, role: row.Position, ...period(row) },
        })),
        patents: rows("Patents").map((row) => ({
          ...{
            title: row.Title,
            number: row["Application Number"],
            date: row["Issued On"] || row["Filing Date"],
          },
          description: row.Description,
        })),
      },
    },
  };
}

const handlesOf = (handles = ""): string[] => handles.match(/[A-Za-z0-9_]{2,15}/g)?.slice(0, 1) ?? [];

/** People start each point with a mark. */
function told(description = ""): { summary: string; highlights: string[] } {
  const MARK = /^\s*[•●▪◦*–-]\s+/;
  const lines = description
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    summary: lines.filter((line) => !MARK.test(line)).join("\n"),
    highlights: lines.filter((line) => MARK.test(line)).map((line) => line.replace(MARK, "")),
  };
}
