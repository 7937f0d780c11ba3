/** Peoples beyond one country, citizenship and visas, in the form of everyday/general.ts. */
export const PEOPLES_AND_CITIZENSHIP = `
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
dual citizen, dual citizenship, dual nationality | çifte vatandaş, çifte vatandaşlık
student visa | öğrenci vizesi
blue card-eu, eu blue card | mavi kart
`;
