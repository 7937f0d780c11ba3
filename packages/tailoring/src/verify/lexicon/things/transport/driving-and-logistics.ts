/** Driving, transport, stores and customs, in the form of everyday/general.ts. */
export const DRIVING_AND_LOGISTICS = `
road transport, haulage, trucking, road haulage, road freight, overland transport | karayolu taşımacılığı, kara nakliyesi, karayolu nakliyesi, kara taşımacılığı, kara yolu taşımacılığı > transport
transport, transportation, haulage-transport, carriage-transport | nakliye, taşımacılık, ulaşım, nakliyat, taşıma
sea freight, ocean freight, maritime transport, sea transport, shipping by sea | deniz yolu taşımacılığı, denizyolu taşımacılığı, deniz nakliyesi, deniz taşımacılığı, denizyolu > transport
air freight, air cargo, air transport | hava yolu taşımacılığı, havayolu taşımacılığı, hava kargo, hava taşımacılığı > transport
intermodal transport, multimodal transport, combined transport | intermodal taşımacılık, kombine taşımacılık > transport
international transport, international haulage, international freight | uluslararası taşımacılık, uluslararası nakliye > transport
domestic transport, domestic distribution | yurt içi taşımacılık, yurt içi dağıtım > transport
parcel delivery, courier service, last-mile delivery, last mile, parcel distribution | kurye, kargo dağıtımı, paket dağıtımı, son kilometre teslimat
school bus, school run, school transport, school shuttle | okul servisi, öğrenci servisi, öğrenci taşımacılığı
staff shuttle, shuttle, shuttle bus, staff transport, employee shuttle, personnel shuttle | personel servisi, servis aracı, servis, personel taşıma
school service, shuttle service | servis hizmeti
refrigerated transport, reefer, cold chain transport, reefer trailer | frigorifik taşımacılık, frigo, soğuk zincir taşımacılığı > transport
heavy haulage, abnormal loads, oversize load | ağır nakliye, gabari dışı yük > transport
adr-transport, dangerous goods transport, hazmat transport | adr, tehlikeli madde taşımacılığı > transport
removal, house moving, moving-house, furniture removal | evden eve nakliyat, taşınma
truck, lorry, hgv, heavy goods vehicle | kamyon > vehicle
articulated lorry, semi-truck, tractor-trailer, artic, eighteen-wheeler, semi-trailer truck, tractor unit | tır, çekici, çekici tır > truck
box truck, straight truck, box van | kapalı kasa kamyon > truck
dry van | kuru yük treyleri, kapalı kasa dorse
dump truck, tipper, tipper truck, tip lorry | damperli kamyon > truck
tanker-truck, tanker truck, fuel tanker, road tanker | tanker, akaryakıt tankeri > truck
pickup, pickup truck, pick-up | kamyonet, pikap > vehicle
van, light commercial vehicle, delivery van, panel van | panelvan, hafif ticari araç, minivan > vehicle
minibus, van | minibüs > vehicle
bus, coach-bus | otobüs > vehicle
taxi, cab | taksi > vehicle
car, automobile, passenger car, motorcar | otomobil, araba, binek araç > vehicle
company car, company vehicle | şirket aracı > vehicle
motorcycle, motorbike, scooter | motosiklet, motor > vehicle
bicycle, bike | bisiklet
vehicle, motor vehicle | araç, taşıt, motorlu araç
heavy vehicle, heavy commercial vehicle, heavy goods vehicle | ağır vasıta, ağır vasıta araç, ağır araç, ağır ticari araç > vehicle
trailer, semi-trailer, semitrailer | dorse, römork, treyler, yarı römork
fleet, vehicle fleet, truck fleet | filo, araç filosu
over-the-road, otr, long-haul-driving, long-haul trucking, long-distance haulage, long-distance driving | uzun yol, şehirler arası taşımacılık
route-line, intercity, inter-city, long-distance | şehirlerarası, şehirler arası
city driving, local delivery, urban distribution | şehir içi, şehir içi dağıtım
behind the wheel, at the wheel | direksiyon başında, direksiyonda
wheel-steering, steering wheel | direksiyon
driving-field, driving | sürücülük, şoförlük, sürüş
safe driving, defensive driving | güvenli sürüş, defansif sürüş > driving-field
economical driving, eco-driving, fuel-efficient driving | ekonomik sürüş > driving-field
driving licence, driving license, driver's license, driver's licence, driver license | ehliyet, ehliyetli, sürücü belgesi, sürücü ehliyeti
class b driving licence, category b licence, class b driver's license, b licence, car licence | b sınıfı ehliyet, b sınıfı sürücü belgesi > driving licence
class c driving licence, category c licence, c licence, class 2 licence, hgv class 2 | c sınıfı ehliyet, c sınıfı sürücü belgesi > driving licence
class ce driving licence, ce licence, class 1 licence, hgv class 1 | ce sınıfı ehliyet, e sınıfı ehliyet, ce sınıfı sürücü belgesi > driving licence
class d driving licence, category d licence, d licence, pcv licence | d sınıfı ehliyet, d sınıfı sürücü belgesi > driving licence
class a driving licence, motorcycle licence | a sınıfı ehliyet, a2 ehliyet, motosiklet ehliyeti > driving licence
class g driving licence | g sınıfı ehliyet, g sınıfı sürücü belgesi > driving licence
cdl class a, class a cdl, class a commercial driver's license, class a commercial driving licence, cdl a | cdl a
cdl, commercial driver's license, commercial driver license, commercial driving licence | ticari sürücü belgesi, cdl
endorsement-licence, endorsement | ek yetki
tanker endorsement | tanker yetkisi
src certificate, src, driver cpc, cpc, certificate of professional competence | src, src belgesi
src1 | src1, src 1
src2 | src2, src 2
src3 | src3, src 3
src4 | src4, src 4
src5, adr certificate, adr licence, adr driver certificate | src5, src 5, adr belgesi
psychotechnic certificate, psychotechnical test, psychotechnical report | psikoteknik, psikoteknik belgesi, psikoteknik raporu
k1 certificate | k1 belgesi, k1 yetki belgesi
tachograph, digital tachograph, tacho | takograf, dijital takograf
digital tacho card, driver card | sürücü kartı, dijital takograf kartı
hours of service, hos, driving hours, driving time, drivers' hours | sürüş süresi, sürüş saatleri, çalışma ve dinlenme süreleri
electronic logging device, eld | elektronik kayıt cihazı
vehicle tracking, gps tracking, vehicle tracking system, telematics | araç takip, araç takip sistemi
gps, satnav, sat nav, navigation device | gps, navigasyon
vehicle inspection, mot, roadworthiness test, periodic vehicle inspection, roadworthiness inspection | araç muayenesi, muayene, araç muayene, fenni muayene
pre-trip inspection, vehicle check, walkaround check, daily vehicle check, pre-trip check | araç kontrolü, sefer öncesi kontrol, günlük araç kontrolü
tyre, tire | lastik
snow chain | kar zinciri
fuel, diesel-fuel, petrol, gasoline | yakıt, akaryakıt
fuel consumption, fuel use, fuel usage, diesel consumption | yakıt tüketimi, yakıt sarfiyatı, mazot tüketimi
petrol station, gas station, filling station, fuel station, service station | benzin istasyonu, akaryakıt istasyonu
route, itinerary | rota, güzergah
route planning, route optimisation, route optimization, routing | rota planlama, güzergah planlama, rota optimizasyonu
trip, run-trip, journey, haul, excursion | sefer, yolculuk, seyahat, gezi
traffic rules, highway code, traffic regulations | trafik kuralları
traffic offence, traffic violation | trafik ihlali, trafik cezası
preventable accident, at-fault accident | önlenebilir kaza, kusurlu kaza > accident
dispatch, dispatching, vehicle dispatch, load dispatch | sevkiyat, sevk, araç sevki
dispatch desk, transport desk, traffic desk, dispatch office | sevkiyat masası, sevk masası, sevkiyat ofisi
night desk | gece masası
detention-time, detention, detention time, demurrage | bekleme, bekleme süresi, demuraj
detention fee, demurrage charge, detention charge, detention fees | bekleme ücreti, demuraj bedeli
freight, load-cargo, cargo, load, freight-goods, cargo-load | yük, kargo, navlun
partial load, groupage, ltl, less than truckload, part load | parsiyel, parsiyel yük, parsiyel taşımacılık, parsiyel taşıma
full truckload, ftl, full load | komple yük, komple taşımacılık, ftl
bulk cargo, bulk goods | dökme yük > freight
freight cost, freight rate, freight charge, transport cost | navlun bedeli, nakliye maliyeti, taşıma maliyeti, taşıma ücreti
freight forwarding, forwarding, freight brokerage | forwarding, nakliye organizatörlüğü, taşıma işleri organizatörlüğü
carrier, haulier, trucking company, transport company, haulage company, freight company | nakliyeci, taşıyıcı, nakliye firması, nakliye şirketi
logistics | lojistik
logistics company, logistics firm, 3pl, third-party logistics | lojistik firması, lojistik şirketi, 3pl
supply chain, supply chain management, scm | tedarik zinciri, tedarik zinciri yönetimi
supply planning, supply-planning | tedarik planlama
demand planning, demand forecasting, demand forecast, demand prediction | talep planlama, talep tahmini, talep öngörüsü
distribution centre, distribution center, distribution hub, dc-centre, fulfilment centre, fulfillment center | dağıtım merkezi, lojistik merkezi
distribution-thing, distribution | dağıtım
distribution network, dealer network | dağıtım ağı, bayi ağı
warehouse, depot, storehouse, stockroom, storeroom, warehouse-store, store room, stock room | depo, ambar, stok odası, malzeme odası
bonded warehouse, customs warehouse | gümrüklü antrepo, antrepo, gümrüklü depo > warehouse
cold warehouse | soğuk hava deposu > warehouse
warehousing, warehouse work, warehouse operations, storage, warehouse operation | depolama, depoculuk, depo operasyonu, depo işleri, depo işlemleri
warehouse management system, wms | depo yönetim sistemi, wms
goods-in, goods in, goods receipt, goods receiving, receiving-goods, inbound, receipt of goods | mal kabul, mal kabulü, ürün kabul, mal kabul işlemi
goods-out, goods out, outbound, goods issue, shipping-out | mal çıkış, mal çıkışı, sevkiyat çıkışı
incoming goods, incoming stock, delivered goods, deliveries-in, incoming material, incoming parts | gelen ürün, gelen mal, gelen ürünler, gelen malzeme, girdi malzeme
picking, order picking, pick and pack | sipariş toplama, toplama
packing, packaging, packing material, package-pack, packaging material | paketleme, ambalajlama, ambalaj, ambalaj malzemesi
labelling, labeling, tagging | etiketleme
label, tag, labels, sticker | etiket
barcode, bar code | barkod
handheld terminal, hand terminal, handheld scanner, barcode scanner, rf scanner, scanner-handheld, barcode reader | el terminali, barkod okuyucu
qr code | karekod, qr kod
rfid | rfid
shipping-dispatch, shipment, consignment, despatch, dispatch-shipment | sevkiyat, gönderi, sevk
dispatch note, delivery note, waybill, consignment note, packing slip, dispatch note-invoice, delivery slip | irsaliye, sevk irsaliyesi, teslimat belgesi
e-waybill, e-dispatch | e-irsaliye > dispatch note
cmr, cmr consignment note | cmr, cmr belgesi
packing list | çeki listesi, paketleme listesi, ambalaj listesi
stock, inventory | stok, envanter
stock count, stocktake, stock take, stocktaking, inventory count, inventory counting, stock counting, physical inventory, stock counts | stok sayımı, sayım, envanter sayımı, depo sayımı, fiziki sayım
cycle counting, cycle count, zone counting | dönemsel sayım, bölgesel sayım, bölge sayımı
stock control, inventory control, stock tracking | stok kontrol, stok kontrolü, stok takibi
stock difference, stock discrepancy, inventory discrepancy, stock variance | stok farkı, sayım farkı, envanter farkı
safety stock, minimum stock, buffer stock, critical stock, minimum stock level | emniyet stoku, güvenlik stoku, minimum stok, emniyet stoğu, kritik stok
out of stock, stockout, stock-out | stok tükenmesi, stoksuz, yok satma
stock turnover, inventory turnover, stock rotation | stok devir hızı, stok devri
excess stock, overstock, surplus stock | fazla stok, stok fazlası
shelf, shelving, rack, racking | raf, raf sistemi
shelf stacking, shelf filling, shelf replenishment, stocking shelves, shelf stocking, replenishment, filling shelves, stocking of shelves, shelf restocking, restocking, restocking shelves | raf düzeni, raf dizme, reyon doldurma, raf dolumu, raf yerleşimi, raf doldurma, reyon dolumu, reyon besleme, raf besleme, reyon dizimi, raf dizimi
pallet | palet
pallet truck, pallet jack, hand pallet truck, pump truck | transpalet, palet kaldırma aracı
electric pallet truck, powered pallet truck | akülü transpalet, elektrikli transpalet > pallet truck
reach truck, stacker | reach truck, istif makinesi
forklift licence, forklift license, forklift certificate, forklift ticket, forklift operator certificate | forklift ehliyeti, forklift belgesi, forklift operatör belgesi, forklift operatörlüğü belgesi
conveyor, conveyor belt, belt conveyor, conveyor line | konveyör, taşıma bandı, konveyör bant, bantlı konveyör, konveyör hattı
loading dock, loading bay, dock-loading, loading ramp | yükleme rampası, rampa, yükleme alanı
loading and unloading, load and unload, loading-unloading | yükleme boşaltma, yükleme ve boşaltma, indirme bindirme
container, shipping container, software container, docker container, containers | konteyner, kapsayıcı
cross-docking, cross docking, cross-dock | çapraz sevkiyat, cross-dock
returns, product return, return-goods, goods return | iade, ürün iadesi, iadeler
reverse logistics | tersine lojistik > logistics
damaged goods, damage-goods | hasarlı ürün, hasarlı mal
customs | gümrük
customs clearance, clearance-customs, customs procedures, customs formalities, customs operations, customs procedure, customs transactions | gümrükleme, gümrük işlemleri, gümrük müşavirliği, gümrük işlemi, gümrük prosedürü, gümrük çekimi, gümrükten çekme
customs declaration, customs entry | gümrük beyannamesi > declaration
customs duty, import duty, tariff, customs tax, tariff-duty | gümrük vergisi > tax
customs tariff, hs code, tariff code, gtip, customs tariff code, customs tariff position, commodity code, tariff number | gtip, gümrük tarife, gümrük tarifesi, tarife, gtip kodu, gümrük tarife pozisyonu, hs kodu
foreign trade, international trade, external trade | dış ticaret, uluslararası ticaret
import, importation | ithalat
export, exportation | ihracat
import and export, import-export | ithalat ihracat, ithalat ve ihracat
export document, export documents, export documentation, export paperwork | ihracat evrakı, ihracat belgeleri, ihracat dokümanları
letter of credit, l/c, lc-bank, documentary credit | akreditif, lc
incoterms, delivery terms, terms of delivery | incoterms, teslim şekilleri, teslim şekli, teslimat koşulları, teslim şartları
certificate of origin, origin certificate | menşe şahadetnamesi, menşe belgesi
atr, atr certificate | atr, atr belgesi
free zone, free trade zone | serbest bölge
transit-customs, transit | transit
border gate, border crossing, customs gate | sınır kapısı, gümrük kapısı
supplier, vendor, provider-supplier | tedarikçi, satıcı firma
supplier evaluation, supplier assessment, vendor evaluation, supplier rating, vendor rating | tedarikçi değerlendirme, tedarikçi değerlendirmesi, tedarikçi puanlama
supplier relations, supplier relationship, supplier management, vendor management, supplier relationship management, supplier relationships | tedarikçi ilişkileri, tedarikçi yönetimi, tedarikçi ilişkileri yönetimi
procurement, purchasing-thing, purchasing, supply-buying | satın alma, satınalma, tedarik
purchase order, po-order, po | satın alma siparişi, satınalma siparişi > order
purchase request, purchase requisition, requisition, requisition form, pr-purchase | satın alma talebi, satınalma talebi, satın alma talep formu, malzeme talebi > request
order tracking, order follow-up, order fulfilment, order fulfillment | sipariş takibi, sipariş yönetimi
order processing, order management | sipariş yönetimi, sipariş işleme
just in time, jit | tam zamanında üretim, jit
kanban | kanban
picking error, picking mistake, mis-pick, shipping error | toplama hatası, sevkiyat hatası > error
on-time-full, otif | otif
postal service, post office, mail service, ptt, postal services | posta, ptt, postane, posta hizmeti
parcel, package-parcel, package-post, packet-post, package, packet | koli, paket, gönderi, kargo paketi
letter-mail | mektup
cargo company, courier company, parcel company | kargo şirketi, kargo firması, kurye şirketi
stock management, inventory management | stok yönetimi, envanter yönetimi > stock control
`;
