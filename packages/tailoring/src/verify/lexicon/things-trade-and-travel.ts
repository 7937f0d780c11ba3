/** Building, farming, hotels, shops, roads, the arts and medicine, in the form of things-general.ts. */
export const TRADE_AND_TRAVEL = `
formwork | kalıp
concrete pour, concrete pouring | beton dökümü
reinforcement, rebar | demir, donatı
subcontractor | taşeron, alt yüklenici
progress payment | hakediş
quantity survey, quantity take-off, quantity takeoff | metraj
foundation-building | temel
roof | çatı
wall | duvar
facade | cephe
scaffold, scaffolding | iskele
crane | vinç
excavator | ekskavatör
block | blok
floor cycle | kat döngüsü
shell construction, rough construction | kaba inşaat
canal, channel | kanal
cross-section, cross section | kesit
bridge | köprü
road, highway | yol, karayolu
tunnel | tünel
field | tarla
crop | ürün, mahsul
greenhouse | sera
livestock, cattle | hayvan, büyükbaş
cow | inek
sheep | koyun
milk | süt
wheat | buğday
olive | zeytin
tractor | traktör
irrigation | sulama
fertiliser, fertilizer | gübre
pesticide | ilaç, tarım ilacı
seed | tohum
soil | toprak
hectare | hektar
decare | dekar, dönüm
hotel | otel
hostel | hostel
receptionist-team, reception | resepsiyon
front desk, front office | ön büro
night shift | gece vardiyası
evening shift | akşam vardiyası
morning shift | sabah vardiyası
shift | vardiya
night | gece
evening | akşam
occupancy, occupancy rate | doluluk, doluluk oranı
house rules | ev kuralları
review score, rating | değerlendirme puanı
breakfast | kahvaltı
housekeeping | kat hizmetleri
minibar | minibar
concierge | concierge
event | etkinlik, organizasyon
wedding | düğün
tour | tur
guide | rehber
flight | uçuş
aircraft, airplane, plane | uçak
airport | havalimanı, havaalanı
passenger | yolcu
cabin | kabin
ship, vessel | gemi
port, harbour, harbor | liman
train | tren
bus | otobüs
trailer | dorse, römork
cargo | kargo
container | konteyner
pallet | palet
forklift | forklift
order picking | sipariş toplama
loading | yükleme
mile | mil
kilometre, kilometer, km | kilometre, km
fuel | yakıt
night desk | gece masası
shelf | raf
aisle, section | reyon
shop window, window display | vitrin
cash register, till | kasa, yazar kasa
gift card | hediye kartı
shrinkage | fire, stok kaybı
refit | yenileme
store manager | mağaza müdürü
loyalty card | sadakat kartı
size-fitting, fitting room | deneme kabini
fashion | moda
clothes, clothing, garment | giyim, kıyafet
shoe | ayakkabı
fabric | kumaş
pattern | kalıp
sewing machine | dikiş makinesi
furniture | mobilya
wood | ahşap
glass | cam
paint | boya
hair | saç
skin care, skincare | cilt bakımı
skin | cilt
salon | salon
stage, scene | sahne
theatre-play, theatre, theater | tiyatro
play-stage, stage play | oyun
actor, actress | oyuncu
concert | konser
orchestra | orkestra
choir | koro
violin | keman
piano | piyano
exhibition | sergi
museum | müze
gallery | galeri
painting | resim, tablo
sculpture | heykel
film, movie | film
documentary | belgesel
short film | kısa film
camera | kamera
news | haber
newspaper | gazete
magazine | dergi
interview-press, interview | röportaj
translation | çeviri
novel | roman
dictionary | sözlük
athlete | sporcu
match-game, match | maç
league | lig
tournament | turnuva
gym | spor salonu
trainee-sport, exercise | egzersiz, antrenman
prescription | reçete
pharmacist-word, pharmacist's | eczacının
expired | miadı dolan, son kullanma tarihi geçmiş
drug interaction | ilaç etkileşimi
chemotherapy | kemoterapi
antibiotic | antibiyotik
internal medicine | dahiliye
ward | servis, koğuş
outpatient clinic, polyclinic | poliklinik
x-ray, radiography | röntgen
ultrasound | ultrason
physiotherapy | fizik tedavi, fizyoterapi
dental | dental, diş
animal clinic, veterinary clinic | veteriner kliniği
surgery-room, theatre-surgery | ameliyathane
birth | doğum
baby, infant | bebek
wheelchair | tekerlekli sandalye
meal | öğün, yemek
nap | uyku
sauce | sos
dessert | tatlı
pastry | pastane, hamur işi
bread | ekmek
kitchen | mutfak
recipe | tarif, reçete
buffet | büfe, açık büfe
smart meter | akıllı sayaç
meter | sayaç
data pipeline | veri hattı
data quality | veri kalitesi
data model | veri modeli
data catalogue, data catalog | veri kataloğu
load-time-data, load | yükleme
partition | bölüm
streaming | akış
help desk, helpdesk | yardım masası
ticket | talep, bilet
bill | fatura
finance report, finance reports | finans raporu
smart | akıllı
table-data, table | tablo
wind turbine | rüzgar türbini
solar panel | güneş paneli
waste water, wastewater | atık su
recycling | geri dönüşüm
mine | maden
`;
