/** Stores, goods in and out, and stock, in the form of everyday/general.ts. */
export const WAREHOUSE_AND_STOCK = `
warehouse management, depot management, running the warehouse, warehouse administration | depo yönetimi, ambar yönetimi, depo yöneticiliği
warehouse layout, warehouse organisation, warehouse design, warehouse organization | depo yerleşimi, depo düzeni, depo yerleşim planı, depo organizasyonu
warehouse tidiness, order and cleanliness of the warehouse, warehouse cleaning, warehouse cleanliness | depo temizliği, depo tertip düzeni, depo tertibi
warehouse safety | depo güvenliği
warehouse staff, warehouse team, warehouse crew, warehouse personnel, warehouse employees, warehouse workers | depo personeli, depo ekibi, depo çalışanları
warehouse capacity, storage capacity | depo kapasitesi, depolama kapasitesi
warehouse space, storage space | depo alanı, depolama alanı
warehouse location, storage location, location-stock, bin location, stock location, bin | lokasyon, depo lokasyonu, stok lokasyonu, raf adresi
location control, location check, bin check | lokasyon kontrolü
warehouse transfer, stock transfer between warehouses, inter-warehouse transfer | depolar arası transfer, depo transferi
warehouse stock, stock in the warehouse | depo stoku
warehouse report | depo raporu
warehouse record, stock record, inventory record | depo kaydı, stok kaydı, stok kayıtları, depo kayıtları
warehouse entry, stock entry, stock-in, warehouse receipt, entry into stock | depo girişi, stok girişi, ambar girişi
warehouse exit, stock-out-movement, issue from stock, stock issue | depo çıkışı, stok çıkışı, ambar çıkışı
stock movement, inventory movement, goods movement | stok hareketi, mal hareketi
stock level, inventory level, stock levels, inventory levels | stok seviyesi, stok düzeyi, stok miktarı
critical stock, critical stock level, reorder level, reorder point | kritik stok, kritik stok seviyesi, yeniden sipariş noktası
stock report, inventory report, stock status report | stok raporu, envanter raporu, stok durum raporu
stock card | stok kartı
stock accuracy, inventory accuracy, accuracy of stock | stok doğruluğu, envanter doğruluğu, stok doğruluk oranı
stock cost, inventory cost, carrying cost, holding cost | stok maliyeti, stok taşıma maliyeti
stock value, inventory value, value of stock | stok değeri, envanter değeri
stock optimisation, inventory optimisation, stock optimization, inventory optimization | stok optimizasyonu, envanter optimizasyonu
dead stock, obsolete stock, slow stock, non-moving stock | ölü stok, atıl stok, hareketsiz stok
opening stock, beginning inventory | açılış stoğu
closing stock, ending inventory | kapanış stoğu, dönem sonu stok
year-end stock count, annual stock count, year-end inventory, annual stocktake, annual inventory | yıl sonu sayımı, yıllık sayım, yıl sonu stok sayımı > stock count
monthly stock count, monthly inventory, monthly stocktake | aylık sayım, aylık stok sayımı > stock count
weekly stock count, weekly stocktake | haftalık sayım, haftalık stok sayımı > stock count
daily stock count, daily count | günlük sayım, günlük stok sayımı > stock count
count report, inventory count report | sayım raporu
count difference, count discrepancy | sayım farkı
finished goods warehouse, finished product warehouse, finished goods store | mamul deposu, bitmiş ürün deposu > warehouse
raw material warehouse, raw materials store | hammadde deposu, ham madde deposu > warehouse
spare parts warehouse, spare parts store, parts store, parts warehouse | yedek parça deposu > warehouse
e-commerce warehouse, fulfilment warehouse, online warehouse | e-ticaret deposu > warehouse
return warehouse | iade deposu > warehouse
transfer centre, hub-cargo, sorting hub, transfer hub, sorting centre, sorting center | aktarma merkezi, transfer merkezi, ayrıştırma merkezi
cargo branch, parcel branch, parcel office | kargo şubesi, kargo acentesi
goods acceptance form, goods receipt note, receiving report, grn | mal kabul formu, mal kabul fişi, mal kabul tutanağı
delivery check, checking deliveries, delivery inspection | teslimat kontrolü, sevkiyat kontrolü
quantity check, quantity control, count check | miktar kontrolü, adet kontrolü
damage check, damage inspection | hasar kontrolü
damage report, damage record, damage statement, damage form | hasar tutanağı, hasar tespit tutanağı, hasar raporu
damage rate, damaged goods rate, breakage rate | hasar oranı
breakage, broken goods | kırılma, kırık ürün
return goods acceptance, returns receipt, accepting returns | iade kabul
goods unloading, unloading trucks, truck unloading, unloading-thing, unloading, offloading | boşaltma, tahliye, araç boşaltma, mal boşaltma, mal indirme
truck loading, loading trucks, vehicle loading, loading of vehicles | araç yükleme, kamyon yükleme, tır yükleme
container loading, container stuffing, stuffing | konteyner yükleme, konteyner dolumu
container unloading, container unstuffing, devanning | konteyner boşaltma, konteyner tahliyesi
loading plan, load plan, load planning, loading planning | yükleme planı, yükleme planlaması
put-away, putaway, putting away, put away of goods, shelving goods | rafa yerleştirme, yerleştirme, adresleme
stacking-thing, stacking, stowage | istif, istifleme
stacking machine, stacker-machine, pallet stacker | istif aracı
picking list, pick list, picking slip | toplama listesi, sipariş toplama listesi
picking rate, pick rate, picks per hour, lines per hour | toplama hızı, saatlik toplama
picking accuracy, pick accuracy | toplama doğruluğu
pick by voice, voice picking | sesli toplama
pick to light | ışıklı toplama
batch picking | toplu toplama, batch toplama
packing station, packing table, packing line, packaging line | paketleme istasyonu, paketleme masası, paketleme hattı, ambalaj hattı
packing department, packaging department, packing section | paketleme bölümü, ambalaj bölümü
packing tape, adhesive tape | koli bandı
pallet wrapping, wrapping pallets, shrink wrapping, stretch wrapping, stretch film, shrink wrap, shrink film | streçleme, streç film, streç, shrink, palet streçleme, shrink film
strapping, banding-pallet | çemberleme
palletising, palletizing, building pallets, pallet building | paletleme, palet dizme, paletizasyon
pallet rack, pallet racking, racking system | palet rafı, sırt sırta raf
pallet position, pallet space | palet yeri, palet pozisyonu, palet kapasitesi
euro pallet | euro palet
order line | sipariş satırı, sipariş kalemi
order preparation-warehouse, preparation of orders, order prep | sipariş hazırlığı, sipariş hazırlama
wrong shipment, wrong delivery, misdelivery, shipping mistake, incorrect shipment | yanlış sevkiyat, hatalı sevkiyat, yanlış teslimat
shipping accuracy, shipment accuracy | sevkiyat doğruluğu
shipping plan, dispatch plan, shipment plan, delivery plan, delivery planning, shipment planning, dispatch planning, shipping planning, delivery schedule, shipping schedule | sevkiyat planı, sevk planı, sevkiyat planlama, teslimat planı, sevkiyat programı, dağıtım planı, dağıtım planlama
shipping documents, shipment documents, dispatch documents, transport documents, shipping paperwork, delivery paperwork, delivery documents, shipping document | sevkiyat evrakı, sevk evrakı, sevkiyat belgeleri, taşıma evrakı, taşıma belgesi, sevk belgeleri, yükleme evrakı
shipping department, dispatch department, shipping section | sevkiyat bölümü, sevkiyat departmanı
shipping preparation, dispatch preparation, preparation for shipping | sevkiyat hazırlığı, sevk hazırlığı
shipping label, address label, parcel label | kargo etiketi, sevkiyat etiketi, adres etiketi
waybill entry, issuing waybills, delivery note entry | irsaliye kesimi, irsaliye girişi, irsaliye düzenleme
proof of delivery, pod, signed delivery note | teslim tutanağı, teslim belgesi, teslimat kanıtı, pod
signature on delivery | imza karşılığı teslim
daily delivery, daily deliveries | günlük teslimat, günlük dağıtım
deliveries per day, daily delivery count | günlük teslimat adedi, günlük teslimat sayısı
stops per day, daily stops, drops per day | günlük uğrak, günlük durak
delivery point, drop-off point, stop-delivery, drop point | teslimat noktası, teslim noktası, dağıtım noktası
delivery address | teslimat adresi
delivery area, delivery zone, delivery region | teslimat bölgesi, dağıtım bölgesi
delivery route, delivery round, distribution route, delivery run | dağıtım rotası, teslimat rotası, dağıtım turu, dağıtım güzergahı
delivery vehicle, distribution vehicle, delivery van | dağıtım aracı, teslimat aracı
delivery team, distribution team | dağıtım ekibi, teslimat ekibi
undelivered parcel, failed delivery, returned parcel | teslim edilemeyen kargo, dağıtılamayan gönderi
lost parcel, missing parcel, lost shipment | kayıp kargo, kayıp gönderi
parcel sorting, sorting parcels, sorting of parcels, mail sorting, sorting mail | kargo ayrıştırma, gönderi ayrıştırma, posta ayrımı, gönderi tasnifi
barcode scanning, scanning barcodes, scanning, barcode reading | barkod okutma, barkod okuma, barkod tarama
barcode labelling, barcoding, barcode labeling | barkodlama, barkod etiketleme
barcode printer, label printer | barkod yazıcı, etiket yazıcısı
serial number, serial number tracking | seri numarası, seri no
lot tracking, batch tracking, lot number, lot traceability, batch number | lot takibi, parti takibi, parti numarası, lot numarası
fefo, first expired first out | fefo, ilk tarihi dolan ilk çıkar
lifo, last in first out | lifo, son giren ilk çıkar
abc analysis | abc analizi
sap wm, sap ewm | sap wm, sap ewm
bus depot, vehicle depot | araç garajı, otobüs garajı
forklift driving, forklift operation, forklift use, operating forklifts, driving forklifts, forklift work | forklift kullanımı, forklift operatörlüğü, forklift kullanma
counterbalance forklift, counterbalance truck, counterbalance | karşı ağırlıklı forklift > forklift
electric forklift | akülü forklift, elektrikli forklift > forklift
diesel forklift | dizel forklift > forklift
reach truck driving, reach truck operation | reach truck kullanımı
order picker-machine, order picking truck | sipariş toplama aracı, order picker
battery charging-forklift, forklift battery | forklift aküsü, akü şarjı
daily forklift check, forklift check, forklift inspection | forklift kontrolü, günlük forklift kontrolü
overhead crane, gantry crane, bridge crane, overhead travelling crane | tavan vinci, köprülü vinç, gezer vinç, portal vinç > crane
lifting, load lifting, lifting loads, lifting operation, lifting operations, lifting work | kaldırma, yük kaldırma, kaldırma operasyonu, kaldırma işi, kaldırma işleri
manual handling, manual lifting, heavy lifting | elle taşıma, elle yük taşıma
tail lift, lift gate, liftgate | kuyruk lift, hidrolik lift
dock leveller, dock door, loading door | rampa kapısı, yükleme kapısı
hand truck, sack truck | el arabası, taşıma arabası
hi-vis vest, high-visibility vest, reflective vest, safety vest | reflektörlü yelek, ikaz yeleği, reflektif yelek
temperature-controlled warehouse, temperature-controlled storage | ısı kontrollü depo, sıcaklık kontrollü depo
food warehouse | gıda deposu > warehouse
textile warehouse | tekstil deposu > warehouse
hazardous goods warehouse | tehlikeli madde deposu > warehouse
open storage area, yard storage, open-air storage | açık stok sahası, açık depo alanı
yard management | yard yönetimi
scrap material, scrap goods | hurda malzeme
supplier delivery, supplier deliveries | tedarikçi teslimatı
supplier performance, vendor performance | tedarikçi performansı > performance
supplier audit, vendor audit | tedarikçi denetimi, tedarikçi tetkiki, yan sanayi denetimi > audit
new supplier, alternative supplier, second supplier, alternate supplier | yeni tedarikçi, alternatif tedarikçi
foreign supplier, overseas supplier, supplier abroad | yurt dışı tedarikçi, yabancı tedarikçi, yurtdışı tedarikçi > supplier
local supplier, domestic supplier | yerli tedarikçi, yerel tedarikçi, yurt içi tedarikçi > supplier
supply contract, supply agreement, supplier contract, supplier agreement | tedarik sözleşmesi, tedarikçi sözleşmesi > contract
supply process, procurement process, purchasing process | tedarik süreci, satın alma süreci
purchasing department, procurement department, purchasing-team | satın alma departmanı, satınalma bölümü, satın alma bölümü, satınalma departmanı
purchasing budget, procurement budget | satın alma bütçesi > budget
purchasing cost, procurement cost, purchase cost | satın alma maliyeti, tedarik maliyeti
purchase price, buying price, purchasing price | alış fiyatı, satın alma fiyatı > price
purchase volume, purchasing volume, buying volume, spend volume, procurement volume, spend-purchasing | satın alma hacmi, alım hacmi
strategic purchasing, strategic sourcing, strategic procurement | stratejik satın alma, stratejik satınalma, stratejik tedarik > procurement
direct purchasing, direct procurement, direct materials purchasing, direct materials | direkt satın alma, doğrudan satın alma, direkt malzeme > procurement
indirect purchasing, indirect procurement | endirekt satın alma, dolaylı satın alma > procurement
import purchasing, overseas purchasing, foreign purchasing | ithalat satın alma, yurt dışı satın alma > procurement
raw material purchasing, raw material procurement | hammadde satın alma, hammadde alımı, hammadde tedariki, ham madde alımı > procurement
price analysis, cost analysis-purchasing | fiyat analizi
quotation collection, collecting quotes, collecting quotations, gathering quotes, obtaining quotes | teklif toplama, teklif alma, fiyat teklifi toplama
quotation comparison, comparing quotes, comparing quotations, bid comparison, quote comparison, comparison of offers | teklif karşılaştırma, teklif kıyaslama
order follow-up-purchasing, purchase order tracking, purchase order follow-up | satın alma sipariş takibi
material planning, mrp, material requirements planning, materials planning | malzeme planlama, malzeme ihtiyaç planlaması, mrp, malzeme ihtiyaç planlama
material supply, supply of materials, material procurement, procurement of materials | malzeme tedariki, malzeme temini, malzeme tedariği
material flow | malzeme akışı
volumetric weight, dimensional weight, desi | desi, hacimsel ağırlık
parcel acceptance, accepting parcels | gönderi kabulü, kargo kabul
work distribution, division of work, task allocation, task distribution, job allocation | görev dağılımı, iş dağılımı, iş bölümü, görev paylaşımı
`;
