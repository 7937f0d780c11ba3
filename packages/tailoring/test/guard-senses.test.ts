import { CareerProfile } from "@terzi/contracts/career";
import type { Verdict } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { read } from "./guard-lines.ts";

/** What the guard says to a claim of who wrote only these lines (parted by " / ") of a job. */
function verdictOf(facts: string, claim: string, language: Language): Verdict | undefined {
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Zet", startDate: "2019", endDate: "2021", responsibilities: facts.split(" / ") },
    ],
  });
  const [checked] = createGuard(profile, "enhanced", "2026-11-21", language).check(claim, {
    kind: "entry",
    place: "experiences.0",
  });
  return checked?.verdict;
}

test.each(
  read(`
Arter ve santral kateter bakımı / İnfüzyon pompası ile ilaç uygulaması => Inserted and cared for arterial and central lines
2020'de 14 hat zamanında sevk edildi (bütün bölüm) => Delivered 14 lines on time in 2020
14 lines were shipped on time in 2020 (the whole department) => Shipped 14 lines on time in 2020
Timber frame walls and roof trusses, cut by a colleague, assembled by us on site => Built timber frame walls
Co-ordinate volunteers who photograph the collection => Photographs the collection together with volunteers
Manage two technicians who calibrate the scales => Calibrates the scales
`),
)("who wrote »%s« has not shown »%s«", (facts, claim) => {
  expect(verdictOf(facts, claim, "en")).not.toBe("proven");
});

test.each(
  read(`
3 kişilik ekiple 11 yeni model çizimi (2022-2025) => Drew 11 new models in a team of 3 (2022–2025)
Gövde ağırlığında ortalama %9 azalma (son 4 model) => Average reduction of 9% in casing weight (last 4 models)
Cut the repair time of yaw motors from 11 hours to 7 => Shortened yaw motor repairs by 4 hours
Assisted electricians with cable laying / Tested breakers and filled in test certificates => Checked breakers and completed the test certificates
Supported the practice manager with the yearly stock count => Helped the practice manager carry out the annual stock count
`),
)("who wrote »%s« is not accused of »%s«", (facts, claim) => {
  expect(verdictOf(facts, claim, "en")).not.toBe("contradicted");
});

test.each(
  read(`
Plum strudel named among Vienna's ten best by a magazine, 2025 => Erikli strudel 2025'te bir dergide Viyana'nın en iyi on strudeli arasında gösterildi
Tekrarlayan kapı arızalarını %30 azalttım => Kapılardaki tekrarlayan arızalarda %30 azalma sağladı
Negotiate insurance with two brokers => İki brokerle sigorta pazarlığı yapıyor
`),
)("Turkish: who wrote »%s« is not accused of »%s«", (facts, claim) => {
  expect(verdictOf(facts, claim, "tr")).not.toBe("contradicted");
});

test.each(
  read(`
Wired switchboards for fish farms => Wired switchboards for hospitals
Inspect blades from ropes and write damage reports => Inspects blades from helicopters and writes damage reports
Supported the practice manager with the yearly stock count => Managed the yearly stock count
Work two weeks offshore, two weeks at home / Lead a crew of three => Works three weeks offshore, three weeks at home
Came second among 42 teams in 2023 => Came first among 42 teams in 2023
`),
)("who wrote »%s« is told that »%s« is wrong", (facts, claim) => {
  expect(verdictOf(facts, claim, "en")).toBe("contradicted");
});

test.each(
  read(`
Pano montajında ustalara yardım ettim => Pano montajını üstlendi
Hakediş raporlarını proje müdürüyle hazırladım => Hakediş raporlarını tek başına hazırladı
`),
)("Turkish: who wrote »%s« is told that »%s« is wrong", (facts, claim) => {
  expect(verdictOf(facts, claim, "tr")).toBe("contradicted");
});

test.each(
  read(`
Aşı hatırlatma mesajlarıyla kaçırılan randevuların oranı %18'den %7'ye düştü => Aşı hatırlatma mesajları sayesinde kaçırılan randevuların oranı 11 puan azaldı
Kalıp süresini 11 günden 8 güne indirdi => Kalıp süresini üç gün kısaltarak sekiz güne indirdi
Üç yılda 600'den fazla danışana hizmet verdim => 3 yıl içinde 600'ün üzerinde danışana hizmet sundu
`),
)("Turkish: who wrote »%s« may say »%s«", (facts, claim) => {
  expect(verdictOf(facts, claim, "tr")).toBe("proven");
});
