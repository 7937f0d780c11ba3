/** More of what is said at bedsides, desks and in classes, in the form of everyday/general.ts. */
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
`;
