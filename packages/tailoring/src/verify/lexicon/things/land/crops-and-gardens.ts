/** Fields, orchards, greenhouses, gardens and woods, in the form of everyday/general.ts. */
export const CROPS_AND_GARDENS = `
irrigated land, irrigated field, irrigated | sulu arazi, sulu tarla, sulu tarım, sulu
dry land-farm, dryland, rain-fed land, dryland farming, rainfed | kuru arazi, kuru tarım, kıraç arazi, kıraç
cultivated area, planted area, sown area, cultivation area | ekili alan, ekim alanı, dikili alan
fallow | nadas
pasture, grazing land, meadow, rangeland | mera, otlak, çayır
sowing plan, planting plan, crop plan, cropping plan | ekim planı, dikim planı, ekim programı
sowing season, planting season | ekim sezonu, ekim dönemi, dikim dönemi
pivot irrigation, centre pivot, center pivot | pivot sulama, pivot > irrigation
flood irrigation, furrow irrigation, surface irrigation | salma sulama, karık sulama, yüzey sulama > irrigation
fertigation | damla gübreleme, fertigasyon
fertiliser plan, fertilisation plan, fertilization programme, fertilisation programme, fertiliser programme | gübreleme planı, gübreleme programı
nitrogen fertiliser, urea | azotlu gübre, üre
base fertiliser | taban gübresi
top dressing-fertiliser | üst gübre
organic fertiliser, organic fertilizer, farmyard manure, animal manure | organik gübre, çiftlik gübresi, hayvan gübresi
herbicide, weedkiller | herbisit, yabancı ot ilacı, ot ilacı > pesticide
insecticide | insektisit, böcek ilacı > pesticide
fungicide | fungisit, mantar ilacı > pesticide
sprayer, field sprayer, crop sprayer | pülverizatör, ilaçlama makinesi, ilaçlama aleti
spraying drone, agricultural drone | zirai drone, ilaçlama dronu, tarım dronu
plant protection product applicator certificate, pesticide applicator certificate, pesticide application licence | bitki koruma ürünü uygulayıcı belgesi, ilaç uygulayıcı belgesi
pest, pests, agricultural pest, vermin, insects-pest | zararlı, zararlılar, haşere
insect | böcek
aphid | yaprak biti
integrated pest management, ipm | entegre mücadele
biological control | biyolojik mücadele
hail | dolu
frost-weather | don
drought | kuraklık
rain, rainfall, precipitation | yağmur, yağış
snow | kar
soil preparation, seedbed preparation, soil tillage, tillage | toprak hazırlığı, toprak işleme, tohum yatağı hazırlığı
ploughing-thing, plowing | sürüm, toprak sürme, çift sürme
harrow, disc harrow, harrowing | tırmık, diskaro, goble
cultivator-machine, cultivator | kültivatör, kazayağı
rotary tiller, rotavator | rotovatör, çapa makinesi
hoe, hoeing | çapa, çapalama
bale, hay bale | balya
hay, dried grass | saman, kuru ot
straw | saman
silage | silaj
alfalfa, lucerne | yonca
vetch | fiğ
oat, oats | yulaf
rye | çavdar
rapeseed, canola | kanola
soybean, soy, soya | soya, soya fasulyesi
rice-paddy, paddy, paddy rice | çeltik, pirinç
sugar beet-crop, beet | pancar, şeker pancarı
peanut, groundnut | yer fıstığı
sesame | susam
poppy | haşhaş
cumin | kimyon
anise | anason
rose | gül
lavender | lavanta
thyme | kekik
medicinal and aromatic plants, medicinal plants, aromatic plants | tıbbi ve aromatik bitki, tıbbi aromatik bitkiler
lettuce | marul
cabbage | lahana
spinach | ıspanak
carrot | havuç
leek | pırasa
aubergine, eggplant | patlıcan
courgette, zucchini, marrow | kabak
pumpkin | bal kabağı, kabak
green bean, string bean | taze fasulye
pea, peas | bezelye
melon | kavun
pomegranate | nar
pear | armut
plum | erik
quince | ayva
kiwi | kivi
mulberry | dut
raspberry | ahududu
blueberry | yaban mersini
cherry-sour, sour cherry | vişne
mandarin, tangerine | mandalina > citrus
grapefruit | greyfurt > citrus
avocado | avokado
date-fruit | hurma
chestnut | kestane
fruit growing, fruit production, fruit farming | meyvecilik, meyve yetiştiriciliği, meyve üretimi
vegetable growing, vegetable production, vegetable farming | sebzecilik, sebze yetiştiriciliği, sebze üretimi
seed production, seed growing | tohumculuk, tohum üretimi
rootstock | anaç
cutting-plant, plant cutting | çelik, çelikleme
bulb-plant | soğan, çiçek soğanı
root | kök
leaf | yaprak
branch-tree | dal
soilless farming, hydroponic, hydroponics, soilless culture | topraksız tarım, hidroponik
greenhouse climate control, greenhouse automation | sera iklimlendirme, sera otomasyonu
plastic tunnel, tunnel-greenhouse, polytunnel | tünel sera, plastik tünel, plastik sera
mulch, mulching | malç, malçlama
bumblebee, pollination | bombus arısı, tozlaşma
thinning | seyreltme
grape harvest, vintage-grape | bağ bozumu, üzüm hasadı
threshing | harman
sorting-fruit, fruit sorting, grading and packing | boylama, tasnif, meyve boylama, seçme
packing house, packhouse | paketleme tesisi, paketleme evi
harvest labour, harvest workers, seasonal labour | mevsimlik işçi, hasat işçisi, mevsimlik işçilik
yield per decare, decare yield | dekara verim, dekar başına verim
yield loss | verim kaybı
agricultural support application, subsidy application | destekleme başvurusu, tarımsal destek başvurusu
provincial directorate of agriculture, district directorate of agriculture | tarım il müdürlüğü, tarım ilçe müdürlüğü, il tarım müdürlüğü, ilçe tarım müdürlüğü
agricultural extension, farmer training, extension-agri | tarımsal yayım, çiftçi eğitimi
demonstration plot, field trial, trial plot, demo plot | demonstrasyon, tarla denemesi, deneme parseli, demonstrasyon parseli
variety, plant variety, cultivar, diversity-range | çeşit, bitki çeşidi
plant breeding | bitki ıslahı
agricultural product, agricultural products, farm produce, produce-farm | tarım ürünü, tarım ürünleri, tarımsal ürün, zirai ürün
producer union, producers' union, growers' union | üretici birliği
wholesale market-produce, wholesale fruit and vegetable market, wholesale market | sebze meyve hali, hal
farmers' market, village market | köylü pazarı, üretici pazarı, çiftçi pazarı
tractor licence, tractor driving licence | traktör ehliyeti, f sınıfı ehliyet
tractor attachment, farm implement | traktör ekipmanı, tarım aleti
gps guidance, auto-steer, autosteer | otomatik dümenleme, gps dümenleme
landscape project, landscape design, garden design | peyzaj projesi, peyzaj tasarımı, bahçe tasarımı
landscape maintenance, green area maintenance, grounds maintenance, groundskeeping | peyzaj bakımı, yeşil alan bakımı, park bahçe bakımı
green area, green space | yeşil alan
lawn mowing, grass cutting, mowing | çim biçme, ot biçme
lawn mower, mower | çim biçme makinesi, çim makinesi
brush cutter, strimmer, string trimmer | tırpan, motorlu tırpan, misina makinesi
hedge | çit, çit bitkisi
hedge trimmer | çit budama makinesi
chainsaw, chain saw | motorlu testere, ağaç kesme motoru, hızar
secateurs, pruning shears | budama makası
rake | tırmık
turf, turf laying, roll-out lawn | rulo çim, hazır çim, rulo çim serimi
tree planting, tree-planting | ağaç dikimi, fidan dikimi, ağaçlandırma
seasonal flower, seasonal flowers | mevsimlik çiçek
ornamental plant, ornamental plants | süs bitkisi, süs bitkileri
shrub, bush | çalı
perennial, perennials | çok yıllık bitki
indoor plant, houseplant, house plant | iç mekan bitkisi, salon bitkisi
pot-plant, flowerpot, plant pot | saksı
afforestation, reforestation | ağaçlandırma
forest management | orman amenajmanı, orman işletmeciliği
logging, timber harvesting, wood production | tomruk üretimi, odun üretimi, kesim
log-wood, logs | tomruk
firewood | odun, yakacak odun
dap fertiliser | dap, dap gübresi
against-pests, against | karşı
fungus, fungi | mantar, küf
sprinkler-garden, sprinkler, lawn sprinkler | fıskiye, yağmurlama başlığı
`;
