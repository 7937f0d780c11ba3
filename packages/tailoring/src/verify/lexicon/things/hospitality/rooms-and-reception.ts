/** Hotels from the front desk to the rooms, in the form of everyday/general.ts. */
export const ROOMS_AND_RECEPTION = `
front office operations, front desk operations, reception work, reception duties, front office work, front desk work, reception operations | ön büro işlemleri, ön büro operasyonu, resepsiyon işleri, resepsiyon işlemleri, ön büro hizmetleri
reception services | resepsiyon hizmeti
bed making, making beds, bedmaking, bed-making | yatak yapma, yatak düzeltme, yatak hazırlama
bed change, changing bed linen, changing beds, linen change, changing linen, changing sheets, bed linen change | çarşaf değişimi, çarşaf değiştirme, nevresim değişimi, yatak değişimi
turndown, turndown service, turn-down service, evening service-room | turndown, turn down, gece hazırlığı
room inspection, room check, inspecting rooms, checking rooms | oda kontrolü, oda denetimi, odaların kontrolü
room status, room status report | oda durumu, oda durum raporu
floor trolley, housekeeping cart, housekeeping trolley, maid's cart | kat arabası, temizlik arabası
room amenities, guest amenities, amenities, amenity | buklet, buklet malzemesi, oda malzemeleri
bathroom cleaning, cleaning bathrooms | banyo temizliği
toilet cleaning, cleaning toilets, restroom cleaning | tuvalet temizliği, wc temizliği
vip room, vip set-up, vip amenities | vip oda, vip hazırlık, vip set-up
occupied room, stayover, stayover room, stay-over | dolu oda, konaklayan oda
vacant room, empty room, available room | boş oda, müsait oda
checkout room, departure room | çıkış odası, check-out odası
room type, room category | oda tipi, oda kategorisi
room assignment, room allocation, assigning rooms, allocation of rooms | oda tahsisi, oda atama, oda dağıtımı, oda blokajı
room change, room move | oda değişikliği, oda değişimi
room sale, selling rooms, rooms sold | oda satışı, oda satışları
room upgrade, upgrade-room | oda yükseltme, upgrade
room key, key card, keycard, room card | oda anahtarı, oda kartı, anahtar kartı
room capacity, number of rooms, room count, rooms-number | oda kapasitesi, oda sayısı
bed capacity, number of beds, bedded | yatak kapasitesi, yatak sayısı, yataklı
single room | tek kişilik oda > room
twin room | iki yataklı oda, twin oda > room
family room | aile odası > room
overnight stay, night stay, room night, overnight, bed night | geceleme, oda gece, konaklama gecesi
length of stay, duration of stay, stay-length, hospital stay, average length of stay | konaklama süresi, kalış süresi, yatış süresi, hastanede kalış süresi, ortalama yatış süresi
late check-out, late checkout | geç çıkış, late check-out
early check-in | erken giriş, early check-in
walk-in guest, walk-in | kapı müşterisi, walk-in, rezervasyonsuz misafir
no-show | no-show, gelmeyen rezervasyon
overbooking, overbooked | overbooking, fazla rezervasyon, overbook
reservation system, booking system, reservation software, booking software, reservations system | rezervasyon sistemi, rezervasyon programı, randevu sistemi
reservation entry, reservation taking, taking reservations, taking bookings, booking taking, entering reservations | rezervasyon alma, rezervasyon girişi, rezervasyon kaydı
reservation confirmation, booking confirmation | rezervasyon onayı, rezervasyon teyidi
reservation cancellation, booking cancellation, cancelled booking | rezervasyon iptali, iptal rezervasyon
reservation management, booking management, managing reservations | rezervasyon yönetimi, rezervasyon işlemleri, rezervasyon takibi
group reservation, group booking | grup rezervasyonu > reservation
individual reservation, individual booking | münferit rezervasyon, bireysel rezervasyon > reservation
online reservation, online booking, internet booking | online rezervasyon, internet rezervasyonu > reservation
telephone reservation, phone booking, phone reservation | telefonla rezervasyon, telefon rezervasyonu > reservation
hotel booking, hotel reservation, room booking, room reservation, accommodation booking | otel rezervasyonu, oda rezervasyonu, konaklama rezervasyonu > reservation
expedia | expedia
airbnb | airbnb
agoda | agoda
online travel agency, ota | online seyahat acentesi, online acente, ota
channel manager | kanal yöneticisi, channel manager
extranet | extranet
rate parity, price parity | fiyat eşitliği
allotment, quota-room, room quota | kontenjan, oda kontenjanı, allotment
release period | release
stop sale | stop sale, satış durdurma
rack rate | rack rate, kapı fiyatı
dynamic pricing | dinamik fiyatlandırma
early booking | erken rezervasyon
folio, guest folio, guest bill, guest account | folyo, misafir folyosu, misafir hesabı, konuk hesabı
guest registration, registration of guests, registering guests, guest registration card | misafir kaydı, konuk kaydı, misafir kayıt
identity reporting, police report-guest, identity notification, guest id reporting | kimlik bildirimi, kbs, kimlik bildirme
passport check, passport control-check | pasaport kontrolü
money exchange, exchanging currency, exchanging money | döviz bozdurma, döviz bozma, para bozdurma
safe deposit box, safe-room, room safe, guest safe, safe-deposit box | emanet kasası, oda kasası, kiralık kasa
wake-up call, morning call | uyandırma, uyandırma servisi
luggage room, baggage room, luggage storage | bagaj odası, emanet odası, valiz odası
luggage carrying, carrying luggage, carrying bags, carrying guests' luggage | valiz taşıma, bagaj taşıma
valet parking, valet service, parking service | vale hizmeti, vale parking, vale servisi
doorman service | kapı görevliliği
repeat guest, returning guest, regular guest | tekrar gelen misafir, müdavim misafir, repeat misafir > guest
vip guest-hotel, vip guests | vip misafir, vip konuk > guest
group guest, group of guests | grup misafiri
guest list, arrivals list, list of invitees, attendee list, participant list | misafir listesi, giriş listesi, konuk listesi, katılımcı listesi
arrival, guest arrival | varış, geliş
departure | ayrılış
guest profile, guest history | misafir profili, misafir geçmişi
guest experience | misafir deneyimi, konuk deneyimi
guest comment, comment card, guest survey, guest questionnaire | misafir anketi, konuk anketi, yorum kartı
review reply, replying to reviews, answering reviews | yorum cevaplama, yorum yanıtlama
complaint book | şikayet defteri
duty manager log, log book-hotel, shift log, duty book, duty log, guard log, occurrence book | vardiya defteri, nöbet defteri, vukuat defteri, görev defteri
night shift-hotel, night reception | gece resepsiyonu
day report, daily report | günlük rapor
occupancy report, forecast report, house count | doluluk raporu, forecast raporu
occupancy forecast | doluluk tahmini
hotel opening, pre-opening, pre-opening team | otel açılışı, açılış öncesi, pre-opening
hotel management, hotel operations | otel yönetimi, otel işletmesi, otel operasyonu, otel işletmeciliği
hotel chain, chain hotel, hotel group | otel zinciri, zincir otel, otel grubu
city hotel | şehir oteli > hotel
beach hotel, seaside hotel, resort hotel | sahil oteli, resort otel > hotel
business hotel | iş oteli > hotel
apart hotel, aparthotel, serviced apartment | apart otel, rezidans, apart > hotel
luxury hotel | lüks otel > hotel
holiday home, holiday let, vacation rental, short-term rental, short-let | günlük kiralık, tatil evi, kısa süreli kiralama
campsite, camping site, campground | kamp alanı, kamping
hospitality-skill, hosting guests | misafirperverlik, ağırlama
star hotel, star-rated hotel | yıldızlı otel > hotel
spa reception, spa desk | spa resepsiyonu
classic massage, swedish massage | klasik masaj, isveç masajı > massage
aromatherapy massage, aromatherapy | aromaterapi, aromaterapi masajı > massage
hot stone massage | sıcak taş masajı > massage
thai massage | thai masajı > massage
bali massage, balinese massage | bali masajı > massage
sports massage | spor masajı > massage
body scrub, scrub-body | kese, vücut peelingi
foam massage | köpük masajı
hammam service | hamam hizmeti
spa treatment, wellness treatment | spa bakımı, spa uygulaması
pool maintenance, pool care | havuz bakımı
pool cleaning | havuz temizliği > cleaning-field
pool chemical | havuz kimyasalı
sunbed, sun lounger, deck chair | şezlong
umbrella-beach, parasol | şemsiye
evening show, stage show, evening entertainment | akşam şovu, sahne şovu, gece animasyonu
daytime activity, daytime activities, day activity | gündüz aktivitesi, gündüz animasyonu
activity programme, activity plan, entertainment programme | aktivite programı, animasyon programı, etkinlik programı
children's animation, kids entertainment, kids' entertainment, children's entertainment | çocuk animasyonu, çocuk etkinlikleri
mini disco | mini disko
technical service-hotel, hotel maintenance, engineering department-hotel | otel teknik servisi, otel teknik servis
laundry work, washing clothes, laundering, laundry operations | çamaşır yıkama, çamaşırhane işleri, çamaşır işleri
tumble dryer, dryer-laundry, drying machine | kurutma makinesi
dry cleaning | kuru temizleme
stain removal, removing stains | leke çıkarma
folding linen, folding laundry, laundry folding | çamaşır katlama
uniform room, linen room, linen store | keten odası, linen room, üniforma odası
linen count, linen inventory, linen stock | çamaşır sayımı, tekstil sayımı
toiletries-room, bathroom amenities | banyo malzemesi, banyo buklet
gift shipment, sending gifts | hediye gönderimi
id check, identity check | kimlik kontrolü
`;
