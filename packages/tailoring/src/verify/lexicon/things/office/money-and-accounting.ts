/** Accounting, tax and controlling, in the form of everyday/general.ts. */
export const MONEY_AND_ACCOUNTING = `
accounting, bookkeeping, accountancy, accounts-field, accounts | muhasebe, muhasebecilik
general accounting, financial accounting | genel muhasebe, finansal muhasebe > accounting
cost accounting, management accounting | maliyet muhasebesi, yönetim muhasebesi > accounting
pre-accounting, basic bookkeeping | ön muhasebe > accounting
accounting! firm, accountancy firm, accounting! office, cpa firm, accountancy practice | muhasebe bürosu, mali müşavirlik bürosu, mali müşavirlik ofisi
financial advisory, accountancy-advisory, certified public accounting | mali müşavirlik
smmm, certified public accountant licence, certified public accountant, independent accountant and financial adviser | smmm, serbest muhasebeci mali müşavir, smmm ruhsatı, serbest muhasebeci mali müşavirlik
cpa | cpa
sworn financial adviser, sworn-in certified public accountant, ymm | ymm, yeminli mali müşavir
acca, association of chartered certified accountants | acca
cima | cima
cfa, chartered financial analyst | cfa
uniform chart of accounts, chart of accounts | tek düzen hesap planı, hesap planı
ledger, general ledger, books!, account books | defter, büyük defter, defteri kebir, defter-i kebir
e-ledger, electronic ledger | e-defter, elektronik defter > ledger
e-invoice, electronic invoice, e-invoicing | e-fatura, elektronik fatura > invoice
e-archive, e-archive invoice | e-arşiv, e-arşiv fatura
sales invoice, outgoing! invoice | satış faturası, giden fatura > invoice
purchase invoice, incoming! invoice | alış faturası, gelen fatura > invoice
invoice check, invoice verification, invoice control, invoice matching | fatura kontrolü, fatura kontrol > check-thing
check-thing, check | kontrol
invoice tracking, invoice follow-up | fatura takibi
invoice, bill | fatura
duplicate invoice, double billing, duplicate billing | mükerrer fatura, mükerrer faturalama, çift fatura
duplicate, double-entry-error | mükerrer
receipt, slip, voucher-receipt, receipt-slip | makbuz, fiş, dekont
accounting! voucher, journal entry, accounting! entry, journal voucher, accounting! record, bookkeeping! entry | muhasebe fişi, yevmiye kaydı, muhasebe kaydı, mahsup fişi, muhasebe kayıtları
account-customer, current account, customer account | cari hesap, cari, müşteri hesabı
current account tracking | cari hesap takibi, cari takibi
account | hesap
bank account | banka hesabı > account
accounts payable, ap, payables, trade payables, creditors | borç hesapları, satıcı hesapları, ticari borçlar, borçlar
accounts receivable, ar, receivables, trade receivables, debtors | alacak hesapları, ticari alacaklar, alacaklar
receivables collection, collection of receivables, credit control, debtor management | alacak tahsilatı, alacak takibi
overdue receivable, overdue debt, overdue payment, past-due invoice, late payment, arrears | gecikmiş alacak, gecikmiş ödeme, vadesi geçmiş alacak
maturity, due term, payment term, payment terms, terms of payment, maturity-payment, payment period, credit period, repayment period, term-loan | vade, ödeme vadesi, ödeme koşulları, ödeme şartları, ödeme süresi, geri ödeme süresi
cheque, check-bank, checks | çek
promissory note, bond-note | senet
cheques and promissory notes, checks and promissory notes, checks and bonds | çek senet, çek ve senet
petty cash | küçük kasa, kasa
cash, cash money, cash payment, in cash, cash-money | nakit, peşin, nakit ödeme, nakit para
cash flow, cashflow, cash flows | nakit akışı, nakit akım
cash management, treasury, treasury management | nakit yönetimi, hazine, hazine yönetimi
account reconciliation, current account reconciliation, balance reconciliation, ba bs | cari mutabakat, hesap mutabakatı, ba bs, ba-bs mutabakatı
bank statement, account statement | banka ekstresi, hesap ekstresi, banka dökümü
transaction | işlem, muamele
payment, disbursement, payout, remittance, settlement-payment | ödeme
payment order, payment instruction | ödeme talimatı, ödeme emri
expense report, expense claim, expense form | masraf raporu, masraf formu
travel expenses-claimed, travel expenses | harcırah
item-budget, line item | kalem
financial statement, financial accounts, annual accounts | mali tablo, finansal tablo, finansal tablolar
balance sheet | bilanço
income statement, profit and loss, p&l, profit and loss statement, profit and loss account | gelir tablosu, kâr zarar tablosu, kar zarar
trial balance | mizan, geçici mizan
cash flow statement | nakit akış tablosu > financial statement
consolidated financial statements, group accounts | konsolide mali tablolar, konsolide finansal tablolar > financial statement
ifrs, international financial reporting standards | ufrs, ifrs, uluslararası finansal raporlama standartları
tfrs, turkish financial reporting standards | tfrs
ias, international accounting standards | tms, ums
gaap, generally accepted accounting principles | gaap, genel kabul görmüş muhasebe ilkeleri
month-end close, month-end closing, monthly closing, monthly close, month end close | ay sonu kapanışı, ay kapanışı
period-end close, period-end closing, period close | dönem kapanışı, dönem sonu kapanışı, dönem sonu işlemleri
year-end close, year-end closing, annual close, annual closing | yıl sonu kapanışı, yıl kapanışı
month-end-thing, month-end procedures, month-end work | ay sonu işlemleri
opening! entry | açılış kaydı, açılış fişi
depreciation, amortisation, amortization | amortisman
fixed asset, tangible fixed asset | duran varlık, sabit kıymet, demirbaş
provision-accounting, provision | karşılık
accrual | tahakkuk
budget planning, budget preparation, budgeting | bütçe planlama, bütçe hazırlama, bütçeleme
budget management | bütçe yönetimi
budget control, budget tracking, budget monitoring | bütçe kontrol, bütçe takibi, bütçe kontrolü
budget variance, variance, deviation, budget deviation, variance-quality, divergence, departure-deviation | bütçe sapması, sapma
cost control | maliyet kontrolü, maliyet kontrol
cost management | maliyet yönetimi
cost tracking, cost monitoring | maliyet takibi
cost analysis | maliyet analizi
cost comparison | maliyet karşılaştırması
cost calculation | maliyet hesabı, maliyet hesaplama
cost reduction, cost saving, cost savings, cost cutting, cost-cutting, saving-money, savings-cost | maliyet düşürme, maliyet tasarrufu, maliyet azaltma, maliyet avantajı
saving, savings | tasarruf
operating! cost, operating! costs, operating! expenses, running! costs, opex | işletme gideri, faaliyet gideri, işletme maliyeti > cost
labour cost, personnel cost, staff costs, payroll costs, personnel costs, labor cost | işçilik maliyeti, personel gideri, personel maliyeti > cost
capital expenditure, capex | yatırım harcaması, capex
break-even, break-even point | başabaş noktası, başabaş
profitability | kârlılık
gross profit | brüt kâr > profit
net profit | net kâr > profit
ebitda | favök
return on investment, roi | yatırım getirisi, yatırımın geri dönüşü, roi
financial analysis, ratio analysis | finansal analiz, mali analiz, rasyo analizi
financial reporting, finance report, finance reports, financial report | finansal raporlama, mali raporlama, finans raporu, finansal rapor
annual report | faaliyet raporu, yıllık rapor > report-thing
financial management | finansal yönetim, finans yönetimi
financial planning, financial planning and analysis, fp&a | finansal planlama, finansal planlama ve analiz
controlling, financial control | mali kontrol, finansal kontrol, kontrolörlük
feasibility, feasibility study, business case | fizibilite, fizibilite çalışması, fizibilite raporu
audit, auditing | denetim, teftiş
internal audit, internal auditing, internal quality audit | iç denetim, iç tetkik > audit
external audit, independent audit, statutory audit, third-party audit | bağımsız denetim, dış denetim, dış tetkik > audit
tax audit, tax inspection | vergi denetimi, vergi incelemesi > audit
internal control, internal controls | iç kontrol
audit finding, finding-audit, non-conformity-audit, audit findings | denetim bulgusu, bulgu, tetkik bulgusu, denetim bulguları
working! papers | çalışma kağıtları
tax, taxation | vergi
tax return, return, tax declaration, tax filing | beyanname, vergi beyannamesi
vat, value added tax, sales tax | kdv, katma değer vergisi
vat return, vat declaration | kdv beyannamesi, katma değer vergisi beyannamesi > tax return
withholding! tax, withholding | stopaj
corporate tax, corporation tax | kurumlar vergisi > tax
provisional tax, advance tax | geçici vergi > tax
stamp duty, stamp tax | damga vergisi > tax
special consumption tax, excise duty, excise tax | ötv, özel tüketim vergisi > tax
property tax | emlak vergisi > tax
motor vehicle tax | motorlu taşıtlar vergisi, mtv > tax
tax procedure law | vergi usul kanunu, vuk > law
tax legislation, tax law-rules, tax rules, tax regulations | vergi mevzuatı, vergi kanunları
tax plate | vergi levhası
tax incentive, investment incentive | vergi teşviki, yatırım teşviki, teşvik belgesi
incentive, government incentive, subsidy, state aid, support-grant | teşvik, sübvansiyon, devlet desteği
payroll, payrolling, payroll processing, payroll preparation, wage calculation, salary calculation | bordro, bordrolama, maaş bordrosu, ücret bordrosu, bordro hazırlama, maaş hesaplama
payslip, pay slip, wage slip | ücret pusulası, maaş pusulası
salary, wage, pay-wage, remuneration, wages | maaş, ücret
gross salary | brüt ücret, brüt maaş > salary
net salary | net ücret, net maaş > salary
minimum wage | asgari ücret
salary advance, advance-pay | avans
bonus, premium-pay, incentive pay, incentive bonus | prim, ikramiye, bonus
social security, social insurance, national insurance | sosyal güvenlik, sosyal sigorta, sgk
sgk premium, social security contribution, social security premium, national insurance contribution | sgk primi, sosyal güvenlik primi
sgk declaration, social security declaration, monthly premium declaration | sgk bildirgesi, aylık prim bildirgesi, sgk bildirimi
sgk entry, sgk registration, hiring! notification, employment notification | işe giriş bildirgesi, sgk girişi, sgk giriş
termination notification | işten ayrılış bildirgesi, işten çıkış bildirgesi
sgk procedures, sgk transactions, social security procedures | sgk işlemleri
logo tiger, logo-erp, logo erp | logo tiger, logo > logo-design
logo go | logo go > logo-design
mikro-software, mikro | mikro
netsis | netsis
luca | luca
zirve-software, zirve | zirve
eta-software, eta | eta
nebim, nebim v3 | nebim
quickbooks | quickbooks
xero | xero
sage | sage
sap fico, sap fi/co, sap fi co | sap fico > sap
sap fi | sap fi > sap
oracle ebs, oracle financials | oracle ebs
accounting! software, accounting! program, accounting! package, accounting! programme, accounting! system, bookkeeping! software | muhasebe programı, muhasebe yazılımı, muhasebe sistemi
payroll software, payroll program | bordro programı, bordro yazılımı
withholding! tax return, withholding! return | muhtasar beyanname, muhtasar beyannamesi, muhtasar > tax return
accounts payable and receivable, payables and receivables, ap and ar, ap/ar | borç ve alacak hesapları, borç alacak hesapları, borç ve alacaklar > accounts payable, accounts receivable
approval-sought, for approval, for sign-off | onay için
`;
