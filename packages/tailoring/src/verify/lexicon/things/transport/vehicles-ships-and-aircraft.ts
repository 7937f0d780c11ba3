/** Cars, trucks, ships, trains, aircraft and their parts, in the form of everyday/general.ts. */
export const VEHICLES_SHIPS_AND_AIRCRAFT = `
engine rebuild, engine overhaul, engine reconditioning, engine revision | motor revizyonu, motor rektifiye, rektifiye, motor yenileme
cylinder head | silindir kapağı
cylinder head gasket, head gasket | silindir kapak contası
crankshaft | krank mili, krank
camshaft | eksantrik mili, kam mili
connecting rod | biyel, biyel kolu
piston ring | segman, piston segmanı
valve-engine, valves-engine | supap, sübap
valve adjustment, valve clearance | supap ayarı, sübap ayarı
injector, fuel injector | enjektör
fuel pump, injection pump | yakıt pompası, mazot pompası, enjeksiyon pompası
turbocharger, turbo | turbo, turboşarj
radiator-car | radyatör
water pump-car, coolant pump | devirdaim, devirdaim pompası
thermostat-car | termostat
antifreeze, engine coolant | antifriz
spark plug | buji
glow plug | kızdırma bujisi
ignition system, ignition | ateşleme, ateşleme sistemi
starter motor, starter-car | marş motoru, marş dinamosu
alternator, dynamo | alternatör, şarj dinamosu
timing belt replacement, timing belt change | triger kayışı değişimi, triger değişimi, triger seti değişimi
clutch replacement, clutch change | debriyaj değişimi, baskı balata değişimi
clutch kit | debriyaj seti, baskı balata
differential | diferansiyel
axle | aks, dingil
drive shaft, propeller shaft, cardan shaft | şaft, kardan mili, kardan şaftı
cv joint | aks kafası
brake disc, brake rotor | fren diski
brake drum | kampana
brake fluid | fren hidroliği
brake caliper | fren kaliperi, kaliper
brake pad change, brake pad replacement | balata değişimi, fren balatası değişimi
abs, anti-lock braking system | abs
airbag | hava yastığı
shock absorber, damper-car | amortisör
control arm, swing arm, wishbone | salıncak
ball joint | rotil
tie rod end, tie rod | rot başı
steering, steering system | direksiyon, direksiyon sistemi
power steering | hidrolik direksiyon
front end, front suspension | ön takım, ön düzen
spare tyre, spare wheel | stepne
rim, wheel rim | jant
tyre balancing, wheel balance | balans, lastik balansı
summer tyre, winter tyre change, seasonal tyre change | lastik değişimi, mevsimlik lastik değişimi
car air conditioning, vehicle air conditioning, auto ac | oto klima, araç kliması
headlight, headlamp | far
wiper | silecek
windscreen, windshield, car glass | ön cam, oto cam, oto camı
bumper | tampon
bonnet, engine hood | kaput, motor kaputu
fender, wing-car | çamurluk
car door | araç kapısı
dent repair, paintless dent repair, pdr | göçük düzeltme, boyasız göçük düzeltme
filler-car, body filler | macun, çelik macun
clear coat, clearcoat | vernik, şeffaf vernik
car polishing, paint correction, vehicle polishing | pasta cila, oto pasta cila
ceramic coating | seramik kaplama
car detailing, detailing, interior cleaning-car | oto kuaför, detaylı iç temizlik
chassis straightening, frame straightening | şase düzeltme, şasi doğrultma
accident repair, collision repair, crash repair | kaza onarımı, hasar onarımı
roadside assistance, breakdown assistance, roadside recovery | yol yardım, yol yardımı
recovery truck, tow truck, recovery vehicle | çekici, kurtarıcı, oto kurtarıcı
vehicle inspection station, mot station | araç muayene istasyonu
exhaust emission test, emission test | egzoz emisyon ölçümü, emisyon ölçümü, egzoz ölçümü
expertise-vehicle, vehicle appraisal, pre-purchase inspection, used car inspection | oto ekspertiz, ekspertiz, araç ekspertizi
diagnostic device, diagnostic scanner, scan tool | arıza teşhis cihazı, arıza tespit cihazı, diagnostik cihaz
ecu, engine control unit | ecu, motor kontrol ünitesi, motor beyni, beyin
ecu programming, chip tuning | beyin programlama, chip tuning, yazılım atma
periodic service-car, routine vehicle service, scheduled service | periyodik bakım, periyodik servis bakımı
air filter | hava filtresi > filter
fuel filter, diesel filter | yakıt filtresi, mazot filtresi > filter
lift-car, car lift, vehicle lift | araç lifti, lift
inspection pit | kanal, bakım kanalı
job card, repair order, work card | iş emri, iş emri kartı, servis iş emri
vehicle acceptance, vehicle reception, vehicle check-in | araç kabul, araç kabulü
lpg conversion, lpg system, autogas | lpg dönüşümü, oto gaz, otogaz, lpg montajı
original part, oem part, genuine part | orijinal parça, orijinal yedek parça
aftermarket part, sub-industry part | yan sanayi parça
mileage, odometer reading | kilometre
lithium-ion battery, li-ion | lityum iyon batarya, li-ion
battery management system, bms-battery | batarya yönetim sistemi, bys
construction machinery maintenance, heavy equipment maintenance, plant maintenance-site | iş makinesi bakımı, iş makineleri bakımı > maintenance-thing
automotive supplier, automotive manufacturer | otomotiv tedarikçisi, otomotiv üreticisi
body-in-white, body welding shop, body shop-factory | gövde kaynak, kaynakhane, gövde atölyesi
final assembly line, trim and final, vehicle assembly line | montaj hattı, araç montaj hattı
seat-car | koltuk
dashboard-car, instrument panel | gösterge paneli, torpido
a-check, a check | a bakım, a-check, a kontrol
c-check, c check | c bakım, c-check, c kontrol
d-check, d check | d bakım, d-check
part-145, part 145, easa part-145 | part-145, shy-145
b1 licence, category b1 | b1 lisans, b1 lisansı, b1 kategorisi
b2 licence, category b2 | b2 lisans, b2 lisansı, b2 kategorisi
airworthiness | uçuşa elverişlilik
airworthiness directive, ad-aircraft | uçuşa elverişlilik direktifi
aircraft maintenance manual, amm | uçak bakım el kitabı, bakım el kitabı, amm
release to service, certificate of release to service, crs-aircraft | servise verme, servise çıkarma, bakım çıkış sertifikası
task card, maintenance task card | iş kartı, görev kartı, bakım iş kartı
technical logbook, aircraft logbook, tech log | teknik kayıt defteri, uçak kayıt defteri, teknik log
aog, aircraft on ground | aog, yerde kalan uçak
landing gear | iniş takımı
jet engine, aircraft engine, turbofan | jet motoru, uçak motoru
borescope inspection, borescope | boroskop muayenesi, boroskop, boroskopi
propeller | pervane
wing-aircraft | kanat
fuselage | gövde, uçak gövdesi
cabin-aircraft | kabin
apu, auxiliary power unit | apu, yardımcı güç ünitesi
composite, composite material | kompozit, kompozit malzeme
fibreglass, fiberglass, glass fibre, grp | fiberglas, cam elyaf, ctp, cam fiber
transit check, daily check-aircraft | transit kontrol, transit bakım
de-icing, deicing | buz çözme, de-icing
wheel change-aircraft | tekerlek değişimi
human factors-aviation | insan faktörleri
faa | faa
as9100 | as9100
defence company, defence contractor | savunma sanayii şirketi, savunma şirketi
hull-ship | tekne, gövde
dry dock, drydock, floating dock | kuru havuz, yüzer havuz, havuzlama
block-ship, ship block, hull block | blok, gemi bloğu
outfitting-ship | donatım, gemi donatım
marine engine, ship engine, main engine | gemi motoru, ana makine
anchor-ship | çapa, demir
sea trial, sea trials | seyir tecrübesi, deniz tecrübesi
naval architecture | gemi inşaatı mühendisliği, gemi inşaatı
`;
