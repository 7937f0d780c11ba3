/** Shaping, welding, casting, hardening and finishing of metal, in the form of everyday/general.ts. */
export const METALWORK_AND_WELDING = `
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
