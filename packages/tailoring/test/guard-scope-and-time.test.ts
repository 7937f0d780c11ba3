import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const WIDER = read(`
  Piloted a new hand-hygiene checklist on Ward 6; the trust has not yet decided about the other wards => Introduced a new hand-hygiene checklist throughout the trust
  Machining brass valve bodies on the two Mazak lathes in cell B => Machined valve bodies in brass on every lathe in the plant
  To approve supplier invoices under £2,000 on the manager's behalf => Signed off supplier invoices of any amount for the manager
  Kargo şubesinde 5 kiloya kadar paketlerin ayrıştırılması => Kargo şubesinde ağırlığı ne olursa olsun her gönderiyi ayrıştırdım
  Used to breed working collies; gave it up when I moved to Leeds in 2020 => Now breeding working collies in Leeds
  Şehir tiyatrosunda ışık tasarımı yaptım, 2022 sonunda ayrıldım => Hâlen şehir tiyatrosunda ışık tasarımcısıyım
  Carried out the site survey after the foundations had been poured => Surveyed the site before any foundations were poured
  Numuneyi fırına vermeden önce nemini ölçmek => Numunelerin nemini fırından çıktıktan sonra ölçtüm
`);

test.each(WIDER)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const NOT_PROVEN = read(`
  Şantiyede iki bloktan A blokun kalıp ve demir imalatını takip ettim => Followed up formwork and rebar production for both blocks on the site
`);

test.each(NOT_PROVEN)("who wrote »%s« has not shown »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("proven");
});

const AS_FAR = read(`
  Keep the books of 24 stores => Keeps the books of all 24 stores
  Check the certificates before unloading => Unloads only after checking the certificates
  From March to August 2021 I counted seabirds on the Farne Islands => Spent six months of 2021 counting seabirds on the Farne Islands
  For six weeks I ran the tannery's dyeing line => Ran a tannery's dyeing line for a month and a half
  Regresyon süresi 6 saatten 1 saat 40 dakikaya indi => The regression run shrank from six hours to an hour and forty minutes
  Regresyon süresi 6 saatten 1 saat 40 dakikaya indi => Regresyon koşusu 4 saat 20 dakika kısaldı
  Hours spent on the weekly report cut from 9 to 2 => Freed up seven hours that used to go into the weekly report
  50.000 avronun üstünü satın alma müdürü onaylıyor => Elli bin avroyu aşan alımları satın alma müdürü onaylar
  Average delay on the ward fell by 1.8 days => Average delay on her ward dropped by 1.8 days
`);

test.each(AS_FAR)("who wrote »%s« is not contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
