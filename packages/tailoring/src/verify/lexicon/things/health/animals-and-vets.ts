/** What vets and those who care for animals work with, in the form of everyday/general.ts. */
export const ANIMALS_AND_VETS = `
veterinary surgery-field, animal surgery | veteriner cerrahi, hayvan cerrahisi
large animal, large animals, large-animal, farm animals, farm animal | çiftlik hayvanı, çiftlik hayvanları
small animal, companion animal, small animals, companion animals | küçük hayvan, pet hayvanı
exotic animal, exotic pet, exotics | egzotik hayvan
wild animal, wildlife | yaban hayvanı, yaban hayatı, vahşi hayvan
hamster | hamster
parrot | papağan
fish-aquarium, ornamental fish | akvaryum balığı, süs balığı
reptile | sürüngen
puppy | yavru köpek, köpek yavrusu > dog
kitten | yavru kedi, kedi yavrusu > cat
stray animal, stray animals, street animals, strays, street animal | sokak hayvanı, sokak hayvanları, sahipsiz hayvan
stray dog, street dog | sokak köpeği, başıboş köpek > dog
stray cat, street cat | sokak kedisi > cat
animal hospital, veterinary hospital | hayvan hastanesi, veteriner hastanesi
animal health | hayvan sağlığı
animal welfare | hayvan refahı
animal rights | hayvan hakları
animal nutrition | hayvan besleme, hayvan beslenmesi
animal disease, animal diseases | hayvan hastalığı, hayvan hastalıkları > disease
zoonosis, zoonotic disease, zoonoses | zoonoz, zoonotik hastalık
foot-and-mouth disease, foot and mouth, fmd | şap hastalığı, şap
brucellosis | bruselloz, brucella, brusella
mastitis | mastitis, meme iltihabı
parvovirus, parvo | parvovirüs, kanlı ishal
distemper | distemper, gençlik hastalığı
neutering, sterilisation-animal | kısırlaştırma
spaying, spay | dişi kısırlaştırma > neutering
castration | kastrasyon > neutering
microchip, microchipping, microchip implantation, integrated circuit, ic-chip | mikroçip, mikroçip takma, çip takma, entegre devre, entegre
pet passport, animal passport | pet pasaportu, hayvan pasaportu, evcil hayvan pasaportu
combination vaccine | karma aşı > vaccine
parasite, parasites, internal parasite | parazit
parasite treatment, deworming, parasite control, worming, antiparasitic treatment | parazit tedavisi, iç dış parazit uygulaması, parazit uygulaması, parazit ilaçlaması, parazit mücadelesi, iç parazit mücadelesi
flea | pire
tick-insect | kene
pregnancy diagnosis-animal, pregnancy check-animal | gebelik muayenesi-hayvan
calving, calf birth | buzağılama, buzağı doğumu
bull | boğa
pig, swine | domuz
camel | deve
horse riding, riding, equestrian | binicilik, at binme, at biniciliği
hoof, hoof trimming, hoof care | tırnak kesimi, toynak, toynak bakımı, tırnak bakımı, ayak bakımı
herd health, herd health management | sürü sağlığı, sürü sağlığı yönetimi
milk yield, milk production-yield | süt verimi
meat inspection, carcass inspection | et muayenesi, karkas muayenesi
pet food, pet nutrition | kedi köpek maması, evcil hayvan maması
pet grooming, grooming, dog grooming | pet kuaför, köpek tıraşı, evcil hayvan bakımı, köpek kuaförlüğü
pet hotel, boarding kennel | pet oteli, köpek oteli, köpek pansiyonu
dog training, dog obedience training, obedience training | köpek eğitimi, itaat eğitimi
cage | kafes
leash, lead-dog | tasma
veterinary drug, veterinary medicine-drug, veterinary pharmaceutical | veteriner ilacı, hayvan ilacı > medication
veterinary technology, veterinary health | veteriner sağlık, laborant ve veteriner sağlık
animal transport | hayvan nakli, hayvan taşıma
animal handling, animal restraint, restraint-animal | hayvan zaptı rapt, zapturapt, hayvan tutma
euthanasia | ötenazi, uyutma
zoo | hayvanat bahçesi
aquarium | akvaryum
lambing | kuzulama
animal birth, birth follow-up | doğum, doğum takibi
`;
