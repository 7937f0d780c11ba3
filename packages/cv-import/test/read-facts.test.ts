import { expect, test } from "vitest";
import { readFacts } from "../src/read/read-facts.ts";

test("date of birth, military service and driving licence are read where a label says so, in either language", () => {
  expect(
    readFacts(["Doğum Tarihi: 12.03.1990", "Askerlik Durumu: Tamamlandı | Sürücü Belgesi: B sınıfı"]),
  ).toEqual({ birthDate: "12.03.1990", militaryService: "Tamamlandı", drivingLicence: "B sınıfı" });
  expect(readFacts(["Date of birth: 12 March 1990", "Driving licence: B, BE"])).toEqual({
    birthDate: "12 March 1990",
    militaryService: "",
    drivingLicence: "B, BE",
  });
});

test("what no label names is none of them", () => {
  expect(readFacts(["Military hospital, Ankara", "Driving school: owner since 2012", "12.03.1990"])).toEqual({
    birthDate: "",
    militaryService: "",
    drivingLicence: "",
  });
});
