/** Titles of kitchens, hotels, airlines and ships, in the form of any-trade.ts. */
export const FOOD_HOTELS_AND_TRAVEL = `
executive chef, executive head chef | executive şef, mutfak müdürü > chef
head chef, chef de cuisine, kitchen chef | mutfak şefi, aşçıbaşı, şef aşçı > chef
sous chef, second chef | sous şef, aşçıbaşı yardımcısı, şef yardımcısı, su şef, şef yrd, aşçıbaşı yrd
junior sous chef | junior sous şef
chef de partie, cdp, station chef, section chef, line chef | kısım şefi, bölüm şefi, chef de partie
demi chef, demi chef de partie | demi chef, demi şef
commis chef, commis, commis cook, junior cook | komi aşçı, komi, commis, aşçı yrd > cook
line cook | hat aşçısı, line cook > cook
hot kitchen chef | sıcak mutfak şefi, sıcak şefi > chef
cold kitchen chef | soğuk mutfak şefi, soğuk şefi > chef
hot kitchen cook, hot section cook | sıcakçı, sıcak aşçısı > cook
cold kitchen cook | soğukçu, soğuk aşçısı > cook
grill cook, grill chef, griller | ızgaracı, ızgara ustası > cook
pastry chef | pasta şefi, pastane şefi > chef
pastry cook, pastry maker, patissier | pastacı, pasta ustası
baker | fırıncı, ekmek ustası
doner maker, doner cook, kebab chef | dönerci, döner ustası, kebap ustası, kebapçı
pizza chef, pizza maker, pizzaiolo | pizzacı, pizza ustası
sushi chef | suşi şefi
butcher | kasap
fishmonger | balık satıcısı
kitchen porter, dishwasher, steward-kitchen, kitchen steward, pot washer | bulaşıkçı, steward, mutfak stewardı
kitchen assistant, kitchen helper, kitchen hand, cook's assistant | mutfak yardımcısı, aşçı yardımcısı, mutfak elemanı
cook | aşçı
restaurant manager | restoran müdürü, restoran yöneticisi, restoran işletme müdürü > manager
assistant restaurant manager | restoran müdür yardımcısı
food and beverage manager, f&b manager | yiyecek içecek müdürü, f&b müdürü > manager
banquet manager | ziyafet müdürü, banket müdürü > manager
banquet chef | ziyafet şefi, banket şefi
head waiter, head waitress, maître d', maitre d, captain-waiter | şef garson, metrdotel, kaptan garson, baş garson
waiter, waitress, food server, table server | garson, servis elemanı, servis personeli, servis görevlisi
assistant waiter, busboy, commis waiter, busser | komi, garson yardımcısı, garson yrd
bartender, barman, barmaid | barmen, barmaid
head bartender | bar şefi
bar assistant, barback | bar boy, barboy
barista | barista
head barista | baş barista
sommelier | sommelier, şarap uzmanı
host-restaurant, hostess | hostes, karşılama görevlisi
tea server, tea boy | çaycı
fast food worker, crew member-restaurant | fast food çalışanı
catering manager | catering müdürü, ikram müdürü, yemekhane müdürü > manager
food engineer | gıda mühendisi > engineer
hotel manager | otel müdürü, otel yöneticisi > manager
general manager-hotel, hotel general manager | otel genel müdürü
duty manager, night manager | nöbetçi müdür, gece müdürü
front office manager, reception manager | ön büro müdürü, önbüro müdürü, resepsiyon müdürü > manager
front office supervisor, reception supervisor, front desk supervisor, chief receptionist, head receptionist | ön büro şefi, resepsiyon şefi, önbüro şefi
receptionist, front desk agent, front desk clerk, front desk receptionist, hotel receptionist, front office agent, front desk officer | resepsiyonist, resepsiyon görevlisi, ön büro elemanı, ön büro görevlisi, önbüro görevlisi, danışma görevlisi
night receptionist, night auditor | gece resepsiyonisti, gece müdürü-resepsiyon, night auditor
concierge | concierge, konsiyerj
bellboy, bellhop, porter, bell boy, bellman | bellboy, belboy
doorman | doorman, kapı görevlisi
valet, parking attendant, valet driver | vale, otopark görevlisi
guest relations officer, guest relations agent, guest relations specialist, guest relations executive | misafir ilişkileri sorumlusu, misafir ilişkileri görevlisi, misafir ilişkileri uzmanı, guest relation
guest relations manager | misafir ilişkileri müdürü, misafir ilişkileri yöneticisi > manager
reservations agent, reservation agent, reservation clerk, reservations clerk | rezervasyon görevlisi, rezervasyon elemanı, rezervasyon memuru
reservations manager | rezervasyon müdürü > manager
housekeeping manager, executive housekeeper | kat hizmetleri müdürü, housekeeping müdürü, housekeeper müdürü > manager
housekeeping supervisor, floor supervisor | kat şefi, housekeeping şefi, kat hizmetleri şefi
room attendant, chambermaid, housekeeper, maid, housekeeping attendant, room cleaner | kat görevlisi, kat hizmetleri görevlisi, oda görevlisi, housekeeping görevlisi, kat hizmetlisi, oda temizlik görevlisi
laundry attendant, laundry worker, dry cleaner | çamaşırhane görevlisi, çamaşırcı, kuru temizlemeci, çamaşırhane elemanı
cleaner, cleaning worker, cleaning operative, cleaning lady, janitor, custodian, cleaning staff-person, cleaning staff | temizlik görevlisi, temizlik elemanı, temizlikçi, temizlik personeli, hizmetli
cleaning supervisor | temizlik şefi, temizlik amiri
caretaker, building attendant, building caretaker, doorkeeper | apartman görevlisi, kapıcı, bina görevlisi
animator, entertainer-hotel, entertainment team member, entertainer | animatör, animasyon elemanı
spa therapist | spa terapisti
spa manager | spa müdürü > manager
pool attendant | havuz görevlisi, havuzcu
tour guide, tourist guide, professional tourist guide, guide | turist rehberi, tur rehberi, rehber, profesyonel turist rehberi
travel agent, travel consultant, travel adviser | seyahat danışmanı, seyahat acentesi görevlisi, turizm danışmanı
ticketing agent, ticketing officer, ticket clerk, ticket agent | biletleme görevlisi, bilet satış görevlisi, biletleme uzmanı, biletçi
tour operator-person, operations officer-tourism | tur operatörü, operasyon görevlisi
transfer driver | transfer şoförü > driver
flight attendant, cabin crew member, air hostess, steward, stewardess, cabin attendant, cabin crew | kabin memuru, hostes, host, uçuş görevlisi, kabin görevlisi
purser, senior cabin crew, cabin chief, senior flight attendant, cabin supervisor | kabin amiri, purser
pilot, airline pilot | pilot
captain-pilot, captain, airline captain, flight captain | kaptan pilot, kaptan
first officer, co-pilot, copilot | ikinci pilot, yardımcı pilot, first officer
flight instructor | uçuş öğretmeni, uçuş eğitmeni
air traffic controller | hava trafik kontrolörü
flight dispatcher, dispatcher-flight, flight operations officer | uçuş harekat uzmanı, dispeçer
aircraft technician, aircraft mechanic, aircraft maintenance technician | uçak teknisyeni, uçak bakım teknisyeni, uçak mekaniği > technician
aircraft maintenance engineer | uçak bakım mühendisi > engineer
ground handling agent, ground staff-person, passenger services agent, check-in agent, passenger service agent, ground staff | yer hizmetleri görevlisi, yolcu hizmetleri memuru, yolcu hizmetleri görevlisi, check-in görevlisi, yer hizmetleri memuru
ramp agent, baggage handler | apron görevlisi, ramp memuru, bagaj görevlisi
ship captain, shipmaster, captain-ship, skipper, master mariner | gemi kaptanı, kaptan, uzakyol kaptanı
chief officer, chief mate, first mate | birinci zabit, ikinci kaptan
second officer, second mate | ikinci zabit, üçüncü kaptan
third officer | üçüncü zabit
deck officer, watchkeeping officer, officer of the watch | güverte zabiti, vardiya zabiti
chief engineer-ship | başmühendis, çarkçıbaşı, baş makinist
marine engineer, ship's engineer, ship engineer, ship machinery engineer | gemi makine mühendisi, gemi makineleri işletme mühendisi, gemi makineleri mühendisi, çarkçı > engineer
seaman, sailor, deckhand, able seaman | gemici, tayfa, denizci, usta gemici, güverte tayfası
bosun, boatswain | lostromo
ship's cook | gemi aşçısı > cook
harbour pilot, maritime pilot | kılavuz kaptan
fisherman, fisher | balıkçı
diver | dalgıç
engine driver, train! driver, train! drivers, locomotive driver, locomotive engineer | makinist, tren makinisti > driver
metro driver, tram driver | vatman, metro sürücüsü, tramvay sürücüsü > driver
conductor-train, train conductor | kondüktör
station master | istasyon şefi, gar müdürü
`;
