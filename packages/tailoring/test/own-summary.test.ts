import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { describe, expect, it } from "vitest";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/writing/local-writer.ts";

type Input = Parameters<typeof CareerProfile.parse>[0];

async function summaryOf(profile: Input, order: Partial<CvOrder> = {}): Promise<string> {
  const { content } = await tailor({
    order: CvOrder.parse({ jobTitle: "x", jobPosting: "Harbour pilot wanted.", ...order }),
    profile: CareerProfile.parse(profile),
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: "en",
  });
  return content.summary;
}

const BAKER = [{ company: "Lorne Mill", position: "Baker", startDate: "2016-01", endDate: "present" }];
const FIRINCI = [
  {
    company: "Lale Fırın",
    position: "Fırıncı",
    startDate: "2016-01",
    endDate: "Halen",
    achievements: ["Hamuru her sabah hazırladım"],
  },
];

describe("the person's own sentences in a summary", () => {
  it.each([
    "To obtain a position in a bakery where I can grow.",
    "Seeking summer work to apply what I have learned.",
    "Eager to join a bakery with old ovens.",
    "Career objective: a bakery of my own.",
  ])("go where they only wish: %s", async (wish) => {
    expect(await summaryOf({ summary: `${wish} Bakes rye bread.`, experiences: BAKER })).toBe(
      "Baker with 10 years of experience, currently at Lorne Mill. Bakes rye bread.",
    );
  });

  it("begin with a capital", async () => {
    const summary = "Baker with 10 years of experience in rye bread. proud of every loaf.";
    expect(await summaryOf({ summary, experiences: BAKER })).toBe(
      "Baker with 10 years of experience in rye bread. Proud of every loaf.",
    );
  });

  it("come first where they say the title, and the years go on from there", async () => {
    const summary = "Baker of rye bread and cakes for weddings. Kind to apprentices.";
    expect(await summaryOf({ summary, experiences: BAKER })).toBe(
      "Baker of rye bread and cakes for weddings. 10 years of experience, currently as Baker at Lorne Mill. Kind to apprentices.",
    );
  });

  it.each([
    ["professional", "10 yıllık deneyim; halen Lale Fırın bünyesinde fırıncı olarak görev yapıyor."],
    ["formal", "10 yıllık deneyime sahiptir; halen Lale Fırın bünyesinde fırıncı olarak görev yapmaktadır."],
  ] as const)("do so in Turkish, too: %s", async (tone, years) => {
    const summary = "Çavdar ekmeği ve düğün pastaları yapan usta fırıncı.";
    expect(await summaryOf({ summary, experiences: FIRINCI }, { language: "tr", tone })).toBe(
      `${summary} ${years}`,
    );
  });

  it("go where they say nothing but the title, also with another ending", async () => {
    const own = { summary: "Fırıncı.", experiences: FIRINCI };
    expect(await summaryOf(own, { language: "tr", tone: "conversational" })).toBe(
      "10 yıllık deneyime sahip fırıncıyım; halen Lale Fırın bünyesinde görev yapıyorum.",
    );
  });

  it('have one voice with the others also where they say "I" before a comma', async () => {
    const own = { summary: "Ekmek pişiriyorum, bazen de pasta.", experiences: FIRINCI };
    expect(await summaryOf(own, { language: "tr", tone: "formal" })).toMatch(
      /fırıncıyım; .*görev yapıyorum\. Ekmek/,
    );
  });

  it("are left out where they are in the other language, short as they may be", async () => {
    const own = { summary: "Modern fabrikada ekmek teknisyeni.", experiences: FIRINCI };
    expect(await summaryOf(own)).not.toContain("fabrikada");
  });

  it("aren't followed by a title alone", async () => {
    const experiences = [{ ...BAKER[0], startDate: "" }];
    const summary = "Pastry chef who makes cakes for weddings.";
    expect(await summaryOf({ summary, experiences })).toBe(summary);
  });

  it("don't have their ending twice", async () => {
    const summary = "Çavdar ekmeği yapma konusunda deneyimli.";
    const skills = { technical: ["Reyon planlama", "Stok takibi"] };
    expect(await summaryOf({ summary, experiences: FIRINCI, skills }, { language: "tr" })).toBe(
      `Halen Lale Fırın bünyesinde görev yapan, 10 yıllık deneyime sahip fırıncı. ${summary} Reyon planlama ve stok takibi deneyimi.`,
    );
  });
});

