/** Cleaning, washing and keeping houses, in the form of everyday/general.ts. */
export const CLEANING_AND_LAUNDRY = `
office cleaning, cleaning offices | ofis temizliği, büro temizliği > cleaning-field
stair cleaning, staircase cleaning | merdiven temizliği > cleaning-field
building cleaning, cleaning of buildings | bina temizliği, apartman temizliği > cleaning-field
hospital cleaning, cleaning in hospitals | hastane temizliği > cleaning-field
school cleaning | okul temizliği > cleaning-field
industrial cleaning, factory cleaning | endüstriyel temizlik, fabrika temizliği > cleaning-field
machine cleaning | makine temizliği > cleaning-field
facade cleaning, exterior cleaning | dış cephe temizliği > cleaning-field
post-construction cleaning, builders' clean, after-construction cleaning | inşaat sonrası temizlik > cleaning-field
carpet cleaning, carpet washing, rug washing | halı yıkama, halı temizliği > cleaning-field
upholstery cleaning, sofa cleaning | koltuk yıkama, koltuk temizliği > cleaning-field
deep cleaning, deep clean, thorough cleaning, detailed cleaning | derin temizlik, genel temizlik, detaylı temizlik, dip köşe temizlik
daily cleaning, routine cleaning | günlük temizlik, rutin temizlik > cleaning-field
weekly cleaning | haftalık temizlik > cleaning-field
terminal cleaning | terminal temizlik
spring cleaning | bahar temizliği
cleaning plan, cleaning schedule, cleaning rota | temizlik planı, temizlik çizelgesi, temizlik programı
cleaning checklist, cleaning list, cleaning form | temizlik kontrol listesi, temizlik formu
cleaning standard, cleanliness standards | temizlik standartları, temizlik standardı
cleaning check, cleanliness check, cleaning inspection, cleanliness inspection | temizlik kontrolü, temizlik denetimi
cleaning company, cleaning firm, cleaning contractor | temizlik şirketi, temizlik firması
cleaning equipment, cleaning tools | temizlik ekipmanı, temizlik aletleri
cleaning machine, floor cleaning machine | temizlik makinesi, zemin temizleme makinesi
scrubber dryer, floor scrubber, scrubbing machine | zemin yıkama makinesi, yer yıkama makinesi
vacuum cleaner, hoover | elektrikli süpürge, süpürge makinesi
mop | paspas, mop
mopping | paspaslama
broom | süpürge
dusting | toz alma
stain | leke
high-pressure cleaning, pressure washing, jet washing, pressure washer | basınçlı yıkama, yüksek basınçlı temizlik
steam cleaning, steam cleaner | buharlı temizlik, buhar makinesi
waste bin, bin-waste, dustbin, rubbish bin | çöp kutusu, çöp kovası
toilet paper | tuvalet kağıdı
paper towel | kağıt havlu
bleach, chlorine bleach | çamaşır suyu
cleaning cloth, cloth-cleaning, microfibre cloth | temizlik bezi, mikrofiber bez
colour-coded cleaning, colour coding-cleaning | renk kodlu temizlik
chemical safety-cleaning, chemical handling, safe use of chemicals | kimyasal kullanımı, güvenli kimyasal kullanımı
home help, household help, housekeeping-home, housekeeper-work | ev yardımı, ev hizmeti
elderly care at home | evde yaşlı bakımı
laundry and ironing, washing and ironing | çamaşır ve ütü, çamaşır ütü
janitorial work, caretaking, caretaker work, janitorial services | apartman görevliliği, kapıcılık, bina görevliliği
dry cleaner's | kuru temizleme dükkanı, kuru temizlemeci
ironing of clothes, clothes ironing, ironing clothes | kıyafet ütüleme, giysi ütüsü
dispenser, soap dispenser | sabunluk, dispenser
cardboard baling, baling cardboard | karton balyalama
`;
