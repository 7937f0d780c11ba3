/** What people did in fields, stables, bakeries and sewing rooms. In the form that actions.ts describes. */
export const FARM_FOOD_CLOTH = `
plough | plough, plow, ploughed!, plowed!, ploughing!, tilled!, turn the soil | tarla sür-, pulluk çek-, toprak sür-, sürüm yap-
till-soil | work the soil, prepare seedbeds, harrowed!, cultivated!, cultivating! | tırmıkla-, işle-, toprak işle-
sow | sow, sowed!, sown!, sowing!, seeded! | ek-, ekim yap-, ekimini yap-, ekimi yap-, tohum at-, ekimleri yap-, ekim > grow-plant
plant-out | planted!, planting!, transplant, transplanted!, plant out | dik-, dikim yap-, dikimini yap-, şaşırt-, dikim
grow-crop | grown!, growing!, grew, cultivated!, cultivating! | yetiştir-, yetiştiriciliği yap-, yetiştiriciliğini yap-, üret-, üretimini yap-, tarımını yap-, ekimini yap-, yetiştiricilik yap- > grow-plant
farm | farmed!, farming!, work the farm, run the farm, ran the farm, work the land | çiftçilik yap-, tarım yap-, rençberlik yap-, çiftçilik
fertilise | fertilise, fertilize, fertilised!, fertilized!, fertilising!, spread manure | gübrele-, gübre at-, gübre ver-, gübrelemesini yap-, gübre uygula-, gübreleme, gübreleme yap-
spray-crop | sprayed!, spraying! | ilaçla-, ilaç at-, ilaçlamasını yap-, ilaç uygula-, ilaçlama > spray
water-crop | watered!, watering!, irrigate, irrigated!, irrigating! | sula-, sulamasını yap-, sulamayı yap-, sulama, su ver- > irrigate
weed | weeded!, weeding!, hoed!, hoeing! | çapala-, çapa yap-, ot al-
thin-out | thinned!, thinning! | seyrelt-, tekle-
prune | prune, pruned!, pruning! | buda-, budamasını yap-, budama
graft | grafted!, grafting! | aşıla-, aşı yap-
mow | mow, mowed!, mown!, mowing!, cut grass | biç- > cut-thing
harvest-crop | harvested!, harvesting!, bring in the harvest, reap, reaped!, do the harvest | hasat et-, hasat yap-, hasadını yap-, hasadı yap-, biç-, topla-, hasat > harvest
pick-fruit | picked! | topla- > harvest
thresh | threshed!, threshing! | harmanla-, harman yap-, döv-, patoz yap-
bale | baled!, baling!, make hay, bale | balyala-, balya yap-, saman yap-
sort-produce | graded!, grading! | boyla-, tasnif et-, seç-, ayıkla-, sınıflandır- > sort
dry-crop | sun-dry, sun-dried! | kurut-, güneşte kurut-
keep-animals | rear, reared!, rearing! | hayvancılık yap-, besle-, yetiştir-, hayvancılık > breed
fatten | fattened!, fattening! | besiye al-, besi yap-, besicilik yap-, besle-
keep-bees | keep bees, kept bees, beekeeping! | arıcılık yap-, arıcılık
milk-cows | milked!, milking!, do the milking, did the milking | sağ-, sağım yap-, sağımını yap-, sağım > milk
shear-sheep | sheared!, shorn!, shear | kırkım yap-, kırk- > cut-thing
graze | graze, grazed!, grazing!, herded!, take to pasture, herded!, herding! | otlat-, güt-, çobanlık yap-
inseminate | inseminate, inseminated!, artificial insemination, insemination, artificially inseminate, artificially inseminated | tohumla-, suni tohumlama yap-, suni tohumlama, tohumlama yap-, suni tohumlama gerçekleştir-, suni tohumlama uygula-
tag-animals | ear-tag, tag animals, tagged animals | küpele-, kulak küpesi tak-, küpeleme yap-
catch-fish | fished! | balık tut-, avlan-, ağ at-, avcılık yap- > fish
fell-trees | felled!, felling!, cut down trees, logging, fell, hew | kesim yap-, ağaç kes- > cut-thing
plant-forest | afforest, reforest | ağaçlandır-, ağaçlandırma
garden-work | gardened!, gardening!, look after gardens, tended! | bahçıvanlık yap-, bahçe işlerini yap-
slaughter-animal | slaughtered!, slaughtering! | kes-, kesim yap-, kurban kes-, kesimini yap- > slaughter
bone-meat | boned!, boning!, debone, deboned!, deboning!, bone | sıyır-, kemiksizleştir-, kemiğinden ayır-
cut-meat | break down carcasses, butchered!, cut meat, joint meat, portion meat, portioned meat, meat cutting, butcher | parçalama yap-, et kes-, et parçala-, et doğra-, etleri kes-, kasaplık yap- > cut-thing
mince-meat | minced!, mincing!, grind meat | kıyma çek-, kıyma yap-
marinate | marinate, marinated!, marinading! | marine et-, terbiyele-, sosla-
cure-meat | cured!, salted! | tuzla-
vacuum-pack | vacuum-pack, vacuum-packed! | vakumla-, vakum yap- > pack
fillet-fish | filleted!, clean fish, cleaned fish, fillet | fileto çıkar-, balık ayıkla-, balık temizle-
knead-dough | knead, kneaded!, kneading!, make dough, made dough, dough making | yoğur-, hamur yap-, hamur tut-, hamur hazırla- > mix
shape-dough | shape loaves, form loaves, shape dough, shaped dough | hamur aç-, şekil ver-, hamura şekil ver-, pide aç-, hamurlara şekil ver-
bake-bread | baked! | ekmek yap-, fırınla-, pişir- > bake, cook
man-oven | work the oven, worked the oven, tend the oven, loaded the oven | fırına ver-, kürekçilik yap-
make-cheese | cheesemaking | peynir yap- > make
pasteurise | pasteurise, pasteurize, pasteurised!, pasteurized! | pastörize et-, pastörizasyon yap-, ısıl işlem uygula-
ferment-food | fermented!, fermenting! | fermente et-, mayala-, fermantasyon yap-
freeze-food | frozen!, freezing!, blast-freeze, deep-freeze | dondur-, şokla-
can-food | canned!, canning! | konservele-, konserve yap-
press-juice | squeeze, squeezed! | sık-
taste-test | taste, tasted!, sensory testing | tat-, tadım yap-, duyusal analiz yap- > taste
sew-garment | sewed!, sewn!, sewing!, stitched!, stitching!, run a sewing machine, ran a sewing machine | dik-, dikiş yap-, dikim yap-, dikimini yap-, dikiş, dikim > sew
overlock-edge | overlocked!, overlocking!, serge | overlok çek-, overlok yap-, overlokla- > sew
hem-garment | hemmed!, hemming!, take up hems | paça yap-, kıvırma yap-, paça kısalt-, paçasını kısalt-, boyunu kısalt-
alter-garment | altered!, altering!, alterations, alter | tadilat yap-, tadilatını yap-
take-measurements | take measurements, took measurements, take body measurements, took body measurements, measure customers, measured customers, measure up customers, take clients' measurements, take customers' measurements | ölçü al-, ölçülerini al-, müşteri ölçüsü al-, beden ölçüsü al-, müşterilerin ölçülerini al-, ölçüleri al- > measure
cut-fabric | cut out patterns, cut fabric, cut out fabric, cut cloth, fabric cutting, cut out garments, cut garments, lay and cut fabric | kesim yap-, kesimini yap-, biç-, kumaş kes-, kumaş kesimi yap-, kumaşları kes-, biçki yap- > cut-thing
spread-fabric | spread fabric, lay out fabric | pastal at-, serim yap-
iron-garment | ironed!, ironing!, pressed!, pressing!, steam-press | ütüle-, ütü yap-, ütüsünü yap-, ütü > iron
knit-thing | knitted!, knitting!, knit | ör-, örgü yap-
weave-cloth | weave, wove, woven!, weaving! | doku-, dokumacılık yap-, dokuma yap-
spin-yarn | spun yarn | eğir-
dye-fabric | dyed!, dyeing! | boya-, boyasını yap-
bleach-fabric | bleached!, bleaching! | ağart-, kasar yap-
print-fabric | screen-print, screen-printed! | baskı yap-, kumaş bas-, serigrafi yap-, baskısını yap-
embroider-thing | embroidered!, embroidering!, embroider, embroidery | nakış yap-, işle-, nakış işle-
make-shoes | shoemaking | ayakkabı yap-, kunduracılık yap- > make
repair-shoes | cobbling | pençe yap- > repair
make-jewellery | goldsmithing | takı yap-, kuyumculuk yap-, mücevher yap- > make
throw-pots | throw pots, threw pots, make pottery, made pottery, make ceramics, made ceramics, work with clay | çömlek yap-, çamur çek-, seramik yap-, çamurla çalış-, seramik üret-
take-in-garment | take in, took in, taking in | daralt- > alter-garment
let-out-garment | let out clothes, let out dresses | genişlet- > alter-garment
smoke-meat | smoked!, smoke | tütsüle-
extract-honey | extract honey, extracted honey, harvest honey | bal süz-, bal sağ-, bal al-
fight-against | fight, fought, fighting!, combat, combated! | mücadele et-, savaş-, mücadele yap-, mücadele
bundle-up | bundled!, bundling!, tie in bundles | demetle-, demet yap-, deste yap-, destele-
trim-edge | trim, trimmed!, trimming!, clip, cropped! | kırp- > cut-thing
slice-food | slice, sliced!, slicing! | dilimle- > cut-thing
dice-food | chop, chopped!, dice, diced! | doğra-, doğrama yap-, kıy- > cut-thing
landscape-do | landscape, landscaped!, landscaping! | peyzaj yap-
propagate-plants | propagate, propagated! | çelikle çoğalt-, çoğalt-
quilt-thing | quilt, quilted! | kapitone yap-
darn-thing | darn, darned! | örgü onar-
baste-thing | baste, basted! | teyelle-
`;
