import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readCvFile } from "../src/read-cv.ts";

const MARKDOWN = `# Deniz Aksoy

deniz.aksoy@example.com | +90 532 000 11 22 | İzmir
[LinkedIn](https://www.linkedin.com/in/deniz-aksoy)

## Experience

### Senior Nurse, Ege Hospital
*March 2019 – Present*

- Led a ward of **24 beds**
- Trained eight new nurses

### Nurse, Körfez Clinic
*June 2015 – February 2019*

- Cared for patients after surgery

## Education

**BSc Nursing**, Dokuz Eylül University, 2015

## Skills

Wound care, Triage, First aid
`;

/** What everybody's CV below says, whatever it is written in. */
function expectDeniz({ profile }: Awaited<ReturnType<typeof readCvFile>>): void {
  expect(profile.personalInfo).toMatchObject({ name: "Deniz Aksoy", email: "deniz.aksoy@example.com" });
  expect(
    profile.experiences.map(({ position, company, startDate }) => [position, company, startDate]),
  ).toEqual([
    ["Senior Nurse", "Ege Hospital", "March 2019"],
    ["Nurse", "Körfez Clinic", "June 2015"],
  ]);
  const [first] = profile.experiences;
  expect([...(first?.responsibilities ?? []), ...(first?.achievements ?? [])]).toEqual([
    "Led a ward of 24 beds",
    "Trained eight new nurses",
  ]);
  expect(profile.education).toMatchObject([{ institution: "Dokuz Eylül University" }]);
  expect(profile.skills.technical).toEqual(["Wound care", "Triage", "First aid"]);
}

const HTML = `<!doctype html><html><head><title>CV - Deniz</title><style>h1 { color: teal }</style></head>
<body><nav style="display:none"><a href="/">Home</a></nav><script>track("Experience")</script>
<main><header><h1>Deniz Aksoy</h1>
<p><a href="mailto:deniz.aksoy@example.com">deniz.aksoy@example.com</a> &middot; +90 532 000 11 22</p></header>
<section><h2>Experience</h2>
<article><h3>Senior Nurse, Ege Hospital</h3><p>March 2019 &ndash; Present</p>
<ul><li>Led a ward of <b>24&nbsp;beds</b></li><li>Trained eight new nurses</li></ul></article>
<article><h3>Nurse, K&ouml;rfez Clinic</h3><p>June 2015 &ndash; February 2019</p>
<ul><li>Cared for patients after surgery</li></ul></article></section>
<section><h2>Education</h2><table><tr><td><b>BSc Nursing</b>, Dokuz Eylül University</td><td>2015</td></tr></table></section>
<section><h2>Skills</h2><p>Wound care, Triage,
First aid</p></section></main></body></html>`;

const unicode = (text: string): string =>
  [...text].map((letter) => (letter > "\x7e" ? `\\u${letter.charCodeAt(0)}?` : letter)).join("");

/** As Word writes it: a font table, styles, marks of lists in groups of their own, Turkish letters in two ways. */
const RTF = String.raw`{\rtf1\ansi\ansicpg1254\deff0{\fonttbl{\f0\fswiss\fcharset162 Calibri;}{\f1\fnil\fcharset2 Symbol;}}
{\colortbl;\red0\green112\blue192;}{\stylesheet{\s1\outlinelevel0 heading 1;}}{\info{\author Somebody Else}{\title Experience}}
{\header\pard CV\par}\pard\b\fs40 Deniz Aksoy\b0\fs22\par
deniz.aksoy@example.com\tab +90 532 000 11 22\par\par
\pard\outlinelevel0\b Experience\b0\par
\pard\b Senior Nurse, Ege Hospital\b0\tab March 2019 \endash  Present\par
{\pard{\listtext\f1\'b7\tab}\ls1 Led a ward of 24 beds\par}
{\pard{\listtext\f1\'b7\tab}\ls1 Trained eight new nurses\par}
\pard\b Nurse, K\'f6rfez Clinic\b0\tab June 2015 \endash  February 2019\par
{\pard{\listtext\f1\'b7\tab}\ls1 Cared for patients after surgery\par}
\pard\outlinelevel0\b Education\b0\par
\pard BSc Nursing, Dokuz ${unicode("Eylül")} University, 2015\par
\pard\outlinelevel0\b Skills\b0\par
\pard Wound care, Triage, First aid\par
{\pict\pngblip 89504e470d0a}{\object\objemb{\*\objdata 0105}}}`;

