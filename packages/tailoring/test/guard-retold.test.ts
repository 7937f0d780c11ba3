import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

test.each(
  read(`
Cut the setup time of the press from 95 to 60 minutes => Brought the setup time of the press down by 35 minutes
Kept the stock list of about 300 spares in Excel => Yaklaşık 300 yedek parçanın stok listesini Excel'de tuttum
Reçete karşılama ve Medula girişi => Reçeteleri karşılayıp Medula'ya girdim
Advise product teams on Helm charts => Gave product teams advice on Helm charts
Temizlik yaptım => Temizlik işlerini üstlendim
`),
)("who wrote »%s« may say in other words »%s«", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Setup time of the press fell from 95 to 60 minutes => Cut the setup time of the press from 95 to 60 minutes
Cut the setup time of the press from 95 to 60 minutes => Cut the setup time of the press by 60 minutes
Lowered staff turnover in the bakery department from 46% to 28% => Lowered staff turnover from 46% to 28%
Moved 34 build jobs from Jenkins to GitHub Actions => Moved 34 build jobs from GitHub Actions to Jenkins
Ortalama dosya süresini 6 iş gününden 4 iş gününe indirdim => Ortalama dosya süresini 4 iş günü kısalttım
Chair strategy meetings when the team manager is away => Chair of the strategy meetings
Prepare the monthly pack; the commercial director chairs the meeting => Her ay toplantıya başkanlık ederim
Had the company vehicles serviced each month => Serviced the company vehicles each month
Promoted to Sergeant in 2014 => Promoted to Staff Sergeant in 2014
Sayfayı WCAG 2.1 AA düzeyine getirdim => Sayfayı WCAG 2.1 AAA düzeyine getirdim
Planned events => Hosted events
Received first aid training in 2020 => 2020'de ilk yardım eğitimi verdim
`),
)("who wrote »%s« may not say »%s«", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});
