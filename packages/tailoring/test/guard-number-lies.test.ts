import { describe, expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

const mayNotSay = (lines: string) =>
  test.each(read(lines))("who wrote »%s« isn't made to say »%s«", (fact, claim) => {
    expect(follows(fact, claim)).toBe(false);
  });
const maySay = (lines: string) =>
  test.each(read(lines))("who wrote »%s« may say »%s«", (fact, claim) => {
    expect(follows(fact, claim)).toBe(true);
  });

describe("a target that was reached wasn't beaten", () => {
  mayNotSay(`
Reached 100 % of the sales target => Beat the sales target
Met 100 % of the sales target => Exceeded the sales target
Met 97 % of the sales target => Exceeded the sales target
Satış hedefini %100 tutturdum => Satış hedefini aştım
`);
  maySay(`
Reached 112 % of the sales target => Beat the sales target
Met 112 % of the sales target => Exceeded the sales target
`);
});

describe("a plus behind a number says that it was more", () => {
  mayNotSay(`
Trained 200+ users => Trained 200 users
Trained 200+ users => Trained at most 200 users
Kept an uptime of 99%+ => Kept an uptime of 99%
200+ kullanıcı eğittim => 200 kullanıcı eğittim
`);
  maySay(`
Trained 200+ users => Trained more than 200 users
Trained 200+ users => Trained at least 200 users
`);
});

describe("at most a number is no less than what there was", () => {
  mayNotSay(`
Handled 24 complaints => Handled at most 12 complaints
Handled 24 complaints => Handled up to 12 complaints
Handled 24 complaints => Handled fewer than 12 complaints
Handled at most 24 complaints => Handled at most 12 complaints
24 şikâyeti çözdüm => En fazla 12 şikâyeti çözdüm
`);
  maySay("Handled 24 complaints => Handled fewer than 25 complaints");
});

describe("a number counts what it stands beside", () => {
  mayNotSay(`
Served guests, 3 nights a week, 40 tables => Served 3 guests
Served guests; 3 a night, 40 at weekends => Served 3 guests
Ordered from suppliers, 40 crates a week, 3 in winter => Ordered from 40 suppliers
Wrote reports for managers: 12 in 2020 and 4 in 2021 => Wrote reports for 12 managers
`);
});

describe("values go the way that their dates go", () => {
  mayNotSay(`
Waste: 2024: 117 kg, 2022: 180 kg => Waste rose from 117 to 180 kg
Waste: 117 kg in 2024, 180 kg in 2022 => Waste rose from 117 to 180 kg
Waste was 117 kg in 2024, 180 kg in 2022 => Waste rose by 63 kg
Waste was 117 kg in 2024 and 180 kg in 2022 => Waste rose
Fire 2024'te 117 kg, 2022'de 180 kg => Fire 117 kg'dan 180 kg'a yükseldi
`);
  maySay("Waste was 180 kg in 2022 and 117 kg in 2024 => Waste fell from 180 kg to 117 kg");
});

describe("what took months didn't take years", () => {
  mayNotSay(`
Waste went from 10 kg in March 2020 to 6 kg in May 2020 => Waste went from 10 kg to 6 kg in two years
Waste fell from 10 kg in March 2020 to 6 kg in May 2020 => Waste fell from 10 kg to 6 kg in two years
Waste went from 10 kg in 2020 to 6 kg in 2022 => Waste went from 10 kg to 6 kg in two months
`);
  maySay(`
Waste went from 10 kg in March 2020 to 6 kg in May 2020 => Waste went from 10 kg to 6 kg in two months
Waste went from 10 kg in 2020 to 6 kg in 2022 => Waste went from 10 kg to 6 kg in two years
`);
});

describe("words that look like a number without their dots are none", () => {
  mayNotSay(`
Arka uç servislerini test ettim => Üç arka servisi test ettim
Uç noktaları test ettim => Üç noktayı test ettim
Ön görüşmeleri yaptım => On görüşme yaptım
`);
  maySay("Üç arka uç servisini test ettim => 3 arka uç servisini test ettim");
});

describe("plurals of short names are the names", () => {
  maySay(`
Designed REST APIs for the mobile team => Mobil ekip için REST API'leri tasarladı
Defined KPIs for the sales team => Satış ekibi için KPI'lar tanımladı
`);
});
