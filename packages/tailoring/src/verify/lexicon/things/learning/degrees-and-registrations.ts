/** Degrees, examinations and registers of health, science and schools, in the form of everyday/general.ts. */
export const DEGREES_AND_REGISTRATIONS = `
mixed-ability, mixed ability | karma seviyeli, karma seviye
antibiotic resistance, antimicrobial resistance | antibiyotik direnci, antimikrobiyal direnç
mbbs, mbchb, bachelor of medicine, medical degree, degree in medicine | tıp diploması
doctor of dental surgery, dds, bds, dental degree, degree in dentistry | diş hekimliği diploması
doctor of pharmacy, pharmd, mpharm, pharmacy degree, degree in pharmacy | eczacılık diploması
doctor of veterinary medicine, dvm, veterinary degree, bvsc | veteriner hekimlik diploması
nursing degree, bachelor of nursing, bsn, degree in nursing, bsc nursing | hemşirelik lisansı, hemşirelik diploması
midwifery degree, degree in midwifery | ebelik lisansı, ebelik diploması
bachelor of education, bed-degree, teaching degree, education degree | eğitim fakültesi diploması, öğretmenlik lisansı
master of education, med-degree, m ed | eğitim bilimleri yüksek lisansı > master's degree
master of public health, mph | halk sağlığı yüksek lisansı > master's degree
master of social work, msw | sosyal hizmet yüksek lisansı > master's degree
master of nursing, msn | hemşirelik yüksek lisansı > master's degree
integrated master's, integrated master's degree | bütünleşik yüksek lisans
integrated phd, integrated doctorate | bütünleşik doktora > doctorate
postgraduate diploma, pgdip, pg dip, graduate diploma | lisansüstü diploma
postgraduate certificate, pgcert, pg cert, graduate certificate | lisansüstü sertifika
medical residency, medical specialisation, medical specialty training, specialty training, residency, medical specialization | tıpta uzmanlık, tıpta uzmanlık eğitimi, uzmanlık eğitimi, asistanlık eğitimi
subspecialty training, fellowship training, subspecialty, subspecialisation | yan dal uzmanlığı
medical internship, internship year, intern year | intörnlük, intörn hekimlik
board certification, board certified, board-certified | board belgesi, yeterlik belgesi-tıp
nclex, nclex-rn | nclex
usmle | usmle
plab | plab
oet, occupational english test | oet
gmc registration, gmc, general medical council | gmc
gdc registration, gdc, general dental council | gdc
hcpc registration, hcpc, hcpc-registered, health and care professions council | hcpc
rcvs registration, rcvs, royal college of veterinary surgeons | rcvs
coru registration, coru, coru-registered | coru
social work england | social work england
bps, british psychological society | bps
bacp | bacp
turkish psychological association, psychologists' association | türk psikologlar derneği
öabt, teaching field knowledge test | öabt, öğretmenlik alan bilgisi testi
educational sciences test, kpss educational sciences | eğitim bilimleri sınavı, kpss eğitim bilimleri
ekys, school manager selection exam | ekys, eğitim kurumlarına yönetici seçme sınavı
e-yds | e-yds
yökdil health sciences | yökdil sağlık
ilitam | ilitam
advanced trauma life support, atls | ileri travma yaşam desteği, atls
neonatal resuscitation programme, nrp, neonatal resuscitation, neonatal life support, nls | yenidoğan canlandırma programı, nrp, yenidoğan canlandırma, yenidoğan canlandırma eğitimi
paediatric first aid, pediatric first aid | çocuk ilk yardımı, pediatrik ilk yardım > first aid
immediate life support, ils | acil yaşam desteği > life support
first aid trainer certificate | ilk yardım eğitmenliği belgesi
dialysis certificate, haemodialysis certificate, dialysis nursing certificate, hemodialysis certificate | diyaliz sertifikası, hemodiyaliz sertifikası, hemodiyaliz hemşireliği sertifikası
emergency nursing certificate | acil hemşireliği sertifikası, acil bakım hemşireliği sertifikası
paediatric intensive care certificate, neonatal intensive care certificate-children | çocuk yoğun bakım hemşireliği sertifikası
neonatal nursing certificate, neonatal intensive care nursing certificate | yenidoğan yoğun bakım hemşireliği sertifikası, yenidoğan hemşireliği sertifikası
chemotherapy nursing certificate, chemotherapy certificate | kemoterapi hemşireliği sertifikası, kemoterapi sertifikası
diabetes nursing certificate, diabetes education nursing certificate | diyabet hemşireliği sertifikası, diyabet eğitim hemşireliği sertifikası
infection control nursing certificate | enfeksiyon kontrol hemşireliği sertifikası
stoma and wound care certificate | stoma ve yara bakım hemşireliği sertifikası > wound care certificate, stoma care certificate
wound care certificate | yara bakım sertifikası
stoma care certificate | stoma bakım sertifikası
palliative care certificate | palyatif bakım sertifikası, palyatif bakım hemşireliği sertifikası
home care nursing certificate | evde bakım hemşireliği sertifikası
breastfeeding counselling certificate, lactation consultant certificate | emzirme danışmanlığı sertifikası
sterilisation certificate, sterilization certificate | sterilizasyon sertifikası
occupational physician certificate, workplace physician certificate | işyeri hekimliği belgesi, iş yeri hekimliği belgesi, işyeri hekimliği sertifikası
family counselling certificate, family counsellor certificate | aile danışmanlığı sertifikası
play therapy certificate, play therapist certificate | oyun terapisi sertifikası, oyun terapisti sertifikası
cbt certificate, cbt training, cognitive behavioural therapy training | bilişsel davranışçı terapi eğitimi, bdt eğitimi
play therapy training | oyun terapisi eğitimi
drama leadership certificate, creative drama leadership | yaratıcı drama liderliği, drama liderliği belgesi
student coaching certificate | öğrenci koçluğu sertifikası
trainer's certificate, train-the-trainer certificate, trainer training certificate | eğiticinin eğitimi sertifikası, eğitmenlik sertifikası, eğitici sertifikası
child care certificate, childcare certificate, babysitting certificate | çocuk bakımı sertifikası, çocuk bakıcılığı sertifikası
elderly care certificate, care certificate-elderly | yaşlı bakımı sertifikası, yaşlı bakım sertifikası, yaşlı ve hasta bakımı sertifikası
patient care certificate | hasta bakımı sertifikası
home patient care certificate | evde hasta bakımı sertifikası > patient care certificate
care certificate, nvq in care, diploma in care, health and social care diploma | bakım sertifikası
medical secretary certificate | tıbbi sekreterlik sertifikası
sign language certificate | işaret dili sertifikası
radiation safety certificate, radiation protection certificate | radyasyondan korunma belgesi, radyasyon güvenliği sertifikası
animal experiments certificate, laboratory animal use certificate | deney hayvanı kullanım sertifikası, deney hayvanları kullanım sertifikası
good laboratory practice training, glp training | iyi laboratuvar uygulamaları eğitimi
iso 17025 training, iso 17025 internal auditor | iso 17025 eğitimi, iso 17025 iç tetkikçi
gcp certificate, gcp training, good clinical practice training | iyi klinik uygulamalar eğitimi, iku eğitimi
responsible manager certificate | mesul müdürlük belgesi
artificial insemination certificate | suni tohumlama sertifikası, suni tohumlama kursu belgesi
`;
