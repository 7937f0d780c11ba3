/** Chemical plants, substances, laboratories of factories, printing, in the form of everyday/general.ts. */
export const CHEMISTRY_AND_PROCESSES = `
process parameter, process parameters | proses parametresi, proses parametreleri, süreç parametreleri
process flow, process flow diagram, pfd, flow chart, flowchart, process map, process mapping, process flow chart | akış şeması, proses akış şeması, iş akış şeması, iş akışı, süreç haritası, süreç haritalama, süreç akışı
p&id, piping and instrumentation diagram | p&id, borulama ve enstrümantasyon diyagramı
reactor | reaktör
polymerisation, polymerization | polimerizasyon
rectification-column | rektifikasyon
drying | kurutma
mixing, blending | karıştırma, harmanlama
dosing, dosage-process | dozajlama, dozaj
extraction | ekstraksiyon
absorption | absorpsiyon
adsorption | adsorpsiyon
ion exchange | iyon değiştirme, iyon değişimi
sulphuric acid, sulfuric acid | sülfürik asit > acid
hydrochloric acid | hidroklorik asit, tuz ruhu > acid
nitric acid | nitrik asit > acid
caustic soda, sodium hydroxide | kostik, sodyum hidroksit
bleach-chemical | çamaşır suyu, ağartıcı
hydrogen | hidrojen
nitrogen | azot, nitrojen
sulphur, sulfur | kükürt
phosphate | fosfat
soap-chemistry, soap, hand soap | sabun
pigment | pigment
dye, dyestuff | boyarmadde, boya
lubricating oil, mineral oil | madeni yağ
tablet compression, tablet press | tablet basım, tablet baskı
blister, blister packaging | blister, blisterleme
acidity | asitlik, asidite
flash point | parlama noktası
solubility | çözünürlük
ph meter, ph-meter | ph metre
spectrometer, optical emission spectrometer | spektrometre
xrf | xrf
raw material analysis | hammadde analizi
product analysis, finished product analysis | ürün analizi, bitmiş ürün analizi
scale-up, scale up | ölçek büyütme
mass balance, material balance | kütle denkliği, madde dengesi
aspen plus | aspen plus
aspen hysys, hysys | aspen hysys, hysys
field operator-process | saha operatörü
start-up-plant, plant start-up | tesis devreye alma, ilk devreye alma
shutdown-process, plant shutdown | tesis duruşu, duruşa alma
plant commissioning | tesis devreye alma
kiln, rotary kiln | döner fırın, fırın
clinker | klinker
cement mill | çimento değirmeni
ceramic glaze, glaze-ceramic | sır
pulp, paper pulp | selüloz, kağıt hamuru
corrugated board, corrugated cardboard | oluklu mukavva
printing-industry, printing industry | matbaa, matbaacılık, baskı sektörü
flexographic printing, flexo printing, flexo, flexography | flekso baskı, flekso
gravure printing | tifdruk, rotogravür
film production-plastic, film blowing | film üretimi, film çekimi
nuclear | nükleer
radioactive | radyoaktif
explosive | patlayıcı
flammable, inflammable | yanıcı, parlayıcı
toxic, poisonous | toksik, zehirli
corrosive | aşındırıcı, korozif
liquid, fluid | sıvı, akışkan
solid | katı
powder | toz
granular | granül, taneli
paste-substance | macun, pasta
foam | köpük
oil-substance, oil | yağ
wax | mum, balmumu
`;
