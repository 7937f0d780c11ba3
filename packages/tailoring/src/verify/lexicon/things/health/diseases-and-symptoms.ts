/** Diseases, complaints and injuries, in the form of everyday/general.ts. */
export const DISEASES_AND_SYMPTOMS = `
coronary artery disease, coronary heart disease, cad-heart, chd, ischaemic heart disease, ischemic heart disease | koroner arter hastalığı, kah, iskemik kalp hastalığı > heart disease
heart disease, cardiac disease, cardiovascular disease, cardiac condition, heart condition, cvd | kalp hastalığı, kalp rahatsızlığı, kalp damar hastalığı, kardiyovasküler hastalık, kardiyak hastalık > disease
arrhythmia, cardiac arrhythmia, irregular heartbeat, dysrhythmia | aritmi, ritim bozukluğu, kalp ritim bozukluğu
atrial fibrillation, afib | atriyal fibrilasyon > arrhythmia
angina, chest pain, angina pectoris | göğüs ağrısı, anjina
thrombosis | tromboz, pıhtı
deep vein thrombosis, dvt | derin ven trombozu, dvt > thrombosis
embolism, pulmonary embolism | emboli, pulmoner emboli
aneurysm | anevrizma
atherosclerosis, hardening of the arteries | damar sertliği, ateroskleroz
cholesterol, high cholesterol, hypercholesterolaemia, hypercholesterolemia | kolesterol, yüksek kolesterol
metabolic syndrome | metabolik sendrom
type 1 diabetes, type i diabetes, juvenile diabetes | tip 1 diyabet, juvenil diyabet > diabetes
type 2 diabetes, type ii diabetes | tip 2 diyabet > diabetes
gestational diabetes | gebelik diyabeti, gestasyonel diyabet > diabetes
hypoglycaemia, hypoglycemia, low blood sugar | hipoglisemi, düşük kan şekeri
hyperglycaemia, hyperglycemia, high blood sugar | hiperglisemi, yüksek kan şekeri
hypotension, low blood pressure | hipotansiyon, düşük tansiyon
thyroid, thyroid disease, thyroid disorder, goitre, goiter | tiroid, tiroit, guatr, tiroid hastalığı
kidney failure, renal failure | böbrek yetmezliği, renal yetmezlik
chronic kidney disease, ckd, chronic renal failure | kronik böbrek hastalığı, kbh, kronik böbrek yetmezliği, kby > disease
kidney stone, kidney stones, renal stone | böbrek taşı, böbrek taşları
urinary tract infection, uti | idrar yolu enfeksiyonu, iye > infection
cystitis | sistit > urinary tract infection
incontinence, urinary incontinence | inkontinans, idrar kaçırma, üriner inkontinans
prostate | prostat
hernia, inguinal hernia | fıtık, kasık fıtığı
herniated disc, slipped disc, disc herniation, lumbar disc hernia, prolapsed disc, back hernia, lumbar hernia | bel fıtığı, disk hernisi, lomber disk hernisi, bel fıtığı hastalığı
neck hernia, cervical disc hernia | boyun fıtığı, servikal disk hernisi
scoliosis | skolyoz
kyphosis | kifoz
osteoporosis, bone loss | osteoporoz, kemik erimesi
osteoarthritis, degenerative joint disease | osteoartrit, kireçlenme, artroz
arthritis, rheumatoid arthritis | artrit, romatoid artrit, eklem iltihabı
rheumatism, rheumatic disease, rheumatic | romatizma, romatizmal hastalık, romatizmal
gout | gut hastalığı
fibromyalgia | fibromiyalji
sprain, ankle sprain | burkulma, ayak bileği burkulması
strain-muscle, muscle strain, pulled muscle | kas zorlanması, kas incinmesi
dislocation-joint, dislocated joint | çıkık, eklem çıkığı
hip fracture, broken hip | kalça kırığı > fracture
bone fracture, broken bone | kemik kırığı > fracture
tendonitis, tendinitis | tendinit
carpal tunnel syndrome, carpal tunnel | karpal tünel sendromu
back pain | sırt ağrısı
low back pain, lower back pain, lumbar pain | bel ağrısı > back pain
neck pain, cervical pain | boyun ağrısı
headache | baş ağrısı
migraine | migren
joint pain, arthralgia | eklem ağrısı
chronic pain, persistent pain | kronik ağrı, süreğen ağrı > pain
pain, ache | ağrı
numbness | uyuşma
fatigue, tiredness, exhaustion-body | yorgunluk, halsizlik
dizziness, vertigo | baş dönmesi, vertigo
fainting, syncope, loss of consciousness | bayılma, senkop, bilinç kaybı
nausea | bulantı, mide bulantısı
vomiting | kusma
diarrhoea, diarrhea | ishal, diyare
constipation | kabızlık, konstipasyon
cough | öksürük
shortness of breath, dyspnoea, dyspnea, breathlessness, breathing difficulty | nefes darlığı, dispne, solunum sıkıntısı
respiratory failure | solunum yetmezliği
respiratory distress syndrome, ards | ards, akut solunum sıkıntısı sendromu
pneumonia | zatürre, pnömoni > lung infection
lung infection, chest infection | akciğer enfeksiyonu > infection
bronchitis | bronşit
tuberculosis, tb-disease | tüberküloz, verem
influenza, flu | grip, influenza
common cold, head cold | nezle, soğuk algınlığı
sepsis, blood poisoning, septicaemia, septicemia | sepsis, kan zehirlenmesi
shock-medical, septic shock, anaphylactic shock | septik şok, anafilaktik şok
anaphylaxis, severe allergic reaction | anafilaksi
hepatitis | hepatit, sarılık hastalığı
hepatitis b | hepatit b > hepatitis
hepatitis c | hepatit c > hepatitis
hiv, hiv infection | hiv
sexually transmitted infection, sexually transmitted disease, sti, std | cinsel yolla bulaşan hastalık, cinsel yolla bulaşan enfeksiyon, cybh, cybe
malaria | sıtma
measles | kızamık
rubella | kızamıkçık
mumps | kabakulak
chickenpox, varicella | su çiçeği, suçiçeği
whooping cough, pertussis | boğmaca
diphtheria | difteri
tetanus | tetanos
polio, poliomyelitis | çocuk felci, polio
rabies | kuduz
meningitis | menenjit
jaundice, neonatal jaundice | sarılık, yenidoğan sarılığı
anaemia, anemia | anemi, kansızlık
iron deficiency | demir eksikliği
thalassaemia, thalassemia, mediterranean anaemia | talasemi, akdeniz anemisi
haemophilia, hemophilia | hemofili
leukaemia, leukemia, blood cancer | lösemi, kan kanseri > cancer
lymphoma | lenfoma > cancer
colorectal cancer, bowel cancer | bağırsak kanseri, kolorektal kanser > cancer
colon cancer | kolon kanseri > colorectal cancer
cervical cancer | rahim ağzı kanseri, serviks kanseri > cancer
skin cancer, melanoma | cilt kanseri, deri kanseri, melanom > cancer
tumour, tumor, neoplasm | tümör
metastasis, metastatic | metastaz, metastatik
benign | iyi huylu, benign
malignant | kötü huylu, malign
cyst | kist
polyp | polip
ulcer, gastric ulcer, stomach ulcer, peptic ulcer | ülser, mide ülseri
gastritis | gastrit
reflux, acid reflux, gerd | reflü
appendicitis | apandisit
gallstone, gallstones | safra taşı, safra kesesi taşı
cirrhosis, liver cirrhosis | siroz, karaciğer sirozu
crohn's disease | crohn hastalığı, crohn > disease
irritable bowel syndrome, ibs | irritabl bağırsak sendromu, huzursuz bağırsak sendromu
coeliac disease, celiac disease | çölyak, çölyak hastalığı
food poisoning | gıda zehirlenmesi, besin zehirlenmesi > poisoning
poisoning, intoxication | zehirlenme, intoksikasyon
malnutrition, undernutrition | malnütrisyon, yetersiz beslenme, beslenme bozukluğu
dehydration | dehidratasyon, sıvı kaybı
swallowing difficulty, dysphagia, swallowing disorder | yutma güçlüğü, disfaji, yutma bozukluğu
oedema, edema, swelling | ödem, şişlik
bleeding, haemorrhage, hemorrhage, blood loss | kanama, hemoraji, kan kaybı
clotting, coagulation | pıhtılaşma, koagülasyon
bruise, haematoma, hematoma | morluk, hematom
gangrene | kangren
diabetic foot, diabetic foot ulcer | diyabetik ayak
open wound | açık yara > wound
surgical wound, operation wound | ameliyat yarası, cerrahi yara > wound
chronic wound | kronik yara > wound
second-degree burn | ikinci derece yanık > burn
frostbite | donma, soğuk yanığı
inflammation | iltihap, inflamasyon, enflamasyon
abscess | apse
epilepsy | epilepsi, sara
seizure, epileptic seizure, convulsion | epilepsi nöbeti, epileptik nöbet, konvülsiyon
multiple sclerosis | ms hastalığı, multipl skleroz
parkinson's disease, parkinson's, parkinsonism | parkinson, parkinson hastalığı
motor neurone disease, amyotrophic lateral sclerosis | als hastalığı, motor nöron hastalığı
muscular dystrophy, muscle disease | kas hastalığı, müsküler distrofi
cerebral palsy, cp-palsy | serebral palsi, beyin felci
spinal cord injury, sci-spine | omurilik yaralanması, omurilik felci > injury
spina bifida | spina bifida
paralysis, paralysed, paralyzed | felç, paralizi, felçli
paraplegia, paraplegic | parapleji, paraplejik > paralysis
hemiplegia, hemiplegic, one-sided paralysis | hemipleji, hemiplejik, yarım felç > paralysis
tetraplegia, quadriplegia | tetrapleji, kuadripleji
traumatic brain injury, tbi, brain injury | travmatik beyin hasarı, beyin hasarı > head injury
head injury, head trauma | kafa travması
brain haemorrhage, brain hemorrhage, cerebral haemorrhage, intracranial haemorrhage | beyin kanaması, serebral kanama
neuropathy | nöropati
coma | koma
consciousness | bilinç, şuur
delirium | deliryum
down syndrome, down's syndrome | down sendromu
acne | akne, sivilce
eczema, dermatitis | egzama, dermatit
psoriasis | sedef hastalığı, psoriasis
rash, skin rash | döküntü, deri döküntüsü
itching | kaşıntı
scabies | uyuz
lice, head lice | saç biti
fungal infection, fungus-skin | mantar enfeksiyonu
wart, warts | siğil
hair loss, alopecia | saç dökülmesi, alopesi
hay fever, allergic rhinitis | saman nezlesi, alerjik rinit
lactose intolerance | laktoz intoleransı
menopause | menopoz
menstruation, period-menstrual | adet dönemi, regl, menstrüasyon
polycystic ovary syndrome, pcos | polikistik over sendromu, pkos
endometriosis | endometriozis
infertility | infertilite, kısırlık
miscarriage | düşük yapma, gebelik kaybı
pre-eclampsia, preeclampsia | preeklampsi, gebelik zehirlenmesi
premature birth, preterm birth, preterm labour | erken doğum, prematüre doğum
high-risk pregnancy, risky pregnancy | riskli gebelik, yüksek riskli gebelik > pregnancy
sports injury, sports injuries, athletic injury | spor yaralanması, spor yaralanmaları, sporcu sakatlığı, spor sakatlığı > injury
occupational disease, work-related illness | meslek hastalığı > disease
occupational injury, work injury, workplace injury | iş yaralanması > injury
multiple trauma, polytrauma, major trauma | çoklu travma, politravma > trauma
gunshot wound | ateşli silah yaralanması > injury
genetic disease, hereditary disease, genetic disorder | genetik hastalık, kalıtsal hastalık > disease
rare disease | nadir hastalık > disease
autoimmune disease | otoimmün hastalık > disease
congenital anomaly, birth defect, congenital | doğumsal anomali, konjenital anomali, doğuştan
`;
