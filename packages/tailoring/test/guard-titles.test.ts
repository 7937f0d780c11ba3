import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read } from "./guard-lines.ts";
import { maySay } from "./may-say.ts";

/** Whether a summary may call somebody `claim` whose only job had that title. */
function mayBeCalled(title: string, claim: string): boolean {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", position: title, startDate: "2019", endDate: "2021" }],
  });
  return maySay(profile, `${claim}.`);
}

const SAME = read(`
Truck Driver => Driver
Kamyon Şoförü => Truck driver
Mağaza Müdür Yrd. => Assistant store manager
Mağaza Müdür Yardımcısı => Assistant store manager
İK Uzmanı => Human resources specialist
Ar-Ge Mühendisi => R&D engineer
RN => Registered nurse
Head Chef => Mutfak şefi
Aşçı => Cook
Kıdemli Yazılım Mühendisi => Senior software engineer
Warehouse Operative => Depo elemanı
Flight Attendant => Kabin memuru
Satın Alma Uzmanı => Procurement specialist
Okul Öncesi Öğretmeni => Preschool teacher
`);

const MORE = read(`
Assistant Store Manager => Store manager
Deputy Store Manager => Store manager
Müdür Yardımcısı => Müdür
Müdür Yrd. => Müdür
Müdür Yardımcısı => Manager
Stajyer Hemşire => Hemşire
Öğrenci Hemşire => Hemşire
Trainee Lawyer => Lawyer
Sous Chef => Head chef
Commis Chef => Chef
Nurse => Registered nurse
Nurse => Head nurse
Driver => Truck driver
Software Engineer => Senior software engineer
Software Engineer => Software architect
Yardımcı Öğretmen => Öğretmen
Student Nurse => Nurse
Hemşire Yardımcısı => Hemşire
Doktor => Cerrah
Accountant => Chartered accountant
Muhasebeci => Mali müşavir
Vice President => President
Denetçi Yardımcısı => Denetçi
Sales Representative => Sales manager
Takım Lideri => Müdür
Uzman Yardımcısı => Uzman
Şantiye Şef Yardımcısı => Şantiye şefi
İkinci Eczacı => Sorumlu eczacı
Branch Manager => General manager
Şube Müdür Yardımcısı => Şube müdürü
`);

test.for(SAME)("%s may be called: %s", ([title, claim]) => {
  expect(mayBeCalled(title, claim)).toBe(true);
});

test.for(MORE)("%s may not be called: %s", ([title, claim]) => {
  expect(mayBeCalled(title, claim)).toBe(false);
});

test.each([
  ["Bakery Supervisor", "Bakery Manager of a shop with 40 cake places."],
  ["Class 2 Crane Driver", "Class 1 crane driver on a harbour wall."],
])("who was %s is contradicted by »%s«", (position, claim) => {
  const profile = CareerProfile.parse({
    experiences: [
      {
        company: "Zet",
        position,
        startDate: "2019",
        endDate: "2021",
        description: "Harbour shop with 40 cake places.",
      },
    ],
  });
  const [checked] = createGuard(profile, "enhanced", "2026-11-21", "en").check(claim, {
    kind: "entry",
    place: "experiences.0",
  });
  expect(checked?.verdict).toBe("contradicted");
});
