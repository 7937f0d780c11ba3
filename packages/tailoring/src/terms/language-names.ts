/** Names of languages. */
export const LANGUAGE_NAMES = `
English | İngilizce
Turkish | Türkçe
German | Almanca
French | Fransızca
Spanish | İspanyolca
Italian | İtalyanca
Russian | Rusça
Arabic | Arapça
Portuguese | Portekizce
Dutch | Felemenkçe, Hollandaca
Chinese, Mandarin | Çince
Japanese | Japonca
Korean | Korece
Persian, Farsi | Farsça
Kurdish | Kürtçe
Greek | Yunanca
Bulgarian | Bulgarca
Romanian | Rumence
Polish | Lehçe
Ukrainian | Ukraynaca
Azerbaijani | Azerbaycanca, Azerice
Bosnian | Boşnakça
Albanian | Arnavutça
Swedish | İsveççe
Norwegian | Norveççe
Danish | Danca
Finnish | Fince
Hungarian | Macarca
Czech | Çekçe
Hebrew | İbranice
Hindi | Hintçe
Urdu | Urduca
Georgian | Gürcüce
Armenian | Ermenice
Irish | İrlandaca
Welsh | Galce
Punjabi | Pencapça
Croatian | Hırvatça
Serbian | Sırpça
Macedonian | Makedonca
Slovak | Slovakça
Catalan | Katalanca
Vietnamese | Vietnamca
Thai | Tayca
Indonesian | Endonezce
Swahili | Svahili
Kazakh | Kazakça
Uzbek | Özbekçe
Turkmen | Türkmence
Sign Language | İşaret Dili
Turkish Sign Language | Türk İşaret Dili
Latin | Latince
`;
