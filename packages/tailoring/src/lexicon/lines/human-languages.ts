export const HUMAN_LANGUAGES = `
English | english language, ingilizce | ingilizce, i̇ngilizce, yabancı dil, ingilizceyi | 
Turkish | turkish language, türkçe | türkçe, türkçeyi | 
German | german language | almanca | 
French | french language | fransızca | 
Spanish | spanish language, bilingual spanish | ispanyolca | 
Italian | | italyanca | 
Russian | | rusça | 
Arabic | | arapça | 
Chinese | mandarin, mandarin chinese, cantonese | çince | 
Japanese | | japonca | 
Korean | | korece | 
Portuguese | | portekizce | 
Dutch | | hollandaca, felemenkçe | 
Danish | | danca | 
Swedish | | isveççe | 
Norwegian | | norveççe | 
Finnish | | fince | 
Polish | | lehçe, polonyaca | 
Czech | | çekçe | 
Hungarian | | macarca | 
Romanian | | rumence, romence | 
Bulgarian | | bulgarca | 
Greek | | yunanca | 
Ukrainian | | ukraynaca | 
Persian | farsi | farsça | 
Kurdish | | kürtçe | 
Hebrew | | ibranice | 
Hindi | | hintçe | 
Urdu | | urduca | 
Azerbaijani | | azerice, azerbaycanca | 
Georgian | | gürcüce | 
Latin | | latince | 
sign language | american sign language, asl | işaret dili | 
`;
