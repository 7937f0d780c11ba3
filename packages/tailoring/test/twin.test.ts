import { CvContent } from "@terzi/contracts/cv";
import { describe, expect, it } from "vitest";
import { pairUp } from "../src/translation/pair-up.ts";
import { twinContent } from "../src/translation/twin-content.ts";

const content = CvContent.parse({
  personalInfo: { name: "Ada Yılmaz", email: "ada@example.com" },
  summary: "Nurse who has cared for children for 12 years.",
  workExperience: [
    {
      company: "Ege Hastanesi",
      position: "Nurse",
      startDate: "2019-04",
      endDate: "present",
      responsibilities: ["Cut waiting times by 12.5% for 40 patients a day", "Trained three new nurses"],
      source: "experiences.0",
    },
  ],
  education: [{ institution: "Ege Üniversitesi", degree: "Bachelor of Science", field: "Nursing" }],
  skills: {
    technical: ["Wound care", "Excel"],
    soft: ["Teamwork"],
    languages: [{ language: "English", proficiency: "Fluent" }],
  },
});
const original = { content, jobTitle: "Nurse", language: "en" } as const;
const twin = { ...twinContent(original, "tr"), language: "tr" } as const;

/** The twin, after somebody has worked on its job. */
const edited = (change: Partial<(typeof content.workExperience)[number] & object>) => ({
  ...twin,
  content: CvContent.parse({
    ...twin.content,
    workExperience: [
      {
        ...(typeof twin.content.workExperience === "string" ? {} : twin.content.workExperience[0]),
        ...change,
      },
    ],
  }),
});
const stateAt = (at: string, other = twin) =>
  pairUp({ original, twin: other }).pairs.find((pair) => pair.at === at);

describe("a CV and its twin", () => {
  it("have the names that the glossary knows in two languages, and say the same facts", () => {
    expect(twin.jobTitle).toBe("Hemşire");
    expect(stateAt("workExperience.0.position")).toMatchObject({
      original: "Nurse",
      twin: "Hemşire",
      state: "translated",
    });
    expect(stateAt("education.0.field")).toMatchObject({ twin: "Hemşirelik", state: "translated" });
    expect(stateAt("skills.languages.0")).toMatchObject({ twin: "İngilizce", state: "translated" });
    expect(stateAt("workExperience.0.company")).toMatchObject({ state: "same" });
    expect(stateAt("workExperience.0.endDate")).toMatchObject({ twin: "Halen", state: "same" });
    expect(stateAt("skills.technical.1")).toMatchObject({ twin: "Excel", state: "same" });
    expect(pairUp({ original, twin }).differences).toEqual([]);
  });

  it("show which lines still stand in the first language, until somebody words them", () => {
    const line = "workExperience.0.responsibilities.0";
    expect(stateAt("summary")).toMatchObject({ state: "asWritten" });
    expect(stateAt(line)).toMatchObject({ state: "asWritten" });
    const worded = edited({
      responsibilities: [
        "Günde 40 hasta için bekleme sürelerini %12,5 kısalttım",
        "Üç yeni hemşireyi eğittim",
      ],
      endDate: "Halen",
    });
    expect(stateAt(line, worded)).toMatchObject({ state: "translated" });
    expect(pairUp({ original, twin: worded }).differences).toEqual([]);
  });

  it.each([
    [
      "number",
      {
        responsibilities: [
          "Bekleme sürelerini günde 40 hasta için %15 kısalttım",
          "Üç yeni hemşireyi eğittim",
        ],
      },
    ],
    [
      "number",
      {
        responsibilities: ["Cut waiting times by 12.5% for 40 patients a day", "Dört yeni hemşireyi eğittim"],
      },
    ],
    ["date", { startDate: "2018-04" }],
    ["name", { company: "Marmara Hastanesi" }],
    ["missing", { responsibilities: ["Cut waiting times by 12.5% for 40 patients a day"] }],
    ["added", { location: "İzmir" }],
  ])("are told apart by a fact that one of them lacks: %s", (kind, change) => {
    expect(pairUp({ original, twin: edited(change) }).differences.map((one) => one.kind)).toEqual([kind]);
  });

  const worded = (responsibilities: string[]) => edited({ responsibilities, endDate: "Halen" });

  it("show the names within sentences that only one of them has, and none that is said in both languages", () => {
    const first = {
      ...original,
      content: CvContent.parse({
        ...content,
        summary: "Nurse who worked with Dr. Ayşe Kaya and the Ministry of Health in Germany.",
      }),
    };
    const namesIn = (summary: string) =>
      pairUp({
        original: first,
        twin: { ...twin, content: CvContent.parse({ ...twin.content, summary }) },
      }).differences.map(({ at, kind, names }) => ({ at, kind, names }));
    expect(namesIn("Almanya'da Sağlık Bakanlığı ve Dr. Ayşe Kaya ile çalışmış hemşire.")).toEqual([]);
    expect(namesIn("Hollanda'da Sağlık Bakanlığı ve Dr. Fatma Kaya ile çalışmış hemşire.")).toEqual([
      { at: "summary", kind: "name", names: expect.arrayContaining(["Ayşe", "Germany", "Hollanda"]) },
    ]);
    expect(namesIn("Almanya'da Dr. Ayşe Kaya ve Microsoft ile çalışmış hemşire.")).toMatchObject([
      { kind: "name", names: ["Microsoft"] },
    ]);
  });

  it("pair the lines of a list by what they say, wherever they stand", () => {
    const moved = worded([
      "Üç yeni hemşireyi eğittim",
      "Bekleme sürelerini günde 40 hasta için %12,5 kısalttım",
    ]);
    expect(stateAt("workExperience.0.responsibilities.0", moved)?.twin).toContain("%12,5");
    expect(stateAt("workExperience.0.responsibilities.1", moved)?.twin).toContain("eğittim");
    expect(pairUp({ original, twin: moved }).differences).toEqual([]);
    const [missing] = pairUp({ original, twin: worded(["Üç yeni hemşireyi eğittim"]) }).differences;
    expect(missing).toMatchObject({ kind: "missing", original: expect.stringContaining("12.5%") });
  });

  it("keep what belongs together when the twin's entries stand in another order", () => {
    const job = { company: "Deniz Kliniği", position: "Nurse", source: "experiences.1" };
    const jobs = Array.isArray(content.workExperience) ? content.workExperience : [];
    const first = { ...original, content: CvContent.parse({ ...content, workExperience: [...jobs, job] }) };
    const second = { ...first, content: CvContent.parse({ ...content, workExperience: [job, ...jobs] }) };
    expect(pairUp({ original: first, twin: second }).differences).toEqual([]);
  });
});
