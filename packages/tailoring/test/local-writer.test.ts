import { CareerProfile } from "@terzi/contracts/career";
import { type CvContent, CvOrder } from "@terzi/contracts/cv";
import { describe, expect, it } from "vitest";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/writing/local-writer.ts";

type Input = Parameters<typeof CareerProfile.parse>[0];

async function summaryOf(profile: Input, order: Partial<CvOrder>): Promise<string> {
  return (await write(profile, order)).summary;
}

async function write(profile: Input, order: Partial<CvOrder>): Promise<CvContent> {
  const { content } = await tailor({
    order: CvOrder.parse({ jobTitle: "x", ...order }),
    profile: CareerProfile.parse(profile),
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: "en",
  });
  return content;
}

it("a description loses its first person where it is written in it, sentence by sentence", async () => {
  const description = "I managed the night shift. The ward has 28 beds. I also trained 4 nurses.";
  const { workExperience } = await write(
    {
      experiences: [
        { company: "Kent", position: "Nurse", startDate: "2015", endDate: "2019", description },
        {
          company: "Ege",
          position: "Nurse",
          startDate: "2011",
          endDate: "2014",
          description: "I led a team of 5 nurses.",
        },
      ],
    },
    { jobPosting: "Nurse\n- Night shift" },
  );
  expect(workExperience).toMatchObject([
    { description: "Managed the night shift. The ward has 28 beds. Trained 4 nurses." },
    { description: "Led a team of 5 nurses." },
  ]);
});

const SELLER = {
  summary: "Results-driven sales manager with a proven track record. I am looking for a new challenge.",
  experiences: [
    { company: "Acme Ltd", position: "Sales Manager", startDate: "2016-01", endDate: "present" },
    { company: "Beta", position: "Sales Representative", startDate: "2012-01", endDate: "2015-12" },
  ],
  education: [
    { institution: "University of Leeds", degree: "BSc", field: "Business", graduationDate: "2011" },
  ],
  skills: {
    technical: ["Contract negotiation", "Salesforce", "Excel"],
    languages: [{ language: "German", proficiency: "Fluent" as const }],
  },
};
const POSTING =
  "Sales Manager\nRequirements:\n- Salesforce\n- Contract negotiation\n- Excel\n- Fluent German";

describe("an English summary", () => {
  it("opens with the job and the years, and has no clichés and no wishes", async () => {
    expect(await summaryOf(SELLER, { jobPosting: POSTING })).toBe(
      "Sales Manager with 14 years of experience, currently at Acme Ltd. Skilled in Salesforce, Excel and contract negotiation. BSc in Business from the University of Leeds. Fluent in German.",
    );
  });

  it("keeps a cliché that the posting asks for", async () => {
    const jobPosting = `${POSTING}\n- Results-driven personality`;
    expect(await summaryOf(SELLER, { jobPosting })).toMatch(/results-driven/i);
  });

  it("doesn't say twice what its author says already", async () => {
    const summary = await summaryOf(
      { ...SELLER, summary: "Sales manager with 14 years of experience who speaks German." },
      { jobPosting: POSTING },
    );
    expect(summary.match(/14 years/g)).toHaveLength(1);
    expect(summary.match(/German/g)).toHaveLength(1);
  });

  it("counts no years beside those that its author has written as a word", async () => {
    const summary = await summaryOf(
      {
        summary:
          "Perakende şirketlerinde altı yıllık deneyime sahip mağaza sorumlusu. Düzenli ve sabırlıdır.",
        experiences: [
          { company: "Zet", position: "Mağaza Sorumlusu", startDate: "2019-01", endDate: "present" },
        ],
      },
      { jobPosting: "Mağaza Sorumlusu arıyoruz.\nPerakende deneyimi", language: "tr" },
    );
    expect(summary).toContain("altı yıllık deneyime sahip mağaza sorumlusu");
    expect(summary).not.toMatch(/\d+ yıl/);
  });

  it("doesn't count years where an end date says nothing", async () => {
    const experiences = [{ ...SELLER.experiences[0], endDate: "" }];
    const summary = await summaryOf({ ...SELLER, summary: "", experiences }, { jobPosting: POSTING });
    expect(summary).toMatch(/^Sales Manager at Acme Ltd\. /);
  });

  it("of somebody who has just graduated begins with the degree, not with a summer job", async () => {
    const summary = await summaryOf(
      {
        experiences: [
          { company: "Corner Café", position: "Barista", startDate: "2024-06", endDate: "2024-09" },
        ],
        education: [
          { institution: "University of Leeds", degree: "BSc", field: "Psychology", graduationDate: "2025" },
        ],
      },
      { jobPosting: "Research Assistant\nRequirements:\n- Degree in Psychology\n- Statistics" },
    );
    expect(summary).toBe("BSc in Psychology from the University of Leeds.");
  });
});

const COOK = {
  experiences: [{ company: "Deniz Restoran", position: "Aşçıbaşı", startDate: "2011", endDate: "Halen" }],
  education: [
    { institution: "Ege Üniversitesi", degree: "Lisans", field: "Gastronomi", graduationDate: "2010" },
  ],
  skills: { technical: ["Menü planlama", "HACCP", "Maliyet kontrolü"] },
};
const ILAN = "Aşçıbaşı\nAranan nitelikler:\n- Menü planlama\n- HACCP\n- Maliyet kontrolü";

describe("a Turkish summary", () => {
  it.each([
    [
      "formal",
      "15 yıllık mesleki deneyime sahip aşçıbaşı; halen Deniz Restoran bünyesinde görev yapmaktadır. Menü planlama, HACCP ve maliyet kontrolü konularında deneyim sahibidir. Ege Üniversitesi Gastronomi mezunudur.",
    ],
    [
      "professional",
      "Halen Deniz Restoran bünyesinde görev yapan, 15 yıllık deneyime sahip aşçıbaşı. Menü planlama, HACCP ve maliyet kontrolü konularında deneyimli. Ege Üniversitesi Gastronomi mezunu.",
    ],
    [
      "conversational",
      "15 yıllık deneyime sahip aşçıbaşıyım; halen Deniz Restoran bünyesinde görev yapıyorum. Menü planlama, HACCP ve maliyet kontrolü konularında deneyimliyim. Ege Üniversitesi Gastronomi mezunuyum.",
    ],
  ] as const)("speaks in one voice: %s", async (tone, summary) => {
    expect(await summaryOf(COOK, { jobPosting: ILAN, language: "tr", tone })).toBe(summary);
  });

  it("goes on in the first person that its author writes in", async () => {
    const summary = "Mutfakta ekip çalışmasını seviyorum.";
    expect(await summaryOf({ ...COOK, summary }, { jobPosting: ILAN, language: "tr" })).toMatch(
      /^15 yıllık deneyime sahip aşçıbaşıyım; .*seviyorum\. .*deneyimliyim\. .*mezunuyum\.$/,
    );
  });
});