const ODT = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:xlink="http://www.w3.org/1999/xlink">
<office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>
<office:body><office:text><text:sequence-decls/>
<text:p text:style-name="Title">Deniz Aksoy</text:p>
<text:p><text:a xlink:href="mailto:deniz.aksoy@example.com">deniz.aksoy@example.com</text:a><text:s text:c="2"/>+90 532 000 11 22</text:p>
<text:h text:outline-level="1">Experience</text:h>
<text:p><text:span text:style-name="T1">Senior Nurse, Ege Hospital</text:span><text:tab/>March 2019 – Present</text:p>
<text:list><text:list-item><text:p>Led a ward of 24 beds</text:p></text:list-item><text:list-item><text:p>Trained eight new nurses</text:p></text:list-item></text:list>
<text:p><text:span text:style-name="T1">Nurse, Körfez Clinic</text:span><text:tab/>June 2015 – February 2019</text:p>
<text:list><text:list-item><text:p>Cared for patients after surgery<office:annotation><text:p>really?</text:p></office:annotation></text:p></text:list-item></text:list>
<text:h text:outline-level="1">Education</text:h>
<table:table><table:table-row><table:table-cell><text:p>BSc Nursing, Dokuz Eylül University</text:p></table:table-cell><table:table-cell><text:p>2015</text:p></table:table-cell></table:table-row></table:table>
<text:h text:outline-level="1">Skills</text:h><text:p>Wound care, Triage, First aid</text:p>
</office:text></office:body></office:document-content>`;

const odt = (content: string): Uint8Array =>
  zipSync({ mimetype: strToU8("application/vnd.oasis.opendocument.text"), "content.xml": strToU8(content) });

describe("a CV that is a text of some kind", () => {
  it.each([
    ["Markdown", strToU8(MARKDOWN)],
    ["a web page that was saved", strToU8(HTML)],
    ["rich text", Uint8Array.from(Buffer.from(RTF, "latin1"))],
    ["an OpenDocument text", odt(ODT)],
    ["plain text", strToU8(MARKDOWN.replace(/[#*]|\[LinkedIn\]/g, ""))],
    [
      "plain text in UTF-16",
      Uint8Array.from(Buffer.from(`\ufeff${MARKDOWN.replace(/[#*]/g, "")}`, "utf16le")),
    ],
  ])("is read from %s", async (_, bytes) => {
    expectDeniz(await readCvFile(bytes));
  });

  it("is read in Windows' Turkish letters too", async () => {
    const text =
      "Işıl Çağrı\nisil@example.com\n\nDeneyim\nMuhasebe Şefi, Güneş Tekstil\n2018 - 2021\n\nEğitim\nAnadolu Üniversitesi, İşletme, 2015\n";
    const letters: Record<string, number> = { ı: 0xfd, ğ: 0xf0, ş: 0xfe, Ş: 0xde, İ: 0xdd, Ğ: 0xd0 };
    const bytes = Uint8Array.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
    const { profile } = await readCvFile(bytes);
    expect(profile.personalInfo.name).toBe("Işıl Çağrı");
    expect(profile.experiences).toMatchObject([{ company: "Güneş Tekstil", position: "Muhasebe Şefi" }]);
  });

  it("keeps links that stand behind a word", async () => {
    const { profile } = await readCvFile(strToU8(MARKDOWN));
    expect(profile.personalInfo.linkedin).toContain("linkedin.com/in/deniz-aksoy");
  });
});

describe("a text that is none, or wants too much", () => {
  const refusal = (bytes: Uint8Array) =>
    readCvFile(bytes).then(
      () => "read",
      ({ reason }) => reason,
    );

  it.each([
    ["a program", Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]), "unsupported"],
    ["nothing", new Uint8Array(), "unsupported"],
    ["JSON that breaks off", strToU8('{"basics": {"name": "Ada"'), "broken"],
    ["an XML of something else", strToU8("<?xml version='1.0'?><note><to>Ada</to></note>"), "unsupported"],
    [
      "an XML with entities",
      strToU8('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
      "broken",
    ],
    ["an OpenDocument with entities", odt(`<!DOCTYPE a [<!ENTITY b "c">]>${ODT}`), "broken"],
    ["groups within groups", strToU8(`{\\rtf1 ${"{".repeat(5_000)}x`), "too-large"],
    ["elements within elements", strToU8(`<html>${"<div>".repeat(5_000)}x`), "too-large"],
    ["a zip of nothing that we know", zipSync({ "a.txt": strToU8("Experience") }), "unsupported"],
    ["an archive that swells", odt(" ".repeat(30 * 1024 * 1024)), "too-large"],
  ])("is refused: %s", async (_, bytes, reason) => {
    expect(await refusal(bytes)).toBe(reason);
  });
});
