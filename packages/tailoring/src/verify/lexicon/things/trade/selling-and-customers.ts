/** Selling to companies, accounts, customers and call centres, in the form of everyday/general.ts. */
export const SELLING_AND_CUSTOMERS = `
account-client, client account, customer account-sales | müşteri hesabı, cari müşteri
key account management, kam-field, strategic account management | kilit müşteri yönetimi, anahtar müşteri yönetimi, stratejik müşteri yönetimi
account management, client management, customer management | müşteri yönetimi, müşteri hesap yönetimi
customer relations, customer relationship, client relations, client relationship, customer relationships, client relationships | müşteri ilişkileri, müşteri ilişkisi, müşteriyle ilişkiler
qualified lead, sales qualified lead, sql-lead, marketing qualified lead, mql | nitelikli müşteri adayı, nitelikli lead
lead generation-work, lead gen, demand generation, generating leads | potansiyel müşteri oluşturma, müşteri adayı oluşturma, talep yaratma, lead oluşturma
sales opportunity, business opportunity, opportunity-sales | satış fırsatı, iş fırsatı
closed sale, won deal | kapanan anlaşma, kazanılan anlaşma, kapatılan satış
closing rate, close rate, win rate, success rate-sales, hit rate | kapanış oranı, kazanma oranı, satış kapatma oranı
sales cycle, length of the sales cycle | satış döngüsü, satış süreci
sales process, selling process | satış süreci
sales forecast, sales forecasting, sales projection | satış tahmini, satış öngörüsü, satış tahminleme
sales plan, sales planning | satış planı, satış planlama
sales budget | satış bütçesi > budget
sales strategy | satış stratejisi > strategy
sales report, sales reporting | satış raporu, satış raporlama
daily sales report | günlük satış raporu > sales report
weekly sales report | haftalık satış raporu > sales report
monthly sales report | aylık satış raporu > sales report
sales analysis, sales analytics | satış analizi
sales performance | satış performansı > performance
sales growth, sales increase, increase in sales, growth in sales | satış artışı, satış büyümesi, satışlarda artış
revenue growth, turnover growth, turnover increase, revenue increase | ciro artışı, gelir artışı, ciro büyümesi
sales meeting | satış toplantısı > meeting
sales visit, customer visit, client visit, visit to customers, visit to clients, customer call-visit | müşteri ziyareti, satış ziyareti > visit-thing
customer presentation, client presentation, sales presentation, sales pitch, pitch to clients | müşteri sunumu, satış sunumu, satış konuşması > presentation
customer negotiation, client negotiation, price negotiation, negotiation of prices, price negotiations, price talks, price bargaining | fiyat müzakeresi, fiyat pazarlığı, fiyat görüşmesi, müşteri müzakeresi, fiyat görüşmeleri
commercial terms, trading terms, commercial conditions, terms and conditions-sales | ticari koşullar, ticari şartlar, satış koşulları, çalışma koşulları-ticari
customer risk | müşteri riski
quotation preparation, quote preparation, preparing quotes, preparing quotations, offer preparation, preparation of offers | teklif hazırlama, teklif hazırlığı, teklif süreci, fiyat teklifi hazırlama
annual contract, yearly contract, annual agreement | yıllık sözleşme, yıllık anlaşma > contract
contract renewal, renewal-contract, agreement renewal | sözleşme yenileme, kontrat yenileme, sözleşme yenilemesi
customer contract, client contract | müşteri sözleşmesi > contract
dealer channel, sales channel, distribution channel, channel-sales, channel of sale | satış kanalı, dağıtım kanalı, bayi kanalı
channel management, channel sales, indirect sales, partner sales | kanal yönetimi, kanal satışı, bayi kanalı yönetimi
dealer management, management of dealers, distributor management | bayi yönetimi, distribütör yönetimi
dealer visit, distributor visit | bayi ziyareti > visit-thing
dealer meeting, dealers' meeting, dealer conference | bayi toplantısı > meeting
new dealer, dealer recruitment, dealer acquisition | yeni bayi, bayi kazanımı
sales point, point of sale-place, sales outlet, points of sale, retail point | satış noktası, nokta-satış, satış yeri
traditional trade, traditional channel, general trade | geleneksel kanal, bakkal kanalı
modern trade, modern channel, organised trade | modern kanal, organize perakende, ulusal zincirler
on-trade, out-of-home, horeca, on-premise, away-from-home | ev dışı tüketim, horeca, edt, yerinde tüketim
national chain, national account | ulusal zincir > chain-store
local chain | yerel zincir > chain-store
market leader, leader in the market | pazar lideri
sales territory, sales region, sales area-region, patch-sales, region-sales | satış bölgesi
territory management, region management, area management, regional management | bölge yönetimi
route plan-sales, visit plan, call plan, rut, route of visits | rut planı, ziyaret planı, rota planı
numeric distribution, distribution rate, distribution coverage, outlet coverage | numerik dağılım, bulunurluk, dağılım oranı, penetrasyon
availability-shelf, product availability, on-shelf availability, osa | bulunurluk, raf bulunurluğu, ürün bulunurluğu
listing-retail, product listing with retailers, new listing, listings | listeleme, liste girişi, ürün listelenmesi
trade promotion, trade spend, trade activation | ticari promosyon, kanal aktivitesi, insert çalışması
insert-leaflet, insert, retailer leaflet | insert, insört
customer list, client list | müşteri listesi
customer database, client database | müşteri veri tabanı, müşteri veritabanı
customer information-file, customer card, customer file | müşteri kartı, müşteri dosyası, cari kart
existing customer, current customer, existing client, current client, existing account | mevcut müşteri > customer
lost customer, lost client, lapsed customer, inactive customer | kayıp müşteri, kaybedilen müşteri, pasif müşteri
customer visit report, visit report, call report | ziyaret raporu, müşteri ziyaret raporu
customer needs, client needs, needs of customers, customer requirement, customer's needs, customer need, customer requirements, client requirements | müşteri ihtiyacı, müşteri gereksinimleri, müşteri ihtiyaçları
customer expectation, client expectation | müşteri beklentisi, müşteri beklentileri
customer problem, customer issue, client issue | müşteri sorunu, müşteri problemi
customer focus, client focus, customer orientation | müşteri odaklılık, müşteri odağı
customer journey, user flow, user journey | müşteri yolculuğu, kullanıcı akışı, kullanıcı yolculuğu
customer communication, communication with customers, client communication, customer contact, client contact | müşteri iletişimi, müşteriyle iletişim, müşteri ile iletişim
customer meeting-visit, customer negotiations-talk, customer talk, sales call, sales conversation, sales talk, meeting with customers | müşteri görüşmesi, satış görüşmesi
customer lifetime value, clv, ltv, lifetime value | müşteri yaşam boyu değeri, yaşam boyu değer
net promoter score, nps | net tavsiye skoru, nps
customer effort score, ces | müşteri efor skoru, ces
customer success | müşteri başarısı
customer onboarding, client onboarding | müşteri devreye alma, müşteri onboarding, yeni müşteri aktivasyonu
renewal | yenileme
renewal rate | yenileme oranı
retention rate, customer retention rate | müşteri tutma oranı, elde tutma oranı
references-customer, customer reference | referans müşteri, müşteri referansı
word of mouth, customer referral, recommendation by customers | kulaktan kulağa, referansla gelen müşteri, müşteri tavsiyesi
solution selling, solution sales, consultative selling, consultative sales | çözüm satışı, danışmanlık satışı, çözüm odaklı satış
project sales, project-based sales | proje satışı, proje satışları, proje bazlı satış > sales-thing
tender sales, public sales, sales to the public sector | kamu satışı, ihale satışı > sales-thing
export sales, international sales, overseas sales, foreign sales | ihracat satışı, yurt dışı satış, uluslararası satış, dış satış > sales-thing
domestic sales, home sales, local sales | yurt içi satış, iç satış, iç piyasa satışı > sales-thing
direct sales, direct selling | doğrudan satış, direkt satış > sales-thing
door-to-door sales, door-to-door selling | kapıdan kapıya satış, kapı kapı satış > sales-thing
second-hand sales, used car sales | ikinci el satış, ikinci el araç satışı > sales-thing
advertising sales, ad sales, media sales | reklam satışı, reklam satışları, mecra satışı > sales-thing
software sales, saas sales | yazılım satışı, saas satışı > sales-thing
medical sales, pharmaceutical sales | tıbbi satış, medikal satış, ilaç satışı > sales-thing
insurance sales, policy sale, policy sales, sale of policies | sigorta satışı, poliçe satışı > sales-thing
product promotion-doctors, detailing, medical detailing | tıbbi tanıtım
sales bonus, sales premium, sales incentive, incentive-sales | satış teşviki
bonus scheme, incentive scheme, commission scheme, bonus system | prim sistemi, teşvik sistemi
sales ranking, sales league table | satış sıralaması
salesperson of the month, employee of the month-sales, top seller of the month | ayın satışçısı, ayın satış danışmanı
bestseller, best-selling product, best seller, bestselling product, top-selling product | çok satan, en çok satan ürün, çok satan ürün
slow-moving product, slow-moving stock, slow mover, slow-moving item | yavaş dönen ürün, yavaş satan ürün, ağır giden ürün
order form, purchase form | sipariş formu
order value, order amount, basket value | sipariş tutarı, sepet tutarı
order intake, incoming order, received order | gelen sipariş, alınan sipariş, sipariş girişi
order entry, entering orders, order input | sipariş girme, sipariş kaydı
order confirmation, order acknowledgement | sipariş onayı, sipariş teyidi
order cancellation, cancelled order | sipariş iptali, iptal edilen sipariş
order volume, number of orders, order count | sipariş hacmi, sipariş adedi, sipariş sayısı
order status | sipariş durumu
bulk order, large order, wholesale order | toplu sipariş, toptan sipariş > order
online order, internet order, web order | online sipariş, internet siparişi > order
phone order, telephone order | telefon siparişi, telefonla sipariş > order
minimum order | minimum sipariş
delivery date, date of delivery, due date-delivery | teslimat tarihi
delivery date tracking, deadline tracking, lead time tracking | termin takibi, teslim tarihi takibi
call handling, call answering, answering calls, taking calls, call taking | çağrı karşılama, çağrı yanıtlama, çağrı cevaplama
call volume, number of calls, call numbers, volume of calls | çağrı hacmi, çağrı sayısı, çağrı adedi
call duration, call length, talk time, call handling time, call time, handling-time-call | çağrı süresi, görüşme süresi, konuşma süresi, aht
call record, call log, call recording, recorded call | çağrı kaydı, görüşme kaydı, ses kaydı-çağrı
call waiting time, waiting time-call, time in queue | çağrı bekleme süresi
abandoned call, missed call, lost call, abandon rate | kaçan çağrı, cevapsız çağrı, kayıp çağrı
abandonment rate, call abandonment rate | kaçan çağrı oranı, çağrı terk oranı
service level, service-level | hizmet seviyesi, servis seviyesi, hizmet düzeyi
first response time, response time-customer, reply time, first reply time | ilk yanıt süresi, yanıtlama süresi, ilk cevap süresi
resolution time, solution time, time to resolution, time to resolve | çözüm süresi, çözümleme süresi, çözülme süresi, sonuçlandırma süresi
resolution rate, solution rate | çözüm oranı, çözüm yüzdesi
quality score, call quality score | kalite puanı, kalite skoru
escalation, escalated case, escalated complaint | eskalasyon, üst birime aktarım, üst seviyeye taşıma
call transfer, call forwarding | çağrı aktarma, çağrı yönlendirme
ivr, interactive voice response | sesli yanıt sistemi, ivr
call list, calling list | arama listesi
callback, call back | geri arama, geri dönüş araması
welcome call | hoş geldin araması
survey call | anket araması
collection call, debt collection call | tahsilat araması
retention call, retention desk, retention-team, save desk | ikna hattı, iptal ikna, tutundurma
cancellation request, cancellation, termination request | iptal talebi, iptal
customer line, hotline, helpline, customer hotline, support line | müşteri hattı, destek hattı, danışma hattı, çağrı hattı
email support, e-mail support | e-posta desteği
telephone support, phone support | telefon desteği, telefonla destek
written support, written channels | yazılı destek, yazılı kanallar
social media complaint, online complaint | sosyal medya şikayeti, online şikayet
şikayetvar-site, complaint site, complaint platform | şikayetvar, şikayet sitesi, şikayet platformu
customer service desk, service desk-shop, customer desk, information desk-shop, customer service counter | müşteri hizmetleri masası, müşteri hizmetleri bankosu, danışma bankosu, danışma masası
apology, apologies | özür
compensation-customer, goodwill gesture, goodwill compensation | telafi, jest
zendesk | zendesk
freshdesk | freshdesk
intercom-tool | intercom
pipedrive | pipedrive
zoho crm, zoho | zoho
sales navigator, linkedin sales navigator | sales navigator
tender tracking, bid tracking, tender follow-up | ihale takibi
bid bond, tender bond, bid security, temporary guarantee | geçici teminat, geçici teminat mektubu
trade visit, trade delegation, trade mission, business delegation | ticaret heyeti, ticari heyet, alım heyeti, iş heyeti
fair visitor, trade visitor, trade fair visitor | fuar ziyaretçisi
fair participation, trade fair participation, participation in trade fairs, trade show participation, exhibiting at fairs | fuar katılımı, fuara katılım
fair organisation, trade fair organisation, fair preparation, trade show preparation | fuar organizasyonu, fuar hazırlığı
fair stand staff, stand duty, booth duty, stand staff | stant görevlisi, stant görevi
business card | kartvizit
sales material, sales collateral, sales documents | satış materyali, satış malzemeleri, satış dokümanları
sample delivery, sample shipment, sending samples, sample dispatch, sample-trade | numune gönderimi, numune gönderme, ürün numunesi
`;
