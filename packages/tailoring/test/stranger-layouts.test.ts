import { describe, expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const asked = (posting: string) =>
  readPosting(posting)
    .requirements.filter(({ isJob }) => !isJob)
    .map(({ text, importance }) => (importance === "nice" ? `(${text})` : text));

describe("whatever a stranger's posting looks like, what it asks is read", () => {
  test("questions and answers", () => {
    expect(
      asked(`Position: Hotel Night Auditor

Q: What will I do?
A: Close the day in Opera PMS, balance the cash drawer, prepare the breakfast list, and walk the fire rounds at 2 and 5.

Q: What do you expect of me?
A: Two years on a front desk, confident English, basic bookkeeping.

Q: Anything that would set me apart?
A: German or Dutch.

Q: And in return?
A: £13.40 an hour, a hot meal each shift, free parking.`),
    ).toEqual([
      "Close the day in Opera PMS",
      "balance the cash drawer",
      "prepare the breakfast list",
      "walk the fire rounds at 2 and 5.",
      "Two years on a front desk",
      "confident English",
      "basic bookkeeping.",
      "(German or Dutch.)",
    ]);
  });

  test("bullets on lines of their own, and a list that nothing heads", () => {
    expect(
      asked(`Veterinary Nurse

•
Monitor anaesthesia in dogs, cats and rabbits
•
Take radiographs and run in-house bloods
•
Hold nurse clinics for diabetic patients

You must be:

•
An RVN on the RCVS register`),
    ).toEqual([
      "Monitor anaesthesia in dogs, cats and rabbits",
      "Take radiographs and run in-house bloods",
      "Hold nurse clinics for diabetic patients",
      "An RVN on the RCVS register",
    ]);
  });

  test("a framed table", () => {
    expect(
      asked(`| Ünvan | Kaynak Mühendisi |
|---|---|
| Tecrübe | Basınçlı kap imalatında en az 4 yıl |
| Dil | Orta düzey İngilizce |
| Artı | Tank imalatı |
| Ücret | Görüşülür |`),
    ).toEqual(["Basınçlı kap imalatında en az 4 yıl", "Orta düzey İngilizce", "(Tank imalatı)"]);
  });

  test("headings by their marks, and a last list before what is offered", () => {
    expect(
      asked(`# Data Steward @ Northwind Health

## In the first 90 days
1. Set validation rules in REDCap

## You'll thrive here if
- you have cleaned clinical data for at least 2 years

## Brownie points
- HL7 FHIR

## The small print
Salary 48–52k EUR.`),
    ).toEqual([
      "Set validation rules in REDCap",
      "you have cleaned clinical data for at least 2 years",
      "(HL7 FHIR)",
    ]);
  });

  test("labels before a stroke", () => {
    expect(
      asked(`Elektrik Pano Montaj Ustası – Gebze

Ne yapacaksın / Pano montajı, bakır bara bükme, etiketleme, test
Ne biliyor olmalısın / Elektrik projesi okuma, ölçü aleti kullanma
Ne veriyoruz / 38.000 TL net, iki öğün yemek, servis`),
    ).toEqual([
      "Pano montajı, bakır bara bükme, etiketleme, test",
      "Elektrik projesi okuma",
      "ölçü aleti kullanma",
    ]);
  });

  test("a small ad of short notes", () => {
    const read = asked(
      "CRANE OPERATOR\n60t crawler. CPCS A02. Own transport. CSCS card. Immediate start, Teesside, £26/hr.",
    );
    expect(read).toEqual(expect.arrayContaining(["CPCS A02.", "Own transport.", "CSCS card."]));
    expect(read.join()).not.toContain("£26");
  });

  test("small letters throughout", () => {
    expect(
      asked(
        "muayenehanemize asistan bakıyoruz. dört elle çalışmayı bilen, sterilizasyon kurallarına uyan birisi olsun. en az 1 sene tecrübe şart. maaş konuşuruz.",
      ),
    ).toEqual([
      "dört elle çalışmayı bilen",
      "sterilizasyon kurallarına uyan birisi olsun.",
      "en az 1 sene tecrübe şart.",
    ]);
  });

  test("a label that tells of the company ends with its paragraph", () => {
    expect(
      asked(`Florist

About the shop: fern-filled, under a railway arch.

You will condition stems at six.`),
    ).toEqual(["You will condition stems at six."]);
  });

  test("each verb of a long sentence is a task of its own", () => {
    expect(
      asked(
        "Planner\n\nYou will draft employment contracts and disciplinary rules, give advice on data protection in all departments, and run enforcement proceedings through the court's system.",
      ),
    ).toEqual([
      "You will draft employment contracts and disciplinary rules",
      "give advice on data protection in all departments",
      "run enforcement proceedings through the court's system.",
    ]);
  });
});
