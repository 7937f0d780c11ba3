import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string): Drawn => ({ text, x, y });
const bold = (x: number, y: number, text: string): Drawn => ({ text, x, y, bold: true });
const foot: Drawn = { text: "https://www.iskapisi.example/cv/yazdir?no=4821337", x: 34, y: 820, size: 7 };

/** A job as portals print it: dates and how long in the margin, then what the form asked, then what was done. */
const job = (y: number, dates: string[], names: string[], points: string[]): Drawn[] => [
  ...dates.map((text, order) => at(40, y + order * 13, text)),
  bold(160, y, names[0] ?? ""),
  at(160, y + 13, names[1] ?? ""),
  at(160, y + 26, names[2] ?? ""),
  at(160, y + 42, "İş tanımı"),
  ...points.map((text, order) => at(160, y + 56 + order * 13, text)),
];

describe("reading what portals of jobs print", () => {
  it("reads dates and how long beside the names, and over the end of a page, whose foot is no text", async () => {
    const profile = await read(
      [
        { text: "Deniz Aksu", x: 40, y: 50, size: 20, bold: true },
        at(40, 70, "deniz@example.org"),
        { text: "İş Deneyimleri", x: 40, y: 110, size: 13, bold: true },
        ...job(
          130,
          ["Ocak 2022 - Devam", "ediyor", "(4 yıl 11 ay)"],
          [
            "Kıdemli Terzi",
            "Pamuklu Tekstil A.Ş.",
            "Bursa, Türkiye | Tam zamanlı | Firma sektörü: Tekstil | İş alanı: Üretim ve Numune",
          ],
          ["- Numune atölyesini on iki kişiyle yönetiyorum.", "- Kalıp arşivini bilgisayara geçirdim."],
        ),
        ...job(
          230,
          ["Mayıs 2019 - Aralık 2021", "(2 yıl 8 ay)"],
          [
            "Terzi",
            "Yün Evi Ltd. Şti.",
            "İzmir, Türkiye | Tam zamanlı | Firma sektörü: Giyim | İş alanı: Atölye",
          ],
          ["- Haftada kırk ceket diktim."],
        ),
        ...job(
          740,
          ["Ağustos 2017 - Nisan 2019", "(1 yıl 9 ay)"],
          ["Dikiş Operatörü", "Ege Konfeksiyon", ""],
          [],
        ).slice(0, 4),
        foot,
      ],
      [
        at(160, 50, "Manisa, Türkiye | Tam zamanlı | Firma sektörü: Giyim | İş alanı: Üretim"),
        at(160, 66, "İş tanımı"),
        at(160, 80, "- Bant hızını ölçtüm ve yazdım."),
        { text: "Beceriler", x: 40, y: 120, size: 13, bold: true },
        at(40, 140, "Kalıp, Dikiş"),
        foot,
      ],
    );
    expect(jobs(profile)).toEqual([
      ["Kıdemli Terzi", "Pamuklu Tekstil A.Ş.", "Ocak 2022", "Devam ediyor"],
      ["Terzi", "Yün Evi Ltd. Şti.", "Mayıs 2019", "Aralık 2021"],
      ["Dikiş Operatörü", "Ege Konfeksiyon", "Ağustos 2017", "Nisan 2019"],
    ]);
    expect(profile.experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      ["Numune atölyesini on iki kişiyle yönetiyorum.", "Kalıp arşivini bilgisayara geçirdim."],
      ["Haftada kırk ceket diktim."],
      ["Bant hızını ölçtüm ve yazdım."],
    ]);
    expect(profile.experiences.map(({ location }) => location)).toEqual([
      "Bursa, Türkiye",
      "İzmir, Türkiye",
      "Manisa, Türkiye",
    ]);
    expect(JSON.stringify(profile)).not.toContain("iskapisi");
  });
});
