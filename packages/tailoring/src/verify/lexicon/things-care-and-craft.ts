/** Health, schools, kitchens and other trades, in the form of things-general.ts. */
export const CARE_AND_CRAFT = `
patient | hasta
resident-home, resident | sakin
nursing | hemşirelik
intensive care, icu, intensive care unit, critical care | yoğun bakım
emergency, er, emergency department | acil, acil servis
operating room, operating theatre, theatre | ameliyathane
surgery, operation-medical | ameliyat, cerrahi
medication, medicine, drug, medicament | ilaç
vaccine, vaccination | aşı
injection | enjeksiyon
intravenous, iv | damar içi, intravenöz
ventilator, ventilated | solunum cihazı, ventilatör
bed | yatak
wound | yara
dressing | pansuman, yara örtüsü
wound dressing, dressing for wound | yara pansumanı, yara örtüsü
central line, central venous catheter | santral kateter, santral venöz kateter
care plan | bakım planı
medication chart, drug chart | ilaç çizelgesi
medication error, drug error | ilaç hatası
double check | çift kontrol
dementia | demans
blood | kan
phlebotomy, blood drawing | kan alma, flebotomi
laboratory, lab | laboratuvar
medical | tıbbi
clinical | klinik
health | sağlık
first aid | ilk yardım
life support | yaşam desteği
advanced life support | ileri yaşam desteği
hygiene, hygienic | hijyen
infection | enfeksiyon
sterilisation, sterilization | sterilizasyon
diagnosis | tanı, teşhis
medical record | tıbbi kayıt
pharmacy | eczane, eczacılık
psychology | psikoloji
student, pupil | öğrenci
teaching | öğretmenlik
classroom, class-room | sınıf
classroom management | sınıf yönetimi
exam, examination, test-exam | sınav
mock exam, practice exam | deneme sınavı, deneme sınavları
parent-teacher meeting, parents' meeting | veli toplantısı
curriculum | müfredat
homework | ödev
department head, head of subject | zümre başkanı, zümre başkanlığı
robotics | robotik
summer school | yaz okulu
village school | köy okulu
private tuition | özel ders
education-field, education | eğitim
training-course, training | eğitim
trainee-student, intern-person | stajyer
cookery, culinary arts, culinary | aşçılık
gastronomy | gastronomi
food | gıda, yiyecek
drink, beverage | içecek
meal, dish | yemek
menu | menü
recipe | tarif, reçete
sauce | sos
vegetable | sebze
meat | et
fish | balık
pastry | pastane, pasta
bakery | fırın
cold kitchen, garde manger | soğuk mutfak
hot kitchen | sıcak mutfak
grill | ızgara
open buffet, buffet | açık büfe, büfe
food waste | gıda israfı, gıda atığı
menu planning | menü planlama
haccp | haccp
sous | sous
banquet | ziyafet, banket
table-restaurant | masa
housekeeping | kat hizmetleri
front desk, front office | ön büro
tourism | turizm
hairdresser, hairdressing | kuaför, kuaförlük
tailoring | terzilik
furniture | mobilya
wood | ahşap
carpentry | marangozluk
plumbing | su tesisatı, sıhhi tesisat
heating | ısıtma, kalorifer
cooling, refrigeration | soğutma
air conditioning, hvac | klima, iklimlendirme
paint, painting | boya
roof | çatı
garden, landscaping | bahçe, peyzaj
working at height | yüksekte çalışma
forklift | forklift
crane | vinç
lathe | torna
cnc | cnc
gas | gaz
water | su
fire, fire safety | yangın, yangın güvenliği
sewing | dikiş
fabric | kumaş
art | sanat
music | müzik
sport | spor
history | tarih
geography | coğrafya
literature | edebiyat
`;
