/** Kitchens, restaurants and bars, in the form of everyday/general.ts. */
export const KITCHENS_AND_RESTAURANTS = `
pastry section, pastry kitchen, pastry department | pasta bölümü, pastane bölümü, tatlı bölümü > kitchen
preparation area, prep area, mise en place, mise-en-place, prep-kitchen, food prep, food preparation | mizanplas, mise en place, yemek hazırlama, hazırlık
section-kitchen, station-kitchen | bölüm, istasyon
oven, stove | fırın, ocak
stove-top, hob | ocak
fryer, deep fryer, deep fat fryer | fritöz
dishwasher, dishwashing machine | bulaşık makinesi
dishwashing, washing-up, washing up, dishes-washing | bulaşık, bulaşık yıkama
fridge-cold, cold room, cold storage, cold store, walk-in fridge, chiller, cold storage room, walk-in cooler, coldroom, cold-storage | soğuk hava deposu, soğuk oda, soğuk depo, soğuk depolama
freezer, deep freezer | dondurucu, derin dondurucu
knife, knife skills, knives | bıçak, bıçak kullanımı
pot, pan, saucepan | tencere, tava
plate, plating, food presentation, plate presentation | tabak, tabak sunumu, tabaklama
ingredient, raw material-food | malzeme, içerik, ham madde
set menu, fixed menu, table d'hôte | fiks menü, set menü, tabldot > menu
a la carte | alakart, a la carte
dish-of-the-day, daily special | günün yemeği
seasonal menu | mevsim menüsü, sezon menüsü > menu
children's menu | çocuk menüsü > menu
tasting, degustation | tadım
food cost, cost of food | yemek maliyeti, gıda maliyeti, food cost > cost
portion, serving-portion, portion control, cover-portion | porsiyon, kişilik
cover, covers, diner, diners | kuver, kişi
food safety, food hygiene, food safety and hygiene, food safety management | gıda güvenliği, gıda hijyeni, gıda güvenilirliği
hygiene certificate, food hygiene certificate, food handler certificate, food handler's card, level 2 food hygiene | hijyen belgesi, hijyen eğitimi belgesi, gıda hijyeni sertifikası, hijyen sertifikası
allergen | alerjen
breakfast | kahvaltı
lunch | öğle yemeği
dinner, evening meal | akşam yemeği
brunch | brunch
meal-time, mealtime, meal time | yemek saati, yemek saatleri
hot meal | sıcak yemek > meal
snack, snack time | atıştırmalık, ara öğün, kuşluk
starter, appetiser, appetizer, entrée-starter | ön yemek
meze | meze
main course, main dish | ana yemek
dessert, sweet, pudding, sweet-dish | tatlı
cake | kek, pasta, yaş pasta
cookie, biscuit, cookies | kurabiye, bisküvi
bread | ekmek
sourdough, sourdough bread | ekşi maya, ekşi mayalı ekmek
dough | hamur
patisserie-shop, pastry shop, cake shop, patisserie | pastane
chocolate | çikolata
ice cream | dondurma
soup | çorba
salad | salata
stock-broth, broth | et suyu, fon
sandwich | sandviç
pizza | pizza > meal
pasta, macaroni | makarna > meal
rice | pirinç, pilav
kebab, kebap | kebap > meal
doner, doner kebab | döner > meal
pide | pide > meal
lahmacun | lahmacun > meal
burger, hamburger | hamburger > meal
sushi | suşi > meal
seafood, fish and seafood | deniz ürünleri, deniz ürünü
beef | dana eti, sığır eti > meat
lamb | kuzu eti > meat
poultry, poultry meat, chicken-animal | kanatlı, kümes hayvanı
chicken, chicken meat | tavuk, piliç, tavuk eti > poultry
butchery, butchering, meat cutting, meat cuts | kasaplık, et parçalama, parçalama
fruit | meyve
fruit and vegetables, greengrocery, fresh produce, produce, fruit and veg | sebze meyve, meyve sebze, manav, yaş sebze meyve
dairy, dairy product, dairy company, dairy brand, dairy products | süt ürünü, süt ürünleri, mandıra
cheese | peynir
egg | yumurta
oil-food, cooking oil, vegetable oil, edible oil | yemeklik yağ, sıvı yağ, bitkisel yağ
olive oil | zeytinyağı
spice, spices | baharat
vegetarian | vejetaryen
vegan | vegan
gluten-free | glutensiz, glütensiz beslenme, glütensiz diyet
halal | helal
ottoman cuisine | osmanlı mutfağı > cuisine
world cuisine, international cuisine | dünya mutfağı > cuisine
far eastern cuisine, asian cuisine | uzak doğu mutfağı, asya mutfağı > cuisine
cuisine | mutfak
fine dining | fine dining, üst düzey restoran
fast food, quick service | fast food, hazır yemek
fish restaurant, seafood restaurant | balık restoranı > restaurant
bar-pub, bar, pub | bar, pub
canteen, cafeteria, staff canteen, dining hall, refectory, staff cafeteria | yemekhane, kantin, kafeterya
catering, contract catering, mass catering, industrial catering | catering, toplu yemek, yemek hizmeti, ikram hizmeti, yemek fabrikası
catering company, caterer-company | yemek firması, catering firması > company
food and beverage, f&b, food & beverage | yiyecek içecek, yiyecek ve içecek, f&b
food service, table service, waiting tables, serving-tables, table waiting | servis, masa servisi, garsonluk
dining room, restaurant floor, dining area, front of house | salon, restoran salonu, servis alanı
table reservation, table booking | masa rezervasyonu > reservation
order taking, taking orders, order-taking | sipariş alma
tableware | servis takımı
tray | tepsi
tip-money, gratuity | bahşiş
bill-restaurant, check-restaurant | adisyon, hesap
pos system, point of sale, pos, epos, pos terminal, pos device, card terminal, pos machine, card reader, point-of-sale system, till system | pos, pos cihazı, adisyon sistemi, yazar kasa pos, satış noktası sistemi, pos sistemi, kasa sistemi, yazar kasa sistemi
soft drink | alkolsüz içecek, meşrubat > drink
alcohol, alcoholic drink, alcoholic beverage, spirits | alkol, alkollü içki, alkollü içecek, içki > drink
wine | şarap > drink
beer | bira > drink
cocktail | kokteyl > drink
mixology, cocktail making | miksoloji, kokteyl hazırlama
coffee | kahve > drink
espresso | espresso > coffee
cappuccino | cappuccino, kapuçino > coffee
latte, caffe latte | latte > coffee
filter coffee, brewed coffee | filtre kahve > coffee
coffee machine, espresso machine | kahve makinesi, espresso makinesi
brewing, coffee brewing | demleme
tea | çay > drink
fruit juice, juice | meyve suyu > drink
water-drinking | içme suyu
wedding | düğün
wedding catering | düğün yemeği
cocktail reception, drinks reception | kokteyl, karşılama kokteyli, davet kokteyli
gala, gala dinner | gala, gala yemeği
kitchen team, kitchen brigade, kitchen staff, kitchen crew | mutfak ekibi, mutfak personeli, mutfak kadrosu > team
service team, waiting staff, floor staff, front-of-house team, service staff | servis ekibi, servis personeli, salon ekibi > team
stock count-kitchen, kitchen inventory | mutfak sayımı, mutfak stoğu
first in first out, fifo | ilk giren ilk çıkar, fifo
takeaway, take-away, takeout, delivery-food | paket servis, gel al, paket sipariş
home delivery, delivery order | eve servis, paket servis
walk-in freezer | dondurucu oda
cutlery | çatal bıçak > tableware
crockery | tabak takımı > tableware
`;
