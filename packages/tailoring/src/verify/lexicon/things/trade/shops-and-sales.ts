/** Shops, selling, customers and call centres, in the form of everyday/general.ts. */
export const SHOPS_AND_SALES = `
supermarket, grocery store, grocery, food store | süpermarket, market, bakkal > store
department store | büyük mağaza, çok katlı mağaza > store
clothing store, clothes shop, fashion store, apparel store | giyim mağazası, konfeksiyon mağazası > store
bookshop, bookstore | kitabevi, kitapçı > store
jewellery store, jeweller's, jewelry store | kuyumcu, mücevher mağazası > store
flagship store | amiral mağaza, ana mağaza > store
shopping centre, shopping mall, mall, shopping center | alışveriş merkezi, avm
market-bazaar, street market, bazaar | pazar, çarşı
chain-store, retail chain, store chain | mağaza zinciri, perakende zinciri, zincir mağaza
chain | zincir
franchise, franchising | franchise, bayilik, franchising, bayilik sistemi
dealer, dealership | bayi, bayilik
regional office, branch office, local branch, branch-any, local office, bureau, sub-office | bölge ofisi, bölge müdürlüğü, şube ofisi
grocery-sector, fmcg, fast-moving consumer goods, consumer goods, fast moving consumer goods | hızlı tüketim, hızlı tüketim malları, fmcg
shop floor, sales floor | satış alanı, mağaza içi
aisle, section, department-store-section, part-share, portion-part, section-part | reyon, bölüm, kısım
display, product display, merchandising, visual merchandising, product placement | teşhir, ürün teşhiri, görsel düzenleme, görsel mağazacılık, ürün yerleştirme
shop window, window display, store window | vitrin
window dressing, window design | vitrin düzenleme, vitrin tasarımı
planogram | planogram
price tag, price label | fiyat etiketi, etiket
special offer, sales promotion, promotion-sale, promotional offer | kampanya, promosyon, indirim kampanyası
sale-season, seasonal sale, clearance sale, sales season | indirim dönemi, sezon indirimi
gift card, gift voucher | hediye kartı, hediye çeki
gift | hediye
loyalty card | sadakat kartı
fitting room, changing room, size-fitting, fitting-room service | deneme kabini, soyunma kabini, prova kabini
self-checkout, self checkout, self-service checkout, self-service till | self servis kasa, self-checkout, hızlı kasa
cashing up, cash-up, end-of-day cash, cash reconciliation, till reconciliation, till balancing, cash count, cash closing, till closing, closing of the till, daily cash closing, closing the till, counting of cash, till count | kasa sayımı, kasa kapanışı, gün sonu kasa, kasa mutabakatı, kasa kapama, kasa kapatma, günlük kasa kapanışı, nakit sayımı, para sayımı
cash handling, cash transactions, handling cash, cash operations, cash transaction | nakit işlemleri, kasa işlemleri, para işlemleri, nakit işlem
till shortage, cash shortage, till discrepancy, cash discrepancy | kasa açığı, kasa farkı
banking-takings, banking, bank deposit-takings | bankaya yatırma
sales-thing, sales, selling | satış, satışlar
field sales, outside sales | saha satış, sahada satış > sales-thing
inside sales, telesales, phone sales, telephone sales, telemarketing, sales by phone | telefonla satış, telesatış, tele satış, telepazarlama > sales-thing
b2b sales, business-to-business, b2b, corporate sales | kurumsal satış, b2b satış, b2b > sales-thing
b2c, business-to-consumer | b2c, bireysel satış
online sales, e-commerce sales, internet sales | online satış, internet satışı > sales-thing
cross-selling, cross-sell, cross selling, cross-sales, cross sales | çapraz satış > sales-thing
upselling, upsell, up-selling | üst satış, yukarı satış > sales-thing
instalment sale, sale on instalments, installment sale, hire purchase | taksitli satış > sales-thing
instalment, installment | taksit
cold calling, cold call | soğuk arama
new customer, new account, new business, customer acquisition, client acquisition, new client, winning customers, acquisition of customers | yeni müşteri, müşteri kazanımı, müşteri edinme, müşteri kazanma, yeni müşteri kazanımı > customer
regular customer, repeat customer, loyal customer, returning customer | sadık müşteri, müdavim, düzenli müşteri, sürekli müşteri, devamlı müşteri > customer
corporate customer, corporate client, business customer, business client, commercial customer, commercial client, corporate account, commercial account, business account | kurumsal müşteri, ticari müşteri, tüzel müşteri > customer
retail customer, individual customer, private customer, personal banking customer, personal customer, individual client, private client, retail client | bireysel müşteri, perakende müşteri > customer
vip customer, vip client, vip guest, affluent customer, vip | vip müşteri, varlıklı müşteri > customer
foreign customer, overseas customer, international customer, international client, export customer, export client, foreign client, customer abroad | yurt dışı müşteri, yabancı müşteri, ihracat müşterisi, yurt dışı müşterisi, yurtdışı müşteri > customer
consumer, end user, end customer, end-user, final customer | tüketici, son kullanıcı, nihai tüketici, son müşteri, nihai kullanıcı
customer portfolio, client portfolio, customer base, client base, book of business, portfolio of customers, customer book | müşteri portföyü, müşteri tabanı, portföy, müşteri kitlesi
visit-thing, visit | ziyaret
customer service, customer care, client service, customer services, customer support, client support, client services, customer help, help line-customer, customer assistance, client care | müşteri hizmetleri, müşteri desteği, müşteri hizmeti, müşteri destek, müşteri destek hizmeti
after-sales service, after-sales, after sales, aftersales, after-sales support, after sales service | satış sonrası hizmet, satış sonrası, satış sonrası destek, satış sonrası servis, satış sonrası hizmetler
customer satisfaction, csat, client satisfaction | müşteri memnuniyeti, csat > satisfaction
customer satisfaction survey, satisfaction survey | müşteri memnuniyeti anketi, memnuniyet anketi, müşteri memnuniyet anketi > survey
customer request, client request, customer inquiry, customer enquiry, client enquiry, customer demand | müşteri talebi, müşteri istekleri, müşteri isteği, müşteri talep
inquiry-question, enquiry, inquiry, query-question, question, query | soru, sorgu, soruları
customer loyalty, client loyalty, retention-customer | müşteri sadakati, müşteri bağlılığı, müşteri tutundurma
customer retention, client retention | müşteri elde tutma, müşteri bağlılığı, müşteriyi elde tutma
customer churn, churn, churn rate, customer loss | müşteri kaybı, kayıp oranı, müşteri kayıp oranı
customer experience, cx, client experience | müşteri deneyimi
customer data, customer record, customer information, client record, client data, client information | müşteri bilgileri, müşteri kaydı, müşteri verisi, müşteri bilgisi, müşteri verileri
need, requirement-need, requirement-any, necessity, demand-need | ihtiyaç, gereksinim, gereklilik, gereksinme
product knowledge | ürün bilgisi
product range, product portfolio, product line, assortment, range-product, range, variety-range | ürün yelpazesi, ürün gamı, ürün portföyü, ürün çeşidi, yelpaze
product category, category-product, product group, product family | ürün kategorisi, kategori, ürün grubu, ürün ailesi
product information | ürün bilgisi
product demonstration, product demo, product presentation | ürün tanıtımı, ürün demosu, ürün sunumu
sales target, sales goal, sales quota, sales objective, quota-sales | satış hedefi, satış kotası > target
target achievement, goal achievement, target attainment | hedef gerçekleştirme, hedefe ulaşma
report-thing, report | rapor
sales figures, sales data, sales results, sales figure, sales numbers | satış rakamları, satış verileri, satış sonuçları, satış rakamı, satış rakamı verileri
sales volume | satış hacmi, satış adedi
sales team, sales force, sales staff, sales crew | satış ekibi, satış kadrosu, satış personeli > team
sales commission, commission-sales, bonus-sales | satış primi, prim, komisyon
tender file, tender document, tender documents, bid documents, tender dossier, bidding documents | ihale dosyası, ihale dokümanı, şartname, ihale evrakı, ihale dokümanları
specification-tender, specification, technical specification, spec, tech spec, technical specifications, spec-technical, specifications-document, tender specification, design document, technical design, technical design document | şartname, teknik şartname, teknik özellik, teknik özellikler, spesifikasyon, teknik tasarım, teknik tasarım dokümanı, teknik şartname-yazılım
basket-size, average basket, average order value, aov, average transaction value, basket size, average basket size | ortalama sepet, sepet ortalaması, ortalama sepet tutarı, sepet büyüklüğü
conversion, conversion rate, conversion-rate | dönüşüm, dönüşüm oranı
footfall, store traffic, visitor traffic | mağaza trafiği, ziyaretçi trafiği
shrinkage, stock loss, inventory shrinkage, shrink | fire, stok kaybı, envanter kaybı
shoplifting, shop theft | mağaza hırsızlığı, mağazadan hırsızlık
store of the year | yılın mağazası
mystery shopper, mystery shopping | gizli müşteri
store opening, new store opening | mağaza açılışı, yeni mağaza açılışı
refit, store renovation, shop refit | yenileme, mağaza yenileme
takings-daily, daily takings, daily sales | günlük ciro, günlük hasılat
incoming call, inbound call, inbound, inbound calls | gelen çağrı, gelen arama > call
outgoing call, outbound call, outbound calls | dış arama, giden arama, giden çağrı > call
call script, script-call, call flow | arama metni, çağrı metni, script, konuşma metni, çağrı senaryosu, konuşma akışı
average handling time, average handle time, aht, average call time | ortalama çağrı süresi, ortalama görüşme süresi
call quality, call monitoring, quality monitoring-call, call quality monitoring, call evaluation | çağrı kalitesi, çağrı dinleme, çağrı değerlendirme, çağrı kalite
first call resolution, fcr, first contact resolution | ilk çağrıda çözüm, ilk aramada çözüm, ilk temasta çözüm, fcr
switchboard, telephone switchboard, telephone exchange, pbx, private branch exchange, switchboard-phone | santral, telefon santrali
headset | kulaklık
live chat, chat support, online chat, webchat | canlı destek, canlı sohbet, chat, çevrimiçi sohbet
complaint handling, complaint management, handling complaints, handling of complaints, complaints management | şikayet yönetimi, şikayet yönetim
ticket-support, ticket, support ticket, service ticket, ticket-request, service request, support request, support case, support tickets, help desk ticket, support requests, it ticket, support call | destek talebi, talep, destek kaydı, servis talebi, destek talepleri, destek bileti, destek çağrısı
backlog, outstanding items, pending work, work backlog | birikmiş iş, bekleyen iş, bekleyen işler, birikmiş işler
warranty, guarantee, guarantee-product | garanti
return-exchange, refund-thing, refunds | iade
technical service, technical support, tech support, tech service, technical services, service department-technical, technical assistance, technical help | teknik servis, teknik destek
e-commerce, ecommerce, online retail, online shopping, online trade, electronic commerce | e-ticaret, elektronik ticaret, internetten satış
online store, online shop, web shop, e-store, web store, e-shop | online mağaza, internet mağazası, e-mağaza, sanal mağaza, çevrimiçi mağaza
marketplace, online marketplace | pazaryeri, pazar yeri, online pazaryeri, pazaryerleri
trendyol | trendyol
hepsiburada | hepsiburada
amazon | amazon
product listing, listing-product | ürün listeleme, ürün girişi, ürün yükleme
trade fair, trade show, fair, expo, trade exhibition, exhibition-trade, exhibition-fair | fuar, ticaret fuarı, ticari fuar
stand, booth, fair stand, exhibition stand, trade fair stand, stand-fair | stant, stand, fuar standı
distributor | distribütör
prospecting | müşteri arama, potansiyel müşteri bulma
lead generation | potansiyel müşteri bulma, potansiyel müşteri yaratma
customer question, customer questions, customer query, customer inquiry, customer enquiry, client enquiry | müşteri sorusu, müşteri soruları
enquiry-request, enquiry, inquiry | talep
prerequisite, precondition | ön koşul
exchange-goods, exchanges | değişim
returns and exchanges | iade ve değişim
complaint resolution, resolution of complaints | şikayet çözümü, şikayetlerin çözümü > complaint handling
`;
