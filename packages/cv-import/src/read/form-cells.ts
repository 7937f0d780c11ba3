import { tidy } from "./head-parts.ts";
import { type Field, type FormKind, fieldOfLabel, TELLING_FIELDS } from "./words/field-labels.ts";
import { isKindOfWork } from "./words/kinds-of-work.ts";
import { isLocation, trailingLocation } from "./words/locations.ts";
import { companyScore } from "./words/organisations.ts";

/**
 * "• Inspected food premises • Organised health days", "- Kasa açılışı - Sayım": the items of one cell, in one line, and
 * what a label tells behind them ("Reason for leaving: …").
 */
export function markedInCell(text: string): { items: string[]; told: string } {
  const [mark] = /^[•●▪■◦‣–-](?=\s)/.exec(text) ?? [];
  if (!mark) return { items: [], told: "" };
  const items = text
    .split(/[–-]/.test(mark) ? /(?:^|\s)[–-]\s+(?=\p{Lu}|\d)/u : mark)
    .map((item) => item.trim())
    .filter(Boolean);
  const last = items.at(-1) ?? "";
  const at = [...last.matchAll(/(?<=\S\s)\p{Lu}[^:.,;]{2,30}(?=:\s)/gu)].find(([label]) =>
    TELLING_FIELDS.has(fieldOfLabel(label, "work")),
  )?.index;
  if (at === undefined) return { items, told: "" };
  return { items: [...items.slice(0, -1), last.slice(0, at).trim()], told: last.slice(at) };
}

/** A name, and the town that its cell holds too, unless a field of its own does. */
export type Placed = { name: string; location: string };

/** "Ege Yapı, İzmir", "Çınar Marketleri / Denizli" in the field of the employer or the school. */
export function partLocation(name: string, location: string | undefined): Placed {
  const trailing = location ? null : (trailingLocation(name) ?? townBehindSlash(name));
  return trailing
    ? { name: tidy(trailing.rest), location: trailing.location }
    : { name, location: tidy(location ?? "") };
}

/** A form that asks for both is answered so. */
function townBehindSlash(text: string): { rest: string; location: string } | null {
  const { rest, town } = atSign(text, "/") ?? {};
  return rest && town && isLocation(town) ? { rest, location: town } : null;
}

const TOWN = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?$/u;

/** What stands before and behind the last such sign. */
function atSign(text: string, sign: "/" | ","): { rest: string; town: string } | null {
  const at = text.lastIndexOf(sign);
  const [rest, town] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return at > 0 && rest && town ? { rest, town } : null;
}

/**
 * The names of one column, each with its town: where most of them have one behind the same sign, what stands behind it
 * in the others is a town that no list knows.
 */
export function partLocations(
  cells: readonly { name: string; place: string | undefined; asksAddress: boolean }[],
): Placed[] {
  const placed = cells.map(({ name, place }) => partLocation(name, place));
  const isPlaced = (at: number, sign: "/" | ",") =>
    !cells[at]?.place &&
    placed[at]?.location !== "" &&
    atSign(cells[at]?.name ?? "", sign)?.rest === placed[at]?.name;
  for (const sign of ["/", ","] as const) {
    if (cells.filter((_, at) => isPlaced(at, sign)).length <= cells.length / 2) continue;
    for (const [at, own] of placed.entries()) {
      const cut = own.location ? null : atSign(own.name, sign);
      if (cut && TOWN.test(cut.town)) placed[at] = { name: tidy(cut.rest), location: cut.town };
    }
  }
  // "Name and address of employer": what stands behind the last comma answers the second question.
  for (const [at, own] of placed.entries()) {
    const cut = cells[at]?.asksAddress && !own.location ? atSign(own.name, ",") : null;
    if (cut && TOWN.test(cut.town) && !companyScore(cut.town))
      placed[at] = { name: tidy(cut.rest), location: cut.town };
  }
  return placed;
}

/** What a label asks for, as it was answered: "Öğrenim türü: Örgün" says how somebody was taught, and is no degree. */
export function fieldAnswered(label: string, answer: string, kind: FormKind): Field | undefined {
  const asked = fieldOfLabel(label, kind);
  return asked === "degree" && isKindOfWork(answer) ? "aside" : asked;
}
