import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { maySay } from "./may-say.ts";

const OTHERS = {
  en: ["Met the customers and took notes", "Attended weekly meetings with the owner"],
  tr: ["Müşterilerle görüştüm ve notlar aldım", "Haftalık toplantılara katıldım"],
};

/** Whether who wrote `fact` in the other language may be said to have done `claim`. */
function follows(fact: string, claim: string, language: "en" | "tr"): boolean {
  const responsibilities = [fact, ...OTHERS[language === "en" ? "tr" : "en"]];
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Zet", position: "Clerk", startDate: "2019", endDate: "2021", responsibilities },
    ],
  });
  return maySay(profile, claim, { place: "experiences.0", language });
}

const pairs = (lines: string): [string, string][] =>
  lines
    .trim()
    .split("\n")
    .map((line): [string, string] => {
      const [english = "", turkish = ""] = line.split("=");
      return [english.trim(), turkish.trim()];
    });

const SAME = pairs(`
Designed stainless steel conveyors = Paslanmaz çelik konveyörler tasarladım
Performed strength calculations for gearboxes = Redüktörler için mukavemet hesapları yaptım
Wired control panels = Kumanda panolarının kablajını yaptım
Replaced contactors and thermal relays = Kontaktör ve termik röleleri değiştirdim
Turned shafts and bushings = Mil ve burç tornaladım
Replaced worn inserts = Aşınan uçları değiştirdim
Sharpened drill bits = Matkap uçlarını biledim
Measured noise and dust = Gürültü ve toz ölçümü yaptım
Installed sockets and switches = Priz ve anahtar taktım
Set out axes with a total station = Total station ile aks aplikasyonu yaptım
Repaired leaking taps = Su kaçıran muslukları onardım
Charged refrigerant = Soğutucu gaz bastım
Grew tomatoes and peppers in a greenhouse = Serada domates ve biber yetiştirdim
Pruned olive trees = Zeytin ağaçlarını budadım
Kneaded dough = Hamur yoğurdum
Took water samples = Su numunesi aldım
Conducted internal audits = İç tetkik yaptım
Hemmed trousers = Pantolon paçası kısalttım
Sewed collars and cuffs = Yaka ve manşet diktim
Sandblasted and painted hulls = Tekne gövdelerini kumladım ve boyadım
Reduced unplanned downtime by 18% = Plansız duruşları %18 azalttım
Calibrated measuring instruments = Ölçü aletlerini kalibre ettim
`);

test.each(SAME)("of workshops and fields, %s is the same as %s", (english, turkish) => {
  expect(follows(turkish, english, "en")).toBe(true);
  expect(follows(english, turkish, "tr")).toBe(true);
});

const NEAR = pairs(`
TIG welded stainless pipes = Paslanmaz boruları gazaltı kaynağıyla kaynattım
Cut sheet metal with a laser = Plazmayla sac kestim
Operated a tower crane = Mobil vinç kullandım
Changed moulds = Kalıp tasarladım
Installed radiators = Kombi taktım
Laid bricks = Seramik döşedim
Performed preventive maintenance = Kestirimci bakım yaptım
Conducted internal audits = Tedarikçi denetimi yaptım
Reported machine faults = Makine arızalarını giderdim
Reported near misses = İş kazalarını araştırdım
Sowed wheat = Arpa ektim
Took soil samples = Su numunesi aldım
Drove a tractor = Biçerdöver kullandım
Irrigated with drip irrigation = Damla sulama kurdum
Baked bread = Pasta yaptım
Cut fabric = Kalıp çıkardım
Cleaned solar panels = Güneş paneli montajı yaptım
`);

test.each(NEAR)("of workshops and fields, %s isn't %s", (english, turkish) => {
  expect(follows(english, turkish, "tr")).toBe(false);
  expect(follows(turkish, english, "en")).toBe(false);
});
