/** Titles of factories, workshops, installations, roads and surveys, in the form of any-trade.ts. */
export const WORKSHOPS_AND_SITES = `
mechanical design engineer | mekanik tasarım mühendisi > engineer, design engineer
mould design engineer, mold design engineer, mould designer | kalıp tasarım mühendisi, kalıp tasarımcısı > engineer, design engineer
machine designer, machine design engineer | makine tasarımcısı, makine tasarım mühendisi > designer
product development engineer | ürün geliştirme mühendisi, ürge mühendisi > engineer
r&d technician, research and development technician | ar-ge teknisyeni, ar-ge teknikeri > technician
process development engineer | proses geliştirme mühendisi, süreç geliştirme mühendisi > engineer
process technician | proses teknisyeni, proses teknikeri > technician
process operator | proses operatörü > operator
process supervisor | proses şefi, proses sorumlusu
production planning engineer | üretim planlama mühendisi > engineer, planning engineer
production planning chief, production planning supervisor | üretim planlama şefi, üretim planlama sorumlusu
maintenance planner, maintenance planning specialist | bakım planlamacı, bakım planlama uzmanı > planner
plant maintenance engineer, facility maintenance engineer | tesis bakım mühendisi > engineer, maintenance engineer
electrical maintenance engineer | elektrik bakım mühendisi > engineer, maintenance engineer
mechanical maintenance engineer | mekanik bakım mühendisi > engineer, maintenance engineer
mechanical maintenance technician, mechanical maintenance worker | mekanik bakım teknisyeni, mekanik bakım elemanı, mekanik bakım teknikeri > technician, maintenance technician
electromechanical technician | elektromekanik teknisyeni, elektromekanik teknikeri > technician
electrical project engineer | elektrik proje mühendisi > engineer, project engineer
mechanical project engineer | mekanik proje mühendisi > engineer, project engineer
electrical site engineer | elektrik saha mühendisi, elektrik şantiye mühendisi > engineer
mechanical site engineer | mekanik saha mühendisi, mekanik şantiye mühendisi > engineer
electrical foreman | elektrik formeni, elektrik ustabaşısı > foreman
mechanical foreman | mekanik formeni > foreman
welding foreman | kaynak formeni, kaynak ustabaşısı > foreman
piping foreman | borulama formeni > foreman
mine foreman | maden formeni, ocak formeni > foreman
piping engineer | borulama mühendisi > engineer
pipefitter, pipe fitter | boru montajcısı, boru montaj ustası, borucu
pipe welder | boru kaynakçısı > welder
arc welder, stick welder, electrode welder | elektrik ark kaynakçısı, ark kaynakçısı, elektrik kaynakçısı, elektrot kaynakçısı > welder
underwater welder | su altı kaynakçısı, sualtı kaynakçısı > welder
robot welding operator, robotic welding operator | robot kaynak operatörü, robotik kaynak operatörü > operator
spot welder | punta kaynakçısı, puntacı > welder
welding inspector, welding supervisor-inspection | kaynak kontrol elemanı, kaynak kontrolörü > inspector
welding technician | kaynak teknisyeni, kaynak teknikeri > technician
ndt technician, ndt inspector, non-destructive testing technician | tahribatsız muayene teknisyeni, ndt teknisyeni, tahribatsız muayene elemanı > technician
hvac installer, air conditioning installer, ac installer | klima montaj ustası, klima montaj elemanı, klima montajcısı
hvac service technician, air conditioning service technician | klima servis teknisyeni, klima servis elemanı > technician, hvac technician
refrigeration mechanic, refrigeration fitter | soğutmacı, soğutma ustası
natural gas technician, gas technician | doğalgaz teknisyeni, doğal gaz teknisyeni, gaz teknisyeni > technician
plumbing foreman | tesisat formeni, tesisat ustabaşısı > foreman
mechanical installation engineer, mep engineer | mekanik tesisat mühendisi > engineer
electronics repair technician, board repair technician | elektronik tamir teknisyeni, elektronik kart tamircisi, elektronik onarım teknisyeni > technician
electronics assembly worker, electronic assembler, electronics assembler | elektronik montaj elemanı, elektronik montajcı
smt operator, smd operator | smt operatörü, smd operatörü > operator
panel builder, panel assembly worker, panel assembler, panel wirer | panocu, pano montaj elemanı, pano montajcısı, pano ustası
cable assembly worker, cable harness assembler, harness assembler | kablaj elemanı, kablaj montaj elemanı, kablo demeti montaj elemanı
cable splicer, cable jointer | kablo ekcisi, kablo eki ustası
plc programmer, plc engineer | plc programcısı, plc yazılımcısı
robot programmer, robotics programmer | robot programcısı
robotics engineer, robot engineer | robotik mühendisi, robot mühendisi > engineer
robot operator | robot operatörü > operator
instrumentation technician, instrument technician | enstrüman teknisyeni, enstrümantasyon teknisyeni, enstrüman teknikeri > technician
instrumentation engineer, instrument engineer | enstrümantasyon mühendisi, enstrüman mühendisi > engineer
control systems engineer | kontrol sistemleri mühendisi > engineer
control and automation engineer | kontrol ve otomasyon mühendisi > engineer
hardware design engineer | donanım tasarım mühendisi > engineer, hardware engineer
power electronics engineer | güç elektroniği mühendisi > engineer
test technician | test teknisyeni, test teknikeri > technician
validation engineer | validasyon mühendisi > engineer
calibration technician | kalibrasyon teknisyeni, kalibrasyon teknikeri > technician
calibration specialist | kalibrasyon uzmanı > specialist
metrology technician | metroloji teknisyeni, ölçüm teknisyeni > technician
metrology engineer | metroloji mühendisi > engineer
cmm operator | cmm operatörü, üç boyutlu ölçüm operatörü, cmm ölçüm operatörü > operator
supplier quality engineer | tedarikçi kalite mühendisi > engineer, quality engineer
customer quality engineer | müşteri kalite mühendisi > engineer, quality engineer
process quality engineer | proses kalite mühendisi > engineer, quality engineer
quality control engineer | kalite kontrol mühendisi > engineer, quality engineer
quality assurance engineer | kalite güvence mühendisi > engineer, quality engineer
project quality engineer | proje kalite mühendisi > engineer, quality engineer
quality control manager | kalite kontrol müdürü > manager
incoming quality inspector, incoming goods inspector, incoming inspector | giriş kalite kontrol elemanı, girdi kontrol elemanı, giriş kalite kontrolcü, giriş kontrol elemanı
final inspector, final quality inspector | final kontrol elemanı, final kontrolcü, son kontrol elemanı
lean engineer, lean manufacturing engineer | yalın üretim mühendisi > engineer
continuous improvement engineer | sürekli iyileştirme mühendisi > engineer
continuous improvement specialist | sürekli iyileştirme uzmanı > specialist
time study specialist, work study specialist, time study engineer | zaman etüdü uzmanı, iş etüdü uzmanı, zaman etütçüsü > specialist
extruder operator, extrusion operator | ekstruder operatörü, ekstrüzyon operatörü > operator
packaging operator, packing operator, packaging machine operator | paketleme operatörü, paketleme makinesi operatörü, ambalaj operatörü > operator
filling operator, filling machine operator, bottling operator | dolum operatörü, dolum makinesi operatörü, şişeleme operatörü > operator
laser operator, laser cutting operator, laser cutter operator | lazer operatörü, lazer kesim operatörü > operator
plasma cutting operator | plazma operatörü, plazma kesim operatörü > operator
press brake operator, bending operator | abkant operatörü, büküm operatörü, abkantçı > operator
grinding operator, grinder operator, grinding machine operator | taşlamacı, taşlama operatörü, taşlama ustası > operator
edm operator, erosion operator | erozyon operatörü, dalma erozyon operatörü > operator
wire edm operator, wire erosion operator | tel erozyon operatörü > operator
borer, boring machine operator, boring mill operator | borverk operatörü, borverkçi > operator
saw operator | testere operatörü, kesim operatörü > operator
polisher, metal polisher | polisajcı
mould polisher, mold polisher | kalıp parlatmacı, kalıp polisajcısı
toolroom machinist, toolroom turner | takımhane tornacısı
mould technician, mold technician, mould maintenance technician | kalıp teknisyeni, kalıp bakım teknisyeni, kalıp teknikeri > technician
mould changer, mold changer, mould setter | kalıp bağlama elemanı, kalıp değişim elemanı
cnc machinist-metal, machining operator | talaşlı imalatçı, talaşlı imalat operatörü, talaşlı imalat ustası > operator
cnc lathe operator, cnc turner, cnc turning operator | cnc torna operatörü, cnc tornacı > operator, cnc operator
cnc milling operator, cnc miller | cnc freze operatörü, cnc frezeci > operator, cnc operator
cnc machining centre operator, machining centre operator | işleme merkezi operatörü, cnc işleme merkezi operatörü > operator, cnc operator
cnc setter, cnc setter operator | cnc ayarcı, cnc ayarcısı
machine setter, setter, setup technician | makine ayarcısı, ayarcı
heat treatment operator | ısıl işlem operatörü > operator
heat treatment technician | ısıl işlem teknisyeni > technician
furnace operator | fırın operatörü, ocak operatörü, ergitme operatörü > operator
rolling mill operator | haddehane operatörü, hadde operatörü > operator
galvanizing worker, galvaniser | galvanizci
plating operator, coating operator | kaplama operatörü, kaplamacı > operator
powder coating operator, powder coater | toz boya operatörü, toz boyacı, elektrostatik boyacı > operator
sandblaster, sandblasting operator, blaster-surface | kumlamacı, kumlama operatörü, raspacı
industrial painter | endüstriyel boyacı, sanayi boyacısı
workshop supervisor, workshop chief, workshop foreman | atölye şefi, atölye sorumlusu, atölye ustabaşısı
workshop manager | atölye müdürü, atölye yöneticisi > manager
service manager-technical, technical service manager | teknik servis müdürü > manager
technical service supervisor | teknik servis şefi, servis şefi, teknik servis sorumlusu
after-sales manager, aftersales manager | satış sonrası müdürü, satış sonrası hizmetler müdürü > manager
chargehand, charge hand, lead hand, leading hand | ekip başı
road engineer, highway engineer | yol mühendisi, karayolu mühendisi > engineer
tunnel engineer | tünel mühendisi > engineer
bridge engineer | köprü mühendisi > engineer
railway engineer | demiryolu mühendisi > engineer
hydraulic engineer, hydrologist | su yapıları mühendisi, hidrolik mühendisi > engineer
concrete technologist, concrete laboratory technician | beton teknoloğu, beton laborantı, yapı malzemeleri laborantı
topographer | topograf, topoğraf > surveyor
assistant surveyor, survey assistant, chainman | topograf yardımcısı, ölçme yardımcısı, şenör
gis specialist, gis analyst | cbs uzmanı, gis uzmanı > specialist
geophysical engineer, geophysicist | jeofizik mühendisi > engineer
spare parts specialist, parts specialist | yedek parça uzmanı, yedek parça sorumlusu
spare parts clerk, parts clerk | yedek parça elemanı, yedek parça görevlisi
tool crib attendant, toolkeeper, tool storekeeper | takımhane görevlisi, takımhane sorumlusu
facility technician, facilities technician, plant technician | tesis teknisyeni, tesis teknikeri > technician
building technician, building maintenance technician | bina teknisyeni, bina bakım teknisyeni, bina bakım elemanı > technician
technical staff, technical employee | teknik eleman, teknik personel
technical officer | teknik görevli, teknik sorumlu
pool technician | havuz teknisyeni, havuzcu > technician
fire systems technician, fire alarm technician | yangın sistemleri teknisyeni, yangın teknisyeni > technician
security systems technician | güvenlik sistemleri teknisyeni, kamera teknisyeni > technician
fiber technician, fibre technician, fibre optic technician | fiber teknisyeni, fiber optik teknisyeni > technician
telecom technician, telecommunications technician | telekom teknisyeni, haberleşme teknisyeni > technician
telecommunications engineer, telecom engineer | haberleşme mühendisi, telekomünikasyon mühendisi > engineer
rf engineer | rf mühendisi > engineer
meter technician | sayaç teknisyeni > technician
transformer technician | trafo teknisyeni > technician
motor rewinder, coil winder, winder | bobinajcı, bobinaj ustası
lighting technician-electric | aydınlatma teknisyeni
compressor technician | kompresör teknisyeni > technician
hydraulic technician, hydraulics technician | hidrolik teknisyeni, hidrolikçi, hidrolik pnömatik teknisyeni > technician
process chemist | proses kimyageri > chemist
paint technologist, paint formulator | boya formülasyoncusu, boya teknoloğu
plastics technician, polymer technician | plastik teknikeri, polimer teknikeri > technician
polymer engineer, plastics engineer | polimer mühendisi, plastik mühendisi > engineer
ceramic engineer | seramik mühendisi > engineer
nuclear engineer | nükleer mühendisi, nükleer enerji mühendisi > engineer
systems engineer-defence | sistem mühendisi-savunma
reliability engineer | güvenilirlik mühendisi > engineer
safety engineer-process, process safety engineer | proses güvenliği mühendisi > engineer
commissioning engineer | devreye alma mühendisi > engineer
commissioning technician | devreye alma teknisyeni > technician
application engineer | uygulama mühendisi > engineer
tender engineer, bid engineer | ihale mühendisi, teklif mühendisi > engineer
procurement engineer | satın alma mühendisi > engineer
operations engineer | işletme mühendisi, operasyon mühendisi > engineer
assembly engineer | montaj mühendisi > engineer
assembly technician | montaj teknisyeni, montaj teknikeri > technician
assembly foreman, assembly supervisor | montaj formeni, montaj şefi, montaj ustabaşısı
line leader-assembly | montaj hattı lideri
production technician, manufacturing technician | üretim teknisyeni, üretim teknikeri > technician
production engineer intern, intern production engineer | stajyer üretim mühendisi
production assistant-factory | üretim asistanı
production coordinator | üretim koordinatörü
operations manager-plant, plant operations manager | işletme müdürü, tesis işletme müdürü > manager
technical director | teknik direktör, teknik koordinatör
factory director | fabrika direktörü
recycling operator, sorting plant operator | geri dönüşüm operatörü, ayrıştırma operatörü > operator
plant control room operator, panel operator | kumanda odası operatörü, panel operatörü > operator
`;
