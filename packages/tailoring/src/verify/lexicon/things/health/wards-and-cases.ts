/** Units of a hospital, cases and their papers, what is said at bedsides, desks and in classes, in the form of everyday/general.ts. */
export const WARDS_AND_CASES = `
respiratory ward, chest ward, respiratory medicine ward, chest diseases ward | göğüs hastalıkları servisi, göğüs servisi, göğüs hastalıkları kliniği > ward
doctor's order, physician's order, physician order, medical order, prescriber's order | hekim istemi, doktor istemi, hekim orderı, doktor orderı
chronic patient, chronically ill, chronically ill patient | kronik hasta, kronik hastalığı olan hasta > patient
palliative | palyatif
palliative ward, palliative care ward | palyatif servis, palyatif bakım servisi, palyatif servisi > ward
acutely ill, acutely unwell, acutely ill patient | akut hasta, akut durumdaki hasta
deteriorating patient, deterioration, clinical deterioration | durumu kötüleşen hasta, durumu bozulan hasta
preceptorship, preceptor programme | preseptörlük, rehber hemşirelik
waterlow, waterlow score | waterlow skoru, waterlow
next of kin | birinci derece yakın, en yakın akraba
antenatal, prenatal | antenatal, doğum öncesi, prenatal
postnatal, postpartum | postnatal, doğum sonrası, postpartum
perineum, perineal | perine, perineal
minor ailment, ailment, minor ailments | hafif rahatsızlık, rahatsızlık
chairside, chairside assistance | hasta başı asistanlık, dört el çalışma
swallowing | yutma
lameness | topallık, topallama
biosecurity | biyogüvenlik önlemleri, çiftlik biyogüvenliği
pupillary distance | pupil mesafesi, gözbebeği mesafesi
lens power, dioptre | diyoptri, cam numarası
differential scanning calorimetry, dsc | dsc, diferansiyel taramalı kalorimetri
ligand | ligand
recombinant, recombinant protein | rekombinant, rekombinant protein
e coli, escherichia coli | e coli, escherichia coli
listeria | listeria, listerya
legionella | lejyonella
mammalian, mammal | memeli
ich guideline, ich guidelines | ich kılavuzu
attainment, academic attainment, pupil attainment | başarı düzeyi, kazanım düzeyi
low attainer, low achiever, struggling learner, struggling student, weaker student | başarısı düşük öğrenci, zorlanan öğrenci
high achiever, high attainer | başarılı öğrenci, başarısı yüksek öğrenci
pastoral, pastoral matters | öğrenci sorunları, öğrenci sorunu
sensory, sensory play | duyusal, duyu oyunu
messy play | serbest boya oyunu, kirli oyun
girl, schoolgirl | kız, kız öğrenci, kız çocuğu
boy, schoolboy | erkek çocuk, erkek öğrenci
bingo | tombala, bingo
intramuscular, im-route, im | im, intramüsküler, kas içi
subcutaneous, sc-route, subcutaneous injection | sc, subkutan, cilt altı, deri altı
oral-route, by mouth | ağızdan, oral yoldan
nasogastric | nazogastrik
plain film, plain radiograph, plain film radiograph | grafi, direkt grafi
hospital cash desk, patient billing, hospital billing | hasta vezne, hasta faturalama, hastane veznesi
portor screening, carrier screening, food handler screening | portör taraması, portör muayenesi
emergency kit, emergency bag | acil çantası, acil müdahale çantası
ward meeting, ward meetings, unit meeting | servis toplantısı
multidisciplinary meeting, mdt meeting, tumour board, tumor board | konsey, multidisipliner toplantı, tümör konseyi
consultation-medical, medical consultation, specialist consultation | konsültasyon
second opinion | ikinci görüş
healthcare team, medical team, care team, clinical team | sağlık ekibi, tedavi ekibi
complex discharge | karmaşık taburculuk
patient number, patients seen | hasta sayısı
readmission, readmission rate | yeniden yatış, tekrar yatış
infection rate, infection rates | enfeksiyon oranı, enfeksiyon hızı
fall rate, patient falls, falls rate | düşme oranı, düşme hızı
complication rate | komplikasyon oranı
mortality rate | mortalite oranı, mortalite hızı
no-show rate, did-not-attend rate, missed appointment rate, dna rate | randevuya gelmeme oranı, gelmeme oranı
missed appointment, missed appointments | kaçırılan randevu, gelinmeyen randevu
overtime-hospital, extra shifts | ek nöbet
reading level, reading age | okuma düzeyi, okuma yaşı
reading fluency, fluent reading | akıcı okuma
times table, multiplication table | çarpım tablosu
four operations, basic operations, addition and subtraction | dört işlem, toplama çıkarma
problem solving-maths, word problem | problem çözme-matematik
eye contact | göz teması
sensory break | duyusal mola
visual schedule, visual timetable | görsel çizelge, görsel program
play dough, playdough, clay-children | oyun hamuru
nursery rhyme, finger play, children's song | parmak oyunu, çocuk şarkısı, tekerleme
colouring, colouring activity | boyama etkinliği
sports day, sports festival | spor günü, spor şenliği
assembly-school, school assembly | okul töreni, bayrak töreni
residential trip, overnight trip | konaklamalı gezi
eleven-plus, 11-plus | eleven plus
key worker, keyworker | anahtar çalışan, sorumlu bakım çalışanı
core group, core group meeting | çekirdek grup toplantısı
court report, court statement | mahkeme raporu
care proceedings | bakım davası
foster placement, placement-child | koruyucu aile yerleştirmesi
learning journal, learning journey | öğrenme günlüğü
database searching, database search | veri tabanı tarama, veri tabanı taraması
genealogy, family history research | soy bilim, şecere
parish register, church register | kilise kayıtları
relief worker, relief staff | yedek personel
stroke unit, stroke ward | inme ünitesi, inme servisi > unit
dialysis unit, dialysis centre, dialysis center, renal unit | diyaliz ünitesi, diyaliz merkezi > unit
haemodialysis unit, hemodialysis unit | hemodiyaliz ünitesi > dialysis unit, unit
burns unit, burn unit, burn centre | yanık ünitesi, yanık merkezi > unit
transplant unit, transplant centre | organ nakli merkezi, nakil ünitesi > unit
surgical intensive care, surgical icu, sicu | cerrahi yoğun bakım > intensive care
general intensive care, general icu | genel yoğun bakım > intensive care
anaesthesia intensive care, reanimation unit | anestezi yoğun bakım, reanimasyon ünitesi > intensive care
cardiac surgery intensive care, cardiovascular surgery icu, cvs icu | kvc yoğun bakım, kalp damar cerrahisi yoğun bakım > intensive care
level 3 intensive care, level iii icu | üçüncü basamak yoğun bakım, 3 basamak yoğun bakım > intensive care
high dependency unit, hdu, step-down unit | ara yoğun bakım, yakın izlem ünitesi > unit
yellow zone | sarı alan
red zone | kırmızı alan
green zone | yeşil alan-acil
resuscitation room, resus | resüsitasyon odası, canlandırma odası, kırmızı alan odası
trauma centre, trauma unit, trauma center | travma merkezi, travma ünitesi
treatment room, procedure room, dressing room-medical | tedavi odası, müdahale odası, pansuman odası, işlem odası
consulting room, examination room, doctor's surgery | muayene odası
doctor's practice, medical practice, private practice, surgery-practice | muayenehane, özel muayenehane
nurses' station, nursing station | hemşire bankosu, hemşire deskosu, hemşire odası
sterilisation unit, central sterile supply department, cssd, central sterilisation unit, sterile services | merkezi sterilizasyon ünitesi, merkezi sterilizasyon, msü, sterilizasyon ünitesi
cath lab, catheterisation laboratory, angiography unit | anjiyo ünitesi, anjiyografi ünitesi, kateter laboratuvarı
endoscopy unit | endoskopi ünitesi > unit
radiology department, imaging department, x-ray department | radyoloji bölümü, görüntüleme merkezi, radyoloji ünitesi, röntgen bölümü
morgue, mortuary | morg
maternity hospital | doğumevi, kadın doğum hastanesi, doğum hastanesi > hospital
psychiatric hospital, mental hospital | psikiyatri hastanesi, ruh sağlığı ve hastalıkları hastanesi, ruh ve sinir hastalıkları hastanesi > hospital
oncology hospital, cancer hospital, cancer centre | onkoloji hastanesi, kanser merkezi > hospital
rehabilitation hospital | fizik tedavi hastanesi, rehabilitasyon hastanesi, fizik tedavi ve rehabilitasyon hastanesi > hospital
dental hospital, oral and dental health centre, dental health centre | ağız ve diş sağlığı merkezi, adsm, ağız ve diş sağlığı hastanesi, diş hastanesi
medical centre, medical center | tıp merkezi, sağlık merkezi
diagnostic centre, imaging centre | tanı merkezi
vaccination centre, vaccination clinic | aşı merkezi, aşı polikliniği, aşı odası
field hospital | sahra hastanesi > hospital
blood donation centre | kan bağış merkezi, kan alma birimi
syndrome | sendrom
disorder | bozukluk
complication | komplikasyon
comorbidity, comorbid, co-morbidity | komorbidite, eşlik eden hastalık, ek hastalık
mortality, death rate | mortalite, ölüm oranı
morbidity | morbidite
incidence | insidans
prevalence | prevalans
relapse, recurrence-disease | nüks, nüksetme
remission | remisyon
prognosis | prognoz
medical history, anamnesis, patient history, case history | anamnez, tıbbi öykü, hasta öyküsü
history taking, history-taking, taking history, taking a history | anamnez alma, öykü alma
family history | aile öyküsü, aile geçmişi
death certificate | ölüm belgesi
disability report, medical board report, health board report | engelli raporu, sağlık kurulu raporu, heyet raporu
forensic report | adli rapor
operation report, surgery report, operative note | ameliyat notu, ameliyat raporu
radiology report, imaging report | radyoloji raporu, görüntüleme raporu
pathology report | patoloji raporu
lab result, laboratory result, test result, lab results, test results | laboratuvar sonucu, tahlil sonucu, tetkik sonucu, test sonucu, test sonuçları, deney sonucu
critical value, panic value | panik değer, kritik değer
reference range, reference value | referans aralığı, referans değer
patient identification, patient id, wristband | hasta kimliği, kol bandı
informed consent form | aydınlatılmış onam formu
`;
