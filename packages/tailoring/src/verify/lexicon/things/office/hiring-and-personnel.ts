/** Hiring, training and looking after personnel, in the form of everyday/general.ts. */
export const HIRING_AND_PERSONNEL = `
end-to-end recruitment, full-cycle recruitment, full cycle recruiting | uçtan uca işe alım, baştan sona işe alım
bulk hiring, mass recruitment, volume recruitment, mass hiring | toplu işe alım, toplu alım, yoğun işe alım
executive search, headhunting, executive recruitment | yönetici seçme, kelle avcılığı, headhunting, üst düzey yönetici arama
blue-collar recruitment, blue-collar hiring | mavi yaka işe alımı, mavi yaka alımı, mavi yaka işe alım
white-collar recruitment, white-collar hiring | beyaz yaka işe alımı, beyaz yaka alımı, beyaz yaka işe alım
staffing! need, staffing! needs, personnel need, staff requirement, manpower need, workforce need | personel ihtiyacı, kadro ihtiyacı, iş gücü ihtiyacı, işgücü ihtiyacı, eleman ihtiyacı
manpower planning, workforce planning, headcount planning, staff planning, personnel planning | iş gücü planlaması, işgücü planlaması, kadro planlaması, personel planlaması, norm kadro, norm kadro çalışması
headcount budget, personnel budget, staffing! budget | personel bütçesi, kadro bütçesi
time to hire, time to fill, time-to-fill, time-to-hire, hiring! time, recruitment time | işe alım süresi, pozisyon kapatma süresi, pozisyon kapama süresi, açık pozisyon kapatma süresi, kadro doldurma süresi, pozisyon doldurma süresi
cost per hire, cost-per-hire, recruitment cost, hiring! cost | işe alım maliyeti
offer acceptance rate | teklif kabul oranı
job offer, employment offer, offer letter, offer-job | iş teklifi, teklif mektubu
applicant tracking system, ats, recruitment software | başvuru takip sistemi, aday takip sistemi, ats
cv screening, resume screening, cv pre-selection, cv review, cv sifting | özgeçmiş tarama, cv tarama, özgeçmiş eleme, cv eleme, özgeçmiş inceleme
pre-selection, preselection, initial screening, preliminary screening, pre-screening, first screening | ön eleme, ön değerlendirme, ön seçim
phone interview, telephone interview, phone screening, telephone screening | telefon mülakatı, telefonla mülakat, telefonda ön görüşme
first interview, initial interview, first-round interview, preliminary interview | ilk görüşme, ilk mülakat, ön görüşme, ön mülakat
final interview, final-round interview | son görüşme, son mülakat
second interview | ikinci mülakat, ikinci görüşme
competency-based interview, competency interview, behavioural interview | yetkinlik bazlı mülakat, davranışsal mülakat
group interview, group assessment | grup mülakatı
panel interview | panel mülakat
video interview, online interview | video mülakat, çevrimiçi mülakat, online mülakat
personality test, personality inventory | kişilik testi, kişilik envanteri > psychological test
aptitude test, ability test, skills test | yetenek testi
competency model, competency framework | yetkinlik modeli, yetkinlik seti, yetkinlik çerçevesi
job analysis | görev analizi
job evaluation, job grading | iş değerleme, iş değerlendirme, kademelendirme
job rotation | iş rotasyonu, görev rotasyonu
career fair, job fair, careers fair, recruitment fair | kariyer fuarı, istihdam fuarı
campus recruitment, campus recruiting | kampüs işe alımı
campus event | kampüs etkinliği, üniversite etkinliği
employer brand, employer branding | işveren markası
internship programme, internship program, intern programme, trainee programme | staj programı, stajyer programı, uzun dönem staj programı
graduate programme, graduate scheme, management trainee programme, mt programme | yeni mezun programı, mt programı, yönetici adayı programı
talent management | yetenek yönetimi
high potential, hipo | yüksek potansiyelli, hipo
succession plan | yedekleme planı, halef planı
career path, career map | kariyer yolu, kariyer haritası, kariyer planı
promotion-work, promotions-staff, internal promotion | terfi, yükselme, iç terfi
transfer-staff, relocation-staff, reassignment, internal transfer | tayin, nakil, görev değişikliği
secondment, temporary assignment | geçici görevlendirme, geçici görev
absence cover, holiday cover | izin yedeği
orientation programme, induction programme, onboarding! programme, onboarding! process, onboarding! plan | oryantasyon programı, oryantasyon süreci, işe alıştırma programı, uyum programı
external training, outside training | dış eğitim, şirket dışı eğitim
leadership training, leadership development | liderlik eğitimi, liderlik gelişimi, yönetici gelişim programı
soft skills, soft-skill, soft skill, personal development, soft skills training, personal development training | sosyal beceri, kişisel gelişim, kişisel gelişim becerileri, yumuşak beceri, kişisel gelişim eğitimi
mandatory training, compulsory training, statutory training | zorunlu eğitim, yasal eğitim
training! budget | eğitim bütçesi
training! record, training! records | eğitim kaydı, eğitim kayıtları
training! hour, hours of training, training! hours | eğitim saati, saat eğitim
training! attendance, attendance at training | eğitime katılım, eğitim katılımı
training! evaluation, training! feedback, training! effectiveness | eğitim değerlendirme, eğitim değerlendirmesi, eğitim etkinliği
performance criterion, performance criteria | performans kriteri, performans ölçütü
performance target, performance goal | performans hedefi
performance interview, appraisal interview, performance meeting, appraisal meeting | performans görüşmesi
performance system, appraisal system | performans sistemi, performans değerlendirme sistemi
360-degree feedback, 360 feedback, 360 degree evaluation | 360 derece, 360 derece değerlendirme, 360 derece geri bildirim
performance bonus, performance-related pay | performans primi
recognition programme, reward and recognition, recognition and reward, reward system, reward programme | ödül sistemi, takdir ve ödüllendirme, ödüllendirme sistemi, ödül programı, takdir programı
suggestion scheme, suggestion system, employee suggestion, suggestion box, employee suggestion scheme | öneri sistemi, bireysel öneri sistemi, öneri, çalışan önerisi, öneri kutusu
disciplinary board, disciplinary committee, school discipline | disiplin kurulu, okul disiplini
disciplinary penalty, disciplinary measure | disiplin cezası
employee relations, industrial relations-staff, labour relations, staff relations | çalışan ilişkileri, işçi işveren ilişkileri, endüstri ilişkileri, endüstriyel ilişkiler
employee satisfaction, staff satisfaction, job satisfaction | çalışan memnuniyeti, personel memnuniyeti, iş tatmini
employee loyalty, staff loyalty | çalışan sadakati, kuruma bağlılık
employee wellbeing, wellbeing, well-being | çalışan esenliği, esenlik, iyi oluş, iyi olma hali
work-life balance | iş yaşam dengesi, iş-yaşam dengesi
company culture, corporate culture, organisational culture, organizational culture | şirket kültürü, kurum kültürü, kurumsal kültür, örgüt kültürü
employee representative, staff representative, worker representative | çalışan temsilcisi, işçi temsilcisi
collective bargaining, collective negotiations | toplu pazarlık, toplu iş sözleşmesi görüşmeleri, toplu sözleşme görüşmeleri
strike, industrial action, walkout | grev, iş bırakma
subcontracted worker, subcontractor's worker, contract worker, contractor's staff | taşeron işçi, alt işveren işçisi, taşeron çalışan, taşeron işçisi, taşeron personeli
subcontractor-employer, subcontracting! firm | alt işveren, taşeron firma
hybrid work, hybrid working | hibrit çalışma
flexible working, flexible hours, flexitime | esnek çalışma, esnek çalışma saatleri
part-time work, part-time job | yarı zamanlı iş, part-time iş, yarı zamanlı çalışma
working! day, workday-day, business day, work day, weekday-work | iş günü, çalışma günü
working! conditions, conditions of employment | çalışma koşulları, çalışma şartları
employer | işveren
employment, job-employment | istihdam
unemployment | işsizlik
unemployed, job seeker, jobseeker, job-seeker | işsiz, iş arayan
employment contract type, fixed-term contract | belirli süreli sözleşme, belirli süreli iş sözleşmesi
permanent contract, indefinite contract, open-ended contract | belirsiz süreli sözleşme, belirsiz süreli iş sözleşmesi
employment agency-private, private employment agency, staffing! agency, recruitment agency, recruitment firm, recruitment company | özel istihdam bürosu, istihdam bürosu, işe alım firması, işe alım danışmanlık firması, personel firması
hr consultancy, hr consulting, human resources consultancy | insan kaynakları danışmanlığı, ik danışmanlığı
hr policy, human resources policy | ik politikası, insan kaynakları politikası
hr budget | ik bütçesi, insan kaynakları bütçesi
hr reporting, hr report, hr analytics, people analytics, hr metrics | ik raporlama, insan kaynakları raporlaması, ik analitiği, insan analitiği, ik raporu
hr system, hris, hr software, hr information system | ik sistemi, insan kaynakları sistemi, ik yazılımı, insan kaynakları yazılımı
personnel regulation, staff regulations, employee handbook, staff handbook | personel yönetmeliği, çalışan el kitabı, personel el kitabı
health check-work, medical examination-work | sağlık taraması
periodic medical examination, periodic examination-work, periodic examination, periodic medical, periodical examination | periyodik muayene, aralıklı kontrol muayenesi > health check-work
pre-employment medical, pre-employment medicals, pre-employment examination, pre-employment health check | işe giriş muayenesi, işe giriş sağlık muayenesi > health check-work
private health insurance | özel sağlık sigortası, öss
social activity, social activities, social club | sosyal aktivite, sosyal faaliyet, sosyal kulüp
equal opportunity, equal opportunities | fırsat eşitliği
diversity, diversity and inclusion, d&i | çeşitlilik, çeşitlilik ve kapsayıcılık
mobbing, workplace bullying, bullying-work | mobbing, işyerinde zorbalık
harassment | taciz
conflict management, conflict resolution, dispute resolution | çatışma yönetimi, çatışma çözümü, uyuşmazlık çözümü, anlaşmazlık çözümü
change management | değişim yönetimi
organisational development, organizational development, organisation development | organizasyonel gelişim, örgütsel gelişim, kurumsal gelişim
restructuring-company, reorganisation-company, company restructuring | yeniden yapılanma, şirket yapılanması
`;
