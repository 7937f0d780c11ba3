/** Titles of farms, food plants, textiles and crafts, in the form of any-trade.ts. */
export const FARMS_FOOD_AND_CRAFTS = `
food technologist | gıda teknoloğu
hygiene officer, hygiene supervisor | hijyen sorumlusu, hijyen görevlisi
food safety specialist | gıda güvenliği uzmanı > specialist
cheese maker, cheesemaker | peynir ustası, peynirci
dairy worker-plant, dairy plant worker | mandıra işçisi, süt fabrikası işçisi > worker
oven operator-bread, ovenman | fırın ustası, pişirici, kürekçi
meat cutter, meat processing worker | et parçalama elemanı, et parçalama ustası, et işleme elemanı
boner, deboner | sıyırıcı, kemik sıyırma ustası
slaughterhouse worker, slaughterer | mezbaha işçisi, kesimhane işçisi, kesimci-et > worker
sausage maker | sucuk ustası, şarküteri ustası
poultry worker, poultry plant worker | kanatlı işleme işçisi, kümes işçisi > worker
confectioner, confectionery worker | şekerlemeci, şekerci
packaging worker-food | gıda paketleme elemanı
miller, flour miller | değirmenci, değirmen operatörü
greenhouse grower | seracı, sera yetiştiricisi, sera üreticisi
orchard worker, garden worker | bahçe işçisi > worker
vegetable grower | sebze üreticisi, sebze yetiştiricisi > farmer
fruit grower | meyve üreticisi, meyve yetiştiricisi > farmer
olive grower | zeytin üreticisi > farmer
winegrower, vine grower | bağcı, bağ üreticisi > farmer
livestock farmer, cattle farmer, stockbreeder | hayvancı, büyükbaş yetiştiricisi, hayvan yetiştiricisi, besici > farmer
sheep farmer | koyun yetiştiricisi, koyuncu, küçükbaş yetiştiricisi > farmer
poultry farmer | kümes hayvanı yetiştiricisi, tavukçu, kanatlı yetiştiricisi > farmer
stockman, livestock worker, animal caretaker-farm, herdsperson | hayvan bakıcısı-çiftlik, ahır işçisi, besi işçisi
farm mechanic, farm machinery operator | çiftlik makinisti, tarım makinesi operatörü, tarım makineleri operatörü
plant protection specialist | bitki koruma uzmanı > specialist
irrigation technician | sulama teknisyeni, sulama teknikeri > technician
irrigation worker | sulama işçisi, sulamacı > worker
landscape worker, landscape gardener | peyzaj işçisi, peyzaj elemanı, peyzaj bahçıvanı
landscape technician | peyzaj teknikeri > technician
forester, forest technician | ormancı, orman teknikeri
tree surgeon, arborist | ağaç uzmanı, arborist, budamacı
aquaculture technician, fisheries technician | su ürünleri teknikeri, su ürünleri teknisyeni > technician
fisheries engineer, aquaculture engineer | su ürünleri mühendisi, balıkçılık teknolojisi mühendisi > engineer
fish farm worker | balık çiftliği işçisi > worker
zootechnician, animal scientist | zooteknist
fabric inspector, fabric quality inspector | kumaş kontrol elemanı, kumaş kontrolcü
dyer, textile dyer | kumaş boyacısı, tekstil boyacısı
dyehouse operator, dyeing operator, dyeing machine operator | boyahane operatörü, boya operatörü-tekstil > operator
dyehouse supervisor | boyahane şefi
weaving operator, loom operator | dokuma operatörü, dokuma makinesi operatörü > operator
spinning operator, yarn operator | iplik operatörü, iplik makinesi operatörü > operator
cutting room supervisor | kesimhane şefi
embroidery operator | nakış operatörü, nakış makinesi operatörü > operator
leather cutter | deri kesimci, saya kesimci
shoe upper maker | saya ustası
glass worker, glass cutter | cam işçisi, cam kesimci
glassblower | cam üfleme ustası
stone setter | mıhlayıcı
goldsmith | kuyumcu ustası, altın ustası
silversmith | gümüş ustası, gümüşçü
printing worker, print operator | matbaa işçisi, matbaa operatörü
flexo operator, flexographic printing operator | flekso operatörü, flekso baskı operatörü > operator
sign maker | tabelacı
wood machinist, woodworking machinist, woodworking machine operator | ağaç makinecisi, ahşap makine operatörü, ebatlama operatörü
wood carver | oymacı, ağaç oymacısı
lacquerer, wood finisher | lakeci, cilacı, vernikçi
`;
