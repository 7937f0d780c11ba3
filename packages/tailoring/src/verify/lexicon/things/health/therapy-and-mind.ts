/** What physiotherapists, psychologists and social workers work with, and what they treat, in the form of everyday/general.ts. */
export const THERAPY_AND_MIND = `
manual therapy, manipulative therapy | manuel terapi, manuel tedavi, mobilizasyon tekniği
electrotherapy | elektroterapi
tens | tens > electrotherapy
electrical stimulation | elektrik stimülasyonu > electrotherapy
ultrasound therapy, therapeutic ultrasound | ultrason tedavisi
heat therapy, thermotherapy | sıcak uygulama, sıcak tedavi
hot pack | hot pack > heat therapy
cold therapy, cold pack, cryotherapy, ice application | soğuk uygulama, kriyoterapi, buz uygulaması
traction | traksiyon
dry needling | kuru iğneleme
kinesio taping, kinesiology taping, kinesiotape, taping | kinezyo bant, kinezyobant, bantlama
kinesiology | kinezyoloji
clinical pilates, therapeutic pilates | klinik pilates
pelvic floor, pelvic floor therapy, pelvic floor exercises | pelvik taban, pelvik taban egzersizleri
lymphatic drainage, lymph drainage, manual lymphatic drainage | lenf drenajı, manuel lenf drenajı
schroth | schroth
bobath, bobath therapy, bobath concept | bobath, bobath terapisi
pnf, proprioceptive neuromuscular facilitation | pnf
mckenzie method | mckenzie
vojta | vojta
robotic rehabilitation, robot-assisted rehabilitation | robotik rehabilitasyon
pulmonary rehabilitation, respiratory rehabilitation | pulmoner rehabilitasyon, solunum rehabilitasyonu > rehabilitation-thing
sports rehabilitation, athletic rehabilitation | sporcu rehabilitasyonu, spor rehabilitasyonu > rehabilitation-thing
postoperative rehabilitation, post-surgical rehabilitation | ameliyat sonrası rehabilitasyon, postoperatif rehabilitasyon > rehabilitation-thing
orthopaedic physiotherapy, orthopedic physiotherapy, musculoskeletal physiotherapy | ortopedik fizyoterapi > physiotherapy
respiratory physiotherapy, chest physiotherapy | solunum fizyoterapisi, göğüs fizyoterapisi > physiotherapy
strengthening exercise, strengthening exercises, strength exercise | güçlendirme egzersizi, kuvvetlendirme egzersizi > exercise
stretching, stretching exercise, stretches | germe, esneme, germe egzersizi, esneme hareketleri, esneme egzersizi
breathing exercise, breathing exercises, respiratory exercise | nefes egzersizi, solunum egzersizi > exercise
gait training, walking training | yürüme eğitimi, yürüyüş eğitimi
transfer training, patient handling, moving and handling, manual handling of patients | hasta taşıma, hasta kaldırma ve taşıma
positioning-patient, repositioning, turning patients | pozisyonlama, pozisyon değişimi, hasta çevirme
muscle test, muscle testing, muscle strength test | kas testi, manuel kas testi, kas gücü testi
functional assessment | fonksiyonel değerlendirme
functional independence | fonksiyonel bağımsızlık
treatment session, therapy session, session-therapy, physiotherapy session | seans, terapi seansı, tedavi seansı, fizyoterapi seansı
assistive device, assistive technology, mobility aid, walking aid | yardımcı cihaz, yardımcı teknoloji, yürüme yardımcısı
prosthetics and orthotics, orthotics and prosthetics | ortez protez, ortez ve protez, protez ortez > prosthesis, orthosis
insole, orthopaedic insole, arch support | tabanlık, ortopedik tabanlık
thermal spring, spa-medical, balneotherapy, thermal treatment | kaplıca, kaplıca tedavisi, balneoterapi
sensory integration, sensory integration therapy | duyu bütünleme, duyu bütünleme terapisi
play therapy | oyun terapisi
art therapy | sanat terapisi
music therapy | müzik terapisi, müzikle tedavi
hippotherapy, equine therapy | hipoterapi, atla terapi
family therapy, family counselling, family counseling | aile terapisi, aile danışmanlığı
couples counselling | çift danışmanlığı
marriage counselling, marital therapy | evlilik danışmanlığı, evlilik terapisi > couples counselling
individual therapy, one-to-one therapy | bireysel terapi
individual counselling, one-to-one counselling | bireysel danışmanlık, bireysel görüşme
group therapy, group counselling | grup terapisi, grupla danışmanlık, grup danışmanlığı
schema therapy | şema terapi
emdr | emdr
psychoanalysis, psychoanalytic | psikanaliz, psikanalitik
psychodrama | psikodrama
gestalt, gestalt therapy | gestalt, gestalt terapi
solution-focused therapy, solution-focused | çözüm odaklı terapi
mindfulness | bilinçli farkındalık, mindfulness
relaxation, relaxation exercise | gevşeme, gevşeme egzersizi
behaviour therapy, behavioural therapy, behavior therapy | davranış terapisi, davranışçı terapi
applied behaviour analysis, aba, applied behavior analysis | uygulamalı davranış analizi, uda, aba
psychological first aid | psikolojik ilk yardım
psychological support, emotional support | psikolojik destek, duygusal destek
psychoeducation | psikoeğitim
crisis intervention | krize müdahale, kriz müdahalesi
anger management, anger control | öfke yönetimi, öfke kontrolü
coping skill, coping skills | baş etme becerisi, başa çıkma becerisi, baş etme becerileri
social skills, social skill, social skills training | sosyal beceri eğitimi, sosyal beceriler
self-esteem, self-confidence | öz güven, özgüven, benlik saygısı
behaviour problem, behavioural problem, behaviour problems, behavioral issue | davranış problemi, davranış sorunu, davranış problemleri
behaviour plan, behaviour support plan, behavior plan, behaviour management plan | davranış planı, davranış destek planı, davranış yönetim planı
attention test, attention assessment | dikkat testi
attention training, attention skills | dikkat eğitimi, dikkat geliştirme
wisc, wechsler intelligence scale for children | wisc
wisc-r | wisc-r > wisc
wisc-iv | wisc-4, wisc-iv > wisc
mmpi, minnesota multiphasic personality inventory | mmpi
rorschach, rorschach test | rorschach, rorschach testi
denver, denver developmental test, denver ii | denver gelişim testi, denver 2, denver
agte, ankara developmental screening inventory | agte, ankara gelişim tarama envanteri
metropolitan readiness test, school readiness test | metropolitan okul olgunluğu testi, okul olgunluğu testi
school readiness, school maturity | okul olgunluğu, okula hazırlık
projective test, projective tests | projektif test > psychological test
moxo | moxo
cas, cognitive assessment system | cas testi
neuropsychological test, neuropsychological assessment | nöropsikolojik test, nöropsikolojik değerlendirme > psychological test
neuropsychology | nöropsikoloji
child psychology, child and adolescent psychology | çocuk psikolojisi, çocuk ve ergen psikolojisi > psychology
educational psychology, school psychology | eğitim psikolojisi, okul psikolojisi > psychology
sports psychology, sport psychology | spor psikolojisi > psychology
industrial and organisational psychology, organisational psychology, occupational psychology, industrial psychology, work psychology | endüstri ve örgüt psikolojisi, endüstri psikolojisi, örgüt psikolojisi, iş psikolojisi > psychology
traffic psychology, psychotechnical, psychotechnical assessment | trafik psikolojisi, psikoteknik değerlendirme
cognitive, cognition | bilişsel, biliş
psychiatric | psikiyatrik
preschooler, preschool child, pre-school child, preschool children | okul öncesi çocuk, okul öncesi çağındaki çocuk
special needs child, child with special needs, children with special needs, special-needs children | özel gereksinimli çocuk, özel gereksinimli birey, özel çocuk
autistic child, child with autism, children with autism, autistic | otizmli, otizmli çocuk, otistik
social service centre, social services centre | sosyal hizmet merkezi, shm
shönim, violence prevention centre, violence prevention and monitoring centre | şönim, şiddet önleme ve izleme merkezi
orphan | yetim, öksüz
juvenile offender, young offender, juvenile delinquency, youth offending | suça sürüklenen çocuk, çocuk suçluluğu, suça sürüklenen çocuklar
child at risk, at-risk child, vulnerable child, children at risk, vulnerable children | risk altındaki çocuk, korunmaya muhtaç çocuk, risk altındaki çocuklar
juvenile court, children's court | çocuk mahkemesi > court
family court | aile mahkemesi > court
child advocacy centre, child monitoring centre | çocuk izlem merkezi
vulnerable group, vulnerable groups, disadvantaged group, disadvantaged people, vulnerable people, disadvantaged groups | dezavantajlı grup, kırılgan grup, dezavantajlı gruplar, hassas gruplar, hassas grup
hostel-homeless, homeless hostel | evsizler barınağı, evsizler evi
temporary protection | geçici koruma
low-income family, low-income families, low income | dar gelirli aile, düşük gelirli, dar gelirli
case conference, case meeting, case review meeting | vaka toplantısı
caseload, case load | vaka yükü, dosya yükü, vaka sayısı
case study, case-study | vaka çalışması, örnek olay, vaka incelemesi
family support | aile desteği
family visit | aile görüşmesi
risk map | risk haritası
intervention plan, action plan-social, service plan | müdahale planı, hizmet planı
protection order, restraining order | koruma kararı, uzaklaştırma kararı
care order, protective measure, supportive measure | tedbir kararı, bakım tedbiri, koruyucu ve destekleyici tedbir
home care allowance, carer's allowance, home care benefit | evde bakım aylığı, evde bakım maaşı
disability allowance, disability benefit, disability pension | engelli aylığı, engelli maaşı
old-age pension, elderly pension | yaşlı aylığı, 65 yaş aylığı
provincial directorate of family and social services | aile ve sosyal hizmetler il müdürlüğü
family centre, family support centre, family counselling centre | aile destek merkezi, aile danışma merkezi, adem, aile merkezi
rehabilitation centre, rehab centre, rehabilitation center | rehabilitasyon merkezi
special education and rehabilitation centre, special education centre, special education and rehabilitation center | özel eğitim ve rehabilitasyon merkezi, özel eğitim merkezi
disabled care centre, disability care home, care centre for disabled people | engelli bakım merkezi, engelsiz yaşam merkezi
addiction treatment centre, rehab clinic, amatem | amatem, bağımlılık tedavi merkezi
green crescent | yeşilay
counselling centre, counselling center, psychological counselling centre | danışmanlık merkezi, psikolojik danışma merkezi
guidance and research centre, guidance research centre, ram-centre | rehberlik ve araştırma merkezi, ram
iom, international organization for migration | iom, uluslararası göç örgütü
earthquake victim, earthquake survivor, earthquake survivors | depremzede, deprem mağduru
disaster victim, disaster survivor | afetzede, afet mağduru
dyslexia | disleksi
specific learning disability, specific learning difficulty | özgül öğrenme güçlüğü, öög
hyperactivity, hyperactive | hiperaktivite, hiperaktif
developmental delay, delayed development | gelişim geriliği, gelişimsel gecikme
mental illness, mental disorder, psychiatric disorder, mental health condition, mental health problem | ruhsal hastalık, ruhsal bozukluk, psikiyatrik hastalık, psikiyatrik bozukluk
schizophrenia | şizofreni
bipolar disorder, bipolar | bipolar bozukluk, bipolar
psychosis, psychotic | psikoz, psikotik
obsessive compulsive disorder, ocd | obsesif kompulsif bozukluk, okb
panic attack, panic disorder | panik atak, panik bozukluk
phobia | fobi
post-traumatic stress disorder, ptsd | travma sonrası stres bozukluğu, tssb
eating disorder | yeme bozukluğu
anorexia, anorexia nervosa | anoreksiya, anoreksiya nervoza > eating disorder
bulimia, bulimia nervosa | bulimia, bulimiya, bulimiya nervoza > eating disorder
personality disorder | kişilik bozukluğu
insomnia, sleep disorder | uykusuzluk, uyku bozukluğu, insomnia
sleep apnoea, sleep apnea | uyku apnesi
postpartum depression, postnatal depression | doğum sonrası depresyon, lohusalık depresyonu > depression
grief, bereavement, mourning | matem, yas süreci
suicide, suicidal | intihar
suicide risk, suicidality | intihar riski
self-harm | kendine zarar verme
alcohol addiction, alcoholism, alcohol dependence | alkol bağımlılığı, alkolizm > addiction
smoking cessation, quit smoking, stop smoking | sigara bırakma, sigarayı bırakma
internet addiction, gaming addiction | internet bağımlılığı, oyun bağımlılığı > addiction
aggression, aggressive behaviour, aggressive behavior, challenging behaviour, challenging behavior | saldırganlık, saldırgan davranış, agresyon
burnout | tükenmişlik, burnout
child abuse, child neglect | çocuk istismarı, çocuk ihmali
neglect-child | ihmal
bullying, peer bullying | zorbalık, akran zorbalığı
`;
