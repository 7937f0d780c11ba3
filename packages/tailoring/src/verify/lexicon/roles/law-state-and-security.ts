/** Titles of law, public service, police, army and guarding, in the form of any-trade.ts. */
export const LAW_STATE_AND_SECURITY = `
lawyer, attorney, advocate, attorney at law | avukat, hukukçu
law partner, partner lawyer, partner at a law firm, law firm partner | ortak avukat, hukuk bürosu ortağı
solicitor | avukat > lawyer
barrister | avukat > lawyer
trainee lawyer, legal trainee, trainee solicitor, articled clerk, legal intern | stajyer avukat, avukat stajyeri
legal counsel, in-house lawyer, in-house counsel, corporate lawyer, company lawyer | şirket avukatı, kurum avukatı, hukuk müşaviri > lawyer
legal adviser, legal advisor, legal consultant | hukuk danışmanı, hukuk müşaviri > consultant
labour lawyer, employment lawyer | iş hukuku avukatı > lawyer
criminal lawyer, criminal defence lawyer | ceza avukatı > lawyer
paralegal, legal assistant | hukuk asistanı, avukat katibi, paralegal
legal secretary | hukuk sekreteri, hukuk bürosu sekreteri > secretary
law clerk, court clerk, clerk of court | zabıt katibi, katip, icra katibi
bailiff, enforcement officer | icra memuru, mübaşir
judge | hakim, yargıç
prosecutor, public prosecutor | savcı, cumhuriyet savcısı
notary, notary public | noter
mediator | arabulucu
arbitrator | hakem-tahkim
conciliator | uzlaştırmacı
expert witness | bilirkişi
patent attorney, trademark attorney | patent vekili, marka vekili
compliance officer, compliance specialist | uyum görevlisi, uyum uzmanı
civil servant, public servant, government employee, public official | devlet memuru, memur, kamu görevlisi, kamu çalışanı
contract public employee | sözleşmeli personel
mayor | belediye başkanı
deputy mayor | belediye başkan yardımcısı
governor | vali
district governor | kaymakam
council member, councillor, councilor | meclis üyesi, belediye meclis üyesi
member of parliament, mp, deputy-parliament | milletvekili
minister | bakan
ambassador | büyükelçi
diplomat | diplomat
consul | konsolos
muhtar, village headman, neighbourhood headman | muhtar
tax inspector | vergi müfettişi > inspector
tax officer | vergi memuru
labour inspector, labor inspector | iş müfettişi > inspector
customs officer, customs official | gümrük memuru, gümrük muhafaza memuru
customs inspector, customs examiner | gümrük müfettişi, gümrük muayene memuru > inspector
customs broker, customs consultant, customs agent, licensed customs broker | gümrük müşaviri, gümrük komisyoncusu, gümrükçü
assistant customs broker, deputy customs broker | gümrük müşavir yardımcısı, gümrük müşavir yrd
internal auditor | iç denetçi > auditor
external auditor, independent auditor | bağımsız denetçi, dış denetçi > auditor
auditor-quality, quality auditor | kalite denetçisi > auditor
police officer, policeman, policewoman, constable, cop | polis memuru, polis
police sergeant | polis çavuşu
police chief, chief of police, police commissioner | emniyet müdürü
superintendent-police, chief inspector-police, commissioner | komiser
detective, investigator-police | dedektif
traffic police officer | trafik polisi, trafik polis memuru > police officer
gendarme | jandarma
sergeant, non-commissioned officer, nco | astsubay, çavuş
specialist sergeant, specialised sergeant | uzman çavuş
specialist private, contract soldier | uzman erbaş, sözleşmeli er
officer-army, commissioned officer, military officer, army officer | subay
lieutenant | teğmen, üsteğmen
captain-army | yüzbaşı
major-army | binbaşı
colonel | albay
general-army | general
commander, unit commander | komutan
squad leader | manga komutanı
soldier | asker
firefighter, fireman | itfaiyeci, itfaiye eri
fire chief, fire captain | itfaiye amiri, itfaiye müdürü
search and rescue technician, rescue worker | arama kurtarma teknisyeni, arama kurtarma görevlisi
municipal police officer, municipal constable | zabıta memuru, zabıta
night watchman, watchman | bekçi, gece bekçisi > security guard
neighbourhood watchman | çarşı ve mahalle bekçisi
security guard, security officer, guard | güvenlik görevlisi, özel güvenlik görevlisi, güvenlik elemanı
armed security guard, armed guard | silahlı güvenlik görevlisi, silahlı özel güvenlik görevlisi > security guard
security shift supervisor, security team leader | güvenlik vardiya amiri, güvenlik ekip lideri
security supervisor, head of security, security chief | güvenlik amiri, güvenlik şefi
security manager | güvenlik müdürü, güvenlik yöneticisi
bodyguard, close protection officer | yakın koruma, koruma, koruma görevlisi
cctv operator, control room operator | kamera operatörü, kontrol odası operatörü > operator
prison officer, prison guard, correctional officer, warden | infaz koruma memuru, gardiyan
lifeguard, pool lifeguard | cankurtaran, havuz cankurtaranı
occupational safety specialist, ohs specialist, health and safety specialist, hse specialist, safety specialist, health and safety officer, safety officer, hse officer, occupational health and safety specialist, health and safety advisor | iş güvenliği uzmanı, isg uzmanı, iş sağlığı ve güvenliği uzmanı
safety engineer, hse engineer | iş güvenliği mühendisi > engineer
emergency call operator, 112 dispatcher, emergency dispatcher | acil çağrı operatörü, çağrı karşılama görevlisi
postman, postwoman, mail carrier, mailman, letter carrier, postal worker | postacı, ptt dağıtıcısı, posta dağıtıcısı
street sweeper, street cleaner | çöpçü, süpürgeci, yol süpürücü, cadde temizlik işçisi
refuse collector, garbage collector, bin man, waste collector, binman | çöp toplama işçisi, temizlik işçisi, çöp toplayıcı, atık toplama görevlisi
criminal judge | ceza hakimi > judge
enforcement judge | infaz hakimi > judge
legal manager, head of legal, legal director | hukuk müdürü, hukuk direktörü, baş hukuk müşaviri
contract specialist, contract officer, contracts specialist | sözleşme uzmanı, sözleşme yetkilisi
data protection officer, dpo | veri koruma görevlisi, kvkk sorumlusu, veri koruma sorumlusu
kvkk specialist, data protection specialist | kvkk uzmanı, veri koruma uzmanı
expert-court, court-appointed expert | mahkeme bilirkişisi > expert witness
enforcement clerk, execution clerk | icra takip elemanı, icra takip sorumlusu
usher-court, court usher | mahkeme mübaşiri
head of department-state, department head-state | daire başkanı
undersecretary | müsteşar
municipal worker, council worker | belediye işçisi, belediye çalışanı, belediye personeli
municipal officer, council officer | belediye memuru > civil servant
tax auditor | vergi denetmeni
public procurement specialist | kamu ihale uzmanı > specialist
planning specialist-state, development agency specialist | kalkınma ajansı uzmanı > specialist
european union specialist, eu specialist, eu expert | avrupa birliği uzmanı, ab uzmanı > specialist
foreign affairs officer | dışişleri memuru, dışişleri uzmanı
protocol officer | protokol görevlisi, protokol sorumlusu
registrar, civil registrar, specialty registrar, specialist registrar | nüfus memuru, uzmanlık öğrencisi > doctor
marriage officer | nikah memuru
land registry officer, deed officer | tapu memuru, tapu müdürlüğü memuru
social assistance officer, social assistance inspector | sosyal yardım ve inceleme görevlisi, sosyal inceleme görevlisi
court interpreter | mahkeme tercümanı
police inspector | başkomiser
deputy police inspector, assistant inspector-police | komiser yardımcısı, komiser yrd
riot police officer | çevik kuvvet polisi > police officer
special operations officer | özel harekat polisi, özel harekatçı > police officer
crime scene investigator, crime scene examiner | olay yeri inceleme uzmanı, olay yeri inceleme görevlisi
intelligence officer, intelligence specialist | istihbarat görevlisi, istihbarat uzmanı
corporal | onbaşı
private-army, private soldier | er, erbaş
petty officer | deniz astsubayı
senior sergeant, master sergeant | başçavuş, kıdemli başçavuş
staff officer | kurmay subay
reserve officer | yedek subay, asteğmen
naval officer | deniz subayı
pilot officer, air force officer | hava subayı
platoon commander, platoon leader | takım komutanı
company commander | bölük komutanı
battalion commander | tabur komutanı
sentry-soldier, guard-soldier | nöbetçi er, nöbetçi asker
senior firefighter, fire crew leader, fire sergeant | itfaiye çavuşu, itfaiye ekip amiri
fire engine driver, firefighter driver | itfaiye şoförü, itfaiye aracı şoförü > driver
paramilitary guard, village guard | güvenlik korucusu, korucu
forest guard, forest ranger | orman muhafaza memuru, orman bekçisi
site guard, construction site guard | şantiye bekçisi > security guard
receptionist-security, security receptionist | danışma güvenlik görevlisi
airport security officer, aviation security officer | havalimanı güvenlik görevlisi, havacılık güvenlik görevlisi > security guard
loss prevention officer, store detective, loss prevention specialist | kayıp önleme görevlisi, kayıp önleme uzmanı, mağaza güvenlik dedektifi
security coordinator | güvenlik koordinatörü > coordinator
security project manager | güvenlik proje müdürü, güvenlik projesi sorumlusu
security consultant | güvenlik danışmanı > consultant
cash-in-transit guard, cash courier | para nakil görevlisi, para nakil güvenlik görevlisi
disaster management specialist | afet yönetimi uzmanı > specialist
civil defence specialist | sivil savunma uzmanı > specialist
emergency management specialist | acil durum uzmanı, acil durum yönetim uzmanı
customs officer-field, customs specialist, customs clearance specialist, customs operations specialist | gümrük uzmanı, gümrük sorumlusu, gümrükleme uzmanı, gümrük operasyon uzmanı > specialist
customs clerk, customs operations clerk | gümrük elemanı, gümrük takip elemanı
ngo worker, aid worker, humanitarian worker, relief worker | yardım görevlisi, insani yardım çalışanı, insani yardım görevlisi, stk çalışanı
`;