describe("what a summary is phrased from", () => {
  it("names no employer of somebody who works for themselves", async () => {
    const experiences = [{ ...BAKER[0], company: "Self-employed" }];
    expect(await summaryOf({ experiences })).toBe("Baker with 10 years of experience.");
  });

  it("knows a Turkish title without a Turkish letter", async () => {
    const experiences = [{ ...FIRINCI[0], position: "Ses Teknisyeni" }];
    const order = { language: "tr", tone: "conversational" } as const;
    expect(await summaryOf({ experiences }, order)).toBe(
      "10 yıllık deneyime sahip ses teknisyeniyim; halen Lale Fırın bünyesinde görev yapıyorum.",
    );
  });

  it.each([
    ["en", "Bread safety certificate (9 h)", "Holds a Bread safety certificate (9 h)."],
    ["tr", "Lorne Baking Expert", "Lorne Baking Expert sertifikası sahibi."],
    ["tr", "Hijyen Belgesi", "Hijyen Belgesi sahibi."],
  ] as const)("says of a certificate that one has it, in %s: %s", async (language, name, said) => {
    const experiences = language === "tr" ? FIRINCI : BAKER;
    const jobPosting = `${language === "tr" ? "Fırıncı\nAranan nitelikler:" : "Baker\nRequirements:"}\n- ${name}`;
    const profile = { experiences, certifications: [{ name }] };
    expect(await summaryOf(profile, { language, jobPosting })).toContain(said);
  });

  it("names no certificate that isn't whole yet", async () => {
    const name = "Bread diploma, 3 of 5 exams passed";
    const profile = { experiences: BAKER, certifications: [{ name }] };
    expect(await summaryOf(profile, { jobPosting: `Baker\nRequirements:\n- Bread diploma` })).not.toContain(
      "Holds",
    );
  });

  it("doesn't say the school's kind twice", async () => {
    const education = [{ institution: "Lale Açık Lisesi", degree: "Lise", graduationDate: "2010" }];
    expect(await summaryOf({ experiences: FIRINCI, education }, { language: "tr" })).toMatch(
      /\. Lale Açık Lisesi mezunu\.$/,
    );
  });
});

describe("a school in the other language", () => {
  const school = { institution: "Lorne Trade School", graduationDate: "2012" };
  const experiences = [{ ...BAKER[0], achievements: ["Baked the bread of the village"] }];
  it.each([
    { degree: "Dough and Oven Certificate", field: "" },
    { degree: "", field: "Oven Keeping" },
  ])("is named without what can't be said in Turkish: %s", async (learned) => {
    const education = [{ ...school, ...learned }];
    expect(await summaryOf({ experiences, education }, { language: "tr" })).toMatch(
      /\. Lorne Trade School mezunu\.$/,
    );
  });

  it("is left out of an English summary where nothing else can be said of it", async () => {
    const education = [{ institution: "Lale Okulu", field: "Hamur İşleri", graduationDate: "2012" }];
    expect(await summaryOf({ experiences: FIRINCI, education })).not.toContain("Lale Okulu");
  });
});

it.each([
  ["Fluent", "Akıcı düzeyde Almanca"],
  ["Professional", "Profesyonel düzeyde Almanca"],
] as const)(
  "a Turkish summary says of a language that it is %s as the CV's list does",
  async (proficiency, said) => {
    const skills = { languages: [{ language: "Almanca", proficiency }] };
    const jobPosting = "Fırıncı arıyoruz.\nAranan nitelikler:\n- İyi derecede Almanca bilen";
    expect(await summaryOf({ experiences: FIRINCI, skills }, { language: "tr", jobPosting })).toContain(said);
  },
);
