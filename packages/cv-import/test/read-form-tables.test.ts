import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

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
