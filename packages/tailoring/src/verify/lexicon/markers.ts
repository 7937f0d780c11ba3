/**
 * Words that make a statement smaller. A rewording that leaves one out claims more than the person did, so each kind
 * that stands in the fact must stand in the sentence, and none may come in. `id | English | Turkish`, as in
 * actions.ts. Only what makes a statement smaller in the same way has the same id: "some" isn't "most", and a
 * nominee isn't a runner-up.
 */
export const MARKERS = `
assist | assist, assisted, assisting, assistance, help, helped, helping, support, supported, supporting, contribute, contributed, contributing, contribution, aid, aided, contributor, assistant to, backed up, lent a hand, pitched in, played a part in, contributory, facilitated | yardım, yardımcı, yardımcı ol-, yardım et-, destek, destek ver-, destek ol-, destek sağla-, destekle-, katkı, katkıda bulun-, katkı sağla-, katkı ver-, katkı sun-, asistanlık, asistanlık yap-, katkım
substitute | stand in, stood in, standing in, cover for, covered for, covering for, filled in, fill in for, filling in, deputise, deputize, deputised, deputized, in the absence of, in absence of, during absence, when the manager was away, was away, were away, on leave, while on leave | vekalet et-, vekâlet et-, vekaleten, vekâleten, yerine bak-, yokluğunda, izinli, izindeyken, izinliyken, olmadığı zamanlarda, bulunmadığı
join | participate, participated, participating, participation, take part, took part, taking part, involved in, involvement, part of the team, part of a team, part in, member of, joined, join, collaborate on, sat in, sit in, sat on, worked on, played a role, member of the team | katıl-, katılım, yer al-, görev al-, rol al-, rol oyna-, dahil ol-, parçası, parçasıydım, üyesi, üyesiydim, üyesiyim, ekipteydim, ekibindeydim, içinde yer al-
accompany | accompanied, accompany, accompanying | eşlik et-, refakat et-
observe | observe, observed, observing, observation, observer, shadow, shadowed, shadowing, watch, watched, watching, exposure to, exposed to, witnessed | gözlemle-, gözlem, gözlem yap-, izleyici, gözlemci, seyret-, gözlemde bulun-
study | studied, study, learn, learned, learnt, learning, attend, attended, attending, took a course, coursework, was trained, received training, course in, taking a course, workshop participant | öğren-, kursuna katıl-, eğitim al-, eğitimi al-, eğitimini al-, eğitimine katıl-, eğitim gör-, ders al-, dersi al-, kurs al-, kursu al-, kursu gör-
attempt | attempt, attempted, attempting, try, tried, trying, sought to, strive, strove | dene-, çabala-, uğraş-, girişimde bulun-
intend | plan to, planned to, planning to, planned for, aim, aimed, aiming, intend, intended, hope, hoped, hoping, wanted, want, scheduled to, going to, will, would, about to, due to start, due to finish, in planning, to be launched, upcoming, prospective, target, targeted, goal, objective | amaçla-, amacıyla, hedefle-, hedef, hedeflen-, planlandı, planlanan, planlanıyor, planlanmakta, planlamaktayım, niyet, istiyor, düşünüyor, yapılacak, açılacak, hedefim
propose | propose, proposed, proposing, proposal, suggest, suggested, suggesting, suggestion, recommend, recommended, recommendation, pitch, pitched | öner-, öneri, önerisi, önerileri, teklif et-, tavsiye et-, tavsiye
possible | could, might, may, possibly, potential, potentially, an estimated, presumably, probably, apparently, expected to, should, anticipated | olabil-, muhtemel, olası, tahmini, tahminen, muhtemelen, öngörülen
ready | ready for, ready to, made ready, preparation for, in preparation | hazır hale gel-, hazır hale getir-, hazırdı
trial | pilot, piloted, piloting, prototype, proof of concept, poc, trial, trialled, trialed, demo, mock, mock-up, sample, simulated, simulation, experimental, beta, hackathon, test run, dry run, mvp | pilot, prototip, deneme, denemesi, demo, simülasyon, örnek, deneysel
draft-state | draft, drafted, drafting, drafts, first draft, outline, preliminary, provisional, interim-report | taslak, taslağı, taslakları, ön, geçici
schoolwork | student project, class project, course project, university project, capstone, coursework, school project, thesis project, assignment, homework | dönem projesi, bitirme projesi, ders projesi, öğrenci projesi, okul projesi, ödev
beginner | basic, basics, beginner, elementary, introductory, familiar, familiarity, awareness, limited, rudimentary, fundamentals, foundation-level, theoretical, entry-level, novice, some knowledge, learning, starter-level, a1, a2, foundational | temel, başlangıç, giriş seviyesi, aşina, aşinalık, sınırlı, kısıtlı, biraz, teorik, az
seldom | occasionally, occasional, on occasion, sometimes, ad hoc, when needed, as needed, once, rarely, from time to time, if needed, when required, as required, now and then, whenever needed, at peak times, on demand, some days | ara sıra, arada, bazen, zaman zaman, gerektiğinde, ihtiyaç halinde, bir kez, bir defa, nadiren, yoğun dönemlerde, ihtiyaç oldukça, arada sırada
short-term | temporarily, temporary, briefly, brief, seasonal, seasonally, part-time, part time, interim, fixed-term, contract-based, casual, stopgap, summer job, maternity cover | geçici, kısa süreli, dönemsel, mevsimlik, yarı zamanlı, part-time, kısmi süreli, sezonluk, dönemlik, geçici olarak
partly | part of, partly, partially, in part, partial, portion, portion of, section of, segment of, some of, some, half of, parts of, a few, certain, a subset of, selected, several of, piece of, bits of, aspects of | kısmen, bazı, kısmi, bir kısmı, bir kısmını, bir kısmında, bir bölümü, bir bölümünü, kimi, belirli, yarısı, bir parçası, birkaçı
one-of | one of, one of the, among the, among, amongst | biri, birisi, birisiydim, arasında
mostly | mostly, mainly, primarily, largely, majority of, most of, predominantly, for the most part, chiefly | çoğunlukla, ağırlıklı, ağırlıklı olarak, büyük ölçüde, çoğu, büyük kısmı, büyük bölümü, genellikle, çoğunluğu
only | only, just, solely, exclusively, except, excluding, apart from, other than, limited to, but not, single, no more than | sadece, yalnızca, yalnız, hariç, dışında, tek, haricinde, tek bir, sınırlı olmak üzere
small | small, minor, small-scale, tiny, modest, slight, slightly, lesser, micro | küçük, ufak, küçük ölçekli, minik
narrow | regional, local, departmental, internal, in-house, district, branch-level, area-level, site-level, team-level, store-level, local-level, subsidiary, section-level, ward-level | bölgesel, bölge, yerel, departman içi, iç, şube, kurum içi, şirket içi, dahili, ilçe, birim içi
guided | under, under the supervision, supervised by, under supervision, under the guidance, guidance, reporting to, reported to, reports to, report to, on behalf of, led by, managed by, directed by, headed by, run by, overseen by, under the direction, as directed by, following instructions, owned by | gözetiminde, gözetimi altında, nezaretinde, denetiminde, altında, bağlı, bağlı olarak, yönetiminde, liderliğinde, rehberliğinde, yönlendirmesiyle, adına, raporlayarak, eşliğinde, talimatıyla, öncülüğünde, danışmanlığında, denetimi altında
jointly | together with, jointly, joint, co-led, co-founded, cofounded, co-managed, co-developed, co-authored, co-founder, cofounder, co-author, coauthor, co-wrote, co-designed, co-organised, co-organized, co-taught, co-presented, shared, sharing, alongside, with colleagues, with a colleague, with another, with a second, as a team, collaboratively, in collaboration, in partnership, teamed up, with the team, partnered with, partner with, between us, with two others, with two colleagues | birlikte, beraber, ortaklaşa, ortak, müşterek, ekip olarak, ekipçe, ekiple, işbirliği, iş birliği, eş kurucu, ortak kurucu, kurucu ortak, meslektaşımla, arkadaşımla, arkadaşlarımla, meslektaşlarımla, paylaşımlı, iş birliğiyle
in-progress | unfinished, incomplete, in progress, ongoing, pursuing, currently pursuing, working towards, working toward, studying for, preparing for, not yet completed, expected, pending, enrolled, undergraduate student, towards, units left, partway, underway, under way, to be completed, due, final year, second year, third year, taking, awaiting, not completed | yarım, tamamlanmamış, devam eden, devam ediyor, devam et-, devam ediyorum, sürdürüyor, sürdürüyorum, beklenen, bekleniyor, bekliyor, hazırlanıyorum, hazırlanıyor, sonucu bekleniyor, aşamasında, tez aşaması, öğrencisi, öğrencisiyim
abandoned | dropped out, discontinued, suspended, cancelled, canceled, abandoned, withdrawn, left unfinished, not continued, shelved, put on hold, never finished, left after, left the course, did not finish | yarıda, terk, bırak-, ayrıl-, askıda, iptal, iptal et-, rafa kaldır-, durdur-, yarım bırak-, kaydını sil-
lapsed | expired, lapsed, no longer valid, out of date, until 2020 | süresi dol-, süresi geç-, geçerliliğini yitir-, süresi biten
applied | applied for, application for, applying for, applicant, patent pending | başvuru, başvur-, başvurusu, başvurusunu yap-
candidate | candidate, provisional member, student member | aday, adayı
nominated | nominated, nominee, nomination, put forward for | aday gösteril-, adaylık, aday göster-
shortlisted | shortlisted, shortlist, finalist, longlisted, semi-finalist, in the final | finalist, kısa liste, finale kal-, finalde, finale kalan, yarı finalist
runner-up | runner-up, second place, runner up, honourable mention, honorable mention, commended, highly commended, third place | mansiyon, ikincilik, üçüncülük, jüri özel
attendee | participant, attendance, certificate of attendance, participation | katılımcı, katılım belgesi, katılım sertifikası
learner | intern, internship, trainee, apprentice, apprenticeship, traineeship, placement, work placement, student nurse, learner, probationary, probation | stajyer, staj, çırak, çıraklık, stajım, kursiyer, aday öğretmen
unpaid | volunteer, volunteered, volunteering, voluntary, unpaid, pro bono | gönüllü, gönüllü olarak, ücretsiz, gönüllülük
lesser-rank | junior, deputy, acting, associate, assistant, vice, sous, sub, under-manager, second-in-command | vekil, vekili, junior, asistan, asistanı, yardımcı, yardımcısı, muavin, muavini, ikinci, yrd
own-account | freelance, freelancer, self-employed, contractor | serbest, freelance, bağımsız
agent | | tarafından
refuse | not, never, none, neither, nor, hardly, cannot, didn't, don't, doesn't, wasn't, isn't, haven't, hasn't, couldn't, wouldn't, won't, n't, non, lack, lacked, lacking, failed, fail, unable, unsuccessful, unsuccessfully, yet, refused, declined, rejected, turned down, rather than, instead of, undecided | değil, yok, hiç, hiçbir, başarısız, eksik, henüz, yoktu, bulunmuyor, reddet-, yerine, reddedil-
other | team won, team achieved, company won, company achieved, our company, our team, the team, the company, the department, we, our department, our group, my team, my colleagues, the store won, another team, another department | ekibimiz, şirketimiz, ekibim, takımımız, firmamız, departmanımız, birimimiz, grubumuz
`;

/** Markers of an action spread to what the same verb governs; the others stay with the words beside them. */
export const SPREADING = new Set([
  "assist",
  "substitute",
  "accompany",
  "observe",
  "study",
  "attempt",
  "intend",
  "propose",
  "possible",
  "guided",
  "jointly",
  "refuse",
  "learner",
  "unpaid",
  "seldom",
  "other",
]);
