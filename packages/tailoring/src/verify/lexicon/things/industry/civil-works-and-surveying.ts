/** Structures, roads, sites, plans and surveys, in the form of everyday/general.ts. */
export const CIVIL_WORKS_AND_SURVEYING = `
superstructure, superstructure works | üstyapı, üst yapı, üstyapı işleri
load-bearing system, structural system, load bearing structure | taşıyıcı sistem
beam | kiriş
slab, floor slab | döşeme, plak
raft foundation, mat foundation | radye temel, radye
strip foundation | sürekli temel
isolated footing, pad foundation, single footing | tekil temel
shear wall, concrete wall | perde, perde duvar, betonarme perde
parapet | parapet
roof truss, truss | makas, çatı makası, kafes kiriş
purlin | aşık
bracing | çapraz
steel connection, steel joint, connection-steel | çelik birleşim, çelik bağlantı
frame-structure, framing, structural frame | çerçeve, karkas
wooden structure, timber structure, timber frame, wood frame | ahşap yapı, ahşap karkas
masonry building, masonry structure | yığma yapı, yığma bina
prefabricated building, prefab building, prefab house | prefabrik yapı, prefabrik ev, prefabrik bina
container-building, site container | konteyner
high-rise, high-rise building, tower block, tall building | yüksek katlı, yüksek katlı bina, yüksek yapı, gökdelen
apartment building, block of flats, apartment block | apartman, apartman binası
detached house, single-family house | müstakil ev
hospital building, hospital construction, hospital project | hastane inşaatı, hastane projesi, hastane binası
mass housing, social housing-building, toki | toplu konut, toki
restoration-building, historic building restoration, restoration project | restorasyon, tarihi yapı restorasyonu, restorasyon projesi
strengthening, retrofitting, seismic retrofitting, structural strengthening, seismic strengthening | güçlendirme, deprem güçlendirmesi, yapı güçlendirme
carbon fibre-strengthening, frp | karbon elyaf, karbon fiber
earthquake code, seismic code, earthquake regulations, tbdy | deprem yönetmeliği, tbdy
earthquake performance analysis, performance analysis-building, seismic performance analysis, seismic performance assessment, seismic assessment | performans analizi, deprem performans analizi, deprem performansı
risky building detection, risky structure assessment, at-risk building | riskli yapı tespiti, riskli yapı, riskli bina
building damage assessment, damage survey | hasar tespit
static project, structural project, structural drawings | statik proje, statik projeler
static calculation, structural calculation, structural calculations | statik hesap, statik hesaplar, yapısal hesap
finite element, finite element analysis, fea, fem, finite element method | sonlu elemanlar, sonlu eleman analizi, sonlu elemanlar analizi
etabs | etabs
safe-software | safe
staad pro, staad | staad pro, staad
tekla, tekla structures | tekla, tekla structures
civil 3d, autocad civil 3d | civil 3d
navisworks | navisworks
reinforcement drawing, rebar drawing, bar bending schedule | donatı çizimi, donatı detayı, demir metrajı
slipform, sliding formwork, climbing formwork | kayar kalıp, tırmanır kalıp > formwork
plywood-civil, plywood | plywood, kontraplak
scaffolding-formwork, formwork scaffolding, shoring | kalıp iskelesi, dikme
concrete curing, curing | beton kürü, kür, kürleme
concrete vibrator, vibrator | beton vibratörü, vibratör
concrete plant, batching plant, ready-mix plant | beton santrali
shotcrete, sprayed concrete | püskürtme beton, şatkrit
lean concrete, blinding concrete | grobeton
aggregate | agrega
sand | kum
gravel | çakıl, mıcır
crushed stone | kırma taş, mıcır
lime | kireç
mortar | harç
grout | derz, derz dolgu, grout
concrete block, block-brick | briket, beton blok
pumice block, pumice | bims
stone wall | taş duvar
partition wall, partition | bölme duvar, bölme
steel mesh, wire mesh, mesh reinforcement | çelik hasır, hasır
rebar-bending, rebar bending and cutting, rebar cutting | demir kesme bükme, donatı kesim büküm
rebar tying, steel fixing | demir bağlama, donatı bağlama, demircilik
earthwork, earth work | toprak işi, hafriyat
excavation pit, foundation pit | temel çukuru, temel kazısı
shoring-works, excavation support, pit shoring, retaining system | iksa, iksa sistemi, kazı destek
sheet pile, sheet piling | palplanş
diaphragm wall | diyafram duvar
ground anchor, soil anchor | zemin ankrajı, ankraj
jet grouting, jet grout | jet grout
ground improvement, soil improvement | zemin iyileştirme, zemin ıslahı
geotechnical report, soil report, ground investigation report | zemin etüt raporu, geoteknik rapor > report-thing
soil investigation, ground investigation, site investigation-soil | zemin etüdü, zemin araştırması
backfill, filling-earth, embankment, fill-earth | dolgu, geri dolgu, dolgu işleri
cut and fill | yarma dolgu, kazı dolgu, kazı ve dolgu
compaction, soil compaction | sıkıştırma, kompaksiyon
compaction test, proctor test | sıkıştırma testi, proktor
subbase, sub-base | alt temel
road base, plentmix, base course | plentmiks, temel tabakası
road marking, road line | yol çizgisi, yol işaretleme
junction, interchange, intersection | kavşak
pavement, sidewalk | kaldırım
guard rail, crash barrier | bariyer, oto korkuluk
culvert | menfez
asphalt plant | asfalt plenti
asphalt paver, paver-machine, finisher-asphalt | finişer, asfalt serim makinesi
rail | ray
sleeper-rail, railway sleeper | travers
breakwater | dalgakıran
bridge pier | köprü ayağı
bridge deck | köprü tabliyesi, tabliye
prestressed concrete, post-tensioned, post-tensioning, prestressed | öngerme, ardgerme, öngermeli beton
boring-tunnel, tunnel boring machine, tbm | tünel açma makinesi, tbm
pond, small reservoir | gölet
hydraulic structures, water structure | su yapıları
storm water, stormwater, rainwater, rain water | yağmur suyu
storm drain, stormwater line, rainwater line | yağmur suyu hattı, yağmursuyu hattı
infrastructure line, utility line | altyapı hattı
water network, drinking water network, water distribution network | su şebekesi, içme suyu şebekesi
telecommunication line, telecom line | haberleşme hattı, telekom hattı
site plan, layout plan | vaziyet planı, yerleşim planı
longitudinal section, long section | boykesit
elevation-drawing, elevation, view-elevation | görünüş, cephe görünüşü
elevation-height, level-height, height level | kot, seviye
drawing set, drawings | çizim seti, pafta
drawing sheet, sheet-drawing | pafta
drawing template, title block | çizim şablonu, antet
revision-drawing, drawing revision | revizyon, çizim revizyonu
scale model, model-architecture, architectural model, mock-up | maket
architectural competition, design competition | mimari yarışma, proje yarışması
architectural office, architecture firm, architectural firm, architecture office, design office | mimarlık ofisi, mimarlık bürosu
occupancy permit, certificate of occupancy, occupancy certificate, building use permit | iskan, yapı kullanma izin belgesi, iskan ruhsatı, iskân, yapı kullanma izni
zoning status | imar durumu
master plan, masterplan | nazım imar planı, master plan, nazım plan
cadastre, cadastral survey, cadastral, land registry and cadastre | kadastro, tapu kadastro, tapu ve kadastro
land consolidation | arazi toplulaştırma
total station | total station, elektronik takeometre
gps-survey, gnss, gnss receiver, rtk | gnss, gps, rtk
levelling instrument, level-instrument, optical level | nivo, nivo aleti
theodolite | teodolit
survey point, control point, benchmark-survey, reference point | poligon, poligon noktası, nirengi, röper, yer kontrol noktası
coordinate | koordinat
setting-out, setting out, staking, stake-out, stakeout, set-out | aplikasyon, aplikasyon yapma, kazık çakma
contour, contour line | eş yükselti eğrisi, tesviye eğrisi
topographic map, topographical map | topoğrafik harita, halihazır harita, topografik harita
topographic survey, topographical survey, land survey, current situation survey | halihazır alımı, topoğrafik ölçüm, arazi ölçümü, halihazır ölçümü, topografik ölçüm
point cloud | nokta bulutu
photogrammetry | fotogrametri
aerial photo, aerial photograph, aerial photography, orthophoto | hava fotoğrafı, ortofoto
volume calculation, cubage, earthwork calculation, volume computation | kübaj, kübaj hesabı, hacim hesabı
deformation measurement, settlement measurement, deformation monitoring | deformasyon ölçümü, oturma ölçümü
site-survey, exploration-site, site reconnaissance | keşif, yerinde keşif, saha keşfi
approximate cost, approximate cost estimate, engineer's estimate, estimated cost-tender | yaklaşık maliyet
cost estimate, estimation-cost | maliyet tahmini
contract price, contract sum | sözleşme bedeli
final account | kesin hesap
price difference, price adjustment, escalation-price | fiyat farkı
claim-construction, claims-construction | hak talebi, claim
variation order, change order, variation | ilave iş, değişiklik emri, iş değişikliği
lump sum, turnkey, turn-key | anahtar teslim, götürü bedel
defect list, snag list, punch list, snagging, deficiency list | eksik listesi, kusur listesi, eksik kusur listesi, punch list
deficiency, missing item, snag | eksiklik, noksan, eksik
acceptance-site, acceptance procedure, acceptance-handover, acceptance | kabul
quality of workmanship, workmanship | işçilik, işçilik kalitesi
crew-construction, work gang, gang | ekip, posta
labour, manpower, labor, workers-labour | iş gücü, işgücü, işçilik
site engineer's office | şantiye mühendisliği ofisi
ministry of environment and urbanisation | çevre ve şehircilik bakanlığı
general directorate of highways, highways directorate | karayolları genel müdürlüğü, karayolları
dsi, state hydraulic works | dsi, devlet su işleri
iller bankası, ilbank | iller bankası, ilbank
chamber of civil engineers | inşaat mühendisleri odası, imo
chamber of mechanical engineers | makine mühendisleri odası, makina mühendisleri odası, mmo
chamber of surveying engineers | harita ve kadastro mühendisleri odası, hkmo
leed, leed certificate | leed, leed sertifikası
breeam | breeam
energy performance certificate, energy identity certificate, epc-building | enerji kimlik belgesi, ekb
trench | hendek, kanal, kazı kanalı
soil-ground, soil, ground | zemin
`;
