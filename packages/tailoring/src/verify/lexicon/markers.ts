/**
 * Words that make a statement smaller. A rewording that leaves one out claims more than the person did, so each kind
 * that stands in the fact must stand in the sentence. `id | English | Turkish`, as in actions.ts.
 */
export const MARKERS = `
assist | assist, assisted, assisting, assistance, help, helped, helping, support, supported, supporting, contribute, contributed, contributing, contribution, aid, aided, contributor, assistant to, backed up, stand in, stood in, cover for, covered for, filled in | yardım, yardımcı, yardımcı ol-, yardım et-, destek, destek ver-, destek ol-, destek sağla-, destekle-, katkı, katkıda bulun-, katkı sağla-, katkı ver-, refakat et-, eşlik et-, asistanlık
join | participate, participated, participating, participation, take part, took part, taking part, involved in, involvement, part of, member of, joined, join, collaborate on, sat in | katıl-, katılım, yer al-, görev al-, rol al-, dahil ol-, parçası, üyesi
observe | observe, observed, observing, observation, shadow, shadowed, shadowing, watch, watched, exposure to, exposed to | gözlemle-, gözlem, gözlem yap-, izleyici, gözlemci
study | studied, study, learn, learned, learnt, learning, attend, attended, attending, took a course, coursework, was trained, received training | öğren-, kursuna katıl-, eğitim al-, eğitimi al-, eğitimini al-, eğitimine katıl-, ders al-, dersi al-
attempt | attempt, attempted, try, tried, trying, aim, aimed, aiming, intend, intended, hope, hoped, hoping, seek, sought, propose, proposed, proposal, propose to, suggest, suggested, suggestion, recommend, recommended, recommendation, pitch, pitched, planned to, plan to, planning to, would, could, might, may, should, target, targeted, goal, objective, expected to, due to, will, going to, wanted, want | dene-, deneme, amaçla-, amacıyla, hedefle-, hedef, hedeflen-, öner-, öneri, planlandı, planlanan, planlanıyor, planlanmakta, niyet, istiyor, teklif et-, beklen-, beklenen, olabil-
trial | pilot, prototype, proof of concept, poc, trial, demo, mock, sample, simulated, simulation, experimental, beta, hackathon | pilot, prototip, deneme, taslak, demo, simülasyon, örnek
beginner | basic, basics, beginner, elementary, introductory, familiar, familiarity, awareness, limited, some, rudimentary, fundamentals, theoretical, entry-level, novice | temel, başlangıç, giriş seviyesi, aşina, aşinalık, sınırlı, kısıtlı, az, biraz, teorik
seldom | occasionally, occasional, sometimes, temporarily, temporary, briefly, brief, seasonal, seasonally, ad hoc, when needed, as needed, part-time, part time, once, rarely, interim | ara sıra, arada, bazen, zaman zaman, geçici, kısa süreli, dönemsel, mevsimlik, gerektiğinde, ihtiyaç halinde, yarı zamanlı, part-time, bir kez, nadiren, vekaleten, vekâleten
partly | partly, partially, in part, partial, mostly, mainly, primarily, largely, selected, half of, some of, one of, except, excluding, apart from, only, just, solely, small, minor, single | kısmen, bazı, kısmi, çoğunlukla, ağırlıklı, büyük ölçüde, yarısı, hariç, dışında, sadece, yalnızca, yalnız, küçük, tek, bir kısmı, bir bölümü
guided | under, under the supervision, supervised by, under supervision, under the guidance, guidance, reporting to, reported to, reports to, report to, on behalf of, led by, managed by, directed by, headed by | gözetiminde, gözetimi altında, nezaretinde, denetiminde, altında, bağlı, bağlı olarak, yönetiminde, liderliğinde, rehberliğinde, yönlendirmesiyle, adına, raporlayarak
jointly | together with, jointly, joint, co-led, co-founded, cofounded, co-managed, co-developed, co-authored, co-founder, cofounder, co-author, coauthor, co-wrote, co-designed, shared, alongside, with colleagues, as a team, collaboratively, in collaboration | birlikte, beraber, ortaklaşa, ortak, müşterek, ekip olarak, ekipçe, işbirliği, iş birliği, eş kurucu, ortak kurucu, kurucu ortak
unfinished | unfinished, incomplete, in progress, ongoing, pursuing, currently pursuing, candidate, expected, pending, dropped out, discontinued, suspended, cancelled, canceled, abandoned, expired, withdrawn, applied for, nominated, nominee, nomination, shortlisted, finalist, runner-up, honourable mention, honorable mention, participant, not completed | yarım, tamamlanmamış, devam eden, devam ediyor, aday, adayı, aday gösteril-, beklenen, yarıda, terk, bırak-, ayrıl-, askıda, iptal, süresi dol-, süresi geç-, başvuru, başvur-, başvurusu, finalist, mansiyon, katılımcı, katılım belgesi
learner | intern, internship, trainee, apprentice, apprenticeship, volunteer, volunteered, volunteering, voluntary, unpaid, junior, deputy, acting, associate, assistant, vice, sous, second, sub, freelance, freelancer | stajyer, staj, çırak, çıraklık, gönüllü, gönüllü olarak, vekil, vekili, junior, asistan, asistanı, yardımcı, yardımcısı, muavin, muavini, ikinci, serbest
agent | | tarafından
refuse | not, never, none, neither, nor, hardly, cannot, didn't, don't, doesn't, wasn't, isn't, haven't, hasn't, couldn't, wouldn't, won't, n't, non, lack, lacked, lacking, failed, fail, unable, unsuccessful, unsuccessfully, yet, refused, declined | değil, yok, hiç, hiçbir, başarısız, eksik, henüz, yoktu, bulunmuyor
other | team won, team achieved, company won, company achieved, our company | ekibimiz, şirketimiz, ekibim, takımımız
`;

/** Markers of an action spread to what the same verb governs; the others stay with the words beside them. */
export const SPREADING = new Set([
  "assist",
  "observe",
  "study",
  "attempt",
  "guided",
  "jointly",
  "refuse",
  "learner",
]);
