import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { describe, expect, it } from "vitest";
import { verifyContent } from "../src/guard/check-content.ts";
import { createGuard } from "../src/guard/guard.ts";
import { tailor } from "../src/tailor.ts";
import type { Tailored } from "../src/tailor-with.ts";
import { translateTerm } from "../src/translation/translate-term.ts";
import { localWriter } from "../src/writing/local-writer.ts";

const engineer = CareerProfile.parse({
  summary: "Backend geliştirme ile ilgileniyorum ve takım çalışmasına yatkınım.",
  experiences: [
    { company: "Logo", position: "Kıdemli Yazılım Geliştirici", startDate: "2018", endDate: "Halen" },
    { company: "Ofis", position: "Baş Bağlama Ustası", startDate: "2016", endDate: "2018" },
  ],
  education: [
    { institution: "ODTÜ", degree: "Lisans", field: "Bilgisayar Mühendisliği", graduationDate: "2016" },
  ],
  skills: {
    technical: ["Stok yönetimi", "Kafka", "Otağ kurma"],
    languages: [{ language: "İngilizce", proficiency: "Fluent" }],
  },
});

const run = (order: Partial<CvOrder>, profile = engineer): Promise<Tailored> =>
  tailor({
    order: CvOrder.parse({ jobPosting: "Software Developer\n- Kafka", jobTitle: "x", ...order }),
    profile,
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: "en",
  });

describe("a CV in another language than its profile", () => {
  it("has the titles, degrees, fields, languages and skills that are well known in its own, and the rest as written", async () => {
    const { content, claims } = await run({ language: "en" });
    expect(content).toMatchObject({
      workExperience: [{ position: "Senior Software Developer" }, { position: "Baş Bağlama Ustası" }],
      education: [{ institution: "ODTÜ", degree: "Bachelor's Degree", field: "Computer Engineering" }],
      skills: {
        technical: expect.arrayContaining(["Inventory management", "Kafka", "Otağ kurma"]),
        languages: [{ language: "English", proficiency: "Fluent" }],
      },
    });
    expect(content.summary).toMatch(/^Currently Senior Software Developer at Logo\. .*Fluent in English\.$/);
    expect(claims).toContainEqual({
      at: "workExperience.0.position",
      text: "Senior Software Developer",
      restsOn: ["experiences.0.position"],
      added: false,
      confirmed: false,
    });
    expect(claims.filter(({ added }) => added)).toEqual([]);
  });

  it("knows Turkish names that were typed on an English keyboard, and a field of study that stands for the degree", async () => {
    const typed = CareerProfile.parse({
      experiences: [
        {
          company: "ABC Teknoloji A.S.",
          position: "Kidemli Yazilim Gelistirici",
          startDate: "2018",
          endDate: "Halen",
          responsibilities: ["Veritabani tasarimi yaptim", "Musteri sikayetlerini takip ettim"],
        },
        { company: "Ofis", position: "Magaza Mudur Yardimcisi", startDate: "2016", endDate: "2018" },
        { company: "Gala", position: "Satis Uzmani", startDate: "2014", endDate: "2016" },
      ],
      education: [
        { institution: "Istanbul Universitesi", degree: "Bilgisayar Muhendisligi", graduationDate: "2016" },
      ],
      skills: { languages: [{ language: "Turkce", proficiency: "Native" }] },
    });
    const { content } = await run({ language: "en" }, typed);
    expect(content).toMatchObject({
      workExperience: [
        { position: "Senior Software Developer" },
        { position: "Assistant Store Manager" },
        { position: "Sales Specialist" },
      ],
      education: [{ institution: "Istanbul Universitesi", degree: "Computer Engineering" }],
      skills: { languages: [{ language: "Turkish", proficiency: "Native" }] },
    });
    expect(content.summary).toMatch(/^Currently Senior Software Developer at /);
  });

  it("has the person's own words alone in strict mode", async () => {
    const { content } = await run({ language: "en", generationMode: "strict" });
    expect(JSON.stringify(content)).toContain("Kıdemli Yazılım Geliştirici");
    expect(JSON.stringify(content)).not.toContain("Software Developer");
  });

  it("has no other translation, whoever writes it", async () => {
    const { content } = await run({ language: "en" });
    const options = { mode: "enhanced", today: "2026-11-21", language: "en" } as const;
    const promoted = JSON.parse(
      JSON.stringify(content)
        .replaceAll("Senior Software Developer", "Lead Software Developer")
        .replaceAll("Bachelor's Degree", "Master's Degree"),
    );
    const verified = verifyContent(promoted, engineer, options);
    expect(verified.content).toMatchObject({
      workExperience: [{ position: "Kıdemli Yazılım Geliştirici" }, {}],
      education: [{ degree: "Lisans" }],
    });
    expect(verified.rejections.length).toBeGreaterThanOrEqual(2);
  });
});

it("an English title in a Turkish profile stays English in a Turkish CV: it was written so on purpose", async () => {
  const profile = CareerProfile.parse({
    ...engineer,
    experiences: [
      { company: "Logo", position: "Product Manager", responsibilities: ["Ürünün yol haritasını çizdim"] },
    ],
  });
  expect((await run({ language: "tr" }, profile)).content).toMatchObject({
    workExperience: [{ position: "Product Manager" }],
  });
});

it("a title that the glossary knows may be said in a summary, and one of a higher rank may not", () => {
  const guard = createGuard(engineer, "enhanced", "2026-11-21", "en");
  const isSupported = (text: string) => guard.proves(text, { kind: "profile" });
  expect(isSupported("Senior Software Developer at Logo.")).toBe(true);
  expect(isSupported("Lead Software Developer at Logo.")).toBe(false);
  expect(isSupported("Software Director at Logo.")).toBe(false);
});

it.each([
  ["title", "Senior Accountant", "tr", "Kıdemli Muhasebeci"],
  ["title", "HEMŞİRE", "en", "Nurse"],
  ["title", "Stajyer avukat", "en", "Trainee lawyer"],
  ["title", "Waiter / Bartender", "tr", "Garson / Barmen"],
  ["title", "Marketing Intern", "tr", "Pazarlama Stajyeri"],
  ["title", "Deputy Store Manager", "tr", "Mağaza Müdür Yardımcısı"],
  ["title", "Satış Uzman Yardımcısı", "en", "Assistant Sales Specialist"],
  ["title", "PAZARLAMA MÜDÜRÜ", "en", "Marketing Manager"],
  ["degree", "Hemşirelik Lisans", "en", "Bachelor's Degree in Nursing"],
  ["degree", "BSc Computer Engineering", "tr", "Bilgisayar Mühendisliği Lisans Derecesi"],
  ["field", "Nursing", "tr", "Hemşirelik"],
  ["skill", "Wound care", "tr", "Yara bakımı"],
  ["languageName", "ingilizce", "en", "English"],
] as const)("the %s %s is known in %s", (kind, text, to, translated) => {
  expect(translateTerm(kind, text, to)).toBe(translated);
});

it.each([
  ["title", "Deputy Head Nurse", "tr"],
  ["title", "Head of Marketing", "tr"],
  ["title", "Lead Marketing Manager", "tr"],
  ["title", "Baş Muhasebeci", "en"],
  ["title", "Waiter / Sword Swallower", "tr"],
  ["degree", "BSc (Hons)", "tr"],
  ["title", "Barista", "en"],
  ["title", "", "tr"],
] as const)("the %s %s stays as written", (kind, text, to) => {
  expect(translateTerm(kind, text, to)).toBeNull();
});
