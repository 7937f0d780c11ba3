import { describe, expect, it } from "vitest";
import { column, type Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const heading = (text: string, y: number, x = 40): Drawn => ({ text, x, y, size: 13, bold: true });

/** The cells of a table, drawn row by row as Word and browsers do it. */
const table = (
  rows: string[][],
  { y, lefts, head = false }: { y: number; lefts: number[]; head?: boolean },
) =>
  rows.flatMap((row, at) =>
    row.map(
      (text, column): Drawn => ({ text, x: lefts[column] ?? 40, y: y + at * 16, bold: head && at === 0 }),
    ),
  );

describe("reading a CV that is a form", () => {
  it("reads a Turkish özgeçmiş of tables by their column heads", async () => {
    const profile = await read([
      { text: "ÖZGEÇMİŞ", x: 250, y: 50, size: 14, bold: true },
      ...table(
        [
          ["Adı Soyadı", "Nermin Akgün"],
          ["Doğum Tarihi", "04.05.1985"],
          ["Adres", "Zonguldak"],
          ["Telefon", "0532 000 00 14"],
          ["E-posta", "nermin@ornek.com"],
        ],
        { y: 80, lefts: [40, 200] },
      ),
      heading("ÖĞRENİM DURUMU", 180),
      ...table(
        [
          ["Derece", "Bölüm/Program", "Üniversite", "Yıl"],
          ["Yüksek Lisans", "Tarih", "Ege Üniversitesi", "2012"],
          ["Lisans", "Arkeoloji", "Selçuk Üniversitesi", "2008"],
        ],
        { y: 200, lefts: [40, 160, 300, 480], head: true },
      ),
      heading("İŞ DENEYİMİ", 270),
      ...table(
        [
          ["Görev", "Kurum", "Yıl"],
          ["Rehber", "Karaelmas Turizm", "2015 - Halen"],
          ["Müze Uzmanı", "Efes", "2012 - 2015"],
        ],
        { y: 290, lefts: [40, 220, 480], head: true },
      ),
      heading("SERTİFİKALAR", 360),
      ...table(
        [
          ["Belge", "Kurum", "Yıl"],
          ["Kokartlı Rehberlik", "Kültür Bakanlığı", "2014"],
          ["İlk Yardım", "Kızılay", "2019"],
        ],
        { y: 380, lefts: [40, 220, 480], head: true },
      ),
    ]);
    expect(profile.personalInfo).toMatchObject({ name: "Nermin Akgün", location: "Zonguldak" });
    expect(
      profile.education.map(({ degree, field, institution, graduationDate }) => [
        degree,
        field,
        institution,
        graduationDate,
      ]),
    ).toEqual([
      ["Yüksek Lisans", "Tarih", "Ege Üniversitesi", "2012"],
      ["Lisans", "Arkeoloji", "Selçuk Üniversitesi", "2008"],
    ]);
    expect(jobs(profile)).toEqual([
      ["Rehber", "Karaelmas Turizm", "2015", "Halen"],
      ["Müze Uzmanı", "Efes", "2012", "2015"],
    ]);
    expect(profile.certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ["Kokartlı Rehberlik", "Kültür Bakanlığı", "2014"],
      ["İlk Yardım", "Kızılay", "2019"],
    ]);
  });

  it("reads jobs whose lines say what they hold", async () => {
    const profile = await read([
      { text: "Hakan Toprak", x: 40, y: 50, size: 18, bold: true },
      heading("Kişisel Bilgiler", 80),
      ...table(
        [
          ["Cep Telefonu", ": 0555 000 00 15"],
          ["E-posta", ": hakan@ornek.com"],
          ["Adres", ": Bolu, Türkiye"],
          ["Medeni Durum", ": Evli"],
        ],
        { y: 100, lefts: [40, 180] },
      ),
      heading("İş Deneyimleri", 180),
      ...table(
        [
          ["04.2019 - Devam ediyor", "Abant Palas"],
          ["Pozisyon", "Aşçı (Tam Zamanlı)"],
          ["Şehir", "Bolu"],
          ["İş Tanımı", "Günde iki yüz kişilik yemek çıkarıyorum."],
        ],
        { y: 200, lefts: [40, 180] },
      ),
      ...table(
        [
          ["02.2016 - 03.2019", "Köroğlu"],
          ["Pozisyon", "Komi"],
          ["Şehir", "Gerede"],
          ["İş Tanımı", "Salonun hazırlığını yaptım."],
        ],
        { y: 280, lefts: [40, 180] },
      ),
      heading("Eğitim Bilgileri", 370),
      { text: "2010 - 2014", x: 40, y: 390 },
      { text: "Mengen Aşçılar Lisesi", x: 180, y: 390, bold: true },
      { text: "Lise", x: 40, y: 406 },
    ]);
    expect(profile.personalInfo.location).toBe("Bolu, Türkiye");
    expect(profile.experiences).toMatchObject([
      {
        position: "Aşçı",
        company: "Abant Palas",
        location: "Bolu",
        startDate: "04.2019",
        endDate: "Devam ediyor",
        description: "Günde iki yüz kişilik yemek çıkarıyorum.",
      },
      { position: "Komi", company: "Köroğlu", location: "Gerede", startDate: "02.2016", endDate: "03.2019" },
    ]);
    expect(profile.education).toMatchObject([{ institution: "Mengen Aşçılar Lisesi", degree: "Lise" }]);
  });
});

const name: Drawn = { text: "Selin Aksoy", x: 200, y: 60, size: 26, bold: true };

describe("reading certificates that stand side by side", () => {
  it("tells certificates side by side from a table of certificates", async () => {
    const cells = (y: number, bold: boolean, ...texts: string[]): Drawn[] =>
      texts.map((text, at) => ({ text, x: 40 + 170 * at, y, bold }));
    const head = [name, ...column(["# Skills", "Welding", "# Certificates"], { x: 40, y: 80 })];
    const grid = await read([
      ...head,
      ...cells(170, true, "Welder I", "Forklift"),
      ...cells(183, false, "TSE", "MEB"),
    ]);
    expect(grid.certifications).toMatchObject([
      { name: "Welder I", issuer: "TSE" },
      { name: "Forklift", issuer: "MEB" },
    ]);
    const table = await read([
      ...head,
      ...cells(170, false, "Welder I", "TSE", "2019"),
      ...cells(183, false, "Forklift", "MEB", "2021"),
    ]);
    expect(table.certifications).toMatchObject([
      { name: "Welder I", issuer: "TSE", date: "2019" },
      { name: "Forklift", issuer: "MEB", date: "2021" },
    ]);
  });
});
