import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { calmHeading } from "./calm-heading.ts";
import { readHead } from "./head-parts.ts";
import { type Line, withoutBullet } from "./line.ts";
import { SEPARATORS, unbullet } from "./list-entries.ts";
import { splitEntries } from "./split-entries.ts";

type CustomSection = CareerProfile["customSections"][number];

const textsOf = (lines: Line[], isItem: boolean): string[] =>
  lines
    .filter((line) => line.isBullet === isItem)
    .map((line) => withoutBullet(line.text.replaceAll("\t", " ")).trim())
    .filter(Boolean);

/**
 * A section of the person's own: dated things each as an entry, anything else as it stands, its items as points. Nothing
 * of it is lost, and nothing is taken for more than it says.
 */
export function readCustom(
  { heading: written, lines }: { heading: string; lines: Line[] },
  language: Language,
): CustomSection[] {
  const heading = calmHeading(written, language);
  const blank = { heading, title: "", organization: "", startDate: "", endDate: "", url: "" };
  const entries = splitEntries(lines);
  const isDated = entries.length > 0 && entries.every(({ head, period }) => head.length > 0 && period);
  if (!isDated) {
    const [description, points] = [textsOf(lines, false).join("\n"), textsOf(lines, true)];
    return description || points.length ? [{ ...blank, description, points }] : [];
  }
  return entries.map(({ head, body, period }) => {
    const { parts, links } = readHead(head.map(unbullet), SEPARATORS);
    const [title, organization, ...rest] = parts.map(({ text }) => text);
    return {
      heading,
      title: title ?? "",
      organization: organization ?? "",
      startDate: (period?.isRange ? period.from : period?.to || period?.from) ?? "",
      endDate: period?.isRange ? period.to : "",
      url: links[0] ?? "",
      description: [...rest, ...textsOf(body, false)].join("\n"),
      points: textsOf(body, true),
    };
  });
}
