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
`;
