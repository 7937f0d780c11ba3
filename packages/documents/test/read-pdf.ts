import { openPdf } from "../src/open-pdf.ts";

type Line = { text: string; x: number; y: number };

/** What a reading program sees in a PDF: title, language, outline, structure, and the lines of each page. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await openPdf(bytes);
  const [{ info }, outline] = await Promise.all([pdf.getMetadata(), pdf.getOutline()]);
  const pages: Line[][] = [];
  const roles: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    const lines: Line[] = [];
    for (const item of items) {
      if (!("str" in item) || !item.str.trim()) continue;
      const y = Math.round(item.transform[5]);
      const last = lines.at(-1);
      if (last && Math.abs(last.y - y) < 3) last.text += ` ${item.str}`;
      else lines.push({ text: item.str, x: Math.round(item.transform[4]), y });
    }
    pages.push(lines);
    collectRoles(await page.getStructTree(), roles);
  }
  await pdf.loadingTask.destroy();
  return { info, outline: flatten(outline), pages, roles };
}

type Outline = { title: string; items: Outline[] };

const flatten = (items: Outline[] | null): string[] =>
  (items ?? []).flatMap((item) => [item.title, ...flatten(item.items)]);

function collectRoles(node: unknown, into: string[]): void {
  if (typeof node !== "object" || node === null) return;
  if ("role" in node && typeof node.role === "string") into.push(node.role);
  if ("children" in node && Array.isArray(node.children))
    for (const child of node.children) collectRoles(child, into);
}
