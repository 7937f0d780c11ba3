/** Books, entries, balances and closings of accountants and auditors, in the form of everyday/general.ts. */
export const BOOKS_AND_CLOSINGS = `
opening! balance | açılış bakiyesi, devir bakiyesi > balance
closing! balance | kapanış bakiyesi > balance
subledger, sub-ledger, subsidiary ledger, auxiliary ledger | muavin defter, yardımcı defter > ledger
purchase ledger, bought ledger | alış defteri, satıcılar hesabı
sales ledger | satış defteri
cash book, cashbook | kasa defteri, nakit defteri
journal-book, daybook, day book, general journal, book of original entry | yevmiye defteri, yevmiye
inventory book | envanter defteri
statutory books, legal books, statutory ledgers, official books | yasal defterler, kanuni defterler, resmi defterler
debit, debit entry | borç kaydı
credit entry | alacak kaydı
debit note | borç dekontu
credit note, credit memo | alacak dekontu, iade faturası
bank receipt, bank slip, bank advice, bank voucher | banka dekontu, banka makbuzu
posting-entry, ledger posting | deftere kayıt
suspense account, clearing! account | geçici hesap, ara hesap
cost centre, cost center | masraf yeri, masraf merkezi, maliyet merkezi, gider yeri
profit centre, profit center | kâr merkezi
cost allocation, overhead allocation, allocation of costs | gider dağıtımı, masraf dağıtımı, maliyet dağıtımı
overhead, overheads, indirect cost, overhead cost, fixed overhead | genel gider, genel giderler, endirekt gider, genel üretim gideri
general and administrative expenses, administrative expenses, admin costs | genel yönetim giderleri, yönetim giderleri
fixed cost, fixed costs | sabit gider, sabit maliyet > cost
variable cost, variable costs | değişken gider, değişken maliyet > cost
unit cost, cost per unit, cost per piece, per-unit cost | birim maliyet, birim maliyeti, parça başı maliyet > cost
standard cost, standard costing | standart maliyet, standart maliyetleme
cost of goods sold, cost of sales, cogs | satılan malın maliyeti, satışların maliyeti, smm
product costing, product cost, costing | ürün maliyeti, ürün maliyetleme, maliyetlendirme
recipe costing, recipe cost, cost per portion, portion cost | reçete maliyeti, reçete maliyetlendirme, porsiyon maliyeti
actual cost, actual costs | fiili maliyet, gerçekleşen maliyet > cost
actuals, actual figures, realised figures | fiili, gerçekleşen, gerçekleşen rakamlar
figure, figures, number-figure, figure-number, digit | rakam, sayısal veri
total amount, grand total, total sum | toplam tutar, genel toplam
balance-sheet item, ledger account, gl account | bilanço kalemi, muhasebe hesabı, defter hesabı
accounting! period, fiscal period, financial period | mali dönem, muhasebe dönemi
period-end, end of period, period end | dönem sonu
month-end report, month-end reporting, month-end pack, monthly reporting pack | ay sonu raporu, ay sonu raporlaması
reporting! pack, reporting! package | raporlama paketi, rapor paketi
interim accounts, interim financial statements | ara dönem mali tablolar, ara dönem finansal tablolar > financial statement
retained earnings | geçmiş yıl kârları, dağıtılmamış kârlar
equity-own, shareholders' equity, owners' equity | özkaynak, öz sermaye, özsermaye
capital-money, share capital, paid-in capital | sermaye, ödenmiş sermaye
working! capital, operating! capital | işletme sermayesi, çalışma sermayesi
capital increase | sermaye artırımı, sermaye artışı
dividend, profit distribution, dividend payment | temettü, kâr payı, kâr dağıtımı
liability-debt, liabilities | borç ve yükümlülük
current assets | dönen varlıklar, dönen varlık > asset
goodwill | şerefiye
intangible asset, intangible fixed asset | maddi olmayan duran varlık > asset
asset register, fixed asset register, asset list | demirbaş listesi, sabit kıymet listesi, duran varlık kaydı
inventory valuation, stock valuation | stok değerleme, envanter değerlemesi
impairment, write-down | değer düşüklüğü
write-off, written-off debt | zarar yazma, değersiz alacak
revaluation | yeniden değerleme
inflation accounting, inflation adjustment | enflasyon muhasebesi, enflasyon düzeltmesi
exchange difference, foreign exchange difference, fx difference | kur farkı
exchange loss, fx loss | kur zararı
exchange gain, fx gain | kur kârı
rounding! difference | yuvarlama farkı, küsurat farkı
discrepancy, mismatch, inconsistency, gap-difference | tutarsızlık, fark, uyumsuzluk, farklılık
accounting! error, bookkeeping! error, posting! error | muhasebe hatası, kayıt hatası
revenue recognition | hasılat kaydı, gelirin kaydı, hasılatın muhasebeleştirilmesi
deferred revenue, deferred income | ertelenmiş gelir, gelecek aylara ait gelir
supplier payment, vendor payment | tedarikçi ödemesi, satıcı ödemesi > payment
supplier account, vendor account | tedarikçi hesabı
supplier statement, vendor statement | tedarikçi ekstresi, satıcı ekstresi
vendor master data, supplier master data | tedarikçi ana verisi, satıcı kartı
payment plan, payment schedule, repayment plan, instalment plan, installment plan | ödeme planı, taksit planı, geri ödeme planı
payment list, payment proposal | ödeme listesi
payment run, batch payment, bulk payment | toplu ödeme
payment tracking, payment follow-up | ödeme takibi
standing! order, direct debit, automatic payment | otomatik ödeme, otomatik ödeme talimatı, düzenli ödeme
collection-money, debt collection-money, cash collection, receivables-collection, incoming! payment | tahsilat
ageing! report, aging! report, aged debtors, aged receivables, aging, ageing | yaşlandırma, yaşlandırma raporu, alacak yaşlandırma, alacak yaşlandırma raporu
days sales outstanding, dso, collection period, average collection period | tahsilat süresi, alacak tahsil süresi, ortalama tahsilat süresi, alacak devir süresi
bad debt provision, doubtful debt provision, provision for doubtful debts | şüpheli alacak karşılığı
bounced cheque, bad cheque, dishonoured cheque, bounced check | karşılıksız çek
endorsed cheque | ciro edilmiş çek, cirolu çek
reconciliation letter, confirmation letter, balance confirmation | mutabakat mektubu, mutabakat formu
bank reconciliation, bank rec | banka mutabakatı
three-way matching, three-way match, 3-way matching | üçlü eşleştirme
self-employment receipt, self-employed invoice, e-self-employment receipt | serbest meslek makbuzu, smm makbuzu, e-smm
expense slip, expense voucher, expense receipt | gider pusulası, masraf fişi
producer receipt | müstahsil makbuzu
proforma, proforma invoice, pro forma invoice, pro-forma | proforma, proforma fatura > invoice
bill-utility, utility bill, utility bills | elektrik su faturası, abonelik faturası
accounts office, accounting! department, accounts department, accounting! office-inhouse, finance and accounting department, finance department, finance team, finance staff, accounts team, accounting! team, finance function | muhasebe departmanı, muhasebe bölümü, muhasebe servisi, mali işler departmanı, mali işler, finans departmanı, finans ekibi, finans birimi, muhasebe ekibi
finance and accounting | finans ve muhasebe, muhasebe ve finans, muhasebe finans, finans muhasebe
client file | mükellef dosyası
taxpayer, tax payer | mükellef, vergi mükellefi > customer
sole proprietor, sole trader, sole proprietorship | şahıs şirketi, şahıs firması
company formation, company incorporation, company registration | şirket kuruluşu, şirket kurulumu, şirket tescili
trade registry, commercial register, companies house, trade register | ticaret sicili, ticaret sicil müdürlüğü, ticaret sicil
trade registry gazette | ticaret sicil gazetesi
articles of association, articles of incorporation | ana sözleşme, esas sözleşme
chamber registration, chamber of commerce registration | oda kaydı, ticaret odası kaydı
signature circular, authorised signature list | imza sirküleri
signature authority, authorised signatory | imza yetkisi
audit committee | denetim komitesi
audit report | denetim raporu, denetçi raporu
audit plan, audit programme, audit program | denetim planı, denetim programı, tetkik planı
audit opinion, auditor's opinion | denetçi görüşü, denetim görüşü
audit firm, auditing! firm, independent audit firm | denetim firması, denetim şirketi, bağımsız denetim firması, bağımsız denetim şirketi
big four, big 4 | dört büyük, big four
independent audit licence, independent auditor licence, kgk licence | bağımsız denetçi belgesi, kgk belgesi, bağımsız denetçilik lisansı
kgk, public oversight authority | kgk, kamu gözetimi kurumu
cia-certificate, certified internal auditor | cia, sertifikalı iç denetçi
cisa, certified information systems auditor | cisa
cfe, certified fraud examiner | cfe
isa-auditing, international standards on auditing | uluslararası denetim standartları, bds, bağımsız denetim standartları
sox, sarbanes-oxley, sarbanes oxley | sox
coso | coso
substantive test, substantive testing | maddi doğruluk testi, önemlilik testi
walkthrough, process walkthrough | süreç gözden geçirme
audit sample, sampling-audit | denetim örneklemi
materiality | önemlilik
preventive action, preventive measure, preventative action, preventive measures | önleyici faaliyet, önleyici tedbir, önleyici önlem
misconduct, malpractice, wrongdoing | suistimal, suiistimal, görevi kötüye kullanma
irregularity, irregularities | usulsüzlük
fraud investigation | suistimal incelemesi, suistimal soruşturması
fraud risk | suistimal riski, hile riski > risk
segregation of duties, separation of duties | görevler ayrılığı, görev ayrımı
delegation of authority, authority matrix, approval matrix | yetki matrisi, onay matrisi, yetki devri
signing! authority, power to sign, payment authority | ödeme yetkisi
whistleblowing, whistleblower line, ethics line | etik hat, ihbar hattı
client company, client firm, corporate client firm | müşteri firma, müşteri şirket, müşteri firması > customer
computation, computations, tax computation | hesaplama çizelgesi
capitalisation, capitalization | aktifleştirme
substantive procedure, substantive procedures, substantive | maddi doğrulama
rediscount | reeskont
currency revaluation, fx revaluation | kur değerleme, kur değerlemesi
consolidation-accounts, consolidation | konsolidasyon
e-ledger certificate | e-defter beratı, berat
material consumption, raw material consumption | sarfiyat, malzeme sarfiyatı, ham madde sarfiyatı
bacs, bacs payment, bacs run | bacs
frs, frs 102 | frs, frs 102
management letter | yönetim mektubu
statutory accounts | yasal hesaplar, yasal mali tablolar
`;
