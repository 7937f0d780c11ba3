import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

/** The posting's own words for all that it asks for, but the job itself. */
const asked = (posting: string): string[] =>
  readPosting(posting)
    .requirements.filter(({ isJob }) => !isJob)
    .map(({ text }) => text);
const all = (posting: string): string => asked(posting).join("\n");

test("rows whose first cell ends in a colon are lists under that heading", () => {
  const posting = `Paralegal (Conveyancing) | Shrewsbury | 35 hrs | £24,000
Role: | Draft contract packs | Order searches & raise enquiries | Complete SDLT returns
Person: | CILEX Level 3 or LPC | Accurate typing
Perks: | 25 days | Free parking | Birthday off`;
  expect(asked(posting)).toEqual([
    "Draft contract packs",
    "Order searches & raise enquiries",
    "Complete SDLT returns",
    "CILEX Level 3 or LPC",
    "Accurate typing",
  ]);
});

test("pictures between the items of one line are bullets, and loud words before them headings", () => {
  const posting = `🎬 VIDEO EDITOR
Pebblebox makes films for museums. 12 people, 3 cats, 1 piano.
YOU'LL: 🎥 cut exhibition films 🎥 colour grade 🎥 subtitle in 2 languages
YOU'VE GOT: 🔹 3+ yrs editing 🔹 DaVinci Resolve
YOU GET: 💚 Friday soup 💚 museum pass`;
  expect(asked(posting)).toEqual([
    "cut exhibition films",
    "colour grade",
    "subtitle in 2 languages",
    "3+ yrs editing",
    "DaVinci Resolve",
  ]);
});

test("slashes and pluses between the items of one line part them", () => {
  const posting = `Social Worker
ESSENTIAL: SW degree // Social Work England registration // Driving licence
WHAT WE EXPECT = associate degree + 2 years as team leader + advanced Excel + building reports`;
  expect(asked(posting)).toEqual([
    "SW degree",
    "Social Work England registration",
    "Driving licence",
    "associate degree",
    "2 years as team leader",
    "advanced Excel",
    "building reports",
  ]);
});

test("prose asks with 'you should', 'we ask for', 'if you hold' and 'would be handy'", () => {
  const posting = `Harbour Crane Operator

The Port of Skelwick handles timber and, every second Thursday, a circus.

You should hold a CPCS card for mobile cranes. We ask for patience at the lever and a medical certificate.
We would like to hear from you if you hold a rigging licence, and if you keep a tidy log book.
As half of our crews are from Gdynia, some Polish would be handy.

In return there is a pair of boots, 28 days of leave and a place in the choir.`;
  const read = all(posting);
  for (const thing of ["CPCS card", "medical certificate", "rigging licence", "log book", "Polish"])
    expect(read).toContain(thing);
  for (const gift of ["circus", "boots", "leave", "choir"]) expect(read).not.toContain(gift);
  const polish = readPosting(posting).requirements.find(({ text }) => text.includes("Polish"));
  expect(polish).toMatchObject({ kind: "language", importance: "nice" });
});

test("Turkish prose asks with 'bekliyoruz', 'gerekiyor', '-malısınız' and 'varsa'", () => {
  const posting = `Mavi Köşk Anaokulu 2009'dan beri bahçeli bir köşkte hizmet veriyor.

Aramıza katılacak öğretmenimizin en az iki yıl sınıf deneyimi bulunmasını bekliyoruz. Montessori eğitimi almış olmanız gerekiyor. Gelişim raporlarını düzenli yazabilmelisiniz. Piyano çalmanız bizi mutlu eder. İlk yardım belgeniz varsa sizi tanımak isteriz.

Size yemek, servis ve yaz tatili sunuyoruz. Çocuklarınıza okul indirimi bizden.`;
  const read = all(posting);
  for (const thing of [
    "sınıf deneyimi",
    "Montessori",
    "Gelişim raporlarını",
    "Piyano",
    "İlk yardım belgeniz",
  ])
    expect(read).toContain(thing);
  for (const gift of ["yaz tatili", "indirimi", "köşkte"]) expect(read).not.toContain(gift);
});

test("who will do the job does what the sentence says, and a promise is none", () => {
  const posting = `Kalite Mühendisi

Kalite mühendisimiz müşteri şikâyetlerini cevaplayacak ve kalibrasyon takvimini izleyecektir.
Adaylara geri dönüş yapılacaktır.`;
  expect(asked(posting)).toEqual([
    "Kalite mühendisimiz müşteri şikâyetlerini cevaplayacak ve kalibrasyon takvimini izleyecektir.",
  ]);
});

test("each item of a list is asked, however common its words", () => {
  const posting = `Shop Assistant
Your tasks:
- opening and closing the shop
- Machine shelves by hand
Requirements:
- Some Dutch
- nothing but good humour`;
  expect(asked(posting)).toEqual([
    "opening and closing the shop",
    "Machine shelves by hand",
    "Some Dutch",
    "nothing but good humour",
  ]);
});

test("one thing that is done is one requirement, however many verbs it takes", () => {
  const posting = `Baker
Responsibilities:
- Mix, shape and bake bread, keeping the ovens clean and helping the shop when it is busy`;
  expect(asked(posting)).toEqual([
    "Mix, shape and bake bread, keeping the ovens clean and helping the shop when it is busy",
  ]);
});

test("examples stay with what they are examples of", () => {
  const posting = `Developer
Requirements:
- Hands-on experience with cloud services such as EC2, Lambda and S3`;
  expect(asked(posting)).toEqual(["Hands-on experience with cloud services such as EC2, Lambda and S3"]);
});

test("two names of one family are two requirements", () => {
  const posting = `Analyst
Requirements:
- Power Query
- Power BI
- Shift work
Tasks:
- Support the shift team`;
  expect(asked(posting)).toEqual(["Power Query", "Power BI", "Shift work", "Support the shift team"]);
});

test("a sentence behind a list isn't of the list", () => {
  const posting = `Archivist
Essential criteria:
- Palaeography
- Basic Latin

The Council runs a choir and a canteen with discounts for all staff.`;
  expect(asked(posting)).toEqual(["Palaeography", "Basic Latin"]);
});

test("a curriculum is what teachers work with, and no order in Spanish", () => {
  const posting = "Teacher\nTasks:\n- Plan lessons under the preschool curriculum";
  expect(readPosting(posting).warnings).toEqual([]);
  expect(asked(posting)).toEqual(["Plan lessons under the preschool curriculum"]);
});

test.each([
  ["What comes with the job", "- A tram pass\n- Four weeks of leave\n- A harmonica"],
  ["What you may expect", "- A 34-hour week\n- A place in our nursery\n- Pilates for staff"],
  ["What is offered", "- A week of four days\n- Lunch allowance\n- Ten days off at Easter"],
  ["The rest", "- Two evenings a month\n- A locker in the old vault"],
  ["İşle birlikte gelenler", "- Bir vapur kartı\n- Dört hafta izin\n- Bir mızıka"],
  ["Neler veriyoruz?", "- Yılda iki prim\n- Diş tedavisini de kapsayan sigorta\n- Kendi tenis kortumuz"],
])("what stands below »%s« is offered, not asked", (heading, offers) => {
  const posting = `Radiographer\n\nRequirements\n- Two years on a scanner\n- A licence to practise\n\n${heading}\n${offers}\n`;
  expect(asked(posting)).toEqual(["Two years on a scanner", "A licence to practise"]);
});
