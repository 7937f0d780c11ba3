import { describe, expect, it } from "vitest";
import { read, verdictOn } from "./guard-lines.ts";

describe("a fact that differs for sure", () => {
  it.each(
    read(`
Bronze medal at the Northern Cask Awards 2022 for a stout => Won gold at the Northern Cask Awards 2022
Bronze medal at the Northern Cask Awards 2022 for a stout => Took silver at the Northern Cask Awards 2022
2022'de kurguladığım film Toroslar Belgesel Günleri'nde mansiyon aldı => 2022'de kurguladığı film Toroslar Belgesel Günleri'nde büyük ödül aldı
20 milyon TL'ye kadar olan kredi tekliflerini değerlendirdim => 20 milyon TL'nin üzerindeki kredi tekliflerini değerlendirdi
20 milyon TL'nin altındaki kredi tekliflerini değerlendirdim => 20 milyon TL'nin üstündeki kredi tekliflerini değerlendirdi
Ran a hand therapy clinic one afternoon a fortnight => Ran a hand therapy clinic one afternoon a week
Took part in the feeding clinic led by the dietitian => Led the feeding clinic
Drafted suspicious activity reports, which the manager signed => Signed suspicious activity reports
Lowered feed waste by 12% in two seasons => Lowered feed waste by 12% in one season
Trained 40 drivers in two groups => Trained 40 drivers in one group`),
  )("»%s« contradicts »%s«", (line, lie) => {
    expect(verdictOn(line, lie)).toBe("contradicted");
  });

  it.each(
    read(`
Bronze medal at the Northern Cask Awards 2022 for a stout => Won bronze at the Northern Cask Awards 2022
Bronze medal at the Northern Cask Awards 2022 for a stout => Won a medal at the Northern Cask Awards 2022
20 milyon TL'nin üzerindeki kredi tekliflerini değerlendirdim => 20 milyon TL'yi aşan kredi tekliflerini değerlendirdi
Ran a hand therapy clinic one afternoon a fortnight => Ran a hand therapy clinic one afternoon every two weeks
Led the feeding clinic together with the dietitian => Led the feeding clinic with the dietitian
Drafted and signed reports, which the manager read => Signed reports
Lowered feed waste by 12% in two seasons => Lowered feed waste by 12%
Checked the boilers of two houses, one of them a school => Checked the boilers of one school
Trained 40 drivers in two groups => Trained 40 drivers, one group after another`),
  )("»%s« doesn't contradict »%s«", (line, claim) => {
    expect(verdictOn(line, claim)).not.toBe("contradicted");
  });
});
