import { CareerProfile } from "@terzi/contracts/career";
import { readSuggestedCv } from "@terzi/contracts/suggested-cv";
import { describe, expect, it } from "vitest";
import { describeDocument } from "../src/provenance/describe-document.ts";
import { countFound } from "../src/read/count-found.ts";
import { takeSuggestion } from "../src/take-suggestion.ts";

const LINES = [
  "Deneyim",
  "Nehir Lojistik A.Ş.\tİzmir",
  "Depo Sorumlusu\tMart 2019 - Halen",
  "• Stok sayımlarını yürüttü",
  "Forklift Operatörü\t05/2016 - 02/2019",
  "• Yükleme ve boşaltma yaptı",
  "Eğitim",
  "Ege Üniversitesi, Lojistik, Önlisans",
  "2016",
];

const reading = (ruled: object = {}) => {
  const profile = CareerProfile.parse(ruled);
  const lines = LINES.map((text) => ({ text, spots: [] }));
  const document = describeDocument(
    { kind: "lines", sureness: null, pages: [], lines, unclear: [] },
    { profile, why: [] },
  );
  return { profile, found: countFound(profile), why: [], language: "tr" as const, lines: LINES, document };
};
const take = (suggested: object, ruled?: object) => {
  const read = readSuggestedCv(suggested);
  if (!read) throw new Error("not a suggestion");
  return takeSuggestion(reading(ruled), read).profile;
};

const LEAD = {
  company: "NEHİR LOJİSTİK A.Ş.",
  position: "Depo Sorumlusu",
  startDate: "2019-03",
  endDate: "present",
  firstLine: 4,
  lastLine: 4,
};
const DRIVER = {
  company: "Nehir Lojistik A.Ş.",
  position: "Forklift Operatörü",
  startDate: "05/2016",
  endDate: "02/2019",
  firstLine: 6,
  lastLine: 6,
};
const SCHOOL = {
  institution: "Ege Üniversitesi",
  degree: "Önlisans",
  field: "Lojistik",
  graduationDate: "2016",
};

describe("a suggestion of what a CV's lines are", () => {
  it("is taken in the document's own words, with the lines that tell about each entry", () => {
    const { experiences, education } = take({ experiences: [LEAD, DRIVER], education: [SCHOOL] });
    expect(experiences).toMatchObject([
      {
        company: "Nehir Lojistik A.Ş.",
        position: "Depo Sorumlusu",
        startDate: "Mart 2019",
        endDate: "Halen",
        responsibilities: ["Stok sayımlarını yürüttü"],
      },
      {
        position: "Forklift Operatörü",
        startDate: "05/2016",
        responsibilities: ["Yükleme ve boşaltma yaptı"],
      },
    ]);
    expect(education).toMatchObject([SCHOOL]);
  });

  it("loses each value that the document doesn't hold, and the entry when too little is left", () => {
    const { experiences } = take(
      {
        experiences: [
          { ...LEAD, company: "Deniz Lojistik", endDate: "2024" },
          { ...DRIVER, position: "Genel Müdür", startDate: "2001", endDate: "" },
          { company: "Deniz Lojistik", position: "Müdür", startDate: "2019-03" },
        ],
      },
      { experiences: [{ company: "Nehir Lojistik A.Ş.", position: "Depo Sorumlusu" }] },
    );
    expect(experiences).toMatchObject([
      { company: "Nehir Lojistik A.Ş.", position: "Depo Sorumlusu", startDate: "Mart 2019", endDate: "" },
    ]);
  });

  it("turns employer and title round where the rules took one for the other, and leaves what they read", () => {
    const { experiences } = take(
      { experiences: [LEAD] },
      {
        experiences: [
          {
            company: "Depo Sorumlusu",
            position: "Nehir Lojistik A.Ş.",
            startDate: "Mart 2019",
            location: "İzmir",
            responsibilities: ["Stok sayımlarını yürüttü"],
          },
        ],
      },
    );
    expect(experiences).toMatchObject([
      {
        company: "Nehir Lojistik A.Ş.",
        position: "Depo Sorumlusu",
        location: "İzmir",
        responsibilities: ["Stok sayımlarını yürüttü"],
      },
    ]);
  });

  it("parts a job that the rules had read into the one before it", () => {
    const { experiences } = take(
      { experiences: [LEAD, DRIVER] },
      {
        experiences: [
          {
            company: "Nehir Lojistik A.Ş.",
            position: "Depo Sorumlusu",
            startDate: "Mart 2019",
            description: "Forklift Operatörü",
            responsibilities: ["Stok sayımlarını yürüttü", "Yükleme ve boşaltma yaptı"],
          },
        ],
      },
    );
    expect(experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      ["Stok sayımlarını yürüttü"],
      ["Yükleme ve boşaltma yaptı"],
    ]);
    expect(experiences[0]?.description).toBe("");
  });

  it("moves a school out of the jobs, and its lines out of what could not be placed", () => {
    const { experiences, education, additionalInfo } = take(
      { experiences: [LEAD], education: [SCHOOL] },
      {
        experiences: [{ company: "Ege Üniversitesi", position: "Önlisans" }],
        additionalInfo: "Depo Sorumlusu\nB sınıfı ehliyet",
      },
    );
    expect(experiences).toHaveLength(1);
    expect(education).toMatchObject([SCHOOL]);
    expect(additionalInfo).toBe("B sınıfı ehliyet");
  });

  it("makes no CV of a document that holds one kind of entry alone", () => {
    expect(take({ experiences: [LEAD] }).experiences).toEqual([]);
  });
});
