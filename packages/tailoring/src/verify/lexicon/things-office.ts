/** Offices, trade, people and money, in the form of things-general.ts. */
export const OFFICE = `
account | hesap, cari hesap
accounts, accounting, bookkeeping | muhasebe
management accounts | yönetim hesapları
accounts payable, ap | borç hesapları, satıcı hesapları
accounts receivable, ar | alacak hesapları
ledger, general ledger | defter, büyük defter
invoice, bill | fatura
receipt | makbuz, fiş
payment | ödeme
discount | indirim, iskonto
fee, charge | ücret
late fee | gecikme ücreti, gecikme bedeli
tax | vergi
vat, value added tax | kdv, katma değer vergisi
tax return, return | beyanname, vergi beyannamesi
declaration | beyan
payroll | bordro, maaş bordrosu
salary, wage | maaş
cash | nakit
till, cash desk, cash register | kasa
cash flow | nakit akışı
bank statement | banka ekstresi, hesap ekstresi
statement | ekstre, tablo
financial statement | mali tablo, finansal tablo
balance sheet | bilanço
closing, close, month-end close | kapanış
clerk | memur, katip
audit | denetim
debt | borç
credit, loan | kredi
interest | faiz
receivable | alacak
asset | varlık
investment | yatırım
insurance | sigorta
claim | hasar, tazminat
stock exchange | borsa
economics | iktisat, ekonomi
business administration, business, management-studies | işletme
finance | finans
human resources, hr, people operations | insan kaynakları, ik
recruitment | işe alım
onboarding | oryantasyon, işe alıştırma
performance review, appraisal | performans değerlendirme
employee record, personnel file, personnel record, employee file | özlük, özlük dosyası
leave | izin
law-studies | hukuk
court | mahkeme
case | dava
sales-lead, lead | potansiyel müşteri
deal | anlaşma
quota | kota
offer, quote, quotation, bid | teklif
tender | ihale
pipeline | satış hunisi
retail | perakende
wholesale | toptan
export | ihracat
import | ithalat
customs | gümrük
logistics | lojistik
transport, transportation | nakliye, taşımacılık, ulaşım
shipment | sevkiyat
freight | navlun, yük
fleet | filo
route | rota, güzergah
supply chain | tedarik zinciri
procurement | satın alma, satınalma
call | çağrı, arama
call centre, call center, contact centre | çağrı merkezi
phone, telephone | telefon
reception | resepsiyon
reservation, booking | rezervasyon
travel | seyahat
archive | arşiv
correspondence | yazışma
secretariat | sekreterya
loyalty programme, loyalty program | sadakat programı
content | içerik
social media | sosyal medya
press | basın
media | medya
video | video
photo, photograph | fotoğraf
advert, ad, advertisement | reklam, ilan
search engine | arama motoru
seo, search engine optimisation, search engine optimization | seo, arama motoru optimizasyonu
survey | anket
interview-talk | görüşme
feedback | geri bildirim
presentation | sunum
spreadsheet | tablo, hesap tablosu
word processor | kelime işlemci
microsoft office, ms office, office suite | ofis programları
excel, ms excel, microsoft excel | excel
word, ms word, microsoft word | word
powerpoint, ms powerpoint | powerpoint
crm, customer relationship management | crm, müşteri ilişkileri yönetimi
erp, enterprise resource planning | erp, kurumsal kaynak planlama
sap | sap
data | veri
data entry | veri girişi
database | veritabanı, veri tabanı
record | kayıt
list | liste
chart | çizelge, grafik
dashboard | gösterge paneli, pano
kpi, key performance indicator | kpi, temel performans göstergesi
approval | onay
audit trail | denetim izi
inspection | denetim, muayene
compliance | uyum
gdpr, general data protection regulation | gdpr
kvkk | kvkk, kişisel verilerin korunması
privacy | gizlilik
kitchen-goods, kitchens | mutfaklar
representative | temsilci
regional sales | bölge satış
revenue growth | ciro artışı
visitor numbers | ziyaretçi sayısı
council-local, local council | belediye
heat pump | ısı pompası
energy | enerji
`;
