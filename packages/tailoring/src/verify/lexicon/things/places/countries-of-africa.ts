/** Countries of Africa and who is from there, in the form of everyday/general.ts. */
export const COUNTRIES_OF_AFRICA = `
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
`;
