/** Tables, bars and kitchen tools, in the form of everyday/general.ts. */
export const TABLES_BARS_AND_KITCHEN_TOOLS = `
kitchen equipment, kitchen appliance, kitchen machinery | mutfak ekipmanı, mutfak aletleri
combi oven, convection oven, convection steamer | kombi fırın, konveksiyonlu fırın > oven
stone oven, wood-fired oven, wood oven | taş fırın, odun fırını > oven
pizza oven | pizza fırını > oven
microwave, microwave oven | mikrodalga, mikrodalga fırın
mixer-kitchen, dough mixer, planetary mixer | mikser, hamur mikseri
dough kneader, kneading machine, dough mixer | hamur yoğurma makinesi, hamur mikseri
slicer, slicing machine | dilimleme makinesi, dilimleyici
meat grinder, meat mincer, mincer | kıyma makinesi
grill plate, griddle | plaka ızgara, döküm ızgara
kitchen hood, extractor hood, exhaust hood | davlumbaz
cutting board, chopping board | kesme tahtası, doğrama tahtası
ladle | kepçe
kitchen scale | mutfak terazisi, mutfak tartısı
ice machine, ice maker | buz makinesi
ice-thing, ice, ice cubes | buz
coffee grinder, grinder | kahve öğütücü, kahve değirmeni, değirmen
grinding coffee, coffee grinding, grind setting, grind size | kahve öğütme, öğütme ayarı, öğütüm
portafilter | portafiltre
milk steaming, milk frothing, steaming milk, frothing milk, milk foam, milk texturing | süt köpürtme, süt kremalama, süt buharlama
latte art | latte art, latte sanatı
brewing method, alternative brewing | demleme yöntemi, demleme teknikleri
third wave coffee, specialty coffee, speciality coffee | üçüncü nesil kahve, nitelikli kahve
turkish coffee | türk kahvesi > coffee
americano | americano > coffee
cold brew, iced coffee | cold brew, soğuk kahve, buzlu kahve > coffee
decaf, decaffeinated coffee | kafeinsiz kahve > coffee
coffee bean, beans-coffee | kahve çekirdeği
coffee roasting, roasting coffee, coffee roastery | kahve kavurma
cupping, coffee tasting, coffee cupping, cupping therapy | kahve tadımı, cupping, kupa tedavisi, hacamat
coffee preparation, making coffee, coffee making, preparing coffee | kahve hazırlama, kahve yapımı
coffee bar, espresso bar | kahve barı, espresso bar
herbal tea, herb tea | bitki çayı > tea
iced tea | buzlu çay, soğuk çay > drink
hot drink, hot beverage | sıcak içecek > drink
cold drink, cold beverage | soğuk içecek > drink
smoothie | smoothie > drink
milkshake | milkshake > drink
lemonade | limonata > drink
mineral water, soda, sparkling water | maden suyu, soda
raki | rakı > alcohol
whisky, whiskey | viski > alcohol
vodka | votka > alcohol
gin | cin içkisi > alcohol
champagne, sparkling wine | şampanya, köpüklü şarap > wine
red wine | kırmızı şarap > wine
white wine | beyaz şarap > wine
draft beer, draught beer, beer on tap | fıçı bira > beer
signature cocktail, own cocktail, house cocktail | imza kokteyl, özel kokteyl > cocktail
classic cocktail | klasik kokteyl > cocktail
mocktail, non-alcoholic cocktail, alcohol-free cocktail | alkolsüz kokteyl
bar counter, bar top | bar tezgahı, bar bankosu
bar stock, bar inventory, drinks stock | bar stoku, içecek stoku
bar cleaning, cleaning the bar | bar temizliği
drink preparation, preparing drinks, drink making, making drinks, beverage preparation | içecek hazırlama, içecek hazırlığı, içki hazırlama
drink service, serving drinks, beverage service | içecek servisi, içki servisi
wine service, serving wine | şarap servisi
wine tasting | şarap tadımı > tasting
wine knowledge | şarap bilgisi
food and wine pairing, food and wine matching, wine pairing | yemek şarap eşleşmesi, şarap eşleştirme
bartending-flair, flair, flair bartending | flair, gösteri barmenliği
shaker | şeyker, shaker
food service-work, serving food, serving meals, meal service, serving of food, food serving | yemek servisi, yemek dağıtımı
breakfast service, serving breakfast | kahvaltı servisi
room service, in-room dining | oda servisi
banquet service, banquet operations, banqueting service | ziyafet servisi, banket servisi, banket operasyonu
à la carte service, à la carte restaurant | alakart servis, alakart restoran, a la carte restoran
buffet service, buffet set-up, buffet setup, buffet preparation | büfe servisi, büfe hazırlığı, büfe düzeni, büfe kurulumu
tray service | tepsi servisi
silver service, fine dining service | gueridon, fransız servisi, gümüş servis
table setting, table set-up, table setup, laying tables, setting tables, table layout, table arrangement | masa düzeni, masa hazırlığı, masa kurulumu, servis açma, kuver açma
table clearing, clearing tables, bussing tables, table bussing | masa toplama, masa boşaltma, boş toplama
table allocation, table plan, seating plan, seating arrangement | masa planı, oturma planı, oturma düzeni
seating guests, seating customers | misafir oturtma, masaya yerleştirme
seat, seating capacity-seat | koltuk, oturma yeri
seating capacity, covers capacity, number of seats | oturma kapasitesi, koltuk kapasitesi, kişi kapasitesi
section of tables, station-waiter, waiter station, service station-waiter | servis istasyonu, masa bölgesi
napkin, serviette | peçete
tablecloth, table linen | masa örtüsü
glass-drink, drinking glass, wine glass | kadeh, bardak
cup, mug | fincan, kupa
spoon | kaşık
fork | çatal
glass polishing, polishing glasses, polishing cutlery, cutlery polishing | bardak silme, çatal bıçak silme, bardak parlatma
order pad, order system, handheld order terminal, order tablet | sipariş el terminali, sipariş tableti
bill settlement, billing guests, bill payment-restaurant, presenting the bill, taking payment, payment taking | hesap alma, ödeme alma, hesap kapama, adisyon kapatma
tip pool, tips | bahşiş havuzu, bahşişler
table turnover, table turn | masa devir hızı, masa devri
average check, average bill, average spend per guest, spend per head, average spend | ortalama hesap, kişi başı harcama, ortalama adisyon
complimentary, complimentary item, treat-complimentary, on the house | ikram
waiter service, waiting, waitering, waiter work, waitressing, waiter's work | garsonluk
bar work, bartending, bar service, barman work, bartender work, bar job | barmenlik, bar işi
barista work, barista skills | baristalık
cook's work, chef's work, cookery-work, kitchen work | aşçılık, mutfak işi, mutfak işleri
dishwashing work, pot wash, kitchen portering, pot washing | bulaşıkçılık
dishwashing area, dish room, scullery | bulaşıkhane, bulaşık alanı
outdoor seating, outdoor dining area | dış mekan oturma, açık hava oturma alanı
tea garden | çay bahçesi
bistro, brasserie | bistro, brasserie > restaurant
steakhouse, steak house | et restoranı, steakhouse, et lokantası > restaurant
meyhane, tavern | meyhane
kebab house, kebab restaurant, kebab shop | kebapçı, kebap salonu, ocakbaşı > restaurant
pizzeria, pizza restaurant | pizzacı, pizza restoranı > restaurant
fast food restaurant, quick-service restaurant, qsr, burger restaurant | fast food restoranı, hamburgerci > restaurant
fine dining restaurant, upscale restaurant | fine dining restoran, lüks restoran > restaurant
hotel restaurant | otel restoranı > restaurant
restaurant chain, chain restaurant | restoran zinciri, zincir restoran
nightclub, night club, disco | gece kulübü, diskotek
beach club, beach bar | beach club, plaj barı
roof bar, rooftop bar, rooftop | teras bar, roof bar
pool bar | havuz bar
lobby bar | lobi bar
michelin, michelin star, michelin-starred | michelin, michelin yıldızlı, michelin yıldızı
restaurant opening, opening of the restaurant | restoran açılışı
restaurant management, restaurant operations, running a restaurant | restoran yönetimi, restoran işletmeciliği, restoran işletmesi
kitchen management, running the kitchen, kitchen operations | mutfak yönetimi, mutfak operasyonu, mutfak işleyişi
kitchen organisation, kitchen layout, kitchen organization | mutfak düzeni, mutfak organizasyonu
kitchen budget | mutfak bütçesi > budget
service flow, flow of service | servis akışı
service quality, quality of service | hizmet kalitesi, servis kalitesi
service standard, standards of service | servis standardı, hizmet standardı, servis standartları, hizmet standartları
service speed, speed of service | servis hızı
guest satisfaction, guest satisfaction score | misafir memnuniyeti, konuk memnuniyeti
guest complaint | misafir şikayeti, konuk şikayeti > complaint
guest request, guest wish | misafir isteği, misafir talebi, konuk isteği
guest seating, greeting guests, welcoming guests, guest welcome, guest greeting, guest reception, visitor reception, welcoming visitors, visitor welcome | misafir karşılama, konuk karşılama, ziyaretçi karşılama
order accuracy, accurate orders | sipariş doğruluğu
busy restaurant, high-volume restaurant | yoğun restoran
catering event | catering organizasyonu, ikram organizasyonu
event catering, outside catering, off-site catering, outdoor catering | dış ikram, outside catering, dış organizasyon yemeği
school canteen, school cafeteria, school meals | okul kantini, okul yemekhanesi
staff dining hall, staff restaurant, employee canteen, workplace canteen | personel yemekhanesi, çalışan yemekhanesi
hospital kitchen, hospital food service | hastane mutfağı
tray line, tray assembly | tepsi hattı
food truck | yemek kamyonu, food truck
cloud kitchen, ghost kitchen | bulut mutfak, hayalet mutfak
delivery platform, food delivery app, food delivery platform, delivery app | yemek sipariş uygulaması, yemek sipariş platformu
food delivery, meal delivery | yemek teslimatı, yemek kuryeliği
kitchen display, kitchen screen, kitchen display system | mutfak ekranı
stock of the kitchen, kitchen supplies, kitchen stock | mutfak malzemesi, mutfak stoku
kitchen order-supplies, ordering kitchen supplies | mutfak malzemesi siparişi
keg, beer keg, barrel-beer | fıçı, bira fıçısı
keg change, changing kegs | fıçı değişimi
pick face | toplama gözü
`;
