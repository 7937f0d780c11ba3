import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string): Drawn => ({ text, x, y });
const bold = (x: number, y: number, text: string): Drawn => ({ text, x, y, bold: true });
const small = (x: number, y: number, text: string): Drawn => ({ text, x, y, size: 8 });
const heading = (text: string, y: number): Drawn => ({ text, x: 40, y, size: 14, bold: true });
const person: Drawn[] = [{ text: "Beatriz Neves", x: 40, y: 50, size: 22 }, at(40, 72, "bea@example.org")];

describe("reading heads of jobs that have more in them than names and dates", () => {
  it("finds the title below what is said of the house, and below a town or an area of work", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      bold(40, 130, "Octavia"),
      small(40, 143, "Regional airline flying to twelve islands."),
      bold(40, 156, "Payments"),
      at(40, 169, "Test Engineer (2019 to 2021)"),
      at(40, 182, "• Wrote the tests of the ticket machines"),
      bold(40, 208, "Lindqvist Dental Practice"),
      small(40, 221, "Specialist contractor for tunnels and shafts."),
      bold(40, 234, "Night Shift"),
      at(40, 247, "Test Analyst (2016 to 2019)"),
      at(40, 260, "• Measured the noise of eleven drills"),
      heading("Languages", 300),
      at(40, 320, "English (native)"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Test Engineer", "Octavia", "2019", "2021"],
      ["Test Analyst", "Lindqvist Dental Practice", "2016", "2019"],
    ]);
  });

  it("does so where the dates stand beside the employer and the house is told of without a full stop", async () => {
    const profile = await read([
      ...person,
      heading("İş Deneyimi", 110),
      at(40, 130, "09/2021 – 03/2024"),
      bold(40, 143, "Zümrüt Danışmanlık"),
      small(40, 156, "640 yataklı eğitim ve araştırma hastanesi"),
      small(40, 169, "Kalite Mühendisi"),
      at(40, 186, "Denetim planlarını hazırladım ve dokuz kliniği gezdim."),
      at(40, 212, "05/2019 – 08/2021"),
      bold(40, 225, "Ceviz Dal"),
      small(40, 238, "Otomotiv sektörüne plastik parça üreten 180 kişilik aile şirketi"),
      small(40, 251, "Stajyer Mühendis"),
      at(40, 268, "Kalıp ölçümlerini yaptım ve sapmaları haftalık olarak yazdım."),
      heading("Diller", 300),
      at(40, 320, "İngilizce (orta)"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Kalite Mühendisi", "Zümrüt Danışmanlık", "09/2021", "03/2024"],
      ["Stajyer Mühendis", "Ceviz Dal", "05/2019", "08/2021"],
    ]);
  });

  it("parts title and employer beside a department, at a slash, and at wide spaces of any kind", () => {
    const { experiences } = readCvText(`Beatriz Neves
bea@example.org

EXPERIENCE
2021 – 2024
Crossroads Housing Association\u00a0\u00a0\u00a0\u00a0Piano Tuner
• Tuned forty pianos in each school year

2018 – 2021
Redwood Concert Halls\u00a0\u00a0\u00a0\u00a0Workshop Supervisor
• Kept the book of all repairs

LANGUAGES
English (native)`);
    expect(experiences.map(({ position, company }) => [position, company])).toEqual([
      ["Piano Tuner", "Crossroads Housing Association"],
      ["Workshop Supervisor", "Redwood Concert Halls"],
    ]);
    const { experiences: slashed } = readCvText(`Beatriz Neves
bea@example.org

EXPERIENCE
2021 – 2024
Class Teacher / Larkspur Primary
• Taught a class of thirty

2018 – 2021
Analist Teknobazaar
Kurumsal Satış
• Yazdı

LANGUAGES
English (native)`);
    expect(slashed.map(({ position, company }) => [position, company])).toEqual([
      ["Class Teacher", "Larkspur Primary"],
      ["Analist", "Teknobazaar"],
    ]);
  });

  it("takes for the place what a pin or a flag stands before", () => {
    const { experiences } = readCvText(`Beatriz Neves
bea@example.org

EXPERIENCE
Avalanche Forecaster
Upland Snow Service
2017 – 2021   ⚑ Elmford
• Wrote a forecast each day

Ski Patroller
Treble Peaks Lifts
2014 – 2017   ⚑ Quarn
• Trained the search dog

LANGUAGES
English (native)`);
    expect(experiences.map(({ company, location }) => [company, location])).toEqual([
      ["Upland Snow Service", "Elmford"],
      ["Treble Peaks Lifts", "Quarn"],
    ]);
  });

  it("keeps a title apart from what runs on below it, and from a department beside it", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      bold(40, 130, "La Petite Ourse"),
      at(40, 143, "Business Development Designer"),
      at(215, 143, "Nov 2018 - Oct 2020"),
      at(40, 156, "Librarian in a branch that lends drills as well as novels."),
      at(40, 176, "• Ran a code club"),
      heading("Languages", 210),
      at(40, 230, "English (native)"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Business Development Designer", "La Petite Ourse", "Nov 2018", "Oct 2020"],
    ]);
    const beside = await read([
      ...person,
      heading("Deneyim", 110),
      ...[bold(40, 130, "CNC Operatörü"), at(140, 130, "Bilgi İşlem Daire Başkanlığı")],
      at(40, 143, "Mado, Bursa, Türkiye"),
      at(40, 156, "2021 – 2024"),
      at(40, 170, "• İki çırak yetiştirdim"),
      ...[bold(40, 196, "Eğitim Stajyeri"), at(140, 196, "Acil Servis")],
      at(40, 209, "Bozkurt Eczanesi, Ordu"),
      at(40, 222, "2015 – 2018"),
      at(40, 236, "• Hamur kestim"),
    ]);
    expect(jobs(beside)).toEqual([
      ["CNC Operatörü", "Mado", "2021", "2024"],
      ["Eğitim Stajyeri", "Bozkurt Eczanesi", "2015", "2018"],
    ]);
  });
});
