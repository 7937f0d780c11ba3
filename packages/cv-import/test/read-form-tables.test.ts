import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { at, heading, person } from "./drawn-parts.ts";
import { read } from "./read-drawn.ts";

const jobsOf = (text: string) =>
  readCvText(text).experiences.map((job) => [
    job.position,
    job.company,
    job.location,
    job.startDate,
    job.endDate,
    job.responsibilities,
    job.description,
  ]);

describe("jobs in the tables of forms", () => {
  it("reads what was done below a row, across its columns, and towns behind a slash", () => {
    expect(
      jobsOf(`Halil Demirtaş
halil@example.org

İŞ DENEYİMİ
Tarih	İş Yeri	Görevi
2016 - Halen	Yıldız Mobilya / Kayseri	Bakım Ustası
- Dokuz kişilik ekibin vardiya planı
- Yedek parça deposunun kurulması
2009 - 2016	Öncü Elektrik / Sivas	Elektrikçi
- Pano montajı
1998 - 2002	Rıza Bobinaj / Tomarza	Çırak
- Motor sarımı`),
    ).toEqual([
      [
        "Bakım Ustası",
        "Yıldız Mobilya",
        "Kayseri",
        "2016",
        "Halen",
        ["Dokuz kişilik ekibin vardiya planı", "Yedek parça deposunun kurulması"],
        "",
      ],
      ["Elektrikçi", "Öncü Elektrik", "Sivas", "2009", "2016", ["Pano montajı"], ""],
      ["Çırak", "Rıza Bobinaj", "Tomarza", "1998", "2002", ["Motor sarımı"], ""],
    ]);
  });

  it("reads a form that asks in the second person, and parts the points of a cell", () => {
    expect(
      jobsOf(`Halil Demirtaş
halil@example.org

İŞ DENEYİMİ
Çalıştığınız Kurum	Göreviniz	İşe Giriş	İşten Çıkış	Yaptığınız İşler / Ayrılma Nedeni
Bahar Giyim / Denizli	Mağaza Müdürü	15.03.2021	25.05.2023	- Vardiya planı - Aylık sayım Ayrılma nedeni: Taşınma`),
    ).toEqual([
      [
        "Mağaza Müdürü",
        "Bahar Giyim",
        "Denizli",
        "15.03.2021",
        "25.05.2023",
        ["Vardiya planı", "Aylık sayım"],
        "Ayrılma nedeni: Taşınma",
      ],
    ]);
  });

  it("reads certificates under “Course” and “Awarded by”", () => {
    const { certifications } = readCvText(`Jane Achieng
jane@example.org

EXPERIENCE
Nurse, Lakeside Hospital
2015 - 2020
• Ran the ward.

CERTIFICATES
Year	Course	Awarded by
2021	Good Clinical Practice	National Research Council
2016	First Aid	Red Cross`);
    expect(certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ["Good Clinical Practice", "National Research Council", "2021"],
      ["First Aid", "Red Cross", "2016"],
    ]);
  });
});

describe("a table of posts whose cells tell what was done there", () => {
  it("below heads in the middle of their columns, with letters before each duty", async () => {
    const row = (y: number, title: string, dates: string, lines: string[]) => [
      at(63, y, title),
      // What goes on with a duty is set in below its letter.
      ...lines.map((text, at) => ({ text, x: /^[a-z]\)|,/u.test(text) ? 165 : 176, y: y + 13.5 * at })),
      at(461, y, dates),
    ];
    const { experiences } = await read([
      ...person,
      heading("Akademik Görevler", 110),
      at(74, 130, "Görev Unvanı", { bold: true }),
      at(280, 130, "Görev Yeri", { bold: true }),
      at(482, 130, "Yıl", { bold: true }),
      ...row(150, "Doçent", "2018 – 2021", [
        "Ege Üniversitesi Tarih Bölümü, İzmir",
        "a) Bölüm başkan yardımcılığı ve öğrenci değişim programı",
        "koordinatörlüğü",
        "b) Limantepe kazısı seramik ve küçük buluntu ekibinin",
        "yönetimi",
      ]),
      ...row(230, "Araştırma Görevlisi", "2012 – 2018", [
        "Trakya Üniversitesi Tarih Bölümü, Edirne",
        "a) Kazı deposu ve mikroskop laboratuvarı sorumluluğu",
        "b) Yaz okulu asistanlığı",
      ]),
      ...row(280, "Uzman", "2010 – 2012", ["Trakya Üniversitesi Tarih Bölümü, Edirne", "a) Arşivin tasnifi"]),
      ...row(318, "Okutman", "2008 – 2010", [
        "Trakya Üniversitesi Tarih Bölümü, Edirne",
        "a) Tarih dersleri",
      ]),
      heading("Diller", 370),
      at(40, 390, "İngilizce (ileri), Almanca (orta)"),
    ]);
    expect(
      experiences.map(({ position, company, responsibilities }) => [position, company, responsibilities]),
    ).toEqual([
      [
        "Doçent",
        "Ege Üniversitesi Tarih Bölümü",
        [
          "Bölüm başkan yardımcılığı ve öğrenci değişim programı koordinatörlüğü",
          "Limantepe kazısı seramik ve küçük buluntu ekibinin yönetimi",
        ],
      ],
      [
        "Araştırma Görevlisi",
        "Trakya Üniversitesi Tarih Bölümü",
        ["Kazı deposu ve mikroskop laboratuvarı sorumluluğu", "Yaz okulu asistanlığı"],
      ],
      ["Uzman", "Trakya Üniversitesi Tarih Bölümü", ["Arşivin tasnifi"]],
      ["Okutman", "Trakya Üniversitesi Tarih Bölümü", ["Tarih dersleri"]],
    ]);
  });
});
