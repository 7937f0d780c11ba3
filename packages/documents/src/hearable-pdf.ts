import { deflateSync, inflateSync } from "node:zlib";
import { follow, openPrinted, type PdfFile } from "./printed-file.ts";

/**
 * The PDF with what those need who hear it, and Chromium leaves out (ISO 14289-1): where each link leads, the title in
 * the form that every program reads, and a mark on what only decorates. Everything else stays as it is printed.
 */
export function makeHearable(pdf: Uint8Array): Uint8Array {
  const file = openPrinted(pdf);
  const objects = readObjects(file);
  const root = numberOf(file.trailer, "Root");
  const info = follow(file, file.trailer, "Info").source;
  for (const [number, source] of objects) {
    if (source.includes("/Subtype /Link")) objects.set(number, describeLink(source));
    if (source.includes("/Type /StructTreeRoot"))
      objects.set(number, source.replace("/Type /StructTreeRoot", ROLES));
    const page = /\/Type \/Page\b(?!s)/.test(source) && /\/Contents (\d+) 0 R/.exec(source);
    if (page) changeStream(objects, Number(page[1]), markDecoration);
  }
  const metadata = Math.max(...objects.keys()) + 1;
  const catalog = objects.get(root) ?? "";
  objects.set(root, catalog.replace("/Type /Catalog", `/Type /Catalog\n/Metadata ${metadata} 0 R`));
  objects.set(metadata, `${metadata} 0 obj\n${metadataOf(info, catalog)}\nendobj\n`);
  return writeObjects(file, objects);
}

/** Chromium uses names of PDF 2.0 in files of PDF 1.4, where they must say what they stand for. */
const ROLES = "/Type /StructTreeRoot\n/RoleMap <</Strong /Span /Em /Span>>";

const numberOf = (dictionary: string, key: string): number =>
  Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? Number.NaN);

/** Each object with its number and its end, byte for byte. */
function readObjects({ text, offsets }: PdfFile): Map<number, string> {
  const table = text.lastIndexOf("\nxref") + 1;
  const starts = [...offsets.filter((at) => at > 0), table].toSorted((a, b) => a - b);
  const ends = new Map(starts.map((at, i) => [at, starts[i + 1]]));
  return new Map(
    offsets.flatMap((at, number) => (at > 0 ? [[number, text.slice(at, ends.get(at))] as const] : [])),
  );
}

/** The same file with one plain cross-reference table, as Chromium writes it. */
function writeObjects({ text, trailer }: PdfFile, objects: Map<number, string>): Uint8Array {
  const parts = [text.slice(0, text.indexOf("\n", text.indexOf("\n") + 1) + 1)];
  let length = parts[0]?.length ?? 0;
  const size = Math.max(...objects.keys()) + 1;
  const offsets = new Array<number>(size).fill(0);
  for (const [number, source] of objects) {
    offsets[number] = length;
    parts.push(source);
    length += source.length;
  }
  const rows = offsets.map((at, i) =>
    at || i === 0
      ? `${String(at).padStart(10, "0")} ${i ? "00000 n" : "65535 f"} \n`
      : "0000000000 65535 f \n",
  );
  const end = trailer
    .replace(/\/Size \d+/, `/Size ${size}`)
    .replace(/startxref\s+\d+/, `startxref\n${length}`);
  parts.push(`xref\n0 ${size}\n${rows.join("")}${end}`);
  return Buffer.from(parts.join(""), "latin1");
}

/** What is said of a link: the address without what only machines need. */
function describeLink(annotation: string): string {
  const written = /\/URI \(((?:\\.|[^\\)])*)\)/s.exec(annotation)?.[1];
  if (written === undefined || annotation.includes("/Contents")) return annotation;
  const address = written.replace(/\\(.)/gs, "$1");
  const shown = address.replace(/^(?:mailto:|tel:|https?:\/\/(?:www\.)?)/i, "").replace(/\/$/, "");
  return annotation.replace("/Subtype /Link", `/Subtype /Link\n/Contents <${hexOf(decoded(shown))}>`);
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** UTF-16 with its mark, as PDF writes texts of all languages. */
const hexOf = (text: string): string =>
  Buffer.from(`\uFEFF${text}`, "utf16le").swap16().toString("hex").toUpperCase();

/** Replaces what a compressed stream of text operators holds. */
function changeStream(objects: Map<number, string>, number: number, by: (operators: string) => string): void {
  const source = objects.get(number) ?? "";
  const [, head = "", length = "", open = ""] =
    /^(\d+ 0 obj\s*<<\/Filter \/FlateDecode\s*\/Length (\d+)>>)( stream\r?\n)/s.exec(source) ?? [];
  if (!head) return;
  const start = head.length + open.length;
  const packed = Buffer.from(source.slice(start, start + Number(length)), "latin1");
  const changed = by(inflateSync(packed).toString("latin1"));
  const repacked = deflateSync(Buffer.from(changed, "latin1")).toString("latin1");
  const dictionary = head.replace(/\/Length \d+/, `/Length ${repacked.length}`);
  objects.set(number, `${dictionary}${open}${repacked}${source.slice(start + Number(length))}`);
}

const BEGINS_PATH = /(?:^| )(?:re|m)$/;
const ENDS_PATH = /(?:^| )(?:[fF]\*?|[bB]\*?|[sS]|n)$/;

/** What ends the text or the path that begins here. */
const endOf = (line: string): RegExp | null =>
  line === "BT" ? /^ET$/ : BEGINS_PATH.test(line) ? ENDS_PATH : null;

/** What is painted outside of all tags, as the space between two words, says that it is only decoration. */
function markDecoration(operators: string): string {
  const marked: string[] = [];
  let depth = 0;
  let until: RegExp | null = null;
  for (const line of operators.split("\n")) {
    if (/(?:BDC|BMC)$/.test(line)) depth++;
    if (line === "EMC") depth--;
    const begins: RegExp | null = depth === 0 && !until ? endOf(line) : null;
    if (begins) {
      marked.push("/Artifact BMC");
      until = begins;
    }
    const isAlone = depth === 0 && !until && /(?:^| )(?:Do|sh)$/.test(line);
    marked.push(...(isAlone ? ["/Artifact BMC", line, "EMC"] : [line]));
    if (until?.test(line)) {
      marked.push("EMC");
      until = null;
    }
  }
  return marked.join("\n");
}

/** Title and language as XMP, which says the same as the file's own dictionary. */
function metadataOf(info: string, catalog: string): string {
  const title = readText(/\/Title (<[^>]*>|\((?:\\.|[^\\)])*\))/s.exec(info)?.[1] ?? "");
  const language = /\/Lang \(([\w-]+)\)/.exec(catalog)?.[1] ?? "";
  const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  const bytes = Buffer.from(xmp, "utf8").toString("latin1");
  return `<</Type /Metadata /Subtype /XML /Length ${bytes.length}>> stream\n${bytes}\nendstream`;
}

function readText(written: string): string {
  if (written.startsWith("(")) return written.slice(1, -1).replace(/\\(.)/gs, "$1");
  const bytes = Buffer.from(written.slice(1, -1), "hex");
  return bytes
    .subarray(bytes[0] === 0xfe && bytes[1] === 0xff ? 2 : 0)
    .swap16()
    .toString("utf16le");
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);
