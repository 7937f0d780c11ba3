/** Offices, trade, people and money, in the form of everyday/general.ts. */
export const OFFICE = `
management accounts | yönetim hesapları
discount, price reduction, markdown, reduction-price, rebate, price cut | indirim, iskonto, fiyat indirimi, tenzilat
fee, charge, fees | ücret
late fee | gecikme ücreti, gecikme bedeli
declaration, statement | beyan
till, cash desk, cash register, checkout, checkout counter, checkout desk, register-cash, checkout area, till point, cash point | kasa, yazar kasa, kasa alanı, kasa noktası
statement | ekstre, tablo
closing, close, month-end close | kapanış
clerk | memur, katip
debt | borç
receivable | alacak
asset | varlık
investment | yatırım
economics, economic science | iktisat, ekonomi, ekonomi bilimi
finance, financing | finans, finansman
human resources, hr, people operations, people and culture, personnel department, people team, hr department | insan kaynakları, ik, insan kaynakları departmanı
recruitment, hiring, talent acquisition, recruiting, staffing, selection and placement, recruitment and selection | işe alım, işe alma, seçme ve yerleştirme, seçme yerleştirme, yetenek kazanımı
onboarding, new hire orientation, staff induction, employee onboarding | oryantasyon, işe alıştırma, işe başlatma, işe alışma, alışma süreci
performance review, appraisal, performance appraisal, performance evaluation, annual appraisal, performance assessment | performans değerlendirme, performans değerlendirmesi
employee record, personnel file, personnel record, employee file, staff file, hr file | özlük, özlük dosyası, personel dosyası, personel özlük dosyası
leave, holiday, vacation | izin
law-studies | hukuk
sales-lead, lead, lead-prospect, prospect, potential customer, prospective customer, prospective client, potential client | potansiyel müşteri, müşteri adayı, aday müşteri, olası müşteri
deal, closing-deal, closed deal, business deal, sales deal | anlaşma, kapanan satış, iş anlaşması
quota | kota
offer, quote, quotation, bid, price offer, price quote, price quotation, quote-price, offer-price, sales quote, sales offer, sales quotation | teklif, fiyat teklifi, satış teklifi
tender, bidding, call for tenders, tendering | ihale
pipeline, sales funnel, sales pipeline, pipeline-sales, pipeline of deals, deal pipeline | satış hunisi, satış fırsatları, satış boru hattı, satış pipeline
retail, retailing, retail trade, retail sector, retail industry, retail business | perakende, perakendecilik, perakende sektörü, perakende satış, perakende ticaret
wholesale, wholesaling, wholesale trade | toptan, toptancılık, toptan satış, toptan ticaret
call, phone call, telephone call | çağrı, arama, telefon görüşmesi, telefon çağrısı, telefon araması
call centre, call center, contact centre, contact center | çağrı merkezi, iletişim merkezi, müşteri iletişim merkezi
travel, travelling, traveling | seyahat
archive, records-archive, archives, archive service | arşiv
correspondence, business correspondence, written communication | yazışma, yazışmalar, iş yazışmaları
secretariat, secretarial, secretarial work | sekreterya, sekreterlik
loyalty programme, loyalty program, loyalty scheme, rewards programme, customer loyalty programme | sadakat programı, müşteri sadakat programı
content | içerik
video | video
search engine | arama motoru
interview-talk | görüşme
feedback | geri bildirim
presentation | sunum
spreadsheet, worksheet | tablo, hesap tablosu, elektronik tablo
word processor | kelime işlemci
microsoft office, ms office, office suite, office programs, microsoft office programs | ofis programları, microsoft office, ms office, office programları
excel, ms excel, microsoft excel | excel, ms excel
word, ms word, microsoft word | word, ms word
powerpoint, ms powerpoint, microsoft powerpoint | powerpoint
crm, customer relationship management, client relationship management | crm, müşteri ilişkileri yönetimi
erp, enterprise resource planning, erp system | erp, kurumsal kaynak planlama
sap, sap erp | sap > erp
data | veri
data entry, data input, keying-data | veri girişi
database, db | veritabanı, veri tabanı, veritaban
record, record-entry, log entry, log-book entry | kayıt
chart, graph-chart, graph | çizelge, grafik
dashboard | gösterge paneli, pano, dashboard
kpi, key performance indicator, performance indicator, performance indicators, metric, kpis | kpi, temel performans göstergesi, performans göstergesi, performans göstergeleri, metrik
approval | onay
audit trail | denetim izi
privacy | gizlilik
kitchen-goods, kitchens | mutfaklar
representative | temsilci
regional sales | bölgesel satış
identity document, identity documents, id document, proof of identity | kimlik belgesi
unnecessary, needless, superfluous | gereksiz, lüzumsuz
angry, furious, irate, upset-angry | öfkeli, kızgın, sinirli
`;
