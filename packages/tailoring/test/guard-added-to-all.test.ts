import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const LIES = read(`
  Trained four apprentices, three of whom passed the exam => Trained four apprentices, all of whom passed the exam
  38 eski ekranın 31'ini yeni tasarıma taşıdım => 38 ekranın tamamını yeni tasarıma taşıdı
  4 ekskavatör ve 6 kamyondan oluşan parkı planladı => 6 ekskavatör ve 4 kamyondan oluşan parkı planladı
  Yaklaşık 410 mavi yakalı ve 55 beyaz yakalı çalışanın iş ortağıyım => 410 beyaz yakalı ve 55 mavi yakalı çalışanın iş ortağı
  Pre-notify food of plant origin in IPAFFS => Pre-notify food of plant and animal origin in IPAFFS
  Üretim ve perakende sektörlerinden 23 işverenin dosyalarını yürütüyorum => Üretim, perakende ve turizm sektörlerinden 23 işverenin dosyalarını yürütüyor
`);

test.each(LIES)("who wrote »%s« is told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const SAME = read(`
  Trained four apprentices, three of whom passed the exam => Trained four apprentices; all but one of them passed the exam
  18 projenin 15'i ilk seferde geçti => 18 projeden üçü dışında hepsi ilk seferde geçti
  4 ekskavatör ve 6 kamyondan oluşan parkı planladı => 6 kamyon ve 4 ekskavatörden oluşan parkı planladı
  Tested loggers for light, temperature and humidity => Tested loggers for light and climate
  Chase rent arrears by phone and letter => Chases rent arrears by phone and letter and leaves the court to others
`);

test.each(SAME)("who wrote »%s« isn't told that »%s« is wrong", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
