/** Titles of building sites, crafts, textiles, beauty and farms, in the form of any-trade.ts. */
export const BUILDING_CRAFTS_AND_FARMING = `
construction worker, building worker, builder's labourer, construction labourer, site worker | inşaat işçisi, şantiye işçisi > worker
unskilled worker, general labourer, general worker, day labourer | vasıfsız işçi, düz işçi, gündelikçi > worker
mason, bricklayer | duvarcı, duvar ustası
plasterer | sıvacı, sıva ustası
tiler | seramikçi, fayansçı, seramik ustası, fayans ustası
painter, house painter, decorator | boyacı, boya badana ustası
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
heating installer, gas fitter, gas installer, heating engineer-installer | doğalgaz tesisatçısı, kalorifer tesisatçısı
site manager, construction site manager, construction manager, site superintendent, construction superintendent, site chief | şantiye şefi, şantiye müdürü
site supervisor, site foreman, construction foreman | şantiye formeni, saha formeni, şantiye ustabaşı
project manager-construction, construction project manager | inşaat proje müdürü, proje müdürü > project manager
control chief, site controller | kontrol şefi, kontrol mühendisi-inşaat
quantity surveyor | metrajcı, metraj uzmanı, keşif metraj uzmanı
technical office engineer, technical office chief | teknik ofis mühendisi, teknik ofis şefi
estimator, tender specialist, bid specialist | teklif uzmanı, ihale uzmanı
draughtsman, draftsman, cad technician, drafter, technical draughtsman | teknik ressam, çizimci
surveyor, land surveyor | topograf, ölçmeci, haritacı, harita teknikeri
urban planner, city planner, town planner | şehir plancısı, şehir ve bölge plancısı > planner
building inspector, building control officer | yapı denetçisi, yapı denetim elemanı > inspector
construction technician | inşaat teknikeri, inşaat teknisyeni > technician
miner, mine worker | madenci, maden işçisi
power plant operator | santral operatörü > operator
solar panel installer, pv installer | güneş paneli montaj elemanı, ges montaj elemanı
lineman, power line technician | enerji nakil hattı elemanı, hat bakım elemanı
meter reader | sayaç okuma elemanı, endeksör
waste sorter, recycling worker | geri dönüşüm işçisi
tailor-fashion, dressmaker, seamstress | terzi, kadın terzisi
sewing machine operator, machinist-sewing, sewing operator, sewing machinist | dikiş makinesi operatörü, makineci, dikiş operatörü, düz makineci > operator
overlock operator | overlokçu > operator
cutter, fabric cutter, cutting room operator | kesimci, makastar
pattern maker, pattern cutter, patternmaker | modelist, kalıpçı
ironer, presser | ütücü
quality control-textile, garment inspector | son kontrolcü
textile worker, garment worker | tekstil işçisi, konfeksiyon işçisi > worker
weaver | dokumacı
shoemaker, cobbler | ayakkabıcı, ayakkabı tamircisi, kunduracı
leather craftsman, leather worker | dericilik ustası, saraç
hairdresser, hair stylist, hairstylist | kuaför, kadın kuaförü, saç tasarımcısı
barber, men's hairdresser | berber, erkek kuaförü
assistant hairdresser, hairdresser's assistant | kuaför yardımcısı, kuaför kalfası
beautician, beauty therapist, beauty specialist, aesthetician, esthetician | güzellik uzmanı, estetisyen
manicurist, nail technician, nail artist | manikürcü, tırnak uzmanı, protez tırnak uzmanı
farm worker, farmhand, agricultural worker, farm labourer | tarım işçisi, çiftlik işçisi > worker
seasonal farm worker | mevsimlik tarım işçisi > farm worker
greenhouse worker | sera işçisi > worker
farm manager | çiftlik müdürü, çiftlik yöneticisi > manager
dairy farmer | süt üreticisi, süt çiftçisi > farmer
shepherd, herder | çoban
beekeeper | arıcı
gardener | bahçıvan
landscaper | peyzajcı
tractor driver | traktör sürücüsü, traktör şoförü > driver
combine operator, harvester driver | biçerdöver operatörü > operator
agricultural technician | ziraat teknikeri, tarım teknisyeni > technician
agricultural adviser, farm adviser, agricultural consultant | tarım danışmanı > consultant
food technician | gıda teknikeri > technician
food production worker | gıda üretim elemanı, gıda işçisi
chemistry technician, chemical technician | kimya teknikeri, kimya teknisyeni > technician
domestic worker, house cleaner, domestic helper, home cleaner | ev yardımcısı, gündelikçi, ev işçisi
cook-housekeeper | ev aşçısı
undertaker, funeral worker | cenaze görevlisi
`;
