import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

/** Lines of office, bank, court and IT work, and what a writer might make of them: a neighbour of the same word. */
const LIES = read(`
Closed the month-end accounts => Closed the year-end accounts
Submitted the sales report to management => Gave management a presentation on the sales report
Processed invoices => Issued invoices
Prepared tax returns => Submitted tax returns
Drafted petitions => Filed petitions
Worked on budget preparation => Worked on budget management
Worked on contract review => Worked on contract drafting
Chased late payments => Collected late payments
Applied for grants => Won grants
Attended hearings => Filed lawsuits
Sold car insurance => Sold comprehensive car insurance
Prepared trademark applications => Prepared trademark registrations
Performed vehicle searches => Performed body searches
Reported cyber attacks => Reported data breaches
Scanned contracts => Photocopied contracts
Cari hesapları takip ettim => Banka hesaplarını takip ettim
Maliyet takibi yaptım => Maliyet yönetimi yaptım
Sözleşme inceleme yaptım => Sözleşme yönetimi yaptım
İstinaf dilekçesi hazırladım => Temyiz dilekçesi hazırladım
İlamlı takip başlattım => İlamsız takip başlattım
Dönüşümlü çalıştım => Personele rotasyon uyguladım
Şüphelileri gözaltına aldım => Şüphelileri tutukladım
Projeyi takip ettim => Projeyi denetledim
Siparişleri hazırladım => Sipariş verdim
Negotiated contracts with suppliers => Agreed contracts with suppliers
Tedarikçilerle görüşmeler yürüttüm => Tedarikçilerle anlaştım
Followed up customer requests => Fulfilled customer requests
Rapor gönderdim => Rapor hazırladım
Raporları arşivledim => Rapor yazdım
Running test scripts => Wrote test scripts
Ölçüm programlarının çalıştırılması => Ölçüm programlarını yazdım
Running test scripts (written by the QA team) => Wrote and ran test scripts
`);

test.each(LIES)("who wrote »%s« isn't made to say »%s«", (fact, lie) => {
  expect(follows(fact, lie, "Eleman")).toBe(false);
});
