import type { Block, Cv, Span } from "./blocks.ts";
import type { Layout } from "./layout.ts";

/** A CV as somebody types it in an editor without styles: lines broken by hand, points behind dashes or set in. */
export function plainText(cv: Cv, layout: Layout): Uint8Array {
  const width = layout.free?.width ?? 76;
  const isRuled = layout.wording % 3 === 0;
  const lines = [
    cv.name,
    ...(cv.headline ? [cv.headline] : []),
    ...cv.contact.flatMap((block) => textOf(block, width)),
    "",
  ];
  for (const { heading, blocks } of cv.sections) {
    const shown =
      layout.heading === "plain" ? heading : heading.toLocaleUpperCase(TURKISH.test(cv.name) ? "tr" : "en");
    lines.push(shown, ...(isRuled ? ["-".repeat(isRuled ? Math.max(8, shown.length) : 0)] : []));
    for (const [at, block] of blocks.entries()) {
      if (at && block.kind === "line" && block.isEntryStart) lines.push("");
      lines.push(...textOf(block, width));
    }
    lines.push("");
  }
  return new TextEncoder().encode(lines.join("\n"));
}

const TURKISH = /[ığşİ]/u;

const told = (spans: Span[]): string => spans.map(({ text }) => text).join("");

function textOf(block: Block, width: number): string[] {
  switch (block.kind) {
    case "line": {
      const left = told(block.spans);
      if (!block.right) return wrap(left, { width, first: "", next: "" });
      const right = told(block.right);
      return [`${left}${" ".repeat(Math.max(3, width - left.length - right.length))}${right}`];
    }
    case "paragraph":
      return wrap(block.text, { width, first: "", next: "" });
    case "item": {
      const sign = block.mark === "sign" ? block.sign : block.mark === "set in" ? "" : "-";
      const isHanging = block.mark !== "sign" || block.isHanging;
      const first = `  ${sign ? `${sign} ` : ""}`;
      return wrap(block.text, { width, first, next: isHanging ? " ".repeat(first.length) : "" });
    }
    case "beside":
      return [told(block.left), ...block.blocks.flatMap((own) => textOf(own, width))];
    case "card":
      return block.blocks.flatMap((own) => textOf(own, width));
    case "table":
      return block.rows.map((cells) =>
        cells.map((cell) => cell.flatMap((own) => textOf(own, 1_000)).join(" ")).join("   "),
      );
  }
}

function wrap(
  text: string,
  { width, first, next }: { width: number; first: string; next: string },
): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(" ")) {
    if (line.trim() && line.length + word.length + 1 > width) {
      lines.push(line);
      line = next;
    }
    line += line.trim() && !line.endsWith(" ") ? ` ${word}` : word;
  }
  return [...lines, line];
}
