import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { describe, expect, it } from "vitest";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/writing/local-writer.ts";
import { inSentence } from "../src/writing/skill-names.ts";

const JOBS = {
  en: {
    company: "Lorne Mill",
    position: "Clerk",
    startDate: "2016",
    endDate: "2020",
    responsibilities: ["Wrote the letters of the mill"],
  },
  tr: {
    company: "Lale Fırın",
    position: "Memur",
    startDate: "2016",
    endDate: "2020",
    responsibilities: ["Fırının yazışmalarını yürüttüm"],
  },
};

async function skillsSaid(
  technical: string[],
  language: Language,
  written: Language = language,
  jobPosting = "Harbour pilot wanted.",
) {
  const { content } = await tailor({
    order: CvOrder.parse({ jobTitle: "x", jobPosting, language }),
    profile: CareerProfile.parse({ experiences: [JOBS[written]], skills: { technical } }),
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: "en",
  });
  return /(?:Skilled in|Experienced in) .*\.$|[^.\s][^.]* konularında/u.exec(content.summary)?.[0] ?? "";
}

describe("a skill within a sentence", () => {
  it.each([
    ["Vendor Negotiation", "en", "vendor negotiation"],
    ["Network troubleshooting", "en", "network troubleshooting"],
    ["HR Support", "en", "HR support"],
    ["Transcription", "en", "transcription"],
    ["Dosya arşivleme", "tr", "dosya arşivleme"],
    ["İş Hukuku", "tr", "iş hukuku"],
    ["Two-way radio", "en", "two-way radio"],
  ] as const)("has no capitals where it is common words: %s", (skill, language, said) => {
    expect(inSentence(skill, language)).toBe(said);
  });

  it.each([
    ["MS Project", "en"],
    ["Power BI", "en"],
    ["Office 365", "en"],
    ["German", "en"],
    ["Windows Server", "en"],
    ["Brontex rota software", "en"],
    ["Excel raporlama", "tr"],
  ] as const)("keeps the capitals of a name: %s", (skill, language) => {
    expect(inSentence(skill, language)).toBe(skill);
  });
});

describe("the skills that a summary names", () => {
  it("are said once where they are there in one and in many", async () => {
    expect(await skillsSaid(["Invoice", "Invoices", "Filing", "Typing"], "en")).toBe(
      "Skilled in invoice, filing and typing.",
    );
  });

  it("are no pieces of sentences", async () => {
    const skills = ["Proficient in Blender", "Telephone Skills", "Financial", "Typing", "Filing"];
    expect(await skillsSaid(skills, "en")).toBe("Skilled in typing and filing.");
  });

  it("are joined so that two don't read as three", async () => {
    expect(await skillsSaid(["Food and Hygiene", "Baking"], "en")).toBe(
      "Skilled in food and hygiene, and baking.",
    );
    expect(await skillsSaid(["Food and Hygiene", "Stock and Orders", "Baking"], "en")).toBe(
      "Skilled in food and hygiene, stock and orders, and baking.",
    );
    expect(await skillsSaid(["Gıda ve Hijyen", "Reyon Planlama"], "tr")).toBe(
      "Gıda ve hijyen, reyon planlama konularında",
    );
  });

  it("have no English words in a Turkish sentence, nor Turkish ones in an English sentence", async () => {
    const skills = ["Phone communication", "Stok takibi", "Reyon planlama", "Trello"];
    expect(await skillsSaid(skills, "tr")).toBe("Stok takibi, reyon planlama ve Trello konularında");
    expect(await skillsSaid(["Trello", "Asana", "Kasa Sistemleri", "WMS okuma"], "en", "tr")).toBe(
      "Skilled in Trello, Asana and point of sale.",
    );
  });
});

describe("a skill of one word that no list has", () => {
  it("has no capital where the posting writes it as a common word", async () => {
    const posting = "Requirements\n- You enjoy quilting in a team\n- Experience with letters";
    expect(await skillsSaid(["Quilting", "Letters"], "en", "en", posting)).toContain("quilting");
  });

  it("keeps it where it is a known tool, whatever else is written in lower case", async () => {
    const posting = "Requirements\n- You cut slack where it is needed\n- Experience with Slack";
    expect(await skillsSaid(["Slack", "Letters"], "en", "en", posting)).toContain("Slack");
  });
});
