/** Aims, plans, results, causes and measures that any trade speaks of, in the form of everyday/general.ts. */
export const PLANS_AND_RESULTS = `
goal-aim, purpose-aim | gaye, maksat
target-number, target figure, target value, target level | hedef rakam, hedef değer, hedef seviye
failure-lack, failure-unsuccess | başarısızlık
progress, headway, progress-thing, progression | gelişme, ilerleme
development-growth, advancement, evolution-development | gelişme
improvement-thing | gelişme
improvement suggestion, improvement idea, improvement proposal, suggestion for improvement | iyileştirme önerisi, geliştirme önerisi
obstacle, barrier, hurdle, impediment, bottleneck-obstacle | engel
demand, market demand | talep
condition-term, condition, term-condition, terms | koşul, şart
criterion, criteria | kriter, ölçüt
principle, tenet, principles | ilke, prensip
technology, tech | teknoloji
structure-thing, set-up-structure, structure | yapı
framework, frame-work | çerçeve
groundwork, base-ground | zemin
planning, planning-work |
pilot scheme, pilot-project | pilot proje, pilot çalışma
major project, large project, big project, large-scale project | büyük proje, büyük ölçekli proje > project
joint project, collaborative project | ortak proje > project
experience-thing, hands-on experience, work experience, practical experience | iş deneyimi, pratik deneyim
professional experience, job experience | mesleki deneyim, iş tecrübesi
track record, proven record | sicil
knowledge-thing, know-how, expertise | uzmanlık, birikim
expertise-field, specialism, speciality, specialty, area of expertise, field of expertise, specialisation, specialization, medical specialty | uzmanlık alanı, ihtisas alanı, uzmanlık dalı, tıbbi branş
authority, power-authority, authority to sign, mandate, authority-power | salahiyet, otorite
final decision, last word, ultimate decision | nihai karar, son karar > decision
final approval, last approval, final sign-off, sign-off | nihai onay, son onay > approval
approval process, approval workflow | onay süreci
choice, option, selection-option, alternative-option | seçenek, tercih, seçim
opinion, view-opinion, viewpoint, point of view, idea-thought, view | görüş, düşünce, bakış açısı, kanaat
counsel-advice, tip-advice | öğüt
information, info, details-information, particulars |
indicator, measure-indicator | gösterge
value-worth, worth, value-thing, value | değer, kıymet
measure-step, measure, action-measure, step-measure, precaution, safeguard, precautions | önlem, tedbir
action-item, action, action item, action point, action points, action items | aksiyon, eylem, aksiyon maddesi, aksiyon maddeleri, eylem maddesi
activity, activities | aktivite
first stage, initial stage, initial phase, first phase, early stage, early stages | ilk aşama, başlangıç aşaması, birinci aşama
final stage, last stage, final phase, last phase | son aşama, nihai aşama
start-thing, outset, inception, onset, launch-start |
end-thing, finish-end, close-end | bitiş, sonu, bitim
full cycle, full life cycle, whole cycle, entire process, whole process | tam döngü, tüm süreç, sürecin tamamı
cycle, loop-cycle | döngü, çevrim
step-by-step, step by step, gradually, gradual, stage by stage, in stages | adım adım, kademeli, kademeli olarak, aşamalı olarak, aşama aşama
tracking-follow, follow-through, follow up |
result-final, end result, final result, final outcome | nihai sonuç, son durum
final-thing, final, ultimate, definitive, closing-last | nihai
final version, last version, finished version | son hali, nihai hali, son sürüm, nihai sürüm, son versiyon
first-time, first time, for the first time, first ever, first-ever | ilk kez, ilk defa
first attempt, first try, at the first attempt, at first attempt, on the first try, first time round | ilk denemede, ilk seferde, ilk deneme, ilk girişte
benefit, gain-benefit, good-benefit | kazanım
contribution-thing, input-contribution, contributions | katkı payı
attention-focus, focus-thing | odak
concern-interest, interest | ilgi
long-term relationship, lasting relationship, long-standing relationship | uzun vadeli ilişki, kalıcı ilişki, uzun süreli ilişki
cooperation-thing, collaboration, co-operation, working together |
organisation-act, organisation-work, organizing-work | organizasyon
time management | zaman yönetimi
people management, staff management, personnel management, management of staff, team management | personel yönetimi, insan yönetimi, ekip yönetimi, çalışan yönetimi, takım yönetimi
customer relationship work, customer relations management | müşteri ilişkileri yönetimi
quality standard, quality standards | kalite standardı, kalite standartları
quality problem, quality issue | kalite sorunu, kalite problemi > problem
safety measure, safety measures, safety precaution, safety precautions | emniyet tedbiri
situation, circumstance, state-of-affairs, circumstances, condition-state, state-situation, status | durum, vaziyet
status, state-status | statü
reliability, dependability | güvenilirlik
continuity, continuous-course | süreklilik, devamlılık
consistency | tutarlılık
flexibility | esneklik
transparency | şeffaflık
efficiency-gain, productivity gain, efficiency improvement, productivity improvement, productivity increase | verimlilik artışı, verim artışı
time saving, time savings, saving of time | zaman tasarrufu
increase-thing, rise-thing, growth-thing, upturn-thing | büyüme
decrease-thing, decline-thing, drop-thing, fall-thing |
participation rate | katılım oranı
response rate | yanıt oranı
growth rate-thing, rate of growth | büyüme hızı
share of sales, share of revenue, share of turnover | satış payı, ciro payı
shortage-lack, scarcity | kıtlık, yetersizlik, noksanlık
interruption, disruption | kesinti, aksama
title-job, job title, position-title | unvan, ünvan
responsibility area, area of responsibility, scope of responsibility | sorumluluk alanı, yetki alanı
extent, scope-extent, coverage-scope, range-scope, scope | kapsam
content-thing, contents | muhteva
type-kind, kind-type, sort-kind, types | tür, çeşit, tip
version-edition, edition, issue-edition | baskı, sürüm, sayı
chapter | fasıl
majority, bulk-majority | çoğunluk
point-place, spot-point | nokta
side-party, party-side, both parties | taraf, taraflar
meaning, sense-meaning | anlam
name | isim, ad
diagram, chart-diagram | diyagram, şema
key-key | anahtar
card | kart
card-record, index card, record card, file card | kartoteks
money | para
source-origin, resource-source, source | kaynak
nature | doğa, tabiat
world | dünya
future | gelecek
society-people, society | toplum
tradition | gelenek
growth-physical | büyüme
age group, under-age groups | yaş grubu
aim-target, purpose | amaç
reply-thing, answer, reply, response | cevap, yanıt
appearance, look-outward, exterior view | görünüm, dış görünüş
aspect, facet, respect-aspect | yön, açı
assignment, task | görev
authority-permission, authority | yetki
base, basis | temel
character, personality, temperament | karakter
combination, mix-combination | kombinasyon, bileşim
connection, link-connection | bağlantı
description, definition | tanım, tarif
distance, range-distance | mesafe, uzaklık
economy, economics-of | ekonomi
explanation, clarification | açıklama, izahat
extension, prolongation | uzatma, uzatım
forum | forum
institution, institute-body | kurum
limit, upper limit | sınır, limit
mixture, blend-mixture | karışım
mood, state of mind | ruh hali, moral
object, item-object | nesne, eşya
pattern-design, pattern | desen, örüntü
player, sportsman-player | oyuncu
practice-work, practice | uygulama, pratik
form-shape | şekil
selection, choice-made | seçim
space, room-space | alan, yer, boşluk
start-point | başlangıç
station, stop-station | istasyon
study-work, study, studies | çalışma, etüt
style, manner-style | stil, tarz, üslup
term-word, term, technical term | terim
title, heading, headline-title | başlık
small town | kasaba
course-track, circuit-track | parkur
tube | tüp
caution, warning-sign | uyarı, ikaz
piece of writing, writing-text, written piece | yazı
summit, top-peak | zirve, doruk
game, games | oyun
thanks to, owing to, by virtue of | sayesinde
`;
