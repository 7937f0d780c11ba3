import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const read = (posting: string) => readPosting(posting).requirements.filter(({ isJob }) => !isJob);
const asked = (posting: string): string[] => read(posting).map(({ text }) => text);
const wished = (posting: string): string[] =>
  read(posting)
    .filter(({ importance }) => importance === "nice")
    .map(({ text }) => text);

test("of a table with a column of grades each row is asked as its grade says, whatever the row is called", () => {
  const posting = `Quarry Blaster
Topic | What the job asks | Weight
Drill plan | Laying out bore holes on the bench | must
Paper | Shot records for the inspectorate | must
Ticket | Explosives supervisor card | must
Software | O-Pitblast; Surpac | nice
Tongue | some Cornish | nice

About the quarry | Slate since 1840, with a brass band
Extras | Boots, a locker and pasties on Fridays`;
  expect(asked(posting)).toEqual([
    "Laying out bore holes on the bench",
    "Shot records for the inspectorate",
    "Explosives supervisor card",
    "O-Pitblast",
    "Surpac",
    "some Cornish",
  ]);
  expect(wished(posting)).toEqual(["O-Pitblast", "Surpac", "some Cornish"]);
});

test("marks for must and wish are told by the column's head", () => {
  const posting = `Arıcılık Sorumlusu
Alan | Ne arıyoruz | Z/T
Kovan | Bahar bakımında oğul takibi | Z
Kovan | Ana arı yetiştirmek | Z
Belge | Arıcılık kursu belgesi | Z
Diğer | Propolis işleme | T`;
  expect(asked(posting)).toEqual([
    "Bahar bakımında oğul takibi",
    "Ana arı yetiştirmek",
    "Arıcılık kursu belgesi",
    "Propolis işleme",
  ]);
  expect(wished(posting)).toEqual(["Propolis işleme"]);
});

test("columns headed 'essential' and 'desirable' hold what is asked, and how it is judged is left alone", () => {
  const posting = `Bell Founder
| Area | Essential | Desirable | Assessed by |
| Casting | Loam moulding of bells over one tonne | Lost wax | Interview |
| Tuning | Lathe tuning to five partials | | Interview |
| Papers | | Apprenticeship in a foundry | Certificate |`;
  expect(asked(posting)).toEqual([
    "Loam moulding of bells over one tonne",
    "Lost wax",
    "Lathe tuning to five partials",
    "Apprenticeship in a foundry",
  ]);
  expect(wished(posting)).toEqual(["Lost wax", "Apprenticeship in a foundry"]);
});

test("what a row is called and its level are one thing, where the first column holds what is asked", () => {
  const posting = `Sail Maker
Task	What it means	How often
Cutting	Plotter and hand cutting of laminate panels	daily
Finishing	Hand-sewn rings and splicing of bolt ropes	weekly
Stitching	Zigzag machines with a long arm	daily
Requirement	Level	Must / Wish
Industrial sewing	3 years	must
Cutting plans	sure	must
Tacking in a dinghy	any	wish
We offer	A loft over the harbour`;
  expect(asked(posting).map((text) => text.replace("\t", " · "))).toEqual([
    "Plotter and hand cutting of laminate panels",
    "Hand-sewn rings and splicing of bolt ropes",
    "Zigzag machines with a long arm",
    "Industrial sewing · 3 years",
    "Cutting plans · sure",
    "Tacking in a dinghy · any",
  ]);
  expect(wished(posting).map((text) => text.replace("\t", " · "))).toEqual(["Tacking in a dinghy · any"]);
});

test("a row with an unknown name asks where the rows before it do, until the table says what one gets", () => {
  const posting = `Night Auditor
Main duties | Closing the day; walking the building twice a night
Education | Secondary school
Systems | Opera PMS, key card encoder
Manner | Calm and discreet with cash
Benefits | Meals on duty
Extras | A taxi home after the late shift`;
  const text = asked(posting).join("\n");
  for (const named of ["Closing the day", "Secondary school", "key card encoder", "discreet"])
    expect(text).toContain(named);
  for (const given of ["Meals", "taxi"]) expect(text).not.toContain(given);
});

test("a table about the place, and one of what one gets, ask nothing", () => {
  const posting = `Gardener
Requirements | Rose pruning; Ride-on mower; Hedge laying
Site | Acres | Founded
North lawn | twelve | by monks
South lawn | nine | by nuns
What we give | How often | From whom
Boots | yearly | the estate
Cider | weekly | the steward`;
  const text = asked(posting).join("\n");
  for (const other of ["lawn", "monks", "Boots", "Cider", "steward"]) expect(text).not.toContain(other);
});

test("where the first cells of graded rows say more than the next, both are one thing", () => {
  const posting = `Lighthouse Keeper
Field | Depth | Must / Nice
Servicing of diesel generators | Daily | Must
Sea survival certificate | In date | Must
Weather reports by radio | Has done it | Must
Repair of stone steps | Has done it | Nice`;
  expect(asked(posting)).toEqual([
    "Servicing of diesel generators | Daily",
    "Sea survival certificate | In date",
    "Weather reports by radio | Has done it",
    "Repair of stone steps | Has done it",
  ]);
  expect(wished(posting)).toEqual(["Repair of stone steps | Has done it"]);
});

test("a column that counts the rows is none of what they ask", () => {
  const posting = `Harbour Pilot
No.	Criterion	E/D	Assessed by
1	Ship handling in narrow waters	E	A, I
2	Radar plotting	E	T
3	Knowledge of the tide tables	E	A
4	Icelandic	D	I`;
  expect(asked(posting)).toEqual([
    "Ship handling in narrow waters",
    "Radar plotting",
    "Knowledge of the tide tables",
    "Icelandic",
  ]);
  expect(wished(posting)).toEqual(["Icelandic"]);
});

test("Turkish columns for what is demanded and what is preferred are told as the English ones are", () => {
  const posting = `Deniz Feneri Bekçisi
Özellik | Zorunlu | Tercih edilen | Nasıl ölçülür
Öğrenim | Denizcilik lisesi diploması | Makine bölümü | Belge
İş | Dizel jeneratör bakımı; telsizle hava raporu vermek | Taş merdiven onarımı | Görüşme
Belge | Denizde canlı kalma eğitimi | - | Belge`;
  expect(asked(posting)).toEqual([
    "Denizcilik lisesi diploması",
    "Makine bölümü",
    "Dizel jeneratör bakımı",
    "telsizle hava raporu vermek",
    "Taş merdiven onarımı",
    "Denizde canlı kalma eğitimi",
  ]);
  expect(wished(posting)).toEqual(["Makine bölümü", "Taş merdiven onarımı"]);
});
