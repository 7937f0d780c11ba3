/** Building trades, installations and civil engineering, in the form of everyday/general.ts. */
export const BUILDING_AND_INSTALLATION = `
construction, building-trade, construction industry, building industry | inşaat, yapı, inşaat sektörü
construction site, building site, job site, jobsite, worksite | şantiye, inşaat sahası, inşaat alanı
construction company, contractor-firm, building firm, construction firm | inşaat şirketi, inşaat firması > company
main contractor, general contractor, prime contractor | yüklenici, ana yüklenici, müteahhit, ana müteahhit, genel yüklenici
subcontractor, sub-contractor | taşeron, alt yüklenici
employer-client, project owner, client-construction | işveren, iş sahibi
building inspection, building control, construction supervision, building inspection firm, construction inspection | yapı denetim, yapı denetimi
site supervision, site management, construction site management | şantiye yönetimi, şantiye şefliği, saha yönetimi
site visit, site inspection, field visit, on-site visit | saha ziyareti, şantiye ziyareti, saha denetimi, şantiye denetimi, yerinde ziyaret
site report, daily site report | şantiye raporu, günlük şantiye raporu, şantiye günlük raporu > report-thing
site log, site diary, daily log | şantiye defteri, şantiye günlüğü
progress payment, interim payment, progress claim, payment application, progress payment-building | hakediş, hak ediş
quantity survey, quantity take-off, quantity takeoff, bill of quantities, quantity surveying, take-off | metraj, keşif metraj, metraj çıkarma
unit price, price per unit | birim fiyat
as-built drawing, as-built | as-built, as-built çizim
provisional acceptance, practical completion, provisional handover | geçici kabul
final acceptance | kesin kabul
handover-site, handing over | teslim, iş teslimi
groundbreaking, earthworks, excavation-works, earthmoving | hafriyat, toprak işleri, kazı işleri
foundation-building, foundations, footing | temel
piling, bored pile, pile foundation | kazık, fore kazık
formwork, shuttering | kalıp
formwork removal, formwork stripping | kalıp söküm, kalıp sökümü, kalıp alma
reinforcement, rebar, reinforcing steel, steel reinforcement | demir, donatı, betonarme demiri
reinforced concrete | betonarme
concrete | beton
ready-mixed concrete, ready-mix concrete | hazır beton > concrete
concrete pour, concrete pouring, concreting, concrete works | beton dökümü, beton dökme, betonlama
concrete test, slump test, cube test | beton testi, slump testi, numune küp
precast, precast concrete, prefabricated | prekast, prefabrik
steel structure, steel construction, structural steel | çelik yapı, çelik konstrüksiyon
rough construction, shell construction, structural works, shell and core, shell works | kaba inşaat, kaba yapı, kaba işler
finishing works, fit-out, finishing work, interior finishing | ince işler, ince işçilik, ince inşaat
masonry, bricklaying, brickwork, walling | duvar, duvar örme, tuğla, duvarcılık
brick | tuğla
aerated concrete, gas concrete | gazbeton
plaster, plastering, rendering-wall | sıva, sıva işleri
screed | şap
drywall, plasterboard, gypsum board, dry lining | alçıpan, alçı levha, kartonpiyer
suspended ceiling, false ceiling | asma tavan
tile, tiling, ceramic tile, wall tile, floor tile, tiles | seramik, fayans, karo
parquet, flooring, laminate flooring, floor covering | parke, laminat parke, zemin kaplama, yer döşemesi, parquet
natural stone | doğal taş
marble | mermer > natural stone
granite | granit > natural stone
paint-wall, painting-wall, painting and decorating, wall painting | boya, badana, boya badana
wallpaper, wallpapering | duvar kağıdı
insulation, thermal insulation, external thermal insulation, heat insulation | yalıtım, ısı yalıtımı, mantolama, izolasyon
waterproofing | su yalıtımı, su izolasyonu
sound insulation, acoustic insulation | ses yalıtımı
roof, roofing | çatı
facade, cladding, curtain wall | cephe, cephe kaplama, giydirme cephe
scaffold, scaffolding | iskele
ladder | merdiven
stairs, staircase, stair well | merdiven
lift, elevator | asansör
escalator | yürüyen merdiven
window | pencere
door, door-panel | kapı, kapak
pvc window, double glazing, upvc windows | pvc pencere, pvc doğrama, çift cam
joinery-building, joinery, aluminium joinery | doğrama, alüminyum doğrama
glazing, glass-works | cam işleri, camcılık
demolition | yıkım
renovation, refurbishment, remodelling, remodeling | tadilat, renovasyon, yenileme
landscaping, landscape, landscape architecture | peyzaj, peyzaj mimarlığı, çevre düzenleme
retaining wall | istinat duvarı
road construction, road works, roadworks | yol yapımı, yol inşaatı
asphalt, asphalting, paving-road | asfalt, asfaltlama
paving stone, kerb, paving, curb | parke taşı, bordür, kilit taşı
bridge | köprü
viaduct | viyadük
tunnel | tünel
dam | baraj
sewer, sewage, sewerage | kanalizasyon, atık su
drainage, drain | drenaj, gider
drinking water line, water main, water supply line | içme suyu hattı, su hattı, isale hattı
canal, channel | kanal
pipeline-building, pipe line | boru hattı
residential project, housing project, housing development, real estate project, property project | konut projesi, gayrimenkul projesi > project
residential, housing, residential property, residential real estate | konut, konut gayrimenkul, konut amaçlı
building-block, block | blok
storey, story-floor, floor, floor-storey | kat, zemin
basement | bodrum, bodrum kat
industrial building, industrial facility, industrial construction | sanayi yapısı, endüstriyel yapı, endüstriyel tesis
earthquake resistance, seismic design, seismic, earthquake regulation | deprem yönetmeliği, depreme dayanıklılık
structural engineering, structural design, structural analysis, statics | statik, statik proje, yapı statiği, statik analiz
soil mechanics, geotechnics, geotechnical engineering, ground survey, soil survey | zemin mekaniği, geoteknik, zemin etüdü
hydraulics | hidrolik
surveying, land surveying, topography, geodesy | harita, ölçme, haritacılık, topografya, jeodezi
geomatics engineering, surveying engineering | harita mühendisliği, geomatik mühendisliği
levelling | nivelman, nivo
autocad | autocad
revit | revit
sap2000 | sap2000
idecad, ide cad | idecad, ide cad
sta4cad | sta4cad
netcad | netcad
bim, building information modelling, building information modeling | bim, yapı bilgi modellemesi
sketchup | sketchup
lumion | lumion
rhino | rhino
architecture, architectural | mimarlık, mimari
architectural project, architectural design | mimari proje, mimari tasarım
interior design, interior architecture | iç mimarlık, iç mimari, iç tasarım
application project, detailed design, shop drawing, construction drawing, working drawing | uygulama projesi, detay çizimi, imalat çizimi
preliminary design, concept design, concept project, schematic design | avan proje, konsept tasarım, konsept proje
floor plan, ground plan | kat planı
rendering, 3d visualisation, 3d rendering, visualisation-architecture, render, 3d visualization | render, 3d görselleştirme, üç boyutlu görselleştirme
building survey, measured survey | rölöve
crane | vinç
excavator, digger | ekskavatör
backhoe loader, backhoe | beko loder, kazıcı yükleyici
bulldozer, dozer | dozer, buldozer
wheel loader, loader-machine | loder, yükleyici
grader | greyder
roller-machine, road roller | silindir
mixer-truck, concrete mixer | beton mikseri, transmikser
construction machinery, heavy equipment, construction equipment, plant-machinery, heavy machinery | iş makinesi, iş makineleri, ağır iş makinesi
work machine operator certificate, plant operator licence, construction machinery operator certificate | iş makinesi operatör belgesi, iş makinesi ehliyeti, operatörlük belgesi
electrical installation, electrical wiring, electrical works, electric installation, electrical fitting | elektrik tesisatı, elektrik işleri
installation | kurulum, tesisat
low voltage, lv, extra-low voltage | alçak gerilim, ag
weak current, low current, elv systems | zayıf akım
medium voltage, mv | orta gerilim, og
high voltage, hv | yüksek gerilim, yg
ekat certificate, high voltage certificate | ekat belgesi, yg işletme sorumluluğu, ekat
transformer, transformer station, substation | trafo, trafo merkezi, transformatör
panel, switchboard, distribution board, control panel, electrical panel, fuse box | pano, elektrik panosu, dağıtım panosu
circuit breaker, breaker, fuse | sigorta, şalter, devre kesici
residual current device, rcd | kaçak akım rölesi
cable, wire-cable | kablo
cable laying, cable pulling, cabling, wiring | kablo çekimi, kablolama, kablo döşeme
cable tray | kablo tavası, kablo kanalı
earthing, grounding | topraklama
lightning protection, lightning rod | paratoner, yıldırımdan korunma
lighting-installation, lighting fixture | aydınlatma, aydınlatma armatürü
socket, power outlet, power socket | priz
switch-light, light switch, switch | anahtar
generator, genset, power generator | jeneratör
ups, uninterruptible power supply | ups, kesintisiz güç kaynağı
compensation-electric, reactive power compensation, power factor correction | kompanzasyon
electricity meter, power meter, meter | elektrik sayacı, sayaç
smart meter | akıllı sayaç
fire detection, fire detection system, smoke detector | yangın algılama, yangın algılama sistemi, duman dedektörü
fire extinguishing system, sprinkler, sprinkler system | yangın söndürme sistemi, sprinkler
intercom | diafon, görüntülü diafon
structured cabling, network cabling, data cabling | yapısal kablolama, data kablolama, ağ kablolama
fibre optic, fiber optic, fibre, fiber, fibre-optic | fiber optik, fiber
plumbing, plumbing installation, sanitary installation, sanitary installations, water installation | su tesisatı, sıhhi tesisat
mechanical installation, mechanical works, mep, mechanical services | mekanik tesisat, mekanik işler
natural gas, natural gas installation, gas installation, gas fitting | doğal gaz, doğalgaz, doğalgaz tesisatı
water leak, leak, leakage | su kaçağı, kaçak, sızıntı
pipe, piping, pipework | boru, borulama
tap, faucet, mixer tap | musluk, batarya
toilet, wc, bathroom | tuvalet, banyo, klozet
drain unblocking, blocked drain, drain clearing | tıkanıklık açma, gider açma
water heater, boiler-water | şofben, termosifon
combi boiler, combi, gas boiler | kombi
boiler, steam boiler, heating boiler | kazan, buhar kazanı
boiler room | kazan dairesi
radiator | radyatör, petek
underfloor heating | yerden ısıtma
central heating | merkezi ısıtma, kalorifer
heating | ısıtma, kalorifer
cooling, refrigeration, cooling system, refrigeration system | soğutma, soğutma sistemi, soğutma sistemleri
air conditioning, hvac, climate control, air-conditioning, heating ventilation and air conditioning, heating, ventilation and air conditioning | iklimlendirme, klima, hvac, ısıtma soğutma havalandırma
air conditioner, ac unit, split air conditioner, split unit, aircon | klima, split klima
vrf, vrf system, vrv | vrf, vrv
ventilation, ventilation system | havalandırma, havalandırma sistemi
air handling unit, ahu | klima santrali
chiller-unit, chiller | chiller, soğutma grubu
duct, air duct, ductwork | hava kanalı, kanal
compressor | kompresör
condenser | kondenser
evaporator | evaporatör
refrigerant, refrigerant gas, coolant gas, f-gas | soğutucu gaz, soğutucu akışkan, gaz
gas charging, refrigerant charging, gas refill | gaz dolumu, gaz şarjı
leak test, leak testing, pressure test, leak detection | kaçak testi, sızdırmazlık testi, basınç testi, kaçak tespiti
heat pump | ısı pompası
heat exchanger | eşanjör, ısı eşanjörü, ısı değiştirici
thermostat | termostat
filter, filter-air | filtre
filter change, filter replacement | filtre değişimi
pump | pompa
valve | vana, valf
fan | fan, vantilatör
`;
