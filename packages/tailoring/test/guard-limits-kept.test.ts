import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { describe, expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read, verdictOn } from "./guard-lines.ts";

const KINDS: Record<string, { lies: string; truths: string }> = {
  "what wasn't": {
    lies: `
Cleaned rooms => Cleaned no rooms
Bütün odaları temizledi => Cleaned no rooms
Cleaned rooms but no kitchens => Cleaned no rooms
Raised sales by 12 % => Did not raise sales
Hafta sonları çağrı yanıtladı => Answered no calls at weekends
Ne odaları ne mutfakları temizledi => Odaları temizledi
Ne odaları ne mutfakları temizledi => Cleaned kitchens`,
    truths: `
Cleaned rooms but no kitchens => Cleaned no kitchens
Ran the line without accidents for two years => Ran the line for two years with no accidents`,
  },
  "what was to be": {
    lies: `
Was to lead the repair of the bridge => Led the repair of the bridge
Applied to lead the repair of the bridge => Led the repair of the bridge
Led the repair of the bridge => Applied to lead the repair of the bridge
Köprünün onarımını yönetecekti => Köprünün onarımını yönetti
Nearly met the target => Met the target
Hedefe neredeyse ulaştı => Met the target
Az kalsın ödülü kazanıyordu => Ödülü kazandı
Satışları %12 artırmak için menüyü yeniledi => Raised sales by 12 %
Satışları %12 artırmak için menüyü yeniledi => Satışları %12 artırdı`,
    truths: `
Applied to lead the repair of the bridge => Applied to lead the bridge repair
Hedefe neredeyse ulaştı => Nearly met the target
Almost doubled sales in two years => Nearly doubled sales in two years
Satışları %12 artırmak için menüyü yeniledi => Menüyü yeniledi`,
  },
  "who did it": {
    lies: `
Had rooms cleaned => Cleaned rooms
Checked that rooms were cleaned => Odaları temizledi
Cleaned rooms => Had rooms cleaned
Köprünün onarımını yönetti => Köprünün onarımını müdür yönetti
The manager led the repair of the bridge => Helped lead the repair of the bridge
Köprünün onarımını müdür yönetti => Köprünün onarımına destek verdi
Single-handedly led the repair of the bridge => Jointly led the repair of the bridge
Köprünün onarımını tek başına yönetti => Köprünün onarımına katıldı
Report defects to the fitter; rope inspection is the fitter's job => Inspects ropes and reports defects`,
    truths: `
Report defects to the fitter; rope inspection is the fitter's job => Reports defects to the fitter
Had the vehicles serviced every year => Had all vehicles serviced every year
Led the repair of the bridge => Took part in the repair of the bridge`,
  },
  "how much of it": {
    lies: `
Cleaned rooms => Cleaned most rooms
Beş odadan ikisini temizledi => Cleaned most rooms
Cleaned rooms or kitchens => Cleaned kitchens
Met 90 % of the target => Met the target
Hedefin %90'ına ulaştı => Met the target
2018 yazında dükkânı işletti => Her yaz dükkânı işletti
Farmed 40 hectares => Farmed 40 fields
Cleaned a 40-seat coffee shop every evening => Cleaned 40 coffee shops every evening
Kütüphanenin çocuk bölümünün kitap seçimini bir meslektaşımla yapıyorum => Kütüphanenin kitap seçimini bir meslektaşımla yapıyorum`,
    truths: `
Cleaned all rooms => Cleaned most rooms
Bütün odaları temizledi => Cleaned most rooms
Met 90 % of the target => Hedefin %90'ına ulaştı
Reached 112 % of the sales target => Beat the sales target`,
  },
  "from when, and how many": {
    lies: `
Ran the shop in 2018 => Ran the shop before 2018
Ran the shop in 2018 => Ran the shop since 2018
Ran the shop in March 2018 => Runs the shop since March 2018
2018'den önce dükkânı işletti => 2018'de dükkânı işletti
2018'de dükkânı işletti => 2018'den önce dükkânı işletti
Ran the shop within two years => Ran the shop for two years
Trained 30 to 40 apprentices => Trained 40 apprentices
40 ile 50 arasında çırak yetiştirdi => 40 çırak yetiştirdi
Trained 40 of 50 apprentices => Trained between 40 and 50 apprentices
40 çırak yetiştirdi => 40'tan az çırak yetiştirdi
Trained 40 apprentices => Trained another 40 apprentices`,
    truths: `
Trained 30 to 40 apprentices => Trained at least 30 apprentices
Trained 30 to 40 apprentices a year => Yılda 30 ile 40 arasında çırak yetiştirdi
Ran the shop from 2018 until 2020 => 2018'den 2020'ye kadar dükkânı işletti
Ran the shop since 2018 => Ran the shop in 2018
Welded spools, 2 to 10 inch => Welded spools from 2 to 10 inches`,
  },
};

