/** What is cooked and of what, in the form of everyday/general.ts. */
export const DISHES_AND_INGREDIENTS = `
standard recipe, recipe card | standart reçete, reçete kartı
menu card, menu list | menü kartı, menü listesi
menu change, menu renewal, menu update | menü değişikliği, menü yenileme, menü güncelleme
menu pricing, menu price | menü fiyatlandırma, menü fiyatı
daily menu, menu of the day | günlük menü, günün menüsü > menu
weekly menu | haftalık menü > menu
monthly menu | aylık menü > menu
lunch menu, business lunch | öğle menüsü, öğlen menüsü > menu
dinner menu, evening menu | akşam menüsü > menu
breakfast menu | kahvaltı menüsü > menu
dessert menu | tatlı menüsü > menu
wine list, wine menu | şarap menüsü, şarap listesi
cocktail menu, cocktail list, drinks menu, drinks list, bar menu, beverage list | kokteyl menüsü, içecek menüsü, bar menüsü
vegan menu | vegan menü > menu
diet menu, dietary menu, special diet, diet meal | diyet menü, diyet yemek, özel diyet
tasting menu | tadım menüsü > menu
banquet menu | ziyafet menüsü, banket menüsü > menu
signature dish, house special, speciality of the house, house speciality | imza yemeği, şefin spesiyali, spesiyal
breakfast buffet, open breakfast buffet | kahvaltı büfesi, açık büfe kahvaltı > open buffet
salad bar, salad buffet | salata barı, salata büfesi
dessert buffet | tatlı büfesi > open buffet
show kitchen, open kitchen, live cooking, live station | şov mutfağı, açık mutfak, canlı istasyon
bread making, breadmaking, bakery work, bread baking, bread production | fırıncılık, ekmek yapımı, ekmek üretimi
bakery products, baked goods, bakery goods | unlu mamul, fırın ürünleri, unlu mamuller, fırın ürünü
butchery section, meat section-kitchen, butchery kitchen | kasaphane, et bölümü
production kitchen, central kitchen, main kitchen | üretim mutfağı, merkez mutfak, ana mutfak
staff meal, staff food, employee meal, family meal | personel yemeği
staff kitchen | personel mutfağı > kitchen
industrial kitchen, commercial kitchen, professional kitchen | endüstriyel mutfak, profesyonel mutfak, sanayi tipi mutfak
cooking technique, cooking method | pişirme tekniği, pişirme yöntemi
sous vide | sous vide, vakumda pişirme
boiling | haşlama, kaynatma
frying, deep frying | kızartma
roasting, oven roasting | fırınlama
steaming-cook, steam cooking | buharda pişirme
smoking-food, smoked food, smokehouse | tütsüleme, füme
marinating, marinade, marination | marine etme, marinasyon, marine, terbiye
pickling | turşu kurma, turşu yapımı
brining, brine | salamura
plating-work, plate decoration, dish presentation, plate design, presentation of dishes | tabak süsleme, tabak dekorasyonu, tabak tasarımı
garnish, garnishing, side dish | garnitür
dressing-salad, salad dressing | salata sosu
appetizer, hors d'oeuvre | meze, aperatif, başlangıç
finger food, canape | kanepe, parmak yiyecek, finger food
cold cuts, charcuterie | söğüş, soğuk et tabağı
cheese plate, cheese board | peynir tabağı
fruit plate, fruit platter | meyve tabağı
hot appetizer, hot starter | ara sıcak, sıcak başlangıç
cold appetizer, cold starter | soğuk meze, soğuk başlangıç
olive oil dishes, olive-oil dish, dishes in olive oil | zeytinyağlı, zeytinyağlı yemek
stew, casserole | güveç, yahni, tencere yemeği
home cooking, home-style food, homemade food, home-cooked food | ev yemeği
traditional food, traditional dish, local dish, regional dish, local cuisine-dish | yöresel yemek, geleneksel yemek, yöresel lezzet
soup of the day | günün çorbası > soup
lentil soup | mercimek çorbası > soup
meatball, kofte | köfte
steak, beef steak | biftek, steak
burger-thing, hamburgers | burger
toast, toasted sandwich | tost
omelette, omelet | omlet
egg dish, scrambled eggs | yumurta yemeği, sahanda yumurta
menemen | menemen
gozleme | gözleme
borek, savoury pastry | börek
simit, sesame bagel, bagel | simit
bagel | bagel
croissant | kruvasan
bun, roll-bread, bread roll | çörek, küçük ekmek
baguette | baget
flatbread, lavash, pita | lavaş, pide ekmeği, bazlama, pide
pancake | pankek
crepe | krep
waffle | waffle
pie, tart | turta, tart
cheesecake | cheesecake
brownie | brownie
tiramisu | tiramisu
baklava | baklava
kadayif | kadayıf
kunefe | künefe
turkish delight | lokum
halva | helva
milk dessert, milk pudding, dairy dessert | sütlü tatlı, sütlü tatlılar, muhallebi
syrup dessert, desserts in syrup, sherbet dessert | şerbetli tatlı, şerbetli tatlılar
wedding cake | düğün pastası > cake
birthday cake | doğum günü pastası > cake
boutique cake, custom cake, designer cake, celebration cake | butik pasta, özel tasarım pasta > cake
sugar paste, fondant, sugar paste decoration | şeker hamuru
icing, frosting, buttercream | krema kaplama, glazür
cream, whipped cream, pastry cream | krema, krem şanti, kaymak
praline, truffle-chocolate, chocolate praline | pralin, truf
chocolate tempering, tempering | çikolata temperleme, temperleme
cake decoration, cake decorating, cake design | pasta süsleme, pasta dekorasyonu
candy | şekerleme
yeast | maya
salt | tuz
pepper-spice, black pepper | karabiber
butter | tereyağı
yoghurt, yogurt | yoğurt
jam | reçel, marmelat
garlic | sarımsak
nut-food, nuts, dried nuts | kuruyemiş
dried fruit | kuru meyve
herb, fresh herbs | ot, taze ot, yeşillik
pickle, pickles | turşu
red meat | kırmızı et > meat
white meat | beyaz et > meat
minced meat, ground meat, mince, ground beef | kıyma
veal | süt danası
turkey-meat, turkey meat | hindi, hindi eti
shrimp, prawn | karides
squid, calamari | kalamar
octopus | ahtapot
mussel | midye
salmon | somon
offal-food, tripe | işkembe
boning, deboning, deboning-meat | kemikten ayırma, kemiksizleştirme, kemik ayırma, sıyırma
meat cutting, cutting meat, meat preparation | et kesimi, et doğrama, et hazırlama
vegetable preparation, preparing vegetables, vegetable prep, vegetable chopping, chopping vegetables, cutting vegetables | sebze hazırlama, sebze doğrama, sebze ayıklama
raw material-cook, raw ingredients, raw food | çiğ gıda, çiğ ürün
frozen dough | donuk hamur
cuisine-turkish, turkish cuisine, turkish food, turkish cooking | türk mutfağı, türk yemekleri > cuisine
italian cuisine, italian food, italian cooking | italyan mutfağı, italyan yemekleri > cuisine
french cuisine, french cooking | fransız mutfağı > cuisine
mediterranean cuisine, mediterranean food | akdeniz mutfağı > cuisine
aegean cuisine | ege mutfağı > cuisine
anatolian cuisine | anadolu mutfağı > cuisine
japanese cuisine, japanese food | japon mutfağı > cuisine
chinese cuisine, chinese food | çin mutfağı > cuisine
indian cuisine, indian food | hint mutfağı > cuisine
mexican cuisine, mexican food | meksika mutfağı > cuisine
spanish cuisine | ispanyol mutfağı > cuisine
fusion cuisine | füzyon mutfağı > cuisine
vegan cuisine, vegan cooking | vegan mutfağı
plant-based | bitki bazlı, bitkisel bazlı
molecular gastronomy | moleküler gastronomi
street food | sokak lezzeti, sokak yemeği
healthy food, healthy eating, healthy nutrition, balanced diet, balanced nutrition | sağlıklı beslenme, sağlıklı yemek, dengeli beslenme
lactose-free | laktozsuz
sugar-free | şekersiz
organic food, organic products | organik gıda, organik ürün
taste-flavour, flavour, flavor, taste | lezzet, tat
dietary requirement, dietary needs, dietary request, food intolerance | diyet gereksinimi, beslenme gereksinimi, gıda intoleransı
food allergy, food allergies | gıda alerjisi, besin alerjisi > allergy
allergen information, allergen list | alerjen bilgisi, alerjen listesi
calorie, calories | kalori
portion size, gram weight, portion weight, grammage | gramaj, porsiyon gramajı
portioning, portion cutting | porsiyonlama
menu costing, menu cost, dish costing | menü maliyeti, menü maliyetlendirme
leftover, leftover food | artan yemek, artık yemek
kitchen order, order slip, kitchen ticket, order ticket | mutfak siparişi, mutfak fişi, marş
temperature log, temperature record, fridge temperature log | sıcaklık kaydı, ısı kaydı, sıcaklık takip formu, dolap ısı takibi
core temperature | merkez sıcaklık, iç sıcaklık
food sample, retained sample, witness sample | şahit numune, yemek numunesi
cross-contamination | çapraz bulaşma, çapraz kontaminasyon
hygiene rules, hygiene standards, hygiene regulations | hijyen kuralları, hijyen standartları > hygiene
kitchen hygiene, hygiene of the kitchen | mutfak hijyeni > hygiene
kitchen cleaning, cleaning the kitchen, kitchen cleanliness | mutfak temizliği
hygiene audit, hygiene inspection, hygiene check | hijyen denetimi, hijyen kontrolü
food storage, storage of food, food storing | gıda depolama, gıda saklama, yiyecek saklama
thawing, defrosting | çözündürme, buz çözme
cooling-food, blast chilling, shock freezing, blast freezing | şoklama, hızlı soğutma, şok dondurma
vacuum packing, vacuum packaging, vacuum-packed | vakumlama, vakum paketleme, vakumlu ambalaj, vakumlu paketleme
puff pastry, flaky pastry | milföy, milföy hamuru
entrecote, ribeye, rib-eye steak | antrikot > steak
fish filleting, filleting | fileto çıkarma
`;
