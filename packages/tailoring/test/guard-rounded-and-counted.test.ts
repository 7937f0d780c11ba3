import { describe, expect, test } from "vitest";
import { follows, verdictOn } from "./guard-lines.ts";

describe("a round number says no more than its own bound", () => {
  test.each([
    ["Sheared 530 sheep in the spring of 2024", "Sheared more than 500 sheep in the spring of 2024"],
    ["2023 sezonunda 6.400 çuval eledim", "2023 sezonunda altı binden fazla çuval eledim"],
    ["Yılda ortalama 24 kayık boyadım", "Yılda ortalama iki düzine kayık boyadım"],
  ])("who wrote »%s« may say »%s«", (line, claim) => expect(follows(line, claim)).toBe(true));

  test.each([
    ["Sheared 530 sheep in the spring of 2024", "Sheared more than 550 sheep in the spring of 2024"],
    ["Sheared 530 sheep in the spring of 2024", "Sheared more than 200 sheep in the spring of 2024"],
    ["2023 sezonunda 6.400 çuval eledim", "2023 sezonunda yedi binden fazla çuval eledim"],
    ["Yılda ortalama 24 kayık boyadım", "Yılda ortalama üç düzine kayık boyadım"],
  ])("who wrote »%s« may not say »%s«", (line, claim) => expect(follows(line, claim)).toBe(false));

  test.each([
    ["83% of the ewes lambed in 2024", "More than four in five ewes lambed in 2024"],
    ["Raised £9,000 over two years for the lifeboat", "Raised £9,000 in two years for the lifeboat"],
  ])("who wrote »%s« isn't contradicted by »%s«", (line, claim) =>
    expect(verdictOn(line, claim)).not.toBe("contradicted"),
  );
});

describe("a number counts what it does in its line, in whatever order", () => {
  test.each([
    ["Planted 400 oaks with three parishes", "Üç köyle birlikte 400 meşe diktim"],
    ["Cast and chased 90 bells for two churches", "Chased 90 bells for two churches"],
  ])("who wrote »%s« isn't contradicted by »%s«", (line, claim) =>
    expect(verdictOn(line, claim)).not.toBe("contradicted"),
  );

  test.each([
    ["2021'de 800 kireç taşı bloğunu taşıdım", "2021'de 800 kireç taşı taşıdım"],
    ["Kurutma 2021'de 90 saatti, 2023'te 70 saat", "Kurutma 2021'de 70 saatti, 2023'te 90 saat"],
    ["Almanca anons yaptım, Polonya seferlerinde çalıştım", "Made announcements in German and Polish"],
    ["Sold 12 carpets in May, worth £30,000 together", "Sold 12 carpets worth £30,000 each in May"],
  ])("who wrote »%s« may not say »%s«", (line, claim) => expect(follows(line, claim)).toBe(false));
});

describe("what somebody is called is theirs", () => {
  test.each([["Follows the dive plan of the duty supervisor", "Draws up dive plans as the duty supervisor"]])(
    "who wrote »%s« may not say »%s«",
    (line, claim) => expect(follows(line, claim)).toBe(false),
  );

  test.each([
    ["Genel müdürün randevularını düzenledim", "Genel müdürün ajandasını düzenledim"],
    ["Cleared 40 outstanding repair orders", "Worked off 40 outstanding repairs"],
    ["Yurt dışı siparişleri hazırladım", "Prepared international orders"],
  ])("who wrote »%s« isn't contradicted by »%s«", (line, claim) =>
    expect(verdictOn(line, claim)).not.toBe("contradicted"),
  );
});

test("who dug the drains of a field may not say that they dug the field", () =>
  expect(follows("Bahçenin su kanallarını KX10 kepçeyle kazdım", "Bahçeyi kepçeyle baştan kazdım")).toBe(
    false,
  ));
