/** Plumbing, gas, heating, cooling, air and lifts, in the form of everyday/general.ts. */
export const PIPES_HEATING_AND_COOLING = `
clean water installation, fresh water installation, cold water installation | temiz su tesisatı, soğuk su tesisatı
waste water installation, drainage installation, soil stack, waste pipework | pis su tesisatı, atık su tesisatı, gider tesisatı
hot water installation, hot water system, domestic hot water | sıcak su tesisatı, sıcak su sistemi, kullanım sıcak suyu
tap water, mains water | şebeke suyu, musluk suyu
heating installation, heating system, heating works | ısıtma tesisatı, ısıtma sistemi, kalorifer tesisatı
fire installation, fire-fighting installation, firefighting installation, fire protection installation | yangın tesisatı
fire cabinet, hose cabinet, fire hose cabinet | yangın dolabı
gas pipeline, natural gas pipeline, natural gas line, gas line | doğal gaz hattı, doğalgaz hattı, gaz hattı, doğal gaz boru hattı
gas alarm, gas detector | gaz alarmı, gaz dedektörü, gaz alarm cihazı
internal installation-gas, internal gas installation | iç tesisat, doğal gaz iç tesisatı
drain pipe, waste pipe | gider borusu, pis su borusu > pipe
sewer line, sewer pipe, sewage line | kanalizasyon hattı, kanalizasyon borusu
manhole, inspection chamber | rögar, baca, menhol
septic tank, cesspool | foseptik
ppr pipe, ppr, ppr-c pipe | ppr boru, pprc boru > pipe
pe pipe, polyethylene pipe, hdpe pipe | pe boru, polietilen boru, hdpe boru > pipe
fitting, fittings, pipe fitting, pipe fittings | fitting, boru bağlantı parçası, ek parça
elbow-pipe, pipe elbow | dirsek
tee-pipe, t-piece | te, te parçası
union-pipe | rakor
pipe support, pipe hanger | boru askısı, boru desteği
pipe spool, spool-pipe, spool | spool, boru spool
pipe layout, pipe route, piping layout | boru güzergahı, boru hattı yerleşimi
sanitary ware, sanitaryware, bathroom fittings, sanitary fittings | vitrifiye, banyo armatürleri, seramik sağlık gereçleri
washbasin, sink, basin | lavabo, evye
wc pan, toilet bowl | klozet
cistern, flush tank | rezervuar, sifon deposu
shower | duş
shower cabin, shower enclosure | duşakabin, duş kabini
bathtub, bath-tub | küvet
siphon, trap-drain | sifon
burst pipe, pipe burst | boru patlağı, patlak boru, boru patlaması
blockage, clog | tıkanıklık, tıkanma
water softener | su yumuşatma, su yumuşatma sistemi, su yumuşatma cihazı
reverse osmosis, ro-water | ters osmoz
water purifier, water filter | su arıtma cihazı, su filtresi
expansion tank, expansion vessel | genleşme tankı, genleşme deposu
burner | brülör
flame | alev
chimney, flue | baca
flue gas | baca gazı
flue gas analysis, combustion analysis | baca gazı analizi, yanma analizi
flue gas analyser, flue gas analyzer, combustion analyser | baca gazı analizörü
condensing boiler | yoğuşmalı kombi, yoğuşmalı kazan
wall-hung boiler, wall-mounted boiler | duvar tipi kazan, duvar tipi kombi
oil furnace, oil-fired furnace, oil boiler | sıvı yakıtlı kazan, fuel oil kazanı
furnace-heating, heating furnace | kalorifer kazanı
stove-heating, stove | soba
steam, stem-education, stem education, steam education, stem | buhar, stem, stem eğitimi, steam, fetemm
steam line, steam pipe | buhar hattı
steam trap | kondenstop
superheated steam | kızgın buhar
thermal oil, thermal oil boiler | kızgın yağ, kızgın yağ kazanı
economiser, economizer | ekonomizer
combi boiler maintenance, combi maintenance, gas boiler service, gas boiler maintenance | kombi bakımı > maintenance-thing
solar water heater, solar collector, solar thermal | güneş kolektörü, güneş enerjili su ısıtıcı, güneş enerjisi kolektörü
heat share meter, heat cost allocator | ısı pay ölçer, pay ölçer
fan coil, fan coil unit, fcu | fan coil, fancoil
rooftop unit, rtu, rooftop air conditioner, packaged rooftop unit | çatı tipi klima, rooftop, rooftop klima, rooftop ünitesi
indoor unit, inside unit | iç ünite
outdoor unit, outside unit, condensing unit | dış ünite
central air conditioning, central air-conditioning | merkezi klima, merkezi iklimlendirme
ducted air conditioner | kanallı klima, kanal tipi klima
cassette air conditioner, cassette unit | kaset tipi klima
air conditioner installation, ac installation, split installation | klima montajı
air conditioner maintenance, ac maintenance, air conditioning maintenance | klima bakımı, klima bakımları > maintenance-thing
refrigeration cycle, cooling cycle | soğutma çevrimi
cooling tower | soğutma kulesi
cooling water, chilled water | soğutma suyu, soğutulmuş su
ammonia | amonyak
r410a | r410a
r32 | r32
r134a | r134a
freon | freon
ozone | ozon
ozone-depleting, ozone depletion | ozon tabakası, ozon inceltici
refrigerant recovery, gas recovery, refrigerant reclaim | gaz toplama, soğutucu gaz geri kazanımı, gaz geri kazanımı
vacuuming-system, evacuation-system | vakumlama
expansion valve | genleşme vanası, genleşme valfi
capillary tube | kılcal boru
scroll compressor | scroll kompresör > compressor
four-way valve | dört yollu vana
pressure switch, pressostat | presostat, basınç şalteri
manometer, pressure gauge, manifold gauge | manometre, basınç göstergesi
temperature controller | sıcaklık kontrol cihazı
frost, icing | buzlanma
defrost | defrost, buz çözme
humidifier | nemlendirici
dehumidifier | nem alma cihazı, nem alıcı
heat recovery unit, heat recovery, hrv, energy recovery ventilator | ısı geri kazanım, ısı geri kazanım cihazı, ısı geri kazanım ünitesi
exhaust fan, extractor fan, extract fan | egzoz fanı, aspiratör, emiş fanı
supply fan, fresh air fan | taze hava fanı
fresh air | taze hava, temiz hava
exhaust air | egzoz havası
smoke extraction, smoke exhaust | duman tahliye, duman egzoz
damper | damper
grille, diffuser, air outlet | menfez, difüzör
spiral duct | spiral kanal
hepa filter | hepa filtre > filter
air quality, indoor air quality | hava kalitesi, iç hava kalitesi
air flow, airflow, air flow rate, air volume | hava debisi, hava akışı
testing adjusting and balancing, tab-hvac, air balancing | test ayar dengeleme, tad
heat load calculation, heat loss calculation, heat load, heating load calculation | ısı kaybı hesabı, ısı yükü hesabı
mechanical room, plant room | mekanik oda, tesisat odası
shaft-building, riser shaft | şaft, tesisat şaftı
f-gas certificate, f-gas certification | f-gaz belgesi, f gaz belgesi
heat loss | ısı kaybı
heat gain | ısı kazancı
heat-energy, heat | ısı
commissioning-service, start-up, first start-up, initial start-up | ilk çalıştırma, devreye alma
lift shaft, elevator shaft | asansör kuyusu
lift car, elevator car | asansör kabini
lift rope, hoist rope | asansör halatı, çelik halat
blocked-pipe, clogged, blocked-up | tıkalı, tıkanmış, tıkanan
`;
