/** Titles of transport, logistics, purchasing and warehouses, in the form of any-trade.ts. */
export const DRIVERS_AND_WAREHOUSES = `
truck driver, lorry driver, trucker, hgv driver, heavy goods vehicle driver | kamyon şoförü, kamyon sürücüsü, tır şoförü, tır sürücüsü, ağır vasıta şoförü, ağır vasıta sürücüsü > driver
otr driver, over-the-road driver, long-haul driver, long-haul truck driver, long-distance driver, long-distance lorry driver | uzun yol şoförü, uzun yol sürücüsü > driver
local driver, local delivery driver, city driver | şehir içi şoförü, şehir içi dağıtım şoförü, şehir içi şoför > driver
bus driver, coach driver | otobüs şoförü, otobüs sürücüsü > driver
minibus driver | minibüs şoförü > driver
taxi driver, cab driver | taksi şoförü, taksici > driver
school bus driver, shuttle driver | servis şoförü, okul servisi şoförü, personel servis şoförü > driver
delivery driver, van driver | dağıtım şoförü, sevkiyat şoförü, dağıtım elemanı, teslimat şoförü > driver
company driver, office driver, executive driver, private driver, personal driver | makam şoförü, şirket şoförü, özel şoför > driver
tanker driver | tanker şoförü > driver
dump truck driver, tipper driver | damperli kamyon şoförü > truck driver
courier, delivery courier, delivery rider, moto courier, motorcycle courier, bike courier, dispatch rider | kurye, motokurye, moto kurye, motorlu kurye, dağıtıcı
test driver | test sürücüsü > driver
forklift operator, forklift driver, forklift truck driver, forklift truck operator | forklift operatörü, forkliftçi, forklift şoförü > operator
crane operator, crane driver | vinç operatörü > operator
excavator operator, digger driver, digger operator | ekskavatör operatörü, kepçe operatörü > operator
plant operator, construction machinery operator, heavy equipment operator, heavy machinery operator | iş makinesi operatörü, ağır iş makinesi operatörü > operator
dispatcher, transport dispatcher, freight dispatcher, load dispatcher, truck dispatcher | sevkiyat sorumlusu, sevkiyat görevlisi, araç sevk sorumlusu, sevk memuru, dispeçer, araç sevk görevlisi
fleet manager | filo yöneticisi, filo müdürü > manager
transport manager | nakliye müdürü, taşıma müdürü, ulaştırma müdürü > manager
transport planner | nakliye planlama uzmanı, taşıma planlama uzmanı
traffic manager-transport, traffic operator | trafik sorumlusu
logistics manager | lojistik müdürü, lojistik yöneticisi > manager
logistics specialist, logistics executive | lojistik uzmanı > specialist
logistics coordinator | lojistik koordinatörü > coordinator
logistics officer, logistics operator | lojistik sorumlusu, lojistik operasyon elemanı
logistics assistant | lojistik asistanı, lojistik uzman yardımcısı
operations manager, operation manager, operations head | operasyon müdürü, operasyon yöneticisi, operasyonlar müdürü > manager
operations specialist, operations executive, operation specialist | operasyon uzmanı > specialist
operations director | operasyon direktörü > director
operations coordinator | operasyon koordinatörü > coordinator
operations officer, operations clerk | operasyon sorumlusu, operasyon görevlisi, operasyon elemanı
freight forwarder, forwarder | forwarder, taşıma işleri organizatörü
supply chain manager | tedarik zinciri müdürü, tedarik zinciri yöneticisi > manager
supply chain specialist, supply chain analyst | tedarik zinciri uzmanı > specialist
demand planner | talep planlama uzmanı > planner
purchasing manager, procurement manager, head of procurement, buying manager, purchase manager, head of purchasing | satın alma müdürü, satınalma müdürü, satın alma yöneticisi, tedarik müdürü > manager
purchasing specialist, procurement specialist, purchasing executive, procurement officer, purchasing officer, purchase specialist | satın alma uzmanı, satınalma uzmanı, satın alma sorumlusu, tedarik uzmanı, satın alma yetkilisi, satınalma sorumlusu > specialist
purchasing assistant, procurement assistant, junior buyer, assistant buyer, purchasing assistant specialist | satın alma asistanı, satın alma uzman yardımcısı, satın alma uzman yrd, satınalma uzman yardımcısı, satınalma asistanı
warehouse manager | depo müdürü, depo yöneticisi > manager
warehouse supervisor, warehouse chief, warehouse foreman | depo şefi, depo amiri, depo süpervizörü, ambar sorumlusu
warehouse keeper, storekeeper, warehouse officer, stockkeeper, storeman | depo sorumlusu, ambar memuru, ambarcı
warehouse worker, warehouse operative, warehouse employee, warehouse clerk, warehouse associate, warehouseman, warehouse staff-person, warehouse operator | depo elemanı, depo görevlisi, depo çalışanı, depocu, depo personeli, depo işçisi
warehouse assistant, warehouse helper | depo yardımcısı, depo yardımcı elemanı
stock controller, inventory controller, stock control clerk, inventory clerk | stok kontrol elemanı, stok sorumlusu, stok kontrol sorumlusu
picker, order picker, picker packer | sipariş toplama elemanı, toplama elemanı, picker, sipariş toplayıcı
packer, packaging worker, packing operative, packaging operative | paketleme elemanı, paketçi, paketleme işçisi, paketlemeci, ambalajcı
loader, porter-load, loading worker, freight handler | yükleme elemanı, hamal, yükleme boşaltma işçisi
goods-in clerk, receiving clerk | mal kabul elemanı, mal kabul sorumlusu
shipping clerk, dispatch clerk | sevkiyat elemanı, sevkiyat memuru
car driver | otomobil sürücüsü, araba sürücüsü > driver
heavy vehicle driver | ağır vasıta şoförü, ağır vasıta sürücüsü > driver
international driver, international truck driver, international lorry driver | uluslararası tır şoförü, yurt dışı tır şoförü, uluslararası sürücü > truck driver, driver
refrigerated truck driver, reefer driver | frigorifik kamyon şoförü, frigo şoförü > truck driver
concrete mixer driver, transmixer driver | transmikser şoförü, transmikser operatörü > truck driver
garbage truck driver, refuse truck driver | çöp kamyonu şoförü > truck driver
tow truck driver | çekici şoförü, kurtarıcı şoförü > driver
municipal bus driver, city bus driver | belediye otobüsü şoförü, halk otobüsü şoförü, şehir içi otobüs şoförü > bus driver
intercity bus driver, long-distance bus driver | şehirlerarası otobüs şoförü > bus driver
tour bus driver, tourism driver, tourist coach driver | turizm şoförü, tur otobüsü şoförü > driver
bus attendant, coach attendant, bus host, bus hostess | otobüs muavini, muavin, otobüs hostesi
vip driver, protocol driver | vip şoför, protokol şoförü > driver
limousine driver | limuzin şoförü > driver
parcel courier, package courier | kargo kuryesi, kargo dağıtıcısı, kargo dağıtım elemanı > courier
car courier, courier with car, van courier | arabalı kurye, araçlı kurye, esnaf kurye > courier
bicycle courier, cycle courier | bisikletli kurye > courier
food courier, food delivery courier, food delivery driver, food delivery rider | yemek kuryesi, paket servis elemanı > courier
mail sorter, parcel sorter, sorter | kargo ayrıştırma elemanı, ayrıştırma elemanı, tasnif görevlisi
postal clerk, post office clerk | posta memuru, ptt memuru
cargo branch manager | kargo şube müdürü > manager
cargo worker, cargo handler, parcel handler, cargo employee | kargo elemanı, kargo çalışanı, kargo görevlisi
van loader, truck loader, removal worker, mover, furniture mover | taşımacı, nakliye elemanı, nakliyat işçisi, evden eve nakliyat elemanı
parking valet, car park attendant | otoparkçı
toll collector | otoyol gişe görevlisi
fleet specialist, fleet officer, fleet coordinator | filo uzmanı, filo sorumlusu, filo koordinatörü
vehicle maintenance officer, fleet maintenance supervisor | araç bakım sorumlusu, filo bakım sorumlusu
transport specialist, transportation specialist | taşıma uzmanı, nakliye uzmanı > specialist
transport coordinator | nakliye koordinatörü, taşıma koordinatörü > coordinator
transport officer, transport clerk | nakliye sorumlusu
route planner | rota planlama uzmanı > planner
distribution manager | dağıtım müdürü > manager
distribution supervisor | dağıtım şefi, dağıtım amiri
distribution specialist | dağıtım uzmanı > specialist
shipping manager, dispatch manager | sevkiyat müdürü > manager
shipping supervisor, dispatch supervisor, dispatch chief | sevkiyat şefi, sevkiyat amiri
shipping specialist, shipment specialist | sevkiyat uzmanı > specialist
shipping worker, dispatch worker | sevkiyat işçisi, sevkiyat çalışanı
logistics director | lojistik direktörü > director
logistics supervisor, logistics chief | lojistik şefi, lojistik süpervizörü
logistics planner, logistics planning specialist | lojistik planlama uzmanı > planner
logistics engineer | lojistik mühendisi > engineer
logistics intern, logistics trainee | lojistik stajyeri
supply chain director | tedarik zinciri direktörü > director
supply chain planner, supply chain planning specialist | tedarik zinciri planlama uzmanı > planner
supply planner, supply planning specialist | tedarik planlama uzmanı > planner
material planner, material planning specialist | malzeme planlama uzmanı, malzeme planlamacı > planner
inventory specialist, inventory planner, stock specialist | stok uzmanı, envanter uzmanı, stok planlama uzmanı
inventory manager, stock manager | stok müdürü, envanter müdürü, stok yöneticisi > manager
stock clerk, stock keeper, inventory worker | stok elemanı, stok görevlisi, stok memuru
purchasing supervisor, purchasing chief | satın alma şefi
purchasing officer-clerk, purchasing clerk | satın alma elemanı, satın alma memuru
import-export specialist, import and export specialist | ithalat ihracat uzmanı > specialist
export assistant | ihracat asistanı
import operations specialist | ithalat operasyon uzmanı > specialist
foreign trade director | dış ticaret direktörü > director
sea freight specialist, ocean freight specialist, sea freight operations specialist | deniz yolu operasyon uzmanı, denizyolu uzmanı
air freight specialist, air cargo specialist, air freight operations specialist | hava yolu operasyon uzmanı, havayolu kargo uzmanı
road freight specialist, road transport specialist, road freight operations specialist | karayolu operasyon uzmanı, karayolu uzmanı
freight sales representative, logistics sales representative | lojistik satış temsilcisi, navlun satış temsilcisi > sales executive
warehouse shift supervisor, warehouse shift leader | depo vardiya amiri, depo vardiya sorumlusu
warehouse team leader, warehouse team lead | depo ekip lideri, depo takım lideri > lead
assistant warehouse manager | depo müdür yardımcısı
senior warehouse worker | kıdemli depo elemanı, kıdemli depo görevlisi > warehouse worker
warehouse operations specialist, warehouse specialist | depo operasyon uzmanı, depo uzmanı
reach truck operator, reach truck driver | reach truck operatörü > operator
pallet truck operator, pallet jack operator | transpalet operatörü
goods-in supervisor, goods receiving supervisor | mal kabul şefi, mal kabul amiri
returns clerk, returns officer | iade elemanı, iade sorumlusu
counter-stock, stock counter, inventory counter, stocktaker | sayım elemanı, sayım görevlisi
barcode operator, labelling worker | barkod elemanı, etiketleme elemanı
`;
