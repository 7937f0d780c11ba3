/** Police, soldiers, guards and firefighters at work, in the form of everyday/general.ts. */
export const GUARDING_AND_RESCUE = `
security personnel, security staff, security guards, security team | güvenlik personeli, güvenlik ekibi, güvenlik elemanları
security company, security firm, private security company | güvenlik şirketi, özel güvenlik şirketi, güvenlik firması
security measure, security measures, security precaution, security precautions | güvenlik önlemi, güvenlik tedbiri, güvenlik önlemleri, güvenlik tedbirleri
security system, security systems | güvenlik sistemi, güvenlik sistemleri
security plan, security planning | güvenlik planı
security risk, security threat | güvenlik riski, güvenlik tehdidi
security breach, security violation | güvenlik ihlali
security clearance, vetting | güvenlik soruşturması, güvenlik tahkikatı
private security law, law no 5188, 5188 | 5188 sayılı kanun, 5188, özel güvenlik kanunu
private security training, security guard training | özel güvenlik eğitimi
private security directorate | özel güvenlik şube müdürlüğü
facility security, site security, building! security, plant security | tesis güvenliği, bina güvenliği, site güvenliği
event security, concert security | etkinlik güvenliği, konser güvenliği, organizasyon güvenliği
port security | liman güvenliği
hospital security | hastane güvenliği
bank security | banka güvenliği
stadium security, match security | stat güvenliği, stadyum güvenliği, maç güvenliği
shopping! centre security, mall security | avm güvenliği
factory security | fabrika güvenliği
entry and exit control, entry-exit control, entry and exit checks, entrance and exit control | giriş çıkış kontrolü, giriş ve çıkış kontrolü, giriş çıkış kontrol
visitor registration, visitor record, visitor log, visitor book | ziyaretçi kaydı, ziyaretçi defteri, ziyaretçi kayıtları
visitor card, visitor badge, visitor pass | ziyaretçi kartı
vehicle entry, vehicle entries, vehicle entry and exit | araç girişi, araç giriş çıkışı, araç giriş çıkış
barrier-gate, boom barrier, parking! barrier | bariyer
turnstile | turnike
security booth, guard post, guardhouse, security cabin, guard booth | güvenlik kulübesi, nöbetçi kulübesi, güvenlik kabini
guard duty, sentry duty, watch duty, sentry | nöbet görevi, nöbetçilik
foot patrol, patrol on foot | yaya devriye, yürüyerek devriye > patrol
vehicle patrol, mobile patrol, motorised patrol, car patrol | araçlı devriye, motorize devriye, gezici devriye > patrol
guard tour system, patrol tour system | devriye tur sistemi, tur kontrol sistemi
two-way radio, walkie-talkie, radio-set, handheld radio | telsiz, el telsizi
radio communication, radio communications | telsiz haberleşmesi, telsiz iletişimi
handcuff, handcuffs | kelepçe
baton, truncheon | jop
pepper spray, tear gas | biber gazı, göz yaşartıcı gaz
bulletproof vest, body armour, protective vest | çelik yelek, kurşun geçirmez yelek
pistol, handgun | tabanca
rifle, infantry rifle | tüfek, piyade tüfeği
hunting! rifle, shotgun | av tüfeği
bullet, cartridge, ammunition-round | mermi, fişek
weapons training, firearms training, shooting! training | silah eğitimi, atış eğitimi
weapon licence, firearm licence, gun licence | silah ruhsatı, silah taşıma ruhsatı
bomb, explosive device | bomba
bomb disposal, eod | bomba imha
suspicious package, suspicious parcel, suspicious item | şüpheli paket, şüpheli eşya
suspicious person | şüpheli şahıs, şüpheli kişi
burglary, break-in | soygun, ev hırsızlığı, soygun girişimi
robbery, armed robbery | gasp, yağma, silahlı soygun
attack, assault | saldırı
fight, brawl | kavga
murder, homicide | cinayet, adam öldürme
drug-narcotic, illegal drugs, drug offence | uyuşturucu, uyuşturucu madde
smuggling, contraband, trafficking | kaçakçılık, kaçak eşya
human trafficking | insan ticareti, insan kaçakçılığı
organised crime | organize suç, organize suçlar
terrorism, terror | terör
intelligence-service, intelligence | istihbari
criminal-person, offender, criminal | suçlu
wanted person, fugitive | aranan şahıs, firari
missing! person | kayıp şahıs, kayıp kişi
road check, traffic check, road block, roadside check | yol kontrolü, trafik kontrolü, yol uygulaması
alcohol test, breath test, breathalyser | alkol kontrolü, alkolmetre, alkol testi
speed check, speed control, radar check | hız kontrolü, radar kontrolü
traffic flow, flow of traffic | trafik akışı
traffic control-duty, traffic management | trafik yönetimi, trafik düzeni
crime scene evidence, physical evidence | olay yeri delili, fiziki delil
forensic examination, criminal laboratory, crime lab | kriminal, kriminal inceleme, kriminal laboratuvar
riot police, riot squad | çevik kuvvet
special operations, special forces, commando | özel harekat, komando, özel kuvvetler
special operations police | polis özel harekat, pöh
gendarmerie special operations | jandarma özel harekat, jöh
community policing, community police | toplum destekli polislik
polnet, pol-net | polnet
asal branch, conscription office, recruiting! office | askerlik şubesi
general staff | genelkurmay, genelkurmay başkanlığı
military unit, troop unit, army unit | askeri birlik, kıta
headquarters-military | karargâh
command-post, commandership | komutanlık
military exercise, military drill, manoeuvre-military | askeri tatbikat, manevra
military vehicle | askeri araç > vehicle
tank-military, battle tank | muharebe tankı
artillery | topçu, topçuluk
infantry | piyade
signals corps | muhabere sınıfı
logistics-military, quartermaster | ikmal, levazım, lojistik destek
mess-military, officers' mess | orduevi
guard of honour | tören mangası
cross-border operation, military operation | sınır ötesi harekat, askeri harekat, harekat
peacekeeping, peacekeeping! mission, peace mission | barışı koruma, barış gücü, barışı koruma görevi
veteran, war veteran | gazi
discharge-military, military discharge, discharge certificate | terhis, terhis belgesi
reserve officer-service, reserve officer | yedek subaylık
short-term military service | kısa dönem askerlik
paid military service | bedelli askerlik
long-term military service | uzun dönem askerlik
exempt from military service, military exemption | askerlikten muaf, askerlik muafiyeti
deferred military service, postponed military service | tecilli, askerlik tecilli
fire hose, hose-fire | yangın hortumu
fire brigade report, fire report | itfaiye raporu, yangın raporu
fire call, fire incident, fire alarm call-out | yangın ihbarı, yangın olayı
forest fire crew | orman yangını ekibi
aerial ladder, turntable ladder | merdivenli itfaiye aracı
water tanker-fire | su tankeri
smoke | duman
cbrn | kbrn
rescue operation, rescue work | kurtarma çalışması, kurtarma operasyonu
rescue equipment | kurtarma ekipmanı, kurtarma malzemesi
rope rescue | iple kurtarma
water rescue | suda kurtarma, su kurtarma
traffic accident rescue, vehicle extrication | trafik kazasında kurtarma, araçtan kurtarma
collapsed building, building! collapse | enkaz, bina çökmesi
tent | çadır
tent city, container city | çadır kent, konteyner kent
fire and safety training, fire training, firefighting! training | yangın eğitimi, yangınla mücadele eğitimi
first-aid training, first aid training | ilk yardım eğitimi, ilkyardım eğitimi
first aid certificate, first-aider certificate, first aider certificate | ilk yardım sertifikası, ilk yardımcı sertifikası, ilk yardımcı belgesi, ilkyardım belgesi
gatehouse, gate house | giriş kulübesi, kapı kulübesi
stop and search | durdurma ve arama
number plate, licence plate, license plate, registration plate | plaka, araç plakası
hydrant inspection | hidrant kontrolü
`;
