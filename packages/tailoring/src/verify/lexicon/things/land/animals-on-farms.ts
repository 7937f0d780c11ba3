/** Animals, milk, honey, fish and feed, in the form of everyday/general.ts. */
export const ANIMALS_ON_FARMS = `
head-animals, head of cattle, head of animals | baş
cattle farming, cattle breeding, cattle husbandry | büyükbaş hayvancılık, sığır yetiştiriciliği, büyükbaş yetiştiriciliği
sheep farming, sheep breeding | koyun yetiştiriciliği, koyunculuk > small ruminant farming
small ruminant farming, sheep and goat farming | küçükbaş hayvancılık, küçükbaş yetiştiriciliği
beef cattle, fattening cattle, feeder cattle | besi sığırı, besi hayvanı, besi danası
fattening, beef farming, cattle fattening, feedlot | besicilik, besi, sığır besiciliği
broiler, broiler chicken | etlik piliç, broiler
broiler farming, broiler production | etlik piliç yetiştiriciliği, broiler yetiştiriciliği
egg production, layer farming | yumurta üretimi, yumurtacılık, yumurta tavukçuluğu
chick | civciv
hatchery | kuluçkahane
incubator, incubation, incubation centre | kuluçka makinesi, kuluçka, kuluçka merkezi
turkey-animal | hindi
duck | ördek
goose | kaz
quail | bıldırcın
ram | koç
kid-animal | oğlak
heifer | düve
ox | öküz
buffalo | manda
mule | katır
bee, honeybee | arı
bee colony, colony, colony-bee | arı kolonisi, koloni
beehive, hive | kovan, arı kovanı
queen bee | ana arı
queen rearing, queen bee production | ana arı üretimi, ana arı yetiştiriciliği
swarm, swarming | oğul, oğul verme
royal jelly | arı sütü
propolis | propolis
pollen | polen
beeswax | balmumu, bal mumu
comb-honey, honeycomb | petek, bal peteği
honey extraction, honey extractor, honey harvest | bal süzme, bal sağımı, bal hasadı
varroa | varroa
migratory beekeeping | gezginci arıcılık
apiary | arılık
smoker-bee, bee smoker | körük, arı körüğü
fish-farmed, trout | alabalık
sea bass | levrek
sea bream | çipura
anchovy | hamsi
trawler | trol teknesi
fishing net, net-fishing | balık ağı, ağ
fish feed | balık yemi
net cage, fish cage | ağ kafes, kafes
calf care, calf rearing | buzağı bakımı, buzağı büyütme
heat detection, estrus detection, oestrus | kızgınlık takibi, kızgınlık
pregnancy check-animal, pregnancy diagnosis-animal | gebelik muayenesi, gebelik kontrolü
embryo transfer | embriyo transferi
breeding stock, breeding animal | damızlık, damızlık hayvan
pedigree | soy kütüğü
concentrate feed, concentrate | kesif yem, fabrika yemi
roughage, forage, coarse fodder | kaba yem
tmr, total mixed ration, feed mixer wagon | tmr, yem karma makinesi, yem karma
feed cost, feed costs | yem maliyeti, yem gideri
feed conversion, feed conversion ratio | yemden yararlanma, yem dönüşüm oranı
feeder-animal, feed trough, feeder | yemlik
drinker-animal, waterer | suluk
bedding-animal, litter-animal | altlık
manure removal, manure scraping | gübre sıyırma, gübre temizliği
slurry | sıvı gübre
türkvet, animal registration system | türkvet, hayvan kayıt sistemi
animal movement certificate, animal transport certificate | hayvan sevk raporu, veteriner sağlık raporu
shearing, sheep shearing, wool shearing | kırkım, koyun kırkımı
wool-raw, fleece-wool | yapağı
mohair | tiftik
grazing | otlatma
highland, upland pasture | yayla
livestock market, animal market | hayvan pazarı, canlı hayvan pazarı
sacrifice animal, qurban | kurbanlık
weight gain-animal, daily live weight gain | canlı ağırlık artışı
cattle breeders' association | sığır yetiştiricileri birliği, damızlık sığır yetiştiricileri birliği
`;
