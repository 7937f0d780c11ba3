/** Nurses, midwives, carers, technicians and those who help them, in the form of any-trade.ts. */
export const NURSES_AND_TECHNICIANS = `
cardiology nurse, cardiac nurse | kardiyoloji hemşiresi, kardiyak hemşire > nurse
cath lab nurse, angiography nurse | anjiyo hemşiresi, anjiyografi hemşiresi > nurse
coronary care nurse, ccu nurse | koroner yoğun bakım hemşiresi > nurse
surgical nurse | cerrahi hemşiresi, cerrahi servis hemşiresi > nurse
medical nurse, internal medicine nurse | dahiliye hemşiresi, dahili servis hemşiresi > nurse
orthopaedic nurse, orthopedic nurse | ortopedi hemşiresi > nurse
neurology nurse, stroke nurse | nöroloji hemşiresi, inme hemşiresi > nurse
transplant nurse | nakil hemşiresi > nurse
transplant coordinator | organ nakil koordinatörü > coordinator
neonatal intensive care nurse, nicu nurse | yenidoğan yoğun bakım hemşiresi > nurse
paediatric intensive care nurse, picu nurse | çocuk yoğun bakım hemşiresi > nurse
obstetric nurse, maternity nurse, labour ward nurse | kadın doğum hemşiresi, doğumhane hemşiresi > nurse
endoscopy nurse | endoskopi hemşiresi > nurse
anaesthetic nurse, anesthesia nurse, recovery nurse | anestezi hemşiresi, derlenme hemşiresi > nurse
chemotherapy nurse | kemoterapi hemşiresi > nurse
palliative care nurse, hospice nurse | palyatif bakım hemşiresi > nurse
wound care nurse, tissue viability nurse | yara bakım hemşiresi > nurse
stoma nurse, stoma care nurse | stoma hemşiresi, stoma bakım hemşiresi > nurse
nutrition nurse | nütrisyon hemşiresi, beslenme hemşiresi > nurse
outpatient nurse, polyclinic nurse, outpatients nurse | poliklinik hemşiresi > nurse
blood collection nurse, phlebotomy nurse | kan alma hemşiresi > nurse
research nurse, study nurse | araştırma hemşiresi > nurse
quality nurse | kalite hemşiresi > nurse
discharge nurse | taburcu hemşiresi, taburculuk hemşiresi
family health worker, family health nurse, family health staff | aile sağlığı çalışanı, aile sağlığı elemanı, aile hemşiresi
practice nurse, gp nurse | muayenehane hemşiresi > nurse
care home nurse, nursing home nurse | huzurevi hemşiresi, bakımevi hemşiresi > nurse
agency nurse, bank nurse | ajans hemşiresi > nurse
private duty nurse, private nurse | özel hemşire > nurse
health visitor | ebe-ziyaretçi, ev ziyaret hemşiresi > nurse
advanced nurse practitioner, nurse practitioner | uzman hemşire > nurse
clinical nurse specialist | klinik uzman hemşire > nurse
licensed practical nurse, lpn, practical nurse, licensed vocational nurse, enrolled nurse | hemşire teknisyeni, pratik hemşire
supervisor nurse, nursing supervisor, nurse supervisor | süpervizör hemşire, gözetmen hemşire > nurse
deputy head nurse, deputy chief nurse | başhemşire yardımcısı
deputy charge nurse, deputy ward manager | sorumlu hemşire yardımcısı
ward manager, unit nurse manager | servis sorumlusu, klinik sorumlu hemşiresi
clinic manager, practice manager | klinik müdürü, klinik yöneticisi
intern nurse, trainee nurse | stajyer hemşire, intörn hemşire
hospital midwife, labour ward midwife, delivery room midwife | doğumhane ebesi, hastane ebesi > midwife
community midwife | toplum ebesi > midwife
senior midwife, charge midwife | sorumlu ebe, kıdemli ebe > midwife
student midwife | öğrenci ebe, ebelik öğrencisi
maternity care assistant, maternity assistant | ebe yardımcısı
health officer-male nurse, health officer | toplum sağlığı teknisyeni
senior carer, senior care assistant | kıdemli bakım elemanı, kıdemli bakıcı > caregiver
night carer, night care assistant | gece bakıcısı, gece bakım elemanı > caregiver
disability support worker, carer for disabled people, disability carer, disability care worker | engelli bakım elemanı, engelli bakıcısı > caregiver
patient carer, patient attendant, private carer, private caregiver, home caregiver | evde hasta bakıcısı, özel hasta bakıcı > caregiver
patient companion-work, hospital sitter-role | refakatçi bakıcı > caregiver
personal assistant-care, personal care assistant, personal care aide | kişisel bakım asistanı, kişisel bakım yardımcısı > caregiver
elderly care technician | yaşlı bakım teknisyeni, yaşlı bakım uzmanı > caregiver
care coordinator | bakım koordinatörü > coordinator
care manager, registered manager-care, care home manager, nursing home manager | huzurevi müdürü, bakımevi müdürü
deputy care manager, deputy care home manager, deputy manager-care | huzurevi müdür yardımcısı
activities coordinator, activity coordinator-care | aktivite koordinatörü > coordinator
ward clerk, ward secretary, ward receptionist | servis sekreteri, klinik sekreteri > secretary
clinic receptionist, hospital receptionist, health receptionist, surgery receptionist | hastane resepsiyonisti, klinik resepsiyonisti, muayenehane sekreteri, poliklinik sekreteri
patient services representative, patient services officer, patient relations officer, patient coordinator | hasta hizmetleri görevlisi, hasta hizmetleri temsilcisi, hasta ilişkileri sorumlusu
patient rights officer | hasta hakları sorumlusu, hasta hakları uzmanı
international patient coordinator, international patient representative | uluslararası hasta koordinatörü, yurt dışı hasta koordinatörü
appointment clerk, call centre agent-hospital | randevu görevlisi
ward housekeeper, hospital cleaner, hospital housekeeper | hastane temizlik görevlisi, hastane temizlik personeli > cleaner
hospital porter, theatre porter, patient transporter, patient porter | hasta taşıma personeli, hasta taşıyıcısı, hasta transfer personeli
ambulance crew member, ambulance worker, ambulance care assistant | ambulans görevlisi, ambulans personeli
emergency call handler, ambulance dispatcher, emergency medical dispatcher | 112 çağrı karşılayıcı, 112 çağrı görevlisi, komuta merkezi görevlisi
first aider | ilk yardımcı, ilkyardımcı
first aid instructor, first aid trainer | ilk yardım eğitmeni, ilkyardım eğitmeni > instructor
ct technician, ct technologist | tomografi teknikeri, bt teknikeri > technician
mri technician, mr technician, mri technologist | mr teknikeri, mr teknisyeni > technician
ultrasound technician, sonographer, ultrasonographer | ultrason teknisyeni, ultrason teknikeri, sonografist
mammography technician, mammographer | mamografi teknikeri > technician
angiography technician, cath lab technician | anjiyo teknikeri, anjiyografi teknikeri > technician
radiotherapy technician, radiation therapist, therapeutic radiographer, radiotherapist | radyoterapi teknikeri, radyoterapi teknisyeni
nuclear medicine technician, nuclear medicine technologist | nükleer tıp teknikeri > technician
medical imaging technician, imaging technician, medical imaging specialist | tıbbi görüntüleme teknikeri, tıbbi görüntüleme teknisyeni > technician
ecg technician, ekg technician, cardiac technician, cardiac physiologist | ekg teknisyeni, kardiyoloji teknikeri > technician
eeg technician | eeg teknisyeni > technician
electrophysiology technician, electroneurophysiology technician | elektronörofizyoloji teknikeri > technician
emg technician | emg teknikeri, emg teknisyeni > technician
perfusionist | perfüzyonist
sterilisation technician, sterilization technician, sterile services technician, sterile processing technician | sterilizasyon teknisyeni, sterilizasyon teknikeri, sterilizasyon elemanı > technician
surgical technician, surgical technologist, scrub technician, scrub tech | cerrahi teknikeri, cerrahi teknisyeni > technician
endoscopy technician | endoskopi teknikeri > technician
orthopaedic technician, plaster technician, cast technician | alçı teknisyeni, ortopedi teknikeri > technician
pathology technician, histology technician, histotechnician | patoloji teknikeri, patoloji teknisyeni, patoloji laborantı > technician
cytotechnologist, cytology technician | sitoteknolog, sitoloji teknisyeni > technician
microbiology technician, microbiology lab technician | mikrobiyoloji teknisyeni, mikrobiyoloji laborantı > technician
biochemistry technician, biochemistry lab technician | biyokimya teknisyeni, biyokimya laborantı > technician
blood bank technician, transfusion technician | kan bankası teknisyeni, kan merkezi teknisyeni > technician
genetics technician, molecular technician | genetik laboratuvar teknisyeni, moleküler teknisyen > technician
embryologist | embriyolog
medical technologist, medical laboratory scientist, clinical laboratory scientist, biomedical scientist | tıbbi laboratuvar uzmanı, laboratuvar uzmanı
laboratory manager, lab manager, laboratory supervisor-manager | laboratuvar müdürü, laboratuvar yöneticisi
laboratory supervisor, lab supervisor, laboratory officer in charge, laboratory lead | laboratuvar sorumlusu, laboratuvar şefi
laboratory analyst, lab analyst, analyst-laboratory | laboratuvar analisti, analist-laboratuvar
quality control chemist, qc chemist | kalite kontrol kimyageri > chemist
quality control analyst, qc analyst | kalite kontrol analisti
laboratory assistant, laboratory attendant | laboratuvar yardımcısı, laboratuvar görevlisi, laboratuvar elemanı, laboratuvar asistanı
environmental technician | çevre teknikeri, çevre teknisyeni > technician
medical physicist, health physicist | medikal fizikçi, sağlık fizikçisi, tıbbi fizikçi > physicist
optical technician, optician's assistant, optical assistant | optik teknisyeni, optisyen yardımcısı
hearing aid specialist, hearing aid dispenser, hearing aid acoustician, hearing care professional | işitme cihazı uzmanı, işitme cihazı satış uzmanı
dental receptionist, dental clinic secretary | diş kliniği sekreteri
oral and dental health technician, dental therapist | ağız diş sağlığı teknikeri
hair transplant technician, hair transplant specialist | saç ekim uzmanı, saç ekim teknisyeni
laser technician, laser epilation specialist, laser specialist, laser hair removal specialist, laser therapist | lazer epilasyon uzmanı, lazer uzmanı
health manager, health services manager, healthcare manager, health administrator | sağlık yöneticisi, sağlık kurumları yöneticisi, sağlık hizmetleri müdürü
healthcare worker, health worker, healthcare professional, health professional, medical staff member | sağlık çalışanı, sağlık personeli, sağlık profesyoneli
epidemiology specialist | epidemiyoloji uzmanı
health educator, patient educator | sağlık eğitimcisi, hasta eğitmeni
duty pharmacist, on-duty pharmacist | nöbetçi eczacı > pharmacist
pharmacy owner, owner pharmacist | eczane sahibi, sahip eczacı > pharmacist
industrial pharmacist | endüstri eczacısı, sanayi eczacısı > pharmacist
trainee pharmacist, intern pharmacist, pharmacy intern | stajyer eczacı
pharmaceutical warehouse worker, drug warehouse worker | ecza deposu elemanı, ecza deposu çalışanı
dermocosmetics consultant, dermo consultant, beauty consultant-pharmacy | dermokozmetik danışmanı, dermokozmetik uzmanı, dermo danışmanı
district manager-pharma, pharma area manager | ilaç bölge müdürü
medical science liaison, msl | medikal bilim danışmanı, msl
medical sales specialist, medical sales executive, medical device sales specialist | medikal satış uzmanı, tıbbi cihaz satış uzmanı, tıbbi cihaz satış temsilcisi
regulatory affairs specialist, regulatory affairs officer | ruhsatlandırma uzmanı
pharmacovigilance specialist, drug safety officer, drug safety associate | farmakovijilans uzmanı, ilaç güvenliği uzmanı
clinical research associate, cra, clinical trial monitor | klinik araştırma uzmanı, klinik araştırma sorumlusu, saha izleme uzmanı
clinical research coordinator, study coordinator, site coordinator, clinical trial coordinator | klinik araştırma koordinatörü, çalışma koordinatörü
named nurse, primary nurse | primer hemşire > nurse
`;
