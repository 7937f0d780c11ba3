import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { checkSentence } from "../src/verify/checking/check-sentence.ts";
import { readFacts } from "../src/verify/facts/profile-facts.ts";

const OTHERS_OR_LESS = `
Kumaş kesimi, dikim, satış => Kumaş sattım
Damla sulamayı bir serada denedim => Serada damla sulama yaptım
Doktora programını 2019'da bıraktım => Doktora programı
Şube birincisi oldum => Birinci oldum
Müdüre bir kez vekâlet ettim => Müdüre düzenli vekâlet ettim
Avrupa hibesi başvurusu hazırladım => Avrupa hibesi aldım
Malzemeleri teslim aldım => Malzemeleri satın aldım
Eğitim belgesi aldım => Eğitim verdim
Sergide eserleri gösterdim => Sergiyi düzenledim
Yeni sistemi test ettik => Yeni sistemi kurdum
Tarlayı babam eker, ben sularım => Tarlayı ektim
Süt sağımını bakıcı yapar => Süt sağdım
Kasayı patron kapatır, ben sayarım => Kasayı kapattım
Gömlek ölçüsü alırım, kesimi ustam yapar => Gömlek kestim
Numuneleri laboratuvara gönderdim, analizi laboratuvar yaptı => Numuneleri analiz ettim
Raporun çevirisini bir büro yaptı => Raporu çevirdim
Misafir şikayetlerini müdüre ilettim => Misafir şikayetlerini çözdüm
Odaları kat görevlileri temizler, ben kontrol ederim => Odaları temizledim
Oda fiyatlarını müdür belirler => Oda fiyatlarını belirledim
Kalite el kitabının güncellenmesine katkı verdim => Kalite el kitabını güncelledim
Dış denetimde denetçilere eşlik ettim => Dış denetim yaptım
8D raporlarını hazırladım, onayı müdür verdi => 8D raporlarını onayladım
Traktörü amcam kullanır => Traktör kullandım
Tarlayı babam sürer => Tarlayı sürdüm
Satışı eşim yapıyor => Satış yaptım
Hayvanların aşılarını veteriner yapar => Hayvanları aşıladım
Muhasebeyi mali müşavir tutuyor => Muhasebe tuttum
Sulama sistemini amcam kurdu => Sulama sistemini kurdum
Sulamayı babam yapar => Sulama yaptım
Kalıpları usta çıkarır, ben dikerim => Kalıp çıkardım
Prova almayı kalfa yapar => Prova aldım
`
  .trim()
  .split("\n")
  .map((line) => line.split(" => "));

test.for(OTHERS_OR_LESS)(
  "%s: which is another's deed, or a lesser one, than: %s",
  ([fact = "", claim = ""]) => {
    const profile = CareerProfile.parse({
      experiences: [
        { company: "Zet", position: "Eleman", startDate: "2019", endDate: "2021", responsibilities: [fact] },
      ],
    });
    const facts = readFacts(profile, "2026-11-21");
    const check = checkSentence(claim, facts, { kind: "entry", place: "experiences.0" });
    expect(check.supported).toBe(false);
  },
);