describe.each(Object.entries(KINDS))("%s", (_kind, { lies, truths }) => {
  test.each(read(lies))("of »%s« nothing proves »%s«", (fact, claim) => {
    expect(verdictOn(fact, claim)).not.toBe("proven");
  });
  test.each(read(truths))("»%s« proves »%s«", (fact, claim) => {
    expect(verdictOn(fact, claim)).toBe("proven");
  });
});

const TODAY = "2026-11-21";
type Profile = Parameters<typeof CareerProfile.parse>[0] & object;

function verdictOfPerson(profile: Profile, claim: string): string | undefined {
  const guard = createGuard(CareerProfile.parse(profile), "enhanced", TODAY, detectLanguage(claim));
  return guard.check(claim, { kind: "profile" })[0]?.verdict;
}

const school = (degree: string, graduationDate = "2020-06"): Profile => ({
  education: [{ institution: "Ege University", degree, field: "Chemistry", graduationDate }],
});
const firstAid = (date: string): Profile => ({
  certifications: [{ name: "First Aid", issuer: "Red Cross", date }],
});
const job = (position: string, endDate: string, description = ""): Profile => ({
  experiences: [{ company: "Zet", position, startDate: "2018-01", endDate, description }],
});
const english: Profile = { skills: { languages: [{ language: "English", proficiency: "Native" }] } };

describe("what somebody holds", () => {
  test.each<[string, Profile, string]>([
    ["a degree that was broken off", school("BSc (not completed)"), "Graduated in chemistry"],
    ["a degree that was broken off", school("Lisans (tamamlanmadı)"), "Ege Üniversitesi mezunu"],
    ["a summer course", school("Summer course"), "Graduated in chemistry"],
    ["an exchange", school("Exchange semester"), "Ege Üniversitesi mezunu"],
    ["a degree of 2020", school("BSc"), "Studies chemistry"],
    ["a degree of 2020", school("BSc"), "Kimya okuyor"],
    ["a certificate to come", firstAid("2027-05"), "Certified in first aid"],
    ["a certificate to come", firstAid("2027-05"), "İlk yardım sertifikası var"],
    ["a certificate", firstAid("2022-05"), "Gave first aid"],
    ["a post that was offered", job("Waiter", "2022-12", "Offered the post of head cook."), "Head cook"],
    ["a job that goes on", job("Cook", "present"), "Former cook"],
    ["a mother tongue", english, "Speaks no English"],
  ])("%s: %o doesn't prove »%s«", (_who, profile, claim) => {
    expect(verdictOfPerson(profile, claim)).not.toBe("proven");
  });

  test.each<[string, Profile, string]>([
    ["a degree", school("BSc"), "Graduated in chemistry"],
    ["a degree", school("BSc"), "Ege Üniversitesi mezunu"],
    ["a summer course", school("Summer course"), "Completed a summer course in chemistry at Ege University"],
    ["a certificate", firstAid("2022-05"), "Certified in first aid"],
    ["a certificate", firstAid("2022-05"), "İlk yardım sertifikası var"],
    ["a job that ended", job("Cook", "2022-12"), "Former cook"],
  ])("%s: %o proves »%s«", (_who, profile, claim) => {
    expect(verdictOfPerson(profile, claim)).toBe("proven");
  });
});
