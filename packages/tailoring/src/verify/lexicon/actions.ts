/**
 * What people say they did. One line an action: its id, the English words for it, the Turkish ones; a Turkish verb
 * stem ends in a hyphen. Words in one line may stand for one another, so only what claims the same is in one line:
 * nobody may come out of a rewording with more responsibility than went in.
 */
export const ACTIONS = `
manage | manage, management, managing, run, ran, running, oversee, oversaw, overseeing, overseen, oversight, supervise, supervision, supervising, administer, administration, in charge of | yönet-, yönetim, yönetme, idare et-, idare, yürüt-, yürütme, denetimini yap-
lead | lead, led, leading, leadership, head, headed, heading, direct, directed, directing, spearhead | liderlik et-, liderlik yap-, liderlik, önderlik et-, önderlik, öncülük et-, başında bulun-
responsible | responsible for, responsibility, responsible, accountable for, accountable, answerable for | sorumlu, sorumluluk, sorumluluğunu üstlen-, sorumluluğu, mesul
coordinate | coordinate, coordination, organise, organize, organisation of, organization of, arrange, arrangement | koordine et-, koordinasyon, koordine, organize et-, organizasyon, düzenle-
plan | plan, planned, planning, schedule, scheduled, scheduling | planla-, planlama, programla-, çizelgele-
develop | develop, development, build, built, building, create, creation, creating, make, made, making, write, wrote, written, writing, code, coded, coding, program, programming, programmed, author, authored, construct | geliştir-, geliştirme, inşa et-, oluştur-, yarat-, kodla-, kodlama, yaz-, yazım
prototype | prototype, prototyped, prototyping | prototip, prototip geliştir-, prototipini yap-
design | design, designed, designing, architect, architected, draw up, drew up | tasarla-, tasarım, tasarımını yap-, dizayn et-, çiz-
implement | implement, implementation, introduce, introduced, introducing, introduction, roll out, rolled out, rollout, put in place, put into practice, set up, deploy, deployment, deployed, install, installation, installed, launch, launched | uygula-, uygulama, hayata geçir-, devreye al-, kur-, kurulum, kurulumunu yap-, canlıya al-, yayına al-, uygulamaya al-, uygulamaya koy-, başlat-
found | found, founded, founding, establish, established, establishing, start up, founder, establishment | kur-, kuruluş, kuruculuk, kurucu
maintain | maintain, maintenance, maintained, upkeep, service, serviced, servicing, look after, looked after, keep up, keep, kept, keeping, retain, retained, retaining, retention | bakım, bakımını yap-, sürdür-, bakım yap-, idame et-, muhafaza et-, tut-, elde tut-, koru-
repair | repair, fix, fixed, fixing, mend, troubleshoot, troubleshot, troubleshooting, rectify, remedy | onar-, tamir et-, onarım, tamir, tamirat, gider-, giderme
test | test, testing, tested, try out | test et-, test, sına-
review | review, reviewed, check, checked, checking, inspect, inspection, examine, examination, examined, verify, verification, verified | incele-, inceleme, gözden geçir-, kontrol et-, kontrol, kontrolünü yap-, denetle-, muayene et-, muayene, doğrula-
audit | audit, audited, auditing | denetim, denetle-, teftiş et-, teftiş
analyse | analyse, analyze, analysis, analyses, evaluate, evaluation, assess, assessment, study of | analiz et-, analiz, analizini yap-, değerlendir-, değerlendirme, çözümle-
research | research, researched, investigate, investigation, investigated | araştır-, araştırma, araştırma yap-
report | report, reporting, reported, reports | raporla-, raporlama, rapor et-, raporlamasını yap-
prepare | prepare, preparation, prepared, draft, drafted, compile, compiled, put together, produce, produced, production, draw up, drew up | hazırla-, hazırlık, düzenle-, üret-, üretim, derle-, taslağını hazırla-
document | document, documented, documentation, record, recorded, recording | belgele-, dokümante et-, dokümantasyon, kayıt altına al-, kaydet-, kaydını tut-, kayıtlarını tut-
train | train, training, trained, teach, taught, teaching, instruct, instruction, educate, coach, coached, coaching, tutor, tutored, mentor, mentored, mentoring, lecture, lectured | eğit-, eğitim ver-, eğitimi ver-, eğitimini ver-, eğitim, eğitimi, öğret-, ders ver-, dersi ver-, derslerini ver-, mentorluk yap-, mentorluk, koçluk yap-, yetiştir-
hire | hire, hired, hiring, recruit, recruited, recruitment, recruiting | işe al-, işe alım, işe alımını yap-, işe alımlarını yap-
sell | sell, sold, selling, sale | sat-, satış, satış yap-, satışını yap-
buy | buy, bought, buying, purchase, purchasing, procure, procurement, source, sourced, sourcing | satın al-, satın alma, satınalma, tedarik et-, temin et-
order | order, ordered, ordering | sipariş ver-, sipariş et-, sipariş
negotiate | negotiate, negotiation, bargain, bargained | müzakere et-, müzakere, pazarlık yap-, görüşmelerini yürüt-
add | add, added, adding | ekle-
increase | increase, increased, raise, raised, raising, grow, grew, grown, growth, growing, boost, boosted, expand, expanded, expansion, rise, rose, up by | artır-, arttır-, art-, artış, çıkar-, çık-, yükselt-, yüksel-, iki katına çıkar-, büyüt-, çoğalt-, büyüme, büyü-
reduce | reduce, reduction, reducing, cut, cutting, lower, lowered, lowering, decrease, decreased, decreasing, shrink, shrank, bring down, brought down, drop, dropped, decline, declined, fall, fell, down by, trim | azalt-, düşür-, indir-, kıs-, azalış, azalma, düşüş, azal-, düş-, kısalt-
shorten | shorten, shortened, speed up, sped up, accelerate, accelerated, faster | kısalt-, hızlandır-
improve | improve, improvement, enhance, enhanced, enhancement, better, bettered, optimise, optimize, optimisation, optimization, streamline, streamlined | iyileştir-, iyileştirme, geliştir-, optimize et-, optimizasyon
save | save, saved, saving, savings | tasarruf et-, tasarruf sağla-, tasarruf
solve | solve, solved, solving, resolve, resolved, resolution, settle, settled | çöz-, çözüm, çözümle-, çözüme kavuştur-, sonuçlandır-
migrate | migrate, migration, migrated, move, moved, moving, transfer, transferred, port, ported, transition | taşı-, geçir-, göç, aktar-, geçiş, geçişini yap-, taşıma
convert | convert, conversion, converted, turn into | dönüştür-, dönüşüm, çevir-
translate | translate, translation, translated, interpret, interpreted | tercüme et-, çevir-, çeviri, tercüme, çevirisini yap-
integrate | integrate, integration, integrated, connect, connected, link up | entegre et-, entegrasyon, bağla-, entegrasyonunu yap-
automate | automate, automation, automated | otomatikleştir-, otomasyon, otomatize et-
monitor | monitor, monitored, monitoring, track, tracked, tracking, follow up, followed up, follow-up | izle-, takip et-, takibini yap-, takip, takibi, izleme, takip yap-
serve | serve, served, serving, attend to, care for, cared for, caring for, look after, looked after | hizmet ver-, hizmet et-, servis et-, servis yap-, bakım ver-, ilgilen-
treat | treat, treated, treatment | tedavi et-, tedavi, tedavi uygula-
give | | ver-
administer | administer, administered, dispense, dispensed | uygula-
cook | cook, cooked, cooking | pişir-, yemek pişir-, pişirme
clean | clean, cleaned, cleaning | temizle-, temizlik, temizliğini yap-
deliver | deliver, delivered, delivery, hand over, handed over, ship, shipped, shipping, shipment, dispatch, dispatched | teslim et-, teslimat, teslim, sevk et-, sevkiyat, gönder-, gönderim
present | presented, presentation, presenting | sun-, sunum, sunum yap-, sunumunu yap-
publish | publish, published, publication | yayımla-, yayınla-, yayın, yayımlan-
market | market, marketing, promote, promotion, promoting, advertise, advertising, advertisement | pazarla-, pazarlama, tanıtımını yap-, tanıtım, reklam ver-
promoted | promoted to, was promoted, promotion to | terfi et-, terfi, yükseltil-
advise | advise, advised, advising, advice, consult, consulted, consulting, consultancy, counsel, counselled, counseling, counselling | danışmanlık ver-, danışmanlık yap-, danışmanlık, önerilerde bulun-, yönlendir-
communicate | communicate, communication, liaise, liaised, liaison, correspond, correspondence, contact | iletişim, iletişim kur-, iletişimi, görüş-, yazış-, yazışma, irtibat
answer | answer, answered, answering, respond, responded, response, reply, replied, handle calls, deal with | cevapla-, yanıtla-, cevap ver-, yanıt ver-, karşıla-
win | win, won, winning, earn, earned, earning, receive, received, receiving, awarded, obtain, obtained, gain, gained, acquire, acquired, secure, secured | kazan-, al-, elde et-, edin-, sahibi ol-
graduate | graduate, graduated, graduation, graduate of, degree from | mezun ol-, mezun, mezuniyet, bitir-, tamamla-
hold | hold, holds, holder, holding | sahibi ol-
update | update, updated, updating | güncelle-, güncelleme
complete | complete, completed, completion, finish, finished, finalise, finalize, conclude, concluded | tamamla-, bitir-, sonuçlandır-, tamamlama
register | register, registered, registration, enter, entered, entry of, enrol, enrolled | kaydet-, kayıt, kayıt yap-, kaydını yap-, giriş yap-, girişini yap-, giriş
process | process, processed, processing | işle-, işlem yap-, işleme al-
calculate | calculate, calculated, calculation, compute, computed | hesapla-, hesaplama
reconcile | reconcile, reconciled, reconciliation | mutabakat, mutabakatını yap-, mutabakat yap-
collect | collect, collected, collection, gather, gathered | topla-, toplama, tahsil et-, tahsilat, derle-
pay | pay, paid, payment | öde-, ödeme, ödemesini yap-
invoice | invoice, invoiced, invoicing, bill, billed, billing | faturala-, fatura kes-, fatura, faturalandırma
approve | approve, approved, approval, authorise, authorize, sign off | onayla-, onay, onay ver-
measure | measure, measured, measurement | ölç-, ölçüm, ölçümle-
control | control, controlled, controlling | kontrol et-, kontrol, denetle-
visit | visit, visited | ziyaret et-, ziyaret
interview | interview, interviewed, interviewing | mülakat yap-, mülakat, görüşme yap-
host | host, hosted, hosting, welcome, welcomed | ağırla-, ev sahipliği yap-, karşıla-
sew | sew, sewn, sewing, stitch | dik-, dikiş
weld | weld, welded, welding | kaynak yap-, kaynak
wire | wire, wired, wiring, cable, cabled, cabling | kablola-, kablolama, kablo çek-, tesisat çek-
drive | drive, drove, driven, driving | sürücülük, araç kullan-, sür-
operate | operate, operated, operating, operation of | çalıştır-, işlet-, kullan-, operatörlük, operatörlüğü yap-
edit | edit, edited, editing, revise, revised, proofread | düzenle-, kurgula-, redakte et-, düzelt-
refactor | refactor, refactored, rewrite, rewrote, rewritten, rework, reworked | yeniden yaz-, refactor et-, yeniden düzenle-
standardise | standardise, standardize, standardised, harmonise | standartlaştır-, standart hale getir-
close | close, closed, closing | kapat-, kapanış
open | open, opened, opening | aç-, açılış
merge | merge, merged, consolidate, consolidated, consolidation | birleştir-, konsolide et-
diagnose | diagnose, diagnosed, diagnosis | teşhis et-, teşhis, tanı koy-
triage | triage | triyaj, triyaj yap-
stock | count, counted, counting, stocktaking, stocktake | say-, sayım, sayımını yap-
visualise | visualise, visualize, visualisation, visualization | görselleştir-, görselleştirme
model | model, modelled, modeled, modelling, modeling | modelle-, modelleme
forecast | forecast, forecasting, predict, predicted, prediction | tahmin et-, tahmin, öngör-, tahminleme
prevent | prevent, prevented, prevention, avoid, avoided | önle-, engelle-, önleme
protect | protect, protected, protection, secure | koru-, koruma
convince | convince, convinced, persuade, persuaded | ikna et-, ikna
meet | meet, met, reach, reached, achieve, achieved, hit, attain, attained | ulaş-, yakala-, gerçekleştir-, eriş-, tuttur-
exceed | exceed, exceeded, surpass, surpassed, beat, outperform | aş-, geç-, üzerine çık-
volunteer | volunteer, volunteered, volunteering | gönüllü çalış-
represent | represent, represented, representation | temsil et-, temsil
`;

