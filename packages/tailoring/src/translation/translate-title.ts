import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { titleWords } from "../languages/title-languages.ts";
import type { Head, Rank } from "../languages/title-words.ts";
import { lookUp } from "./glossary.ts";

const RANKS: readonly Rank[] = ["senior", "junior", "trainee", "freelance"];
const HEADS: readonly Head[] = [
  ...(["intern", "trainee", "specialist", "coordinator", "manager", "director"] as const),
  ...(["consultant", "analyst", "technician", "teacher", "engineer", "assistant"] as const),
];

const othersThan = (to: Language): Language[] => LANGUAGES.filter((from) => from !== to);

function translateHeaded(title: string, to: Language): string | undefined {
  for (const head of HEADS)
    for (const from of othersThan(to)) {
      const written = titleWords(from).heads[head];
      if (!foldAscii(title).endsWith(` ${foldAscii(written)}`)) continue;
      const field = title.slice(0, -written.length - 1);
      const known = lookUp("skill", field, to) ?? lookUp("field", field, to);
      if (known) return `${known} ${titleWords(to).heads[head]}`;
    }
  return undefined;
}

/** "Assistant Store Manager" ↔ "Mağaza Müdür Yardımcısı", "Assistant Sales Specialist" ↔ "Satış Uzman Yardımcısı". */
function translateDeputy(title: string, to: Language): string | undefined {
  for (const from of othersThan(to)) {
    const whole = titleWords(from).withoutDeputy(title);
    const translated = whole && translatePlain(whole, to);
    if (translated) return titleWords(to).asDeputy(translated);
  }
  return undefined;
}

const translatePlain = (title: string, to: Language): string | undefined =>
  lookUp("title", title, to) ?? translateHeaded(title, to);

function translateOne(title: string, to: Language): string | undefined {
  const known = translatePlain(title, to) ?? translateDeputy(title, to);
  if (known !== undefined) return known;
  for (const rank of RANKS) {
    const rest = othersThan(to)
      .map((from) => titleWords(from).ranks[rank].pattern.exec(title)?.[1])
      .find(Boolean);
    const translated = rest && translatePlain(rest, to);
    if (translated) return `${titleWords(to).ranks[rank].written} ${translated}`;
  }
  return undefined;
}

/** A job title in that language, rank by rank; of "Waiter / Bartender" both or neither. Undefined for what isn't known. */
export function translateTitle(title: string, to: Language): string | undefined {
  const translated = title.split(/\s*\/\s*/).map((part) => translateOne(part, to) ?? "");
  return translated.every(Boolean) ? translated.join(" / ") : undefined;
}
