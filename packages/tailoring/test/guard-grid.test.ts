import { CareerProfile } from "@terzi/contracts/career";
import { LANGUAGES } from "@terzi/contracts/languages";
import { detectLanguage } from "@terzi/language/detect-language";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";

const TODAY = "2026-11-21";

/** Lines that are near one another and mean other things: each is told of who wrote each of the others. */
const GRIDS: Record<string, string> = {
  "how many": `
    Trained 40 apprentices | Trained about 40 apprentices | Trained nearly 40 apprentices | Trained over 40 apprentices
    Trained more than 40 apprentices | Trained at least 40 apprentices | Trained no fewer than 40 apprentices
    Trained fewer than 40 apprentices | Trained at most 40 apprentices | Trained up to 40 apprentices
    Trained no more than 40 apprentices | Trained 40+ apprentices | Trained 30 to 40 apprentices
    Trained between 40 and 50 apprentices | Trained 40 of 50 apprentices | Trained 40 % of the apprentices
    Trained 40 apprentices a year | Trained another 40 apprentices | Trained 4 apprentices | Trained 400 apprentices
    Trained forty apprentices | Trained dozens of apprentices | Trained at least 30 apprentices | Trained at least 15 apprentices
    Trained 24 apprentices | Trained at most 24 apprentices | Trained at most 42 apprentices | Trained apprentices | Trained the first 40 apprentices`,
  "kaç tane": `
    40 çırak yetiştirdi | Yaklaşık 40 çırak yetiştirdi | 40'a yakın çırak yetiştirdi | 40'tan fazla çırak yetiştirdi
    En az 40 çırak yetiştirdi | 40'tan az çırak yetiştirdi | En çok 40 çırak yetiştirdi | 40'a kadar çırak yetiştirdi
    40'ı aşkın çırak yetiştirdi | 30-40 çırak yetiştirdi | 40 ile 50 arasında çırak yetiştirdi
    50 çıraktan 40'ını yetiştirdi | Çırakların %40'ını yetiştirdi | Yılda 40 çırak yetiştirdi | 4 çırak yetiştirdi
    Kırk çırak yetiştirdi | Onlarca çırak yetiştirdi | Çırak yetiştirdi`,
  "how much more": `
    Raised sales by 12 % | Raised sales to 12 % | Raised sales by 12 points | Raised sales 12 points | Sales were up 12 points | Raised sales from 10 % to 12 %
    Raised sales from 100 to 112 | Raised sales by 12 euros | Raised sales by up to 12 % | Raised sales by over 12 %
    Raised sales by about 12 % | Cut sales by 12 % | Sales fell by 12 % | Sales rose by 12 % | Kept sales at 12 %
    Helped raise sales by 12 % | Planned to raise sales by 12 % | Raised sales by 12 % a year | Raised sales by a fifth
    Raised sales by 12 % in a year | Doubled sales | Halved sales | Raised sales twelvefold | Raised sales
    Raised costs by 12 % | Raised sales and cut costs by 12 % | Did not raise sales`,
  "ne kadar": `
    Satışları %12 artırdı | Satışları %12'ye çıkardı | Satışları 12 puan artırdı | Satışları %10'dan %12'ye çıkardı
    Satışları %12 azalttı | Satışlar %12 düştü | Satışlar %12 arttı | Satışların %12 artmasına yardım etti
    Satışları yılda %12 artırdı | Satışları ikiye katladı | Satışları yarıya indirdi | Satışları artırdı
    Satışları %12'den fazla artırdı | Satışları en çok %12 artırdı | Giderleri %12 artırdı | Satışları artırmadı`,
  "how often": `
    Answered 12 calls a day | Answered 12 calls an hour | Answered 12 calls a week | Answered 12 calls each shift
    Answered up to 12 calls a day | Answered 12 calls | Answered 60 calls a week | Answered calls every day
    Answered calls twice a week | Answered calls at weekends | Answered calls at night | Answered calls once
    Regularly answered calls | Sometimes answered calls | Answered calls | Answered no calls at weekends
    Günde 12 çağrı yanıtladı | Saatte 12 çağrı yanıtladı | Haftada 12 çağrı yanıtladı | Vardiya başına 12 çağrı yanıtladı
    12 çağrı yanıtladı | Her gün çağrı yanıtladı | Haftada iki kez çağrı yanıtladı | Hafta sonları çağrı yanıtladı
    Bazen çağrı yanıtladı | Çağrı yanıtladı | Hafta sonları çağrı yanıtlamadı`,
  when: `
    Ran the shop since 2018 | Ran the shop from 2018 to 2020 | Ran the shop in 2018 | Ran the shop until 2020
    Ran the shop for two years | Ran the shop for over two years | Ran the shop for nearly two years
    Ran the shop for 18 months | Ran the shop for two months | Ran the shop in March 2018 | Ran the shop in summer 2018
    Ran the shop between March and May 2018 | Ran the shop throughout 2018 | Ran the shop before 2018
    Ran the shop after 2018 | Ran the shop every summer | Currently runs the shop | Used to run the shop | Ran the shop
    Runs the shop since March 2018 | Ran the shop within two years`,
  "ne zaman": `
    2018'den beri dükkânı işletti | 2018'den 2020'ye kadar dükkânı işletti | 2018'de dükkânı işletti
    2020'ye kadar dükkânı işletti | İki yıl dükkânı işletti | İki yıldan uzun süre dükkânı işletti
    İki yıla yakın dükkânı işletti | 18 ay dükkânı işletti | İki ay dükkânı işletti | Mart 2018'de dükkânı işletti
    2018 yazında dükkânı işletti | 2018 boyunca dükkânı işletti | 2018'den önce dükkânı işletti
    Her yaz dükkânı işletti | Hâlen dükkânı işletiyor | Dükkânı işletti`,
  "whose part": `
    Led the repair of the bridge | Helped lead the repair of the bridge | Led the repair of the bridge with two engineers
    Was part of the team that led the repair of the bridge | The manager led the repair of the bridge
    Did not lead the repair of the bridge | Learned to lead the repair of the bridge | Was to lead the repair of the bridge
    Applied to lead the repair of the bridge | Declined to lead the repair of the bridge | Jointly led the repair of the bridge
    Stood in for who led the repair of the bridge | Supported the repair of the bridge | Observed the repair of the bridge
    Led the planned repair of the bridge | Planned the repair of the bridge | Led the repair of two bridges
    Led part of the repair of the bridge | Single-handedly led the repair of the bridge | Proposed the repair of the bridge
    Led the repair of the bridge under supervision | Took part in the repair of the bridge | Repaired the bridge`,
  "kimin payı": `
    Köprünün onarımını yönetti | Köprünün onarımını yönetmeye yardım etti | Köprünün onarımını iki mühendisle birlikte yönetti
    Köprünün onarımını yöneten ekipte yer aldı | Köprünün onarımını müdür yönetti | Köprünün onarımını yönetmedi
    Köprünün onarımını yönetmeyi öğrendi | Köprünün onarımını yönetmek için başvurdu | Köprünün onarımına destek verdi
    Köprünün onarımını izledi | Köprünün onarımını planladı | Köprünün onarımının bir bölümünü yönetti
    Köprünün onarımını tek başına yönetti | Köprünün onarımını önerdi | Köprünün onarımına katıldı | Köprüyü onardı`,
  "which of them": `
    Cleaned all rooms | Cleaned most rooms | Cleaned some rooms | Cleaned two of five rooms | Cleaned half of the rooms
    Cleaned no rooms | Cleaned rooms but no kitchens | Cleaned rooms and kitchens | Cleaned rooms or kitchens
    Cleaned only rooms | Cleaned kitchens | Cleaned rooms except kitchens | Cleaned large rooms | Cleaned the last room
    Cleaned rooms, windows and stairs | Cleaned neither rooms nor kitchens | Had rooms cleaned | Cleaned hotel rooms
    Checked that rooms were cleaned | Cleaned rooms | Cleaned rooms alone | Was the only cleaner of rooms
    Bütün odaları temizledi | Odaların çoğunu temizledi | Beş odadan ikisini temizledi | Odaların yarısını temizledi
    Odaları ve mutfakları temizledi | Mutfaklar dışında odaları temizledi | Odaları temizletti | Odaları temizledi
    Ne odaları ne mutfakları temizledi | Yalnız odaları temizledi | Odaları temizlemedi`,
  "how far": `
    Won the prize | Was nominated for the prize | Came second for the prize | Applied for the prize | Presented the prize
    Was shortlisted for the prize | Organised the prize | Almost won the prize | Won the prize twice
    Won the prize with a colleague | Met the target | Missed the target | Beat the target | Set the target
    Met 90 % of the target | Met the target in 7 of 12 months | Met the target in 12 of 12 months | Nearly met the target
    Ödülü kazandı | Ödüle aday gösterildi | Ödülde ikinci oldu | Ödüle başvurdu | Ödülü verdi | Ödülü iki kez kazandı
    Hedefe ulaştı | Hedefin altında kaldı | Hedefi aştı | Hedefin %90'ına ulaştı | 12 ayın 7'sinde hedefe ulaştı`,
  "of what": `
    Farmed 40 hectares | Farmed 40 acres | Farmed 400 hectares | Farmed 40 fields | Drove 40 km | Drove 40 miles
    Drove 40 km a day | Moved 40 tonnes | Moved 40 kg | Moved 40,000 kg | Moved 40 litres | Saved 40 euros | Saved 40 dollars
    Saved 40,000 euros | Saved 40 thousand euros | Saved 40 million euros | Saved 40 % | Saved 40 hours | Saved 40 minutes
    40 hektar ekti | 40 dönüm ekti | 40 ton taşıdı | 40 kg taşıdı | 40.000 kg taşıdı | 40 avro tasarruf etti
    40 bin avro tasarruf etti | 40 lira tasarruf etti | 40 saat kazandırdı | 40 dakika kazandırdı`,
  "from what": `
    Rebuilt the menu and raised sales by 12 % | Rebuilt the menu, which raised sales by 12 % | Rebuilt the menu
    Raised sales by 12 % after the menu was rebuilt | Rebuilt the menu to raise sales by 12 % | Raised sales by 12 %
    Raised sales by 12 % and rebuilt the menu | Raised sales by rebuilding the menu | The new menu raised sales by 12 %
    Rebuilt the menu although sales rose by 12 % | Menüyü yeniledi ve satışları %12 artırdı | Menüyü yeniledi
    Menüyü yenileyerek satışları %12 artırdı | Satışları %12 artırmak için menüyü yeniledi | Satışları %12 artırdı`,
};

