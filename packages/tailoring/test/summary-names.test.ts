import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { expect, test } from "vitest";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/writing/local-writer.ts";
import { inSentence } from "../src/writing/skill-names.ts";

async function summaryOf(
  language: Language,
  { certificate, posting }: { certificate: string; posting: string },
): Promise<string> {
  const profile = CareerProfile.parse({
    experiences: [
      {
        company: "Liman Lokantası",
        position: language === "tr" ? "Aşçı" : "Cook",
        startDate: "2019",
        responsibilities: language === "tr" ? ["Günlük menüyü hazırlıyorum"] : ["Prepare the daily menu"],
      },
    ],
    certifications: [{ name: certificate, issuer: "Kızılay", date: "2023-02" }],
  });
  const { content } = await tailor({
    order: CvOrder.parse({ jobPosting: posting, jobTitle: "Cook", language }),
    profile,
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: language,
  });
  return content.summary;
}

test("a course is completed and not owned", async () => {
  const posting = "Aşçı\nAranan nitelikler\n- İlk Yardım Eğitimi almış olmak\n- Menü hazırlama deneyimi";
  expect(await summaryOf("tr", { certificate: "İlk Yardım Eğitimi", posting })).not.toMatch(
    /eğitimi sahib/iu,
  );
  const english = "Cook\nRequirements\n- Food Safety Training\n- Experience with daily menus";
  expect(await summaryOf("en", { certificate: "Food Safety Training", posting: english })).toContain(
    "Completed Food Safety Training",
  );
});

test("names keep their capitals within a sentence", () => {
  expect(["TikTok", "Instagram", "Ottoman Turkish"].map((skill) => inSentence(skill, "en"))).toEqual([
    "TikTok",
    "Instagram",
    "Ottoman Turkish",
  ]);
  expect(inSentence("Wound care", "en")).toBe("wound care");
});

test("a certificate that is named for its subject is listed, and held by nobody", async () => {
  const posting = "Cook\nRequirements\n- COSHH Awareness\n- Experience with daily menus";
  expect(await summaryOf("en", { certificate: "COSHH Awareness", posting })).toContain(
    "Certificates include COSHH Awareness",
  );
});

test("a summary in English opens with the newest job where its title is the posting's in Turkish, not with an older one's", async () => {
  const job = (position: string, startDate: string, endDate: string) => ({
    company: "Perge Otel",
    position,
    startDate,
    endDate,
    responsibilities: ["Oda durumlarını takip ettim"],
  });
  const { content } = await tailor({
    order: CvOrder.parse({
      jobPosting: "Executive Housekeeper\nRequirements\n- Lead a housekeeping team\n- Opera",
      jobTitle: "Executive Housekeeper",
      language: "en",
    }),
    profile: CareerProfile.parse({
      experiences: [
        job("Kat Hizmetleri Müdürü", "2019-11", "present"),
        job("Kat Görevlisi", "2010-05", "2014-03"),
      ],
      skills: { technical: ["Opera PMS"] },
    }),
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: "en",
  });
  expect(content.summary).toMatch(/^(?:Currently )?Housekeeping Manager/);
});
