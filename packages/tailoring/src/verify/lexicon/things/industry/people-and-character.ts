/** People of any trade: their duties, character, bodies and families, in the form of everyday/general.ts. */
export const PEOPLE_AND_CHARACTER = `
permission, authority-right, authorisation, clearance-permission, go-ahead, consent-permission | yetki, izin, müsaade
obligation, liability, duty-obligation | yükümlülük, zorunluluk
right-legal, rights, right-entitlement, entitlement, entitlements | hak, haklar
duty, assignment-duty | görev, vazife
role-thing | rol
rule-house, house rules | ev kuralları, kurallar
line of business, business line, business unit | iş kolu, iş birimi
trade-business, trade | ticaret
profession, occupation, vocation | meslek
hobby | hobi
interest-area, interest-hobby | ilgi alanı, ilgi
opportunity, chance-opportunity, possibility-opportunity, chance | fırsat, olanak, imkan
benefit-good, advantage, benefit-advantage, plus-advantage, benefit | fayda, avantaj, yarar, üstünlük
disadvantage, drawback, downside | dezavantaj, sakınca
difference | fark
similarity | benzerlik
relation, relationship, ties, rapport, relations, relationships | ilişki, ilişkiler, münasebet
cause-reason, reason, cause, cause-thing, grounds-reason | neden, sebep, gerekçe
effect, impact, effect-impact, influence-thing | etki, tesir
success, achievement-thing, achievement, accomplishment, success-thing | başarı
failure-lose | başarısızlık
mistake-person | yanlış
experience-years | tecrübe
knowledge-deep | bilgi birikimi
skill-thing, competence, competency, capability, proficiency-skill | beceri, yetkinlik, yetenek, maharet
talent, ability, aptitude, gift-talent | yetenek, kabiliyet
behaviour, behavior, conduct, behavioural, behavioral, conduct-behaviour | davranış, davranışsal
attitude | tutum, tavır
habit | alışkanlık
emotion, feeling, feelings | duygu
motivation, drive-will, student motivation, learner motivation | motivasyon, öğrenci motivasyonu
trust, confidence | güven, itimat
respect, respectful, respect for | saygı, saygılı
peace-calm | huzur
conflict, dispute, disagreement, conflict-dispute, argument-conflict | çatışma, anlaşmazlık, uyuşmazlık, ihtilaf
solution, answer-solution, fix-solution, solutions | çözüm
initiative, scheme-initiative, initiative-trait, taking initiative, own initiative, proactive, proactivity, proactively | inisiyatif, girişim, inisiyatif alma, proaktif, önceden harekete geçen
effort, endeavour, endeavor | çaba, gayret, emek
energy-personal | enerji
power-strength, strength | güç, kuvvet
freedom | özgürlük
equality | eşitlik
justice, fairness | adalet
life, living | yaşam, hayat
death | ölüm
body | vücut, beden
head-body | baş, kafa
eye, eyes, ocular | göz, oküler
ear, ears | kulak
hand-body | el
foot-body | ayak
arm-body | kol
leg | bacak
heart | kalp, yürek
lung, lungs | akciğer
kidney | böbrek
liver | karaciğer
stomach | mide
brain, cerebral | beyin, serebral
bone, bones | kemik
muscle, muscular | kas, adale
back-body, spine, spinal, vertebra, vertebral | sırt, omurga, bel, spinal, vertebra
knee, knee joint | diz, diz eklemi
renal, nephrological | böbrek, renal
cardiac, cardiovascular | kalp, kardiyak, kardiyovasküler, kalp damar
respiratory, pulmonary, respiratory system | solunum, solunum sistemi, pulmoner
surgical | cerrahi
acute | akut
chronic | kronik
geriatric | geriatrik, yaşlı
fistula, arteriovenous fistula, av fistula | fistül, av fistül, arteriyovenöz fistül
graft | greft
line infection, catheter infection, central line infection, clabsi, catheter-related bloodstream infection, line infection rate | kateter enfeksiyonu, santral kateter enfeksiyonu, kateter ilişkili kan dolaşımı enfeksiyonu > infection
temperature-body | ateş, vücut sıcaklığı
height-body | boy
age, age-years | yaş
gender, sex | cinsiyet
birthday | doğum günü
name-thing | isim, ad
surname | soyadı
address | adres
nationality | uyruk, vatandaşlık, milliyet
marriage | evlilik
family-thing, family | aile
spouse, wife, husband | eş
brother, sister, sibling | kardeş
relative-kin | akraba
friend | arkadaş, dost
guest-speaker | konuk konuşmacı
audience-listeners, audience, listener, spectators, viewers | dinleyici, seyirci
crowd | kalabalık
society-thing | toplum
generation | nesil, kuşak
century | yüzyıl
`;
