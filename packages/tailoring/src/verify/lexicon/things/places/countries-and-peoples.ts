/** Countries, their peoples, cities and languages, in the form of everyday/general.ts. */
export const COUNTRIES_AND_PEOPLES = `
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
united states, usa, us, america, united states of america | amerika birleşik devletleri, abd, amerika
american | amerikan, amerikalı
canada | kanada
canadian | kanadalı
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
georgia | gürcistan
georgian | gürcü
armenia | ermenistan
armenian | ermeni
azerbaijan | azerbaycan
azeri | azerbaycanlı
kazakhstan | kazakistan
kazakh | kazak
uzbekistan | özbekistan
uzbek | özbek
turkmenistan | türkmenistan
turkmen | türkmen
kyrgyzstan | kırgızistan
kyrgyz | kırgız
tajikistan | tacikistan
tajik | tacik
afghanistan | afganistan
afghan | afgan
iran | iran
iranian | iranlı
iraq | ırak
iraqi | ıraklı
syria | suriye
lebanon | lübnan
lebanese | lübnanlı
jordan | ürdün
jordanian | ürdünlü
israel | israil
israeli | israilli
palestine | filistin
palestinian | filistinli
saudi arabia | suudi arabistan
saudi | suudi
united arab emirates, uae, emirates | birleşik arap emirlikleri, bae
emirati | emirlikli
qatar | katar
qatari | katarlı
kuwait | kuveyt
kuwaiti | kuveytli
bahrain | bahreyn
bahraini | bahreynli
oman | umman
omani | ummanlı
yemen | yemen
yemeni | yemenli
egypt | mısır
egyptian | mısırlı
libya | libya
libyan | libyalı
tunisia | tunus
tunisian | tunuslu
algeria | cezayir
algerian | cezayirli
morocco | fas
moroccan | faslı
sudan | sudan
sudanese | sudanlı
somalia | somali
somali | somalili
ethiopia | etiyopya
ethiopian | etiyopyalı
kenya | kenya
kenyan | kenyalı
nigeria | nijerya
nigerian | nijeryalı
ghana | gana
ghanaian | ganalı
senegal | senegal
senegalese | senegalli
south africa | güney afrika
south african | güney afrikalı
india | hindistan
indian | hint, hintli
pakistan | pakistan
pakistani | pakistanlı
bangladesh | bangladeş
bangladeshi | bangladeşli
china | çin
chinese-nation, chinese | çinli
japan | japonya
japanese-nation, japanese | japon
south korea, korea | güney kore, kore
korean-nation, korean | koreli
vietnam | vietnam
vietnamese | vietnamlı
thailand | tayland
thai | taylandlı
malaysia | malezya
malaysian | malezyalı
singapore | singapur
singaporean | singapurlu
indonesia | endonezya
indonesian | endonezyalı
philippines | filipinler
filipino | filipinli
australia | avustralya
australian | avustralyalı
new zealand | yeni zelanda
new zealander | yeni zelandalı
mexico | meksika
mexican | meksikalı
brazil | brezilya
brazilian | brezilyalı
argentina | arjantin
argentine, argentinian | arjantinli
chile | şili
chilean | şilili
colombia | kolombiya
colombian | kolombiyalı
peru | peru
peruvian | perulu
cuba | küba
cuban | kübalı
`;
