/** Metal, machines, cars, electronics, quality and factories, in the form of everyday/general.ts. */
export const MACHINES_AND_MANUFACTURING = `
manufacturing, production-making, fabrication | imalat, üretim
mass production, serial production, series production | seri üretim > production
production quantity, output quantity, production volume, throughput | üretim miktarı, üretim adedi, üretim hacmi, işlem hacmi
workshop-craft, workshop-factory, shop-works, garage-workshop | atölye
organised industrial zone, organized industrial zone, industrial zone, industrial estate, industrial park | organize sanayi bölgesi, osb, sanayi bölgesi, sanayi sitesi
machine tool | takım tezgahı > machine
machine park | makine parkuru, makine parkı
machine operation, machine operating | makine operatörlüğü, makine kullanımı
cnc machine | cnc tezgahı, cnc makinesi > cnc
g-code, cnc programming, g code | g kodu, cnc programlama, g-kod
milling, milling machine | freze, frezeleme
grinding, grinding-machine | taşlama, taşlama tezgahı
drilling, drill-machine, drill | delme, matkap
press-machine, press | pres
hydraulic press | hidrolik pres > press-machine
eccentric press | eksantrik pres > press-machine
press brake, bending machine, sheet bending, bending | abkant, abkant pres, büküm
laser cutting, laser cutter | lazer kesim
plasma cutting | plazma kesim
water jet cutting, waterjet | su jeti kesim
sheet metal, metal sheet | sac, sac metal
welding, welding-field | kaynak, kaynakçılık
gas metal arc welding, mig mag, mig/mag welding, gmaw | gazaltı kaynağı, gazaltı > welding
mig welding, mig, metal inert gas | mig kaynağı, mig > gas metal arc welding
mag welding, mag | mag kaynağı > gas metal arc welding
tig welding, argon welding, tungsten inert gas, gtaw, gas tungsten arc welding, tig | argon kaynağı, tig kaynağı, tig, argon > welding
arc welding, electrode welding, stick welding, mma welding | elektrik ark kaynağı, elektrot kaynağı, ark kaynağı > welding
spot welding, resistance welding | punta kaynağı, nokta kaynak, direnç kaynağı > welding
oxy-fuel welding, gas welding | oksijen kaynağı, oksi gaz kaynağı > welding
underwater welding | su altı kaynağı > welding
robotic welding, welding robot | robotik kaynak, robot kaynak, kaynak robotu, kaynak robotları > welding
welding certificate, welder certificate, welder qualification | kaynakçı belgesi, kaynak sertifikası, kaynakçılık belgesi
casting-metal, casting, foundry | döküm, dökümhane
forging | dövme
heat treatment | ısıl işlem
galvanising, galvanizing, electroplating, metal coating, coating-metal | galvaniz, kaplama, metal kaplama
powder coating | toz boya, elektrostatik boya
injection moulding, plastic injection, injection molding | plastik enjeksiyon, enjeksiyon kalıplama
extrusion | ekstrüzyon
mould, mold, die, tooling | kalıp
mould making, die making, tool and die making, mold making | kalıpçılık, kalıp imalatı
mould change, die change, smed, single-minute exchange of die, quick changeover | kalıp değişimi, smed, hızlı kalıp değişimi, hızlı model değişimi
spare part, replacement part, spare parts, spares | yedek parça
disassembly, dismantling | demontaj, söküm, sökme
assembly drawing | montaj resmi
technical drawing, drawing, blueprint, engineering drawing | teknik resim, teknik çizim, çizim
solidworks | solidworks
catia | catia
inventor-software, autodesk inventor | inventor
siemens nx, nx-software | siemens nx
ansys | ansys
cad, computer-aided design | cad, bilgisayar destekli tasarım
cam-software, cam, computer-aided manufacturing | cam, bilgisayar destekli üretim
mastercam | mastercam > cam-software
tolerance | tolerans
caliper, vernier caliper, callipers | kumpas
micrometer | mikrometre
cmm, coordinate measuring machine, 3d measurement | cmm, üç boyutlu ölçüm, koordinat ölçüm cihazı
hand tool, hand tools, power tools | el aleti, el aletleri
maintenance-thing, maintenance, upkeep, servicing | bakım
preventive maintenance, preventative maintenance, planned maintenance, scheduled maintenance, periodic maintenance, routine maintenance | önleyici bakım, koruyucu bakım, periyodik bakım, planlı bakım > maintenance-thing
predictive maintenance | kestirimci bakım > maintenance-thing
breakdown maintenance, corrective maintenance | arıza bakım, arızi bakım, düzeltici bakım > maintenance-thing
machine maintenance, equipment maintenance | makine bakımı, makine bakım, ekipman bakımı > maintenance-thing
maintenance contract, maintenance agreement, service contract-maintenance | bakım sözleşmesi, bakım anlaşması > contract
maintenance and repair, repair and maintenance, maintenance & repair | bakım onarım, bakım ve onarım, tamir bakım
fault finding, fault diagnosis, fault detection, troubleshooting, fault-finding | arıza tespiti, arıza bulma, arıza teşhisi
fault call, breakdown call, call-out, callout, emergency call-out | arıza çağrısı, arıza ihbarı, servis çağrısı
service report, service form | servis raporu, servis formu > report-thing
authorised service, authorized service, service centre, authorised service centre | yetkili servis, servis merkezi
machine downtime, stoppage, standstill, stop-production, downtime | duruş, makine duruşu, duruş süresi, duraklama
planned downtime, shutdown-plant | planlı duruş, revizyon duruşu
tpm, total productive maintenance | tpm, toplam üretken bakım, toplam verimli bakım
oee, overall equipment effectiveness | oee, toplam ekipman etkinliği
lean manufacturing, lean, lean production, lean management, lean thinking | yalın üretim, yalın, yalın yönetim, yalın düşünce
six sigma, 6 sigma, lean six sigma | altı sigma, 6 sigma, yalın altı sigma
green belt, six sigma green belt | yeşil kuşak
black belt, six sigma black belt | kara kuşak
5s | 5s
value stream mapping, vsm | değer akış haritalama, değer akışı haritalama
poka-yoke, error-proofing, mistake-proofing | poka yoke, hata önleme
time study, time and motion study, work study | zaman etüdü, iş etüdü, metot etüdü
cycle time, takt time, cycle-time | çevrim süresi, takt süresi, döngü süresi
bottleneck, choke point | darboğaz
quality control, qc, quality checks, quality check, quality inspection | kalite kontrol, kalite kontrolü, kk
quality assurance, qa | kalite güvence, kalite güvencesi
quality management, quality management system, qms | kalite yönetimi, kalite yönetim sistemi, kys
incoming inspection, incoming goods inspection, receiving inspection, incoming quality control, goods-in inspection, goods-in check, incoming goods check, inbound inspection | giriş kalite kontrol, girdi kontrol, giriş kontrolü, girdi kalite kontrol, mal kabul kontrolü, gelen ürün kontrolü, gelen mal kontrolü > quality control
in-process control, in-process inspection, process control | proses kontrol, ara kontrol, süreç kontrol > quality control
final inspection, final quality control, final check, outgoing inspection, last check, final control | final kontrol, son kontrol, çıkış kalite kontrol, nihai kontrol > quality control
visual inspection | gözle kontrol, görsel kontrol, görsel muayene
inspection-thing, inspection | denetim, muayene, kontrol
non-conformity, nonconformity, non-conformance, nonconformance, ncr | uygunsuzluk
corrective action, capa, corrective and preventive action, corrective measure, remedial action | düzeltici faaliyet, düzeltici önleyici faaliyet, döf, düzeltici aksiyon, düzeltici önlem, düzeltici ve önleyici faaliyet
8d, 8d report | 8d, 8d raporu
fmea, failure mode and effects analysis | fmea, hata türü ve etkileri analizi
ppap, production part approval process | ppap, üretim parçası onay prosesi, üretim parçası onay süreci
apqp, advanced product quality planning | apqp, ileri ürün kalite planlama, ileri ürün kalite planlaması
spc, statistical process control | spc, istatistiksel proses kontrol, ipk
msa, measurement system analysis | msa, ölçüm sistemleri analizi
root cause, root cause analysis, rca, root-cause, underlying cause, main cause | kök neden, kök neden analizi, temel neden, kök sebep, asıl neden, kök sebep analizi
rework-thing, rework rate | yeniden işleme, tamir oranı
defect, flaw, defective product, faulty product, reject, defective, faulty item, defective item, defective goods, faulty goods, fault-defect, imperfection | kusur, hata, hatalı ürün, kusurlu ürün, hatalı, defolu ürün, ayıplı ürün, arızalı ürün, defo
customer complaint rate, ppm | ppm, müşteri şikayet oranı
iso 9001, iso 9001 quality management | iso 9001, tse en iso 9001
ohsas 18001, ohsas | ohsas 18001, ohsas
iso/ts 16949, ts 16949 | ts 16949
ce marking, ce-mark | ce işareti, ce belgesi
tse, turkish standards institution | tse, türk standardları enstitüsü
instruction-work, work instruction, instruction, working instruction, instructions-work, work instructions, operating instructions, working instructions | talimat, iş talimatı, çalışma talimatı, kullanma talimatı
internal auditor certificate, internal auditor training, iso 9001 internal auditor | iç tetkikçi, iç tetkikçi belgesi, iç denetçi belgesi
automotive, automotive industry, car industry, automobile industry | otomotiv, otomotiv sektörü, otomotiv sanayi
automotive supplier industry, automotive suppliers | otomotiv yan sanayi
engine, motor | motor
diesel engine, diesel | dizel motor, dizel
petrol engine, gasoline engine | benzinli motor
gearbox, transmission | şanzıman, vites kutusu
clutch | debriyaj
brake, brakes, braking system, brake system | fren, fren sistemi
brake pad | fren balatası
suspension | süspansiyon
undercarriage, front axle-car | alt takım, ön düzen
wheel alignment | rot ayarı
wheel balancing | balans ayarı, balans
wheel alignment and balancing | rot balans > wheel alignment, wheel balancing
tyre change, tyre fitting, tire change, tyre replacement | lastik değişimi
oil change | yağ değişimi
exhaust | egzoz
battery, accumulator-battery | akü, batarya
bodywork, body shop, car body repair, panel beating, auto body | kaporta, kaportacılık
car painting, auto painting, vehicle painting, spray painting | oto boya, araç boyama
auto electrics, car electrics, vehicle electrics | oto elektrik
car wash, vehicle washing, vehicle cleaning, car washing | oto yıkama, araç yıkama, araç temizliği
vehicle maintenance, car maintenance, car servicing, vehicle servicing, vehicle upkeep, truck maintenance, maintenance of vehicles | araç bakımı, oto bakım, otomobil bakımı, araçların bakımı > maintenance-thing
diagnostic tool, diagnostics-car, vehicle diagnostics, obd | arıza tespit cihazı, diagnostik, arıza teşhis cihazı
electric vehicle, ev-car, electric car | elektrikli araç, elektrikli otomobil > vehicle
electronics, electronic-field | elektronik
electronic card, circuit board, pcb, printed circuit board, electronic board, board | elektronik kart, devre kartı, baskı devre, pcb, kart
pcb design, circuit design, board design | pcb tasarımı, devre tasarımı, kart tasarımı > design-thing
smd, smt, surface mount | smd, smt
soldering | lehim, lehimleme
oscilloscope | osiloskop
multimeter | multimetre, avometre
microcontroller, mcu | mikrodenetleyici, mikrokontrolcü, mikroişlemci
arduino | arduino
embedded system, embedded systems, embedded | gömülü sistem, gömülü
embedded software, firmware | gömülü yazılım > software
fpga | fpga
automation-field, industrial automation, automation, automation-thing | otomasyon, endüstriyel otomasyon
plc, programmable logic controller | plc, programlanabilir mantıksal denetleyici
scada | scada
hmi | hmi, operatör paneli
siemens s7, s7-1200, s7-300 | siemens s7
robot, industrial robot | robot, endüstriyel robot
servo motor, servo | servo motor, servo
frequency inverter, inverter, variable frequency drive, vfd, variable speed drive, drive, inverter drive | inverter, frekans invertörü, sürücü, frekans konvertörü
pneumatics, pneumatic | pnömatik
hydraulic, hydraulic system, hydraulics-machine | hidrolik, hidrolik sistem
sensor | sensör, algılayıcı
contactor | kontaktör
relay | röle
mechatronics, mechatronics engineering | mekatronik, mekatronik mühendisliği
control engineering, control and automation | kontrol ve otomasyon, kontrol mühendisliği
household appliance, white goods, home appliances, domestic appliance, home appliance, large appliances | beyaz eşya, ev aletleri, ev aleti, dayanıklı tüketim
washing machine | çamaşır makinesi
television-set | televizyon
mobile phone, cell phone, smartphone, phone-mobile, cellphone, mobile-phone | cep telefonu, akıllı telefon
phone repair, mobile phone repair | telefon tamiri, cep telefonu tamiri
medical device repair | tıbbi cihaz bakım onarımı
defence industry, defense industry | savunma sanayi, savunma sanayii
aerospace, aerospace industry | havacılık ve uzay
iron and steel, steel industry | demir çelik
steel | çelik
stainless steel | paslanmaz çelik > steel
aluminium, aluminum | alüminyum
copper | bakır
brass | pirinç
iron | demir
metal | metal
electrical maintenance | elektrik bakım, elektrik bakımı > maintenance-thing
mechanical maintenance | mekanik bakım > maintenance-thing
cnc lathe, cnc turning | cnc torna, cnc torna tezgahı > cnc machine, cnc, lathe
cnc milling machine, cnc milling | cnc freze, cnc freze tezgahı > cnc machine, cnc
cnc router | cnc router > cnc machine, cnc
`;
