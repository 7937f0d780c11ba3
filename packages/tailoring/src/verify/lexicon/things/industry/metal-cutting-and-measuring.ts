/** Machine tools, cutting tools, programs, gauges and tolerances, in the form of everyday/general.ts. */
export const METAL_CUTTING_AND_MEASURING = `
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
`;
