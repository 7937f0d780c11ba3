/** More countries and their peoples, islands and parts of the world, in the form of everyday/general.ts. */
export const COUNTRIES_OF_THE_SOUTH = `
andorra | andorra
andorran | andorralı
liechtenstein | lihtenştayn
monaco | monako
monegasque | monakolu
san marino | san marino
malta | malta
maltese | maltalı
vatican, vatican city, holy see | vatikan
northern ireland | kuzey irlanda
northern irish | kuzey irlandalı
greenland | grönland
faroe islands | faroe adaları
gibraltar | cebelitarık
crimea | kırım
dagestan | dağıstan
chechnya | çeçenistan
tatarstan | tataristan
abkhazia | abhazya
catalonia | katalonya
catalan | katalan
basque country | bask bölgesi
basque | bask
bavaria | bavyera
mongolia | moğolistan
mongolian | moğol
nepal | nepal
nepalese, nepali | nepalli
bhutan | butan
bhutanese | butanlı
sri lanka | sri lanka
sri lankan | sri lankalı
maldives | maldivler
maldivian | maldivli
myanmar, burma | myanmar, birmanya
burmese | birmanyalı, burmalı
laos | laos
laotian | laoslu
cambodia | kamboçya
cambodian | kamboçyalı
brunei | brunei
bruneian | bruneili
east timor, timor-leste | doğu timor
taiwan | tayvan
taiwanese | tayvanlı
hong kong | hong kong
macau, macao | makao
north korea | kuzey kore
north korean | kuzey koreli
tibet | tibet
tibetan | tibetli
papua new guinea | papua yeni gine
fiji | fiji
fijian | fijili
samoa | samoa
tonga | tonga
solomon islands | solomon adaları
vanuatu | vanuatu
micronesia | mikronezya
palau | palau
marshall islands | marshall adaları
kiribati | kiribati
tuvalu | tuvalu
nauru | nauru
new caledonia | yeni kaledonya
angola | angola
angolan | angolalı
benin | benin
beninese | beninli
botswana | botsvana
botswanan | botsvanalı
burkina faso | burkina faso
burundi | burundi
burundian | burundili
cameroon | kamerun
cameroonian | kamerunlu
cape verde | yeşil burun adaları, cabo verde
central african republic | orta afrika cumhuriyeti
chad-country | çad
chadian | çadlı
comoros | komorlar
congo, republic of the congo | kongo, kongo cumhuriyeti
congolese | kongolu
democratic republic of the congo, dr congo, drc | demokratik kongo cumhuriyeti, kongo demokratik cumhuriyeti
djibouti | cibuti
djiboutian | cibutili
equatorial guinea | ekvator ginesi
eritrea | eritre
eritrean | eritreli
eswatini, swaziland | esvatini, svaziland
gabon | gabon
gabonese | gabonlu
gambia, the gambia | gambiya
gambian | gambiyalı
guinea | gine
guinean | gineli
guinea-bissau | gine-bissau
ivory coast, côte d'ivoire | fildişi sahili
ivorian | fildişili
lesotho | lesotho
liberia | liberya
liberian | liberyalı
madagascar | madagaskar
malagasy | madagaskarlı
malawi | malavi
malawian | malavili
mali-country | mali cumhuriyeti
malian | malili
mauritania | moritanya
mauritanian | moritanyalı
mauritius | mauritius, morityus
mauritian | morityuslu
mozambique | mozambik
mozambican | mozambikli
namibia | namibya
namibian | namibyalı
niger | nijer
nigerien | nijerli
rwanda | ruanda
rwandan | ruandalı
sao tome and principe | sao tome ve principe
seychelles | seyşeller
sierra leone | sierra leone
south sudan | güney sudan
south sudanese | güney sudanlı
tanzania | tanzanya
tanzanian | tanzanyalı
togo | togo
togolese | togolu
uganda | uganda
ugandan | ugandalı
western sahara | batı sahra
zambia | zambiya
zambian | zambiyalı
zimbabwe | zimbabve
zimbabwean | zimbabveli
bolivia | bolivya
bolivian | bolivyalı
ecuador | ekvador
ecuadorian | ekvadorlu
guyana | guyana
guyanese | guyanalı
paraguay | paraguay
paraguayan | paraguaylı
suriname | surinam
surinamese | surinamlı
uruguay | uruguay
uruguayan | uruguaylı
venezuela | venezuela
venezuelan | venezuelalı
belize | belize
costa rica | kosta rika
costa rican | kosta rikalı
el salvador | el salvador
salvadoran | salvadorlu
guatemala | guatemala
guatemalan | guatemalalı
honduras | honduras
honduran | honduraslı
nicaragua | nikaragua
nicaraguan | nikaragualı
panama | panama
panamanian | panamalı
dominican republic | dominik cumhuriyeti
dominican | dominikli
haiti | haiti
haitian | haitili
jamaica | jamaika
jamaican | jamaikalı
bahamas, the bahamas | bahamalar
barbados | barbados
trinidad and tobago | trinidad ve tobago
puerto rico | porto riko
puerto rican | porto rikolu
grenada | grenada
saint lucia, st lucia | saint lucia
dominica | dominika
antigua and barbuda | antigua ve barbuda
cayman islands | cayman adaları
bermuda | bermuda
kurdish-people, kurd | kürt
arab | arap
persian-people, iranian-people | fars, iranlı halkı
jewish, jew | yahudi, musevi
circassian | çerkes, çerkez
laz | laz
tatar | tatar
chechen | çeçen
uyghur | uygur
turkic | türki
slavic | slav
balkan | balkan
nordic, scandinavian | iskandinav, kuzey avrupalı
latin american, latino, hispanic | latin amerikalı, latin
african | afrikalı
asian | asyalı
middle eastern | orta doğulu, ortadoğulu
northern europe | kuzey avrupa
southern europe | güney avrupa
western europe | batı avrupa
eastern europe | doğu avrupa
central europe | orta avrupa
south america | güney amerika
north america | kuzey amerika
central america | orta amerika
latin america | latin amerika
caribbean, the caribbean | karayipler
sub-saharan africa | sahra altı afrika
east africa | doğu afrika
west africa | batı afrika
southern africa | afrika güneyi
horn of africa | afrika boynuzu
southeast asia, south-east asia | güneydoğu asya
south asia | güney asya
east asia | doğu asya
asia-pacific, asia pacific, apac | asya-pasifik, asya pasifik, apac
oceania | okyanusya
pacific | pasifik
atlantic | atlantik
baltic, baltics, baltic states | baltık, baltık ülkeleri
benelux | benelüks
dach, dach region | dach, dach bölgesi
cis countries, cis, commonwealth of independent states | bdt ülkeleri, bağımsız devletler topluluğu
turkic republics, turkic states | türk cumhuriyetleri, türki cumhuriyetler
eu country, eu countries, member state | ab ülkesi, ab ülkeleri, üye ülke
oecd | oecd
dual citizen, dual citizenship, dual nationality | çifte vatandaş, çifte vatandaşlık
student visa | öğrenci vizesi
blue card-eu, eu blue card | mavi kart
`;
