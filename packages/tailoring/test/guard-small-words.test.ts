import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, it, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { follows, read } from "./guard-lines.ts";

const TRUE = `
Ordered feed and ice from two suppliers => Bought feed and ice from two suppliers
Order feed and ice from two suppliers => İki tedarikçiden yem ve buz siparişi verdi
Su kayıplarını ayda 40 tondan 15 tona indirdim => Aylık su kaybını 25 ton azalttı
Kept the procedures manual for the alerts team up to date => Uyarı ekibinin prosedür kılavuzunu güncel tuttu
Havuz suyunun klor değerini günde üç kez ölçtüm => Havuzun klor değerini günde üç kez ölçtü
Pruned 220 fruit trees every winter => Each winter, pruned 220 fruit trees
`;

const FALSE = `
Kapı, kart ve motor arızalarını giderdim => Kapı, kart ve motor tıbbi arızalarını giderdim
Took remote video assignments three evenings a week => Led remote video assignments three evenings a week
Cleaned and sanitised vessels and logged the results => Led and sanitised vessels and logged the results
9-14 yaş grubundaki 26 sporcuyu haftada altı gün çalıştırdım => Her gün 9-14 yaş grubundaki 26 sporcuyu çalıştırdım
Replaced gearbox oil, filters and brake pads => Replaced gearboxes, filters and brake pads
`;

describe("small words", () => {
  it.each(read(TRUE))("%s proves: %s", (line, claim) => expect(follows(line, claim)).toBe(true));
  it.each(read(FALSE))("%s doesn't prove: %s", (line, claim) => expect(follows(line, claim)).toBe(false));
});

const verdictOn = (claim: string, line: string, language: "en" | "tr") => {
  const profile = CareerProfile.parse({
    experiences: [
      {
        company: "Zet",
        position: "Eleman",
        startDate: "2019",
        endDate: "present",
        responsibilities: [line],
      },
    ],
    skills: { technical: [], soft: [], languages: [{ language: "English", proficiency: "Fluent" }] },
  });
  const guard = createGuard(profile, "enhanced", "2026-11-22", language);
  return guard.check(claim, { kind: "entry", place: "experiences.0" })[0]?.verdict;
};

test("what is said otherwise isn't contradicted: a day of each month, twice as much, without soil", () => {
  const saturdays = "Show visitors round the brewery on the first Saturday of the month";
  expect(verdictOn("Gives monthly brewery tours for visitors.", saturdays, "en")).not.toBe("contradicted");
  expect(verdictOn("Shows visitors round the brewery every week.", saturdays, "en")).toBe("contradicted");
  const doubled = "Hazır köfte satışını iki katına çıkardım";
  expect(verdictOn("Hazır köfte satışları ikiye katlandı.", doubled, "tr")).not.toBe("contradicted");
  const soilless = "Topraksız serada domates yetiştirdim";
  expect(verdictOn("Serada topraksız domates üretti.", soilless, "tr")).not.toBe("contradicted");
});

test("bilingual is fluent and more, and not only native", () => {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", position: "Technician", startDate: "2019", endDate: "present" }],
    skills: {
      technical: [],
      soft: [],
      languages: [
        { language: "Welsh", proficiency: "Native" },
        { language: "English", proficiency: "Fluent" },
        { language: "French", proficiency: "Basic" },
      ],
    },
  });
  const guard = createGuard(profile, "enhanced", "2026-11-22", "en");
  const verdict = (text: string) => guard.check(text, { kind: "profile" })[0]?.verdict;
  expect(verdict("Technician, bilingual in Welsh and English.")).not.toBe("contradicted");
  expect(verdict("Technician, bilingual in English and French.")).toBe("contradicted");
});
