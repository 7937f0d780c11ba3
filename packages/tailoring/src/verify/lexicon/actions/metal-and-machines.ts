/** What people did at machines: cut, welded, assembled, set, repaired, filled. In the form that actions.ts describes. */
export const METAL_AND_MACHINES = `
turn-metal | turn on a lathe, run a lathe, ran a lathe, machine on the lathe, turn on the lathe, lathe, turning | tornala-, torna yap-, tornada işle-, tornalama, torna işlerini yap- > shape, operate
mill-metal | milled!, milling!, run a milling machine, ran a milling machine, machine on the mill, mill | frezele-, freze yap-, frezede işle-, frezeleme > shape
machine-part | machined!, machining!, machine | talaş kaldır-, talaşlı imalat yap-, işle- > shape, make
drill-holes | drilled!, drilling!, bored!, pierced!, counterbore, countersink | del-, delik aç-, delme
thread-cut | tapped!, cut threads, thread cutting, threaded!, threading! | kılavuz çek-, diş aç-, vida aç-, diş çek-, pafta çek-, ovala-
ream | reamed!, reaming! | raybala-, rayba çek-, raybalama
grind-metal | grind, ground, surface-grind, grinding!, ground down | taşla-, taşlama, spiral at-, spirale tut- > shape
saw-cut | sawed!, sawing!, saw off, cut to length, cut to size, saw | ebatla-, ebatlama, testere ile kes-, testereyle kes- > cut-thing
bend-metal | bend, bent, bending!, fold sheet, press-brake, crimp sheet | bük-, büküm yap-, büküm, bükme, abkantla-, abkant yap-, kıvır- > shape
roll-metal | roll-form, rollforming, roll | silindirle-, haddele-, haddeleme, haddeden geçir- > shape
stamp-metal | stamped!, stamping!, press-form, stamp, pressed! | presle-, preste bas-, pres bas-, presleme, preslemeyle şekil ver- > shape
forge-metal | forged!, forging!, hammer into shape, smithing, forge | döv-, dövme > shape
cast-metal | casting!, moulded!, molded! | dök-, döküm yap-, döküm, dökümünü yap-, ergit- > pour
melt | melted!, melting!, smelt, smelted! | erit-, ergit-, eritme, ergitme, ergitme yap-, eritme yap-
inject-mould | injection-mould, injection-mold | enjeksiyon bas-, plastik bas-, enjeksiyon yap- > make
extrude | extruded!, extruding! | ekstrüde et-, ekstrüzyon yap-, ekstrüderde çek-
heat-treat | heat-treat, heat treat, heat treatment | ısıl işlem yap-, ısıl işlem uygula-
coat-surface | coated!, coating! | kapla-, kaplamasını yap-, kaplama, kaplama yap-
blast-clean | sandblast, sandblasted!, shot-blast, blasted!, grit-blast | kumla-, kumlama, raspala-, raspa yap- > clean
deburr | deburr, deburred!, deburring!, remove burrs, removed burrs | çapak al-, çapağını al-, çapakla-
degrease | degrease, degreased! | yağ al-, yağını al- > clean
polish-surface | polished!, polishing!, buffed!, mirror-polish | parlat-, polisaj yap-, polisajla-, cilala-, cila at- > polish
engrave | engraved!, engraving!, engrave | gravür yap-, hakket-, kazı-
weld-join | welded!, welding!, weld together, join by welding, carry out welding, weld up | kaynak yap-, kaynakla-, kaynat-, kaynağını yap-, kaynak işlerini yap-, kaynak at-, kaynak çek-, kaynak > weld, assemble
weld-tack | tack-weld, tacked!, tacking!, tack | puntala-, punta at- > weld
braze | brazed!, brazing!, silver-braze, hard-solder, braze | sert lehim yap-
solder | soldered!, soldering!, hand-solder, desolder, desoldered!, solder | lehimle-, lehim yap-, lehimleme, lehimini yap-
rivet-join | riveted!, riveting!, rivet together | perçinle-, perçin yap-, perçin çak-, perçin at- > assemble
bolt-join | bolted!, bolting!, bolt together | cıvatala-, cıvatalama yap-
tighten-bolt | tighten, tightened!, torque down, torqued! | sık-, sıkıştır-, torkla-, torklama yap-, tork ver-, torkunda sık-, tork yap-
glue-join | glued!, gluing!, bonded!, bonding!, stick together | yapıştır-, tutkalla-, yapıştırma yap-
seal-joint | sealed!, sealing!, caulk, caulked! | mastikle-, silikonla-, silikon çek-, mastik çek-
press-fit | press-fit, press fit, shrink-fit, pressed in | presle çak-, çakarak tak-
fit-part | fitted!, fitting!, mounted!, mounting!, put parts together | tak-, monte et-, montajını yap-, montaj yap-, yerleştir- > assemble, install
assemble-machine | assembled!, assembling!, put together, build up machines | monte et-, montaj yap-, montajını yap-, topla-, montajını gerçekleştir-, montaj > assemble, install, make
disassemble | disassemble, disassembled!, dismantle, dismantled!, take apart, took apart, strip down, stripped!, uninstall, de-install | sök-, demonte et-, söküm yap-, demontaj yap-, sökümünü yap-, demontaj, söküm
align-part | aligned!, aligning!, alignment!, levelled!, line up, centred!, trued!, align | hizala-, hizalama yap-, ayarını yap-, terazile-, teraziye al-, eksenle-, merkezle-, hizaya getir-, hizalamasını yap- > adjust
balance-part | balanced!, balancing! | balans yap-, balans al-, balansla-, balansını al-, balansını yap-, dengele-, dengeleme, balans ayarı yap- > adjust
calibrate | calibrate, calibrated!, calibration!, recalibrate, verify instruments | kalibre et-, kalibrasyon yap-, kalibrasyonunu yap-, kalibrasyonlarını yap-, kalibrasyon, kalibrasyonunu gerçekleştir- > adjust
adjust-machine | adjusted!, adjusting!, tuned!, fine-tune, set parameters, tune, tweak, set, set! | ayarla-, ayar yap-, ayarını yap-, ayarlarını yap-, ayar çek- > adjust
set-up-machine | set up machines, set up the machine, machine setup, tool up, tooled up, set up tools | setup yap-, makine setup yap- > program-machine
operate-machine | operated!, operating!, run the line, ran the line, work on machines, man the machine | çalıştır-, işlet-, kullan-, operatörlük yap-, operatörlüğü yap-, operatörlüğünü yap- > operate
start-up-machine | start up, started up, switch on, power up, bring into operation, put into operation, fire up, started!, starting!, start | çalıştır-, devreye al-, başlat-, yol ver-, işletmeye al-, açılışını yap-
shut-down | shut down, shutting down, power down, switch off, take out of service | durdur-, kapat-, devreden çıkar-, duruşa al-
commission-machine | commissioned!, commissioning!, put into service, start-up of, bring into service, brought into service, bring on line, start up plants, commission | devreye al-, işletmeye al-, devreye sok- > implement
lock-out | lock out, locked out, tag out, de-energise, de-energize | kilitle-, izole et-, emniyete al-
lubricate | lubricate, lubricated!, greased!, oiled!, lubrication!, greased!, greasing! | yağla-, yağlamasını yap-, gresle-, yağlama, gres bas-, yağ bas-, yağlama yap- > maintain
service-machine | serviced!, servicing!, carry out services | bakım yap-, bakımını yap-, servis yap-, bakım, bakıma al-, bakımlarını yap- > maintain
overhaul | overhauled!, overhauling!, rebuilt!, reconditioned!, strip and rebuild, refurbished!, overhaul | revizyon yap-, revizyonunu yap-, revizyondan geçir-, rektifiye et-, rektifiye yap-, yenile-, revize et-, revizyona al-, revizyon > repair, maintain
replace-part | replaced!, replacing!, swapped!, part replacement, change out, changed out, swap out, swapped out | değiştir-, yenile-, değişimini yap-, değişim yap- > replace, change
rewind-motor | rewound!, rewinding!, wind coils | bobinaj yap-, sargı yap-, sarım yap-, sar-
draw-plan | draw up drawings, drafted!, drafting!, draw in cad, draw, drew, drawn, draught | çiz-, çizim yap-, çizimini yap-, çizimlerini yap-, projelendir-, autocad'de çiz-, çizim, kroki çiz- > prepare
draw-3d | model in 3d, 3d-model, create 3d models, made 3d models, 3d modelling, built 3d models | 3d modelle-, modelle-, 3d model oluştur-, üç boyutlu çiz-, modellemesini yap-, 3d modelleme yap- > model, design
fabricate | fabricate, fabricated!, fabrication!, make steelwork | imal et-, imalatını yap-, imalat yap-, konstrüksiyon yap-, imalat, imalatını gerçekleştir- > make
manufacture-make | manufactured!, manufacturing!, produced!, producing!, mass-produce, turn out | üret-, imal et-, üretimini yap-, imalatını yap-, üretim yap-, imalat yap-, üretimini gerçekleştir-, seri imal et-, üretim gerçekleştir- > make
pack-product | packed!, packing!, packaged!, packaging!, boxed!, wrap, wrapped! | paketle-, ambalajla-, kutula-, ambalaj yap-, paketlemesini yap-, kolile-, poşetle-, sar-, paketleme > pack
palletise | palletise, palletize, stack on pallets, stacked! | paletle-, istifle- > pack
label-product | labelled!, labeled!, labelling!, labeling!, tagged!, put labels on, affix labels | etiketle-, etiket bas-, etiketleme, barkodla-, etiketlemesini yap-
fill-product | filled!, filling!, fill | doldur-, dolum yap-, dolumunu yap-, dolum
weigh | weigh, weighed!, weighing! | tart-, tartım yap-, tartımını yap-, tartı yap-, tartım > measure
dose | dosed!, meter out | dozajla-, dozaj yap-, dozla-
mix-blend | mixed!, mixing!, blended!, blending!, stirred! | karıştır-, harmanla-, karışım hazırla-, karışım yap-, harman yap- > mix
heat-up | heated!, heating up, warmed!, preheat | ısıt-
cool-down | cooled!, cooling down, chilled! | soğut-
dry-thing | dried!, drying! | kurut-, kurutma
filter-thing | filtered!, filtering!, strained! | süz-, filtrele-, filtrasyon yap-
sieve | sieved!, sieving!, screened! | ele-
crush | crushed!, crushing! | kırma yap-, ez-, kırıp ele-, taş kır-
separate-parts | separated!, separating!, sorted out, segregated! | ayır-, ayrıştır-, ayıkla-, ayırma yap-, ayrıştırma yap- > sort
recycle | recycle, recycled!, recycling!, reclaim | geri dönüştür-, geri kazan-, geri dönüşüme gönder-, geri kazanım yap-, geri dönüşümünü sağla-, geri dönüşüme kazandır-
dispose | dispose of, disposed of, disposal!, get rid of | bertaraf et-, imha et-, bertaraf, imha
insulate-thing | insulated!, insulating!, lagged! | yalıt-, izole et-, izolasyon yap-, yalıtım yap-, yalıtımını yap-, izolasyonunu yap-, mantola-
purge | bleed, bled, vented! | havasını al-, hava al-
charge-gas | recharge, recharged!, top up refrigerant, charged!, charging!, charge | gaz bas-, gaz şarjı yap-, gazını bas-, gaz şarj et-, bas-, doldur-, şarj et-
pressure-test | pressure-test, pressure-tested!, leak-test, leak-tested!, hydrotest, check for leaks, checked for leaks | basınca al- > test, review
clean-pipes | unblock, unblocked!, unclog | tıkanıklık aç-, tıkanıklığı aç-, gider aç-, lavabo aç-, kanal aç-
harden-steel | hardened!, hardening!, quenched!, quenching! | sertleştir-, su ver- > heat-treat
temper-steel | tempered!, tempering! | menevişle-, temperle- > heat-treat
anneal-steel | annealed!, annealing! | tavla- > heat-treat
carburise-steel | carburised!, carburized!, case-hardened! | semente et-, sementasyon yap- > heat-treat
nitride-steel | nitrided!, nitriding! | nitrürle-, nitrasyon yap- > heat-treat
galvanise-metal | galvanised!, galvanized!, galvanise, galvanize | galvanizle-, galvaniz yap- > coat-surface
anodise-metal | anodised!, anodized!, anodise, anodize | eloksal yap-, eloksalla-, anodize et- > coat-surface
powder-coat | powder-coat, powder coat, powder-coated! | toz boya yap-, elektrostatik boya yap- > coat-surface, paint
electroplate-metal | electroplate, plated!, plating!, chrome-plate, zinc-plate, nickel-plate | elektrolitik kaplama yap-, galvanik kaplama yap- > coat-surface
pickle-metal | acid-clean | asitle-, dekapaj yap- > clean
lap-surface | lapped!, lapping! | leple-, lepleme yap-
hone-surface | honed!, honing!, hone | honla-, honlama yap-
screw-join | screwed!, screwing!, screw together | vidala-, vidalama yap-, birbirine vidala-
fasten-part | fastened!, fasten, fixed together, fixed in place, secured in place | sabitle-, tuttur-, bağla-, sabitleme yap-
laminate-do | laminated!, laminating! | lamine et-, laminasyon yap-
punch-metal | punched!, punching!, punch | zımbala-, panç at- > shape
mark-parts | laser-mark, etched! | markala-, markalama yap-
changeover-do | change over lines | hat dönüşü yap- > change
bottle-product | bottled!, bottling! | şişele-, şişeleme > fill-product
grind-mill | milled down, pulverise | öğüt-
shred-thing | shredded!, shredding!, shred | parçala-, kıy-
reuse-thing | reuse, reused! | yeniden kullan-, tekrar kullan-
scrap-part | scrapped!, scrapping!, write off as scrap | hurdaya ayır-, ıskartaya çıkar-, hurdaya çıkar-, hurdaya at-
evacuate-system | pull vacuum | vakumla-, vakuma al-, vakum yap-
sharpen | sharpen, sharpened!, sharpening!, regrind, reground!, whet | bile-, bileme, bileyle-, keskinleştir-, bileme yap-
decorate-thing | decorate, decorated!, decorating!, ornament, adorn | süsle-, süslemesini yap-, dekore et-, süsleme yap-
intervene | intervene, respond to, responded!, responding!, attend to, step in, stepped in | müdahale et-, müdahalede bulun-, müdahale
treat-water | purify, purified!, treated!, treating! | arıt-, arıtma yap-, arıtımını yap-, arıtma
climb | climb, climbed!, climbing! | tırman-, çık-
program-device | programmed!, programming! | programla-, programlama yap-, programlamasını yap-
weld-spot | spot welded! | punta at-, puntala- > weld, weld-join
straighten | straighten, straightened!, straightening! | doğrult-, doğrultma yap-
plane-thing | planed!, planing! | rendele-, planya yap-, rende yap- > shape
carve-thing | carve, carved!, carving!, sculpt | yont-, oy- > shape
mould-thing | moulded!, molded!, moulding! | kalıpla- > shape
weld-arc | arc-weld, stick-weld | elektrotla kaynak yap- > weld, weld-join
`;
