import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { lookUp } from "./glossary.ts";

type Frame = { pattern: Record<Language, RegExp>; word: Record<Language, (rest: string) => string> };

const before = (english: string, turkish: string, patterns: Frame["pattern"]): Frame => ({
  pattern: patterns,
  word: { en: (rest) => `${english} ${rest}`, tr: (rest) => `${turkish} ${rest}` },
});

/** Ranks that stand before a title in both languages; of a title they keep what they say. */
const RANKS: Frame[] = [
  before("Senior", "Kıdemli", { en: /^(?:senior|sr\.?)\s+(.+)$/i, tr: /^k[ıi]demli\s+(.+)$/iu }),
  before("Junior", "Junior", { en: /^(?:junior|jr\.?)\s+(.+)$/i, tr: /^junior\s+(.+)$/iu }),
  before("Trainee", "Stajyer", { en: /^(?:trainee|intern)\s+(.+)$/i, tr: /^stajyer\s+(.+)$/iu }),
  before("Freelance", "Serbest", { en: /^freelance\s+(.+)$/i, tr: /^(?:serbest|freelance)\s+(.+)$/iu }),
];

/** Heads that are said of any field: "Marketing Coordinator" and "Pazarlama Koordinatörü". */
const HEADS: Record<Language, string>[] = [
  { en: "Intern", tr: "Stajyeri" },
  { en: "Trainee", tr: "Stajyeri" },
  { en: "Specialist", tr: "Uzmanı" },
  { en: "Coordinator", tr: "Koordinatörü" },
  { en: "Manager", tr: "Müdürü" },
  { en: "Director", tr: "Direktörü" },
  { en: "Consultant", tr: "Danışmanı" },
  { en: "Analyst", tr: "Analisti" },
  { en: "Technician", tr: "Teknisyeni" },
  { en: "Teacher", tr: "Öğretmeni" },
  { en: "Engineer", tr: "Mühendisi" },
  { en: "Assistant", tr: "Asistanı" },
];

const othersThan = (to: Language): Language[] => LANGUAGES.filter((from) => from !== to);

function translateHeaded(title: string, to: Language): string | undefined {
  for (const names of HEADS)
    for (const from of othersThan(to)) {
      const head = names[from];
      if (!foldAscii(title).endsWith(` ${foldAscii(head)}`)) continue;
      const field = title.slice(0, -head.length - 1);
      const known = lookUp("skill", field, to) ?? lookUp("field", field, to);
      if (known) return `${known} ${names[to]}`;
    }
  return undefined;
}

/** "Assistant Store Manager" ↔ "Mağaza Müdür Yardımcısı", "Assistant Sales Specialist" ↔ "Satış Uzman Yardımcısı". */
const DEPUTY: Record<Language, (title: string, to: Language) => string | undefined> = {
  en: (title, to) => {
    const [, field = "", rank = ""] = /^(.+) (m[üu]d[üu]r|uzman) yard[ıi]mc[ıi]s[ıi]$/iu.exec(title) ?? [];
    const whole = field && translatePlain(`${field} ${/^m/i.test(rank) ? "Müdürü" : "Uzmanı"}`, to);
    return whole && / (?:Manager|Specialist)$/.test(whole) ? `Assistant ${whole}` : undefined;
  },
  tr: (title, to) => {
    const [, whole = ""] = /^(?:assistant|deputy) (.+ (?:manager|specialist))$/i.exec(title) ?? [];
    const translated = whole && translatePlain(whole, to);
    return translated && / (?:Müdürü|Uzmanı)$/u.test(translated)
      ? translated.replace(/Müdürü$/u, "Müdür Yardımcısı").replace(/Uzmanı$/u, "Uzman Yardımcısı")
      : undefined;
  },
};

const translatePlain = (title: string, to: Language): string | undefined =>
  lookUp("title", title, to) ?? translateHeaded(title, to);

function translateOne(title: string, to: Language): string | undefined {
  const known = translatePlain(title, to) ?? DEPUTY[to](title, to);
  if (known !== undefined) return known;
  for (const { pattern, word } of RANKS) {
    const rest = othersThan(to)
      .map((from) => pattern[from].exec(title)?.[1])
      .find(Boolean);
    const translated = rest && translatePlain(rest, to);
    if (translated) return word[to](translated);
  }
  return undefined;
}

/** A job title in that language, rank by rank; of "Waiter / Bartender" both or neither. Undefined for what isn't known. */
export function translateTitle(title: string, to: Language): string | undefined {
  const translated = title.split(/\s*\/\s*/).map((part) => translateOne(part, to) ?? "");
  return translated.every(Boolean) ? translated.join(" / ") : undefined;
}
