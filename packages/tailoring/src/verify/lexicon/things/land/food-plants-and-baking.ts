/** Food factories, dairies, butchers and bakers, in the form of everyday/general.ts. */
export const FOOD_PLANTS_AND_BAKING = `
critical control point, ccp | kritik kontrol noktası, kkn, kritik kontrol noktaları
food codex, turkish food codex | gıda kodeksi, türk gıda kodeksi
fssc 22000, fssc | fssc 22000, fssc
additive, food additive | katkı maddesi, gıda katkı maddesi, katkı
preservative | koruyucu
salmonella | salmonella
swab test-food, surface swab | yüzey svabı, sürüntü testi
foreign body, foreign object, foreign matter | yabancı madde, yabancı cisim
product recall, recall | ürün geri çağırma, geri çağırma
packaging date | paketleme tarihi
modified atmosphere packaging, map-packaging | modifiye atmosfer paketleme, map
filling operation, filling | dolum
uht | uht
homogenisation, homogenization, homogeniser | homojenizasyon, homojenizatör
tomato paste | salça
dried food, dehydrated | kurutulmuş gıda
table olives | sofralık zeytin
sunflower oil | ayçiçek yağı
margarine | margarin
kashar cheese | kaşar, kaşar peyniri > cheese
ayran, buttermilk | ayran
dairy plant, milk plant, dairy factory | süt fabrikası, mandıra, süt işleme tesisi
wafer | gofret
bulgur | bulgur
semolina | irmik
starch | nişasta
mutton | koyun eti > meat
sausage | sosis
sucuk, fermented sausage | sucuk
salami | salam
cured meat, pastrami, pastirma | pastırma
ham-meat | jambon
fillet-meat, tenderloin | bonfile
rib, ribs | kaburga, pirzola
carcass, carcase | karkas, gövde et
slaughter-thing, slaughtering | kesim, hayvan kesimi
poultry plant, poultry processing | kanatlı kesimhanesi, tavuk işleme
fish processing | balık işleme
dough divider | hamur kesme makinesi, kes tart
proofing, proving, dough fermentation | mayalandırma, hamur mayalama
proofer, proving cabinet | mayalandırma dolabı, fermantasyon odası
deck oven | katlı fırın, kara fırın
rotary oven | döner fırın, döner arabalı fırın
ganache | ganaj
flour mill, milling industry | un fabrikası, değirmencilik
feed mill, feed factory | yem fabrikası
brewery, brewing, beer production | bira üretimi
winery, winemaking, wine production | şarap üretimi
packaging operator-food | paketleme elemanı
ready meal, ready-made meal, ready food | hazır yemek
brix | briks
fat content, fat ratio | yağ oranı
gluten | gluten
kilogram per day | günlük kilogram
loaf, loaves, loaf of bread | ekmek, somun ekmek > bread
`;
