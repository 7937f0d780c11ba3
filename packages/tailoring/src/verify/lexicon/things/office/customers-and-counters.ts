/** Customer service, call centres, bank counters, claims and property, in the form of everyday/general.ts. */
export const CUSTOMERS_AND_COUNTERS = `
objection handling, handling! objections | itiraz karşılama, itiraz yönetimi
genesys | genesys
queue management system, queue ticket, queuing! system | sıramatik, sıra yönetim sistemi, q-matik
counter transaction, counter work | gişe işi
vault, strongroom | kasa dairesi, ana kasa, para kasası
cash surplus, till surplus, cash over | kasa fazlası
cash limit | kasa limiti, nakit limiti
coin | madeni para
counterfeit detection, counterfeit check | sahte para kontrolü
account opening, opening! of accounts | hesap açılışı, hesap açma
account closing, account closure | hesap kapatma
deposit account | mevduat hesabı
foreign currency account, currency account | döviz hesabı, yabancı para hesabı
salary customer, payroll customer | maaş müşterisi
banking! product, bank product, banking! products | bankacılık ürünü, bankacılık ürünleri, banka ürünleri
banking! transaction, bank transaction, banking! transactions, banking! operations | bankacılık işlemi, banka işlemi, banka işlemleri
overdraft, overdraft account | kredili mevduat hesabı, kmh, ek hesap
credit card sales, card sales | kredi kartı satışı, kart satışı
credit card debt | kredi kartı borcu
loan application, credit application | kredi başvurusu, kredi talebi
loan file, credit file | kredi dosyası
loan disbursement, loan utilisation, loan drawdown | kredi kullandırım, kredi kullandırımı
loan sale, loan sales, credit sales | kredi satışı
loan repayment, repayment of loans, loan payment | kredi ödemesi, kredi geri ödemesi
loan portfolio, credit portfolio | kredi portföyü
loan limit allocation, limit allocation | limit tahsisi, kredi tahsisi
loan restructuring | kredi yapılandırma, kredi yapılandırması
agricultural loan, farm loan | tarım kredisi, zirai kredi
export loan, export credit | ihracat kredisi
cash loan, cash credit | nakdi kredi
non-cash loan, non-cash credit | gayri nakdi kredi, gayrinakdi kredi
sme banking, small business banking | kobi bankacılığı, işletme bankacılığı > banking-sector
private banking | özel bankacılık > banking-sector
agricultural banking | tarım bankacılığı > banking-sector
investment banking | yatırım bankacılığı > banking-sector
sme customer | kobi müşterisi, kobi müşteri > customer
branch target, branch targets | şube hedefi > target
branch operations | şube operasyonu, şube operasyonları
branch network | şube ağı
operation centre, operations centre, operations center, back office, back-office | operasyon merkezi, arka ofis, back office
regulation-bank, banking! legislation, banking! regulations, banking! law | bankacılık mevzuatı, bankacılık kanunu
money market | para piyasası
securities, security-paper, marketable securities | menkul kıymet, menkul kıymetler
reverse repo | ters repo
treasury bond, government bond | devlet tahvili, hazine bonosu
eurobond | eurobond
forward, forward contract | forward
option-contract, options trading | opsiyon, opsiyon sözleşmesi
brokerage firm, brokerage house, securities firm | aracı kurum, menkul değerler
fund manager-field, portfolio company | portföy yönetim şirketi
pension fund | emeklilik fonu > fund
liquidity | likidite
liquidity management | likidite yönetimi
cash flow forecast, cash forecast, cash flow projection | nakit akış tahmini, nakit tahmini, nakit akış projeksiyonu, nakit projeksiyonu
cash position, daily cash position, bank position | nakit pozisyonu, günlük nakit durumu, nakit durumu
cash report, daily cash report | nakit raporu, kasa raporu
financing! need, funding! need | finansman ihtiyacı
financial risk | finansal risk > risk
currency risk, foreign exchange risk, fx risk, exchange rate risk | kur riski, döviz riski > risk
project finance | proje finansmanı
valuation, company valuation, business valuation | değerleme, şirket değerlemesi
discounted cash flow, dcf | indirgenmiş nakit akımı, indirgenmiş nakit akışı, dcf
financial model, financial modelling, financial modeling | finansal model, finansal modelleme
scenario analysis, sensitivity analysis | senaryo analizi, duyarlılık analizi
forecast-budget, rolling! forecast, financial forecast | finansal tahmin, dönen tahmin, mali tahmin
budget-actual, budget versus actual, actual versus budget, budget vs actual, actual vs budget, budget comparison | bütçe fiili, bütçe gerçekleşen, bütçe fiili karşılaştırma, fiili bütçe, bütçe gerçekleşme
annual budget, yearly budget | yıllık bütçe > budget
department budget, departmental budget | departman bütçesi, bölüm bütçesi > budget
training! budget-staff, investment budget, capital budget | yatırım bütçesi > budget
budget preparation process, budget process, budgeting! process | bütçe süreci
insurance product, insurance products | sigorta ürünü, sigorta ürünleri
life insurance | hayat sigortası > insurance
accident insurance, personal accident insurance | ferdi kaza sigortası, kaza sigortası > insurance
fire insurance | yangın sigortası > insurance
professional indemnity insurance, professional liability insurance | mesleki sorumluluk sigortası > liability insurance
credit insurance, receivables insurance | kredi sigortası, alacak sigortası > insurance
elementary branches, non-life insurance, property and casualty | elementer, elementer branş, elementer sigorta, hayat dışı sigorta
insurance branch, insurance line, line of insurance | sigorta branşı, branş
insurance quote, insurance offer | sigorta teklifi
policy cancellation, cancelled policy | poliçe iptali
policy collection, premium collection | prim tahsilatı, poliçe tahsilatı
endorsement-policy, policy endorsement, policy amendment | zeyil, zeyilname, poliçe zeyli
claim file, claims file, damage file | hasar dosyası
claim notification, damage notification, claim report, notification of damage | hasar ihbarı, hasar bildirimi
claim payment, claims payment, damage payment, indemnity payment | hasar ödemesi, tazminat ödemesi
claim ratio, loss ratio, claims ratio | hasar prim oranı
risk inspection, risk survey | risk teftişi, riziko teftişi
risk acceptance, underwriting, risk assessment-insurance | risk kabul, riziko kabul, underwriting
expert report-damage, adjuster's report, loss report, survey report | eksper raporu, ekspertiz raporu
repair shop-insurance, authorised repair shop, contracted repair shop | anlaşmalı servis, anlaşmalı tamirhane
contracted institution, contracted provider, contracted hospital | anlaşmalı kurum, anlaşmalı hastane
insurance sector, insurance industry | sigorta sektörü, sigortacılık sektörü
banking! and insurance | bankacılık ve sigortacılık
tobb insurance plate, agency licence | acentelik ruhsatı, acentelik belgesi
agency network, agencies | acente ağı
letting! agreement, authorisation agreement, exclusive listing, exclusive mandate, exclusive agreement | yetki sözleşmesi, yer gösterme sözleşmesi, tek yetki, münhasır yetki
property portfolio, real estate portfolio | gayrimenkul portföyü, emlak portföyü
commercial property, commercial real estate, business premises | ticari gayrimenkul, ticari emlak
real estate market, property market, housing! market | gayrimenkul piyasası, emlak piyasası, konut piyasası
real estate investment, property investment | gayrimenkul yatırımı
title deed transfer, property transfer, deed transfer, land registry transfer | tapu devri, tapu devir, tapu transferi
title deed procedures, land registry procedures, deed procedures | tapu işlemleri
rental income, rent income | kira geliri
rent increase | kira artışı
rent collection | kira tahsilatı
security deposit-rent, rent deposit | kira depozitosu
commission-fee, brokerage fee, agency fee, commission income | komisyon, komisyon geliri, aracılık ücreti
eviction | kiracı tahliyesi, kiracının tahliyesi
shopping! mall management, mall management | avm yönetimi
dues collection, maintenance fee collection | aidat tahsilatı, aidat toplama
floor owner, apartment owner, flat owner | kat maliki, daire sahibi
condominium board, building! board, residents' board | apartman yönetim kurulu, site yönetim kurulu
site residents | site sakini, apartman sakini
second-level, second level, second-line, second line | ikinci seviye, ikinci kademe
third-level, third level, third-line, third line | üçüncü seviye, üçüncü kademe
affordability, affordability check, affordability checks | ödeme gücü, ödeme gücü kontrolü
broadband, broadband package, home internet | genişbant, ev interneti, internet paketi
high-net-worth, high-net-worth individual, high net worth | yüksek gelirli, varlıklı
freehold | tam mülkiyet
leasehold | kiralık mülkiyet
conveyancing, property conveyancing | taşınmaz devri, gayrimenkul devir işlemleri
wish-request, wishes and complaints, requests and complaints | dilek, dilek ve şikayet, istek ve şikayet, dilek ve istek
tariff-plan, price plan, tariff change | tarife değişikliği
`;
