import { describe, expect, it } from "vitest";
import { follows, read } from "./guard-lines.ts";

describe("what a line lists", () => {
  it.each(
    read(`
Audit offices, hotels and care homes under the Fire Safety Order, about 50 a year => Audits about 50 hotels a year
Audit offices, hotels and care homes under the Fire Safety Order, about 50 a year => Audits about 50 care homes under the Fire Safety Order a year
Ofisleri, otelleri ve bakımevlerini denetlemek, yılda yaklaşık 50 => Yılda yaklaşık 50 oteli denetledim
Teklif toplamak, karşılaştırma tablosu hazırlamak => Karşılaştırma tablosu topladı
Propagate and store two yeast strains; count cells under the microscope => Counted yeast strains
Review contracts, draft replies to customers => Drafted contracts`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });

  it.each(
    read(`
Audit offices, hotels and care homes under the Fire Safety Order, about 50 a year => Audits hotels and care homes under the Fire Safety Order
Teklif toplamak, karşılaştırma tablosu hazırlamak => Karşılaştırma tablosu hazırladı
Teklif toplamak, karşılaştırma tablosu hazırlamak => Teklifleri topladı
Review contracts, draft replies to customers => Drafted replies to customers
Bought malt, hops and yeast for the brewery => Bought hops for the brewery`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });
});
