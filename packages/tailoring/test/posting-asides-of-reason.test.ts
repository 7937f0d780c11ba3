import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";
import { scorePosting } from "../src/score-posting.ts";

const asked = (posting: string) =>
  readPosting(posting).requirements.map(({ text, importance }) => ({ text, importance }));

test("whoever would like somebody who has something asks for it", () => {
  const [first] = asked(
    "They lost a much-loved colleague to Canada and would like somebody who is on the RCVS register and has at least five years since qualifying.",
  );
  expect(first?.importance).toBe("must");
  expect(first?.text).not.toContain("Canada");
});

const driver = CareerProfile.parse({ additionalInfo: "Car and full licence." });
const verdictOn = (posting: string) =>
  scorePosting(posting, driver, { language: "en", today: "2026-11-22" }).match.matches.at(-1)?.verdict;

test.each([
  "Requirements\n- A driving licence, as the bus to Goole is a rumour",
  "Requirements\n- You'll need to drive between the branches",
  "Aranan nitelikler\n- Şubeler arasında araba kullanmanız gerekecek",
])("who has a licence drives, whatever it is wanted for: %s", (posting) => {
  expect(verdictOn(posting)).toBe("met");
});

test("what says who one would be, or announces wishes, asks for nothing", () => {
  expect(asked("You would be the sixth. You should know Java.").map(({ text }) => text)).toEqual([
    "You should know Java.",
  ]);
  expect(asked("Altıncısı siz olacaksınız. Java bilmeniz gerekir.").map(({ text }) => text)).toEqual([
    "Java bilmeniz gerekir.",
  ]);
});

test.each([
  ["Biraz Lehçe (dört müşterimiz bunu tercih ediyor)", "Biraz Lehçe"],
  ["Almanca; hastalarımızın çoğu Hamburg'dan geliyor", "Almanca"],
  ["B sınıfı sürücü belgesi (şubeler arasında gidip gelmek için)", "B sınıfı sürücü belgesi"],
])("what says why, or of whom, is no requirement of its own: %s", (item, text) => {
  const posting = `Satış danışmanı\n\nAranan nitelikler\n- Stok takibi\n- ${item}\n- Kasa kullanımı`;
  expect(asked(posting).map((one) => one.text)).toEqual([
    "Satış danışmanı",
    "Stok takibi",
    text,
    "Kasa kullanımı",
  ]);
});

test.each([
  "Driving licence B; willing to travel within Wales.",
  "Driving licence B and E. Has not worked at sea.",
  "Sürücü belgesi: B. Forklift belgesi yok.",
])("a licence is held, whatever is said beside it: %s", (additionalInfo) => {
  const { match } = scorePosting(
    "Farm hand\n\nRequirements\n- Hedges\n- Driving licence",
    CareerProfile.parse({ additionalInfo }),
    { language: "en", today: "2026-11-22" },
  );
  expect(match.matches.at(-1)?.verdict).toBe("met");
});

test.each([
  ["Şantiyelerde montaj yaptım. Seyahat engeli yok.", "Free to travel"],
  ["Şantiyelerde montaj yaptım. Seyahat engeli yok.", "No obstacle to travelling"],
  ["Willing to travel.", "Seyahat engeli bulunmamak"],
])("who may travel says so in either language: %s: %s", (additionalInfo, asks) => {
  const head = /^[FN]/.test(asks) ? "Fitter\n\nRequirements" : "Montajcı\n\nAranan nitelikler";
  const { match } = scorePosting(`${head}\n- Kaynak\n- ${asks}`, CareerProfile.parse({ additionalInfo }), {
    language: "en",
    today: "2026-11-22",
  });
  expect(match.matches.at(-1)?.verdict).toBe("met");
});
