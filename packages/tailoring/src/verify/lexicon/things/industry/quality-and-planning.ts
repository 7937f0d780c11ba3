/** Quality, tests, audits, lean work, planning of production, moulds and plastics, in the form of everyday/general.ts. */
export const QUALITY_AND_PLANNING = `
quality plan, control plan, quality control plan | kalite planı, kontrol planı, kalite kontrol planı
quality manual, quality handbook | kalite el kitabı
quality circle | kalite çemberi
test certificate, mill certificate, material certificate, 3.1 certificate | malzeme sertifikası, test sertifikası, 3.1 sertifika, kalite sertifikası
certificate of conformity, declaration of conformity, conformity certificate, coc | uygunluk belgesi, uygunluk beyanı, uygunluk sertifikası
conformity, conformance | uygunluk
non-conforming product, nonconforming product, nonconforming part, non-conforming part, non-conforming | uygun olmayan ürün, uygunsuz ürün, uygun olmayan parça, uygunsuz
nonconformity report, non-conformity report, ncr-report, non-conformance report | uygunsuzluk raporu, uygunsuzluk formu > report-thing
concession, deviation permit, waiver-quality | sapma izni, şartlı kabul
accept-reject, acceptance or rejection | kabul ret, kabul-red
rejection, reject-thing, rejected | ret, red, reddedilen
defect rate, error rate, defective rate, fault rate | hata oranı, kusur oranı, hatalı ürün oranı
defective part, faulty part, bad part | hatalı parça, kusurlu parça
defect type, error type, type of defect | hata türü, hata tipi, kusur tipi
rework, reworking, repair-rework | rework, yeniden işleme, tamir, düzeltme
sorting-quality, sorting work, sorting activity | ayıklama, seçme, ayıklama işlemi
quarantine, hold area, quarantine area, blocked stock | karantina, karantina alanı, bloke stok
a3 report, a3, a3 problem solving | a3 raporu, a3, a3 problem çözme
five whys, 5 whys, 5 why, 5-why analysis | 5 neden, beş neden, 5 neden analizi
fishbone diagram, ishikawa, ishikawa diagram, cause and effect diagram | balık kılçığı, balık kılçığı diyagramı, ishikawa, sebep sonuç diyagramı
pareto analysis, pareto | pareto analizi, pareto
histogram | histogram
process capability, cpk, cp/cpk, capability analysis, process capability study | proses yeterliliği, süreç yeterliliği, cpk, yeterlilik analizi, proses yeterlilik
gauge r&r, gage r&r, grr, gauge repeatability and reproducibility | gage r&r, grr, ölçüm tekrarlanabilirliği
sampling plan, sampling-quality, aql, acceptance sampling | örnekleme planı, numune alma planı, aql, kabul örneklemesi
initial sample, first sample, initial sample inspection report, isir | ilk numune, ilk numune raporu
master sample, reference sample, limit sample | şahit numune, referans numune, sınır numune, master numune
process fmea, pfmea | proses fmea, pfmea, süreç fmea > fmea
design fmea, dfmea | tasarım fmea, dfmea > fmea
verification-measure, verification | doğrulama
validation, validation-process | validasyon, geçerli kılma
test bench, test rig, test stand, test-bench | test düzeneği, test tezgahı, test standı, test ünitesi
durability test, endurance test, life test | dayanım testi, ömür testi, dayanıklılık testi
salt spray test, salt spray | tuz testi, tuz püskürtme testi
leak-tightness test, tightness test | sızdırmazlık testi
type test | tip testi
factory acceptance test, fat-test | fabrika kabul testi, fat
site acceptance test, sat-test | saha kabul testi, sat
trial production, pilot production, trial run, pilot run, test run | deneme üretimi, pilot üretim, deneme imalatı
zero-series, pre-series, pilot series, pre-production | sıfır seri, ön seri
line-end check, end-of-line test, end-of-line inspection, eol test | hat sonu kontrol, hat sonu testi
patrol inspection, roving inspection | devriye kontrol, gezici kontrol
hundred percent inspection, full inspection | yüzde yüz kontrol
shipment inspection, pre-shipment inspection, dispatch inspection, goods inspection, surveillance-goods | sevkiyat kontrolü, sevk öncesi kontrol, sevkiyat öncesi kontrol, yükleme öncesi gözetim
pre-inspection, preliminary inspection, preliminary examination | ön muayene, ön inceleme, ön kontrol
raw material inspection, raw material control | hammadde kontrolü, hammadde kabul kontrolü
supplier quality, supplier quality management, sqa, supplier quality assurance | tedarikçi kalite, tedarikçi kalitesi, tedarikçi kalite yönetimi
certification audit, recertification audit, surveillance audit | belgelendirme denetimi, belgelendirme tetkiki, gözetim tetkiki > audit
layered process audit, lpa | katmanlı proses denetimi, lpa > audit
iatf 16949, iatf | iatf 16949, iatf
iso 14001 | iso 14001
iso 45001 | iso 45001
iso 27001, iso/iec 27001 | iso 27001
iso 13485 | iso 13485
iso 22000 | iso 22000
iso 3834, en iso 3834 | iso 3834
en 1090 | en 1090
iso 9606, en iso 9606, iso 9606-1 | iso 9606, en iso 9606
vda 6.3, vda | vda 6.3, vda
asme | asme
api-standard | api
management system, integrated management system | yönetim sistemi, entegre yönetim sistemi
management review, management review meeting | yönetimin gözden geçirmesi, ygg, ygg toplantısı
kaizen project, improvement project | kaizen çalışması, kaizen projesi, iyileştirme projesi, iyileştirme çalışması
improvement action, improvement measures | iyileştirme faaliyeti, iyileştirme aksiyonu
pdca, plan-do-check-act | pukö, planla uygula kontrol et önlem al
dmaic | dmaic, töaik
minitab | minitab
heijunka, production levelling, production leveling | heijunka, üretim dengeleme
line balancing, assembly line balancing | hat dengeleme, montaj hattı dengeleme
value stream | değer akışı
spaghetti diagram | spagetti diyagramı
standard work, standardised work, standard work instruction | standart iş, standart iş talimatı
gemba, gemba walk | gemba, gemba yürüyüşü
hoshin kanri | hoshin kanri
layout-plant, plant layout, factory layout, production layout, facility layout | yerleşim planı, fabrika yerleşimi, tesis yerleşimi, layout
ergonomics, ergonomic | ergonomi, ergonomik
work measurement, rebalance-work | iş ölçümü
stopwatch | kronometre
capacity utilisation, capacity utilization, utilisation rate | kapasite kullanım oranı, kapasite kullanımı, kko
production plan, production schedule, manufacturing plan, master production schedule, mps-plan | üretim planı, üretim programı, imalat planı, ana üretim planı, üretim çizelgesi
sales and operations planning, s&op | satış ve operasyon planlama, s&op
bill of materials, bom, product tree | ürün ağacı, malzeme listesi, bom, ürün ağaçları
routing-production, production routing, work routing | rota, üretim rotası, iş rotası
production order, manufacturing order | üretim emri, imalat emri, üretim emirleri, üretim siparişi
order date | sipariş tarihi
delivery deadline, delivery date | termin, teslim tarihi, termin tarihi
raw material stock, raw material inventory | hammadde stoğu, hammadde stoku
work in progress, work in process, wip | ara stok, proses içi stok, yarı mamul stoğu
auxiliary material, auxiliary materials | yardımcı malzeme
paint line, painting line | boya hattı
welding line | kaynak hattı
press line, pressing line | pres hattı
band-line, belt-line | bant, hattı
work cell, production cell, cell-production | üretim hücresi, hücre
work station, work-station | istasyon, iş istasyonu
production area, production floor, shop floor, factory floor | üretim alanı, üretim sahası, imalat sahası, saha
production hall, factory hall, workshop hall | üretim holü, imalathane, hol
production data, production figures, output figures | üretim verisi, üretim verileri
production loss, lost production | üretim kaybı, üretim kayıpları
made-to-order production, make to order, order-based production | siparişe göre üretim, sipariş üzerine üretim
three-shift, three shifts, 3-shift, three-shift system, three-shift pattern, in three shifts | üç vardiya, 3 vardiya, üç vardiyalı, üçlü vardiya
piece-rate, piecework, piece work | parça başı, akort
sap pp, sap production planning | sap pp, sap üretim planlama
sap qm, sap quality management | sap qm, sap kalite yönetimi
sap pm, sap plant maintenance | sap pm, sap bakım
canias | canias
traceability, product traceability | izlenebilirlik
industrialisation, series production launch, new product launch-production, start of production, sop-production | seriye alma, seri üretime geçiş, devreye alma
new product introduction, npi, new product commissioning | yeni ürün devreye alma, yeni ürün devreye alımı
engineering change, design change, engineering change order, eco | mühendislik değişikliği, tasarım değişikliği, ürün değişikliği
mould trial, mold trial, tool try-out, tryout | kalıp denemesi, kalıp deneme
mould set, mould base, mold base | kalıp seti, kalıp hamili
progressive die | progresif kalıp > mould
blow moulding, blow molding | şişirme kalıplama, şişirme
hot runner | sıcak yolluk
mould cavity, cavity | kalıp gözü, kalıp boşluğu, göz
ejector pin | itici pim
injection machine, injection moulding machine, injection molding machine, plastic injection machine | enjeksiyon makinesi, plastik enjeksiyon makinesi
injection parameters | enjeksiyon parametreleri
extruder, extrusion line, extrusion machine | ekstruder, ekstrüzyon hattı, ekstrüder
thermoforming | termoform, ısıl şekillendirme
rotational moulding, rotomolding | rotasyon kalıplama
plastic raw material, granulate, plastic granules, granules | granül, plastik hammadde
masterbatch | masterbatch
polyethylene, pe-plastic | polietilen, pe
polypropylene, pp-plastic | polipropilen, pp
polyamide, nylon | poliamid, naylon
abs-plastic | abs
pvc | pvc
polyurethane | poliüretan
rubber moulding, vulcanisation, vulcanization | vulkanizasyon, kauçuk kalıplama
spare parts inventory, spare parts stock | yedek parça stoğu, yedek parça stoku
`;
