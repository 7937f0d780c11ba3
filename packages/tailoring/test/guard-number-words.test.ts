import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** The same number in other words: limits, hours of the day, parts of an hour, differences of two times. */
const SAME = read(`
  Edited short news packages of up to three minutes => Put together short news packages, three minutes at most
  Freelance video editor for under two years => Worked freelance as a video editor for nearly two years
  İki yıldan kısa süre serbest çalıştı => İki yıla yakın süre serbest çalıştı
  Raised the first-visit fix rate of his round from 70% to 83% => On his own round the first-visit fix rate rose from 70% to 83%
  Laid drains at depths of up to 5.2 m => Laid drains as deep as 5.2 metres
  Raised the contrast of 38 signs to at least 4.5:1 => Brought 38 signs to a contrast of 4.5:1 or better
  Answered the helpline between 22:00 and 07:00 => Answered the helpline from 10 pm to 7 am
  Cut the nightly load from 5 h 20 min to 1 h 50 min => Shortened the nightly load by three and a half hours
  Cut the report from 6 hours to 45 minutes => Cut the report from six hours to three quarters of an hour
  Görev aldığı salonlarda hazırlık ortalama 35 dakikadan 28 dakikaya düştü => In her rooms preparation fell from an average of 35 minutes to 28
  Yalnızca ofiste çalıştı; şantiye kontrolünde görev almadı. 11 okulun güçlendirme projesinde yer aldı => On bir okulun güçlendirme projesinde görev aldı
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

/** By is told as to, and weeks as months. */
const OTHER = read(`
  Sarf malzemesi giderini %18 azaltan çizelgeyi hazırladı => Hazırladığı çizelge sarf malzemesi giderini %18'e indirdi
  Doğal gaz tüketiminin %6 azalmasına katkı sağladı => Doğal gaz tüketiminin %6'ya düşmesine katkı sağladı
  Şikâyetler bir yılda 34'ten 13'e indi => Şikâyetleri bir yılda 34 azaltarak 13'e indirdi
  Cut open data queries from 210 to 40 in six months => Açık veri sorgularını altı haftada 210'dan 40'a indirdi
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});
