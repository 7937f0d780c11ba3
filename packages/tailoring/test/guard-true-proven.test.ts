import { expect, test } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

/** What a line shows in another form: each row a kind of which strangers told something true. */
const SAME = read(`
  MEB okul öncesi programına göre aylık ve günlük plan hazırladım. => MEB'in okul öncesi programına göre günlük ve aylık plan hazırladım.
  Prepared weekly and monthly stock reports for the depot => Prepared monthly and weekly stock reports for the depot
  2024'te 1.200 öneride bulundum; hekimler bunların %90'ını kabul etti => 2024'te hekimler önerilerimin 1.080'ini kabul etti.
  Run three EKS clusters with about 240 nodes and 85 services => Yaklaşık 240 düğümlü, 85 servisli üç EKS kümesini işlettim.
  Kept bees for the monastery, March 2015 - September 2018 => Kept bees for the monastery for three and a half years.
`);

test.each(SAME)("who wrote »%s« has shown »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).toBe("proven");
});

const OTHER = read(`
  Prepared weekly stock reports and a monthly rota for the depot => Prepared monthly stock reports for the depot
  2024'te 1.200 öneride bulundum; hekimler bunların %90'ını kabul etti => 2024'te hekimler önerilerimin 1.180'ini kabul etti.
  2024'te 1.200 öneride bulundum; %90 devam oranı => 2024'te 1.080 öneride bulundum.
  Average cycle time from 31 days (2022) to 22 days (2024) => The average cycle time dropped by twelve days between 2022 and 2024.
  Run three EKS clusters with about 240 nodes and 85 services => Yaklaşık 85 düğümlü, 240 servisli üç EKS kümesini işlettim.
  Kept bees for the monastery, March 2015 - September 2018 => Kept bees for the monastery for five years.
`);

test.each(OTHER)("who wrote »%s« hasn't shown »%s«", (fact, claim) => {
  expect(verdictOn(fact, claim)).not.toBe("proven");
});
