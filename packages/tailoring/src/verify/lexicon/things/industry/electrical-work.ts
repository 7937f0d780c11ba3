/** What electricians work on, in the form of everyday/general.ts. */
export const ELECTRICAL_WORK = `
electric current, current-electric | akım, elektrik akımı
voltage | gerilim, voltaj
resistance-electric, electrical resistance | direnç
frequency-electric | frekans
overload, overcurrent | aşırı yük, aşırı akım
three-phase, three phase, 3-phase | trifaze, üç fazlı, üç faz
single-phase, single phase | monofaze, tek fazlı, tek faz
alternating current, ac-current | alternatif akım, ac
direct current, dc-current | doğru akım, dc
asynchronous motor, induction motor | asenkron motor
synchronous motor | senkron motor
step motor, stepper motor, stepper | step motor
motor winding, rewinding, coil winding, winding-motor | bobinaj, sargı, motor sarım, bobin sarımı
motor control, motor drive, motor starter | motor kumanda, motor sürücü, yol verici
soft starter | yumuşak yol verici, softstarter
star-delta, star-delta starter, star delta | yıldız üçgen, yıldız-üçgen yol verme
control circuit, command circuit | kumanda devresi, kontrol devresi
power and control circuits | kuvvet ve kumanda devreleri
control wiring, panel wiring, panel building, panel assembly, switchboard assembly | pano montajı, pano kablajı, pano imalatı, pano toplama
control panel-electric, electrical control panel, control cabinet, control panel | kumanda panosu, kontrol panosu
main distribution board, main panel, mdb, main switchboard | ana dağıtım panosu, ana pano, adp
sub-distribution board, floor panel, sub-panel | tali pano, kat panosu, tali dağıtım panosu
power panel | kuvvet panosu
compensation panel, power factor correction panel | kompanzasyon panosu
automatic transfer switch, ats-power, transfer panel | transfer panosu, otomatik transfer şalteri, transfer şalteri
busbar, bus bar, busbar trunking | bara, busbar
terminal-electric, terminal block, terminal strip | klemens
cable lug, lug | kablo pabucu, pabuç
ferrule, end sleeve | yüksük
cable gland | kablo rakoru, rakor
conduit, cable conduit | kablo borusu, spiral boru, elektrik borusu
cable trunking, trunking, cable duct | kablo kanalı
junction box | buat, bağlantı kutusu
harness, cable harness, wiring harness, wire harness, cable assembly | kablo demeti, kablo tesisatı, kablaj, elektrik tesisatı grubu
overhead line, overhead power line | havai hat, enerji nakil hattı
power line, energy transmission line, high voltage line | enerji nakil hattı, enerji iletim hattı, enh, elektrik hattı
pole-electric, utility pole, power pole, electric pole | elektrik direği, direk
street lighting, road lighting, street lamp | sokak aydınlatması, yol aydınlatması
led lighting, led | led aydınlatma, led
light fixture, luminaire, light fitting | armatür, aydınlatma armatürü
light bulb, bulb | ampul
fluorescent lamp | floresan, floresan lamba
projector-light, floodlight | projektör
miniature circuit breaker, mcb | otomatik sigorta, w otomat
moulded case circuit breaker, mccb | kompakt şalter
air circuit breaker, acb | açık tip şalter
thermal-magnetic circuit breaker, thermal magnetic | termik manyetik şalter, termik manyetik
isolator, disconnector | ayırıcı, yük ayırıcısı
switching-gear, switchgear, breaker-hv | kesici, şalt, hücre
mv cell, switchgear cell, metal-clad cell | og hücre, modüler hücre, hücre
current transformer, ct-electric | akım trafosu
dry-type transformer | kuru tip trafo > transformer
oil-immersed transformer, oil-type transformer | yağlı tip trafo, yağlı trafo > transformer
switchyard | şalt sahası
selectivity | selektivite, seçicilik
insulation resistance, megger, insulation test, insulation resistance test, megger test | izolasyon direnci, izolasyon testi, meger, megger, izolasyon direnci ölçümü
earthing measurement, earth resistance measurement, earth resistance test, grounding measurement, earthing test | topraklama ölçümü, topraklama testi, toprak direnci ölçümü
internal electrical installation inspection, electrical installation inspection, periodic electrical inspection | elektrik iç tesisat kontrolü, elektrik tesisatı periyodik kontrolü, iç tesisat uygunluk kontrolü
earth leakage, leakage current, earth leakage current | kaçak akım
clamp meter, clamp ammeter | pens ampermetre
ammeter | ampermetre
voltmeter | voltmetre
insulation tester | izolasyon test cihazı, megger cihazı
energy analyser, power analyser, energy analyzer, power analyzer | enerji analizörü, şebeke analizörü
power supply, supply unit-power | güç kaynağı, besleme ünitesi
rectifier | redresör, doğrultucu
battery bank | akü grubu
installed power, installed capacity | kurulu güç, kurulu kapasite
power demand, peak demand | talep gücü, güç talebi
single-line diagram, single line diagram, one-line diagram | tek hat şeması
circuit diagram, wiring diagram, electrical diagram, schematic, schematic diagram, electrical schematic | devre şeması, elektrik şeması, bağlantı şeması, elektrik devre şeması
electrical project, electrical design, electrical drawing, electrical plan | elektrik projesi, elektrik proje, elektrik tasarımı
eplan | eplan
caneco | caneco
dialux | dialux
etap | etap
strong current, heavy current, power systems-electric | kuvvetli akım
fire alarm system, fire alarm, fire warning system | yangın ihbar sistemi, yangın alarm sistemi, yangın alarmı, yangın ihbar
public address system, pa system-building, announcement system | seslendirme sistemi, anons sistemi
building management system, bms, building automation, building automation system | bina otomasyonu, bina otomasyon sistemi, bina yönetim sistemi, bms
smart home, home automation, smart home system | akıllı ev, akıllı ev sistemi, akıllı ev sistemleri, ev otomasyonu
knx | knx
satellite system, satellite dish | uydu sistemi, uydu anteni, çanak anten
antenna | anten
fibre splicing, fiber splicing, fusion splicing, fibre optic splicing | fiber ek, fiber füzyon, füzyon ek, fiber optik ekleme
otdr | otdr
ethernet cable, network cable, data cable | ağ kablosu, ethernet kablosu, data kablosu
cat6 cable, cat6 | cat6 kablo, cat6 > ethernet cable
rack cabinet, network cabinet, rack-cabinet, rack-server, server cabinet | rack kabin, kabinet, sunucu kabini
live working, live-line work, work on live equipment | enerji altında çalışma, gerilim altında çalışma
power-down, de-energising, de-energizing, de-energisation | enerji kesme, enerjinin kesilmesi
authorised electrician licence, electrician licence, electrical installer licence | elektrik tesisatçı belgesi, elektrikçi belgesi, yetkili elektrikçi belgesi
electricity subscription, meter connection, electricity connection | elektrik aboneliği, abonelik, elektrik bağlantısı
tedaş, turkish electricity distribution company | tedaş
teiaş, turkish electricity transmission company | teiaş
mounting structure-solar, panel mounting structure | konstrüksiyon, panel taşıyıcı konstrüksiyon
rooftop solar, rooftop pv, rooftop solar power plant, rooftop pv system | çatı ges, çatı güneş enerjisi sistemi, çatı üstü ges > solar power plant
grid connection, grid-connected, on-grid, grid tie | şebeke bağlantısı, şebekeye bağlı, on-grid
off-grid, stand-alone system | off-grid, şebekeden bağımsız
electric vehicle charger, ev charger, wallbox | elektrikli araç şarj ünitesi, şarj ünitesi
household electrical fault | ev tipi elektrik arızası
thermal relay, thermal overload relay, overload relay | termik röle, termik, aşırı akım rölesi > relay
timer, time relay, timer relay | zaman rölesi, zamanlayıcı
earth resistance, ground resistance | toprak direnci, topraklama direnci
`;
