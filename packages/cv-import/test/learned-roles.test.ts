import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { cutAtoms, joinAtoms } from "../src/read/roles/head-atoms.ts";
import { bestRoles, type Links, ROLES, scoreRoles } from "../src/read/roles/role-model.ts";
import { readTextLines } from "../src/read/text-lines.ts";
import { jobs, read } from "./read-drawn.ts";

const named = (text: string) =>
  readCvText(text).experiences.map(({ position, company, location }) => [position, company, location]);

describe("what the pieces of a job's head are", () => {
  it("takes a town that no list knows from the employer, where a region follows it", () => {
    expect(
      named(`Onur Toprak
onur@example.org

İŞ DENEYİMİ
Yiyecek İçecek Müdürü, Likya Koyu Resort & Spa, Kemer, Antalya
Nisan 2022 – Halen
• Yedi restoranın ekibini yönetiyorum.
Restoran Şefi, Hotel Gelincik, Marmaris, Muğla
Nisan 2016 – Ekim 2018
• Servis ekibini yönettim.`),
    ).toEqual([
      ["Yiyecek İçecek Müdürü", "Likya Koyu Resort & Spa", "Kemer, Antalya"],
      ["Restoran Şefi", "Hotel Gelincik", "Marmaris, Muğla"],
    ]);
  });

  it("reads employers with their towns behind a slash and the title behind its label", () => {
    expect(
      named(`Hasan Kurt
hasan@example.org

İŞ DENEYİMİ
Aksu Uluslararası Nakliyat Ltd. Şti. / Tirebolu	Mart 2019 - Halen çalışıyorum
Görevi: Tır Şoförü
• Gürcistan seferleri
Bulancak Beton A.Ş. / Bulancak	Ocak 2014 - Şubat 2019
Görevi: Kamyon Şoförü
• Şantiyelere hazır beton sevkiyatı`),
    ).toEqual([
      ["Tır Şoförü", "Aksu Uluslararası Nakliyat Ltd. Şti.", "Tirebolu"],
      ["Kamyon Şoförü", "Bulancak Beton A.Ş.", "Bulancak"],
    ]);
  });

  it("takes the town before what labels tell of a job in the same line", () => {
    expect(
      named(`Onur Toprak
onur@example.org

İŞ DENEYİMİ
Planlama Uzmanı
Karınca Otomotiv Yan Sanayi A.Ş.
09.2015 – 02.2019
Bursa, Türkiye | Çalışma şekli: Tam zamanlı | Sektör: Otomotiv | Departman: Planlama
• Haftalık üretim planlarının hazırlanması`),
    ).toEqual([["Planlama Uzmanı", "Karınca Otomotiv Yan Sanayi A.Ş.", "Bursa, Türkiye"]]);
  });

  it("reads a legal form in Turkish capitals as part of a name, not as a sentence's end", async () => {
    const name = "DÖRDÜNCÜ MÜHENDİS – LEVANT TANKER TAŞIMACILIĞI LTD. ŞTİ.";
    const profile = await read([
      { text: "Beatriz Neves", x: 40, y: 50, size: 22 },
      { text: "bea@example.org", x: 40, y: 72 },
      { text: "İŞ DENEYİMİ", x: 40, y: 110, size: 14, bold: true },
      { text: "[ 10/2016 – 04/2018 ]", x: 40, y: 130 },
      { text: name, x: 40, y: 144 },
      { text: "• Pompa dairesinin bakımını yapmak", x: 44, y: 158 },
    ]);
    expect(jobs(profile)).toEqual([
      ["DÖRDÜNCÜ MÜHENDİS", "LEVANT TANKER TAŞIMACILIĞI LTD. ŞTİ.", "10/2016", "04/2018"],
    ]);
  });
});

describe("what the pieces of a school's head are", () => {
  const schools = (text: string) =>
    readCvText(text).education.map(({ institution, degree, field, location }) => [
      institution,
      [degree, field].filter(Boolean).join(", "),
      location,
    ]);

  it("takes a town that no list knows from the school, where its country follows", () => {
    expect(
      schools(`Kwame Ofori
kwame@example.org

EDUCATION
2010 – 2014
WASSCE
Achimota Academy, Nkawkaw, Ghana
2004 – 2010
Basic Education Certificate
Volta Academy, Sogakope, Ghana`),
    ).toEqual([
      ["Achimota Academy", "WASSCE", "Nkawkaw, Ghana"],
      ["Volta Academy", "Basic Education Certificate", "Sogakope, Ghana"],
    ]);
  });

  it("tells the faculty where somebody studied from what was studied there", () => {
    expect(
      schools(`Selim Arat
selim@example.org

EĞİTİM
2014 – 2018
Tıpta Uzmanlık, Göğüs Cerrahisi
Meram Tıp Fakültesi
2006 – 2012
Tıp Doktoru
Cerrahpaşa Tıp Fakültesi`),
    ).toEqual([
      ["Meram Tıp Fakültesi", "Tıpta Uzmanlık, Göğüs Cerrahisi", ""],
      ["Cerrahpaşa Tıp Fakültesi", "Tıp Doktoru", ""],
    ]);
  });

  it("leaves the campus of a state's university in its name", () => {
    expect(
      schools(`Ada Reyes
ada@example.org

EDUCATION
2010 – 2014
University of Nevada, Las Vegas
B.S. Hotel Management`),
    ).toEqual([["University of Nevada, Las Vegas", "B.S., Hotel Management", ""]]);
  });
});

describe("the model of roles", () => {
  const links: Links = { transitions: [], presence: [], mayReturn: false };
  const [title, employer, place] = [
    ROLES.indexOf("title"),
    ROLES.indexOf("employer"),
    ROLES.indexOf("place"),
  ];

  it("finds the reading that scores best, in which no role comes twice apart", () => {
    const sequence = {
      scores: [
        [3, 0, 0, 0],
        [-5, 2, 0, 0],
        [5, 0, 1, 0],
      ],
      steps: ["entry", "comma", "row"] as const,
    };
    const best = bestRoles(sequence, links);
    expect(best).toEqual([ROLES.indexOf("other"), employer, title]);
    expect(scoreRoles([title, employer, title], sequence, links)).toBe(Number.NEGATIVE_INFINITY);
    expect(scoreRoles([title, employer, place], sequence, links)).toBe(6);

    expect(scoreRoles(best, sequence, links)).toBe(7);
  });

  it("lets a degree's subject stand behind the school", () => {
    const sequence = {
      scores: [
        [3, 0, 0, 0],
        [-5, 2, 0, 0],
        [5, 0, 1, 0],
      ],
      steps: ["entry", "row", "row"] as const,
    };
    expect(bestRoles(sequence, { ...links, mayReturn: true })).toEqual([title, employer, title]);
  });

  it("cuts a head at its signs, and joins it as it was written", () => {
    const [line] = readTextLines("2) Kestrel Turbine Systems, Inc. / Cranberry Township, PA");
    const atoms = cutAtoms(line ? [line] : []);
    expect(atoms.map(({ text }) => text)).toEqual([
      "Kestrel Turbine Systems, Inc.",
      "Cranberry Township",
      "PA",
    ]);
    expect(joinAtoms(atoms.slice(1))).toBe("Cranberry Township, PA");
  });
});
