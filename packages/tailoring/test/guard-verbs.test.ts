import { expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";

const SAME_DEED = read(`
Designed the constructor of 3 classes => Designed the constructors of three classes
Inspected the lines => Carried out inspections of the lines
Trained new staff => Provided training for new staff
Provided training for new staff => Trained new staff
Counted stock => Performed stock counts
Hatları denetledim => Hatların denetimini yaptım
Hatları denetledim => Hatların denetimlerini gerçekleştirdim
Hatların denetimini gerçekleştirdim => Hatları denetledim
Sunum yaptım => Sunum verdim
Bakım yaptım => Bakım çalışmalarını yürüttüm
Makinelerin bakımını yaptım => Makinelerin bakım faaliyetlerini yürüttüm
Müşteri ziyaretleri yaptım => Müşteri ziyaretleri gerçekleştirdim
Müşterilere danışmanlık yaptım => Müşterilere danışmanlık hizmeti sundum
Haftalık raporların hazırlanması => Haftalık raporları hazırladım
Etkinliğin düzenlenmesinde görev aldım => Etkinliğin düzenlenmesinde yer aldım
Worked with forklifts => Used forklifts
40 kişilik ekibi yönettim => 40 kişilik ekibin yönetimini üstlendim
Müşterilere sunum yaptım => Müşterilere sunumlar gerçekleştirdim
Aylık raporları hazırladım => Prepared monthly reports
Hired new staff => Recruited new staff
Ran errands for patients => Carried out errands for patients
Yeni personel yetiştirdim => Trained new staff
Faturaları işledim => Processed invoices
Müşteri ziyaretleri yaptım => Visited customers
Hastalara ilaç uyguladım => Administered medication to patients
Loaded trucks => Kamyonları yükledim
Rezervasyon aldım => Took bookings
Stok takibi yaptım => Stok takibini sürdürdüm
Temizlik yaptım => Temizlik işlerini üstlendim
`);

const NOT_PERFORMED = read(`
Arranged staff training => Provided staff training
Coordinated inspections of the lines => Carried out inspections of the lines
Supervised inspections of the lines => Performed inspections of the lines
Scheduled interviews => Conducted interviews
Planned the move of the warehouse => Moved the warehouse
Reviewed the reports of analysts => Wrote the reports of analysts
Read monthly reports => Wrote monthly reports
Maintained the payment system => Built the payment system
Denetimlerin koordinasyonunu yaptım => Denetimleri yaptım
Siparişleri paketledim => Siparişleri teslim ettim
`);

const WEAKER = read(`
Worked in a homeware store with 22 staff => Ran a homeware store with 22 staff
Worked in a homeware store => Managed a homeware store
Used the crane => Ran the crane team
Handled customer complaints => Resolved customer complaints
Guided the sales team => Directed the sales team
Coordinated the project team => Led the project team
Tested the new payment system => Approved the new payment system
Checked invoices => Audited invoices
Checked invoices => Approved invoices
Personel eğitimi düzenledim => Personel eğitimi verdim
Müşteri şikayetleriyle ilgilendim => Müşteri şikayetlerini çözdüm
Projede çalıştım => Projeyi yürüttüm
Mağazada çalıştım => Mağazayı yönettim
Ekibi koordine ettim => Ekibe liderlik ettim
Hattı denetledim => Hattı yönettim
Personelin denetimini yaptım => Personeli yönettim
Sistemi test ettim => Sistemi onayladım
Faturaları kontrol ettim => Faturaları onayladım
Eğitim aldım => Eğitim verdim
Sent offers to customers => Sold offers to customers
Studied the accounts of suppliers => Audited the accounts of suppliers
Kept the accounts of suppliers => Won the accounts of suppliers
Drew plans of the school => Built the school
Designed the warehouse => Built the warehouse
Monitored the warehouse => Managed the warehouse
Served customers => Won customers
Contacted suppliers => Negotiated with suppliers
Talked to suppliers => Negotiated with suppliers
Observed surgery => Performed surgery
Ordered spare parts => Made spare parts
Taşeronu takip ettim => Taşeronu yönettim
Reported to the sales director => Directed sales
Raporları okudum => Raporları hazırladım
Reported accidents to the manager => Investigated accidents
Planned the warehouse => Built the warehouse
Interviewed candidates => Hired candidates
Recommended candidates => Hired candidates
Marketed insurance policies => Sold insurance policies
Sold insurance policies => Designed insurance policies
Translated contracts => Wrote contracts
Drafted contracts => Negotiated contracts
Typed contracts => Drafted contracts
Filed contracts => Negotiated contracts
Presented the budget => Prepared the budget
Prepared the budget => Approved the budget
Updated the website => Built the website
Forwarded calls => Answered calls
Recorded complaints => Resolved complaints
Identified faults => Repaired faults
Reported faults => Repaired faults
Arızaları bildirdim => Arızaları giderdim
Arızaları tespit ettim => Arızaları giderdim
Assembled machines => Designed machines
Cleaned the operating room => Managed the operating room
Bütçeyi hazırladım => Bütçeyi onayladım
Bütçeyi sundum => Bütçeyi hazırladım
Sözleşmeleri arşivledim => Sözleşmeleri hazırladım
Adaylarla görüştüm => Adayları işe aldım
Müşterilerle görüştüm => Müşterilerle pazarlık yaptım
Depoda çalıştım => Depoyu işlettim
Vinç kullandım => Vinç ekibini yönettim
Toplantı notlarını tuttum => Toplantıları yönettim
Toplantılara katıldım => Toplantılar düzenledim
Toplantılar düzenledim => Toplantılara başkanlık ettim
Siparişleri aldım => Siparişleri teslim ettim
Projeyi kurtarmaya çalıştım => Projeyi kurtardım
Satışları artırmaya çalıştım => Satışları artırdım
Sistemi kurmayı denedim => Sistemi kurdum
Tried to increase sales => Increased sales
Depoyu kurmayı planladım => Depoyu kurdum
Depoyu taşımak için çalıştım => Depoyu taşıdım
Müdürün ekibi yönetmesine yardım ettim => Ekibi yönettim
Ekibi yönetmem istendi => Ekibi yönettim
Was asked to lead the team => Led the team
Learned to drive forklifts => Drove forklifts
Made to leave the team => Led the team
Ödül verdim => Ödül aldım
Kredi aldım => Kredi verdim
Şube müdürüne rapor verdim => Şube müdürlüğü yaptım
Wanted to manage the store => Managed the store
Could not manage the store => Managed the store
Part of the team that built the bridge => Built the bridge
Worked for the team that built the bridge => Built the bridge
Collected tickets => Sold tickets
Attended board meetings => Chaired board meetings
Attended a welding course => Taught a welding course
Sat in on sales negotiations => Negotiated sales
Kept minutes of board meetings => Chaired board meetings
Handed out leaflets => Designed leaflets
Printed leaflets => Designed leaflets
Fed the animals => Bred the animals
Assisted the surgeon => Operated on patients
Took blood samples => Analysed blood samples
Booked trips => Travelled on trips
Wrote to customers => Visited customers
Called customers => Visited customers
Tahlil için numune aldım => Numune analiz ettim
Satış ekibine destek verdim => Satış ekibini yönettim
Bütçe toplantısına katıldım => Bütçe hazırladım
Hastaları karşıladım => Hastaları tedavi ettim
Sigorta poliçelerini dosyaladım => Sigorta poliçelerini sattım
Raporu müdüre ilettim => Raporu hazırladım
Yeni personeli karşıladım => Yeni personeli işe aldım
Sınavda gözetmenlik yaptım => Sınav hazırladım
Kameraları izledim => Kameraları kurdum
Sözleşmeleri inceledim => Sözleşmeleri imzaladım
Kursa katıldım => Kurs verdim
Ekiple birlikte çalıştım => Ekibi yönettim
Arızaları kaydettim => Arızaları giderdim
Etkinlikte görev aldım => Etkinliği düzenledim
Etkinliğin düzenlenmesinde görev aldım => Etkinliği düzenledim
Müşteri şikayetlerini ilettim => Müşteri şikayetlerini çözdüm
Malzeme teslim aldım => Malzeme satın aldım
`);

test.for(SAME_DEED)("%s: so one may say: %s", ([fact, claim]) => {
  expect(follows(fact, claim, "Clerk")).toBe(true);
});

test.for(NOT_PERFORMED)("%s: which doesn't say: %s", ([fact, claim]) => {
  expect(follows(fact, claim, "Clerk")).toBe(false);
});

test.for(WEAKER)("%s: a lesser or another deed than: %s", ([fact, claim]) => {
  expect(follows(fact, claim, "Clerk")).toBe(false);
});
