import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const TAKEN = read(`
  Ödeme ekranlarını geliştirir; arka uç servislerini ayrı bir ekip yazar => Ödeme ekranlarının arka uç servislerini yazar
  Hand finished tables to the graphics desk; does not build interactive graphics => Builds interactive graphics and tables
  Sarf malzeme sipariş listesini hazırlamak; satın alma kararı müdürdeydi => Sarf malzeme satın alma kararlarını verdi
  Looked after 30 Power BI datasets; the dashboards were built by the analysts => Designed 30 Power BI dashboards
  Bake wedding cakes of up to five tiers; the sugar flowers are bought in => Hand-crafts sugar flowers for wedding cakes of up to five tiers
  Okulun soru bankasına 640 soru yazılması; dizgi ve basım yayınevindeydi => Okulun soru bankasının yazımını, dizgisini ve basımını üstlendi
  Makine bakım çizelgesini doldururum; arızaya servis firması bakar => Makine arızalarını kendim gideririm
`);

test.each(TAKEN)("who wrote »%s« didn't do what is left to others: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const LEFT = read(`
  Write condition reports; treatment is left to outside conservators => Writes condition reports and leaves treatment to outside conservators
  Sarf malzeme sipariş listesini hazırlamak; satın alma kararı müdürdeydi => Sarf malzeme sipariş listesini çıkardı; satın almaya müdür karar veriyordu
  Masraf formlarını Logo'ya giriyorum; onay mali işlerde => Masraf formlarını Logo'ya işliyorum, onayını mali işler veriyor
  Rebuilt the claims console with two agents; average handle time went from 11 to 8.5 minutes => Rebuilt the claims console with two agents; the average handle time fell to 8.5 minutes
  27 km'lik hatta (düktil boru) kazı ve dolgu işlerini yönetti => 27 km'lik düktil boru hattında kazı ve dolgu işlerini yönetti
  Draft loan agreements; the director signs them => Drafts loan agreements
  Treat maps before digitisation; scanning is done by a contractor => Treats maps so that they can be scanned
  Arızayı bulmak; küçük program değişikliği yapar, sıfırdan program yazmaz => Arızayı bulup küçük program değişikliği yapıyor
`);

test.each(LEFT)("who wrote »%s« may leave it to them: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const NOT_SHOWN = read(`
  Agree delivery times with hauliers; transport itself is planned by another department => Agree delivery times with hauliers and plan transport
  Internetten gelen rezervasyonları sisteme işlemek; fiyat belirlemedi => Processed online reservations and set the rates
  Listed by name in the thanks of two papers => Co-authored two papers
  Raporda adı geçen altı kişiden biri => Raporu birlikte yazan altı kişiden biri
`);

test.each(NOT_SHOWN)("what »%s« leaves to others shows nothing of one's own: »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("proven");
});
