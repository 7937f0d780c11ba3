/** Titles of hospitals, pharmacies, clinics and care, in the form of any-trade.ts. */
export const HEALTH_AND_CARE = `
registered nurse, rn, qualified nurse | kayıtlı hemşire, lisanslı hemşire, ruhsatlı hemşire > nurse
staff nurse, ward nurse, clinic nurse | servis hemşiresi, klinik hemşiresi, klinik hemşire > nurse
intensive care nurse, icu nurse, critical care nurse | yoğun bakım hemşiresi > nurse
emergency nurse, er nurse, a&e nurse, emergency room nurse, accident and emergency nurse | acil servis hemşiresi, acil hemşiresi > nurse
theatre nurse, scrub nurse, operating room nurse, or nurse, operating theatre nurse, perioperative nurse | ameliyathane hemşiresi > nurse
paediatric nurse, pediatric nurse, children's nurse | çocuk hemşiresi, pediatri hemşiresi > nurse
neonatal nurse | yenidoğan hemşiresi > nurse
mental health nurse, psychiatric nurse | psikiyatri hemşiresi, ruh sağlığı hemşiresi > nurse
oncology nurse | onkoloji hemşiresi > nurse
dialysis nurse, haemodialysis nurse, hemodialysis nurse, renal nurse | diyaliz hemşiresi, hemodiyaliz hemşiresi, nefroloji hemşiresi > nurse
community nurse, district nurse | toplum sağlığı hemşiresi > nurse
school nurse | okul hemşiresi > nurse
occupational health nurse, workplace nurse | işyeri hemşiresi, iş yeri hemşiresi > nurse
home care nurse | evde bakım hemşiresi > nurse
diabetes nurse, diabetes educator nurse | diyabet hemşiresi > nurse
infection control nurse | enfeksiyon kontrol hemşiresi, enfeksiyon hemşiresi > nurse
education nurse, nurse educator, training nurse | eğitim hemşiresi > nurse
charge nurse, nurse in charge, shift nurse in charge | sorumlu hemşire, vardiya sorumlu hemşiresi > nurse
head nurse, chief nurse, matron, director of nursing | başhemşire, hemşirelik hizmetleri müdürü > nurse
ward sister, nurse manager, head nurse | servis sorumlu hemşiresi > nurse
student nurse, nursing student | öğrenci hemşire, hemşirelik öğrencisi
midwife | ebe
nursing assistant, nurse aide, nursing aide, certified nursing assistant, cna | hemşire yardımcısı, yardımcı hemşire
healthcare assistant, hca, health care assistant, hospital attendant, hospital porter-care | hasta bakıcı, hasta bakım elemanı, yardımcı sağlık personeli > caregiver
care assistant, care worker, carer, caregiver-work, support worker | bakım elemanı, bakım görevlisi, bakıcı, destek personeli > caregiver
elderly carer, elderly caregiver, aged care worker, elderly care worker, care home assistant | yaşlı bakıcısı, yaşlı bakım elemanı, yaşlı bakım teknikeri > caregiver
home carer, home care worker, home help | evde bakım elemanı, evde bakım personeli > caregiver
live-in carer | yatılı bakıcı > caregiver
nanny, childminder, babysitter, child carer | çocuk bakıcısı, dadı, bebek bakıcısı > caregiver
paramedic, ambulance paramedic | paramedik, ilk ve acil yardım teknikeri
emt, emergency medical technician, ambulance technician | acil tıp teknisyeni, att!
ambulance driver | ambulans şoförü, ambulans sürücüsü > driver
general practitioner, gp | pratisyen hekim, pratisyen doktor > doctor
family doctor, family physician, gp, general practitioner | aile hekimi > doctor
specialist doctor, medical specialist, specialist physician, consultant physician | uzman doktor, uzman hekim, uzm dr > doctor
resident doctor, medical resident, junior doctor | asistan doktor, asistan hekim > doctor
chief physician, medical director, head physician | başhekim > doctor
emergency doctor, emergency physician | acil hekimi, acil tıp uzmanı, acil doktoru > doctor
occupational physician, workplace physician, occupational health physician, company doctor | işyeri hekimi, iş yeri hekimi, iş yeri doktoru > doctor
cardiologist | kardiyolog, kardiyoloji uzmanı > specialist doctor
neurologist | nörolog, nöroloji uzmanı > specialist doctor
neurosurgeon, brain surgeon | beyin cerrahı > surgeon
surgeon | cerrah > doctor
general surgeon | genel cerrah, genel cerrahi uzmanı > surgeon
orthopaedic surgeon, orthopaedist, orthopedist | ortopedist, ortopedi uzmanı > surgeon
plastic surgeon | plastik cerrah > surgeon
paediatrician, pediatrician | çocuk doktoru, pediatrist, çocuk sağlığı ve hastalıkları uzmanı > specialist doctor
gynaecologist, obstetrician, gynecologist | kadın doğum uzmanı, jinekolog > specialist doctor
dermatologist | dermatolog, cildiye uzmanı, cildiyeci > specialist doctor
ophthalmologist | göz doktoru, göz hekimi > specialist doctor
ent specialist | kbb uzmanı > specialist doctor
urologist | ürolog, üroloji uzmanı > specialist doctor
psychiatrist | psikiyatrist, psikiyatri uzmanı > specialist doctor
oncologist | onkolog, onkoloji uzmanı > specialist doctor
radiologist | radyolog, radyoloji uzmanı > specialist doctor
pathologist | patolog, patoloji uzmanı > specialist doctor
anaesthetist, anesthesiologist, anaesthesiologist | anestezi uzmanı, anestezist > specialist doctor
internist, internal medicine specialist | dahiliye uzmanı, iç hastalıkları uzmanı > specialist doctor
anaesthesia technician, anesthesia technician | anestezi teknikeri, anestezi teknisyeni > technician
radiographer, x-ray technician, radiology technician, radiologic technologist, radiology technologist | radyoloji teknikeri, röntgen teknisyeni, radyoloji teknisyeni > technician
laboratory technician, lab technician, medical laboratory technician, lab tech | laboratuvar teknisyeni, laborant, laboratuvar teknikeri, tıbbi laboratuvar teknikeri > technician
biomedical technician | biyomedikal teknikeri, biyomedikal teknisyeni > technician
dialysis technician | diyaliz teknikeri, diyaliz teknisyeni > technician
operating room technician | ameliyathane teknikeri, ameliyathane teknisyeni > technician
audiometrist | odyometrist, odyometri teknikeri
audiologist | odyolog
optician, dispensing optician | optisyen, gözlükçü
optometrist | optometrist
dental technician, dental prosthetist | diş teknisyeni, diş protez teknisyeni > technician
dental assistant, dental nurse | diş hekimi asistanı, diş hekimi yardımcısı, diş asistanı, diş klinik asistanı, diş hekimi yrd
dental hygienist | ağız ve diş sağlığı teknikeri
orthodontist | ortodontist > dentist
dietitian, dietician | diyetisyen > nutritionist
nutritionist | beslenme uzmanı
physiotherapist, physical therapist, physio | fizyoterapist > therapist
occupational therapist | ergoterapist > therapist
speech therapist, speech and language therapist | dil ve konuşma terapisti, konuşma terapisti > therapist
massage therapist, masseur, masseuse | masör, masöz, masaj terapisti
psychotherapist | psikoterapist > therapist
clinical psychologist | klinik psikolog > psychologist
child psychologist | çocuk psikoloğu > psychologist
psychological counsellor, psychological counselor | psikolojik danışman
pharmacist-community, community pharmacist | serbest eczacı > pharmacist
hospital pharmacist | hastane eczacısı > pharmacist
clinical pharmacist | klinik eczacı > pharmacist
pharmacy technician | eczane teknisyeni, eczacı teknisyeni > technician
pharmacy assistant, pharmacy clerk, dispensing assistant, pharmacy sales assistant | eczane kalfası, eczacı kalfası, eczane çalışanı, eczane elemanı
medical representative, pharmaceutical sales representative, medical rep, pharma rep, medical sales representative, pharmaceutical representative, med rep, drug rep | tıbbi mümessil, ilaç mümessili, ürün tanıtım temsilcisi, tıbbi tanıtım temsilcisi, tıbbi satış temsilcisi, mümessil > representative, sales executive
medical secretary, medical receptionist | tıbbi sekreter > secretary
patient admissions clerk, patient registration clerk, admissions officer | hasta kabul görevlisi, hasta kayıt görevlisi, hasta kabul elemanı
patient adviser, patient advisor, patient consultant | hasta danışmanı > consultant
health tourism consultant | sağlık turizmi danışmanı > consultant
hospital administrator, hospital manager | hastane müdürü, hastane yöneticisi
veterinarian, vet, veterinary surgeon | veteriner, veteriner hekim
veterinary technician, veterinary nurse, vet tech, vet nurse, registered veterinary nurse | veteriner teknikeri, veteriner teknisyeni, veteriner hemşire, veteriner sağlık teknikeri
biologist | biyolog
chemist | kimyager, kimyacı
biochemist | biyokimyager
microbiologist | mikrobiyolog > biologist
geneticist | genetikçi
physicist | fizikçi
mathematician | matematikçi
statistician | istatistikçi, istatistik uzmanı
geologist | jeolog
epidemiologist | epidemiyolog
senior nurse, senior staff nurse | kıdemli hemşire, kıdemli servis hemşiresi > nurse, staff nurse
veterinary assistant, veterinary care assistant | veteriner asistanı, veteriner bakım asistanı, veteriner yardımcısı, veteriner yrd
animal attendant, animal carer, animal care worker, kennel assistant, kennel worker | hayvan bakıcısı
deputy chief physician | başhekim yardımcısı, başhekim yrd
second pharmacist, assistant pharmacist | ikinci eczacı, yardımcı eczacı
pharmacy manager, head pharmacist, responsible pharmacist | eczane sorumlusu, sorumlu eczacı, mesul müdür > pharmacist
deputy pharmacy manager | eczane sorumlu yardımcısı, klinik eczane sorumlu yardımcısı, eczane sorumlu yrd, klinik eczane sorumlu yrd
health technician | sağlık teknikeri, sağlık memuru, sağlık teknisyeni > technician
phlebotomist | kan alma elemanı, flebotomist
subject leader, head of subject | zümre başkanı
invigilator, proctor | sınav gözetmeni
`;
