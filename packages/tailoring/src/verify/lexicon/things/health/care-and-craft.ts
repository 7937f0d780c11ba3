/** Health, schools, kitchens and other trades, in the form of everyday/general.ts. */
export const CARE_AND_CRAFT = `
patient | hasta
resident-home, resident, care home resident, care home residents, service users-home, resident-inhabitant, inhabitant, local people, locals | sakin, huzurevi sakini, huzurevi sakinleri, bakımevi sakini, mukim, yöre halkı
nursing, nursing care-field, nursing profession | hemşirelik, hemşirelik mesleği
intensive care, icu, intensive care unit, critical care, intensive therapy unit, intensive treatment unit, icu ward | yoğun bakım, yoğun bakım ünitesi, ybü, yoğun bakım servisi
emergency, er, emergency department, emergency room, a&e, accident and emergency, casualty department, ed-emergency, emergency unit, emergency ward, emergency service, emergency services department, ed, emergency case | acil, acil servis, acil tıp, acil ünitesi, acil birimi, acil hal, acil vaka
operating room, operating theatre, theatre, operating suite, or-room, operating theatres, surgical theatre, theatres | ameliyathane, ameliyat salonu, ameliyat odası
surgery, operation-medical | ameliyat, cerrahi
medication, medicine, drug, medicament | ilaç
vaccine, vaccination, immunisation, immunization | aşı, aşılama
injection, shot, injections, jab | enjeksiyon, iğne, iğne yapma, enjeksiyon uygulaması
intravenous, iv | damar içi, intravenöz
ventilator, ventilated, breathing machine, respirator-machine | solunum cihazı, ventilatör, solunum cihazına bağlı, mekanik ventilatör
bed, bedstead | yatak, karyola
wound | yara
dressing, wound dressings, dressings | pansuman, yara örtüsü, pansumanı
wound dressing, dressing for wound, dressing change, wound dressing change | yara pansumanı, yara örtüsü, pansuman değişimi
central line, central venous catheter, cvc | santral kateter, santral venöz kateter
care plan, nursing care plan, plan of care, individual care plan, care plans, care planning, individualised care plan | bakım planı, hemşirelik bakım planı, bakım planlaması, bireysel bakım planı
medication chart, drug chart, mar chart, medication record | ilaç çizelgesi, ilaç uygulama çizelgesi, ilaç kartı
medication error, drug error | ilaç hatası
double check | çift kontrol
dementia, dementing | demans, bunama, demanslı
blood | kan
phlebotomy, blood drawing, venepuncture, blood collection, taking blood, drawing blood, blood sampling, blood draw, blood draws, venipuncture, blood taking | kan alma, flebotomi, kan numunesi alma, venöz kan alma, kan alımı
laboratory, lab | laboratuvar
medical, clinical-medical | tıbbi, medikal
clinical | klinik
health, health-thing | sağlık
first aid, first-aid | ilk yardım, ilkyardım, ilk yardım uygulaması
life support | yaşam desteği
advanced life support, als, acls, advanced cardiac life support | ileri yaşam desteği, ileri kardiyak yaşam desteği > life support
hygiene, hygienic, sanitation, cleanliness | hijyen, temizlik, sanitasyon
infection | enfeksiyon
sterilisation, sterilization | sterilizasyon
diagnosis, diagnostics, diagnoses | tanı, teşhis
medical record, patient record, patient file, patient chart, health record, case notes | tıbbi kayıt, hasta kaydı, hasta dosyası, hasta kayıtları, epikriz dosyası > record
pharmacy, pharmacy practice, pharmacy-field | eczane, eczacılık
psychology | psikoloji
student, pupil, learner-person, schoolchild | öğrenci
teaching, instruction-field | öğretmenlik, öğretim
classroom, class-room, class, school class | sınıf, derslik
classroom management, class management, behaviour management, behavior management, classroom discipline | sınıf yönetimi, davranış yönetimi, sınıf disiplini
exam, examination, test-exam | sınav, imtihan
mock exam, practice exam, mock test, practice test | deneme sınavı, deneme sınavları, deneme
parent-teacher meeting, parents' meeting, parents' evening, parents evening, parent meeting, class meeting, parent-teacher conference | veli toplantısı, veli görüşmesi, sınıf veli toplantısı
curriculum, syllabus, curricula, syllabi | müfredat, öğretim programı, ders programı
homework, home assignment | ödev, ev ödevi
department head, head of subject, head of department-school, subject leader | zümre başkanı, zümre başkanlığı
robotics | robotik
private tuition, private lesson, tutoring, private tutoring, one-to-one tuition, private lessons | özel ders, birebir ders, özel dersler
education-field, education | eğitim
training-course, training | eğitim
trainee-student, intern-person | stajyer
cookery, culinary arts, culinary, cooking-field | aşçılık, mutfak sanatları
gastronomy, gastronomy and culinary arts | gastronomi, gastronomi ve mutfak sanatları
food, foodstuff, groceries | gıda, yiyecek, besin
drink, beverage, soft drinks and beverages, beverage industry | içecek, meşrubat, içecek sektörü
meal, dish, food-dish, prepared dish | yemek, öğün, yemek çeşidi
menu, menus | menü
recipe, formula-recipe | tarif, reçete, yemek tarifi
sauce | sos
vegetable, veg | sebze
meat | et
fish, fresh fish | balık
pastry, pastries, patisserie, pastry making, pastry work, confectionery-pastry | pastane, pasta, hamur işi, pastane ürünü, pastacılık, pastane işi
bakery, bakehouse | fırın, ekmek fırını
cold kitchen, garde manger, larder, cold section, cold station | soğuk mutfak, soğuk bölümü, gardemanje, garde manger > kitchen
hot kitchen, hot section, hot line, hot station | sıcak mutfak, sıcak bölümü > kitchen
grill, barbecue, bbq, grill station, grill section | ızgara, mangal, ızgara bölümü, barbekü
open buffet, buffet, self-service buffet | açık büfe, büfe
food waste, food wastage, kitchen waste | gıda israfı, gıda atığı, yemek israfı, yemek atığı, mutfak atığı > waste
menu planning, menu development, menu design, menu creation | menü planlama, menü geliştirme, menü tasarımı, menü oluşturma
haccp, hazard analysis and critical control points, haccp system, hazard analysis | haccp, haccp sistemi, tehlike analizi ve kritik kontrol noktaları
sous | sous
banquet, banqueting, banquet event | ziyafet, banket
table-restaurant, dining table, restaurant table | masa
housekeeping, housekeeping department, room cleaning, housekeeping service, cleaning rooms, room make-up, making up rooms, cleaning of rooms, guest room cleaning | kat hizmetleri, housekeeping, oda temizliği, kat temizliği, oda temizleme, odaların temizliği
front desk, front office, reception desk, reception, receptionist-team, hotel reception, reception area | ön büro, resepsiyon, önbüro, karşılama bankosu
tourism, tourism industry, travel industry, travel and tourism | turizm, turizm ve seyahat
hairdresser, hairdressing, hairdresser's, hair salon, hairdressing salon, salon-hair, hairdressing-field, hair care, hairstyling, hairdresser salon | kuaför, kuaförlük, kuaför salonu, saç bakımı, saç tasarımı, saç salonu
tailoring, dressmaking, tailor's trade, tailor's work | terzilik
furniture, furnishings | mobilya, mobilya ürünleri
wood, timber, lumber | ahşap, kereste, tahta
carpentry, joinery, woodwork, woodworking, cabinetmaking, cabinet making, carpentry-work | marangozluk, ahşap işleri, doğramacılık, ahşap işçiliği, ahşap işleme
paint, painting, coating-paint | boya
working at height, work at height, height work, work at heights, working at heights | yüksekte çalışma, yüksekte çalışma işleri
forklift, fork-lift truck, fork lift, forklift truck, lift truck, fork truck | forklift
lathe, turning-metal, turning, turning machine, lathe machine | torna, tornacılık, tornalama, torna tezgahı
cnc, computer numerical control | cnc, bilgisayarlı sayısal kontrol
gas | gaz
water | su, suyu
fire, fire safety, fire prevention, fire protection | yangın, yangın güvenliği, yangın önleme, yangından korunma
sewing, sewing-field, stitching, sewing work | dikiş, dikim
fabric, cloth, textile-fabric | kumaş, bez
history | tarih
geography | coğrafya
literature | edebiyat
`;
