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
