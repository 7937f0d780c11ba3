/** Titles of building sites, cranes and plans, crafts, textiles, beauty and farms, in the form of any-trade.ts. */
export const BUILDING_CRAFTS_AND_FARMING = `
construction worker, building worker, builder's labourer, construction labourer, site worker, building labourer | inşaat işçisi, şantiye işçisi > worker
unskilled worker, general labourer, general worker, day labourer | vasıfsız işçi, düz işçi, gündelikçi > worker
mason, bricklayer | duvarcı, duvar ustası, tuğlacı
plasterer | sıvacı, sıva ustası, alçı ustası
tiler | seramikçi, fayansçı, seramik ustası, fayans ustası, karo ustası
painter, house painter, decorator | boyacı, boya badana ustası, badanacı
plasterboard installer, drywaller | alçıpancı, alçıpan ustası
roofer | çatıcı, çatı ustası
formwork carpenter, shuttering carpenter, formworker | kalıpçı, kalıp ustası-inşaat
steel fixer, rebar worker | demirci, demir ustası
concrete worker | betoncu
insulation worker, insulator | yalıtımcı, izolasyoncu, mantolama ustası
parquet layer, floor layer, flooring installer | parkeci, parke ustası
glazier | camcı
marble worker, stonemason | mermerci, taş ustası
furniture maker, cabinetmaker, furniture craftsman | mobilyacı, mobilya ustası
furniture assembler | mobilya montaj elemanı, mobilya montaj ustası
upholsterer | döşemeci, koltuk döşemecisi
pvc window installer | pvc montaj ustası
heating installer, gas fitter, gas installer, heating engineer-installer, heating engineer | doğalgaz tesisatçısı, kalorifer tesisatçısı, doğalgazcı, kombi ustası, ısıtma ustası
site manager, construction site manager, construction manager, site superintendent, construction superintendent, site chief | şantiye şefi, şantiye müdürü
site supervisor, site foreman, construction foreman | şantiye formeni, saha formeni, şantiye ustabaşı, saha sorumlusu, saha şefi
project manager-construction, construction project manager | inşaat proje müdürü, proje müdürü > project manager
control chief, site controller | kontrol şefi, kontrol mühendisi-inşaat
quantity surveyor | metrajcı, metraj uzmanı, keşif metraj uzmanı, hakediş uzmanı, maliyet mühendisi
technical office engineer, technical office chief | teknik ofis mühendisi, teknik ofis şefi
estimator, tender specialist, bid specialist, tender officer | teklif uzmanı, ihale uzmanı, ihale sorumlusu
draughtsman, draftsman, cad technician, drafter, technical draughtsman, technical drawer, cad operator | teknik ressam, çizimci, cad operatörü, çizim teknikeri
surveyor, land surveyor, map technician, survey technician | topograf, ölçmeci, haritacı, harita teknikeri
urban planner, city planner, town planner | şehir plancısı, şehir ve bölge plancısı > planner
building inspector, building control officer | yapı denetçisi, yapı denetim elemanı > inspector
construction technician | inşaat teknikeri, inşaat teknisyeni > technician
miner, mine worker | madenci, maden işçisi
power plant operator | santral operatörü > operator
solar panel installer, pv installer | güneş paneli montaj elemanı, ges montaj elemanı
lineman, power line technician | enerji nakil hattı elemanı, hat bakım elemanı
meter reader | sayaç okuma elemanı, endeksör, sayaç okuyucu
waste sorter, recycling worker | geri dönüşüm işçisi
tailor-fashion, dressmaker, seamstress, sewer-clothes | terzi, kadın terzisi, dikişçi
sewing machine operator, machinist-sewing, sewing operator, sewing machinist, sewer, garment machinist | dikiş makinesi operatörü, makineci, dikiş operatörü, düz makineci, konfeksiyon makinecisi, dikiş elemanı > operator
overlock operator | overlokçu, overlok makinesi operatörü > operator
cutter, fabric cutter, cutting room operator, cutting operator-fabric, garment cutter | kesimci, makastar, kesim elemanı, kesim operatörü, kesim ustası
pattern maker, pattern cutter, patternmaker | modelist, kalıpçı, kalıpçı modelist, stilist modelist
ironer, presser, ironing worker | ütücü, ütü elemanı, ütü ustası
quality control-textile, garment inspector | son kontrolcü
textile worker, garment worker | tekstil işçisi, konfeksiyon işçisi > worker
weaver, loom operator | dokumacı, dokuma tezgahı operatörü
shoemaker, cobbler, shoe repairer | ayakkabıcı, ayakkabı tamircisi, kunduracı
leather craftsman, leather worker, saddler | dericilik ustası, saraç, deri ustası
hairdresser, hair stylist, hairstylist | kuaför, kadın kuaförü, saç tasarımcısı, saç stilisti
barber, men's hairdresser | berber, erkek kuaförü
assistant hairdresser, hairdresser's assistant, junior stylist-hair | kuaför yardımcısı, kuaför kalfası, kuaför asistanı
beautician, beauty therapist, beauty specialist, aesthetician, esthetician, cosmetologist | güzellik uzmanı, estetisyen, güzellik terapisti
manicurist, nail technician, nail artist | manikürcü, tırnak uzmanı, protez tırnak uzmanı, manikürist
farm worker, farmhand, agricultural worker, farm labourer, farm hand | tarım işçisi, çiftlik işçisi, çiftlik çalışanı > worker
seasonal farm worker | mevsimlik tarım işçisi > farm worker
greenhouse worker | sera işçisi > worker
farm manager | çiftlik müdürü, çiftlik yöneticisi > manager
dairy farmer | süt üreticisi, süt çiftçisi > farmer
shepherd, herder, herdsman | çoban
beekeeper, apiarist | arıcı
gardener | bahçıvan
landscaper | peyzajcı
tractor driver | traktör sürücüsü, traktör şoförü, traktör operatörü > driver
combine operator, harvester driver | biçerdöver operatörü > operator
agricultural technician | ziraat teknikeri, tarım teknisyeni > technician
agricultural adviser, farm adviser, agricultural consultant | tarım danışmanı > consultant
food technician, food laboratory technician | gıda teknikeri, gıda laborantı > technician
food production worker | gıda üretim elemanı, gıda işçisi
chemistry technician, chemical technician, chemistry laboratory technician | kimya teknikeri, kimya teknisyeni, kimya laborantı > technician
domestic worker, house cleaner, domestic helper, home cleaner, domestic cleaner, cleaning lady-home | ev yardımcısı, gündelikçi, ev işçisi, ev yrd, ev temizlikçisi, ev temizlik görevlisi > cleaner
cook-housekeeper | ev aşçısı
undertaker, funeral worker | cenaze görevlisi
electrical installer, electrical fitter, installation electrician | elektrik tesisatçısı, elektrik tesisat ustası > electrician
deputy site manager, assistant site manager, assistant site chief | şantiye şefi yardımcısı, şantiye şef yardımcısı, şantiye şefi yrd, şantiye şef yrd
diesel mechanic | dizel tamircisi, dizel motor ustası > mechanic
mechanical fitter | mekanik bakımcı, montajcı, makine montaj ustası
production planning clerk, production planning assistant | üretim planlama asistanı
night dispatcher | gece sevkiyat görevlisi > dispatcher
forest worker, lumberjack | orman işçisi, ağaç kesimcisi
milker, dairy worker | sağımcı, süt sağım elemanı
technician supervisor | teknik şef, teknik amir
dock worker | liman işçisi, rıhtım işçisi > worker
steel construction fitter, structural steel fitter, steel fitter | çelik konstrüksiyon montajcısı, çelik konstrüksiyon ustası, çelik konstrüksiyon montaj elemanı
steel erector, ironworker-steel | çelik montajcısı, çelik montaj işçisi
boilermaker | kazan imalatçısı, kazan imalat ustası
rigger, slinger | sapancı
banksman, crane signaller, signalman-crane | vinç işaretçisi, işaretçi
tower crane operator | kule vinç operatörü > crane operator, operator
mobile crane operator | mobil vinç operatörü > crane operator, operator
overhead crane operator, gantry crane operator | tavan vinci operatörü, köprülü vinç operatörü > crane operator, operator
loader operator, wheel loader operator | loder operatörü, yükleyici operatörü > operator, plant operator
backhoe operator, backhoe loader operator | beko loder operatörü, kazıcı yükleyici operatörü, beko operatörü > operator, plant operator
dozer operator, bulldozer operator | dozer operatörü > operator, plant operator
grader operator | greyder operatörü > operator, plant operator
roller operator | silindir operatörü > operator, plant operator
asphalt paver operator, paver operator | finişer operatörü > operator, plant operator
concrete pump operator | beton pompası operatörü, pompa operatörü > operator
batching plant operator, concrete plant operator | beton santrali operatörü > operator
aerial platform operator | sepetli platform operatörü, platform operatörü > operator
drilling operator, driller | sondaj operatörü, sondajcı, sondör > operator
drilling engineer | sondaj mühendisi > engineer
blaster, shotfirer | ateşleyici, patlayıcı madde ateşleyicisi
underground miner | yeraltı madencisi, yer altı maden işçisi > miner
crusher operator | kırıcı operatörü, konkasör operatörü > operator
waterproofing worker, waterproofer | su yalıtımcısı, izolasyon ustası
asphalt worker, road worker | asfalt işçisi, yol işçisi > worker
demolition worker | yıkım işçisi > worker
concrete finisher | perdahçı
scaffolding supervisor | iskele şefi, iskele sorumlusu
project architect | proje mimarı > architect
site architect | şantiye mimarı, saha mimarı > architect
restoration architect | restorasyon mimarı > architect
concept architect, design architect | tasarım mimarı, konsept mimarı > architect
architectural draughtsman, architectural technician | mimari çizimci, mimari teknik ressam, yapı ressamı
bim specialist, bim modeller | bim uzmanı, bim modelleyici > specialist
bim manager | bim yöneticisi, bim müdürü > manager
bim coordinator | bim koordinatörü
structural design engineer, static project engineer | statik proje mühendisi, statik tasarım mühendisi > engineer, structural engineer
inspection engineer, site inspection engineer | saha kontrol mühendisi > engineer
building inspection engineer | yapı denetim mühendisi > engineer
cost engineer, cost control engineer | maliyet kontrol mühendisi > engineer
contracts engineer, contract engineer | sözleşme mühendisi > engineer
kitchen fitter | mutfak montaj ustası, mutfak montajcısı
door fitter | kapı montaj ustası, kapı montajcısı
aluminium joiner, aluminium fitter | alüminyum doğramacı, alüminyum doğrama ustası
ironwork craftsman, wrought iron worker | ferforjeci, demir doğrama ustası
awning fitter | tenteci
`;
