import { type Block, bold, line, paragraph, plain } from "./blocks.ts";
import type { Layout } from "./layout.ts";
import type { Person } from "./person.ts";

/** The skills of somebody, with or without their groups, as a layout lists them. */
export function skillBlocks(groups: Person["skills"], layout: Layout): Block[] {
  const all = groups.flatMap(({ items }) => items);
  const joined = (joint: string): Block[] => [paragraph(all.join(joint))];
  const shapes: Record<Layout["skills"], () => Block[]> = {
    commas: () => joined(", "),
    bars: () => joined(" | "),
    dots: () => joined(" • "),
    slashes: () => joined(" / "),
    tildes: () => joined(" ~ "),
    bullets: () => all.map((text) => ({ kind: "item", text, mark: "disc" })),
    groups: () => groups.flatMap(({ group, items }) => [line(bold(group)), paragraph(items.join(", "))]),
    "group lines": () => groups.map(({ group, items }) => line(bold(`${group}: `), plain(items.join(", ")))),
    table: () => [
      {
        kind: "table",
        hasHead: false,
        hasBorder: layout.wording % 2 === 0,
        widths: [25, 75],
        rows: groups.map(({ group, items }) => [[line(bold(group))], [line(plain(items.join(", ")))]]),
      },
    ],
  };
  return shapes[layout.skills]();
}
