import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

test.each(
  read(`
Soru yazımına yardım ettim, kitap yazmadım => Soruların yazımına destek verdim
Fizibilite yaptık, yatırım onaylanmadı => Fizibilitede yer aldım
Caz gecesinde ikinci sahnenin ışıklarını kurdum => Caz gecesinde ikinci sahneye ışıkları kurdum
2022 öneri yarışmasında ikinci => Second place in the 2022 suggestion competition
Testing the report in Power BI, go-live planned for Q2 2027 => Testing the report in Power BI, with go-live planned for the second quarter of 2027
Took part in the 2025 in-house hackathon => Attended the 2025 in-house hackathon
`),
)("%s: what makes smaller does so where it stands: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(true);
});

test.each(
  read(`
Soru yazımına yardım ettim, kitap yazmadım => Kitap yazdım
Soru yazımına yardım ettim, kitap yazmadım => Soruları yazdım
Fizibilite yaptık, yatırım onaylanmadı => Yatırımı onayladım
2022 öneri yarışmasında ikinci => First place in the 2022 suggestion competition
Testing the report in Power BI, go-live planned for Q2 2027 => Went live with the report in Q2 2027
Şefin denetiminde bakım yaptım => Bakım yaptım
Took part in the 2025 in-house hackathon => Attended the 2025 hackathon
`),
)("%s: and isn't left out: %s", (fact, claim) => {
  expect(follows(fact, claim)).toBe(false);
});
