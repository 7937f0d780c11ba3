import { type ZipEntry, zipOf } from "./zip-file.ts";

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

const entry = (name: string, content: string | Buffer): ZipEntry => ({ name, content: Buffer.from(content) });

/** The XML of a document. `doctype` stands before it. */
export const documentXml = (body: string, doctype = ""): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${doctype}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`;

/** A DOCX around the XML of its document, with what else is in it. */
export const docxAround = (
  document: Partial<ZipEntry> & { content: Buffer },
  others: ZipEntry[] = [],
): Buffer =>
  zipOf([
    entry("[Content_Types].xml", TYPES),
    entry("_rels/.rels", RELATIONS),
    { name: "word/document.xml", ...document },
    ...others,
  ]);

export const paragraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const docx = (body: string, { doctype = "", others = [] as ZipEntry[] } = {}): Buffer =>
  docxAround({ content: Buffer.from(documentXml(body, doctype)) }, others);

const nest = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + paragraph("deep") + close.repeat(depth);

const laughs = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
).join("");

const outside = (target: string): ZipEntry =>
  entry(
    "word/_rels/document.xml.rels",
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}" TargetMode="External"/></Relationships>`,
  );

const MB = 1024 * 1024;
/** What readers of dates, lists and headings look for, without an end. */
const RUNS = [
  "(",
  ")",
  "[",
  "-",
  "–",
  ".",
  " ",
  "\u00a0",
  "a, ",
  "a ",
  "1",
  "2019-",
  "(2019 ",
  "•",
  "@",
  "a@",
  "+9",
  "Ş",
  "/",
];

/** DOCX files that want to break their reader, by what they are. `bombMb`: how large the bombs unpack to. */
export const hostileDocx = (bombMb: number): Record<string, () => Buffer> => ({
  "zip bomb": () => docxAround({ content: Buffer.alloc(bombMb * MB, "a") }),
  "zip bomb that claims ten bytes": () =>
    docxAround({ content: Buffer.alloc(bombMb * MB, "a"), claimedSize: 10 }),
  "zip bomb that claims four gigabytes": () =>
    docxAround({ content: Buffer.from("a"), claimedSize: 0xffff_ffff }),
  "a thousand entries that overlap": () =>
    docxAround({ content: Buffer.from(documentXml(paragraph("a"))) }, [
      { name: "word/header1.xml", content: Buffer.alloc(20 * MB, "<a>"), copies: 1_000 },
    ]),
  "twenty headers of 20 MB": () => {
    const content = Buffer.alloc(20 * MB, " ");
    const headers = Array.from({ length: 20 }, (_, turn) => ({ name: `word/header${turn}.xml`, content }));
    return docxAround({ content: Buffer.from(documentXml(paragraph("a"))) }, headers);
  },
  "five thousand parts": () =>
    docx(paragraph("a"), {
      others: Array.from({ length: 5_000 }, (_, turn) => entry(`word/media/${turn}.xml`, "<a/>")),
    }),
  "a zip in a zip": () => docxAround({ content: docx(paragraph("inside")) }),
  "billion laughs": () => docx(paragraph("&l12;"), { doctype: `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]>` }),
  "external entity": () =>
    docx(paragraph("&x;"), { doctype: '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
  "external parameter entity": () =>
    docx(paragraph("a"), { doctype: '<!DOCTYPE w [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x.dtd"> %x;]>' }),
  "external picture": () => docx(paragraph("a"), { others: [outside("http://127.0.0.1:9/x.png")] }),
  "picture of the machine's files": () => docx(paragraph("a"), { others: [outside("file:///etc/passwd")] }),
  "parts outside the archive": () =>
    docx(paragraph("a"), { others: [entry("../../x.xml", "<x/>"), entry("/etc/x.xml", "<x/>")] }),
  "100,000 empty cells": () =>
    docx(`<w:tbl>${`<w:tr>${"<w:tc/>".repeat(1_000)}</w:tr>`.repeat(100)}</w:tbl>`),
  "10,000 nested tables": () => docx(nest("<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>", 10_000)),
  "10,000 nested content controls": () =>
    docx(nest("<w:sdt><w:sdtContent>", "</w:sdtContent></w:sdt>", 10_000)),
  "100,000 nested runs": () => docx(nest("<w:r>", "</w:r>", 100_000)),
  "200,000 paragraphs": () => docx(paragraph("a").repeat(200_000)),
  "10,000 headings": () => docx(paragraph("Experience").repeat(10_000)),
  "20,000 jobs": () =>
    docx(paragraph("Experience") + paragraph("Cook, Ege Otel, 2019 - 2020").repeat(20_000)),
  "an element that never ends": () => docx("<w:p".repeat(100_000)),
  "100,000 attributes": () =>
    docx(`<w:p ${Array.from({ length: 100_000 }, (_, n) => `a${n}=""`).join(" ")}/>`),
  "numbers of characters that are none": () => docx(paragraph("&#0;&#xD800;&#x110000;&#99999999999;")),
  ...Object.fromEntries(
    RUNS.map((run): [string, () => Buffer] => [
      `a run of ${JSON.stringify(run)}`,
      () => docx(paragraph(run.repeat(Math.floor(MB / Buffer.byteLength(run))))),
    ]),
  ),
});
