import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** What no line says, told of a line that says the rest: deeds of standing, gains, high audiences, praise. */
const UNTOLD = read(`
  Ordered flour and yeast for three bakeries => Negotiated flour and yeast contracts for three bakeries
  Tracked invoices of 14 subcontractors in Excel => Approved the invoices of 14 subcontractors in Excel
  Wrote the weekly stock report => Presented the weekly stock report to the board of directors
  Haftalık stok raporunu hazırladım => Haftalık stok raporunu yönetim kuruluna sunuyor
  Fuar standının kurulumuna yardım ettim => Fuarda şirketi temsil etti
  Ran a reading group for 22 pupils => Ran a reading group for 22 pupils, which built lasting loyalty
  Günlük güvenlik turlarına katıldım => Günlük turlarla güçlü bir güvenlik kültürü oluşturdu
  Kept the appointment book => Kept the appointment book with a passion for order
  Kasada çalıştım => Kasada tutkuyla çalıştı
  Hammadde siparişlerini işletme müdürünün onayına sunmak => Hammadde siparişlerinde son onayı o veriyor
  Draft contracts, transfers and reports on title for the partner's approval => Approves contracts, transfers and reports on title
  2024 ciro hedefini %108 oranında gerçekleştirdi => 2024 ciro hedefini yüzde 108 aştı
  Reached 112% of the 2023 sales target => Exceeded the 2023 sales target by 112%
  Drove 310,000 miles without an at-fault accident => Drove 310,000 miles without an accident
  Holds no independent prescribing certificate; treats outpatients => Treats outpatients; holds an independent prescribing certificate
  Üretim ortamında Linux sunucusu yönetmemiştir. => Üretim ortamında Linux sunucularını yönetti
  Studied geology; not yet chartered => Chartered geologist who studied geology
  Tezgâh çalışma oranını %61'den %74'e çıkardı => Tezgâh çalışma oranını %61'den %74'ün üzerine çıkardı
  Oncology unit with 14 studies. Coordinate four phase II and phase III oncology trials => Coordinates 14 oncology trials
  Sent newsletters to 4,000 subscribers => Sent newsletters that shareholders and 4,000 subscribers read
`);

test.each(UNTOLD)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

/** What comes near them and adds nothing. */
const TOLD = read(`
  Apprenticeship: sweeping first, then cutting => An apprenticeship that led to cutting after sweeping
  Works on a platform up to 23 metres => Works on a platform as high as 23 metres
  Siparişler en geç iki günde yola çıkar => Siparişleri en geç iki gün içinde gönderiyor
  Ran tours of the museum at weekends => Led weekend tours of the museum
  Five staff of the bakery reported to me => Led a staff of five at the bakery
  20 günden fazla devamsızlığı olan öğrenci sayısını 63'ten 38'e düşüren izlemeyi yürüttü => Yürüttüğü izlemeyle 20 günü aşan devamsızlığı olan öğrencilerin sayısı 63'ten 38'e indi
  Draft contracts for the partner's approval => Drafts contracts, which the partner approves
  Reached 112% of the 2023 sales target => Exceeded the 2023 sales target by 12%
  Six people in the pastry section => One of a six-strong pastry section
  Did not approve invoices; ordered steel => Ordered steel and did not approve invoices
`);

test.each(TOLD)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
