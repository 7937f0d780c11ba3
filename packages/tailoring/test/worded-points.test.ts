import { describe, expect, it } from "vitest";
import { polishEnglish } from "../src/languages/en/writing/polish.ts";
import { polishTurkish } from "../src/languages/tr/writing/polish.ts";
import { phraseAddition } from "../src/writing/phrase-addition.ts";

describe("an English point", () => {
  it.each([
    ["I was responsible for managing a team of 5", "Managed a team of 5", "Manage a team of 5"],
    [
      "Making coffee and serving customers",
      "Made coffee and served customers",
      "Make coffee and serve customers",
    ],
    ["Prepare reports for the board", "Prepared reports for the board", "Prepare reports for the board"],
    [
      "Answer phones and greet visitors",
      "Answered phones and greeted visitors",
      "Answer phones and greet visitors",
    ],
    ["Troubleshoot printers", "Troubleshot printers", "Troubleshoot printers"],
    ["speaking to parents", "Spoke to parents", "Speak to parents"],
    ["jQuery plugins for the shop", "jQuery plugins for the shop", "jQuery plugins for the shop"],
    ["I help train student nurses", "Helped train student nurses", "Help train student nurses"],
    ["Utilizes the till system daily", "Utilized the till system daily", "Utilize the till system daily"],
    [
      "Acts as deputy of the head gardener",
      "Acted as deputy of the head gardener",
      "Act as deputy of the head gardener",
    ],
    ["Work closely with two bakers", "Worked closely with two bakers", "Work closely with two bakers"],
    ["Responsible to prepare the rota", "Prepared the rota", "Prepare the rota"],
    ["Submits parcels to customs", "Submitted parcels to customs", "Submit parcels to customs"],
    [
      "Tracking incoming and outgoing parcels",
      "Tracked incoming and outgoing parcels",
      "Track incoming and outgoing parcels",
    ],
    [
      "Directing crews of up to 20 bakers",
      "Directed crews of up to 20 bakers",
      "Direct crews of up to 20 bakers",
    ],
    ["Opens and closes the shop", "Opened and closed the shop", "Open and close the shop"],
    ["Develop and test recipes", "Developed and tested recipes", "Develop and test recipes"],
    [
      "Prepare lists to track and improve yields",
      "Prepared lists to track and improve yields",
      "Prepare lists to track and improve yields",
    ],
    ["Reduced falls by 15%", "Reduced falls by 15%", "Reduced falls by 15%"],
    [
      "I walked patients through the form, and I filed it",
      "Walked patients through the form, and filed it",
      "Walked patients through the form, and filed it",
    ],
    [
      "I pre-notified food of plant origin",
      "Pre-notified food of plant origin",
      "Pre-notified food of plant origin",
    ],
    [
      "I was second in the pastry section",
      "I was second in the pastry section",
      "I was second in the pastry section",
    ],
    [
      "I wrote the plan, the team built it and I tested it",
      "Wrote the plan, the team built it and I tested it",
      "Wrote the plan, the team built it and I tested it",
    ],
    ["I never priced a job", "I never priced a job", "I never priced a job"],
    ["I tasted it myself", "I tasted it myself", "I tasted it myself"],
  ])("has one tense: %s", (written, inPastJob, inPresentJob) => {
    expect(polishEnglish(written, true)[0]).toBe(inPastJob);
    expect(polishEnglish(written, false)[0]).toBe(inPresentJob);
  });

  it.each([
    "Testing and inspection to BS 7671",
    "Training courses for staff",
    "Support desk for 400 users",
    "Managing stock, ordering and pricing",
    "Rewires of houses",
    "Working knowledge of looms",
    "Discharge planning with the porters",
    "Onboarding quizzes of the mill",
    "Tracking accuracy up from 80% to 93%",
    "Managing Director of the mill",
    "Answer phones and book rooms",
    "Prepare lists to help the cooks and assist the owner",
    "Work permits for crews",
    "Transfer desk of the airport",
    "Month end close",
  ])("that may be a noun stays as it is: %s", (written) => {
    expect(polishEnglish(written, true)).toEqual([written]);
  });
});

