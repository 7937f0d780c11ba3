/** Farming, animals, food industry, energy, mining and waste, in the form of everyday/general.ts. */
export const LAND_FOOD_AND_ENERGY = `
agriculture, farming, agricultural | tarım, çiftçilik, tarımsal, ziraat
farm | çiftlik
sustainable agriculture | sürdürülebilir tarım > agriculture
good agricultural practice, gap-agriculture, globalgap | iyi tarım uygulamaları, iyi tarım
precision agriculture, smart farming | hassas tarım, akıllı tarım
field-agriculture, field, farmland, arable land, agricultural land, farm land | tarla, tarım arazisi
crop, harvest-product, produce-crop | ürün, mahsul, ekin
crop production, plant production, arable farming | bitkisel üretim, tarla bitkileri
crop rotation | ekim nöbeti, münavebe
plant protection, crop protection | bitki koruma, zirai mücadele
plant nutrition | bitki besleme
horticulture, garden crops | bahçe bitkileri, bahçecilik
agricultural engineering, agronomy | ziraat mühendisliği, agronomi, tarım mühendisliği
greenhouse, glasshouse | sera
greenhouse growing, greenhouse farming, greenhouse production | seracılık, örtü altı yetiştiriciliği, sera yetiştiriciliği
seedling, sapling | fide, fidan
nursery-plant, plant nursery | fidanlık
sowing, planting | ekim, dikim
seed | tohum
seeder, seed drill | mibzer, ekim makinesi
plough, ploughing, plow | pulluk, sürüm
tractor | traktör
combine harvester, combine | biçerdöver
agricultural machinery, farm machinery, farm equipment | tarım makineleri, tarım makinesi, ziraat makineleri
trailer-farm | römork
irrigation | sulama
drip irrigation | damla sulama > irrigation
sprinkler irrigation | yağmurlama sulama, yağmurlama > irrigation
water saving | su tasarrufu
well-water, borehole, well | kuyu, sondaj kuyusu
fertiliser, fertilizer, manure | gübre
fertilising, fertilisation, fertilization-soil | gübreleme
soil | toprak
soil analysis, soil test | toprak analizi
compost | kompost
pesticide, crop spray, agrochemical, plant protection product | tarım ilacı, zirai ilaç, pestisit, bitki koruma ürünü, ilaç
spraying, crop spraying | ilaçlama
weed, weeding | yabancı ot, ot ayıklama
pruning | budama
grafting | aşılama, aşı
yield, crop yield | verim, rekolte
harvest-thing, harvest, harvesting | hasat
harvest season, harvest time | hasat dönemi, hasat zamanı > season
season-harvest | sezon
wheat | buğday
barley | arpa
corn, maize | mısır
cereal, grain, grains | tahıl, hububat
sunflower | ayçiçeği
sugar beet | şeker pancarı
potato, potatoes | patates
tomato, tomatoes | domates
pepper | biber
cucumber | salatalık
onion | soğan
legume, pulses, dry beans | bakliyat, baklagil
bean | fasulye > legume
chickpea | nohut
lentil | mercimek
tea-plant | çay
tobacco, smoking | tütün
hazelnut | fındık
pistachio | antep fıstığı
walnut | ceviz
almond | badem
olive | zeytin
olive grove | zeytinlik, zeytin bahçesi
orchard, fruit orchard | meyve bahçesi
apple | elma
cherry | kiraz
apricot | kayısı
peach | şeftali
fig | incir
grape | üzüm
vineyard, viticulture | bağ, bağcılık
citrus, citrus fruit | narenciye, turunçgil > fruit
orange-fruit | portakal > citrus
lemon | limon > citrus
strawberry | çilek
banana | muz
watermelon | karpuz
mushroom | mantar
flower | çiçek
floristry, flower arranging, flower arrangement, floral arrangement, floral design | çiçekçilik, çiçek düzenleme, çiçek aranjmanı, çiçek tasarımı
plant-green, plant | bitki
tree | ağaç
forest, forestry, woodland | orman, ormancılık
garden, yard | bahçe
gardening, garden maintenance, garden care, gardening-work, yard work | bahçıvanlık, bahçe bakımı, bahçe işleri
lawn, grass | çim
hectare | hektar
decare, dunam | dekar, dönüm
livestock, animal husbandry, livestock farming, stockbreeding, livestock breeding | hayvancılık, hayvan yetiştiriciliği
cattle, bovine | büyükbaş, sığır, büyükbaş hayvan
small ruminant, sheep and goats, small ruminants | küçükbaş, küçükbaş hayvan
dairy cattle, dairy cow | süt sığırı, süt ineği, sağmal inek > cow
cow | inek
calf, calves | buzağı, dana
sheep, ewe | koyun, dişi koyun
goat | keçi
lamb-animal, lamb | kuzu
poultry-farming, poultry farming | kanatlı yetiştiriciliği, kanatlı hayvancılık, tavukçuluk
hen, laying hen | tavuk, yumurta tavuğu
dairy farming, milk production | süt üretimi, süt hayvancılığı, süt sığırcılığı
milk, dairy milk | süt
milking, milking parlour | sağım, sağımhane, sağım ünitesi
feed-animal, animal feed, fodder | yem, hayvan yemi
feed ration, ration | rasyon, yem rasyonu
barn, stable, cowshed | ahır, ağıl
coop, poultry house | kümes
herd, flock | sürü
insemination, ai-insemination | tohumlama
beekeeping, apiculture | arıcılık
honey | bal
fishing, fishery, fisheries | balıkçılık, su ürünleri, balık yetiştiriciliği
aquaculture, fish farming, fish farm | su ürünleri yetiştiriciliği, balık çiftliği, kültür balıkçılığı
agricultural cooperative, farmers' cooperative | tarım kredi kooperatifi, tarımsal kalkınma kooperatifi
chamber of agriculture | ziraat odası
çks, farmer registration system | çks, çiftçi kayıt sistemi
ipard, tkdk | ipard, tkdk
direct income support, agricultural support, farm subsidy | tarımsal destek, tarım desteği
food-industry, food industry, food sector, food manufacturing, food production, food industry-make | gıda sektörü, gıda sanayi, gıda üretimi, gıda sanayii, yemek üretimi
food technology | gıda teknolojisi
canning, canned food | konserve
frozen food, frozen products, frozen goods | dondurulmuş gıda, donuk gıda, donuk ürün, dondurulmuş ürün
packaged food | paketli gıda, ambalajlı gıda
filling-packing, filling line, bottling | dolum, dolum hattı, şişeleme
pasteurisation, pasteurization | pastörizasyon
flour, mill-flour, milling-flour | un, un fabrikası, değirmen
sugar | şeker
slaughterhouse, abattoir | mezbaha, kesimhane
meat processing, meat products | et işleme, et ürünleri
confectionery, sweets | şekerleme
brc, brcgs | brc
ifs-food, ifs | ifs
metal detection-food | metal dedektör kontrolü
sensory analysis | duyusal analiz
energy, energy sector | enerji, enerji sektörü
renewable energy, renewables, clean energy | yenilenebilir enerji, temiz enerji > energy
solar energy, solar power, solar | güneş enerjisi > renewable energy
solar power plant, solar plant, solar farm, ges, pv plant | güneş enerjisi santrali, ges, güneş santrali > power plant
solar panel, photovoltaic, pv, pv panel | güneş paneli, fotovoltaik, pv
wind energy, wind power | rüzgar enerjisi > renewable energy
wind farm, wind power plant, res | rüzgar enerji santrali, res, rüzgar santrali > power plant
wind turbine | rüzgar türbini
hydroelectric power plant, hydropower, hydroelectric, hpp | hidroelektrik santral, hes, hidroelektrik > power plant
thermal power plant, coal-fired power plant | termik santral > power plant
nuclear power plant, nuclear energy | nükleer santral, nükleer enerji > power plant
natural gas power plant, combined cycle power plant, ccgt | doğalgaz çevrim santrali, kombine çevrim santrali > power plant
geothermal, geothermal energy | jeotermal, jeotermal enerji > renewable energy
biogas, biomass | biyogaz, biyokütle
power plant, power station | enerji santrali, elektrik santrali, santral
energy efficiency, energy savings, energy-saving, energy saving, energy conservation | enerji verimliliği, enerji tasarrufu
energy consumption, energy use, electricity consumption | enerji tüketimi, elektrik tüketimi, enerji kullanımı
energy audit | enerji etüdü > audit
electricity distribution, power distribution, distribution company-power | elektrik dağıtım, dağıtım şirketi
electricity transmission, power transmission, transmission line | elektrik iletim, enerji iletim hattı, iletim hattı
energy transmission, grid, power grid, power network | şebeke, elektrik şebekesi
electricity generation, power generation, energy production, energy generation, electricity production | elektrik üretimi, enerji üretimi
power cut, power outage, blackout | elektrik kesintisi
electricity market, energy market | elektrik piyasası, enerji piyasası
emra, epdk | epdk, enerji piyasası düzenleme kurumu
battery storage, energy storage | enerji depolama
charging station, ev charging | şarj istasyonu
oil-petroleum, petroleum, oil and gas, crude oil | petrol, petrol ve doğalgaz
oil rig, drilling rig, offshore platform | petrol platformu, sondaj kulesi
drilling-well, well drilling, drilling-oil | sondaj
lpg | lpg
mining, mining industry | madencilik
mine | maden, maden ocağı
underground mine, underground mining, underground | yeraltı, yeraltı madeni
open-pit mine, open pit, surface mining | açık ocak, açık işletme
coal | kömür
lignite | linyit > coal
ore | cevher
quarry, stone quarry | taş ocağı
blasting, explosives | patlatma, patlayıcı
geological engineering | jeoloji mühendisliği
crusher, crushing plant | kırıcı, konkasör
cement | çimento
paper industry, paper mill | kağıt fabrikası, kağıt sanayi
medical waste, clinical waste, hazardous medical waste, infectious waste | tıbbi atık, enfekte atık > waste
zero waste | sıfır atık
recycling | geri dönüşüm
waste water, wastewater, sewage water | atık su, atıksu
wastewater treatment, wastewater treatment plant, sewage treatment plant, treatment plant | atık su arıtma, arıtma tesisi, atıksu arıtma tesisi, arıtma, atık su arıtma tesisi
water treatment | su arıtma
drinking water | içme suyu
air pollution, emissions, emission | hava kirliliği, emisyon, salım
carbon footprint | karbon ayak izi
carbon, co2, carbon dioxide | karbon, karbondioksit, karbon dioksit
greenhouse gas, greenhouse gases | sera gazı, sera gazları
environmental impact assessment, eia | çed, çevresel etki değerlendirmesi
noise | gürültü
water consumption, water use, water usage | su tüketimi, su kullanımı
`;
