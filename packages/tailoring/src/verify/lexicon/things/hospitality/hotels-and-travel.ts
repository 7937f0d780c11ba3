/** Hotels, tourism, aviation, ships and trains, in the form of everyday/general.ts. */
export const HOTELS_AND_TRAVEL = `
accommodation, lodging, stay | konaklama, konaklama hizmeti
tourism and hotel management, hospitality management, tourism management, hotel management-studies | turizm ve otel işletmeciliği, otelcilik, turizm işletmeciliği, konaklama işletmeciliği
hospitality, hospitality industry, hotel industry, hospitality sector | konaklama sektörü, ağırlama, otelcilik, turizm sektörü
boutique hotel | butik otel > hotel
resort, holiday resort, holiday village | tatil köyü, resort > hotel
five-star hotel, 5-star hotel, five star hotel, 5 star hotel, five-star, 5 star | beş yıldızlı otel, 5 yıldızlı otel, beş yıldızlı, 5 yıldızlı
four-star hotel, 4-star hotel, four star hotel, 4 star hotel | dört yıldızlı otel, 4 yıldızlı otel
guesthouse, guest house, pension-hotel, bed and breakfast, b&b | pansiyon, misafirhane
hostel | hostel
motel | motel
thermal hotel, spa hotel | termal otel, termal tesis > hotel
concierge-service, concierge | concierge, konsiyerj
bellboy-service, luggage service, porterage | bellboy hizmeti, bagaj hizmeti
check-in, guest check-in, arrival-guest | giriş işlemi, check-in, giriş işlemleri, misafir girişi
check-out, checkout-guest, guest check-out, departure-guest | çıkış işlemi, check-out, çıkış işlemleri, misafir çıkışı
check-in and check-out, check-in and check-out procedures | giriş çıkış işlemleri, check-in check-out işlemleri
reservation, booking | rezervasyon
property management system, pms, hotel software, pms-hotel | otel programı, otel otomasyonu, otel yönetim sistemi
opera pms, opera fidelio, micros opera | opera > property management system
elektra, elektraweb | elektra
sedna | sedna
night audit, night auditing | gece denetimi, night audit, gece muhasebesi
occupancy, occupancy rate | doluluk, doluluk oranı
adr, average daily rate, average room rate | ortalama oda fiyatı, adr
revpar, revenue per available room | revpar
revenue management, yield management | gelir yönetimi
room rate, room price | oda fiyatı, oda ücreti
guest room, hotel room | misafir odası > room
suite | süit
double room | çift kişilik oda > room
public area cleaning, common area cleaning, public areas, common areas | genel alan temizliği, ortak alan, genel alanlar, ortak alanlar
bed linen, linen, sheets, linen-bed, bed sheet, bedding | çarşaf, yatak takımı, nevresim
towel | havlu
laundry, laundry service | çamaşırhane, çamaşır
ironing, pressing, pressing-garment | ütü, ütüleme
minibar | minibar
lobby | lobi
spa, wellness, spa centre | spa, wellness
turkish bath, hammam | hamam, türk hamamı
sauna | sauna
swimming pool, pool | havuz, yüzme havuzu
beach | plaj, sahil
lifeguarding, lifeguard service | cankurtaranlık
animation, entertainment-hotel, guest entertainment | animasyon, misafir eğlencesi
kids club, kids' club, mini club | mini kulüp, çocuk kulübü
all-inclusive, all inclusive | her şey dahil
half board | yarım pansiyon
full board | tam pansiyon
guest relations, guest relation, guest services | misafir ilişkileri, konuk ilişkileri, guest relations
guest review, guest feedback, online review | misafir yorumu, konuk yorumu, misafir değerlendirmesi
review-comment, comment, remark, observation-remark | yorum, değerlendirme
tripadvisor | tripadvisor
tourist, visitor-tourist, traveller, traveler, holidaymaker, holiday maker | turist, gezgin, seyyah
foreign guest, international guest, foreign tourist | yabancı misafir, yabancı konuk, yabancı turist > guest
travel agency, travel agent's, tour operator-company | seyahat acentesi, seyahat acentası, turizm acentesi, acente
tour, guided tour, sightseeing tour, trip-tour | tur, gezi
package tour, package holiday | paket tur > tour
day trip, daily tour | günübirlik tur, günlük tur > tour
tour guiding, guiding-tour, tourist guiding, guide service | turist rehberliği, rehberlik, tur rehberliği
transfer-travel, airport transfer | transfer, havalimanı transferi
ticketing, ticket sales, ticket sale | biletleme, bilet satışı
ticket-travel, ticket | bilet
flight ticket, airline ticket, plane ticket, air ticket | uçak bileti > ticket-travel
amadeus | amadeus
galileo | galileo
tursab | türsab
congress organisation, congress tourism, mice, conference organisation | kongre organizasyonu, kongre turizmi, kongre düzenleme
airline, airline company, carrier-airline | havayolu, hava yolu, havayolu şirketi, havayol
aviation | havacılık
civil aviation | sivil havacılık > aviation
civil aviation authority, dgca, shgm, directorate general of civil aviation | sivil havacılık genel müdürlüğü, shgm
iata | iata
icao | icao
easa, european union aviation safety agency | easa, avrupa havacılık emniyeti ajansı
airport | havalimanı, havaalanı, hava limanı, havaalan
terminal | terminal
apron, ramp, tarmac, gown-medical | apron, önlük
runway | pist
hangar | hangar
gate, boarding gate, main gate, entrance gate | kapı, biniş kapısı, ana kapı, nizamiye
boarding | biniş, uçağa biniş
boarding pass, boarding card | biniş kartı
check-in counter, check-in desk | check-in kontuarı, kontuar
ground handling, ground services, ground operations | yer hizmetleri
cabin | kabin
cabin service, in-flight service, inflight service | kabin hizmeti, kabin servisi, uçak içi servis, uçuş içi hizmet, ikram
safety demonstration, safety demo | emniyet demosu, güvenlik demosu, emniyet anonsu
announcement, notice-announcement, notices, notice | anons, duyuru, bildirim
flight, air travel | uçuş, sefer
international flight | dış hat, dış hat uçuşu, uluslararası uçuş > flight
domestic flight | iç hat, iç hat uçuşu > flight
flight hour, flying hour, flight hours, hours flown | uçuş saati, uçuş saatleri
flight operations | uçuş operasyonu, uçuş harekat, uçuş operasyonları
take-off, takeoff, departure-flight | kalkış
landing, arrival-flight | iniş
delay-flight, flight delay | rötar, uçuş gecikmesi
aircraft, airplane, plane!, planes!, aeroplane, airliner, plane-aircraft | uçak, hava aracı
helicopter | helikopter > aircraft
drone, uav, unmanned aerial vehicle | drone, iha, insansız hava aracı
aircraft maintenance licence, part-66, b1 licence, easa part-66, part-66 licence, part 66, aml | uçak bakım lisansı, part 66, part-66 lisansı, hava aracı bakım lisansı, shy-66
air traffic control, atc | hava trafik kontrol, hava trafik kontrolü
passenger, traveller-passenger | yolcu
baggage, luggage | bagaj, valiz
baggage handling, luggage handling | bagaj işlemleri, bagaj hizmetleri
lost baggage, lost luggage | kayıp bagaj
duty free, duty-free | duty free, gümrüksüz satış
unaccompanied minor, unaccompanied child, unaccompanied children | refakatsiz çocuk, refakatsiz çocuklar
boeing | boeing > aircraft
airbus | airbus > aircraft
commercial pilot licence, cpl | ticari pilot lisansı, cpl
airline transport pilot licence, atpl | havayolu nakliye pilotu lisansı, atpl
cabin crew attestation, cabin crew licence | kabin memuru sertifikası
crew resource management, crm-crew | ekip kaynak yönetimi
dangerous goods, dangerous goods regulations, hazardous materials, hazmat, hazardous goods, hazardous chemical, hazardous substance, dangerous chemical, hazardous material, dangerous substance, dangerous-goods | tehlikeli madde, tehlikeli maddeler, tehlikeli kimyasal, zararlı kimyasal, tehlikeli mal
maritime, shipping-sea, seafaring | denizcilik
ship, vessel | gemi
cargo ship, freighter, bulk carrier | kargo gemisi, yük gemisi, dökme yük gemisi > ship
tanker-ship, oil tanker, chemical tanker | tanker > ship
yacht | yat
boat | tekne, bot
sailing boat, sailboat, sailing | yelkenli, yelken
ferry | feribot, vapur > ship
cruise, cruise ship | kruvaziyer, yolcu gemisi
tugboat, tug | römorkör > ship
fishing boat | balıkçı teknesi > boat
deck | güverte
engine room | makine dairesi
bridge-ship | köprü üstü
navigation | seyir, navigasyon
watch-ship, watchkeeping, navigational watch | seyir vardiyası, vardiya
anchor, anchoring, mooring | demir, demirleme, bağlama
port, harbour, harbor, seaport | liman
dock-ship, quay, pier, berth, wharf, jetty | rıhtım, iskele, dok
marina | marina
shipyard, shipbuilding yard | tersane
shipbuilding, ship construction | gemi inşaatı, gemi inşa, gemi yapımı
port operations, terminal operations | liman operasyonu, liman işletmesi, liman operasyonları
seaman's book, seafarer's book | gemiadamı cüzdanı
stcw | stcw
solas | solas
imo, international maritime organization | imo, uluslararası denizcilik örgütü
bill of lading, bl-shipping | konşimento
charter, chartering | çarter, kiralama
diving, scuba diving | dalış, tüplü dalış
railway, rail, railroad, rail line, train line | demiryolu, demir yolu, raylı sistem, demiryol
train!, trains! | tren
locomotive | lokomotif
high-speed train, high speed train, yht | yüksek hızlı tren, yht > train
metro, subway, underground-train, tube, underground-rail | metro
tram, light rail, tramway | tramvay, hafif raylı sistem
station-train, railway station, train station | istasyon, gar, tren istasyonu
platform-train | peron
signalling, signaling, railway signalling | sinyalizasyon
track-rail, railway track, rails | ray, hat
wagon, carriage, railcar, freight wagon | vagon
tcdd | tcdd
toll booth, tollbooth, toll | gişe
long-haul flight, long-haul | uzun menzil, uzun menzilli uçuş > flight
short-haul flight, short-haul | kısa mesafe uçuş, kısa menzilli uçuş > flight
`;
