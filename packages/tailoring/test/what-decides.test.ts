import { describe, expect, test } from "vitest";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";
import { type Who, verdictOn, worked } from "./people/asked-alone.ts";
import { profile, TODAY } from "./people/person.ts";

const says = (additionalInfo: string): Who => ({ additionalInfo });
const holds = (name: string, issuer = "", summary = ""): Who => ({
  summary,
  certifications: [{ name, issuer }],
});
const studied = (degree: string, field: string): Who => ({
  education: [{ institution: "University of Arden", degree, field }],
});

describe("a licence is told in any order of its words", () => {
  test.each([
    ["Full driving licence", "Driving licence B. Has not worked at sea.", "en"],
    ["B sınıfı ehliyet", "B sınıfı sürücü belgem var, seyahat edebilirim.", "tr"],
    ["Sürücü belgesi (B sınıfı)", "Sürücü belgemi 2015'te aldım, B sınıfı.", "tr"],
  ] as const)("“%s” by “%s”", (asked, told, language) => {
    expect(verdictOn(asked, says(told), language)).toBe("met");
  });

  test.each([
    ["Full driving licence", "Does not hold a driving licence. B. Smith will refer.", "en"],
    ["B sınıfı ehliyet", "Belgem kayıp.", "tr"],
  ] as const)("“%s” not by “%s”", (asked, told, language) => {
    expect(verdictOn(asked, says(told), language)).not.toBe("met");
  });
});

describe("a certificate is its name, with who issued it", () => {
  test.each([
    ["Valid first aid certificate", holds("First Aid at Work certificate"), "en"],
    ["Süresi dolmamış hijyen belgesi", holds("Hijyen Eğitimi Belgesi"), "tr"],
    [
      "Ulaştırma Bakanlığı onaylı vinç operatörü sertifikası",
      holds("Vinç Operatörü Sertifikası", "T.C. Ulaştırma Bakanlığı", "Limanda çalışıyorum."),
      "tr",
    ],
    ["The BAFE fire extinguisher certificate", holds("Fire Extinguisher Certificate", "BAFE"), "en"],
  ] as const)("“%s”", (asked, who, language) => {
    expect(verdictOn(asked, who, language)).toBe("met");
  });

  test.each([
    ["Second Class Boiler Operator certificate (ONTSA)", holds("Lift Mechanic, Class A", "ONTSA"), "en"],
    ["The BAFE fire extinguisher certificate", holds("Alarm Design", "BAFE"), "en"],
    ["Vinç operatörlüğü belgesi (B)", says("Sürücü belgesi: B sınıfı."), "tr"],
  ] as const)("“%s” is another", (asked, who, language) => {
    expect(verdictOn(asked, who, language)).not.toBe("met");
  });
});

describe("a group of fields is any field in it", () => {
  test.each([
    ["A degree in a numerate subject", studied("BSc", "Statistics"), "en"],
    ["A quantitative degree", studied("Lisans", "Fizik"), "en"],
    ["Sayısal bir bölümden lisans diploması", studied("BSc", "Mathematics"), "tr"],
    ["A degree in health sciences", studied("BSc", "Midwifery"), "en"],
    ["Üniversitelerin 4 yıllık bölümlerinden mezun", studied("Lisans", "Felsefe"), "tr"],
  ] as const)("“%s”", (asked, who, language) => {
    expect(verdictOn(asked, who, language)).toBe("met");
  });

  test.each([
    ["A degree in a numerate subject", studied("BA", "Theatre Studies"), "en"],
    ["A degree in a numerate subject", studied("BSc", "Physical Education"), "en"],
    ["Sayısal bir bölümden lisans diploması", studied("Lisans", "Tarih"), "tr"],
    ["A degree in health sciences", studied("BA", "Nursery Teaching"), "en"],
    ["Üniversitelerin 4 yıllık bölümlerinden mezun", studied("Ön Lisans", "Turizm"), "tr"],
  ] as const)("“%s” is none of another", (asked, who, language) => {
    expect(verdictOn(asked, who, language)).not.toBe("met");
  });
});

test("what is excepted isn't done", () => {
  const told = "Make curtains to order, except roman blinds, which go to an outside workshop";
  expect(verdictOn("Roman blinds", worked("Seamstress", told))).not.toBe("met");
  expect(verdictOn("Making curtains", worked("Seamstress", told))).toBe("met");
});

test("a number belongs to the name before it", () => {
  const asked = "Teach a Year 5 class across the national curriculum";
  const who = worked("Assistant", "Teach reading in a special school for pupils aged 5 to 16");
  expect(verdictOn(asked, who)).not.toBe("met");
  expect(verdictOn(asked, worked("Teacher", "Teach a Year 5 class the national curriculum"))).toBe("met");
});

/** Everything but one line of a posting is shown: then other words are believed, but for a tool. */
function amongShown(asked: string, language: "en" | "tr"): string | undefined {
  const shown = ["Python", "SQL", "Airflow", "Snowflake", "dbt"];
  const heading = language === "en" ? "Requirements:" : "Aranan nitelikler:";
  const reading = readPosting(`Data Engineer\n${heading}\n- ${asked}\n- ${shown.join("\n- ")}`);
  const who = profile({
    experiences: [
      {
        company: "A",
        position: "Data Engineer",
        startDate: "2018",
        endDate: "",
        responsibilities: [`Built pipelines with ${shown.join(", ")}`],
      },
    ],
  });
  const { matches } = matchProfile(reading, who, { language: "en", today: TODAY });
  return matches.find(({ requirement }) => requirement.text.includes(asked.slice(0, 12)))?.verdict;
}

test.each([
  ["Writing jobs for Spark in Scala or Python", "en"],
  ["Flink or a similar streaming engine in production", "en"],
  ["Flink veya benzeri bir akış motoruyla üretim tecrübesi", "tr"],
  ["Kafka üzerinden akan veriyi gerçek zamanlı işlemek", "tr"],
] as const)("“%s”: of a tool that isn't shown, another part of the line is no choice", (asked, language) => {
  expect(amongShown(asked, language)).not.toBe("met");
});

test("years in a part of a field are not years in the field", () => {
  const nurse = (...told: string[]): Who => ({
    experiences: [
      {
        company: "A",
        position: "Intensive Care Nurse",
        startDate: "2015",
        endDate: "",
        responsibilities: told,
      },
    ],
  });
  const asked = "At least 2 years in a paediatric intensive care unit";
  expect(verdictOn(asked, nurse("Cared for adults after heart surgery"))).not.toBe("met");
  expect(verdictOn(asked, nurse("Cared for children in paediatric intensive care"))).toBe("met");
});
