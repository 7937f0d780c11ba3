import { describe, expect, test } from "vitest";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";
import { profile, TODAY } from "./people/person.ts";

type Who = Parameters<typeof profile>[0];

/** Enough of a language to tell which it is. */
const TURKISH: Who = { summary: "Yedi yıldır aynı iş yerinde, çoğu zaman geceleri çalışıyorum." };

const ENGLISH: Who = { summary: "For seven years I have worked for the same employer, mostly at night." };

const verdictOn = (asked: string, who: Who) =>
  matchProfile(readPosting(`Uzman\nAranan Nitelikler:\n- ${asked}`), profile({ ...TURKISH, ...who }), {
    language: "tr",
    today: TODAY,
  }).matches.find(({ requirement }) => !requirement.isJob)?.verdict;

const certified = (...names: string[]): Who => ({
  certifications: names.map((name) => ({ name, issuer: "", date: "", expiryDate: "", credentialId: "" })),
});

const skilled = (...technical: string[]): Who => ({ skills: { technical } });

describe("a licence of another class, and another certificate, is not the one that is asked", () => {
  test.each([
    ["C sınıfı ehliyet", "B sınıfı ehliyet"],
    ["CE sınıfı ehliyet", "C sınıfı ehliyet"],
    ["D sınıfı ehliyet", "B sınıfı sürücü belgesi"],
    ["B sınıfı ehliyet", "A2 ehliyet"],
    ["SRC belgesi", "Psikoteknik belgesi"],
    ["SRC 4 belgesi", "SRC 2 belgesi"],
    ["EKAT belgesi", "Ustalık belgesi"],
    ["B sınıfı iş güvenliği uzmanlığı belgesi", "C sınıfı iş güvenliği uzmanlığı belgesi"],
    ["Silahlı özel güvenlik kimlik kartı", "Silahsız özel güvenlik kimlik kartı"],
  ])("“%s” by “%s”", (asked, held) => {
    expect(verdictOn(asked, certified(held))).not.toBe("met");
  });
});

describe("who holds the higher class has the lower one, and anything of a kind is of that kind", () => {
  test.each([
    ["B sınıfı ehliyet", "C sınıfı sürücü belgesi"],
    ["C sınıfı ehliyet", "CE sınıfı ehliyet"],
    ["Ehliyet", "D sınıfı ehliyet"],
    ["SRC belgesi", "SRC 4"],
    ["C sınıfı iş güvenliği uzmanlığı belgesi", "A sınıfı iş güvenliği uzmanlığı belgesi"],
    ["Özel güvenlik kimlik kartı", "Silahlı özel güvenlik kimlik kartı"],
  ])("“%s” by “%s”", (asked, held) => {
    expect(verdictOn(asked, certified(held))).toBe("met");
  });

  test("as CVs write it: the classes after the licence", () => {
    expect(verdictOn("B sınıfı sürücü belgesi", { additionalInfo: "Sürücü belgesi: B, C." })).toBe("met");
    expect(verdictOn("C sınıfı ehliyet", { additionalInfo: "Ehliyet: B." })).not.toBe("met");
  });
});

describe("a skill beside the one that is asked is not it", () => {
  test.each([
    ["Pedikür", "Manikür"],
    ["Plazma kesim", "Lazer kesim"],
    ["Keman yapımı", "Piyano akordu"],
    ["Greyder operatörlüğü", "Dozer operatörlüğü"],
    ["Voleybol antrenörlüğü", "Basketbol antrenörlüğü"],
    ["Tabak sunumu", "Bakteri kültürü"],
    ["Detaylı temizlik", "Küretaj"],
  ])("“%s” by “%s”", (asked, shown) => {
    expect(verdictOn(asked, skilled(shown))).not.toBe("met");
    expect(verdictOn(asked, skilled(asked))).toBe("met");
  });
});

describe("what Turkish says with a verb of its own is shown by the English for it", () => {
  test.each([
    ["Metraj çıkarmak", "Quantity takeoff"],
    ["Damar yolu açmak", "IV cannulation"],
    ["Kan almak", "Phlebotomy"],
    ["Mıhlama", "Stone setting"],
  ])("“%s” by “%s”", (asked, shown) => {
    expect(verdictOn(asked, { ...ENGLISH, ...skilled(shown) })).toBe("met");
  });

  test("and by nothing else that has its verb", () => {
    expect(verdictOn("Metraj çıkarmak", { ...ENGLISH, ...skilled("Taking out the bins") })).not.toBe("met");
    expect(verdictOn("Kan almak", { ...ENGLISH, ...skilled("Taking orders") })).not.toBe("met");
  });
});
