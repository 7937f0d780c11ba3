/** What people did in kitchens, fields and with animals. In the form that actions.ts describes. */
export const FOOD_AND_LAND = `
cook | cook, prepare meals, whip up, make dishes, made dishes, make meals, made meals, prepare dishes, prepare food, do the cooking, did the cooking, cook up, make food, made food, prepare a meal, bake off, cook for | pişir-, pişirimini yap-, fırınla-, yemek yap-, yemek hazırla-, yemekleri yap-, yemekleri hazırla-, aşçılık yap-, kaynat-, mutfağa gir-, mutfakta çalış-, yemek çıkar-, yemekleri çıkar-, yemeğini yap-, yemeklerini yap-, yemek hazırlığı yap-, pişirme, pişirme işini yap- > prepare
bake | bake | fırınla-, pişir- > cook
plate | plate, dish up, garnish, portioned, present dishes | tabakla-, tabak hazırla-, porsiyonla-, porsiyon çıkar-, süsle-, garnitürle-, servise hazırla-
mix | mix, blend, stir, dissolve, combine ingredients, whisk, shake, compound, knead | karıştır-, harmanla-, çırp-, yoğur-, karışım hazırla-, erit-, harman yap-
taste | tasted!, sample dishes | tat-, tadım yap-, tadına bak-, degüstasyon yap-
grow-plant | grow, grew, grown, cultivate, cultivation, raise, tend crops, farmed! | yetiştir-, yetiştiricilik, üret-, tarım yap-, ekip biç-, çiftçilik yap-
harvest | harvest, pick, reap, bring in the harvest, gather in, glean, cut hay | hasat et-, hasat, hasadı yap-, hasat yap-, topla-, biç-, hasadını yap-, derle-, sök-
breed | breed, bred, rear, raise, keep animals, kept animals | yetiştir-, ıslah et-, damızlık, besicilik yap-, hayvancılık yap-, hayvan besle-, besi yap-, üret-, tohumla-, suni tohumlama yap-
spray | spray, fumigate, treat crops, crop spraying, pest control, apply pesticides, disinfest | ilaçla-, püskürt-, ilaçlama yap-, haşere mücadelesi yap-, tütsüle-, ilaçlamasını yap-
fish | fished!, fishing!, trawl | balık tut-, balıkçılık yap-, avla-, avlan-, ağ at-
slaughter | slaughter | kes-, hayvan kes-
milk | milked!, milking! | sağ-, sağım, sağım yap-
irrigate | irrigate, irrigation, watered!, watering! | sula-, sulama yap-
grill-food | grill, grilled!, barbecue | ızgara yap-, ızgara, mangal yap- > cook
fry-food | fry, fried | kızart-, kızartma yap- > cook
roast-food | roast, roasted! | kavur-, fırınla- > cook
boil-food | boil, boiled!, poach, simmer | haşla-, kaynat- > cook
steam-food | steamed!, steaming! | buharda pişir- > cook
stew-food | stew, braise | güveç yap- > cook
saute-food | saute, sear, caramelise | sote et-, mühürle- > cook
`;
