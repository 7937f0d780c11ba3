/** Personnel, offices, meetings and management, in the form of general.ts. */
export const PEOPLE_AND_OFFICES = `
human resources management, hr management, hrm | insan kaynakları yönetimi, ik yönetimi
personnel affairs, employee affairs, personnel administration, staff affairs, hr administration | özlük işleri, personel işleri, personel özlük işleri, personel idaresi
vacancy, open position, job opening, open role, unfilled position | açık pozisyon, boş pozisyon, açık kadro
job posting, job ad, job advertisement, job advert, job listing | iş ilanı, ilan
job application | iş başvurusu > application-form
cv, resume, curriculum vitae | özgeçmiş, cv
job interview, candidate interview, interview-job, interview | mülakat, iş görüşmesi, aday görüşmesi, görüşme
candidate, applicant-job, job candidate, job applicant | aday, iş adayı, başvuran
candidate pool, talent pool | aday havuzu, yetenek havuzu
candidate experience | aday deneyimi
reference check, background check | referans kontrolü, referans araştırması
assessment centre, assessment center | değerlendirme merkezi
job description, role description | görev tanımı, iş tanımı
organisation chart, organization chart, org chart | organizasyon şeması, organizasyon yapısı
new hire, new starter, new employee, new recruit, new joiner, new staff member, newcomer, newly hired | yeni personel, yeni çalışan, işe yeni başlayan, yeni başlayan, yeni işe alınan
exit interview, leaving interview | çıkış görüşmesi, çıkış mülakatı
offboarding, leaving process | işten ayrılma, çıkış süreci
staff turnover, employee turnover, labour turnover, turnover rate-staff, attrition, personnel turnover, labor turnover | personel devri, personel devir oranı, işgücü devri, çalışan devir oranı, personel sirkülasyonu
employee retention, staff retention | çalışan bağlılığı, çalışanı elde tutma, personel tutma
employee engagement, staff engagement | çalışan bağlılığı
employee survey, staff survey, engagement survey | çalışan anketi, çalışan memnuniyet anketi > survey
performance management, performance management system | performans yönetimi, performans yönetim sistemi
training need, training needs analysis, training needs | eğitim ihtiyacı, eğitim ihtiyaç analizi
training and development, learning and development, l&d | eğitim ve gelişim, eğitim gelişim
training plan, annual training plan, training calendar | eğitim planı, yıllık eğitim planı, eğitim takvimi
career planning, career development, career management, succession planning | kariyer planlama, kariyer gelişimi, kariyer yönetimi
compensation and benefits, comp and ben, reward-hr | ücret ve yan haklar, ücretlendirme
fringe benefit, benefit-employee, employee benefits, benefits, perks | yan hak, yan haklar, sosyal haklar
meal card, meal voucher | yemek kartı
leave tracking, leave management, absence management, leave records | izin takibi, izin yönetimi
time and attendance, time tracking, attendance tracking, pdks, timesheet, time sheet, attendance records | puantaj, pdks, personel devam kontrol, puantaj takibi
disciplinary, discipline, disciplinary procedure, disciplinary action | disiplin, disiplin süreci, disiplin işlemleri
warning-employee, written warning | uyarı, yazılı uyarı, ihtar
workers' council, works council | iş yeri komitesi
blue collar, blue-collar, manual worker, shop floor worker | mavi yaka, mavi yakalı
white collar, white-collar, office worker | beyaz yaka, beyaz yakalı
part-time employee, part-time staff, part time employee | yarı zamanlı çalışan, yarı zamanlı personel, part-time çalışan > people
full-time employee, full-timer, full-time staff, full time employee | tam zamanlı çalışan, tam zamanlı personel > people
seasonal worker, seasonal staff, seasonal employee | mevsimlik işçi, sezonluk personel, mevsimlik çalışan > people
temporary worker, temp, agency worker, temporary staff | geçici işçi, geçici personel > people
foreign employee, expatriate, expat | yabancı çalışan, expat > people
working student, student worker | öğrenci çalışan > people
subordinate, direct report, reporting staff, direct reports | ast, bağlı çalışan, bağlı personel
superior, line manager, supervisor-line, boss | üst, amir, yönetici, üst yönetici
cross-functional team, multidisciplinary team, interdisciplinary team | çapraz fonksiyonlu ekip, multidisipliner ekip, disiplinler arası ekip > team
colleague-fellow, fellow-worker | arkadaş, arkadaşım
managerial, management-level, executive-level | yönetimsel, yönetsel, idari
management-board, senior management, top management, upper management, executive team, executive board, leadership team | üst yönetim, yönetim kadrosu, tepe yönetim
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
incoming mail | gelen evrak, gelen posta
photocopy, photocopying, copying | fotokopi
scanner-document, document scanning | tarayıcı, evrak tarama
printer | yazıcı
fax | faks
touch typing, ten-finger typing, fast typing, 10-finger typing | on parmak klavye, on parmak, f klavye, hızlı klavye
keyboard | klavye
stationery, office supplies | kırtasiye, ofis malzemesi, kırtasiye malzemesi
client meeting, employer meeting, customer meeting | müşteri toplantısı, işveren toplantısı > meeting
staff-meeting-weekly, team meeting | ekip toplantısı > meeting
board meeting | yönetim kurulu toplantısı > meeting
video conference, videoconference, video call, online meeting | video konferans, görüntülü görüşme, çevrimiçi toplantı, online toplantı
agenda-meeting, meeting agenda | gündem, toplantı gündemi
meeting room, conference room | toplantı salonu, toplantı odası
event organisation, event management, event planning, event organization, event coordination | etkinlik yönetimi, etkinlik organizasyonu, organizasyon, etkinlik planlama
panel-discussion, panel discussion, round table | panel, açık oturum
training session, training day, training workshop | eğitim oturumu, eğitim günü
ceremony, opening ceremony | tören, açılış töreni
celebration, party-event | kutlama, parti
anniversary | yıl dönümü, yıldönümü
mail-courier | kurye
receptionist-work, reception desk-office, welcome desk | karşılama, danışma
family business, family company, family-run business | aile şirketi > company
holding, group of companies, holding company | holding, şirketler grubu
start-up, startup, start-up company | start-up, startup, girişim
multinational, multinational company, international company | çok uluslu şirket, uluslararası şirket > company
limited company, ltd | limited şirket
joint-stock company | anonim şirket
subsidiary, affiliate | bağlı şirket, iştirak
partnership, business partnership | ortaklık, iş ortaklığı
entrepreneurship, entrepreneurial | girişimcilik
business-owner-work, running a business, self-employment | esnaflık
own business, own company | kendi işi, kendi işim, kendi işletmem
business administration, business-studies, management-studies, business management, business studies, business management-field | işletme, işletme yönetimi, işletme bölümü
labour economics and industrial relations, industrial relations, labour economics, labor economics | çalışma ekonomisi ve endüstri ilişkileri, çalışma ekonomisi
public finance | maliye
management and organisation | yönetim ve organizasyon, yönetim organizasyon
business plan | iş planı
action plan | eylem planı, aksiyon planı
business development | iş geliştirme
process improvement, continuous improvement, process optimisation, kaizen, process optimization, operational excellence, continual improvement | süreç iyileştirme, sürekli iyileştirme, kaizen, süreç geliştirme, operasyonel mükemmellik, proses iyileştirme, proses optimizasyonu, süreç optimizasyonu
project management | proje yönetimi, proje yöneticiliği
project proposal, project application | proje önerisi, proje teklifi, proje başvurusu
pmp, project management professional | pmp, proje yönetimi profesyoneli
prince2 | prince2
ms project, microsoft project | ms project, microsoft project
primavera, primavera p6 | primavera, primavera p6
operations, operation, day-to-day operations, daily operations | operasyon, operasyonlar, günlük operasyon, günlük işler, günlük operasyonlar
operations management, operational management | operasyon yönetimi
consultancy-field, consulting, consultancy, management consulting | danışmanlık, müşavirlik
okr | okr
analytical thinking, analytical skills, analytical | analitik düşünme, analitik
leadership-skill, leadership, leadership skills | liderlik, liderlik becerisi
decision making, decision-making | karar verme, karar alma
negotiation skills | müzakere becerisi
presentation skills | sunum becerisi, sunum yapma becerisi
persuasion-skill, persuasion | ikna, ikna kabiliyeti
patience, patient-character, being patient | sabır, sabırlı, sabırlı olma
calm, calmness, composure, composed | sakin, soğukkanlı, soğukkanlılık, sakinlik
attention to detail, detail-oriented, eye for detail, attentive to detail | detaylara dikkat, detaycı, ayrıntıya dikkat, detay odaklı
adaptability, adaptable | uyum sağlama, uyumlu, uyum yeteneği
responsibility-sense, sense of responsibility, reliable, dependable, reliability-person | sorumluluk sahibi, sorumluluk bilinci, güvenilir
self-motivated, self-starter, motivated | motive, kendi kendini motive
hardworking, hard-working, diligent | çalışkan
organised-person, organised, organized, well-organised, orderly | düzenli, tertipli, organize
creativity, creative thinking | yaratıcılık, yaratıcı düşünme
empathy, empathetic | empati
stress resistance, working under pressure, stress tolerance, resilience | stres altında çalışma, strese dayanıklılık, yoğun tempoda çalışma
multitasking, multi-tasking | çoklu görev, aynı anda birden fazla iş
learning-open, eager to learn, willing to learn, quick learner, fast learner | öğrenmeye açık, öğrenmeye istekli, hızlı öğrenen
positive attitude, positive, cheerful, friendly | pozitif, güler yüzlü, güleryüzlü, olumlu
presentable, well-groomed | prezentabl, bakımlı
diction, clear diction, well-spoken | diksiyon, düzgün diksiyon
work discipline | iş disiplini
travel-free, no travel restrictions, willing to travel, open to travel | seyahat engeli olmayan, seyahat engeli yok, seyahat edebilen
willing | istekli
military service completed, completed military service, military service done | askerliğini yapmış, askerliği tamamlanmış, askerlikle ilişiği olmayan
`;
