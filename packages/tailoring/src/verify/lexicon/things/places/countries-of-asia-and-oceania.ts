/** Countries of Asia, the Middle East and Oceania and who is from there, in the form of everyday/general.ts. */
export const COUNTRIES_OF_ASIA_AND_OCEANIA = `
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
`;
