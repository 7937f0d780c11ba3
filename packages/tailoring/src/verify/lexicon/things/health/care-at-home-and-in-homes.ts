/** Daily care of the old, the ill and the small, in the form of everyday/general.ts. */
export const CARE_AT_HOME_AND_IN_HOMES = `
dependent patient, care-dependent, dependent-care, care recipient | bakıma muhtaç, bakıma muhtaç hasta, bağımlı hasta
care needs, care need, need for care | bakım ihtiyacı, bakım ihtiyaçları, bakım gereksinimi
patient care, care of patients, care of the patient | hasta bakımı, hasta bakım > care
nursing care | hemşirelik bakımı > patient care
care provision, care service, care services | bakım hizmeti, bakım hizmetleri
day-to-day care, everyday care | günlük kişisel bakım
basic care | temel bakım
newborn care, care of the newborn, neonatal care | yenidoğan bakımı, bebek bakımı-yenidoğan > care
baby care, infant care, baby-care | bebek bakımı > care
maternity care, postpartum-care | anne bakımı, lohusa bakımı
dementia care | demans bakımı > care
alzheimer care, alzheimer's care | alzheimer bakımı, alzheimer hastası bakımı > dementia care
disability care, care of disabled people, care of the disabled, care for people with disabilities | engelli bakımı, engelli bakım > care
oral care, mouth care | ağız bakımı > care
eye care-nursing | göz bakımı
skin care-patient, skin integrity | cilt bütünlüğü
perineal care, intimate care | perine bakımı, mahrem bakım
hair and nail care | saç ve tırnak bakımı, el ayak bakımı
bathing, bath-patient, bed bath, sponge bath, washing patients | banyo, hasta banyosu, yatak banyosu, silme banyo, banyo yaptırma
toileting, toilet needs, toilet assistance | tuvalet ihtiyacı, tuvalet
toilet training, potty training | tuvalet eğitimi
nappy changing, diaper change, diaper changing, changing nappies, pad changing | alt değiştirme, bez değiştirme, altını değiştirme, alt bezi değişimi
dressing-clothes, getting dressed, dressing and undressing, help with dressing | giyinme, giydirme, giyinme soyunma
feeding-people, assisted feeding, help with eating, help with meals, feeding assistance | yemek yedirme, besleme, beslenme desteği
meal preparation, meal prep | yemek hazırlığı, öğün hazırlama
companionship, company-person, keeping company | arkadaşlık etme, refakat, eşlik
night care, night-time care, overnight care | gece bakımı, gece bakım
24-hour care, round-the-clock care, 24/7 care | 24 saat bakım, yedi yirmi dört bakım
live-in, live in care, live-in care | yatılı, yatılı bakım
sleep-in, sleep-in shift | gece kalmalı, yatılı nöbet
resident-care plan, personal care plan | kişisel bakım planı
care log, care notes, daily care notes, care record, care records | bakım kaydı, günlük bakım notu, bakım notları, bakım formu
lone working | yalnız çalışma
consent-care, consent, permission-consent, consent-thing | onam, rıza
dignity, patient dignity | saygınlık, hasta onuru
privacy-patient, patient privacy | mahremiyet
patient rights | hasta hakları
patient safety, safety of patients | hasta güvenliği
patient satisfaction, patient satisfaction survey | hasta memnuniyeti, hasta memnuniyet anketi > satisfaction
patient complaint, patient complaints | hasta şikayeti, hasta şikayetleri > complaint
patient record keeping, record keeping-nursing | hasta kaydı tutma
patient follow-up, patient monitoring, patient tracking, patient observation | hasta takibi, hasta izlemi, hasta gözlemi
patient flow, patient traffic | hasta akışı, hasta trafiği
patient registration, patient registration desk | hasta kayıt, hasta kaydı açma
patient appointment, patient appointments, doctor's appointment | hasta randevusu, randevu kaydı, hasta randevuları
patient communication, communication with patients | hasta iletişimi, hasta ilişkileri, hastalarla iletişim
patient relations | hasta hakları birimi
patient circulation-bed, bed management, bed occupancy | yatak yönetimi, yatak doluluk, yatak doluluk oranı
nurse call, call bell, call light | hemşire çağrı zili, çağrı zili
nurse-patient ratio, nurse to patient ratio, patient per nurse | hemşire hasta oranı, hemşire başına hasta
24-hour shift, twenty-four-hour shift, 24-hour duty | 24 saatlik nöbet, yirmi dört saatlik nöbet, 24 saat nöbet
12-hour shift, twelve-hour shift | 12 saatlik nöbet, on iki saatlik vardiya
nursing process | hemşirelik süreci
nursing diagnosis, nanda | hemşirelik tanısı, nanda > nursing process
nursing services, nursing service, nursing department | hemşirelik hizmetleri, hemşirelik müdürlüğü
nursing procedure, nursing procedures, nursing practice, nursing skills | hemşirelik uygulaması, hemşirelik girişimi, hemşirelik uygulamaları, hemşirelik girişimleri
nursing student | hemşirelik öğrencisi > student
nursing education | hemşirelik eğitimi
nursing school, school of nursing, nursing faculty, faculty of nursing | hemşirelik fakültesi, hemşirelik yüksekokulu, hemşirelik okulu
health vocational high school, medical vocational high school | sağlık meslek lisesi, sml > vocational high school
health sciences, faculty of health sciences | sağlık bilimleri, sağlık bilimleri fakültesi
health services vocational school, vocational school of health services | sağlık hizmetleri meslek yüksekokulu, shmyo
glasgow coma scale, gcs | glasgow koma skalası, gks, glasgow koma skoru
pain scale, pain assessment, vas-pain, pain score | ağrı skalası, ağrı değerlendirmesi, ağrı skoru, vas skoru
braden scale, braden score, pressure ulcer risk assessment | braden skalası, bası yarası risk değerlendirmesi
fall risk, fall risk assessment, falls risk assessment, morse scale, itaki | düşme riski, düşme riski değerlendirmesi, itaki, itaki düşme riski ölçeği
news score, national early warning score, early warning score, mews, news2 | erken uyarı skoru, erken uyarı sistemi, mews
sbar, situation background assessment recommendation | sbar
apgar score, apgar | apgar, apgar skoru
clinical audit | klinik denetim > audit
quality indicator, quality indicators-health, quality indicators | kalite göstergesi, kalite göstergeleri, kalite indikatörü
infection control committee | enfeksiyon kontrol komitesi
infection control measures, infection control precautions, isolation precautions, isolation measures | enfeksiyon kontrol önlemleri, izolasyon önlemleri, izolasyon tedbirleri
surveillance-infection, infection surveillance | sürveyans, enfeksiyon sürveyansı
ventilator-associated pneumonia, vap | ventilatör ilişkili pnömoni, vip > pneumonia
catheter-associated urinary tract infection, cauti | kateter ilişkili üriner enfeksiyon > urinary tract infection
surgical site infection, ssi | cerrahi alan enfeksiyonu > infection
mrsa, methicillin-resistant staphylococcus aureus | mrsa
sharps, sharps box, sharps bin, sharps container | kesici delici alet, kesici delici atık kutusu, delici kesici alet
instrument cleaning, instrument washing, instrument decontamination | alet yıkama, alet temizliği, cerrahi alet temizliği
packaging-sterile, sterile packing, instrument packing | steril paketleme
biological indicator | biyolojik indikatör
chemical indicator | kimyasal indikatör
bowie-dick test | bowie dick testi
ambulance station, emergency station | 112 istasyonu, ambulans istasyonu, acil sağlık istasyonu
emergency command centre, emergency dispatch centre, ambulance control, control room-ambulance | komuta kontrol merkezi, 112 komuta merkezi, kkm
patient transport, patient transfer service, medical transport, non-emergency transport | hasta nakil, hasta nakil aracı, hasta taşıma hizmeti
inter-hospital transfer, inter-facility transfer | hastaneler arası nakil, hastaneler arası transfer
air ambulance | hava ambulansı
helicopter ambulance | helikopter ambulans > air ambulance
medevac, medical evacuation | tıbbi tahliye
incident scene, accident scene, scene of an accident | kaza yeri
umke, national medical rescue team | umke, ulusal medikal kurtarma ekibi
disaster medicine | afet tıbbı
mass casualty incident, mass casualty | kitlesel yaralanma, çoklu yaralı
stabilisation, patient stabilisation, stabilization | stabilizasyon, hasta stabilizasyonu
immobilisation, spinal immobilisation, immobilization, spinal board, backboard | immobilizasyon, tespit, sırt tahtası, boyunluk
cervical collar, neck brace | servikal boyunluk
trauma patient, trauma patients | travma hastası, travmalı hasta > patient
critical patient, critically ill patient, critically ill, critical-condition patient | kritik hasta, durumu kritik hasta > patient
stroke patient | inmeli hasta, felçli hasta, inme hastası > patient
diabetic, diabetes patient, diabetic patient, diabetics | diyabetli, diyabet hastası, şeker hastası, diyabetik hasta > patient
alzheimer patient, alzheimer's patient | alzheimer hastası > dementia patient
dementia patient, person with dementia, people with dementia | demans hastası, demanslı > patient
intubated patient, ventilated patient, ventilator patient, patient on a ventilator, mechanically ventilated patient | entübe hasta, solunum cihazına bağlı hasta, ventilatördeki hasta, entübe, ventilatöre bağlı hasta, mekanik ventilatöre bağlı hasta > patient
isolated patient, isolation patient | izole hasta, izolasyon hastası > patient
outpatient care | ayaktan bakım
day patient, day case, day-case patient | günübirlik hasta > patient
foreign patient, international patient, overseas patient | yabancı hasta, yurt dışı hastası, uluslararası hasta > patient
new mother, postpartum woman, postnatal mother | lohusa, loğusa, yeni anne
birth coach, birth coaching, doula | doula, doğum koçu, doğum koçluğu
birth preparation, antenatal class, childbirth class, antenatal classes, prenatal class, birth preparation class | doğuma hazırlık, gebe okulu, doğuma hazırlık sınıfı, gebe eğitimi
normal birth, natural birth, vaginal delivery, normal delivery, spontaneous vaginal delivery | normal doğum, vajinal doğum, doğal doğum > childbirth
assisted delivery, instrumental delivery | müdahaleli doğum
forceps | forseps
vacuum delivery | vakum
water birth | suda doğum > childbirth
home birth | evde doğum > childbirth
episiotomy | epizyotomi
perineal tear, perineal repair | perine yırtığı, perine onarımı
placenta | plasenta
umbilical cord, cord care | göbek kordonu, göbek bakımı
foetus, fetus, foetal, fetal | fetüs, fetal, cenin
foetal heart rate, fetal heart rate, foetal heartbeat, fetal heartbeat | fetal kalp atımı, bebek kalp atışı
breastfeeding education, breastfeeding counselling, breastfeeding support, lactation counselling | emzirme eğitimi, emzirme danışmanlığı, anne sütü eğitimi
baby-friendly, baby-friendly hospital | bebek dostu, bebek dostu hastane
skin-to-skin contact, kangaroo care | ten tene temas, kanguru bakımı
incubator-baby, incubator | küvöz
`;
