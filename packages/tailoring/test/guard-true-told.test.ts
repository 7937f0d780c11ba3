import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** What strangers rightly told of a line, and was once contradicted: each row has its kind, and siblings beside it. */
const SAME = read(`
  Stage mgr, 11 productions '14–'18, studio space only => Stage-managed eleven productions in the studio from 2014 to 2018
  Ushered at the playhouse '09/'12 => Ushered at the playhouse from 2009 to 2012
  Eşimle birlikte pansiyon işlettik 2010-16, 7 oda => Eşiyle beraber yedi odalı bir pansiyonu altı yıl işletti
  Ran a kennel 2011-19, 14 dogs => Ran a kennel of 14 dogs for eight years
  Gemide 3. makinist, 2 kontrat x 6 ay => Toplam bir yıl üçüncü makinistlik yaptı
  Taught Year 5 maths, class of 31, Sept 2017 – July 2020 => Spent three school years teaching maths to a Year 5 class of 31
  Eylül 2016 – Haziran 2018 arası 4. sınıf okuttum => İki öğretim yılı boyunca 4. sınıf okuttum
  Sigorta eksperi; dosyaların %80'i trafik, kalanı konut => Baktığı dosyaların beşte biri konut, gerisi trafikti
  70% of the calls were in English, the rest in French => Three in ten of the calls were in French
  Translator, 60% legal texts, the rest medical => Translator; 40% of the texts were medical
  ASM hemşiresi, aşı takibi %98 (ilçe ort. %93) => Aşı takibinde ilçe ortalamasının beş puan üzerine çıktı
  Pass rate 91% (regional avg. 84%) => Pass rate seven points above the regional average
  Satışlar 2,1 mn TL'den 2,8'e, tek bayi, 2017 => 2017'de tek bir bayide satışlar 700 bin lira arttı
  Grew turnover from £1.2m to 1.5 in one shop => Grew turnover by £300,000 in one shop
  Balıkçı teknesi 9 m, ağ ve paragat => Dokuz metrelik tekneyle ağ ve paragat balıkçılığı yaptı
  Kat görevlisi, günde 15 oda (bayramda 20ye kadar) => Günde on beş oda temizledi; bayramlarda bu sayı yirmiye kadar çıktı
  Bespoke bridles from £180, lead time 14wks cut to 9 => Bespoke bridles at prices starting from £180, with lead times shortened by five weeks
  Pastal verimi %81 > %86 (2022-2024) => Pastal verimini 2022'den 2024'e beş puan yükselterek %86'ya çıkardı
  Scrap rate 7% > 4% after the new jigs => Brought the scrap rate from 7% to 4% with the new jigs
  Closed 1,340 claims in 2019; third-party administrator => Closed 1,340 claims in 2019 for a third-party administrator
  Two maternity covers in second-floor wards => Covered two maternity leaves in wards on the second floor
  Tomato glasshouse, no spraying in 3 seasons => Went three seasons in a tomato glasshouse without a spray
  Rewired 6 terraced houses (not the consumer units, those went to a contractor) => Carried out the rewiring of half a dozen terraced houses, leaving the consumer units to a contractor
  Did not manage the kitchen; I ran the bar => Managed the bar
  No-shows fell from 9% to 4%; average spend per head up from £31.50 to £36.20 => Guests now spend £4.70 more a head on average
  Non-kontakt tonometre ölçümlerini hekim muayenesinden önce ben yapıyordum => Hekim muayenesi öncesinde non-kontakt tonometre ölçümlerini aldı
  Kararsız testlerin oranını %14'ten %2'ye çektim => Bir geçip bir kalan testlerin payını 12 puan düşürerek yüzde ikiye getirdi
  Found the three steps at which members abandoned the claim form => Pinpointed the three steps where members gave up on the claim form
  Moved three pipelines from Jenkins to GitLab => Moved three pipelines to another CI platform
  Mountain guide, Alps + Pyrenees, groups of max 6 => Alpler'de ve Pireneler'de en çok altı kişilik gruplara dağ rehberliği yaptı
  gümrük müşavir yrd. 2019-22, ayda 150 beyanname hazırlardım => Gümrük müşavir yardımcısı olarak ayda 150 beyanname hazırladım
  Museum guard, also weekend tours in English => Museum guard who also led weekend tours in English
  Panel üyesi, 30+ oturum, panel başkanı değildim => Panel üyesi olarak, başkanlık görevi olmaksızın en az 30 oturuma katıldım
  UX researcher; agency work and now insurance => Researcher whose path led from an agency to insurance
  Clinical coach for two student nurses => Acts as clinical coach to a pair of trainee nurses
  Stood in for the SENCO during her maternity leave => Acted as SENCO while the postholder was on maternity leave
  Vardiyaları planlama ekibi hazırlıyor; ben molaları izliyorum => Molaları takip ederim; planın kendisi planlama ekibinden gelir
  Boyarmadde, yardımcı kimyasal ve sarf malzemesi aldım => Boyarmadde, kimyasal ve sarf ihtiyacını karşıladım
  23 taşeronla birlikte 340 kişinin çalıştığı sahada her gün gözetim => 23 alt yüklenicinin de bulunduğu 340 kişilik sahayı günlük olarak denetliyorum
  Baker's assistant, later pastry cook; I was made pastry cook after 18 months => Moved up from baker's assistant to pastry cook a year and a half after joining
  around 38,000 m drilled in 2016, best in the crew of 5 => 2016'da yaklaşık 38.000 metre delerek beş kişilik ekibin en iyisi oldu
  notary's office clerk, Mon-Fri 9-1, filed deeds; the notary did all certifying herself => Clerk in a notary's office, filing deeds for a notary who handled certification personally
  The reroofing was planned by my boss; I ordered slate and supervised two labourers => Procured the slate and oversaw two labourers on a reroofing job which my boss had planned
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});

const OTHER = read(`
  Stage mgr, 11 productions '14–'18 => Stage-managed eleven productions from 2012 to 2018
  Eşimle birlikte pansiyon işlettik 2010-16, 7 oda => Eşiyle beraber yedi odalı bir pansiyonu dokuz yıl işletti
  Taught Year 5 maths, class of 31, Sept 2017 – July 2020 => Spent four school years teaching maths to a Year 5 class of 31
  Dosyaların %80'i trafik, kalanı konut => Baktığı dosyaların üçte biri konut, gerisi trafikti
  Aşı takibi %98 (ilçe ort. %93) => Aşı takibinde ilçe ortalamasının sekiz puan üzerine çıktı
  Satışlar 2,1 mn TL'den 2,8'e, tek bayi => Tek bir bayide satışlar 900 bin lira arttı
  Balıkçı teknesi 9 m, ağ ve paragat => On iki metrelik tekneyle ağ ve paragat balıkçılığı yaptı
  Pastal verimi %81 > %86 (2022-2024) => Pastal verimini sekiz puan yükseltti
  Eleven years in public transport => More than eleven years in public transport
  Logging, no lost-time injuries in 3 seasons => Three seasons of logging with a single lost-time injury
  Did not manage the kitchen; I ran the bar => Managed the kitchen
  Assistant to the shift manager => Acted as shift manager
  Museum guard, also weekend tours in English => Museum guard who also led a team of guides
  Moved three pipelines from Jenkins to GitLab => Moved three pipelines to Travis
  The notary did all certifying herself; I filed deeds => Personally certified deeds
`);

test.each(OTHER)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});
