/** Countries and lands of Europe and who is from there, in the form of everyday/general.ts. */
export const COUNTRIES_OF_EUROPE = `
germany | almanya
german-nation, german | alman
france | fransa
french-nation, french | fransız
united kingdom, uk, great britain, britain | birleşik krallık, ingiltere, britanya
british | britanyalı, ingiliz
england | ingiltere
english-nation, english | ingiliz
scotland | iskoçya
scottish | iskoç
wales | galler
welsh | galli
ireland | irlanda
irish-nation, irish | irlandalı
italy | italya
italian-nation, italian | italyan
spain | ispanya
spanish-nation, spanish | ispanyol
portugal | portekiz
portuguese-nation, portuguese | portekizli
netherlands, the netherlands, holland | hollanda
dutch-nation, dutch | hollandalı
belgium | belçika
belgian | belçikalı
luxembourg | lüksemburg
luxembourgish | lüksemburglu
switzerland | isviçre
swiss | isviçreli
austria | avusturya
austrian | avusturyalı
denmark | danimarka
danish-nation, danish | danimarkalı
sweden | isveç
swedish-nation, swedish | isveçli
norway | norveç
norwegian-nation, norwegian | norveçli
finland | finlandiya
finnish-nation, finnish | finlandiyalı
iceland | izlanda
icelandic | izlandalı
poland | polonya
polish-nation, polish | polonyalı
czech republic, czechia | çekya, çek cumhuriyeti
czech | çek
slovakia | slovakya
slovak | slovak
hungary | macaristan
hungarian-nation, hungarian | macar
romania | romanya
romanian-nation, romanian | rumen
bulgaria | bulgaristan
bulgarian-nation, bulgarian | bulgar
greece | yunanistan
greek-nation, greek | yunan
serbia | sırbistan
serbian | sırp
croatia | hırvatistan
croatian | hırvat
bosnia and herzegovina, bosnia | bosna hersek, bosna
bosnian | bosnalı, boşnak
albania | arnavutluk
albanian | arnavut
north macedonia, macedonia | kuzey makedonya, makedonya
macedonian | makedon
kosovo | kosova
kosovar | kosovalı
montenegro | karadağ
montenegrin | karadağlı
slovenia | slovenya
slovenian | sloven
ukraine | ukrayna
ukrainian-nation, ukrainian | ukraynalı
russia, russian federation | rusya, rusya federasyonu
russian-nation, russian | rus
belarus | belarus
belarusian | belaruslu
moldova | moldova
moldovan | moldovalı
estonia | estonya
estonian | eston
latvia | letonya
latvian | leton
lithuania | litvanya
lithuanian | litvan
cyprus | kıbrıs
cypriot | kıbrıslı
northern cyprus, trnc | kuzey kıbrıs, kktc
turkish cypriot | kıbrıslı türk
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
`;
