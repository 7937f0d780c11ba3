/** Wards, nursing and care, in the form of everyday/general.ts. */
export const HOSPITAL_AND_NURSING = `
healthcare institution, healthcare facility, health facility, medical facility | sağlık kuruluşu, sağlık kurumu, sağlık tesisi
state hospital, public hospital, government hospital | devlet hastanesi, kamu hastanesi > hospital
teaching hospital, training and research hospital | eğitim ve araştırma hastanesi, eğitim araştırma hastanesi > hospital
university hospital | üniversite hastanesi, tıp fakültesi hastanesi > hospital
family health centre, family health center, gp surgery, gp practice, general practice, primary care centre | aile sağlığı merkezi, asm, sağlık ocağı > healthcare institution
community health centre | toplum sağlığı merkezi > healthcare institution
primary care, primary healthcare, primary health care | birinci basamak, birinci basamak sağlık hizmetleri
secondary care | ikinci basamak
hospice, palliative care unit | palyatif bakım merkezi, hospis
palliative care, end-of-life care, end of life care | palyatif bakım, yaşam sonu bakımı
coronary care unit, ccu, coronary intensive care | koroner yoğun bakım, kyb > intensive care
neonatal intensive care, nicu, neonatal intensive care unit | yenidoğan yoğun bakım > intensive care, neonatal unit
neonatal unit | yenidoğan ünitesi
paediatric intensive care, picu, pediatric intensive care | çocuk yoğun bakım > intensive care
medical ward, internal medicine ward, internal medicine department | dahiliye servisi, dahiliye > ward
paediatric ward, children's ward, pediatric ward, pediatrics ward, paediatrics ward | çocuk servisi, pediatri servisi, çocuk kliniği, çocuk hastalıkları servisi > ward
maternity ward, obstetric ward, labour ward, delivery suite | doğum servisi, kadın doğum servisi, doğumhane > ward
psychiatric ward, mental health ward, psychiatry ward | psikiyatri servisi, ruh sağlığı servisi > ward
oncology ward, cancer ward | onkoloji servisi > ward
inpatient ward, inpatient unit, inpatient service | yataklı servis, yatan hasta servisi > ward
inpatient | yatan hasta, yatarak tedavi > patient
outpatient | ayaktan hasta, ayakta tedavi > patient
outpatient clinic, outpatients, outpatient department, polyclinic | poliklinik
day surgery, day case unit | günübirlik cerrahi
recovery room, pacu, post-anaesthesia care unit | derlenme, uyanma odası, ayılma odası
delivery room | doğumhane, doğum odası
emergency care, emergency medicine, urgent care | acil bakım, acil tıp, acil müdahale
ambulance | ambulans
ambulance service, emergency medical service, ems | ambulans servisi, 112, acil sağlık hizmetleri, 112 acil
paramedicine, prehospital care | hastane öncesi acil bakım
bedside | yatak başı, hasta başı
bedside care, bedside nursing | yatak başı bakım, hasta başı bakım
electronic health record, ehr, electronic medical record, emr, electronic patient record | elektronik sağlık kaydı, elektronik hasta kaydı, elektronik hasta dosyası > medical record
hospital information system, hbys, hospital information management system | hastane bilgi yönetim sistemi, hbys, hastane bilgi sistemi
discharge, patient discharge, discharge planning, hospital discharge, discharging | taburcu, taburculuk, hasta taburculuğu, taburculuk planlaması, taburcu işlemleri
discharge summary, discharge letter | epikriz, taburcu özeti, çıkış özeti
admission, patient admission, admissions, patient admissions | hasta kabul, kabul
hospital admission, hospitalisation, hospitalization | yatış, hasta yatışı, yatış işlemleri, hastaneye yatış > admission
patient transfer | hasta nakli, hasta transferi
referral | sevk, yönlendirme
ward round, rounds, visit-ward, ward rounds, bedside rounds, patient visits-ward | vizit, hasta viziti, servis viziti, hekim viziti
observation-vital, vital signs, vitals, obs, patient observations | vital bulgular, yaşamsal bulgular, hayati bulgular, vital bulgu, yaşam bulguları
blood pressure, bp-blood | tansiyon, kan basıncı
pulse, heart rate, heart rate monitoring | nabız, kalp atımı, nabız takibi
body temperature, fever | ateş, vücut ısısı
oxygen, oxygen therapy, o2 | oksijen, oksijen tedavisi, o2
oxygen saturation, sats | oksijen satürasyonu, satürasyon
blood glucose, blood sugar | kan şekeri, kan glukozu
blood test, blood work | kan testi, kan tahlili > test-thing
blood transfusion, transfusion, transfusion of blood, blood product transfusion | kan nakli, kan transfüzyonu, transfüzyon, kan verme
cannulation, iv access, intravenous access, vascular access, iv cannulation, venous access, peripheral cannula, iv line, iv cannula, iv insertion, cannula insertion | damar yolu, damar yolu açma, intravenöz kateter, intraket, iv kateter, periferik kateter, intraket takma
catheter | kateter
urinary catheter | idrar sondası, sonda > catheter
catheterisation, catheterization, catheter insertion, catheterising, catheter placement | kateter takma, kateterizasyon
urinary catheterisation, urinary catheterization, urinary catheter insertion | sonda takma, sonda uygulama, mesane sondası > catheterisation
nasogastric tube, ng tube, feeding tube | nazogastrik sonda, beslenme tüpü
tracheostomy | trakeostomi
intubation, endotracheal intubation | entübasyon
mechanical ventilation | mekanik ventilasyon
defibrillator, aed | defibrilatör, oed
ecg, ekg, electrocardiogram, electrocardiography, 12-lead ecg, ecg recording, ecg trace | ekg, elektrokardiyografi, ekg çekimi, elektro
eeg, electroencephalography | eeg, elektroensefalografi
monitor-bedside, bedside monitor, patient monitor | monitör, hasta başı monitörü
infusion, iv infusion, drip, infusion therapy | infüzyon, serum, serum takma
infusion pump, syringe pump, syringe driver | infüzyon pompası, perfüzör
intramuscular injection, im injection | kas içi enjeksiyon > injection
insulin, insulin injection, insulin therapy | insülin, insülin tedavisi
dosage, dose | doz, dozaj
medication administration, administering medication, administration of medication, drug administration, medicine administration, giving medication, drug administration and monitoring, meds administration | ilaç uygulaması, ilaç verme, ilaç uygulama, ilaç uygulamaları, ilaç tedavisi uygulama
medication round, drug round, medicines round | ilaç saati, ilaç turu
controlled drug, controlled drugs, controlled medication | kontrole tabi ilaç, kontrollü ilaç, kontrole tabi ilaçlar
narcotic | narkotik > controlled drug
green prescription | yeşil reçete
red prescription | kırmızı reçete
side effect, adverse effect, adverse reaction, adverse drug reaction | yan etki, advers etki, istenmeyen etki
allergy | alerji
anaesthesia, anesthesia | anestezi
pain management, pain control, pain relief | ağrı yönetimi, ağrı kontrolü
wound care, wound management | yara bakımı > care
pressure ulcer, pressure sore, bedsore, decubitus ulcer, pressure injury, pressure ulcers, pressure area care, pressure sores, bedsores | bası yarası, yatak yarası, dekübit, basınç yarası, basınç ülseri, bası yarası bakımı, basınç yaralanması
suture, stitch, stitches, suturing | dikiş, sütür, sütür atma
suture removal, stitch removal | dikiş alma
burn | yanık
fracture | kırık
fall-patient, patient fall | hasta düşmesi, düşme
fall prevention, falls prevention | düşme önleme, düşmelerin önlenmesi
infection control, infection prevention, infection prevention and control, infection prevention measures, ipc | enfeksiyon kontrolü, enfeksiyon önleme, enfeksiyon kontrol, enfeksiyon önleme ve kontrol
hospital-acquired infection, nosocomial infection, healthcare-associated infection | hastane enfeksiyonu, sağlık bakımı ilişkili enfeksiyon
hand hygiene, hand washing, handwashing, hand hygiene compliance | el hijyeni, el yıkama, el hijyeni uyumu > hygiene
isolation-patient, isolation room | izolasyon, izolasyon odası
personal protective equipment, ppe, protective equipment, safety equipment-personal, safety gear | kişisel koruyucu donanım, kkd, koruyucu donanım, koruyucu ekipman, kişisel koruyucu ekipman
sterile, aseptic | steril, aseptik
autoclave, steriliser, sterilizer | otoklav, sterilizatör
surgical instrument | cerrahi alet, cerrahi malzeme
scrub nursing, scrub role | steril hemşirelik
surgical counting, instrument count | cerrahi sayım, alet sayımı
basic life support, bls | temel yaşam desteği > life support
paediatric life support, pals, pediatric advanced life support | çocuk ileri yaşam desteği, pediatrik ileri yaşam desteği > life support
resuscitation, cpr, cardiopulmonary resuscitation, code response, reanimation-cpr | resüsitasyon, kpr, canlandırma, kalp masajı, kardiyopulmoner resüsitasyon, suni solunum, kardiyopulmoner canlandırma, cpr
cardiac arrest, code blue, cardiopulmonary arrest, code blue call | mavi kod, kardiyak arrest, kalp durması, arrest, kardiyopulmoner arrest
crash cart, resuscitation trolley, resuscitation equipment, resuscitation cart, crash trolley, emergency trolley | acil arabası, acil müdahale arabası
triage-thing, triage, patient triage, telephone triage | triyaj, triyaj uygulaması
nursing record, nursing notes, nursing observation form, nursing documentation, nursing charts, charting-nursing | hemşire gözlem formu, hemşirelik kayıtları, hemşirelik dokümantasyonu, hemşirelik formları
patient relative, patient's family, relative | hasta yakını, yakın
carer-family, family carer | bakım veren, aile bakım vereni
companion-patient, attendant, patient companion, hospital companion, hospital sitter | refakatçi, hasta refakatçisi
breastfeeding, nursing-infant, lactation | emzirme, anne sütü
antenatal care, prenatal care | doğum öncesi bakım, gebe takibi
postnatal care, postpartum care | doğum sonrası bakım, loğusa bakımı
pregnancy, pregnant woman, expectant mother | gebelik, gebe, hamile
childbirth, birth, delivery-birth, labour-birth | doğum
caesarean, c-section, caesarean section | sezaryen
newborn, neonate, newborn baby | yenidoğan, yeni doğan
infant, baby | bebek
toddler | yürüme çağı çocuğu, küçük çocuk
immunisation programme, vaccination programme, vaccination campaign | aşı programı, aşı kampanyası, bağışıklama
health screening, screening-health, health screenings, screening programme | sağlık taraması, tarama, tarama programı
cancer screening | kanser taraması > health screening
check-up, health check, medical check-up | check-up, sağlık kontrolü
medical examination, physical examination | muayene, fizik muayene, sağlık muayenesi > check-up
chronic disease, long-term condition, chronic illness, chronic condition, chronic conditions, long-standing condition | kronik hastalık, süreğen hastalık
diabetes, diabetes mellitus | diyabet, şeker hastalığı
hypertension, high blood pressure | hipertansiyon, yüksek tansiyon
heart failure | kalp yetmezliği
heart attack, myocardial infarction | kalp krizi, miyokard enfarktüsü
stroke | inme, felç
cancer | kanser
asthma | astım
copd | koah
alzheimer's disease, alzheimer's | alzheimer, alzheimer hastalığı > dementia
dialysis | diyaliz
haemodialysis, hemodialysis | hemodiyaliz > dialysis
organ transplant, transplantation | organ nakli
organ donation | organ bağışı
chemotherapy | kemoterapi
radiotherapy, radiation therapy | radyoterapi, ışın tedavisi
home care, domiciliary care | evde bakım, evde bakım hizmetleri
home healthcare, home nursing, home health care, home visit nursing, home health, home health services | evde sağlık, evde sağlık hizmetleri, evde sağlık hizmeti > home care
personal care, personal hygiene | kişisel bakım, öz bakım, kişisel hijyen
activities of daily living, daily living activities, adls, daily activities | günlük yaşam aktiviteleri, günlük yaşam etkinlikleri
mobility assistance, patient mobility, mobilisation, mobilization | mobilizasyon, hasta mobilizasyonu
hoist, patient lift | hasta kaldırma lifti, hasta lifti
wheelchair | tekerlekli sandalye
stretcher, trolley-patient, gurney, patient trolley | sedye, hasta sedyesi
elderly care, care of the elderly, eldercare, geriatric care, senior care, care for the elderly, care of older people, old age care | yaşlı bakımı, yaşlı bakım, geriatrik bakım, yaşlı bakım hizmetleri > care
disabled person, person with disabilities, people with disabilities, disability, disabled | engelli, engelli birey, engellilik, özürlü
learning disability, learning disabilities, learning difficulties | öğrenme güçlüğü
intellectual disability, learning disability, learning disabilities, intellectual disabilities | zihinsel engel, zihinsel engelli
mental health, psychological health | ruh sağlığı, akıl sağlığı
supported living, assisted living | destekli yaşam
respite care | geçici bakım
safeguarding | koruma ve gözetme
safeguarding adults, adult safeguarding, adult protection | yetişkin koruma > safeguarding
child protection, safeguarding children, child safeguarding | çocuk koruma > safeguarding
care quality commission, cqc | cqc
national health service, nhs | nhs
social security institution, sgk | sosyal güvenlik kurumu, sgk
provincial health directorate | il sağlık müdürlüğü
vital sign monitoring, vital signs monitoring, obs and vitals | vital takibi, vital bulgu takibi, vital
`;
