/** Parts of the body, what flows in it and how it moves, in the form of everyday/general.ts. */
export const BODY_AND_BLOOD = `
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
`;
