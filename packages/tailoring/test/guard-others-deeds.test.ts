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
Gömlek ve pantolon paçası diktim => Takım elbise diktim
Günde ortalama 12 pantolon paçası kısalttım => Günde 12 pantolon diktim
Gelinlik provalarına ustamla birlikte girdim => Gelinlik provalarını tek başıma yaptım
Gelinlik provalarında ustama yardım ettim => Gelinlik provalarını yaptım
Makine bakımını dışarıdan gelen servis yapıyor => Makine bakımını yaptım
Kumaş alımını dükkan sahibi yapıyor => Kumaş alımı yaptım
Kumaş alımını dükkan sahibi yapıyor, ben depoluyorum => Kumaş satın aldım
Gece vardiyasında tek başıma çalıştım => Gece vardiyasını yönettim
Resepsiyonda 3 kişiydik => Resepsiyonda 3 kişiyi yönettim
Ön büro müdürü izinliyken çizelgeyi ben yazdım => Çizelgeyi yazdım
Şikayetleri ön büro müdürüne ilettim => Şikayetleri çözdüm
Grup rezervasyonlarını satış ekibi alıyor, ben odaları dağıtıyorum => Grup rezervasyonları aldım
Misafir memnuniyet puanı 8,1'den 8,7'ye çıktı (otel geneli) => Misafir memnuniyet puanını 8,1'den 8,7'ye çıkardım
Fidelio eğitimine katıldım => Fidelio eğitimi verdim
Yeni resepsiyonistlere iki gün eşlik ettim => Yeni resepsiyonistleri eğittim
ISO 9001 dış denetiminde evrak hazırladım => ISO 9001 dış denetimini yönettim
ISO 9001 iç denetimlerine gözlemci olarak katıldım => ISO 9001 iç denetimleri yaptım
Müşteri şikayetlerinin 8D raporlarını yazdım => Müşteri şikayetlerini azalttım
Hurda oranı %3'ten %2'ye indi => Hurda oranını %3'ten %2'ye indirdim
FMEA toplantılarına katılıyorum, lideri proses mühendisi => FMEA toplantılarına liderlik ediyorum
Tedarikçi denetimlerinde kıdemli mühendise eşlik ettim => Tedarikçi denetimleri yaptım
Poka-yoke önerim kabul edildi, uygulamayı bakım ekibi yaptı => Poka-yoke uyguladım
Altı Sigma yeşil kuşak eğitimine başladım => Altı Sigma yeşil kuşak sahibi
60 dönüm tarlada buğday ve arpa ektim => 60 dönüm tarlada mısır ektim
12 baş süt ineği bakıyorum => 12 baş besi sığırı bakıyorum
Kooperatif toplantılarına katılıyorum => Kooperatif toplantılarını yönetiyorum
Kooperatif üyesiyim => Kooperatif yönetim kurulu üyesiyim
Damla sulama sistemini bayi kurdu, ben kullanıyorum => Damla sulama sistemini kurdum
Traktörü kiraladım => Traktör satın aldım
Traktörün bakımını serviste yaptırıyorum => Traktörün bakımını yapıyorum
Sütü kooperatife teslim ediyorum => Sütü marketlere satıyorum
Verim dekarda 350 kilodan 420 kiloya çıktı => Verimi ikiye katladım
Organik tarıma geçiş başvurusu yaptım => Organik tarım sertifikası aldım
Organik tarıma geçiş sürecindeyim => Organik tarım yapıyorum
Genç çiftçi hibesine başvurdum, çıkmadı => Genç çiftçi hibesi aldım
Komşularla ortak biçerdöver kullanıyoruz => Biçerdöverim var
İlaçlama takvimini ziraat mühendisi yazıyor => İlaçlama takvimini yazdım
İlaçlama takvimini ziraat mühendisi yazıyor, ben uyguluyorum => İlaçlama takvimini hazırlıyorum
Faturaları muhasebeye gönderiyorum => Faturaları kesiyorum
Kasayı gece müdürü devralıyor => Kasayı devraldım
İki kalfa ve bir çırakla çalıştım => İki kalfa ve bir çırak yetiştirdim
Ustabaşının verdiği işleri yaptım => İş dağıttım
Ölçü aldım => Ölçü aldım ve kesim yaptım
Modelistin çıkardığı kalıpları kestim => Kalıp çıkardım
Vitrin düzenini patronla birlikte kurduk => Vitrin düzenini kurdum
Tadilat siparişlerini deftere yazdım => Tadilat siparişlerini diktim
Kalite hedeflerini müdür belirliyor => Kalite hedeflerini belirledim
Ölçüm cihazlarının kalibrasyonunu akredite laboratuvara yaptırıyorum => Ölçüm cihazlarının kalibrasyonunu yapıyorum
SPC grafiklerini operatörler dolduruyor, ben haftada bir inceliyorum => SPC grafiklerini dolduruyorum
Kontrol planı taslağını hazırladım => Kontrol planını onayladım
Kontrol planı taslağını hazırladım => Kontrol planını yayımladım
Odaları temizlemedim => Odaları temizledim
Check-in ve check-out işlemleri => Check-in ve check-out ekibini yönettim
Otelin sosyal medya hesabını pazarlama yönetiyor => Otelin sosyal medya hesabını yönettim
Otelin sosyal medya hesabına ara sıra fotoğraf yükledim => Otelin sosyal medya hesabını yönettim
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
