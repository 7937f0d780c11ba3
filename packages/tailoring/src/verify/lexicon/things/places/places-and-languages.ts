/** Parts of the world, regions, cities and languages, in the form of everyday/general.ts. */
export const PLACES_AND_LANGUAGES = `
europe | avrupa
asia | asya
africa | afrika
middle east | orta doğu, ortadoğu
far east | uzak doğu, uzakdoğu
balkans, the balkans | balkanlar
central asia | orta asya
caucasus | kafkasya, kafkaslar
north africa | kuzey afrika
emea | emea
mena | mena
gulf countries, gulf states, gcc | körfez ülkeleri
scandinavia, nordic countries, nordics | iskandinavya, iskandinav ülkeleri
mediterranean | akdeniz
aegean | ege
marmara | marmara
black sea | karadeniz
anatolia, anatolian | anadolu
central anatolia | iç anadolu
eastern anatolia | doğu anadolu
southeastern anatolia, southeast anatolia | güneydoğu anadolu
thrace | trakya
midwest | ortabatı
london | londra
paris | paris
berlin | berlin
munich | münih
cologne | köln
frankfurt | frankfurt
hamburg | hamburg
vienna | viyana
zurich | zürih
geneva | cenevre
brussels | brüksel
amsterdam | amsterdam
rome | roma
milan | milano
venice | venedik
florence | floransa
naples | napoli
madrid | madrid
barcelona | barselona
lisbon | lizbon
athens | atina
thessaloniki, salonica | selanik
sofia | sofya
bucharest | bükreş
belgrade | belgrad
budapest | budapeşte
prague | prag
warsaw | varşova
copenhagen | kopenhag
stockholm | stokholm
kyiv, kiev | kiev
moscow | moskova
saint petersburg, st petersburg | petersburg
tbilisi | tiflis
yerevan | erivan
baku | bakü
tehran | tahran
baghdad | bağdat
erbil | erbil
damascus | şam
aleppo | halep
beirut | beyrut
jerusalem | kudüs
cairo | kahire
riyadh | riyad
jeddah | cidde
mecca | mekke
medina | medine
tripoli | trablus
algiers | cezayir şehri
nicosia | lefkoşa
kyrenia | girne
famagusta | gazimağusa
new delhi, delhi | yeni delhi
beijing | pekin
tokyo | tokyo
new york | new york
izmir, smyrna | izmir
bursa | bursa
adana | adana
antalya | antalya
konya | konya
gaziantep, antep | gaziantep, antep
sanliurfa, urfa | şanlıurfa, urfa
eskisehir | eskişehir
diyarbakir | diyarbakır
kahramanmaras, maras | kahramanmaraş, maraş
izmit, kocaeli | izmit, kocaeli
adapazari, sakarya | adapazarı, sakarya
hatay, antakya, antioch | hatay, antakya
mersin, icel | mersin, içel
mugla | muğla
bodrum | bodrum
cappadocia | kapadokya
gallipoli | gelibolu
bosphorus | boğaziçi, istanbul boğazı
european side | avrupa yakası
anatolian side, asian side | anadolu yakası
english-language, english | ingilizce
turkish-language, turkish | türkçe, türk
danish | danca
norwegian | norveççe
finnish | fince
hungarian | macarca
czech-language, czech | çekçe
serbian-language, serbian | sırpça
croatian-language, croatian | hırvatça
bosnian-language, bosnian | boşnakça
albanian-language, albanian | arnavutça
macedonian-language, macedonian | makedonca
georgian-language, georgian | gürcüce
armenian-language, armenian | ermenice
hebrew | ibranice
hindi | hintçe
urdu | urduca
uzbek-language, uzbek | özbekçe
kazakh-language, kazakh | kazakça
turkmen-language, turkmen | türkmence
latin | latince
ottoman turkish, ottoman | osmanlıca, osmanlı türkçesi
zazaki | zazaca
igbo | igbo
swahili | svahili
vietnamese-language, vietnamese | vietnamca
sign language, turkish sign language | işaret dili, türk işaret dili
braille | braille, kabartma yazı
bilingual, two languages | iki dilli, çift dilli
trilingual | üç dilli
multilingual | çok dilli
foreign language | yabancı dil
second language, additional language | ikinci dil
native, native speaker, mother tongue, native-level, first language, native language, language-native | ana dil, anadil, ana dili, anadili
turkiye, turkey | türkiye
turk, turkish-nation | türk
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
`;