/**
 * What a fact's action entitles a rewording to say besides itself: whoever led has managed, whoever is responsible
 * for a thing manages it. Never upwards.
 */
export const ENTITLES: Record<string, string[]> = {
  prototype: ["develop"],
  graduate: ["hold"],
  lead: ["manage", "responsible", "coordinate"],
  manage: ["responsible", "coordinate", "lead-people"],
  responsible: ["manage"],
  found: ["implement"],
  audit: ["review", "control"],
  control: ["review"],
  review: ["control"],
  monitor: ["control"],
  reduce: ["save", "shorten"],
  shorten: ["reduce"],
  document: ["prepare"],
  migrate: ["convert"],
  increase: ["add"],
  operate: ["drive"],
};

/** Actions that add nothing to what the rest of the sentence says: whoever did anything with a thing worked with it. */
export const PLAIN_ACTIONS = `
work | work, worked, working, use, used, using, usage, utilise, utilize, apply, applied, applying, employ | çalış-, kullan-, kullanım, kullanımı, çalışma, yararlan-, faydalan-
do | give, gave, given, giving, do, did, doing, perform, performed, performing, carry out, carried out, carrying out, conduct, conducted, conducting, undertake, undertook, undertaken, execute, executed, handle, handled, handling, provide, provided, providing, ensure, take care of | yap-, et-, gerçekleştir-, ol-, bulun-, sağla-, üstlen-, icra et-, yerine getir-, ifa et-, olarak görev al-, olarak görev yap-, olarak yer al-, görev yap-
`;
