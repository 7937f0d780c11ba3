/** Examinations, tests, operations and treatments, in the form of everyday/general.ts. */
export const TESTS_AND_PROCEDURES = `
medical imaging scan, imaging scan, diagnostic scan | görüntüleme tetkiki
medical test, medical investigation, diagnostic test | tetkik, tahlil, tıbbi tetkik, tıbbi tahlil > test-thing
routine test, routine blood test | rutin tahlil, rutin kan tahlili, rutin tetkik
doppler, doppler ultrasound | doppler, doppler ultrason > ultrasound
pet scan, pet-ct, positron emission tomography | pet-bt, pet bt
scintigraphy | sintigrafi
fluoroscopy | floroskopi
angiography, angiogram | anjiyo, anjiyografi
coronary angiography | koroner anjiyografi, koroner anjiyo > angiography
angioplasty | anjiyoplasti
stenting, stent insertion | stent takma
stent | stent
echocardiography, echocardiogram | ekokardiyografi, kalp ultrasonu
holter, holter monitoring | holter, ritim holter
exercise stress test, treadmill test | efor testi, eforlu ekg
lung function test, pulmonary function test, spirometry | solunum fonksiyon testi, sft, spirometri
bone density scan, dexa scan, bone densitometry | kemik yoğunluğu ölçümü, kemik dansitometrisi
chest x-ray | akciğer grafisi, akciğer filmi, göğüs röntgeni > x-ray
contrast agent, contrast medium, contrast-medium | kontrast madde
c-arm, c-arm fluoroscopy | skopi, c kollu skopi
linear accelerator, linac | lineer hızlandırıcı, linak
dosimetry, dosimeter | dozimetri, dozimetre
radiation | radyasyon, ışın
lead apron | kurşun önlük
pacs, picture archiving and communication system | pacs, görüntü arşivleme ve iletişim sistemi
gastroscopy | gastroskopi > endoscopy
colonoscopy | kolonoskopi > endoscopy
bronchoscopy | bronkoskopi > endoscopy
cystoscopy | sistoskopi > endoscopy
arthroscopy, arthroscopic surgery | artroskopi, artroskopik cerrahi
hysteroscopy | histeroskopi
colposcopy | kolposkopi
smear test, pap smear, cervical screening, pap test | smear testi, pap smear, smear
lumbar puncture, spinal tap | lomber ponksiyon, belden su alma
bone marrow biopsy, bone marrow aspiration | kemik iliği biyopsisi > biopsy
needle biopsy, fine needle aspiration, fnab | iğne biyopsisi, ince iğne aspirasyon biyopsisi, iiab > biopsy
amniocentesis | amniyosentez
pregnancy test | gebelik testi > test-thing
pregnancy ultrasound, obstetric ultrasound | gebelik ultrasonu, obstetrik ultrason > ultrasound
nst, non-stress test, cardiotocography, ctg, foetal monitoring, fetal monitoring | nst, non stres test, kardiyotokografi
newborn screening, heel prick test, guthrie test, heel prick | yenidoğan taraması, topuk kanı, topuk kanı alma
newborn hearing screening | yenidoğan işitme taraması
allergy test, skin prick test, allergy testing | alerji testi, deri prick testi > test-thing
covid test, covid-19 test | covid testi > test-thing
pcr test | pcr testi > test-thing
rapid test | hızlı test > test-thing
antigen test | antijen testi > test-thing
rapid antigen test | hızlı antijen testi > antigen test, rapid test
antibody test | antikor testi
complete blood count, cbc, full blood count, fbc, hemogram, blood count, blood counts | hemogram, tam kan sayımı, kan sayımı
biochemistry test, clinical chemistry | biyokimya testi, klinik kimya
blood gas, blood gas analysis, arterial blood gas, abg | kan gazı, arter kan gazı, kan gazı analizi
coagulation test | koagülasyon testi, pıhtılaşma testi
hba1c, glycated haemoglobin | hba1c
glucose tolerance test, ogtt | şeker yükleme testi, ogtt
blood sugar measurement, blood glucose monitoring, blood glucose measurement, blood sugar monitoring | kan şekeri ölçümü, kan şekeri takibi
blood pressure measurement, blood pressure monitoring | tansiyon ölçümü, tansiyon takibi, kan basıncı ölçümü
fluid balance, intake and output, fluid balance chart, fluid intake and output | aldığı çıkardığı takibi, sıvı dengesi, sıvı takibi
temperature measurement, temperature taking | ateş ölçümü, vücut ısısı ölçümü
stool test, stool sample | gaita tahlili, gaita testi, dışkı testi
urine sample | idrar numunesi, idrar örneği
urine culture | idrar kültürü
blood culture | kan kültürü
blood sample, blood specimen | kan numunesi, kan örneği
tissue sample, tissue specimen | doku örneği, doku numunesi
throat swab, throat culture | boğaz kültürü, boğaz sürüntüsü
antibiogram, antibiotic susceptibility test, antibiotic sensitivity test | antibiyogram, antibiyotik duyarlılık testi
gram staining, gram stain | gram boyama
staining, stain-lab | boyama, preparat boyama
blood smear, peripheral smear, peripheral blood smear | periferik yayma
cross-match, crossmatch, cross matching | çapraz karşılaştırma, cross match
blood grouping, blood typing | kan grubu tayini
blood donation, donating blood | kan bağışı
blood donor | kan bağışçısı, donör
blood product, blood products, blood component | kan ürünü, kan bileşeni
plasmapheresis, apheresis | aferez, plazmaferez
autopsy, post-mortem, postmortem examination | otopsi
screening test, screening-test | tarama testi
mammogram screening, breast screening | meme kanseri taraması, meme taraması
preoperative, pre-operative, pre-op, before surgery, preoperative care | ameliyat öncesi, preop, preoperatif, operasyon öncesi
postoperative, post-operative, post-op, after surgery, postoperative care, post-surgical | ameliyat sonrası, postop, postoperatif, operasyon sonrası
intraoperative, during surgery | ameliyat sırasında, ameliyat esnasında, intraoperatif
surgical operation list, theatre list, operating list | ameliyat listesi
surgical team, theatre team, operating team | cerrahi ekip, ameliyat ekibi, ameliyathane ekibi > team
scrub nurse-work, scrubbing, scrubbed in | steril giyinme
surgical set, instrument set, instrument tray | cerrahi set, alet seti, ameliyat seti
surgical drape, sterile field, draping | steril örtü, steril saha, örtü serme
surgical safety checklist, safe surgery checklist, who surgical checklist | güvenli cerrahi kontrol listesi, cerrahi kontrol listesi
patient positioning-surgery, patient positioning | hasta pozisyonlama, pozisyon verme, hastaya pozisyon verme
regional anaesthesia, regional anesthesia | bölgesel anestezi, rejyonel anestezi > anaesthesia
spinal anaesthesia, spinal anesthesia | spinal anestezi > anaesthesia
epidural, epidural anaesthesia, epidural analgesia | epidural, epidural anestezi
nerve block, peripheral nerve block | sinir bloğu, periferik sinir bloğu
sedation, conscious sedation | sedasyon
anaesthesia machine, anesthesia machine | anestezi cihazı, anestezi makinesi
pca, patient-controlled analgesia | hasta kontrollü analjezi, hka
airway, airway management | hava yolu, havayolu yönetimi, hava yolu yönetimi
suctioning, airway suction, tracheal suction, suction | aspirasyon, aspire etme
nebuliser, nebulizer, nebulisation | nebülizatör, nebül
inhaler | inhaler, fısfıs
chest tube, thoracic drain | göğüs tüpü
surgical drain | dren
stoma | stoma
colostomy | kolostomi > stoma
ileostomy | ileostomi > stoma
stoma care, ostomy care | stoma bakımı
colostomy care | kolostomi bakımı > stoma care
tracheostomy care | trakeostomi bakımı
catheter care | kateter bakımı, sonda bakımı
port catheter, implanted port | port kateter
picc line, picc | picc kateter
dialysis catheter | diyaliz kateteri > catheter
peritoneal dialysis | periton diyalizi > dialysis
dialysis session, haemodialysis session | diyaliz seansı, hemodiyaliz seansı
dialysis machine, haemodialysis machine | diyaliz makinesi, diyaliz cihazı, hemodiyaliz cihazı
peg feeding, peg tube, gastrostomy, peg | peg, gastrostomi, peg ile beslenme
tube feeding, enteral feeding, enteral nutrition | enteral beslenme, tüple beslenme
parenteral nutrition, total parenteral nutrition, tpn | parenteral beslenme, tpn
enema | lavman
gastric lavage, stomach pumping | mide yıkama
non-invasive ventilation, niv, cpap, bipap | non invaziv ventilasyon, niv, cpap, bipap
ecmo | ecmo
pacemaker | kalp pili
stoma bag, colostomy bag | kolostomi torbası
compression stocking, compression stockings | varis çorabı
compression bandage, bandage | bandaj, sargı
plaster cast, cast-plaster, plaster of paris, gypsum plaster, gypsum | alçı, saten alçı, alçı sıva
plaster removal, cast removal | alçı çıkarma, alçı açma
splint, splinting | atel, atelleme
sling | kol askısı
crutch, crutches | koltuk değneği, kanedyen
walker, walking frame, rollator, zimmer frame | yürüteç, walker
hospital bed, patient bed | hasta yatağı, hastane yatağı > bed
intensive care bed, icu bed | yoğun bakım yatağı > bed
air mattress, pressure-relief mattress | havalı yatak
bedpan | sürgü
diaper, nappy, incontinence pad | hasta bezi, alt bezi, bebek bezi
syringe | enjektör, şırınga
needle, sewing needle | iğne ucu, iğne
scalpel | bistüri, neşter
gauze | gazlı bez, spanç
tourniquet | turnike
face mask, surgical mask | maske, cerrahi maske
scrubs, surgical gown | cerrahi önlük, ameliyat önlüğü
thermometer | termometre, ateş ölçer
blood pressure monitor, sphygmomanometer, blood pressure cuff | tansiyon aleti, tansiyon cihazı
stethoscope | stetoskop
glucometer, glucose meter, blood glucose meter | glukometre, şeker ölçüm cihazı
pulse oximeter, oximeter | pulse oksimetre, oksimetre
otoscope | otoskop
ultrasound machine, ultrasound device | ultrason cihazı
mri machine, mri scanner | mr cihazı
ct scanner, tomography machine | tomografi cihazı, bt cihazı
ecg machine, ecg device | ekg cihazı
medical device, medical equipment | tıbbi cihaz, medikal cihaz, tıbbi ekipman
laser, laser treatment, laser therapy | lazer, lazer tedavisi
phototherapy | fototerapi
plasma therapy, prp | prp, prp tedavisi
immunotherapy | immünoterapi
hormone therapy, hormone treatment | hormon tedavisi
gene therapy | gen tedavisi
stem cell therapy, stem cell treatment | kök hücre tedavisi
bone marrow transplant, bone marrow transplantation | kemik iliği nakli > organ transplant
stem cell transplant, stem cell transplantation | kök hücre nakli > organ transplant
kidney transplant, kidney transplantation, renal transplant | böbrek nakli > organ transplant
liver transplant, liver transplantation | karaciğer nakli > organ transplant
heart transplant | kalp nakli > organ transplant
corneal transplant | kornea nakli > organ transplant
organ donor | organ bağışçısı
drug treatment, medication therapy, drug therapy, pharmacological treatment | ilaç tedavisi > treatment-thing
surgical treatment, surgical intervention | cerrahi tedavi, cerrahi müdahale
conservative treatment, non-surgical treatment | konservatif tedavi, ameliyatsız tedavi
intravenous therapy, iv therapy, intravenous treatment | damar içi tedavi, iv tedavi, intravenöz tedavi
treatment plan, therapy plan | tedavi planı
treatment protocol, treatment guideline | tedavi protokolü
clinical guideline, clinical guidelines | klinik kılavuz, klinik rehber
clinical pathway, care pathway | klinik yol, bakım yolu
follow-up, follow-up visit, follow-up appointment, check-up visit | kontrol muayenesi, kontrol randevusu, takip muayenesi
first examination, initial examination, initial assessment-medical | ilk muayene, ön muayene
emergency intervention, emergency response, emergency treatment | acil müdahale, ilk müdahale
medical intervention | tıbbi müdahale
invasive, invasive procedure | invaziv, girişimsel işlem, girişimsel
non-invasive, noninvasive | non invaziv, girişimsel olmayan
interventional radiology | girişimsel radyoloji > radiology
interventional cardiology | girişimsel kardiyoloji > cardiology
`;
