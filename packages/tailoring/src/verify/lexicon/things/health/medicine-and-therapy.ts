/** Doctors, laboratories, pharmacies, teeth, therapy and animals, in the form of everyday/general.ts. */
export const MEDICINE_AND_THERAPY = `
medicine-field, medicine, medical science | tıp
family medicine, general practice medicine, family practice | aile hekimliği, genel pratisyenlik
internal medicine, general medicine | iç hastalıkları, dahiliye, genel dahiliye
cardiology, cardiological | kardiyoloji, kardiyolojik
neurology, neurological, neurologic, neuro | nöroloji, nörolojik
neurosurgery, brain surgery | beyin cerrahisi, nöroşirürji
orthopaedics, orthopedics, orthopaedic, orthopedic, ortho | ortopedi, ortopedik
paediatrics, pediatrics, child health, child health and diseases, peds | pediatri, çocuk sağlığı ve hastalıkları, çocuk hastalıkları, çocuk sağlığı
paediatric, pediatric | çocuk, pediatrik
obstetrics and gynaecology, obstetrics, gynaecology, obs and gynae, gynecology, gynaecological, gynecological, obstetric, obs & gynae, ob-gyn, obgyn, obstetrics and gynecology | kadın doğum, kadın hastalıkları ve doğum, jinekoloji, jinekolojik, obstetrik, kadın hastalıkları
dermatology, dermatological | dermatoloji, cildiye, dermatolojik
ophthalmology, eye care, ophthalmic, ophthalmological | göz hastalıkları, oftalmoloji, oftalmolojik, göz bölümü
ear nose and throat, ent, otolaryngology, otorhinolaryngology | kulak burun boğaz, kbb, kulak burun boğaz hastalıkları
urology, urological, urologic | üroloji, ürolojik
psychiatry | psikiyatri
oncology, oncological, oncologic | onkoloji, onkolojik
haematology, hematology, haematological, hematological | hematoloji, hematolojik
nephrology | nefroloji
endocrinology, endocrine | endokrinoloji, endokrin, endokrinolojik
gastroenterology, gastro | gastroenteroloji, gastroenterolojik
pulmonology, respiratory medicine, chest diseases, chest medicine, respirology | göğüs hastalıkları, pulmonoloji
infectious diseases, infectious disease, infectious, infectious diseases and clinical microbiology | enfeksiyon hastalıkları, bulaşıcı hastalık, enfeksiyon hastalıkları ve klinik mikrobiyoloji
cardiovascular surgery, heart surgery | kalp damar cerrahisi, kvc, kalp ve damar cerrahisi
radiology, medical imaging, diagnostic imaging, radiological, radiologic | radyoloji, tıbbi görüntüleme, görüntüleme, radyolojik
pathology, pathological | patoloji, patolojik
microbiology, microbiological | mikrobiyoloji, mikrobiyolojik
biochemistry, biochemical | biyokimya, biyokimyasal
immunology, immunological | immünoloji, immünolojik, bağışıklık bilimi
genetics, genetic | genetik
anatomy, anatomical | anatomi, anatomik
physiology, physiological | fizyoloji, fizyolojik
pharmacology, pharmacological | farmakoloji, farmakolojik
toxicology, toxicological | toksikoloji, toksikolojik
public health | halk sağlığı
epidemiology, epidemiological, epidemiologic | epidemiyoloji, epidemiyolojik
occupational health, occupational medicine | iş sağlığı, işyeri hekimliği, iş yeri hekimliği
forensic medicine, forensic science | adli tıp
physical therapy and rehabilitation, physical medicine and rehabilitation | fizik tedavi ve rehabilitasyon, ftr
physiotherapy, physical therapy, physio-field, physiotherapy and rehabilitation, physical therapy and rehabilitation-field | fizyoterapi, fizik tedavi, fizyoterapi ve rehabilitasyon
rehabilitation-thing, rehabilitation | rehabilitasyon
exercise therapy, therapeutic exercise | egzersiz tedavisi, terapötik egzersiz
occupational therapy, ergotherapy, ot-therapy | ergoterapi, iş uğraşı terapisi, uğraşı terapisi
speech therapy, speech and language therapy, speech language therapy, logopaedics, language and speech therapy | dil ve konuşma terapisi, konuşma terapisi, dil konuşma terapisi, logopedi
hydrotherapy | hidroterapi
massage, massage therapy | masaj, masaj terapisi
acupuncture | akupunktur
nutrition, dietetics, nutrition and dietetics | beslenme, diyetetik, beslenme ve diyetetik
diet, diet plan, meal plan, eating plan, nutrition plan, nutrition programme, diet programme | diyet, diyet planı, beslenme planı, beslenme programı, diyet programı
obesity | obezite
weight loss, slimming, losing weight, fat loss | kilo verme, zayıflama, kilo kaybı
audiology, audiological | odyoloji, odyolojik
hearing test | işitme testi
hearing aid | işitme cihazı
optics | optik
optometry | optometri, optisyenlik
glasses, spectacles, eyewear | gözlük
contact lens | kontakt lens
prosthesis, prosthetic, artificial limb, prostheses, prosthetics | protez
orthosis, orthotic, brace, orthoses, orthotics | ortez
x-ray, radiography, radiograph | röntgen, radyografi, röntgen çekimi
mri, magnetic resonance imaging, mr imaging | mr, emar, manyetik rezonans, mr çekimi
ct scan, ct, computed tomography, cat scan | bt, tomografi, bilgisayarlı tomografi
ultrasound, ultrasonography, sonography, ultrasound examination, ultrasound scan, ultrasound scanning | ultrason, ultrasonografi, ultrason muayenesi, ultrason incelemesi
mammography, mammogram, mammograms | mamografi, mamografi çekimi
endoscopy | endoskopi
biopsy | biyopsi
radiation safety, radiation protection | radyasyon güvenliği, radyasyondan korunma
differential diagnosis | ayırıcı tanı > diagnosis
treatment-thing, therapy | tedavi, terapi
symptom | belirti, semptom
disease, illness, sickness, medical condition | hastalık
injury, wound-injury | yaralanma, sakatlık, yaralanması
needlestick injury, needle-stick injury, sharps injury | iğne batması, kesici delici alet yaralanması > injury
medical report, health report | sağlık raporu, doktor raporu
informed consent, consent form | aydınlatılmış onam, onam formu, bilgilendirilmiş onam
patient confidentiality, medical confidentiality | hasta mahremiyeti, hasta gizliliği
health tourism, medical tourism | sağlık turizmi, medikal turizm > tourism
clinical trial, clinical study | klinik araştırma, klinik çalışma, klinik deney
clinical practice | klinik uygulama
good clinical practice, gcp-clinical | iyi klinik uygulamaları, ikü
ethics committee, ethics board | etik kurul
jci, joint commission international | jci > hospital accreditation
hospital accreditation | hastane akreditasyonu
medical laboratory, clinical laboratory, clinical lab | tıbbi laboratuvar, klinik laboratuvar > laboratory
specimen, test sample, lab sample, sample-example, example | numune, örnek, misal
swab | sürüntü
urine test, urinalysis | idrar tahlili, idrar testi > test-thing
cell culture | hücre kültürü
bacterial culture, culture-lab | bakteri kültürü, kültür
pcr, polymerase chain reaction | pcr, polimeraz zincir reaksiyonu
elisa | elisa
blood bank | kan bankası, kan merkezi
centrifuge | santrifüj
pipette, pipetting | pipet, pipetleme
microscopy | mikroskopi
test tube | deney tüpü
reagent | reaktif, kit
community pharmacy, retail pharmacy, drugstore, high-street pharmacy | serbest eczane, eczane > pharmacy
prescription, script-prescription, e-prescription | reçete, e-reçete
over-the-counter, otc, non-prescription | reçetesiz
drug interaction, medication interaction, drug-drug interaction | ilaç etkileşimi, ilaç etkileşimleri
drug counselling, medication counselling, medicines advice, patient counselling | ilaç danışmanlığı, hasta bilgilendirme
compounding, magistral preparation, extemporaneous preparation | majistral, majistral ilaç, majistral preparat
generic drug, generic medicine | jenerik ilaç, eşdeğer ilaç > medication
antibiotic | antibiyotik > medication
antibiotic stewardship, antimicrobial stewardship, antibiotic management | antibiyotik yönetimi, akılcı antibiyotik kullanımı
rational drug use | akılcı ilaç kullanımı
expired, out-of-date, past its expiry date, expired stock | miadı dolan, miadı geçmiş, son kullanma tarihi geçmiş, tarihi geçmiş
expiry check, expiry date check, date checking, date checks, expiration date control, date rotation | miat kontrolü, miat takibi, son kullanma tarihi kontrolü, skt kontrolü, skt takibi, tarih kontrolü
drug tracking system, medication tracking, track and trace system, its-drug | ilaç takip sistemi, its, ilaç takibi
medula | medula
dermocosmetics, skincare products | dermokozmetik
food supplement, dietary supplement | gıda takviyesi, takviye edici gıda
vitamin | vitamin > food supplement
medical supplies, consumables-medical, medical consumables | tıbbi malzeme, medikal malzeme, sarf malzemesi, tıbbi sarf malzemesi
medical representative visit, doctor visit | doktor ziyareti, hekim ziyareti
pharmaceutical, pharmaceuticals, pharma, pharmaceutical industry | ilaç sektörü, farmasötik, ilaç sanayi, ilaç endüstrisi
dentistry, dental medicine | diş hekimliği
tooth, teeth | diş
filling, tooth filling, dental filling | dolgu, diş dolgusu
tooth extraction, extraction-tooth | diş çekimi
root canal, root canal treatment | kanal tedavisi
dental implant, implant | implant, diş implantı
orthodontics, braces | ortodonti, diş teli
dental cleaning, scaling, tartar removal | diş taşı temizliği, detertraj
denture, dental prosthesis | diş protezi, takma diş
crown and bridge, crowns and bridges | kron köprü, kron ve köprü
oral hygiene, dental hygiene, oral health | ağız hijyeni, ağız sağlığı, ağız ve diş sağlığı
veterinary medicine, veterinary | veterinerlik, veteriner hekimlik, veteriner
animal, livestock animal | hayvan
pet | evcil hayvan
dog | köpek
cat | kedi
horse | at
small animal practice | küçük hayvan kliniği
animal clinic, veterinary clinic, vet clinic, veterinary practice | veteriner kliniği, hayvan kliniği
artificial insemination | suni tohumlama
ear tag, ear tagging | küpeleme, kulak küpesi
psychotherapy | psikoterapi
psychological counselling, psychological counseling, counselling-psych | psikolojik danışmanlık
cognitive behavioural therapy, cbt, cognitive behavioral therapy | bilişsel davranışçı terapi, bdt
couples therapy | çift terapisi
psychological test, psychometric test, psychological assessment, psychometric assessment | psikolojik test, psikometrik test
intelligence test, iq test | zeka testi
trauma | travma
anxiety | kaygı, anksiyete
depression | depresyon
addiction | bağımlılık
substance abuse, substance misuse, drug addiction | madde bağımlılığı, madde kullanımı > addiction
stress management | stres yönetimi
client-therapy, service user | danışan
supervision-clinical, clinical supervision | süpervizyon
autism, autism spectrum disorder, asd, asd diagnosis | otizm, otizm spektrum bozukluğu, otizmli
adhd, attention deficit | dehb, dikkat eksikliği, dikkat eksikliği ve hiperaktivite
special education, special needs education, sen, special educational needs, special needs | özel eğitim, özel gereksinim
individualised education plan, iep, individualized education program, individual education plan | bireyselleştirilmiş eğitim programı, bep, bireyselleştirilmiş eğitim planı
`;
