import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readCvFile } from "../src/read-cv.ts";

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"';
const wrap = (tag: string, body: string): string =>
  `<?xml version="1.0"?><w:${tag} ${NAMESPACES}>${body}</w:${tag}>`;

const p = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const heading = (text: string): string =>
  `<w:p><w:pPr><w:spacing w:before="240"/></w:pPr><w:r><w:rPr><w:b/><w:sz w:val="28"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const table = (rows: string[][]): string =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((text) => `<w:tc>${text.split("\n").map(p).join("")}</w:tc>`).join("")}</w:tr>`,
    )
    .join("")}</w:tbl>`;

const read = async (body: string, parts: Record<string, string> = {}) =>
  (
    await readCvFile(
      zipSync({
        "[Content_Types].xml": strToU8("<Types/>"),
        "word/document.xml": strToU8(wrap("document", `<w:body>${body}</w:body>`)),
        ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
      }),
    )
  ).profile;

describe("a Word table of two columns", () => {
  it("begins with the person in the second, whatever the first ended with", async () => {
    const look = (size: number, text: string) =>
      `<w:p><w:r><w:rPr><w:b/><w:sz w:val="${2 * size}"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const cells = [
      look(13, "CONTACT") +
        p("martha@example.org") +
        look(13, "SKILLS") +
        p("Xero") +
        p("Payroll") +
        look(13, "CERTIFICATIONS") +
        p("Xero Advisor Certified") +
        p("AAT Licensed Bookkeeper"),
      look(18, "Martha Quill") +
        p("Bookkeeper") +
        look(13, "EXPERIENCE") +
        p("Weaver, Brindle (2018 – present)") +
        p("Weaves carpets to order and teaches two apprentices."),
    ];
    const profile = await read(
      `<w:tbl><w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr></w:tbl>`,
    );
    expect(profile.personalInfo.name).toBe("Martha Quill");
    expect(profile.certifications.map(({ name }) => name)).toEqual([
      "Xero Advisor Certified",
      "AAT Licensed Bookkeeper",
    ]);
  });
});

describe("reading a Word form", () => {
  it("reads a table for each job by its labels, and a table of schools by its column heads", async () => {
    const profile = await read(
      heading("CURRICULUM VITAE") +
        table([
          ["Full Name", "Martha Quill"],
          ["Address", "Stroud"],
          ["Phone", "+44 7700 900 123"],
          ["Email", "martha@example.org"],
        ]) +
        heading("Work Experience") +
        table([
          ["Dates", "Mar 2019 - Present"],
          ["Company", "Brindle"],
          ["Position", "Weaver"],
          ["Job Description", "Weaves carpets to order\nTeaches two apprentices"],
        ]) +
        p("") +
        table([
          ["Dates", "Jan 2015 - Feb 2019"],
          ["Company", "Oxbow"],
          ["Position", "Dyer"],
          ["Job Description", "Mixed colours"],
        ]) +
        heading("Education") +
        table([
          ["Degree", "Field of Study", "School", "Year of Graduation"],
          ["Diploma", "Textiles", "Stroud College", "2014"],
          ["A levels", "", "Marling", "2012"],
        ]),
    );
    expect(profile.personalInfo).toMatchObject({ name: "Martha Quill", location: "Stroud" });
    expect(profile.experiences).toMatchObject([
      {
        position: "Weaver",
        company: "Brindle",
        startDate: "Mar 2019",
        endDate: "Present",
        responsibilities: ["Weaves carpets to order", "Teaches two apprentices"],
      },
      { position: "Dyer", company: "Oxbow", startDate: "Jan 2015", endDate: "Feb 2019" },
    ]);
    expect(
      profile.education.map(({ degree, field, institution, graduationDate }) => [
        degree,
        field,
        institution,
        graduationDate,
      ]),
    ).toEqual([
      ["Diploma", "Textiles", "Stroud College", "2014"],
      ["A levels", "", "Marling", "2012"],
    ]);
  });

  it("reads text boxes of old Word, and contacts in the footer", async () => {
    const box = (body: string) =>
      `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${body}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    const profile = await read(
      box(p("Selma Tuna") + p("selma@ornek.com")) +
        heading("İş Deneyimi") +
        p("Terzi, Moda Evi") +
        p("2018 - 2024") +
        box(heading("Beceriler") + p("Kalıp") + p("Dikiş")),
      { "word/footer1.xml": wrap("ftr", p("0532 000 00 18") + p("Ayvalık")) },
    );
    expect(profile.personalInfo).toMatchObject({
      name: "Selma Tuna",
      email: "selma@ornek.com",
      phone: "0532 000 00 18",
      location: "Ayvalık",
    });
    expect(profile.skills.technical).toEqual(["Kalıp", "Dikiş"]);
    expect(profile.experiences).toMatchObject([{ position: "Terzi", company: "Moda Evi" }]);
  });
});
