import type { Language } from "@terzi/contracts/language";
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
const HEADS: [english: string, turkish: string][] = [
  ["Intern", "Stajyeri"],
  ["Trainee", "Stajyeri"],
  ["Specialist", "Uzmanı"],
  ["Coordinator", "Koordinatörü"],
  ["Manager", "Müdürü"],
  ["Director", "Direktörü"],
  ["Consultant", "Danışmanı"],
  ["Analyst", "Analisti"],
  ["Technician", "Teknisyeni"],
  ["Teacher", "Öğretmeni"],
  ["Engineer", "Mühendisi"],
  ["Assistant", "Asistanı"],
];

function translateHeaded(title: string, to: Language): string | undefined {
  for (const [english, turkish] of HEADS) {
    const [head, inOther] = to === "tr" ? [english, turkish] : [turkish, english];
    if (!foldAscii(title).endsWith(` ${foldAscii(head)}`)) continue;
    const field = title.slice(0, -head.length - 1);
    const known = lookUp("skill", field, to) ?? lookUp("field", field, to);
    if (known) return `${known} ${inOther}`;
  }
  return undefined;
}

/** "Assistant Store Manager" ↔ "Mağaza Müdür Yardımcısı", "Assistant Sales Specialist" ↔ "Satış Uzman Yardımcısı". */
function translateDeputy(title: string, to: Language): string | undefined {
  if (to === "en") {
    const [, field = "", rank = ""] = /^(.+) (m[üu]d[üu]r|uzman) yard[ıi]mc[ıi]s[ıi]$/iu.exec(title) ?? [];
    const whole = field && translatePlain(`${field} ${/^m/i.test(rank) ? "Müdürü" : "Uzmanı"}`, "en");
    return whole && / (?:Manager|Specialist)$/.test(whole) ? `Assistant ${whole}` : undefined;
  }
  const [, whole = ""] = /^(?:assistant|deputy) (.+ (?:manager|specialist))$/i.exec(title) ?? [];
  const translated = whole && translatePlain(whole, "tr");
  return translated && / (?:Müdürü|Uzmanı)$/u.test(translated)
    ? translated.replace(/Müdürü$/u, "Müdür Yardımcısı").replace(/Uzmanı$/u, "Uzman Yardımcısı")
    : undefined;
}

const translatePlain = (title: string, to: Language): string | undefined =>
  lookUp("title", title, to) ?? translateHeaded(title, to);

function translateOne(title: string, to: Language): string | undefined {
  const known = translatePlain(title, to) ?? translateDeputy(title, to);
  if (known !== undefined) return known;
  for (const { pattern, word } of RANKS) {
    const rest = pattern[to === "tr" ? "en" : "tr"].exec(title)?.[1];
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
