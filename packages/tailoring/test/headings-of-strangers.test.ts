import { describe, expect, test } from "vitest";
import { readHeading, readPlacedHeading } from "../src/posting/headings.ts";
import { readPosting } from "../src/read-posting.ts";

const placed = (heading: string) => readPlacedHeading(heading, { opensList: true, standsAlone: true });

describe("what a heading announces before a list", () => {
  test.each([
    ["What the ferry gives you", "benefits"],
    ["What our divers receive", "benefits"],
    ["Holidays and pension", "benefits"],
    ["Would be counted as an asset", "nice"],
    ["Bonus points if you have", "nice"],
    ["Essential functions", "tasks"],
    ["What the shift leader does", "tasks"],
    ["Does this sound like you?", "requirements"],
    ["Insurance experience", "requirements"],
    ["Our quarry", "company"],
    ["Life on board", "company"],
    ["What happens next", "application"],
    ["Limanımızın sundukları", "benefits"],
    ["Karşılığı", "benefits"],
    ["Seni öne çıkaracaklar", "nice"],
    ["Ayrıca sevineceklerimiz", "nice"],
    ["Üstleneceğin işler", "tasks"],
    ["Bu iş kime göre?", "requirements"],
    ["Tersanemiz", "company"],
    ["Mülakat süreci", "application"],
    ["Bize ulaşın", "application"],
  ])("“%s”: %s", (heading, kind) => {
    expect(readHeading(heading, false) ?? placed(heading)).toBe(kind);
  });
});

const FLAT = {
  en: `Ferry Purser What you will do • Sell tickets on board • Count the till • Speak to passengers in rough weather What you need • One year in hospitality • First aid certificate What the ferry gives • A cabin with a window • Soup at midnight • Half fares for family`,
  tr: `Gemi Muhasebecisi Neler yapacaksın • Bilet satışını kaydetmek • Kasayı saymak • Yolcularla ilgilenmek Aradıklarımız • En az bir yıl konaklama deneyimi • İlk yardım belgesi Sunulanlar • Pencereli kamara • Gece yarısı çorbası • Aileye yarım bilet`,
};

test.each(["en", "tr"] as const)(
  "what one gets asks nothing where the line breaks are lost (%s)",
  (language) => {
    const asked = readPosting(FLAT[language]).requirements.map(({ text }) => text);
    expect(asked.join("; ")).toMatch(language === "en" ? /First aid certificate/ : /İlk yardım belgesi/);
    expect(asked.join("; ")).not.toMatch(/cabin|soup|fares|kamara|çorba|bilet$/iu);
  },
);

test("behind a language another thing begins another item", () => {
  const flat = `Bookkeeper What you will do Post invoices daily Reconcile three bank accounts Prepare the monthly report What you need Two years in bookkeeping Attention to detail Good to have Welsh Xero What we give Free parking`;
  const asked = readPosting(flat).requirements.map(({ text }) => text);
  expect(asked).toEqual(expect.arrayContaining(["Welsh", "Xero"]));
});

test("a noun of several words ends an item before a name with capitals inside, and so does a paper's name", () => {
  const flat = `Bahçıvan Görevler Çim biçmek Sulama hatlarını onarmak Haftalık rapor hazırlamak Aranan nitelikler En az iki yıl bahçe deneyimi Toprak tanıma ve hastalık takibi MapInfo Zirai İlaç Uygulayıcı Belgesi Vinç operatör belgesi CorelDRAW ile pafta çizimi B sınıfı sürücü belgesi`;
  const asked = readPosting(flat).requirements.map(({ text }) => text);
  expect(asked).toEqual(
    expect.arrayContaining([
      "Toprak tanıma ve hastalık takibi",
      "Vinç operatör belgesi",
      "CorelDRAW ile pafta çizimi",
      "B sınıfı sürücü belgesi",
    ]),
  );
});

describe("in a paste that lost its breaks", () => {
  const flat = `Ferry Cook The boat Skerry Line sails to four islands and back. What you will look after The galley stores Menus for two crews Deck barbecues We are looking for Two years in a ship's galley The Ship's Cook Certificate A food hygiene course Helpful as well Baking bread Norwegian What we give A cabin alone. You will sail with us for two days before you decide.`;
  const { sections, requirements } = readPosting(flat);
  test("the beginning of a sentence is a heading behind an item alone", () => {
    expect(sections.map(({ kind }) => kind)).toEqual(["tasks", "requirements", "nice", "benefits"]);
    const prose = "We run a small studio. We are looking for Python developers who like boats. Tell us why.";
    expect(readPosting(prose).sections).toEqual([]);
  });
  test("a name that begins with an article isn't cut by a word that headings use", () => {
    expect(requirements.map(({ text }) => text).join("; ")).toContain("Baking bread");
    expect(sections.map(({ heading }) => heading)).not.toContain("The Ship");
  });
});
