import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const EXCLUDED = read(`
  Beach lifeguard in Newquay in the summer => Worked as a beach lifeguard in Newquay in winter
  Kışın kayak merkezinde lift görevlisi => Yazın kayak merkezinde lift görevlisi olarak çalıştım
  Loaded two docks in the cold room => Loaded two docks in the hot room
  Unpaid helper at the toy library => Held a salaried post as helper at the toy library
  Wrote the draft of the fire plan => Wrote the final version of the fire plan
  The appeal over the extension was dismissed => Won the appeal over the extension
  İtirazımız belediyece reddedildi => Belediye nezdindeki itirazımız kabul edildi
  Complaints halved after the new rota => Complaints doubled after the new rota
  My ADR licence lapsed in 2020 => Brings a valid ADR licence
  Studying for the CIPD Level 5, exam in May => Completed the CIPD Level 5
  SMMM stajım devam ediyor, sınava gireceğim => SMMM stajımı tamamladım
  Fransızca B1, İngilizce C1 => Fransızca bilgim B2 düzeyindedir
  CSCS blue card, own tools => Holder of a CSCS black card
  Scanner app, pilot in the Leeds store => Rolled out the scanner app in the Leeds store
  Built the booking page alone => Collaborated with a team on the booking page
  Fruit packer, June to August 2022 => Packed fruit in the winter of 2022
  Mart-mayıs 2021 fidan dikimi => 2021'in ekim ayında fidan dikimi yaptım
`);

test.each(EXCLUDED)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const NOT_EXCLUDED = read(`
  Beach lifeguard in Newquay in the summer => Worked as a beach lifeguard in Newquay
  Kışın kayak merkezinde lift görevlisi => Kış aylarında kayak merkezinde lift görevlisi olarak çalıştım
  Unpaid helper at the toy library, paid cashier at Spar => Worked as a paid cashier at Spar
  Wrote the draft of the fire plan, then the final version => Wrote the final version of the fire plan
  The appeal over the extension was dismissed, the one over the shed allowed => Saw the appeal over the shed allowed
  Replaced the manual count with an automatic one => Brought in an automatic count
  My ADR licence lapsed, my forklift licence is valid => Brings a valid forklift licence
  Passed the CIPD Level 3, studying for Level 5 => Passed the CIPD Level 3
  Fransızca B1, İngilizce C1 => İngilizce bilgim C1 düzeyindedir
  Fruit packer, June to August 2022 => Packed fruit in the summer of 2022
  Planted in spring and autumn => Planted in autumn
  Satışlar %12 düştü => Satışlar artmadı
`);

test.each(NOT_EXCLUDED)("who wrote »%s« is not contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
