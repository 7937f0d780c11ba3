import { type HeadParts, type Part, tidy } from "./head-parts.ts";
import { titleScore } from "./words/job-titles.ts";
import { companyScore } from "./words/organisations.ts";

/**
 * "Lara Otel / Aşçıbaşı" holds two names where one side of the sign is a title and the other is none: cut in each head of
 * a section of which most that have the sign read so. "Site Manager / Foreman" stays one.
 */
export function partSlashes(heads: HeadParts[]): void {
  const cuts = heads.flatMap((head) => {
    const others = (part: Part) => head.parts.filter((other) => other !== part);
    return head.parts.flatMap((part) => {
      const sides = part.text.split(/\s+\/\s+/);
      const [one = "", other = ""] = sides;
      const isFree = !others(part).some(({ text }) => titleScore(text) > 0 || companyScore(text) > 0);
      return sides.length === 2 && isFree ? [{ head, part, one, other }] : [];
    });
  });
  const isPair = ({ one, other }: { one: string; other: string }) =>
    titleScore(one) > 0 !== titleScore(other) > 0;
  if (!cuts.some(isPair) || cuts.filter(isPair).length < 0.6 * cuts.length) return;
  for (const { head, part, one, other } of cuts)
    head.parts.splice(
      head.parts.indexOf(part),
      1,
      { ...part, text: tidy(one) },
      { ...part, slot: `${part.slot}.5`, text: tidy(other) },
    );
}
