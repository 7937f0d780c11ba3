import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { scorePosting } from "../src/score-posting.ts";

const machinist = CareerProfile.parse({
  summary: "Freze tezgâhlarında çalışmış ölçü titizi bir tezgâh operatörü.",
  experiences: [
    {
      company: "Körfez Kalıp",
      position: "CNC Freze Operatörü",
      startDate: "2015-01",
      endDate: "",
      responsibilities: [
        "İlk parça ölçümünü mikrometreyle yapmak",
        "Teknik resim okuyup takım ofsetlerini düzeltmek",
        "Çelik kalıp parçalarını frezede işlemek",
        "Fire sebeplerini forma yazmak",
      ],
    },
  ],
});

const HEAD = `CNC Freze Operatörü

Aranan nitelikler
- CNC frezede en az 3 yıl deneyim
- Teknik resim okumak
- Takım ofsetlerini düzeltmek
- Çelik parça işlemek
- Fire sebeplerini yazmak`;

const verdictOn = (asked: string) =>
  scorePosting(`${HEAD}\n- ${asked}\n`, machinist, { language: "en", today: "2026-11-22" }).match.matches.at(
    -1,
  )?.verdict;

test.each(["Renishaw prob ile ölçme", "Wenzel kol ile parça ölçümü yapmak"])(
  "a maker's name that begins a Turkish line is what the line turns on: %s",
  (asked) => {
    expect(verdictOn(asked)).not.toBe("met");
  },
);

test("a Turkish word that begins one is none", () => {
  expect(verdictOn("Kumpas ile parça ölçümü yapmak")).toBe("met");
});
