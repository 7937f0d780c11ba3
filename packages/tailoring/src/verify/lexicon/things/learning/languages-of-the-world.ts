/** Languages and what is said of knowing them, in the form of everyday/general.ts. */
export const LANGUAGES_OF_THE_WORLD = `
afrikaans | afrikaanca
amharic | amharca
aramaic, syriac | aramice, süryanice
ancient greek | eski yunanca, antik yunanca
modern standard arabic, fusha | fasih arapça, standart arapça
egyptian arabic | mısır arapçası
levantine arabic, syrian arabic | suriye arapçası
basque-language, basque | baskça
belarusian-language, belarusian | belarusça
bengali, bangla | bengalce
berber, tamazight | berberice
burmese-language, burmese | birmanca, burmaca
cantonese | kantonca
catalan-language, catalan | katalanca
cebuano | sebuanca
chechen-language, chechen | çeçence
circassian-language, circassian, adyghe | çerkezce, çerkesçe, adigece
abkhaz, abkhazian | abhazca
crimean tatar | kırım tatarcası
dari | darice
esperanto | esperanto
estonian-language, estonian | estonca
faroese | faroece
flemish | flamanca
galician | galiçyaca
gaelic, scottish gaelic | iskoç galcesi, galce
gujarati | guceratça
haitian creole, creole | haiti kreyolu, kreyol
hausa | hausa dili, hausaca
icelandic-language, icelandic | izlandaca
indonesian-language, indonesian, bahasa indonesia | endonezce
javanese | cavaca
kannada | kannadaca
khmer | kmerce
kinyarwanda | kinyarwanda
kirundi | kirundi
kurmanji, kurmanci | kurmanci
sorani | soranice
kyrgyz-language, kyrgyz | kırgızca
lao-language, lao | laoca
latvian-language, latvian | letonca
laz-language, laz | lazca
lithuanian-language, lithuanian | litvanca
luxembourgish-language, luxembourgish | lüksemburgca
malay, bahasa malaysia | malayca
malayalam | malayalamca
maltese-language, maltese | maltaca
maori | maorice
marathi | marathice
mongolian-language, mongolian | moğolca
moldovan-language, moldovan | moldovca
montenegrin-language, montenegrin | karadağca
nepali-language, nepali | nepalce
old turkish | eski türkçe
oromo | oromca
papiamento | papiamento
pashto | peştuca
punjabi | pencapça
quechua | keçuvaca
romani, romany | romanca
samoan | samoaca
sanskrit | sanskritçe
serbo-croatian | sırp-hırvatça, sırpça-hırvatça
shona | şona
sinhala, sinhalese | seylanca, sinhala
slovak-language, slovak | slovakça
slovenian-language, slovenian, slovene | slovence
somali-language, somali | somalice
swiss german | isviçre almancası
tagalog, filipino | tagalogca, filipince
tajik-language, tajik | tacikçe
tamil | tamilce
tatar-language, tatar | tatarca
telugu | teluguca
thai-language, thai | tayca
tibetan-language, tibetan | tibetçe
tigrinya | tigrinya
tok pisin | tok pisin
uyghur-language, uyghur, uighur | uygurca
welsh-language, welsh | galce-galler
wolof | volofça
xhosa | xhosa
yiddish | yidiş
yoruba | yorubaca
zulu | zuluca
brazilian portuguese | brezilya portekizcesi
american english | amerikan ingilizcesi
british english | ingiliz ingilizcesi
mandarin chinese | mandarin çincesi, mandarin
american sign language, asl | amerikan işaret dili
british sign language, bsl | ingiliz işaret dili
language skill, language knowledge, knowledge of languages, command of languages, foreign language skills, language proficiency | yabancı dil bilgisi, dil bilgisi düzeyi, dil becerisi, dil yeterliliği
spoken language | konuşulan dil
bilingualism, bilingual education | iki dillilik, iki dilli eğitim
language certificate, language diploma | dil sertifikası, dil belgesi
language exam, language test | dil sınavı
language of instruction, medium of instruction | eğitim dili, öğretim dili
english-medium, english-medium instruction, taught in english | ingilizce eğitim, eğitim dili ingilizce
english preparatory school, english prep school, english preparatory class, english prep | ingilizce hazırlık, ingilizce hazırlık sınıfı, yabancı diller yüksekokulu
`;
