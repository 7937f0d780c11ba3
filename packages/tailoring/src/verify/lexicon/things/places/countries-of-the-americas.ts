/** Countries and islands of the Americas and who is from there, in the form of everyday/general.ts. */
export const COUNTRIES_OF_THE_AMERICAS = `
united states, usa, us, america, united states of america | amerika birleşik devletleri, abd, amerika
american | amerikan, amerikalı
canada | kanada
canadian | kanadalı
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
`;
