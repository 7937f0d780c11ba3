/** Mines, drilling, oil, gas and power plants, in the form of everyday/general.ts. */
export const MINES_AND_POWER = `
mining licence, mining permit, mining concession | maden ruhsatı, işletme ruhsatı
general directorate of mining, mapeg | mapeg, maden ve petrol işleri genel müdürlüğü
mta, mineral research and exploration | mta, maden tetkik ve arama
exploration-mining, mineral exploration | maden arama, arama
reserve-mining, mineral reserve, ore reserve, reserve | rezerv, maden rezervi
reserve calculation, resource estimation | rezerv hesabı, rezerv hesaplama
core drilling, diamond drilling | karotlu sondaj
core-drilling, drill core, core sample | karot
drilling-works, drilling work, drilling operation | sondaj çalışması, sondaj çalışmaları, sondaj işi
drillhole, drill hole, borehole-mine | sondaj deliği, sondaj kuyusu
blasting operation, blasting works, rock blasting | patlatma işi, patlatma çalışması, kaya patlatma
blaster's licence, explosives licence, shotfirer certificate | ateşleyici belgesi, ateşçi belgesi
dynamite | dinamit
anfo | anfo
gallery-mine, mine gallery, adit | galeri
mine shaft, shaft-mine | kuyu, maden kuyusu
panel-mine, longwall | uzun ayak, ayak
support-mine, mine support, ground support | tahkimat
roof bolt, rock bolt | kaya bulonu, tavan saplaması
methane, firedamp | metan, grizu
rescue station, mine rescue | tahlisiye, kurtarma ekibi
overburden, stripping-mine, overburden removal | dekapaj, örtü kazı
bench-mine | basamak
tailings, tailings dam | atık barajı, artık
ore processing, mineral processing, ore dressing, beneficiation plant | cevher hazırlama, cevher zenginleştirme, zenginleştirme tesisi
flotation | flotasyon
leaching, heap leaching | liç, yığın liçi
crushing and screening, crushing-screening plant | kırma eleme, kırma eleme tesisi
screening-ore | eleme
grade-ore, ore grade | tenör
chrome-ore, chromite | krom, kromit
boron | bor
marble quarry | mermer ocağı
hard coal | taş kömürü > coal
production planning-mine | ocak üretim planı
surpac | surpac
micromine | micromine
netpro/mine, netpro mine | netpro/mine
topographic measurement-mine | ocak ölçümü
geological survey | jeolojik etüt
rock | kaya, kayaç
mineral | mineral
clay | kil
fault line | fay hattı
groundwater, ground water | yeraltı suyu, yer altı suyu
oil well, petroleum well, oilfield | petrol kuyusu, petrol sahası
offshore | açık deniz, denizde, offshore
onshore | kara
pipeline transport | boru hattı taşımacılığı
botaş | botaş
lng | lng
power generation plant, generation plant, power generation facility | üretim santrali, elektrik üretim tesisi, enerji üretim tesisi
unit-power plant, generating unit | ünite
boiler-turbine operation | kazan türbin işletmesi
wind turbine maintenance | rüzgar türbini bakımı > maintenance-thing
blade-turbine, turbine blade, rotor blade | kanat, türbin kanadı
nacelle | nasel
tower-turbine | kule, türbin kulesi
hydro turbine | hidrolik türbin, su türbini > turbine
penstock | cebri boru
dam body | baraj gövdesi
spillway | dolusavak
power output, output-power, electrical output | güç çıkışı, elektrik gücü
peak load-power | puant yük
load dispatch | yük tevzi
wind measurement, met mast | rüzgar ölçümü, ölçüm direği
energy yield, energy yield analysis | enerji verimi, üretim tahmini
pvsyst | pvsyst
panel installation, solar panel installation, pv installation | panel montajı, güneş paneli montajı, panel kurulumu
performance ratio-solar | performans oranı
unlicensed | lisanssız
feed-in tariff, yekdem | yekdem
energy saving project, vap, energy efficiency project | verimlilik artırıcı proje, vap, enerji verimliliği projesi
cogeneration, chp, combined heat and power | kojenerasyon
trigeneration | trijenerasyon
waste heat, waste heat recovery | atık ısı, atık ısı geri kazanımı
district heating | bölgesel ısıtma
feed water, boiler feed water, feedwater | besi suyu, kazan besi suyu
`;
