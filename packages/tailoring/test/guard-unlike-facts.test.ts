import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

const UNLIKE = read(`
  Checked 60 alarms, 52 repaired => Repaired every one of the 60 alarms checked
  Digitised 400 glass plates, still going on when my contract ended => Completed the digitising of 400 glass plates before my contract ended
  Arşiv tasnifi, 900 kutu, ben ayrılırken sürüyordu => 900 kutuluk arşivin tasnifini tamamladım
  Forklift course begun, test not taken => Passed the forklift test
  Two complaints in the first winter of the night desk => Ran the night desk without a single complaint in the first winter
  Kiracı takibi, 30 daire, bir kiracı tahliye edildi => 30 dairede hiçbir kiracı tahliye edilmeden kiracı takibi yaptım
  Reservoir chlorine held at 0.4 mg/l => Held reservoir chlorine at 0.4 g/l
  Bahçe 4 dönüm, damla sulama => 4 hektarlık bahçede damla sulama kurdum
  Translated manuals at SEK 40 a page => Translated manuals at 40 euros a page
  Crane driver on freight docks only => Drove cranes on the passenger docks
  Choir tour cost £4,000, came in £250 over budget => Ran the choir tour £250 under its budget of £4,000
  Archivist, paternity cover, one year => Permanent archivist for one year
  Kendi fırınım vardı, 2019'da kapattım => Kendi fırınımı bugün de işletiyorum
  Halı yıkama makinesini kuzenim onardı, ben kullandım => Halı yıkama makinesini kendim onarıp kullandım
  Deputy stage manager for 5 shows => Worked on 5 shows as stage manager
  Müdür yardımcısı olarak 3 şubeye baktım => Müdür olarak 3 şubeye baktım
  Aşçılık seviye 3, seviye 4'e hazırlanıyorum => Seviye 4 belgeli aşçı
  Drove every other Saturday => Drove every Saturday
  Sorting times cut by moving the bins, software unchanged => Cut sorting times by overhauling the software
  Auction porter, 4 sales a month, 120 lots per sale => Porter at 4 sales a month totalling 120 lots
  Parça başı azami 12 kg => Her biri 12 kg'ın üzerinde parçalar taşıdım
`);

test.each(UNLIKE)("who wrote »%s« is contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("contradicted");
});

const ALIKE = read(`
  Checked 60 alarms, 52 repaired => Checked all 60 alarms and repaired most of them
  Trained 12 guides, 5 promoted => Trained all 12 guides
  Digitised 400 glass plates, still going on when my contract ended => Digitised 400 glass plates
  Finished two murals, a third still in progress => Completed two murals
  30 daire, bir kiracı tahliye edildi => 30 dairenin takibini yaptım, hiçbir gecikme olmadı
  Reservoir chlorine held at 0.4 mg/l => Held reservoir chlorine at 0.4 milligrams per litre
  Bahçe 4 dönüm, damla sulama => 4 dönümlük bahçede damla sulama kurdum
  Translated manuals at AUD 40 a page => Translated manuals at $40 a page
  Choir tour cost £4,000, came in £250 over budget => Ran the £4,000 choir tour, which went over budget by £250
  Had my own bakery until 2019, closed it => Ran my own bakery until it closed in 2019
  Wedding cakes: baking done by my aunt, I iced them => Personally iced the wedding cakes that my aunt baked
  Deputy manager then manager of a kiosk => Worked as manager of a kiosk
  Aşçılık seviye 3, seviye 4'e hazırlanıyorum => Seviye 3 aşçı olarak seviye 4'e hazırlanıyorum
  Drove every other Saturday => Drove on alternate Saturdays
  Sorting times cut by moving the bins, software unchanged => Cut sorting times by changing where the bins stood
  Collected 90 samples per week => Collected a total of 90 samples per week
  Parça başı azami 12 kg => Her biri 12 kg'ı aşmayan parçalar taşıdım
`);

test.each(ALIKE)("who wrote »%s« is not contradicted by »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("contradicted");
});
