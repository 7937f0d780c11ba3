/** Driving for a living and what one drives, in the form of everyday/general.ts. */
export const ROADS_AND_VEHICLES = `
truck driving, lorry driving, driving trucks, hgv driving, trucking-job | kamyon şoförlüğü, tır şoförlüğü, kamyon kullanımı, kamyon sürücülüğü
bus driving, driving buses | otobüs şoförlüğü, otobüs kullanımı
taxi driving, cab driving | taksi şoförlüğü, taksicilik
van driving, delivery driving, driving vans | dağıtım şoförlüğü, kamyonet kullanımı
courier work, couriering, delivery riding, motorcycle courier work | kuryelik, moto kuryelik, motokuryelik
chauffeuring, private driving, chauffeur service, executive driving | makam şoförlüğü, özel şoförlük
city traffic, urban traffic, town traffic | şehir içi trafik, şehir trafiği
traffic safety, road safety | trafik güvenliği, yol güvenliği
penalty points | ceza puanı
points on licence, licence points | ehliyet puanı
motorway, highway-road, expressway, freeway | otoyol, otoban
mountain road | dağ yolu
snow and ice, winter driving, driving in snow, driving in winter conditions | kış sürüşü, karlı yolda sürüş
night driving, driving at night | gece sürüşü, gece sürücülüğü
long journey, long distance | uzun mesafe
short distance | kısa mesafe
daily mileage, miles per day, daily kilometres, kilometres per day | günlük kilometre, günlük km
annual mileage, kilometres per year | yıllık kilometre, yıllık km
million kilometres | milyon kilometre
line-bus, bus route, city bus line | otobüs hattı
bus stop, stop-bus | otobüs durağı, durak
bus timetable, bus schedule | otobüs saatleri, sefer saatleri, sefer tarifesi
bus station, coach station, bus terminal, coach terminal | otogar, otobüs terminali, terminal
public transport, public transportation, mass transit | toplu taşıma, toplu ulaşım
city bus, municipal bus, urban bus | belediye otobüsü, şehir içi otobüs, halk otobüsü > bus
intercity bus, coach, long-distance coach, intercity coach | şehirlerarası otobüs > bus
tour bus, tourist coach, tourism coach | tur otobüsü, turizm otobüsü > bus
articulated bus, bendy bus, metrobus | körüklü otobüs, metrobüs > bus
school bus-vehicle, school minibus | okul servis aracı > vehicle
staff transport service, employee transport, staff bus, personnel transport, worker transport | personel taşımacılığı, personel servis taşımacılığı
student transport, pupil transport, school transportation | okul taşımacılığı
ambulance driving, emergency driving | ambulans şoförlüğü, ambulans sürücülüğü
fare, ticket fare | yolcu ücreti, bilet ücreti
fare collection, collecting fares | ücret toplama, yolcu ücreti toplama
taximeter | taksimetre
taxi rank, taxi stand | taksi durağı
uber | uber
bitaksi | bitaksi
commercial vehicle | ticari araç > vehicle
heavy commercial vehicle | ağır ticari araç > vehicle
light vehicle | hafif araç > vehicle
lorry with trailer, truck and trailer, truck with trailer, drawbar | römorklu kamyon > truck
curtainsider, curtain-side trailer, tautliner | tenteli dorse, perdeli dorse > trailer
refrigerated truck, refrigerated vehicle, fridge truck, reefer truck, refrigerated lorry | frigorifik araç, frigorifik kamyon, soğutuculu araç, frigo araç
lowbed, low loader, lowboy | lowbed, lowboy > trailer
flatbed, flatbed truck, flatbed trailer | açık kasa, sal kasa > trailer
tow truck, recovery vehicle, breakdown truck | oto çekici, kurtarıcı araç
garbage truck, refuse truck, waste collection vehicle, bin lorry | çöp kamyonu > truck
concrete mixer truck, transmixer, concrete truck, truck mixer, transit mixer | transmikser, beton mikseri > truck
concrete pump | beton pompası
moped | moped, mobilet
e-scooter, electric scooter | elektrikli scooter, e-scooter
cargo bike, delivery bike | kargo bisikleti
own vehicle, own car | kendi aracı, kendi aracım, şahsi araç
manual transmission, manual gearbox, stick shift | manuel vites, düz vites, manuel şanzıman
automatic transmission, automatic gearbox | otomatik vites
reversing | geri manevra
blind spot | kör nokta
hitching, coupling and uncoupling, coupling trailers, drop and hook | dorse takma, dorse takma çıkarma, dorse bağlama
tarpaulin, tarp, tarping | branda, tente
strap-load, ratchet strap, tie-down, straps | spanzet, gergi kayışı
overloading, overload | aşırı yükleme, istiap haddi
weighbridge, truck scale, weigh station | kantar, araç kantarı, tartı istasyonu
load weight, payload, tonnage | yük ağırlığı, tonaj, faydalı yük
axle load, axle weight | dingil ağırlığı, dingil yükü
gross vehicle weight, gvw | azami yüklü ağırlık
vehicle handover, vehicle delivery | araç teslimi, araç teslimatı
vehicle log, vehicle logbook, mileage log, trip log | araç takip formu, araç seyir defteri, kilometre defteri
trip sheet, journey sheet, run sheet | sefer formu, sefer kağıdı
breakdown-vehicle, vehicle breakdown, roadside breakdown | araç arızası, yolda arıza
minor repair, small repairs | küçük onarım, ufak tamirat, küçük tamir
tyre pressure, tire pressure | lastik basıncı, lastik hava basıncı
tachograph record, tachograph data, tachograph chart | takograf kaydı, takograf verisi
tachograph rules, drivers' hours rules, rest rules, rest periods, driving and rest times, driving and resting times | sürüş ve dinlenme süreleri, takograf kuralları, dinlenme süresi
fuel card | yakıt kartı, taşıt tanıma sistemi
fuel saving, fuel economy | yakıt tasarrufu
fuel cost, fuel expense | yakıt maliyeti, yakıt gideri
refuelling, refueling, fuelling | yakıt alımı, yakıt dolumu
motorway toll, highway toll | otoyol geçiş ücreti, otoyol ücreti
hgs | hgs
ogs | ogs
fleet management | filo yönetimi
fleet tracking | filo takibi, filo takip sistemi
fleet maintenance | filo bakımı
number of vehicles, vehicle count | araç sayısı
driver shift, driver rota, driver schedule, driver planning, driver scheduling | sürücü planlama, şoför planlaması, sürücü vardiyası
driver behaviour, driver behavior | sürücü davranışı
driver training | sürücü eğitimi, şoför eğitimi
advanced driving, advanced driving techniques, advanced driver training | ileri sürüş, ileri sürüş teknikleri, ileri sürüş eğitimi
driving test, driving exam | direksiyon sınavı, sürüş sınavı
driving school, driving course | sürücü kursu
driving lesson, driving instruction, driving lessons | direksiyon dersi, sürüş dersi, direksiyon eğitimi
direction-road, directions | yol tarifi
address finding, knowledge of the city, city knowledge, local street knowledge | şehir bilgisi, adres bilgisi, adres bulma
europe route, european route, europe run, european runs, routes to europe | avrupa seferi, avrupa hattı
international route, international run, cross-border run, cross-border transport | yurt dışı sefer, uluslararası sefer
domestic route, domestic run, national run | yurt içi sefer
empty run, empty return, empty mileage | boş dönüş, boş sefer
return load, backhaul, back load | dönüş yükü
border transit, border crossing procedures, border procedures | sınır geçişi, sınır geçiş işlemleri
visa for drivers, schengen visa | schengen vizesi, şoför vizesi
moving company, removals company, removal firm | nakliyat firması, evden eve nakliyat firması, taşıma firması
furniture moving, furniture carrying, carrying furniture, furniture transport | eşya taşıma, mobilya taşıma, eşya nakli
furniture lift | asansörlü taşıma, mobil asansör
postal delivery, mail delivery, letter delivery, post delivery, postal distribution | posta dağıtımı, mektup dağıtımı
registered mail, registered letter, registered post | taahhütlü posta, taahhütlü mektup, iadeli taahhütlü, kayıtlı posta
newspaper delivery | gazete dağıtımı
parcels delivered, number of parcels, parcels per day | günlük paket, paket adedi, koli adedi
`;