it.each(["Sold bread, rolls, etc.", "Kept the books of Lorne Mill Ltd.", "Baked for the U.S."])(
  "an abbreviation keeps its full stop: %s",
  (written) => {
    expect(polishEnglish(written, true)[0]).toBe(written);
  },
);

describe("a Turkish point", () => {
  it.each([
    ["Ben depo yönetiminden sorumluydum.", "Depo yönetimi"],
    ["Menü planlaması ve maliyet hesabından sorumluyum", "Menü planlaması ve maliyet hesabı"],
    ["Un, şeker, maya vb.", "Un, şeker, maya vb."],
    ["Ayrıca stok takibi yapıyorum.", "Stok takibi yapıyorum"],
    ["istanbul bölgesinin satışından sorumlu oldum", "İstanbul bölgesinin satışı"],
  ])("loses its first person where an activity is left: %s", (written, polished) => {
    expect(polishTurkish(written)).toBe(polished);
  });

  it("keeps its verb where what is left would say nothing", () => {
    expect(polishTurkish("Soğuk mutfaktan sorumluydum")).toBe("Soğuk mutfaktan sorumluydum");
  });
});

describe("a point that the extensive mode proposes", () => {
  it.each([
    ["en", "Leading a kitchen team", "Led a kitchen team"],
    ["en", "Contract drafting", "Carried out contract drafting"],
    ["en", "Kubernetes", "Worked with Kubernetes"],
    ["en", "Coordinate ward rounds with physicians", "Coordinated ward rounds with physicians"],
    ["en", "maintain vaccine records", "Maintained vaccine records"],
    ["en", "assists with parcel returns", "Assisted with parcel returns"],
    ["en", "Tracking incoming and outgoing parcels", "Tracked incoming and outgoing parcels"],
    ["en", "irrigation technologies", "Worked with irrigation technologies"],
    ["tr", "aylık listeler hazırlamak", "Aylık listeler hazırladım"],
    ["tr", "Reyon düzenini kurmak ve korumak", "Reyon düzenini kurdum ve korudum"],
    ["tr", "depo programlarını", "Depo programlarını kullandım"],
    ["tr", "GS1 kodlama", "GS1 kodladım"],
    ["tr", "Reyon düzeni ve GS1 kodlama", "Reyon düzeni ve GS1 kodlama deneyimi"],
    ["tr", "Ambalaj malzeme", "Ambalaj malzeme deneyimi"],
    ["tr", "Sözleşme hazırlama", "Sözleşme hazırladım"],
    ["tr", "Ekip yönetme", "Ekip yönettim"],
    ["tr", "stok yönetimi", "Stok yönetimi yaptım"],
    ["tr", "İş hukuku", "İş hukuku deneyimi"],
    ["tr", "SAP", "SAP kullandım"],
  ] as const)("says as done what the posting asks for, in %s: %s", (language, term, said) => {
    expect(phraseAddition(term, language, true)).toBe(said);
  });

  it.each([
    ["en", "SAP or Xero"],
    ["en", "c"],
    ["en", "update shelf labels"],
    ["en", "sorting returns and to count them"],
    ["en", "Librarian will play a central part"],
    ["en", "coupled with a love of books"],
    ["en", "legally entitled to drive lorries"],
    ["en", "Primary School Teacher"],
    ["en", "knitting flow"],
    ["en", "strong counting skills"],
    ["en", "meet the following conditions"],
    ["en", "Department of Public Gardens"],
    ["tr", "Ekip yönetebilecek"],
    ["tr", "R veya SPSS"],
  ] as const)("is none where nobody could have done it, in %s: %s", (language, term) => {
    expect(phraseAddition(term, language, true)).toBeNull();
  });
});
