import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** What strangers' true sentences were refused for, and what comes near a denial or a whole without being either. */
const SAME = read(`
  Responsible Pharmacist two days a week once registered => Acted as Responsible Pharmacist on two days of the week
  Six Sigma Yeşil Kuşak => Holds a Six Sigma Green Belt
  Made and fitted polypropylene below-knee limbs with two local technicians => Volunteered abroad, making and fitting transtibial limbs of polypropylene alongside two local technicians
  Tamir partisi ayda ortalama 38'den 22'ye => Ayda ortalama 38'i bulan tamir partileri 22'ye geriledi
  Yaklaşık 380 bin km hasarsız => Otobüs sürdü; 380.000 kilometre kadar yolu hasarsız tamamladı
  Konuşamayan altı öğrenciyle kartlarla iletişim çalışıyorum; programları dil terapistiyle hazırlıyorum => Draws up programmes together with the speech therapist
  Ordered ironmongery and glue; no returned work in 2013 => Hırdavat ve tutkal siparişi verdi
  Vardiyası 2019 sezonunu iş kazası olmadan tamamladı => Vardiyası 2019 sezonunu iş kazasız kapattı
  Drafted agreements from templates; did not negotiate terms => Drafted agreements from templates
  Cut waste from 4% to 2% in all five stores => Cut waste across all stores from 4% to 2%
  Worksheets and second checks; did not hold release authority => Çalışma föylerini hazırladı ve ikinci kontrolleri yaptı
  Beş mağazada 3'er kişi eğitti => Trained three people at each of five stores
  Trained three people in each of five stores => Beş mağazanın her birinde üç kişi eğitti
  Trained 15 people in five stores => Trained 15 people at five stores, three people in each
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

/** What a line denies, told as done; and all, of what the line says of one. */
const OTHER = read(`
  Measured up on customer sites; took no part in commissioning => Measured up on customer sites and commissioned the conveyors
  CMM cihazında hazır programlarla ölçüm almak (program yazmaz) => CMM cihazı için ölçüm programları yazıyor
  Drafted agreements from templates; did not negotiate terms => Drafted agreements and negotiated their terms
  Kasa sayımını yaptı; iade onaylamadı => Kasa sayımını yaptı, iadeleri onayladı
  Google Ads'te ROAS'ı 3,2'den 4,7'ye çıkardı => Raised ROAS across all channels from 3.2 to 4.7
  Cut the loading time of the event page from 4.1 s to 1.7 s => Cut the loading time of every page from 4.1 s to 1.7 s
  Sac tedarikçisi sayısını 9'dan 5'e düşürdü => Cut the suppliers across all material groups from nine to five
  Okul taramalarında 4 okulda 560 çocuğun kaydını tuttu => Kept the records of 560 children at each of four schools
  Trained 40 cashiers in 5 stores => Beş mağazanın her birinde 40 kasiyer eğitti
  Audited 24 suppliers in three countries => Audited 24 suppliers in each of three countries
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});
