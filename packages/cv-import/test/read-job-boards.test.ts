import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readCvFile, readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const p = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const table = (rows: string[][]): string =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((text) => `<w:tc>${text.split("\n").map(p).join("")}</w:tc>`).join("")}</w:tr>`,
    )
    .join("")}</w:tbl>`;

const readWord = async (body: string) =>
  (
    await readCvFile(
      zipSync({
        "[Content_Types].xml": strToU8("<Types/>"),
        "word/document.xml": strToU8(
          `<?xml version="1.0"?><w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
        ),
      }),
    )
  ).profile;

describe("what job boards and forms print", () => {
  /** Four jobs as boards print them: dates and town flush right, each beside a line of names. */
  const exported = (notes: [string, string][]): Drawn[] => {
    const titles = ["Laborant", "Kalite Teknisyeni", "Üretim Operatörü", "Depo Görevlisi"];
    const firms = ["Dörtyol Süt Ürünleri San. ve Tic. A.Ş.", "Ova Un", "Bakır Kablo A.Ş.", "Çamlık Lojistik"];
    // About as wide as Helvetica sets it.
    const flushRight = (text: string) => 545 - text.length * 4.9;
    return [
      { text: "Elif Tunaboylu", x: 40, y: 60, size: 20, bold: true },
      { text: "elif@example.org", x: 40, y: 78 },
      { text: "İş Deneyimleri", x: 40, y: 105, size: 14, bold: true },
      ...notes.flatMap(([dates, town], at): Drawn[] => {
        const y = 130 + at * 80;
        return [
          { text: titles[at] ?? "", x: 40, y: y + 0.9, bold: true },
          { text: dates, x: flushRight(dates), y },
          { text: firms[at] ?? "", x: 40, y: y + 14 },
          { text: town, x: flushRight(town), y: y + 14 },
          {
            text: "Firma Sektörü: Gıda | İş Alanı: Üretim | Çalışma Şekli: Dönemsel",
            x: 40,
            y: y + 28,
            size: 9,
          },
          { text: "- Numuneleri her vardiyada kayda geçirdim.", x: 40, y: y + 42 },
        ];
      }),
      { text: "Eğitim Bilgileri", x: 40, y: 470, size: 14, bold: true },
      { text: "Amik Üniversitesi", x: 40, y: 490, bold: true },
      { text: "2010 - 2014", x: 490, y: 490 },
    ];
  };

  it("reads dates and towns flush right beside the names they belong to, whatever stands below", async () => {
    const profile = await read(
      exported([
        ["04.2021 - Devam ediyor", "Hatay"],
        ["05.2018 - 03.2021", "Konya"],
        ["02.2016 - 04.2018", "Kayseri"],
        ["09.2014 - 01.2016", "Adana"],
      ]),
    );
    expect(jobs(profile)).toEqual([
      ["Laborant", "Dörtyol Süt Ürünleri San. ve Tic. A.Ş.", "04.2021", "Devam ediyor"],
      ["Kalite Teknisyeni", "Ova Un", "05.2018", "03.2021"],
      ["Üretim Operatörü", "Bakır Kablo A.Ş.", "02.2016", "04.2018"],
      ["Depo Görevlisi", "Çamlık Lojistik", "09.2014", "01.2016"],
    ]);
    expect(profile.experiences.map(({ location }) => location)).toEqual([
      "Hatay",
      "Konya",
      "Kayseri",
      "Adana",
    ]);
  });

  it("reads a ruled Word table whose cells hold towns and points, row by row", async () => {
    const profile = await readWord(
      p("Nora Whitlock") +
        p("nora@example.org") +
        p("Employment") +
        table([
          ["Dates", "Employer", "Position and duties"],
          [
            "May 2019 – Present",
            "Hartley Dental Practice\nUllapool",
            "Dental Nurse\n• Chairside for two dentists\n• Ordered the stock",
          ],
          ["2015 –\n2019", "Bexwell Opticians\nNairn", "Receptionist\n• Booked the eye tests"],
          ["2013 – 2015", "Morrow &amp; Sons", "Shop Assistant"],
        ]) +
        p("Education") +
        p("Moray College, 2013"),
    );
    expect(
      profile.experiences.map((job) => [
        job.position,
        job.company,
        job.location,
        job.startDate,
        job.endDate,
        job.responsibilities,
      ]),
    ).toEqual([
      [
        "Dental Nurse",
        "Hartley Dental Practice",
        "Ullapool",
        "May 2019",
        "Present",
        ["Chairside for two dentists", "Ordered the stock"],
      ],
      ["Receptionist", "Bexwell Opticians", "Nairn", "2015", "2019", ["Booked the eye tests"]],
      ["Shop Assistant", "Morrow & Sons", "", "2013", "2015", []],
    ]);
  });

  it("reads a form's table whose last cell holds several lines, and leaves a table without a head as it was", async () => {
    const rows = [
      [
        "Ova Seracılık Ltd. Şti.",
        "Antalya",
        "Ziraat Teknikeri",
        "01.03.2018",
        "Çalışıyor",
        "- Sera sulaması\n- Gübre planı",
      ],
      ["Kekik Fidancılık", "Isparta", "Bahçıvan", "2014", "2018", "- Fidan dikimi\n- Aşılama"],
    ];
    const head = ["Firma Adı", "Şehir", "Görevi", "Giriş Tarihi", "Çıkış Tarihi", "Yaptığı İşler"];
    const cv = (lines: string[][]) =>
      readWord(
        p("Selim Arıkan") +
          p("selim@example.org") +
          p("İŞ TECRÜBESİ") +
          table(lines) +
          p("EĞİTİM") +
          p("Aksu Lisesi, 2012"),
      );
    const profile = await cv([head, ...rows]);
    expect(jobs(profile)).toEqual([
      ["Ziraat Teknikeri", "Ova Seracılık Ltd. Şti.", "01.03.2018", "Çalışıyor"],
      ["Bahçıvan", "Kekik Fidancılık", "2014", "2018"],
    ]);
    expect(profile.experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      ["Sera sulaması", "Gübre planı"],
      ["Fidan dikimi", "Aşılama"],
    ]);
    expect((await cv(rows)).experiences.map(({ position }) => position)).not.toContain("Sera sulaması");
  });
});

describe("what a federal form asks beside the names", () => {
  const form = `Lena Ortiz
lena@example.org

Work Experience
Granite Basin Fish Hatchery
PO Box 41
Ely, NV 89301 United States

03/2018 - Present
Salary: 52,300.00 USD Per Year
Hours per week: 40
Series: 0404 Pay Plan: GS Grade: 07
Biological Science Technician
Duties:
• Fed and counted 90,000 trout a season
• Kept the water records of six raceways
Supervisor: Mark Dunning (775-555-0119)
Okay to contact this Supervisor: Yes

Cold Creek Veterinary Clinic
1180 N. Juniper Road
Elko, NV 89801 United States

06/2014 - 02/2018
Salary: 15.10 USD Per Hour
Hours per week: 32
Veterinary Assistant
Duties:
• Held animals for treatment
• Cleaned and set out instruments
Supervisor: Ana Bell (775-555-0122)
Okay to contact this Supervisor: Contact me first

Education
Great Basin College, Associate of Science, 2014`;

  it("takes a supervisor, the hours and a street for no job, title or employer", () => {
    const { experiences } = readCvText(form);
    expect(experiences.map((job) => [job.position, job.company, job.startDate, job.endDate])).toEqual([
      ["Biological Science Technician", "Granite Basin Fish Hatchery", "03/2018", "Present"],
      ["Veterinary Assistant", "Cold Creek Veterinary Clinic", "06/2014", "02/2018"],
    ]);
    expect(experiences[0]?.responsibilities).toEqual([
      "Fed and counted 90,000 trout a season",
      "Kept the water records of six raceways",
    ]);
    expect(experiences[0]?.description).toContain("Supervisor: Mark Dunning (775-555-0119)");
  });

  it("still reads a supervisor by trade as a title, and a shop named after its street as an employer", () => {
    const { experiences } = readCvText(`Lena Ortiz
lena@example.org

Work Experience
Supervisor
Canal Road Bakery
2016 - 2020
• Planned the night shift

Baker
Mill Lane Bread Co
2012 - 2016
• Shaped loaves

Skills
Sourdough`);
    expect(experiences.map((job) => [job.position, job.company])).toEqual([
      ["Supervisor", "Canal Road Bakery"],
      ["Baker", "Mill Lane Bread Co"],
    ]);
  });
});

describe("names and dates as strangers write them", () => {
  it("reads 'Güncel' as the end of a job that goes on", () => {
    const [job] = readCvText(`Aylin Korur
aylin@example.org

İŞ DENEYİMİ
[ 15/03/2020 – Güncel ] Peyzaj Teknikeri
Yamaç Bahçe Ltd. Şti. – Yalova, Türkiye
• Park bakımı

EĞİTİM
Aksu Lisesi, 2012`).experiences;
    expect([job?.position, job?.startDate, job?.endDate]).toEqual([
      "Peyzaj Teknikeri",
      "15/03/2020",
      "Güncel",
    ]);
  });

  it("keeps a legal form in brackets with its name", () => {
    const { experiences } = readCvText(`Thabo Nel
thabo@example.org

Employment
Quantity Surveyor	2016-03 to now
Protea Civils (Pty) Ltd, Durban
• Measured roads

Estimator	2012-01 to 2016-02
Umgeni Builders (Durban)
• Priced tenders

Skills
Excel`);
    expect(experiences.map(({ position, company }) => [position, company])).toEqual([
      ["Quantity Surveyor", "Protea Civils (Pty) Ltd"],
      ["Estimator", "Umgeni Builders"],
    ]);
  });

  /** A job whose dates and names fill its line, and what stands below it, set in. */
  const broken = (below: string): Drawn[] => [
    { text: "Ada Lindqvist", x: 40, y: 60, size: 20, bold: true },
    { text: "ada@example.org", x: 40, y: 78 },
    { text: "Employment", x: 40, y: 105, size: 14, bold: true },
    { text: "2018–present Archive Conservator, Harrowgate Trust for Paper and", x: 40, y: 125 },
    { text: below, x: 105, y: 138 },
    { text: "2012–2018 Bookbinder, Quill Bindery, York", x: 40, y: 160 },
    { text: "Mended the ledgers of nine parishes by hand, all of them before 1900.", x: 40, y: 173 },
    { text: "Skills: sewing", x: 40, y: 400, size: 14, bold: true },
  ];

  it("joins an employer's name that goes on below, set in, and ends with its town", async () => {
    const [job] = (await read(broken("Parchment, Selby"))).experiences;
    expect([job?.position, job?.company, job?.location]).toEqual([
      "Archive Conservator",
      "Harrowgate Trust for Paper and Parchment",
      "Selby",
    ]);
  });

  it("joins nothing to it that tells what was done", async () => {
    const [job] = (await read(broken("Repaired maps, charters and seals"))).experiences;
    expect(job?.company).not.toContain("Repaired");
  });
});
