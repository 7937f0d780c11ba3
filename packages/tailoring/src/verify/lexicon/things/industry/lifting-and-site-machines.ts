/** Cranes, site machines and scaffolds, in the form of everyday/general.ts. */
export const LIFTING_AND_SITE_MACHINES = `
crawler crane | paletli vinç > crane
truck-mounted crane, hiab, loader crane, lorry-mounted crane | kamyon üstü vinç, hiap, hiap vinç > crane
telescopic crane | teleskopik vinç > crane
jib crane | pergel vinç > crane
chain hoist, hoist, electric hoist | caraskal, elektrikli vinç, zincirli vinç
winch | ırgat, bocurgat
lifting equipment, lifting gear, lifting tackle | kaldırma ekipmanı, kaldırma aracı, kaldırma ekipmanları, kaldırma iletme ekipmanı
lifting accessory, lifting accessories, rigging gear | kaldırma aksesuarı, sapanlama ekipmanı
lifting sling, sling | sapan
rigging, slinging | sapanlama
shackle | kilit, mapa
hook | kanca
load capacity, carrying capacity, lifting capacity, load-carrying capacity | yük kapasitesi, kaldırma kapasitesi, taşıma kapasitesi
safe working load, swl | güvenli çalışma yükü
load chart | yük diyagramı, yük tablosu
signalman, banksman, crane signaller | işaretçi, vinç işaretçisi
hand signals | el işaretleri, kol işaretleri
boom-crane, boom, jib | bom, vinç kolu
outrigger, stabiliser-crane | denge ayağı, stabilizatör
counterweight | karşı ağırlık, denge ağırlığı
aerial work platform, elevating work platform, mewp, cherry picker, boom lift | sepetli platform, personel yükseltici, yükseltici platform, sepetli vinç
telehandler, telescopic handler | teleskopik yükleyici, telehandler
mini excavator, mini digger | mini ekskavatör > excavator
crawler excavator, tracked excavator | paletli ekskavatör > excavator
wheeled excavator | lastikli ekskavatör, lastik tekerlekli ekskavatör > excavator
skid steer loader, skid steer, bobcat | mini yükleyici, bobcat
articulated dump truck, rock truck, off-highway truck | kaya kamyonu, belden kırma kamyon
vibratory roller, soil compactor, compactor | vibrasyonlu silindir, kompaktör
plate compactor | kompaktör, tokmak
asphalt roller | asfalt silindiri
piling rig, pile driver | kazık makinesi, fore kazık makinesi
drilling rig, drilling machine-rock, drill rig | sondaj makinesi, delgi makinesi
rock drill, jumbo drill | kaya delici, jumbo
bucket-machine, excavator bucket | kova, kepçe
hydraulic breaker, hydraulic hammer | hidrolik kırıcı
attachment-machine | ataşman
machine hire, plant hire | iş makinesi kiralama, makine kiralama
machine operator-site | iş makinesi operatörü
machine fuel, machine refuelling, refuelling | yakıt ikmali
diesel fuel, diesel-fuel | mazot, motorin
petrol, gasoline | benzin
operator logbook, machine logbook, hour meter | çalışma saati sayacı, makine saati
machine hours, operating hours, running hours | çalışma saati, çalışma saatleri, makine saati
daily check, daily checks, pre-use check, pre-start check, daily inspection, pre-use inspection | günlük kontrol, kullanım öncesi kontrol, günlük bakım kontrolü
scaffold erection, scaffold assembly, scaffolding erection | iskele kurulumu, iskele montajı, iskele kurma
mobile scaffold, scaffold tower | seyyar iskele, mobil iskele
suspended platform, cradle-facade, facade cradle | asma iskele, cephe asansörü
hoist-building, construction hoist, site hoist, material hoist | yük asansörü, cephe asansörü
rope access, industrial climbing | ip erişim, iple erişim, endüstriyel dağcılık
confined spaces, confined space, enclosed space | kapalı alan, dar alan, sınırlı alan
hot work | ateşli çalışma, sıcak çalışma, ateşli işler
tower crane | kule vinç > crane
mobile crane | mobil vinç > crane
`;
