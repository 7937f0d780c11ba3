import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { maySay } from "./may-say.ts";

/** A line of somebody who works with money, papers, people or the law, its translation (=>), and a lie next to it (=/>). */
const LINES = `
Audited branches => Şubeleri denetledim =/> Şubeleri yönettim
Paid taxes => Vergileri ödedim =/> Vergileri topladım
Rakip fiyatlarını takip ettim => Rakip fiyatlarının takibini yaptım =/> Rakip fiyatlarını belirledim
Tracked annual leave => Yıllık izinleri takip ettim =/> Yıllık izinleri onayladım
Prepared monthly VAT returns => Aylık KDV beyannamelerini hazırladım =/> Aylık KDV beyannamelerini onayladım
Aylık muhtasar beyannameleri hazırladım => Prepared monthly withholding tax returns =/> Prepared monthly VAT returns
Kept the cash book => Kasa defterini tuttum =/> Kept the general ledger
Calculated overtime, bonuses and deductions => Fazla mesai, prim ve kesintileri hesapladım =/> Fazla mesai, prim ve kesintileri ödedim
Calculated severance and notice pay => Kıdem ve ihbar tazminatlarını hesapladım =/> Kıdem ve ihbar tazminatlarını ödedim
Sigortalıları teminat ve primler hakkında bilgilendirdim => Informed policyholders about coverage and premiums =/> Sold policyholders coverage
Withdrew cash => Nakit çektim =/> Deposited cash
Yılda 60 mavi yaka personel işe aldım => Recruited 60 blue-collar workers a year =/> Recruited 60 white-collar workers a year
Shortened time to hire from 40 to 25 days => İşe alım süresini 40 günden 25 güne kısalttım =/> İşe alım süresini 40 günden 15 güne kısalttım
Approved leave requests of 20 employees => 20 çalışanın izin taleplerini onayladım =/> 20 çalışanın izin taleplerini reddettim
Toplantı tutanağı tuttum => Kept minutes of meetings =/> Chaired meetings
Onay aldım => Got approval =/> Gave approval
İhaleye katıldım => Took part in tenders =/> Invited bids
Submitted the report for approval => Raporu onaya sundum =/> Approved the report
Drafted petitions and attended hearings => Dilekçe hazırladım ve duruşmalara katıldım =/> Filed lawsuits and won hearings
Represented the plaintiff => Davacıyı temsil ettim =/> Davalıyı temsil ettim
Monitored security cameras => Güvenlik kameralarını izledim =/> Güvenlik kameralarını kurdum
Yangınları söndürdüm => Put out fires =/> Started fires
Prepared certificates of origin and packing lists => Menşe şahadetnamesi ve çeki listesi hazırladım =/> Prepared letters of credit
Compared quotes from 12 insurance companies => 12 sigorta şirketinin tekliflerini karşılaştırdım =/> Chose quotes from 12 insurance companies
Rented out 40 flats a year => Yılda 40 daire kiraladım =/> Yılda 40 daire sattım
Proofread translations => Çevirilerin son okumasını yaptım =/> Translated books
Distributed food parcels to 500 families => 500 aileye gıda kolisi dağıttım =/> 500 ailenin gıda kolisini topladım
Took over the management of the branch => Şubenin yönetimini devraldım =/> Şubenin yönetimini devrettim
`;

function follows(fact: string, claim: string): boolean {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", position: "", startDate: "2019", responsibilities: [fact] }],
  });
  return maySay(profile, claim, { place: "experiences.0" });
}

const cases = LINES.trim()
  .split("\n")
  .map((line) => line.split(/ =\/?> /))
  .map(([fact = "", claim = "", lie = ""]) => ({ fact, claim, lie }));

test.each(cases)("$fact: may be told as $claim", ({ fact, claim }) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(cases)("$fact: isn't $lie", ({ fact, lie }) => {
  expect(follows(fact, lie)).toBe(false);
});
