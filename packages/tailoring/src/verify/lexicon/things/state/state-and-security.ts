/** Public service, police, fire, army and guarding, in the form of everyday/general.ts. */
export const STATE_AND_SECURITY = `
public institution, government agency, public body, public authority, government office, state institution, government body, government institution | kamu kurumu, kamu kuruluşu, devlet kurumu, resmi kurum, kamu idaresi
civil service, public service, public administration | kamu yönetimi, kamu hizmeti, memuriyet, devlet memurluğu
public administration-studies, political science and public administration | siyaset bilimi ve kamu yönetimi
political science, politics, politics-field | siyaset bilimi, siyaset, siyasal bilimler
district governorate, sub-governorate | kaymakamlık
metropolitan municipality | büyükşehir belediyesi > council
district municipality, borough council | ilçe belediyesi > council
mayor's office | belediye başkanlığı
municipal police, zabıta | zabıta
neighbourhood, neighborhood, quarter-town, local area | mahalle, semt
village | köy
province, prov | il, vilayet
provincial directorate | il müdürlüğü
district directorate | ilçe müdürlüğü
general directorate, directorate general | genel müdürlük
regional directorate | bölge müdürlüğü
presidency-state | cumhurbaşkanlığı
parliament, grand national assembly | meclis, tbmm
ministry of interior | içişleri bakanlığı > ministry
ministry of finance, treasury and finance ministry | maliye bakanlığı, hazine ve maliye bakanlığı > ministry
ministry of labour, labour ministry, ministry of labor | çalışma bakanlığı, çalışma ve sosyal güvenlik bakanlığı > ministry
ministry of agriculture | tarım bakanlığı, tarım ve orman bakanlığı > ministry
ministry of culture and tourism | kültür ve turizm bakanlığı > ministry
ministry of industry and technology | sanayi ve teknoloji bakanlığı > ministry
ministry of foreign affairs, foreign ministry | dışişleri bakanlığı > ministry
ministry of transport | ulaştırma bakanlığı, ulaştırma ve altyapı bakanlığı > ministry
ministry of environment | çevre şehircilik bakanlığı, çevre bakanlığı, çevre, şehircilik ve iklim değişikliği bakanlığı > ministry
ministry of defence | savunma bakanlığı, milli savunma bakanlığı > ministry
ministry of family and social services, ministry of family | aile ve sosyal hizmetler bakanlığı, aile bakanlığı > ministry
ministry of youth and sports | gençlik ve spor bakanlığı > ministry
turkish employment agency, iskur, job centre, employment agency | işkur, türkiye iş kurumu
kosgeb, small and medium enterprises development organisation | kosgeb
turkstat, tuik, turkish statistical institute | tüik, türkiye istatistik kurumu
red crescent, turkish red crescent, kızılay | kızılay, türk kızılay, türk kızılayı
red cross | kızılhaç
afad, disaster and emergency management authority | afad, afet ve acil durum yönetimi başkanlığı
chamber of commerce | ticaret odası
chamber of industry | sanayi odası
chamber of engineers, chamber-professional, professional chamber, chamber, chamber-body | mühendisler odası, meslek odası, oda
tmmob, union of chambers of turkish engineers and architects | tmmob, türk mühendis ve mimar odaları birliği
development agency | kalkınma ajansı
embassy | büyükelçilik, elçilik
consulate | konsolosluk, başkonsolosluk
european union, eu | avrupa birliği, ab
european | avrupa, avrupalı
united nations, un, un-organisation | birleşmiş milletler, bm
undp | undp
unicef | unicef
unhcr, un refugee agency | unhcr, bmmyk, birleşmiş milletler mülteciler yüksek komiserliği
world health organization, who-organization, world health organisation | dünya sağlık örgütü, dsö
world bank | dünya bankası
nato | nato
public-people, general public, members of the public, the public, public | halk, kamuoyu
population | nüfus
population register, civil registry, registry of births | nüfus müdürlüğü, nüfus kaydı
identity card, id card, id | kimlik, kimlik kartı, nüfus cüzdanı
passport | pasaport
visa | vize
residence permit | oturma izni, ikamet izni
work permit, work visa | çalışma izni, çalışma vizesi
building! permit, planning! permission, construction permit, building! licence, building! license | yapı ruhsatı, inşaat ruhsatı, ruhsat > permit
business licence, operating! licence, opening! and operating licence | işyeri açma ruhsatı, işyeri ruhsatı, çalışma ruhsatı > permit
application-form, application, application-any, application letter | başvuru, müracaat
petition-citizen, citizen request, citizen application | vatandaş talebi, vatandaş başvurusu
cimer | cimer
public tender, government tender, public procurement, state tender | kamu ihalesi, devlet ihalesi > tender
public procurement law | kamu ihale kanunu > law
public procurement-kik | kamu ihale kurumu, kik
ekap, electronic public procurement platform | ekap
official correspondence, official letter | resmi yazışma, resmi yazı
incoming! and outgoing mail, mail register, document register, incoming! and outgoing documents, incoming! and outgoing correspondence, incoming! and outgoing post, mail in and out | gelen giden evrak, evrak kayıt, gelen ve giden evrak, gelen-giden evrak, gelen giden evrak takibi, gelen ve giden yazışmalar
electronic document management system, ebys, document management system, edms, dms | elektronik belge yönetim sistemi, ebys, doküman yönetim sistemi, belge yönetim sistemi
ballot box | sandık, oy sandığı
tax office, revenue office, tax administration | vergi dairesi
revenue administration, hmrc, irs, tax authority | gelir idaresi başkanlığı, gib
infrastructure, infrastructure works, utilities-site | altyapı, alt yapı, altyapı işleri
public works | bayındırlık, kamu işleri
parks and gardens, park and gardens directorate | park ve bahçeler, parklar ve bahçeler, park bahçeler müdürlüğü
waste collection, garbage collection, refuse collection, rubbish collection | çöp toplama, atık toplama
zoning, zoning! plan, development plan-zoning, urban plan | imar, imar planı
urban planning, city planning, town planning | şehir planlama, şehir ve bölge planlama, kentsel planlama
urban transformation, urban renewal, urban regeneration | kentsel dönüşüm
law enforcement | kolluk, kolluk kuvveti
police station | karakol, polis merkezi
gendarmerie | jandarma
gendarmerie general command | jandarma genel komutanlığı
police academy, police college | polis akademisi, polis okulu, pmyo, polis meslek yüksekokulu
traffic police, traffic branch | trafik polisi, trafik şube, trafik şube müdürlüğü
public order, public security | asayiş, kamu düzeni
narcotics, anti-narcotics, drugs squad | narkotik
counter-terrorism, anti-terror | terörle mücadele
cybercrime | siber suç, siber suçlar
crime scene, crime scene investigation | olay yeri, olay yeri inceleme
fingerprint | parmak izi
traffic accident, road accident, road traffic accident, car accident, rta, collision, car crash | trafik kazası, araç kazası > accident
fine-penalty, penalty | ceza, para cezası
traffic fine | trafik cezası > fine-penalty
vehicle search | araç araması > search-police
body search | üst araması > search-police
search-police | arama
riot, public disorder | toplumsal olay
crowd control | kalabalık kontrolü
demonstration | gösteri
night watch | gece bekçiliği, bekçilik
private security, security service, security guarding | özel güvenlik, güvenlik hizmeti, güvenlik görevlisi hizmeti
private security id, private security licence, sia licence, security guard card | özel güvenlik kimlik kartı, özel güvenlik belgesi, özel güvenlik sertifikası
armed | silahlı
unarmed | silahsız
weapon, firearm, gun | silah
shooting-range, shooting, marksmanship | atış
access control, entry control, entrance control, access control system, card access system, access management | giriş kontrol, giriş çıkış kontrolü, erişim kontrolü, geçiş kontrol, geçiş kontrol sistemi, kartlı geçiş, kartlı geçiş sistemi, erişim yönetimi
checkpoint, security point | kontrol noktası, güvenlik noktası
x-ray machine, x-ray device, x-ray equipment, x-ray unit | x-ray cihazı, x-ray, röntgen cihazı
baggage scanner, baggage x-ray | bagaj x-ray cihazı, bagaj tarama cihazı > x-ray machine
metal detector | dedektör, metal dedektörü, metal dedektör
cctv, security camera, surveillance camera, closed-circuit television, security cameras, camera system, cctv system, camera surveillance system | güvenlik kamerası, cctv, kapalı devre kamera, kamera sistemi, güvenlik kamera sistemi, kapalı devre kamera sistemi
control room, security control room | kontrol odası, izleme odası, güvenlik merkezi, kumanda odası
alarm, alarm system | alarm, alarm sistemi
burglar alarm, intruder alarm | hırsız alarmı > alarm
vip protection, close protection, bodyguard-work | yakın koruma, vip koruma
cash in transit, cash transport, valuables transport | para nakli, değerli eşya nakli, grup nakli, nakit taşıma, değerli eşya taşıma
incident report, occurrence report, incident form, accident report, crash report, event report | olay raporu, olay tutanağı, olay bildirimi, olay bildirim formu, kaza raporu, kaza tutanağı, trafik kaza tutanağı
report-record, official record, minutes-official, written record | tutanak, zabıt
lost property, lost and found, found item | kayıp eşya, buluntu eşya, kayıp ve buluntu, lost and found
fire station | itfaiye istasyonu, itfaiye müfrezesi
firefighting, fire fighting, fire extinguishing, extinguishing! fires | yangın söndürme, yangınla mücadele
fire engine, fire truck | itfaiye aracı, arazöz > vehicle
fire extinguisher, extinguisher | yangın söndürücü, yangın tüpü, yangın söndürme cihazı, yangın söndürme tüpü
fire drill, evacuation drill, emergency drill | yangın tatbikatı, tahliye tatbikatı
drill-exercise, exercise-drill, safety drill | tatbikat
forest fire, wildfire | orman yangını > fire-blaze
search and rescue, sar, search-and-rescue | arama kurtarma, arama ve kurtarma
evacuation | tahliye
disaster, natural disaster | afet, doğal afet
earthquake | deprem
flood | sel, su baskını, taşkın
avalanche | çığ
disaster management, emergency management | afet yönetimi, acil durum yönetimi
civil defence, civil defense, civil protection | sivil savunma
hydrant, fire hydrant | hidrant, yangın hidrantı
breathing! apparatus | solunum cihazı, temiz hava solunum cihazı
emergency call, 112 call, 911 call, 999 call, emergency service call | acil çağrı, 112 çağrısı, ihbar, acil çağrı ihbarı > call
military, army, armed forces | askeri, ordu, silahlı kuvvetler, tsk, türk silahlı kuvvetleri
land forces | kara kuvvetleri
navy, naval forces, naval | donanma, deniz kuvvetleri
air force | hava kuvvetleri
coast guard | sahil güvenlik
military service, national service, conscription | askerlik, askerlik hizmeti, vatani görev
military school, military academy | askeri okul, harp okulu
brigade | tugay
regiment | alay
battalion | tabur
company-military, military company | bölük
platoon | takım
squad-military | manga
barracks, garrison, base-military | kışla, garnizon, üs, birlik
mission, deployment-military, tour of duty | görev, görevlendirme
border, border security, frontier | sınır, sınır güvenliği, hudut
radar | radar
communications-military, signals | muhabere, muharebe muhabere
ammunition, munition | mühimmat
armoured vehicle, armored vehicle, cash-in-transit vehicle | zırhlı araç > vehicle
commendation, letter of commendation | takdirname, takdir belgesi
letter of appreciation, certificate of appreciation, thank-you letter, certificate of thanks, letter of thanks, thank you letter | teşekkür belgesi, teşekkür mektubu
certificate of achievement, honour certificate | başarı belgesi, onur belgesi
occupational safety specialist certificate, ohs specialist certificate, occupational safety expertise | iş güvenliği uzmanlığı, isg uzmanlığı
class a | a sınıfı
class b | b sınıfı
class c | c sınıfı
lost-time accident, lost time injury, lti, lost-time injury, lost time accident, lost-time incident | kayıp günlü iş kazası, kayıp günlü kaza, iş günü kayıplı kaza, kayıplı iş kazası, gün kayıplı kaza, iş günü kayıplı iş kazası > work accident
near miss, near-miss, near hit, close call | ramak kala, kıl payı, ramak kala olay
accident investigation, incident investigation | kaza incelemesi, kaza araştırması, olay araştırması, olay incelemesi, kaza araştırma
hazard, danger | tehlike
confined space | kapalı alan çalışması, kapalı hacim
work permit-safety, permit to work, permit-to-work, work permit system | iş izni, çalışma izin formu, iş izin sistemi, iş izin formu
toolbox talk, safety briefing, toolbox meeting, safety talk, pre-work talk | toolbox, iş başı konuşması, iş başı güvenlik konuşması, toolbox konuşması, toolbox eğitimi, işbaşı konuşması
safety training, safety course, ohs training, occupational safety training, health and safety training, hse training | iş güvenliği eğitimi, güvenlik eğitimi, isg eğitimi, iş sağlığı ve güvenliği eğitimi
safety rules, safety regulations, safety rule, safety regulation | güvenlik kuralları, iş güvenliği kuralları, güvenlik kuralı, emniyet kuralları
first aid box, first aid kit, first-aid kit | ilk yardım çantası, ecza dolabı, ilk yardım dolabı
safety helmet, hard hat | baret
safety harness, harness, full body harness, harness-safety, safety belt-height | emniyet kemeri, paraşüt tipi emniyet kemeri
safety shoes, steel-toe shoes, safety footwear, safety boots, steel-toe boots | iş ayakkabısı, emniyet ayakkabısı, çelik burunlu ayakkabı, iş güvenliği ayakkabısı
police headquarters, police department, security directorate | emniyet müdürlüğü, il emniyet müdürlüğü
`;
