/** Tools, fasteners, parts of machines and their upkeep, in the form of everyday/general.ts. */
export const TOOLS_AND_MACHINE_PARTS = `
power tool, electric tool, electric hand tool, power tools | elektrikli el aleti, elektrikli el aletleri, elektrikli alet
open-end spanner, open-ended wrench, combination spanner, combination wrench | açık ağız anahtar, kombine anahtar, iki ağızlı anahtar
ring spanner, box-end wrench | yıldız anahtar
allen key, hex key, allen wrench | alyan anahtarı, alyen anahtar, alyan
socket set, socket wrench, ratchet | lokma takımı, lokma anahtar, cırcır
torque wrench | tork anahtarı
adjustable spanner, adjustable wrench | kurbağacık, ayarlı anahtar
screwdriver | tornavida
phillips screwdriver | yıldız tornavida > screwdriver
voltage tester, test screwdriver, tester screwdriver | kontrol kalemi, test kalemi
pliers | pense
side cutters, wire cutters, diagonal cutters | yan keski
needle-nose pliers | kargaburun
crimping tool, crimping pliers, crimper | sıkma pensesi, pabuç sıkma pensesi, krimp pensesi
wire stripper, cable stripper | kablo soyma pensesi, kablo sıyırıcı
hacksaw | demir testeresi, kıl testere
hand saw, handsaw | el testeresi
jigsaw | dekupaj testere, dekupaj
hammer drill, rotary hammer | darbeli matkap, kırıcı delici
cordless drill, cordless screwdriver, cordless driver | akülü matkap, şarjlı matkap, akülü vidalama, şarjlı tornavida
jackhammer, breaker-hammer, demolition hammer | kırıcı, hilti, kırıcı matkap
hand drill, electric drill, power drill | el matkabı, elektrikli matkap
chisel | keski, iskarpela
file-tool | eğe
rasp | törpü
sander, sanding machine, sanding-machine | zımpara makinesi, zımpara
sandpaper, emery paper, abrasive paper | zımpara kağıdı, zımpara
mallet | tokmak, plastik tokmak
sledgehammer | balyoz
crowbar, pry bar | levye, manivela
nail gun, nailer | çivi tabancası
staple gun, stapler-tool | zımba tabancası, zımba
spray gun, paint gun, airless, airless sprayer | boya tabancası, püskürtme tabancası, havasız püskürtme makinesi
silicone gun, caulking gun, sealant gun | silikon tabancası
glue gun | sıcak silikon tabancası, mum tabancası
heat gun, hot air gun | sıcak hava tabancası
soldering iron | havya, lehim havyası
tape measure, measuring tape, tape-measure, measuring tape-sewing | şerit metre, mezura, mezro
spirit level, bubble level, level-tool | su terazisi
laser level, laser levelling device, laser leveller | lazer hizalama, lazer terazi, lazer nivo
plumb line, plumb bob | şakül
square-tool, set square, try square | gönye
trowel | mala
paint roller, roller-paint | boya rulosu
putty knife, spatula, scraper | spatula
shovel, spade | kürek, bel
pickaxe, pick-tool | kazma
wheelbarrow | el arabası
ladder-tool, stepladder | seyyar merdiven, merdiven
bench, workbench | çalışma tezgahı, tezgah
fastener, fasteners, fixing-element | bağlantı elemanı, bağlantı elemanları
nut-fastener, nut | somun
washer-fastener, washer | rondela, pul
rivet | perçin
pop rivet, blind rivet | pop perçin > rivet
wall plug, anchor, dowel, anchor bolt | dübel, ankraj, ankraj bulonu
pin-machine, dowel pin, locating pin | pim, merkezleme pimi
key-machine, feather key | kama
clip, clamp, hose clamp | kelepçe
clamp-tool, g-clamp | işkence
sealant, mastic | mastik, sızdırmazlık malzemesi
silicone | silikon
epoxy | epoksi
tape-adhesive, adhesive tape | bant, yapışkan bant
insulating tape, electrical tape | izole bant
gasket, seal-gasket, seal | conta
o-ring, o ring | o-ring, o ring
oil seal, shaft seal, lip seal, seal | keçe, yağ keçesi
mechanical seal | mekanik salmastra
packing-gland, gland packing | salmastra
bearing, bearings | rulman, yatak
ball bearing | bilyalı rulman > bearing
roller bearing | makaralı rulman > bearing
plain bearing, sleeve bearing, bushing, bush | burç, kaymalı yatak
shaft | mil, şaft
gear, gear wheel, cogwheel | dişli, dişli çark
sprocket, chain sprocket | zincir dişli, zincir dişlisi
pulley | kasnak
v-belt, drive belt, belt-drive, belt | kayış, v kayış, v kayışı
timing belt, toothed belt | triger kayışı, dişli kayış, zaman kayışı, triger
coupling | kaplin
gear reducer, reducer, gear unit, speed reducer, reduction gear, gearbox | redüktör, dişli kutusu
geared motor, gear motor | redüktörlü motor
flange | flanş
spring-machine, spring | yay
cylinder | silindir
piston | piston
pneumatic cylinder, air cylinder | pnömatik silindir, hava silindiri
hose | hortum
hydraulic unit, hydraulic power unit, hydraulic power pack | hidrolik ünite, hidrolik güç ünitesi
solenoid valve, solenoid | solenoid valf, selenoid valf, selenoid
directional valve, directional control valve | yön valfi, yön kontrol valfi
proportional valve | oransal valf
pressure relief valve, safety valve, relief valve | emniyet ventili, emniyet valfi, emniyet vanası
check valve, non-return valve | çek valf, çekvalf, geri dönüşsüz vana
ball valve | küresel vana
butterfly valve | kelebek vana
gate valve | sürgülü vana
globe valve | glob vana
strainer | pislik tutucu
actuator | aktüatör, tahrik ünitesi
centrifugal pump | santrifüj pompa > pump
submersible pump | dalgıç pompa > pump
booster pump, booster set, pressure booster | hidrofor
circulation pump, circulator, circulating pump | sirkülasyon pompası > pump
impeller | çark, pompa çarkı
rotor | rotor
stator | stator
blower | blower, körük, üfleyici
turbine | türbin
air compressor, screw compressor | hava kompresörü, vidalı kompresör > compressor
compressed air | basınçlı hava
vacuum | vakum
roller conveyor | rulolu konveyör, makaralı konveyör > conveyor
screw conveyor, auger conveyor | helezon, vidalı konveyör > conveyor
silo | silo
mixer-machine, agitator, mixing machine | karıştırıcı, mikser
crusher-machine, shredder | kırma makinesi, parçalayıcı
mill-machine, grinding mill | değirmen, öğütücü
sieve, screen-sieve, vibrating screen, screen | elek, titreşimli elek
furnace, industrial furnace | fırın, endüstriyel fırın
palletiser, palletizer | paletleyici, paletleme makinesi
shrink machine, shrink wrapper, shrink-wrapping machine | shrink makinesi
stretch wrapper, stretch wrapping machine | streç makinesi, streçleme makinesi
weighing machine, checkweigher | tartım makinesi, kontrol terazisi, kontrol tartısı
assembly-machine, subassembly, sub-assembly | alt montaj, montaj grubu
machine guard, safety guard, guarding | makine koruyucusu, makine koruması, koruyucu muhafaza
emergency stop, emergency stop button, e-stop | acil stop, acil durdurma, acil durdurma butonu
limit switch | limit switch, sınır anahtarı, limit anahtarı
pushbutton, push button | buton
lever | kol, levye
chassis, frame-machine | şase, şasi
machine frame, machine body | makine gövdesi
housing-machine, casing | muhafaza, gövde
lid, cover | kapak
preventive maintenance schedule, preventive maintenance plan | önleyici bakım planı, koruyucu bakım planı, periyodik bakım planı
maintenance card, maintenance log, maintenance record, maintenance form | bakım kartı, bakım kaydı, bakım formu, bakım kayıtları
autonomous maintenance | otonom bakım > maintenance-thing
condition monitoring | durum izleme
vibration | titreşim, vibrasyon
thermal imaging, thermography, thermal camera inspection | termal kamera çekimi, termografi, termal görüntüleme
thermal camera, infrared camera | termal kamera
alignment-shaft, shaft alignment, laser alignment | kaplin ayarı, lazerli kaplin ayarı, mil hizalama, şaft hizalama
balancing-rotor, rotor balancing | rotor balansı, balans alma
lubrication, greasing, lubricating | yağlama, gresleme
lubricant | yağlayıcı, madeni yağ
grease | gres, gres yağı
overhaul, general overhaul, revision-machine, major overhaul | revizyon, genel revizyon, rektifiye
annual shutdown, annual overhaul, plant turnaround, turnaround | yıllık duruş, yıllık bakım duruşu, yıllık revizyon
breakdown, unplanned stoppage, unplanned downtime, unplanned stop, unscheduled downtime | plansız duruş, arıza duruşu, ani duruş
micro-stop, short stoppage, minor stoppage | mikro duruş, kısa duruş
mtbf, mean time between failures | mtbf, arızalar arası ortalama süre, arızalar arası ortalama zaman
cmms, computerised maintenance management system, maintenance management system, maintenance software | cmms, bakım yönetim sistemi, bakım yönetim yazılımı
lockout tagout, loto, lock-out tag-out, lockout/tagout | loto, kilitleme etiketleme, kilitle etiketle
machine commissioning, commissioning of machines | makine devreye alma
machine relocation, machine transfer | makine taşıma, makine yer değişimi, tezgah taşıma
machine installation, machine erection, equipment installation | makine montajı, makine kurulumu, ekipman montajı
machine manual, user manual-machine, operating manual | makine kılavuzu, kullanım kılavuzu, kullanma kılavuzu
fault code, error code, trouble code | arıza kodu, hata kodu
first-time fix, first time fix, first-time fix rate, first-visit fix | ilk seferde çözüm, ilk seferde onarım
callback-service, callback, call-back, repeat visit, return visit | tekrar servis, tekrar çağrı, mükerrer servis, tekrar ziyaret
warranty period, guarantee period, guarantee-thing | garanti süresi
warranty claim | garanti talebi
service call, service visit, site call | servis ziyareti, servis çağrısı, servis talebi
service van, service vehicle | servis aracı
technical knowledge, technical know-how | teknik bilgi
electromechanical, electro-mechanical | elektromekanik
fully automatic | tam otomatik
motorised, motorized, motor-driven | motorlu
nameplate, data plate, rating plate | etiket plakası, makine etiketi
leaking, leaky | su kaçıran, kaçıran, sızdıran, su sızdıran
`;
