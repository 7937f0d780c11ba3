/** Cutting, shaping, welding, casting and finishing of metal, and its tools, in the form of everyday/general.ts. */
export const METALWORK_AND_WELDING = `
machining, chip removal, metal cutting, cutting operation | talaşlı imalat, talaş kaldırma, talaşlı işleme
turning-lathe, lathe work, turning work | tornalama, torna işi, torna işleri > machining
milling-work, milling work, milling operation | frezeleme, freze işi, freze işleri > machining
universal lathe, conventional lathe, manual lathe, engine lathe | üniversal torna, klasik torna, konvansiyonel torna, manuel torna > lathe
turret lathe, revolver lathe | revolver torna > lathe
sliding head lathe, swiss lathe, swiss-type lathe | kayar otomat, kayar otomat torna > lathe
automatic lathe | otomat torna > lathe
milling machine-tool, universal milling machine | freze tezgahı, freze makinesi, üniversal freze > machine tool
machining centre, machining center, cnc machining centre, cnc machining center | işleme merkezi, cnc işleme merkezi > cnc
vertical machining centre, vertical machining center, vmc | dik işleme merkezi, dikey işleme merkezi > machining centre
horizontal machining centre, horizontal machining center, hmc | yatay işleme merkezi > machining centre
five-axis, 5-axis, five axis, 5 axis | beş eksen, 5 eksen, beş eksenli, 5 eksenli
four-axis, 4-axis, four axis, 4 axis | dört eksen, 4 eksen, dört eksenli, 4 eksenli
three-axis, 3-axis, three axis, 3 axis | üç eksen, 3 eksen, üç eksenli, 3 eksenli
axis, axes | eksen, aks
surface grinding, surface grinder | satıh taşlama, yüzey taşlama, satıh taşlama tezgahı
cylindrical grinding, cylindrical grinder | silindirik taşlama, silindirik taşlama tezgahı
centreless grinding, centerless grinding | puntasız taşlama
drill press, pillar drill, column drill, bench drill | sütunlu matkap, sütunlu matkap tezgahı, matkap tezgahı > machine tool
radial drill, radial drilling machine | radyal matkap > machine tool
boring machine, boring mill | borverk, borverk tezgahı > machine tool
planing machine, shaping machine, shaper-machine | planya, planya tezgahı, vargel > machine tool
gear cutting, gear hobbing | dişli açma, azdırma, dişli imalatı
wire erosion, wire edm, wire cut edm, wire electrical discharge machining | tel erozyon, telli erozyon > edm
edm, electrical discharge machining, spark erosion, erosion machining, sinker edm | dalma erozyon, erozyon, elektro erozyon
band saw, bandsaw | şerit testere, şerit testere makinesi
chop saw, cut-off saw, mitre saw, miter saw | gönye kesme, gönye testere, gönyeburun, kesim testeresi
guillotine shear, guillotine, plate shear, shearing machine | giyotin makas, giyotin
roll bending, plate rolling, plate rolling machine, rolling machine | silindir bükme, sac silindir, silindir makinesi, kıvırma makinesi
pipe bending, tube bending, pipe bender | boru bükme, boru büküm, boru bükme makinesi
punch press, punching machine, turret punch | panç, panç pres, punch pres
stamping-press, metal stamping, sheet metal stamping | sac şekillendirme, pres baskı, sac presleme
deep drawing | derin çekme
submerged arc welding, saw welding | tozaltı kaynağı, tozaltı > welding
flux-cored arc welding, fcaw, flux cored welding | özlü tel kaynağı, özlü tel > welding
shielded metal arc welding, smaw, manual metal arc welding, mma, covered electrode welding | örtülü elektrot kaynağı, örtülü elektrod kaynağı, elektrot ark kaynağı > arc welding
orbital welding | orbital kaynak > welding
plastic welding, hot plate welding, ppr welding | plastik kaynak, ppr kaynağı > welding
stud welding | saplama kaynağı > welding
friction welding | sürtünme kaynağı > welding
stainless steel welding | paslanmaz kaynağı, paslanmaz çelik kaynağı > welding
pipe welding, pipeline welding | boru kaynağı, boru hattı kaynağı > welding
structural welding, steel construction welding | çelik konstrüksiyon kaynağı > welding
tack welding, tack weld, tacking | puntalama, punta, punta atma
weld seam, weld bead, weld-seam, weld joint, welded joint, seam-weld | kaynak dikişi, kaynak dikişleri, kaynaklı birleştirme
fillet weld | köşe kaynağı, köşe dikişi
butt weld | küt kaynak, alın kaynağı
root pass | kök paso, kök pasosu
cap pass, capping | kapak paso, kapak pasosu
weld position, welding position | kaynak pozisyonu
6g position, 6g | 6g pozisyonu, 6g
porosity | gözenek, porozite
undercut-weld, undercut | yanma oluğu
slag | cüruf
spatter, weld spatter | çapak, kaynak çapağı, sıçrantı
burr | çapak
welding procedure specification, wps | kaynak prosedürü şartnamesi, kaynak prosedür şartnamesi, wps
welding procedure qualification record, pqr, wpqr | kaynak prosedürü kalifikasyon kaydı, pqr, wpqr
welder qualification test, welder test, wpq | kaynakçı sınavı, kaynakçı kalifikasyon sınavı, wpq
welding machine, welder-machine, welding set | kaynak makinesi, kaynak makinası
welding wire, filler wire, filler metal, welding consumable, filler rod | kaynak teli, dolgu teli, dolgu metali
electrode, welding electrode, welding rod | elektrot, elektrod
shielding gas | koruyucu gaz
argon | argon
acetylene | asetilen
welding torch, torch-welding, blowtorch | şaloma, üfleç, pürmüz
oxy-fuel cutting, oxyacetylene cutting, flame cutting, gas cutting, torch cutting | oksijenle kesim, oksijen kesim, alevle kesim, şaloma ile kesim
laser cutting machine, fibre laser, fiber laser | lazer kesim makinesi, lazer kesme makinesi, fiber lazer
destructive testing | tahribatlı muayene, tahribatlı test
radiographic testing, radiographic inspection, x-ray inspection, rt-ndt | radyografik muayene, radyografik test, röntgen muayenesi > ndt
magnetic particle testing, magnetic particle inspection, mpi, mt-ndt | manyetik parçacık muayenesi, manyetik parçacık testi, manyetik muayene > ndt
penetrant testing, liquid penetrant testing, dye penetrant testing, dye penetrant inspection | penetrant muayenesi, sıvı penetrant muayenesi, penetrant testi, sıvı penetrant > ndt
eddy current testing | girdap akımları muayenesi, eddy current > ndt
visual testing, vt-ndt | gözle muayene, görsel muayene > ndt
tensile test, tensile testing, pull test | çekme testi, çekme deneyi
hardness test, hardness testing, hardness measurement | sertlik testi, sertlik ölçümü, sertlik ölçme, sertlik deneyi
impact test, charpy test, notch impact test | darbe testi, çentik darbe testi, charpy testi
bend test, bending test | eğme testi, bükme testi
fatigue test | yorulma testi
hydrostatic test, hydrotest, hydro test | hidrostatik test, su testi
steel fabrication, steel manufacturing, structural steel fabrication | çelik imalatı, çelik imalat, çelik konstrüksiyon imalatı
metal fabrication, metalworking, metal work, metal processing, metalwork | metal işleme, metal işleri, metal imalatı
ironwork, wrought iron, iron joinery | demir doğrama, ferforje
railing, handrail, balustrade, guardrail | korkuluk, küpeşte
pressure vessel | basınçlı kap
hull | tekne gövdesi, gemi gövdesi
steel profile, metal profile, profile-steel, steel section | profil, çelik profil, metal profil
box section, square tube, hollow section | kutu profil
angle iron, angle bar, l-profile | köşebent
i-beam, h-beam, steel beam | i profil, putrel, npi, hea
plate-metal, plate | plaka, levha
round bar, bar stock, steel bar, steel rod, metal rod | çubuk, yuvarlak çubuk, transmisyon mili, çelik çubuk
billet | kütük, kütük demir, takoz
workpiece, part-work | iş parçası
blank-part | kaba parça, taslak parça
sheet metal part | sac parça
cutting tool, cutting tools, cutter-tool | kesici takım, kesici takımlar, takım, kesici uç
insert-tool, cutting insert, carbide insert, insert, inserts | takma uç, kesici uç, elmas uç, uç
carbide, tungsten carbide, hard metal | karbür, sert metal
drill bit, drill-bit | matkap ucu, matkap uçları
end mill, milling cutter | parmak freze, freze çakısı
tap-thread, thread tap, threading tap | kılavuz, diş kılavuzu
die-thread, threading die | pafta
reamer | rayba
chuck, lathe chuck | ayna, torna aynası
vise, vice, bench vise, bench vice | mengene
collet | pens
tool holder, toolholder | takım tutucu, tutucu
tool change, tool changing, tool replacement, tool changeover | takım değişimi, takım değiştirme
tool offset, offset, offset value, tool compensation | ofset, takım ofseti, takım telafisi
tool wear | takım aşınması
tool life | takım ömrü
tool crib, tool room, toolroom, tool store, tool stores | takımhane
tool trolley, tool cart | takım arabası
toolbox, tool box, tool kit, toolkit | alet çantası, takım çantası, alet kutusu
coolant, cutting fluid, cooling fluid, cutting oil, coolant fluid | soğutma sıvısı, kesme sıvısı, bor yağı, kesme yağı
feed rate, feed-machine | ilerleme hızı, ilerleme
spindle speed, spindle rpm | iş mili devri, devir sayısı
cutting parameters, machining parameters | kesme parametreleri, işleme parametreleri
spindle | iş mili, fener mili
workholding, clamping, workpiece clamping | parça bağlama, iş bağlama
fixture, jig, holding fixture, jigs and fixtures | fikstür, aparat, bağlama aparatı, jig
gauge-tool, gauge, gage | mastar
go/no-go gauge, go no-go gauge, limit gauge | geçer geçmez mastar, geçer-geçmez mastarı > gauge-tool
thread gauge | diş mastarı, vida mastarı > gauge-tool
plug gauge | tampon mastar > gauge-tool
dial indicator, dial gauge, comparator-gauge, dial test indicator | komparatör, komparatör saati, ibreli komparatör, salgı komparatörü
height gauge, height gage | mihengir, yükseklik ölçer
bore gauge | delik komparatörü, iç çap komparatörü
gauge block, slip gauge, gauge blocks | mastar blok, johnson mastarı
profile projector, optical comparator | profil projektör
roughness tester, surface roughness tester | pürüzlülük cihazı, yüzey pürüzlülük cihazı
hardness tester | sertlik ölçüm cihazı, sertlik cihazı
faro arm, portable measuring arm, measuring arm | ölçüm kolu, faro kol, faro kolu
3d scanner, three-dimensional scanner, laser scanner | 3d tarayıcı, üç boyutlu tarayıcı, lazer tarayıcı
surface roughness, roughness, surface finish | yüzey pürüzlülüğü, pürüzlülük, yüzey kalitesi
concentricity, coaxiality | eş merkezlilik, eş eksenlilik
flatness | düzlemsellik
perpendicularity, squareness | diklik, dik açılılık
parallelism | paralellik
runout, run-out | salgı
gd&t, geometric dimensioning and tolerancing, geometric tolerance | geometrik toleranslandırma, geometrik tolerans, gd&t
dimension, dimensions, measurement-size | ölçü, boyut, ebat
dimensional control, dimensional inspection, dimensional check, dimension check | ölçü kontrolü, boyutsal kontrol, ölçüsel kontrol, ebat kontrolü
first article inspection, fai, first piece inspection, first part approval, first-off inspection, first part inspection | ilk parça onayı, ilk numune kontrolü, ilk parça kontrolü, ilk ürün muayenesi
thread-screw, screw thread | diş, vida dişi
hole, bore-hole | delik
slot, groove | kanal, oluk
chamfer, bevel | pah
keyway | kama kanalı
edge | kenar
surface | yüzey, satıh
inner diameter, inside diameter, internal diameter | iç çap
radius | yarıçap, radyus
micron, micrometre-unit | mikron
changeover, model change, product changeover, line changeover | model değişimi, ürün değişimi, tip değişimi, hat dönüşü
fanuc | fanuc
heidenhain | heidenhain
sinumerik, siemens sinumerik | sinumerik, siemens sinumerik
mazatrol, mazak | mazatrol, mazak
haas | haas
nc program, cnc program, machine program, part program | nc programı, cnc programı, tezgah programı, parça programı
control unit-cnc, control panel-cnc, control system-cnc | kontrol ünitesi, kontrol paneli
foundry work, metal casting | dökümcülük, metal döküm
die casting, pressure die casting, high-pressure die casting, hpdc | basınçlı döküm, enjeksiyon döküm, yüksek basınçlı döküm > casting-metal
investment casting, lost wax casting | hassas döküm > casting-metal
cast iron, grey iron, gray iron | dökme demir, pik, pik döküm, font
ductile iron, nodular cast iron, sfero | sfero, sfero döküm
induction furnace | indüksiyon ocağı
arc furnace, electric arc furnace | ark ocağı, elektrik ark ocağı
blast furnace | yüksek fırın
ladle-metalwork, ladle | pota
crucible | pota
core-casting, sand core | maça
molten metal, liquid metal | sıvı metal, ergimiş metal
rolling mill, rolling-steel | haddehane, haddeleme
hot rolling | sıcak haddeleme > rolling mill
cold rolling | soğuk haddeleme > rolling mill
wire drawing | tel çekme
die forging, hot forging, drop forging | sıcak dövme, kapalı kalıp dövme > forging
hardening, quenching, hardening-steel | sertleştirme, su verme
tempering-steel | menevişleme
annealing | tavlama
normalising-steel, normalizing | normalizasyon, normalleştirme
carburising, carburizing, case hardening, cementation | sementasyon, karbürleme
nitriding | nitrasyon, nitrürleme
induction hardening | indüksiyonla sertleştirme, indüksiyon sertleştirme
surface treatment, surface finishing, surface coating | yüzey işlem, yüzey işlemi, yüzey kaplama
anodising, anodizing, anodised | eloksal, anodizasyon, anodik oksidasyon
galvanized, galvanised, zinc-coated | galvanizli, galvaniz kaplı
hot-dip galvanising, hot-dip galvanizing, hot dip galvanizing | sıcak daldırma galvaniz
chrome plating, chrome | krom kaplama, krom
nickel plating, nickel | nikel kaplama, nikel
zinc plating, zinc | çinko kaplama, çinko
phosphating, phosphate coating | fosfatlama, fosfat kaplama
cataphoresis, e-coat, electrocoating, cathodic dip coating | kataforez, kataforez kaplama
sandblasting, sand blasting, abrasive blasting, grit blasting | kumlama, raspa, kum raspası
shot blasting, shot peening | bilyalı kumlama, bilyalı dövme, çelik bilya kumlama
pickling-metalwork, pickling | asitleme, dekapaj
passivation | pasivasyon
degreasing | yağ alma, yağdan arındırma
deburring | çapak alma, çapak temizleme
polishing | polisaj, parlatma, cilalama
grinding-hand, hand grinding | taşlama, spiral taşlama
angle grinder, grinder, disc grinder | spiral, avuç taşlama, taşlama motoru, spiral taşlama makinesi, taşlama makinesi
bench grinder | zımpara taşı, taş motoru
corrosion, rust, oxidation | korozyon, paslanma, pas, oksidasyon, yükseltgenme
anti-rust, rustproof, corrosion protection, corrosion prevention | pas önleyici, korozyon önleme, korozyon koruma
wear, abrasion | aşınma
crack, cracks | çatlak
deformation | deformasyon, şekil bozukluğu
dent | göçük, ezik
scratch | çizik, scratch
leak-tight, watertight, airtight | sızdırmaz
strength, mechanical strength | mukavemet, dayanım
hardness | sertlik
elasticity | esneklik, elastikiyet
toughness | tokluk
tool steel | takım çeliği > steel
mild steel, low carbon steel | yumuşak çelik, düşük karbonlu çelik > steel
galvanised steel, galvanized steel, galvanised sheet, galvanized sheet | galvanizli sac, galvanizli çelik
alloy | alaşım
titanium | titanyum
lead-metal | kurşun
tin-metal | kalay
magnesium | magnezyum
tungsten | tungsten, volfram
precious metal | değerli metal, kıymetli metal
non-ferrous, nonferrous, non-ferrous metal | demir dışı, demir dışı metal
metal chip, swarf, chips-metal | talaş, metal talaşı
sawdust | talaş, odun talaşı
isometric, isometric drawing, isometric view | izometrik, izometrik çizim
tensile | çekme
stress-mechanical, mechanical stress, stress | gerilme
deflection | sehim
base-machine, base, plinth | kaide
gauge-display, gauge, dial | gösterge, ibre
exporter | ihracatçı
saw | testere
`;
