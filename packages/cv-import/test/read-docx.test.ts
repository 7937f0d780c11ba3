import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readCvFile } from "../src/read-cv.ts";

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

const docx = (body: string, parts: Record<string, string> = {}, before = ""): Uint8Array =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(
      `<?xml version="1.0"?>${before}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ),
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  });

const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (text: string, properties = ""): string => `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;
const heading = (text: string): string =>
  `<w:p><w:pPr><w:spacing w:before="240"/></w:pPr><w:r><w:rPr><w:b/><w:sz w:val="28"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const cell = (...paragraphs: string[]): string => `<w:tc>${paragraphs.join("")}</w:tc>`;
const table = (...rows: string[][]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join("")}</w:tr>`).join("")}</w:tbl>`;

const read = async (file: Uint8Array) => (await readCvFile(file)).profile;
const refusal = (file: Uint8Array) =>
  readCvFile(file).then(
    () => "read",
    (error: unknown) => error,
  );

describe("reading a DOCX", () => {
  it("takes a run of spaces for a gap, as people set who don't know tabs", async () => {
    const { experiences } = await read(
      docx(
        p("Lamar Pettibone") +
          p("lamar@example.com") +
          heading("Experience") +
          p(`Caddo Valley Freight${" ".repeat(16)}Shreveport, LA${" ".repeat(20)}2017 - present`) +
          p("Truck Driver"),
      ),
    );
    expect(experiences).toMatchObject([
      {
        company: "Caddo Valley Freight",
        position: "Truck Driver",
        location: "Shreveport, LA",
        startDate: "2017",
      },
    ]);
  });

  it("reads jobs from the rows of a table", async () => {
    const profile = await read(
      docx(
        p("Deniz Yıldırım") +
          p("deniz@example.com") +
          heading("İş Deneyimi") +
          table(
            [
              cell(p("2019 – Halen")),
              cell(p("Muhasebe Müdürü"), p("Kuzey Holding"), p("Bütçe ve raporlama", "<w:numPr/>")),
            ],
            [
              cell(p("2014 – 2019")),
              cell(p("Muhasebe Uzmanı"), p("Güney Gıda A.Ş."), p("Aylık kapanış", "<w:numPr/>")),
            ],
          ) +
          heading("Eğitim") +
          table([cell(p("Marmara Üniversitesi")), cell(p("İşletme, Lisans")), cell(p("2014"))]),
      ),
    );
    expect(profile.experiences).toMatchObject([
      {
        position: "Muhasebe Müdürü",
        company: "Kuzey Holding",
        startDate: "2019",
        endDate: "Halen",
        responsibilities: ["Bütçe ve raporlama"],
      },
      {
        position: "Muhasebe Uzmanı",
        company: "Güney Gıda A.Ş.",
        startDate: "2014",
        endDate: "2019",
        responsibilities: ["Aylık kapanış"],
      },
    ]);
    expect(profile.education).toMatchObject([
      { institution: "Marmara Üniversitesi", graduationDate: "2014" },
    ]);
  });

  it("parts names at wide spaces of any kind", async () => {
    const profile = await read(
      docx(
        heading("Experience") +
          p("HEAD OF PEOPLE\u00a0\u00a0\u00a0\u00a0Roche\u00a0\u00a0\u00a0\u00a02018 – 2022") +
          p("Leeds") +
          heading("Skills") +
          p("Excel"),
      ),
    );
    expect(profile.experiences).toMatchObject([
      { position: "HEAD OF PEOPLE", company: "Roche", location: "Leeds", startDate: "2018" },
    ]);
  });

  it("reads what stands in page headers, text boxes (once) and content controls", async () => {
    const box = `<w:txbxContent>${p("Skills: Excel, SAP")}</w:txbxContent>`;
    const profile = await read(
      docx(
        heading("Experience") +
          `<w:sdt><w:sdtContent>${p("Auditor, Kent Denetim")}${p("2018 – 2020")}</w:sdtContent></w:sdt>` +
          heading("Skills") +
          `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
        { "word/header1.xml": `<w:hdr ${NAMESPACES}>${p("Mert Aydın")}${p("mert@example.com")}</w:hdr>` },
      ),
    );
    expect(profile.personalInfo).toMatchObject({ name: "Mert Aydın", email: "mert@example.com" });
    expect(profile.experiences).toMatchObject([{ position: "Auditor", company: "Kent Denetim" }]);
    expect(profile.skills.technical).toEqual(["Excel", "SAP"]);
  });

  it("keeps what was inserted and drops what was deleted or is hidden", async () => {
    const profile = await read(
      docx(
        heading("Skills") +
          `<w:p>${run("Welding, ")}<w:del><w:r><w:delText>Painting, </w:delText></w:r></w:del><w:ins>${run("Soldering")}</w:ins></w:p>` +
          `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>Rocket science</w:t></w:r></w:p>` +
          heading("Education") +
          p("Bursa Teknik Lisesi, 2010"),
      ),
    );
    expect(profile.skills.technical).toEqual(["Welding", "Soldering"]);
  });

  it("refuses document types, so that no entity is ever expanded", async () => {
    const laughs = `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
    const outside = `<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/hostname">]>`;
    expect(await refusal(docx(p("&b;"), {}, laughs))).toMatchObject({ reason: "broken" });
    expect(await refusal(docx(p("&x;"), {}, outside))).toMatchObject({ reason: "broken" });
  });

  it("doesn't unpack a bomb, follow a path out of the archive, or sink into nesting", async () => {
    const bomb = zipSync({ "word/document.xml": new Uint8Array(60 * 1024 * 1024) }, { level: 9 });
    expect(await refusal(bomb)).toMatchObject({ reason: "too-large" });
    const nested =
      "<w:sdt><w:sdtContent>".repeat(5_000) + p("deep") + "</w:sdtContent></w:sdt>".repeat(5_000);
    expect(await refusal(docx(nested))).toMatchObject({ reason: "too-large" });
    const astray = await read(
      docx(heading("Skills") + p("Excel") + heading("Languages") + p("English"), { "../../x.xml": "<x/>" }),
    );
    expect(astray.skills.technical).toEqual(["Excel"]);
  });

  it("tells a damaged file, a protected one and one of another kind apart", async () => {
    const whole = docx(heading("Skills") + p("Excel"));
    expect(await refusal(whole.slice(0, whole.length / 2))).toMatchObject({ reason: "broken" });
    expect(await refusal(zipSync({ "xl/workbook.xml": strToU8("<x/>") }))).toMatchObject({
      reason: "unsupported",
    });
    const ole = [
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Buffer.from("EncryptedPackage", "utf16le"),
    ];
    expect(await refusal(new Uint8Array(ole))).toMatchObject({ reason: "encrypted" });
    expect(await refusal(new Uint8Array())).toMatchObject({ reason: "unsupported" });
    expect(await refusal(docx(p(" ")))).toMatchObject({ reason: "without-text" });
  });
});
