import type { TitleWords } from "../title-words.ts";

/** "Mağaza Müdür Yardımcısı", "Satış Uzman Yardımcısı": the deputy's title is made of the bare head. */
const DEPUTY = /^(.+) (m[üu]d[üu]r|uzman) yard[ıi]mc[ıi]s[ıi]$/iu;

export const turkishTitles: TitleWords = {
  ranks: {
    senior: { pattern: /^k[ıi]demli\s+(.+)$/iu, written: "Kıdemli" },
    junior: { pattern: /^junior\s+(.+)$/iu, written: "Junior" },
    trainee: { pattern: /^stajyer\s+(.+)$/iu, written: "Stajyer" },
    freelance: { pattern: /^(?:serbest|freelance)\s+(.+)$/iu, written: "Serbest" },
  },
  heads: {
    intern: "Stajyeri",
    trainee: "Stajyeri",
    specialist: "Uzmanı",
    coordinator: "Koordinatörü",
    manager: "Müdürü",
    director: "Direktörü",
    consultant: "Danışmanı",
    analyst: "Analisti",
    technician: "Teknisyeni",
    teacher: "Öğretmeni",
    engineer: "Mühendisi",
    assistant: "Asistanı",
  },
  withoutDeputy: (title) => {
    const [, field, head = ""] = DEPUTY.exec(title) ?? [];
    return field && `${field} ${/^m/i.test(head) ? "Müdürü" : "Uzmanı"}`;
  },
  asDeputy: (title) =>
    / (?:Müdürü|Uzmanı)$/u.test(title)
      ? title.replace(/Müdürü$/u, "Müdür Yardımcısı").replace(/Uzmanı$/u, "Uzman Yardımcısı")
      : undefined,
};
