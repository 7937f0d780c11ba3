/** Titles of kitchens, hotels, journeys, airports, ships and trains, in the form of any-trade.ts. */
export const KITCHENS_ROOMS_AND_JOURNEYS = `
kitchen manager | mutfak yöneticisi, mutfak sorumlusu
kitchen supervisor | mutfak amiri, mutfak süpervizörü
assistant cook, cook assistant, cook helper | aşçı yardımcısı
senior cook | kıdemli aşçı > cook
home cook, private cook | özel aşçı > cook
private chef, personal chef | özel şef, kişisel şef > chef
school cook | okul aşçısı > cook
hospital cook | hastane aşçısı > cook
canteen cook, staff canteen cook | yemekhane aşçısı, personel yemekhanesi aşçısı > cook
breakfast cook, breakfast chef | kahvaltı aşçısı, kahvaltı şefi, kahvaltıcı
meze chef, meze cook | mezeci, meze ustası, meze şefi
seafood cook, fish cook | balık aşçısı, balıkçı aşçı > cook
sauce chef, saucier | sosçu, sos şefi
vegetable cook, entremetier | entremetier
larder chef, garde manger chef | soğuk mutfak ustası, garde manger şefi
butcher chef, kitchen butcher | mutfak kasabı, kasap şefi
assistant pastry chef, pastry sous chef | pasta şef yardımcısı, pastane şef yardımcısı
pastry assistant, pastry helper, commis pastry | pastane yardımcısı, pasta yardımcısı, pastacı yardımcısı
dessert chef, dessert cook | tatlıcı, tatlı ustası, tatlı şefi
baklava maker, baklava master | baklavacı, baklava ustası
börek maker, pastry roller | börekçi, börek ustası
pide maker, pide cook | pideci, pide ustası
lahmacun maker | lahmacuncu, lahmacun ustası
pita baker, bread oven man | fırın ustası, pişirici
baker's assistant, bakery helper, bakery worker | fırıncı yardımcısı, fırın işçisi, fırın elemanı
dough maker, doughmaker, dough mixer-person | hamurkar, hamur ustası
chocolatier, chocolate maker | çikolatacı, çikolata ustası
ice cream maker | dondurmacı, dondurma ustası
soup maker | çorbacı, çorba ustası
gözleme maker | gözlemeci
burger cook, burger maker | hamburger ustası, burger ustası
sandwich maker, sandwich artist | sandviç ustası, sandviççi
salad maker, salad chef | salatacı, salata ustası
food stylist | yemek stilisti, gıda stilisti
menu consultant, kitchen consultant, restaurant consultant | mutfak danışmanı, restoran danışmanı > consultant
dietary cook, diet cook | diyet aşçısı > cook
restaurant owner, restaurateur | restoran sahibi, restoran işletmecisi, lokantacı
cafe owner, coffee shop owner | kafe sahibi, kafe işletmecisi
cafe manager, coffee shop manager | kafe müdürü, kafe yöneticisi, cafe müdürü > manager
bar manager | bar müdürü, bar yöneticisi > manager
assistant bar manager | bar müdür yardımcısı
beverage manager | içecek müdürü > manager
service manager-restaurant, restaurant service manager | servis müdürü
restaurant supervisor, service supervisor, floor supervisor-restaurant | restoran şefi, servis şefi, salon şefi, restoran süpervizörü
restaurant assistant, restaurant worker, restaurant employee | restoran elemanı, restoran çalışanı, lokanta elemanı
restaurant hostess, restaurant host | restoran hostesi, restoran karşılama görevlisi
banquet waiter, banquet server, banqueting staff | banket garsonu, ziyafet garsonu > waiter
room service waiter, room service attendant | oda servisi garsonu, oda servisi görevlisi > waiter
breakfast waiter | kahvaltı garsonu > waiter
cafe waiter, coffee shop waiter | kafe garsonu > waiter
runner-restaurant, food runner | runner, yemek taşıyıcı
canteen worker, cafeteria worker, dining hall attendant, canteen assistant, dinner lady | yemekhane görevlisi, yemekhane elemanı, kantin görevlisi, kantin elemanı
canteen operator, canteen manager | kantin işletmecisi, kantin müdürü
catering assistant, catering worker, catering staff-person | catering elemanı, catering personeli, ikram görevlisi
catering supervisor | catering şefi, ikram şefi
catering chef | toplu yemek aşçısı
senior barista | kıdemli barista > barista
coffee roaster-person, coffee roaster | kahve kavurma uzmanı, kahve kavurucu
coffee shop assistant, coffee shop worker, cafe worker, cafe assistant | kafe elemanı, kafe çalışanı, kahve dükkanı çalışanı
mixologist | miksolojist, miksolog
senior bartender | kıdemli barmen > bartender
assistant sommelier | sommelier yardımcısı
cashier-restaurant, restaurant cashier | restoran kasiyeri > cashier
f&b supervisor, food and beverage supervisor | yiyecek içecek şefi, f&b şefi, yiyecek içecek süpervizörü
f&b assistant manager, assistant f&b manager, assistant food and beverage manager | yiyecek içecek müdür yardımcısı, f&b müdür yardımcısı
f&b director, food and beverage director | yiyecek içecek direktörü, f&b direktörü > director
f&b attendant, food and beverage attendant, f&b staff | yiyecek içecek elemanı, yiyecek içecek görevlisi
steward-supervisor, chief steward, stewarding supervisor | steward şefi, baş steward, stewarding şefi, bulaşıkhane şefi
assistant hotel manager, hotel assistant manager | otel müdür yardımcısı
hotel owner, hotelier | otel sahibi, otelci, otel işletmecisi
hotel employee, hotel worker, hotel staff member | otel çalışanı, otel personeli, otel elemanı
operations manager-hotel, hotel operations manager | otel operasyon müdürü > operations manager
rooms division manager | odalar bölümü müdürü > manager
assistant front office manager | ön büro müdür yardımcısı, resepsiyon müdür yardımcısı
front office shift leader, reception shift leader | resepsiyon vardiya sorumlusu, ön büro vardiya şefi
junior receptionist, trainee receptionist, reception assistant | resepsiyon asistanı, resepsiyonist yardımcısı, stajyer resepsiyonist
senior receptionist | kıdemli resepsiyonist > receptionist
reservations supervisor | rezervasyon şefi, rezervasyon sorumlusu
reservations specialist | rezervasyon uzmanı > specialist
revenue manager | gelir yönetimi müdürü, gelir müdürü, gelir yöneticisi > manager
revenue specialist, revenue analyst | gelir yönetimi uzmanı, gelir analisti
bell captain, bell supervisor | bell captain, bellboy şefi, baş bellboy
head concierge, chief concierge | baş concierge, concierge şefi
luggage attendant, luggage porter | valizci
night porter | gece görevlisi
guest relations supervisor | misafir ilişkileri şefi
guest relations assistant | misafir ilişkileri asistanı
guest experience manager | misafir deneyimi müdürü, misafir deneyimi yöneticisi > manager
hotel sales manager | otel satış müdürü > sales manager
banquet sales executive, banquet sales manager, events sales executive | banket satış yöneticisi, banket satış sorumlusu, ziyafet satış müdürü
assistant housekeeping manager, assistant executive housekeeper | kat hizmetleri müdür yardımcısı, housekeeping müdür yardımcısı
housekeeping coordinator, housekeeping order taker, order taker | order taker, kat hizmetleri koordinatörü
senior room attendant | kıdemli kat görevlisi > room attendant
public area attendant, public area cleaner | genel alan görevlisi, genel alan temizlik görevlisi, meydancı
minibar attendant | minibar görevlisi, minibarcı
laundry supervisor, laundry chief | çamaşırhane şefi, çamaşırhane sorumlusu
laundry manager | çamaşırhane müdürü > manager
seamstress-hotel, hotel tailor | otel terzisi > tailor
hotel technician, hotel maintenance technician | otel teknik servis elemanı, otel teknisyeni > technician
technical manager-hotel, chief engineer-hotel | otel teknik müdürü
entertainment manager, animation manager | animasyon müdürü, eğlence müdürü > manager
animation chief, entertainment chief, entertainment supervisor | animasyon şefi
kids club animator, children's animator, mini club animator, kids' entertainer | mini kulüp animatörü, mini club görevlisi > animator
sports animator | spor animatörü > animator
beach attendant | plaj görevlisi, plajcı
spa receptionist | spa resepsiyonisti > receptionist
spa attendant | spa görevlisi, hamam görevlisi
hammam attendant, bath attendant, tellak | tellak, kese köpükçü, natır
spa supervisor | spa şefi
dormitory attendant | yurt görevlisi, yurt belletmeni
tour leader, tour manager, tour escort | tur lideri, tur sorumlusu, kafile başkanı
local guide | yerel rehber > tour guide
mountain guide, trekking guide | dağ rehberi, trekking rehberi
culture guide, cultural guide | kültür rehberi
travel agency manager, agency manager | seyahat acentesi müdürü > manager
travel agency owner | acente sahibi, seyahat acentesi sahibi
tourism operations specialist, tour operations specialist, operations agent-tour, tour operations executive | tur operasyon uzmanı, turizm operasyon uzmanı, tur operasyon sorumlusu
tour coordinator | tur koordinatörü > coordinator
transfer officer, transfer agent, airport transfer officer, airport representative | transfer elemanı, transferman, havalimanı karşılama görevlisi
hotel representative, tour representative, resort representative, holiday rep | otel temsilcisi, tur temsilcisi, otel rehberi
visa officer, visa specialist, visa consultant | vize uzmanı, vize danışmanı, vize görevlisi
ticketing specialist, ticketing executive | biletleme uzmanı
ticketing supervisor | biletleme şefi
car rental agent, rental agent, rent a car officer | araç kiralama görevlisi, rent a car görevlisi, kiralama sorumlusu
congress coordinator, congress organiser | kongre koordinatörü, kongre organizatörü
airport manager | havalimanı müdürü > manager
station manager-airline, airline station manager | istasyon müdürü
passenger services supervisor | yolcu hizmetleri şefi
lost and found agent, lost baggage agent | kayıp bagaj görevlisi, kayıp eşya görevlisi
load controller, load master, loadmaster | yük kontrol memuru, loadmaster
ramp supervisor, apron supervisor | apron şefi, ramp şefi
aircraft cleaner | uçak temizlik görevlisi > cleaner
cabin crew trainee, trainee cabin crew | kabin memuru adayı
cabin crew instructor, cabin instructor | kabin eğitmeni, kabin memuru eğitmeni
trainee pilot, student pilot, pilot candidate | öğrenci pilot, pilot adayı
private pilot | hususi pilot
helicopter pilot | helikopter pilotu > pilot
commercial pilot | ticari pilot > pilot
training captain, captain instructor | öğretmen kaptan pilot, eğitmen kaptan
avionics technician | aviyonik teknisyeni > technician
yacht captain, boat captain | yat kaptanı, tekne kaptanı
yacht hostess, yacht stewardess | yat hostesi
yacht crew member, yacht deckhand, yacht sailor | yat gemicisi, yat mürettebatı
ferry captain | feribot kaptanı
tug master, tugboat captain | römorkör kaptanı
second engineer-ship, second engineer | ikinci makinist
third engineer-ship | üçüncü mühendis, üçüncü makinist
oiler, motorman-ship, engine rating | yağcı, makine tayfası
ordinary seaman, ordinary sailor | acemi gemici
cadet, deck cadet, officer cadet | güverte stajyeri, zabit adayı
engine cadet | makine stajyeri
port manager, harbour manager, terminal manager | liman müdürü, liman işletme müdürü > manager
harbour master, port captain | liman başkanı
port operations officer, port operations specialist | liman operasyon uzmanı, liman operasyon sorumlusu
port worker, docker, stevedore, longshoreman | tahmil tahliye işçisi
tally clerk, tallyman | puantör
ship agent, port agent, boarding agent | gemi acentesi, gemi acente memuru, boarding memuru
ship broker, chartering broker | gemi brokeri, gemi kiralama brokeri
marina manager | marina müdürü > manager
sailing instructor | yelken eğitmeni, yelken antrenörü
subway driver, underground driver | metro makinisti > driver
train conductor-check, ticket inspector, ticket collector | bilet kontrolörü, bilet kontrol görevlisi
train dispatcher, railway dispatcher, rail traffic controller | hareket memuru, tren dispeçeri
shunter, switchman | manevracı, makasçı
railway worker, track worker | demiryolu işçisi, hat bakım işçisi > worker
stand attendant-fair, fair stand attendant | fuar stant görevlisi
assistant doner maker | dönerci yardımcısı
`;
