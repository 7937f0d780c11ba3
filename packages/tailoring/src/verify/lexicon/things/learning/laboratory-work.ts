/** What is done and used in laboratories, in the form of everyday/general.ts. */
export const LABORATORY_WORK = `
laboratory work, lab work, bench work, benchwork, wet lab, laboratory studies | laboratuvar çalışması, laboratuvar çalışmaları
molecular laboratory, molecular biology laboratory, molecular biology lab, molecular lab | moleküler laboratuvar, moleküler biyoloji laboratuvarı > laboratory
quality control laboratory, qc laboratory, quality lab, qc lab, quality control lab | kalite kontrol laboratuvarı, kalite laboratuvarı > laboratory
emergency laboratory, stat lab | acil laboratuvarı, acil laboratuvar > laboratory
central laboratory, core laboratory | merkez laboratuvarı, merkez laboratuvar > laboratory
accredited laboratory, accredited lab | akredite laboratuvar > laboratory
laboratory accreditation | laboratuvar akreditasyonu
iso 17025, iso-17025, iso/iec 17025 | iso 17025
iso 15189 | iso 15189
laboratory safety, lab safety | laboratuvar güvenliği
biosafety, biological safety | biyogüvenlik, biyolojik güvenlik
biosafety cabinet, laminar flow cabinet, laminar flow hood, safety cabinet | biyogüvenlik kabini, biyolojik güvenlik kabini, laminar kabin, laminer akış kabini
fume hood, fume cupboard | çeker ocak
laboratory information system, lis, lims, laboratory information management system | laboratuvar bilgi sistemi, lbs, lims, laboratuvar bilgi yönetim sistemi, lbys
sample acceptance, specimen acceptance, sample reception, specimen reception, sample receipt, sample registration, sample intake | numune kabulü, numune kabul, örnek kabul, numune kaydı
sample rejection, specimen rejection, rejected sample | numune reddi, numune ret, reddedilen numune
sample transport, specimen transport, sample transfer | numune taşıma, numune transferi, numune nakli
sample preparation, specimen preparation, sample prep | numune hazırlama, örnek hazırlama, numune hazırlığı
sample labelling, specimen labelling, sample labeling, barcode labelling-sample | numune etiketleme, numune barkodlama
sample storage, specimen storage, sample archive | numune saklama, numune saklanması, numune arşivi
sample collection, specimen collection, collecting samples | numune toplama, örnek toplama
chemical analysis | kimyasal analiz
microbiological analysis, microbiological test, microbial analysis, microbiological testing | mikrobiyolojik analiz, mikrobiyolojik test
residue analysis, pesticide residue analysis | kalıntı analizi, pestisit kalıntı analizi
heavy metal analysis, heavy metal, heavy metals | ağır metal, ağır metal analizi
trace element | eser element
nutrient analysis, nutritional analysis | besin analizi
viscosity | viskozite, akışkanlık
conductivity | iletkenlik
turbidity | bulanıklık
melting point | erime noktası
boiling point | kaynama noktası
concentration-chemical, concentration | konsantrasyon, derişim
dilution, serial dilution | seyreltme, dilüsyon, seri dilüsyon
solution-chemical, solution preparation, preparing solutions | çözelti, çözelti hazırlama
buffer solution | tampon çözelti > solution-chemical
standard solution | standart çözelti
culture medium, growth medium, media preparation, agar | besiyeri, besiyeri hazırlama, kültür ortamı, agar
petri dish | petri kabı, petri
colony count, colony counting, plate count | koloni sayımı
bacterial identification, organism identification | bakteri identifikasyonu, bakteri tanımlama
inoculation-lab, culture plating, streaking | kültür ekimi
incubation | inkübasyon, enkübasyon
incubator-lab, co2 incubator, bacterial incubator | inkübatör, etüv
drying oven, hot air oven, dryer, drier | kurutma fırını, kurutucu
water bath | su banyosu
hot plate | ısıtıcı tabla
magnetic stirrer | manyetik karıştırıcı
shaker-lab, orbital shaker | çalkalayıcı
precision balance, analytical balance, laboratory scale | hassas terazi, analitik terazi
fluorescence microscopy, fluorescence microscope | floresan mikroskobu, floresan mikroskopi
confocal microscopy, confocal microscope | konfokal mikroskop, konfokal mikroskopi
scanning electron microscopy, scanning electron microscope | sem analizi, taramalı elektron mikroskobu > electron microscope
transmission electron microscopy, tem-microscope | geçirimli elektron mikroskobu
autoanalyser, autoanalyzer, biochemistry analyser, chemistry analyzer, biochemistry analyzer | otoanalizör, biyokimya cihazı, biyokimya otoanalizörü
haematology analyser, hematology analyzer, blood count device | hemogram cihazı, kan sayım cihazı
analyser, analyzer, analyser-device | analizör, analiz cihazı
hormone analyser, immunoassay analyser, hormone analyzer | hormon cihazı
blood gas analyser, blood gas analyzer, blood gas machine, blood gas device | kan gazı cihazı
coagulation analyser, coagulometer | koagülometre, koagülasyon cihazı
flow cytometry, flow cytometer, facs | flow sitometri, akış sitometrisi, akan hücre ölçer
mass spectrometry, mass spectrometer | kütle spektrometresi, kütle spektrometrisi
lc-ms | lc-ms
lc-ms/ms | lc-ms/ms > lc-ms
icp-ms | icp-ms > icp
icp-oes | icp-oes > icp
icp | icp
atomic absorption, atomic absorption spectroscopy, aas-spectroscopy, aas | atomik absorpsiyon, atomik absorpsiyon spektroskopisi, aas
ftir, infrared spectroscopy | ftir, kızılötesi spektroskopi
nmr, nuclear magnetic resonance | nmr, nükleer manyetik rezonans
xrd, x-ray diffraction | xrd, x-ışını kırınımı
real-time pcr, qpcr, quantitative pcr | gerçek zamanlı pcr, qpcr > pcr
rt-pcr, rt-qpcr | rt-pcr > pcr
gel electrophoresis, electrophoresis, agarose gel | elektroforez, jel elektroforezi, agaroz jel
western blot, western blotting | western blot
dna isolation, dna extraction | dna izolasyonu, dna ekstraksiyonu
rna isolation, rna extraction | rna izolasyonu, rna ekstraksiyonu
protein purification | protein saflaştırma
protein isolation | protein izolasyonu
gene expression, expression analysis | gen ifadesi, gen ekspresyonu
gene cloning, cloning | klonlama, gen klonlama
crispr, crispr-cas9 | crispr > gene editing
gene editing, genome editing | gen düzenleme, genom düzenleme
dna sequencing, sequencing | dizileme, dna dizileme
next-generation sequencing, ngs | yeni nesil dizileme, ngs > dna sequencing
transfection | transfeksiyon
transformation-bio | transformasyon
plasmid | plazmit
primer design, primer-dna | primer tasarımı
mutation, genetic variant | mutasyon
karyotype, karyotyping, chromosome analysis | karyotip, karyotipleme, kromozom analizi
chromosome | kromozom
cell line, cell lines | hücre hattı, hücre hatları
primary cell culture | primer hücre kültürü > cell culture
immunohistochemistry, ihc-lab | immünohistokimya
immunofluorescence | immünofloresan
tissue processing, tissue follow-up | doku takibi, doku işleme
microtome, sectioning, tissue sectioning, microtomy | mikrotom, kesit alma, doku kesiti
paraffin block, paraffin embedding | parafin blok, parafin bloklama
slide-microscope, microscope slide, slide preparation | lam, preparat, preparat hazırlama
laboratory animal, lab animal, experimental animal | deney hayvanı, laboratuvar hayvanı
mouse model | fare, fare modeli
rat-animal, rats | sıçan, rat
zebrafish | zebra balığı
laboratory glassware | cam malzeme, laboratuvar cam malzemesi
beaker | beher
burette | büret
filter paper | filtre kâğıdı, süzgeç kâğıdı
hazardous waste | tehlikeli atık
chemical waste | kimyasal atık
solvent extraction, extraction-chemical, liquid extraction | ekstraksiyon, özütleme, çözücü ekstraksiyonu
evaporation, rotary evaporator | buharlaştırma, evaporasyon, rotary evaporatör
crystallisation, crystallization | kristallendirme, kristalizasyon
synthesis, chemical synthesis, organic synthesis | sentez, kimyasal sentez, organik sentez
catalyst, catalysis | katalizör, kataliz
compound-chemical, chemical compound | bileşik, kimyasal bileşik
molecule, molecular | molekül, moleküler
nanoparticle, nanoparticles | nanopartikül, nanoparçacık
internal quality control, iqc, internal qc | iç kalite kontrol
external quality control, external quality assessment, eqa | dış kalite kontrol, dış kalite değerlendirme
proficiency testing, proficiency test | yeterlilik testi > external quality control
control chart, levey-jennings, levey-jennings chart, control charts, spc chart | kontrol grafiği, levey-jennings, kontrol kartı, kontrol diyagramı
control sample, control serum | kontrol serumu, kontrol numunesi
method validation, validation-method | metot validasyonu, yöntem validasyonu
method verification | metot doğrulama, metot verifikasyonu, yöntem doğrulama
measurement uncertainty | ölçüm belirsizliği
test method, analysis method, analytical method, testing method | test yöntemi, analiz yöntemi, analiz metodu, test metodu, deney metodu
analysis report, test report, lab report, laboratory report, testing report | analiz raporu, test raporu, laboratuvar raporu, deney raporu
result approval, result validation, result authorisation, result verification, result release | sonuç onayı, sonuç onaylama, sonuç doğrulama
result time, tat-lab | sonuç verme süresi, sonuçlanma süresi
device calibration, equipment calibration, instrument calibration | cihaz kalibrasyonu, ekipman kalibrasyonu
device maintenance, instrument maintenance | cihaz bakımı, aletlerin bakımı
reagent stock, kit stock, reagent inventory, kit inventory | kit stoğu, reaktif stoğu, kit takibi
`;
