import { describe, expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const HEADS = {
  english: "Florist\n\nRequirements\n- Bouquets\n",
  turkish: "Çiçekçi\n\nAranan nitelikler\n- Buket hazırlama\n",
  tasks: "Florist\n\nYour tasks\n- Bouquets\n",
  görevler: "Çiçekçi\n\nGörevler\n- Buket hazırlama\n",
};

const kindsOf = (head: keyof typeof HEADS, item: string): string[] =>
  readPosting(`${HEADS[head]}- ${item}\n`)
    .requirements.filter(({ isJob, text }) => !isJob && !/^Bouquets|^Buket/.test(text))
    .map(({ kind }) => kind);

describe("a line is of the same kind in both languages", () => {
  test.each<[keyof typeof HEADS, string, string]>([
    ["tasks", "Showing apprentices how wreaths are bound", "task"],
    ["görevler", "Çıraklara çelenk bağlamayı göstermek", "task"],
    ["turkish", "Kuru çiçekte ustalık", "knowledge"],
    ["görevler", "Ruhsatlandırma dosyalarını hazırlamak", "task"],
    ["görevler", "Süreleri izlemek: kira, sigorta, lisans", "task"],
    ["english", "Right to work in Norway", "condition"],
    ["turkish", "Norveç'te çalışma izni", "condition"],
    ["english", "A little Dutch makes mornings at the auction easier", "language"],
    ["english", "four years or more supervising a flower stall", "experience"],
    ["tasks", "Organise the shifts of the stall", "task"],
    ["görevler", "Tezgâhın vardiyalarını düzenlemek", "task"],
    ["turkish", "Vardiya planlama", "knowledge"],
    ["english", "Willing to work shifts", "condition"],
    ["english", "Available for a two-shift rota", "condition"],
    ["turkish", "Vardiyalı çalışabilmek", "condition"],
    ["english", "Stock lists with team management", "knowledge"],
    ["english", "BBF Level 2 or a similar leadership award", "knowledge"],
    ["tasks", "Chair the weekly meetings and hold coaching sessions", "task"],
    ["english", "Confidence in leadership", "soft"],
    ["english", "Dutch at a professional level", "language"],
    ["english", "Dutch, as we buy at the auction in Aalsmeer", "language"],
    ["english", "Some Irish for the market women", "language"],
    ["turkish", "Biraz Galce", "language"],
    ["english", "BBF registration as a florist", "certificate"],
    ["turkish", "Çiçekçi olarak BBF kaydı", "certificate"],
    ["english", "A forklift ticket", "certificate"],
    ["turkish", "Excel kullanabilmek", "skill"],
    ["turkish", "Excel'e yatkınlık", "skill"],
    ["turkish", "Yurt dışı fuar ziyaretine engeli olmamak", "condition"],
  ])("%s: %s", (head, item, kind) => {
    expect(kindsOf(head, item)).toEqual([kind]);
  });

  test.each<[keyof typeof HEADS, string, string]>([
    ["turkish", "Ustalık belgesi", "certificate"],
    ["turkish", "İşyeri açma ruhsatı", "certificate"],
    ["english", "An apprenticeship in floristry", "certificate"],
    ["turkish", "SRC belgesi almış olmak", "certificate"],
  ])("what is held stays a certificate: %s: %s", (head, item, kind) => {
    expect(kindsOf(head, item)).toEqual([kind]);
  });
});

describe("marks of a table, grades, hours and references ask nothing in either language", () => {
  test.each(["E", "E/D", "Grade 7", "37 hours", "Ref KLM/26/90", "male applicants"])("%s", (item) => {
    expect(kindsOf("english", item)).toEqual([]);
  });

  test.each(["Z", "Z/T", "7. derece", "İlan no: KLM/26/90", "erkek adaylar için"])("%s", (item) => {
    expect(kindsOf("turkish", item)).toEqual([]);
  });

  test.each(["R", "Grade 5 piano", "Band saws"])("but %s is asked", (item) => {
    expect(kindsOf("english", item)).toHaveLength(1);
  });
});

describe("a heading says the same in both languages", () => {
  test("what the employer brings is asked of nobody", () => {
    expect(kindsOf("turkish", "Vazo\n\nBiz ne getiriyoruz\n- Ağustosta dört günlük hafta")).toHaveLength(1);
  });

  test("what is good if one has it is a wish", () => {
    const { requirements } = readPosting(`${HEADS.english}\nGood if you have it\n- Ribbons`);
    expect(requirements.at(-1)?.importance).toBe("nice");
  });
});