const linesOf = (grid: string): string[] =>
  grid
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** What may be said, and what is contradicted, of somebody who wrote this line alone. */
function judge(line: string, claims: string[]): string {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", startDate: "2017", endDate: "2021", responsibilities: [line] }],
  });
  const guards = new Map(
    LANGUAGES.map((language) => [language, createGuard(profile, "enhanced", TODAY, language)]),
  );
  const verdicts = claims.map((claim) => {
    const checks = guards.get(detectLanguage(claim))?.check(claim, { kind: "entry", place: "experiences.0" });
    return { claim, verdict: checks?.[0]?.verdict };
  });
  const list = (wanted: string): string =>
    verdicts
      .filter(({ claim, verdict }) => claim !== line && verdict === wanted)
      .map(({ claim }) => claim)
      .join(" | ");
  return `${line}\n  proven: ${list("proven")}\n  contradicted: ${list("contradicted")}\n`;
}

// What the guard says, not all of which is right: a change of it shows here in lines that differ by a word. Look at
// each, then `-u`.
test("of near lines each proves and contradicts what it did", { tags: "long" }, async () => {
  const told = Object.entries(GRIDS).map(([name, grid]) => {
    const lines = linesOf(grid);
    return `# ${name}\n\n${lines.map((line) => judge(line, lines)).join("\n")}`;
  });
  await expect(`${told.join("\n")}`).toMatchFileSnapshot("guard-grid.txt");
});
