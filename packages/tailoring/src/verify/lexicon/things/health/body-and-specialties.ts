/** Parts of the body, branches of medicine and units of a hospital, in the form of everyday/general.ts. */
export const BODY_AND_SPECIALTIES = `
bowel, intestine, gut | bağırsak
digestive system, gastrointestinal, digestion | sindirim sistemi, gastrointestinal, sindirim
pancreas | pankreas
spleen | dalak
gallbladder | safra kesesi
bladder | mesane, idrar kesesi
uterus, womb | rahim, uterus
ovary | yumurtalık, over
breast | meme, göğüs
chest, thorax, thoracic | göğüs, toraks
abdomen, abdominal, belly | karın bölgesi, abdomen, abdominal, batın
nerve, nervous system, neural | sinir, sinir sistemi
spinal cord | omurilik
joint replacement, arthroplasty, joint prosthesis | eklem protezi, artroplasti, eklem replasmanı
musculoskeletal, musculoskeletal system, msk | kas iskelet, kas iskelet sistemi, kas-iskelet sistemi
skeleton | iskelet
ligament | bağ doku, ligament
tendon | tendon
cartilage | kıkırdak
shoulder | omuz
elbow | dirsek
wrist | el bileği, bilek
finger | parmak
hip, hip joint | kalça, kalça eklemi
ankle | ayak bileği
neck, cervical | boyun, servikal
waist, lumbar, lumbar region | lomber, bel bölgesi
upper limb, upper extremity | üst ekstremite
lower limb, lower extremity | alt ekstremite
limb, extremity | ekstremite, uzuv
nail-body, fingernail | tırnak
nose, nasal | burun, nazal
throat | boğaz
mouth, oral cavity | ağız, ağız boşluğu
jaw, mandible, maxilla | çene, mandibula
gum-mouth, gums | diş eti
vocal cord, vocal cords, voice-body | ses teli, ses telleri
face-body | yüz bölgesi, fasiyal
cornea | kornea
retina | retina
lens-eye, intraocular lens | göz içi lens, mercek
artery, arterial | arter, atardamar
vein, venous | toplardamar, venöz
vascular, blood vessel | damar, vasküler
lymph, lymph node, lymphatic | lenf, lenf nodu, lenfatik
bone marrow | kemik iliği
organ | organ
tissue, body tissue | doku
hormone, hormonal | hormon, hormonal
immune system, immunity | bağışıklık sistemi, bağışıklık
metabolism, metabolic | metabolizma, metabolik
urine | idrar
stool-sample, faeces, feces, stool | dışkı, gaita, feçes
saliva | tükürük
sputum, phlegm | balgam
serum-blood, blood serum | serum
plasma, blood plasma | plazma
platelet, thrombocyte | trombosit
red blood cell, erythrocyte | eritrosit, alyuvar
white blood cell, leukocyte | lökosit, akyuvar
haemoglobin, hemoglobin | hemoglobin
blood type, blood group | kan grubu
posture, body posture | postür, duruş, vücut duruşu
gait, walking-body, ambulation | yürüyüş, yürüme
balance-body, balance exercise | denge, denge egzersizi
range of motion, rom | eklem hareket açıklığı, eha, hareket açıklığı
reflex | refleks
motor skill, motor skills, motor development | motor beceri, motor gelişim, motor beceriler
fine motor skill, fine motor skills, fine motor | ince motor, ince motor beceri > motor skill
gross motor skill, gross motor skills, gross motor | kaba motor, kaba motor beceri > motor skill
body mass index, bmi | vücut kitle indeksi, vki, bki
body composition, body analysis, body composition analysis | vücut analizi, vücut kompozisyonu, vücut kompozisyon analizi
body fat, fat percentage | vücut yağı, yağ oranı
general surgery | genel cerrahi > surgery
orthopaedics and traumatology, trauma and orthopaedics, orthopedics and traumatology | ortopedi ve travmatoloji > orthopaedics
traumatology | travmatoloji
plastic surgery, plastic and reconstructive surgery, aesthetic surgery | plastik cerrahi, plastik ve rekonstrüktif cerrahi, estetik cerrahi > surgery
thoracic surgery | göğüs cerrahisi, toraks cerrahisi > surgery
oral and maxillofacial surgery, oral surgery, maxillofacial surgery | ağız diş ve çene cerrahisi, çene cerrahisi, ağız cerrahisi > surgery
bariatric surgery, obesity surgery, weight-loss surgery | bariatrik cerrahi, obezite cerrahisi > surgery
laparoscopic surgery, keyhole surgery, laparoscopy, laparoscopic, minimally invasive surgery | laparoskopik cerrahi, laparoskopi, kapalı ameliyat, minimal invaziv cerrahi, laparoskopik > surgery
robotic surgery | robotik cerrahi > surgery
open-heart surgery, open heart surgery | açık kalp ameliyatı > surgery
bypass surgery, coronary bypass, cabg | bypass ameliyatı, koroner bypass, baypas ameliyatı > surgery
hip replacement, hip prosthesis, total hip replacement | kalça protezi, total kalça protezi > surgery
knee replacement, knee prosthesis, total knee replacement | diz protezi, total diz protezi > surgery
elective surgery, planned surgery | elektif cerrahi, planlı ameliyat > surgery
minor surgery, minor operation | küçük cerrahi, küçük ameliyat, minör cerrahi > surgery
major surgery | büyük ameliyat, majör cerrahi > surgery
day-case surgery, ambulatory surgery | günübirlik ameliyat, ayaktan cerrahi > surgery
open surgery | açık ameliyat, açık cerrahi > surgery
cosmetic procedure, aesthetic procedure, medical aesthetics, aesthetic medicine | medikal estetik, estetik uygulama, estetik işlem
botox, botulinum toxin | botoks, botulinum toksin
filler, dermal filler | dermal dolgu, dudak dolgusu, dolgu uygulaması
hair transplant, hair transplantation | saç ekimi, saç nakli
rhinoplasty, nose job | rinoplasti, burun estetiği
liposuction | liposuction, yağ aldırma
geriatrics, geriatric medicine, gerontology | geriatri, gerontoloji, yaşlı sağlığı
neonatology, neonatal | neonatoloji
rheumatology | romatoloji
allergy and immunology, allergology | alerji ve immünoloji, alerji hastalıkları
anaesthesiology, anesthesiology, anaesthesiology and reanimation, anaesthetics | anesteziyoloji, anesteziyoloji ve reanimasyon, anestezi ve reanimasyon
reanimation | reanimasyon
nuclear medicine | nükleer tıp
radiation oncology | radyasyon onkolojisi
medical oncology | tıbbi onkoloji, medikal onkoloji > oncology
paediatric oncology, pediatric oncology | çocuk onkolojisi, pediatrik onkoloji > oncology
gynaecological oncology, gynecologic oncology | jinekolojik onkoloji > oncology
child psychiatry, child and adolescent psychiatry, camhs | çocuk psikiyatrisi, çocuk ve ergen psikiyatrisi > psychiatry
algology, pain medicine, pain clinic | algoloji, ağrı polikliniği
sports medicine | spor hekimliği
aviation medicine | havacılık tıbbı, uçuş hekimliği
hyperbaric medicine, underwater and hyperbaric medicine | hiperbarik tıp, sualtı hekimliği, sualtı hekimliği ve hiperbarik tıp
medical genetics | tıbbi genetik > genetics
medical biochemistry | tıbbi biyokimya > biochemistry
medical microbiology, clinical microbiology | tıbbi mikrobiyoloji, klinik mikrobiyoloji > microbiology
medical pathology | tıbbi patoloji > pathology
cytology | sitoloji
histology | histoloji
embryology, ivf laboratory | embriyoloji
ivf, in vitro fertilisation, in vitro fertilization, assisted reproduction | tüp bebek, ivf, yardımcı üreme
perinatology, maternal-fetal medicine | perinatoloji
virology | viroloji
parasitology | parazitoloji
mycology | mikoloji
serology | seroloji
neurophysiology | nörofizyoloji
electromyography, emg | elektromiyografi, emg
neuroscience | sinirbilim, nörobilim
hepatology | hepatoloji
proctology | proktoloji
podiatry, foot care, chiropody | podoloji, ayak bakımı
chiropractic | kayropraktik
osteopathy | osteopati
traditional and complementary medicine, complementary medicine, alternative medicine | geleneksel ve tamamlayıcı tıp, getat, tamamlayıcı tıp, alternatif tıp
ozone therapy | ozon tedavisi
homeopathy | homeopati
herbal medicine, phytotherapy | fitoterapi, bitkisel tedavi
travel medicine, travel health | seyahat sağlığı
preventive medicine, preventive health care, preventive healthcare | koruyucu hekimlik, koruyucu sağlık hizmetleri
evidence-based medicine | kanıta dayalı tıp
school health | okul sağlığı
maternal and child health, mother and child health | ana çocuk sağlığı, anne çocuk sağlığı, anne ve çocuk sağlığı
women's health | kadın sağlığı
reproductive health, sexual and reproductive health | üreme sağlığı, cinsel sağlık ve üreme sağlığı
sexual health | cinsel sağlık
family planning, contraception, birth control | aile planlaması, doğum kontrolü, kontrasepsiyon
community health | toplum sağlığı
environmental health | çevre sağlığı
health promotion | sağlığın geliştirilmesi, sağlığı geliştirme
health education, patient education, patient teaching | hasta eğitimi, sağlık eğitimi
health literacy | sağlık okuryazarlığı
medical ethics, bioethics, deontology | tıp etiği, deontoloji, biyoetik, tıbbi etik
healthcare management, health management, health administration, hospital management | sağlık yönetimi, hastane yönetimi, sağlık kurumları yönetimi
health policy | sağlık politikası
health economics | sağlık ekonomisi
health informatics, medical informatics | sağlık bilişimi, tıp bilişimi
medical documentation and secretarial, medical documentation | tıbbi dokümantasyon ve sekreterlik, tıbbi dokümantasyon
public health nursing, community nursing, district nursing | halk sağlığı hemşireliği, toplum sağlığı hemşireliği > nursing
intensive care nursing, critical care nursing, icu nursing | yoğun bakım hemşireliği > nursing
operating room nursing, theatre nursing, perioperative nursing | ameliyathane hemşireliği > nursing
home nursing care | evde hemşirelik, evde hemşirelik bakımı > nursing
midwifery | ebelik
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
`;
