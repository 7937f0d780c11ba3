/** Personnel, offices, meetings and management, in the form of everyday/general.ts. */
export const PEOPLE_AND_OFFICES = `
human resources management, hr management, hrm | insan kaynakları yönetimi, ik yönetimi
personnel affairs, employee affairs, personnel administration, staff affairs, hr administration | özlük işleri, personel işleri, personel özlük işleri, personel idaresi
vacancy, open position, job opening, open role, unfilled position, vacant post | açık pozisyon, boş pozisyon, açık kadro, boş kadro, münhal
job posting, job ad, job advertisement, job advert, job listing, job ads | iş ilanı, ilan
job application | iş başvurusu > application-form
cv, resume, curriculum vitae, cvs | özgeçmiş, cv
job interview, candidate interview, interview-job, interview, job interview-meeting | mülakat, iş görüşmesi, aday görüşmesi, görüşme
candidate, applicant-job, job candidate, job applicant, candidate-job | aday, iş adayı, başvuran, iş başvurusunda bulunan
candidate pool, talent pool | aday havuzu, yetenek havuzu
candidate experience | aday deneyimi
reference check, background check | referans kontrolü, referans araştırması
assessment centre, assessment center | değerlendirme merkezi
job description, role description | görev tanımı, iş tanımı
organisation chart, organization chart, org chart, organogram | organizasyon şeması, organizasyon yapısı, teşkilat şeması
new hire, new starter, new employee, new recruit, new joiner, new staff member, newcomer, newly hired, new employees, new staff, new colleague, newly hired, newly recruited, newly appointed, newly joined, newly arrived | yeni personel, yeni çalışan, işe yeni başlayan, yeni başlayan, yeni işe alınan, yeni eleman, yeni gelenler, yeni katılanlar, işe yeni girenler, yeni alınanlar, yeni arkadaşlar, yeni gelen, yeni başlayan, işe yeni başlayan, yeni işe alınan, yeni işe başlayan, yeni katılan, işe yeni alınan, yeni atanan
exit interview, leaving! interview | çıkış görüşmesi, çıkış mülakatı
offboarding, leaving! process | işten ayrılma, çıkış süreci
staff turnover, employee turnover, labour turnover, turnover rate-staff, attrition, personnel turnover, labor turnover, staff churn | personel devri, personel devir oranı, işgücü devri, çalışan devir oranı, personel sirkülasyonu, personel devir hızı, çalışan devri, işten ayrılma oranı, iş gücü devri
employee retention, staff retention | çalışan bağlılığı, çalışanı elde tutma, personel tutma
employee engagement, staff engagement | çalışan bağlılığı
employee survey, staff survey, engagement survey | çalışan anketi, çalışan memnuniyet anketi > survey
performance management, performance management system | performans yönetimi, performans yönetim sistemi
training! need, training! needs analysis, training! needs | eğitim ihtiyacı, eğitim ihtiyaç analizi
training! and development, learning! and development, l&d | eğitim ve gelişim, eğitim gelişim
training! plan, annual training plan, training! calendar, training! schedule | eğitim planı, yıllık eğitim planı, eğitim takvimi
career planning, career development, career management, succession planning | kariyer planlama, kariyer gelişimi, kariyer yönetimi
compensation and benefits, comp and ben, reward-hr | ücret ve yan haklar, ücretlendirme
fringe benefit, benefit-employee, employee benefits, benefits, perks | yan hak, yan haklar, sosyal haklar
meal card, meal voucher | yemek kartı
time and attendance, time tracking, attendance tracking, pdks, timesheet, time sheet, attendance records | puantaj, pdks, personel devam kontrol, puantaj takibi, devam çizelgesi, devam kaydı, devam kayıtları
disciplinary, discipline, disciplinary procedure, disciplinary action | disiplin, disiplin süreci, disiplin işlemleri
warning-employee, written warning | uyarı, yazılı uyarı, ihtar
workers' council, works council | iş yeri komitesi
blue collar, blue-collar, manual worker, shop floor worker, blue-collar worker, blue-collar staff, blue-collar employee, shop-floor worker, shop-floor staff, blue-collar personnel | mavi yaka, mavi yakalı, mavi yaka personel, mavi yakalı çalışan, mavi yaka çalışan, mavi yaka işçi, mavi yakalı personel, mavi yaka eleman
white collar, white-collar, office worker, white-collar worker, white-collar staff, office staff, white-collar employee, white-collar personnel | beyaz yaka, beyaz yakalı, beyaz yaka personel, ofis çalışanı, beyaz yakalı çalışan, beyaz yaka çalışan, beyaz yakalı personel
part-time employee, part-time staff, part time employee | yarı zamanlı çalışan, yarı zamanlı personel, part-time çalışan > people
full-time employee, full-timer, full-time staff, full time employee | tam zamanlı çalışan, tam zamanlı personel > people
seasonal worker, seasonal staff, seasonal employee, seasonal labourer | mevsimlik işçi, sezonluk personel, mevsimlik çalışan, sezonluk işçi, sezonluk çalışan > people
temporary worker, temp, agency worker, temporary staff, temp worker, temporary employee | geçici işçi, geçici personel, geçici çalışan > people
foreign employee, expatriate, expat | yabancı çalışan, expat > people
working! student, student worker | öğrenci çalışan > people
subordinate, direct report, reporting! staff, direct reports, people reporting to me | ast, bağlı çalışan, bağlı personel
superior, line manager, supervisor-line, boss, superior-boss, supervisor-boss, direct manager | üst, amir, yönetici, üst yönetici, bağlı olunan yönetici, ilk amir
cross-functional team, multidisciplinary team, interdisciplinary team, mdt, multi-disciplinary team | çapraz fonksiyonlu ekip, multidisipliner ekip, disiplinler arası ekip, çok disiplinli ekip > team
colleague-fellow, fellow-worker | arkadaş, arkadaşım
managerial, management-level, executive-level | yönetimsel, yönetsel, idari, yöneticilik
management-board, senior management, top management, upper management, executive team, executive board, leadership team, management-team, executive management, management team, executives, management | üst yönetim, yönetim kadrosu, tepe yönetim, yönetim ekibi, yönetim
middle management | orta kademe yönetim
administration, administrative affairs, admin, administrative, office administration, clerical, clerical work, administrative work, administrative tasks | idari işler, idari, ofis işleri, büro işleri, idare
office work, office tasks, office duties | ofis işleri, büro işleri
office management and executive assistance, secretarial studies | büro yönetimi ve yönetici asistanlığı, büro yönetimi ve sekreterlik
executive assistance, pa work, executive support | yönetici asistanlığı
diary management, calendar management, appointment scheduling, appointment booking | ajanda yönetimi, takvim yönetimi, randevu planlama, randevu takibi
travel arrangement, travel planning, travel booking, travel organisation, travel arrangements | seyahat organizasyonu, seyahat planlama, seyahat düzenlemeleri
business trip, business travel, work trip | iş seyahati, iş gezisi > travel
document control, document management, records management | doküman kontrol, doküman yönetimi, evrak yönetimi, belge yönetimi, kayıt yönetimi, doküman kontrolü
filing, archiving, file archiving | dosyalama, arşivleme
incoming! mail | gelen evrak, gelen posta
photocopy, photocopying, copying | fotokopi
scanner-document, document scanning | tarayıcı, evrak tarama
printer, printer-device | yazıcı, printer
fax | faks
touch typing, ten-finger typing, fast typing, 10-finger typing | on parmak klavye, on parmak, f klavye, hızlı klavye
keyboard | klavye
stationery, office supplies | kırtasiye, ofis malzemesi, kırtasiye malzemesi
client meeting, employer meeting, customer meeting | müşteri toplantısı, işveren toplantısı > meeting
staff-meeting-weekly, team meeting | ekip toplantısı > meeting
board meeting | yönetim kurulu toplantısı > meeting
video conference, videoconference, video call, online meeting, video meeting, virtual meeting | video konferans, görüntülü görüşme, çevrimiçi toplantı, online toplantı, görüntülü toplantı
agenda-meeting, meeting! agenda | gündem, toplantı gündemi
meeting! room, conference room, boardroom | toplantı salonu, toplantı odası
event organisation, event management, event planning, event organization, event coordination | etkinlik yönetimi, etkinlik organizasyonu, organizasyon, etkinlik planlama
panel-discussion, panel discussion, round table | panel, açık oturum
training! session, training! day, training! workshop, training! sessions, training! event | eğitim oturumu, eğitim günü
ceremony, opening! ceremony, official ceremony | tören, açılış töreni
celebration, party-event | kutlama, parti
anniversary | yıl dönümü, yıldönümü
mail-courier | kurye
receptionist-work, reception desk-office, welcome desk | karşılama, danışma
family business, family company, family-run business, family firm | aile şirketi, aile işletmesi > company
holding, group of companies, holding! company, parent company | holding, şirketler grubu, ana şirket
start-up, startup, start-up company, startup company, young company, new venture | start-up, startup, girişim, yeni girişim
multinational, multinational company, international company, global company | çok uluslu şirket, uluslararası şirket, uluslararası firma > company
limited company, ltd | limited şirket
joint-stock company | anonim şirket
subsidiary, affiliate, sister company, affiliated company, group company | bağlı şirket, iştirak, grup şirketi, bağlı ortaklık
partnership, business partnership | ortaklık, iş ortaklığı
entrepreneurship, entrepreneurial | girişimcilik
business-owner-work, running! a business, self-employment | esnaflık
own business, own company | kendi işi, kendi işim, kendi işletmem
business administration, business-studies, management-studies, business management, business studies, business management-field | işletme, işletme yönetimi, işletme bölümü
labour economics and industrial relations, industrial relations, labour economics, labor economics | çalışma ekonomisi ve endüstri ilişkileri, çalışma ekonomisi
public finance | maliye
management and organisation | yönetim ve organizasyon, yönetim organizasyon
business plan | iş planı
action plan, plan of action | eylem planı, aksiyon planı, hareket planı
business development | iş geliştirme
process improvement, continuous improvement, process optimisation, kaizen, process optimization, operational excellence, continual improvement, ongoing! improvement, ci-improvement | süreç iyileştirme, sürekli iyileştirme, kaizen, süreç geliştirme, operasyonel mükemmellik, proses iyileştirme, proses optimizasyonu, süreç optimizasyonu
project management | proje yönetimi, proje yöneticiliği
project proposal, project application | proje önerisi, proje teklifi, proje başvurusu
pmp, project management professional | pmp, proje yönetimi profesyoneli
prince2 | prince2
ms project, microsoft project, msp | ms project, microsoft project
primavera, primavera p6, oracle primavera | primavera, primavera p6
operations, operation, day-to-day operations, daily operations, operation-work | operasyon, operasyonlar, günlük operasyon, günlük işler, günlük operasyonlar
operations management, operational management | operasyon yönetimi
consultancy-field, consulting, consultancy, management consulting | danışmanlık, müşavirlik
okr, kpi-target, objectives and key results, okrs | okr, hedefler ve anahtar sonuçlar
analytical thinking, analytical skills, analytical | analitik düşünme, analitik
leadership-skill, leadership, leadership skills | liderlik, liderlik becerisi
decision making, decision-making | karar verme, karar alma
negotiation skills | müzakere becerisi
presentation skills | sunum becerisi, sunum yapma becerisi
persuasion-skill, persuasion | ikna, ikna kabiliyeti
patience, patient-character, being! patient | sabır, sabırlı, sabırlı olma
calm, calmness, composure, composed, calm-way, calmly | sakin, soğukkanlı, soğukkanlılık, sakinlik, sakince, soğukkanlılıkla
attention to detail, detail-oriented, eye for detail, attentive to detail | detaylara dikkat, detaycı, ayrıntıya dikkat, detay odaklı
adaptability, adaptable | uyum sağlama, uyumlu, uyum yeteneği
responsibility-sense, sense of responsibility, reliable, dependable, reliability-person, trustworthy, trusted | sorumluluk sahibi, sorumluluk bilinci, güvenilir, itimat edilen, emin
self-motivated, self-starter, motivated | motive, kendi kendini motive
hardworking, hard-working, diligent, industrious, diligent-person | çalışkan, gayretli
organised-person, organised, organized, well-organised, orderly, tidily, organised-way, organized-way, well-organized, systematic, systematically | düzenli, tertipli, organize, düzenli bir şekilde, sistemli, sistematik, sistemli bir şekilde
creativity, creative thinking | yaratıcılık, yaratıcı düşünme
empathy, empathetic | empati
stress resistance, working! under pressure, stress tolerance, resilience | stres altında çalışma, strese dayanıklılık, yoğun tempoda çalışma
multitasking, multi-tasking | çoklu görev, aynı anda birden fazla iş
learning-open, eager to learn, willing! to learn, quick learner, fast learner | öğrenmeye açık, öğrenmeye istekli, hızlı öğrenen
positive attitude, positive, cheerful, friendly, favourable | pozitif, güler yüzlü, güleryüzlü, olumlu
presentable, well-groomed | prezentabl, bakımlı
diction, clear diction, well-spoken | diksiyon, düzgün diksiyon
work discipline | iş disiplini
travel-free, no travel restrictions, willing! to travel, open to travel | seyahat engeli olmayan, seyahat engeli yok, seyahat edebilen
willing | istekli
military service completed, completed military service, military service done | askerliğini yapmış, askerliği tamamlanmış, askerlikle ilişiği olmayan
`;
