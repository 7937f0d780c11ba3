/** Aircraft, ships and trains and who works in them, in the form of everyday/general.ts. */
export const FLIGHTS_AND_VOYAGES = `
cabin crew-group, flight crew, cabin team | kabin ekibi, uçuş ekibi
cockpit, flight deck | kokpit
pre-flight check, preflight check, pre-flight inspection, preflight inspection | uçuş öncesi kontrol
pre-flight briefing, preflight briefing, crew briefing | uçuş öncesi brifing, ekip brifingi
briefing, shift briefing | brifing, bilgilendirme toplantısı
debriefing, debrief | debrifing, değerlendirme toplantısı
safety check-cabin, cabin safety check, cabin security check, cabin check | kabin emniyet kontrolü, kabin kontrolü, kabin güvenlik kontrolü
cabin safety | kabin emniyeti, kabin güvenliği
flight safety, air safety | uçuş emniyeti, uçuş güvenliği
aviation safety | havacılık emniyeti
aviation security, airport security | havacılık güvenliği, havalimanı güvenliği, havaalanı güvenliği
safety instruction, passenger safety briefing | emniyet talimatı, emniyet bilgilendirmesi, yolcu emniyet bilgilendirmesi, güvenlik talimatı, güvenlik talimatları
emergency procedure | acil durum prosedürü
emergency exit | acil çıkış, acil durum çıkışı
evacuation-aircraft, emergency evacuation, aircraft evacuation | acil tahliye, uçak tahliyesi
ditching | suya iniş
oxygen mask, oxygen tube, nasal cannula | oksijen maskesi, nazal kanül
life jacket, life vest | can yeleği
seat belt, seatbelt | emniyet kemeri
turbulence | türbülans
galley | galley, uçak mutfağı
service trolley, trolley, service cart, cabin trolley | servis arabası, troley
duty-free sales, onboard sales, on-board sales, in-flight sales, inflight sales, sales on board | uçak içi satış, duty free satışı, kabin satışı
in-flight announcement, cabin announcement, onboard announcement, passenger announcement, boarding announcement | kabin anonsu, yolcu anonsu, uçak içi anons
boarding process, boarding procedures, passenger boarding | yolcu biniş işlemleri, yolcu alımı, boarding
business class | business class, business sınıfı
economy class | ekonomi sınıfı, economy class
first class | first class
charter flight, charter-air | charter uçuş, çarter uçuş, charter sefer > flight
scheduled flight | tarifeli uçuş, tarifeli sefer > flight
cargo flight, freighter flight | kargo uçuşu > flight
test flight | test uçuşu > flight
training flight, flight training | uçuş eğitimi, eğitim uçuşu
night flight | gece uçuşu > flight
connecting flight | aktarmalı uçuş, bağlantılı uçuş > flight
transfer passenger, transit passenger | transit yolcu, aktarma yolcusu > passenger
flight plan, flight planning | uçuş planı, uçuş planlama
flight schedule, flight timetable, flight programme | uçuş tarifesi, uçuş programı, uçuş çizelgesi
flight number | uçuş numarası
flight log, pilot logbook, pilot log | uçuş kayıt defteri, uçuş defteri
type rating, type training, type certificate-pilot, aircraft type rating | tip eğitimi, tip intibak, type rating, tip lisansı, tip yetkisi
instrument rating, ifr | aletli uçuş, ifr
visual flight, vfr | görerek uçuş, vfr
private pilot licence, ppl, private pilot license | hususi pilot lisansı, ppl
multi-engine rating, multi engine | çok motorlu, çok motor
simulator training, flight simulator, simulator | simülatör eğitimi, uçuş simülatörü, simülatör
recurrent training, refresher training, refresher course | tazeleme eğitimi, yenileme eğitimi
initial training, basic training-crew, induction course | başlangıç eğitimi, ilk eğitim
flight time, flying time | uçuş süresi
duty time, flight duty | uçuş görevi, görev süresi
aircraft type | uçak tipi
narrow-body, narrowbody, narrow-body aircraft | dar gövde, dar gövdeli uçak > aircraft
wide-body, widebody, wide-body aircraft | geniş gövde, geniş gövdeli uçak > aircraft
aircraft maintenance, aircraft servicing, plane maintenance | uçak bakımı, uçak bakım, hava aracı bakımı
line maintenance | hat bakımı, hat bakım
base maintenance, heavy maintenance-aircraft | üs bakımı, üs bakım, ağır bakım
engine change, engine replacement | motor değişimi
avionics | aviyonik
turnaround-flight, aircraft turnaround, turnaround of aircraft | uçak dönüşü, turnaround
pushback, aircraft pushback | pushback, uçak itme
aircraft loading, loading aircraft | uçak yükleme
load sheet, loadsheet | yük formu, loadsheet
weight and balance | ağırlık denge, ağırlık ve denge
load control | yük kontrol
passenger services, passenger handling | yolcu hizmetleri
passenger safety, safety of passengers | yolcu güvenliği, yolcu emniyeti
passenger complaint | yolcu şikayeti > complaint
passenger satisfaction | yolcu memnuniyeti > satisfaction
passenger list, passenger manifest, manifest | yolcu listesi, manifesto
special passenger, special assistance, passenger with reduced mobility, prm | özel yolcu, hareket kabiliyeti kısıtlı yolcu, engelli yolcu
unruly passenger, disruptive passenger, difficult passenger | kural dışı yolcu, uygunsuz yolcu, sorunlu yolcu
passenger transport, passenger transportation, carrying passengers | yolcu taşımacılığı, yolcu taşıma
baggage claim, baggage reclaim | bagaj teslim, bagaj alım
excess baggage | fazla bagaj
hand luggage, cabin baggage, carry-on | el bagajı, kabin bagajı
x-ray screening-bag, security screening, security check-airport, passenger screening | güvenlik taraması, x-ray kontrolü, güvenlik kontrolü
passport control | pasaport kontrol
first aid on board, in-flight first aid | uçakta ilk yardım
catering loading, catering check | ikram yükleme, ikram kontrolü
crew member, crew mate, crewmate, fellow crew member | ekip arkadaşı, mürettebat üyesi, ekip üyesi-gemi
ship crew, crew-ship, ship's crew, seafarers | mürettebat, gemi mürettebatı, gemi personeli, gemi adamları
voyage, sea voyage, passage-ship | sefer, deniz yolculuğu, seyir
ocean-going, deep-sea, unlimited waters | uzakyol, açık deniz
coastal shipping, coastal trade, near-coastal | yakınyol, kabotaj, kıyı taşımacılığı
container ship, container vessel | konteyner gemisi > ship
ro-ro, roro, ro-ro ship | ro-ro, ro-ro gemisi > ship
lng carrier, gas carrier, lpg tanker | gaz tankeri, lng gemisi > ship
passenger ship, passenger vessel | yolcu gemisi > ship
gulet, wooden yacht | gulet > yacht
motor yacht | motoryat > yacht
research vessel | araştırma gemisi > ship
fishing vessel, trawler | balıkçı gemisi, trol > ship
superyacht, mega yacht | süper yat, mega yat > yacht
main engine-ship, ship's engine | ana makine, gemi makinesi
ship maintenance, vessel maintenance | gemi bakımı
ship repair, vessel repair, ship maintenance | gemi onarımı, gemi tamiri, gemi bakım onarım
deck maintenance | güverte bakımı
chipping and painting, chipping | raspa boya, raspa
deck work | güverte işleri
mooring operation, berthing, docking, berthing and unberthing | yanaşma, yanaşma kalkma, rıhtıma yanaşma, bağlama operasyonu
nautical chart, navigation chart | deniz haritası, seyir haritası
passage planning, passage plan, voyage plan | seyir planı, sefer planı, sefer planlaması
ecdis | ecdis
gmdss | gmdss
vhf, vhf radio, marine radio | vhf, deniz telsizi
ballast, ballast water | balast, balast suyu
bunker, bunkering, ship fuel, bunker fuel, hopper | yakıt ikmali, bunker, hazne
cargo handling, cargo operations, cargo work | yük operasyonu, kargo operasyonu, yükleme tahliye, yük elleçleme
cargo hold, hold-ship | yük ambarı
lashing, load securing, cargo securing, securing of loads, load restraint | yük emniyeti, yük sabitleme, lashing, yük bağlama
lifeboat | can filikası, filika
abandon ship drill | gemiyi terk talimi, gemiyi terk tatbikatı
port state control, psc | liman devleti kontrolü, psc
ism code, ism | ism kodu, ism
isps code, isps | isps kodu, isps
marpol | marpol
classification society, class survey, class society | klas kuruluşu, klas sörveyi, klas
ship chandlery, ship supply, ship supplies | gemi kumanyası, kumanya, gemi malzemesi
shipping agency, ship agency, port agency | gemi acenteliği, gemi acentesi, deniz acenteliği
boat handling, boat driving, powerboat | tekne kullanma, tekne kullanımı
amateur seaman certificate, small boat licence, amateur boating licence | amatör denizci belgesi, adb
diving certificate, diving licence, padi | dalış sertifikası, dalış brövesi, padi
diving equipment, dive gear, scuba gear | dalış ekipmanı, dalış malzemesi
water sports, watersports | su sporları
freight train, goods train | yük treni > train
passenger train | yolcu treni > train
suburban train, commuter train | banliyö treni, banliyö > train
train timetable, train schedule | tren tarifesi, tren orarı
rail vehicle, rolling stock, railway vehicle | raylı sistem aracı, demiryolu aracı, çeken çekilen araç
train driving, driving trains, locomotive driving | tren kullanma, makinistlik
shunting, marshalling | manevra yapma, tren teşkili, tren manevrası
level crossing, railway crossing | hemzemin geçit
ticket inspection, ticket check, checking tickets, ticket control | bilet kontrolü
metro line, subway line | metro hattı
metro station, subway station | metro istasyonu
railway maintenance, track maintenance | demiryolu bakımı, ray bakımı
catenary, overhead line, overhead catenary | katener
safety exercise, muster drill | emniyet talimi, rol talimi
mooring line, hawser | palamar, halat manevrası
stranded passenger, stranded traveller | mahsur kalan yolcu
`;
