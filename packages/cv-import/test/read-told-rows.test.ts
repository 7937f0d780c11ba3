import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const heading = (text: string, y: number): Drawn => ({ text, x: 40, y, size: 13, bold: true });
const row = (y: number, texts: string[], lefts: number[], style: Partial<Drawn> = {}): Drawn[] =>
  texts.map((text, at) => ({ text, x: lefts[at] ?? 40, y, ...style }));
const at = (x: number, y: number, text: string): Drawn => ({ text, x, y });

describe("reading tables whose rows are followed by what was done", () => {
  it("reads lines across the columns, under a label, as points of the row above them", async () => {
    const lefts = [40, 180, 310, 370, 450];
    const profile = await read([
      { text: "Nermin Akgün", x: 40, y: 50, size: 18, bold: true },
      at(40, 70, "İkamet ili"),
      at(180, 70, "Zonguldak"),
      at(40, 84, "E-posta"),
      at(180, 84, "nermin@ornek.com"),
      heading("İŞ TECRÜBESİ (son işinizden başlayınız)", 120),
      ...row(140, ["İşyeri", "Görev", "Giriş", "Çıkış", "Şehir"], lefts, { bold: true }),
      ...row(156, ["Taşkömürü Döküm A.Ş.", "Döküm Ustası", "03.2019", "devam ediyor", "Zonguldak"], lefts),
      at(40, 172, "Yapılan işler:"),
      at(40, 185, "Sekiz kişilik vardiyanın iş bölümünü yapıyor ve her fırının sıcaklığını yazıyorum."),
      at(40, 198, "Kalıp kumunu değiştirdim."),
      at(40, 214, "Karaelmas Makine San."),
      at(40, 227, "Ltd. Şti."),
      ...row(214, ["Dökümcü", "08.2015", "02.2019", "Bartın"], lefts.slice(1)),
      at(40, 243, "Yapılan işler:"),
      at(40, 256, "Vana gövdelerini döktüm."),
      heading("DİLLER", 290),
      at(40, 310, "İngilizce (orta)"),
    ]);
    expect(profile.personalInfo.location).toBe("Zonguldak");
    expect(jobs(profile)).toEqual([
      ["Döküm Ustası", "Taşkömürü Döküm A.Ş.", "03.2019", "devam ediyor"],
      ["Dökümcü", "Karaelmas Makine San. Ltd. Şti.", "08.2015", "02.2019"],
    ]);
    expect(profile.experiences.map(({ responsibilities }) => responsibilities)).toEqual([
      [
        "Sekiz kişilik vardiyanın iş bölümünü yapıyor ve her fırının sıcaklığını yazıyorum.",
        "Kalıp kumunu değiştirdim.",
      ],
      ["Vana gövdelerini döktüm."],
    ]);
  });

  it("tells the employer from the department below it in the same cell, and a thesis from a school", async () => {
    const lefts = [40, 200, 400, 480];
    const profile = await read([
      { text: "Nermin Akgün", x: 40, y: 50, size: 18, bold: true },
      at(40, 84, "nermin@ornek.com"),
      heading("Öğrenim Durumu", 110),
      ...row(130, ["Derece, Alan", "Üniversite", "Mezuniyet Yılı"], lefts, { bold: true }),
      ...row(146, ["Doktora, Balıkçılık", "Ege Üniversitesi", "2017"], lefts),
      ...row(162, ["Lisans, Su Ürünleri", "Ege Üniversitesi", "2009"], lefts),
      at(40, 184, "Doktora Tezi: Çipura larvalarında mikroalg karışımları"),
      heading("İş Deneyimi", 220),
      ...row(240, ["Görev Unvanı", "Görev Yeri", "Şehir", "Yıl"], lefts, { bold: true }),
      at(40, 256, "Doktora Sonrası"),
      at(40, 268, "Araştırmacı"),
      at(200, 256, "Fiyort Enstitüsü"),
      { ...at(200, 268, "Balık Sağlığı Grubu"), size: 9 },
      ...row(256, ["Bergen", "2018 – 2019"], lefts.slice(2)),
      at(44, 290, "• Somon smoltlarında on dört aylık bir besleme denemesini planladım ve yürüttüm."),
      ...row(310, ["Araştırma Görevlisi", "Ege Üniversitesi"], lefts),
      { ...at(200, 322, "Fen Bilimleri Enstitüsü"), size: 9 },
      ...row(310, ["İzmir", "2011 – 2018"], lefts.slice(2)),
      at(44, 344, "• Laboratuvar derslerinde 120 öğrencinin uygulamalarını yürüttüm."),
    ]);
    expect(profile.education.map(({ institution, graduationDate }) => [institution, graduationDate])).toEqual(
      [
        ["Ege Üniversitesi", "2017"],
        ["Ege Üniversitesi", "2009"],
      ],
    );
    expect(profile.experiences).toMatchObject([
      {
        position: "Doktora Sonrası Araştırmacı",
        company: "Fiyort Enstitüsü",
        description: "Balık Sağlığı Grubu",
        responsibilities: ["Somon smoltlarında on dört aylık bir besleme denemesini planladım ve yürüttüm."],
      },
      {
        position: "Araştırma Görevlisi",
        company: "Ege Üniversitesi",
        description: "Fen Bilimleri Enstitüsü",
        responsibilities: ["Laboratuvar derslerinde 120 öğrencinin uygulamalarını yürüttüm."],
      },
    ]);
  });
});
