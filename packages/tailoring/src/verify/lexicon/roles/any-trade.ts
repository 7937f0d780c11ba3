/** Ranks and trades in general: what the other titles are kinds of. The form of a line is that of things/everyday/general.ts. */
export const ANY_TRADE = `
manager | müdür, yönetici, müdire
administrator | yönetici, idareci
director | direktör
head, chief | başkan, reis, amir, şef
president, chairman, chairwoman, chair, chairperson | başkan
lead, leader, team lead, team leader, crew leader, group leader | lider, takım lideri, ekip lideri, ekip başı, grup lideri, ekip sorumlusu, takım şefi, ekip şefi
supervisor, superintendent | süpervizör, gözetmen, amir, şef
foreman, forewoman, shop foreman | ustabaşı, formen, postabaşı
shift supervisor, shift leader, shift lead | vardiya amiri, vardiya şefi, vardiya sorumlusu, vardiya süpervizörü
shift manager | vardiya müdürü, vardiya amiri
founder, company founder | kurucu
owner, proprietor, business owner, small business owner | iş yeri sahibi, işletme sahibi, firma sahibi, işyeri sahibi, işletmeci
partner-owner, co-owner | şirket ortağı
chef | şef, aşçıbaşı
nurse, nurse practitioner-plain | hemşire, hemş
doctor, physician, medical doctor, md, medical practitioner, medic-doctor | doktor, hekim, tıp doktoru, tabip, dr
pharmacist, dispensing chemist-uk, chemist-uk | eczacı, ecz
dentist, dental surgeon, dental practitioner | diş hekimi, dişçi, diş doktoru
therapist | terapist
caregiver | bakıcı, bakım elemanı
teacher, schoolteacher, school teacher | öğretmen, hoca, okul öğretmeni
instructor, trainer, educator | eğitmen, eğitimci, öğretici
tutor, personal tutor, academic tutor | özel öğretmen, eğitmen, etüt öğretmeni, eğitmen-özel
engineer | mühendis
developer, programmer, coder | geliştirici, yazılımcı, programcı
architect | mimar
designer | tasarımcı
scientist | bilim insanı, bilim adamı
technician | teknisyen, tekniker, teknik eleman
mechanic, fitter | tamirci, mekanikçi, makine tamircisi
electrician | elektrikçi, elektrik ustası
plumber | tesisatçı, sıhhi tesisatçı, su tesisatçısı, sıhhi tesisat ustası
welder | kaynakçı, kaynak ustası
carpenter, joiner | marangoz, doğramacı
master craftsman, craftsman, tradesman, craftsperson | usta, zanaatkâr
operator, machinist | operatör
driver, chauffeur | şoför, sürücü
worker, labourer, laborer | işçi
accountant | muhasebeci, muhasebe elemanı
auditor | denetçi
analyst | analist
specialist, expert | uzman
officer, officials! | memur, görevli
clerk, office clerk | katip, büro elemanı, ofis elemanı, büro memuru
cashier, checkout operator, till operator, checkout assistant | kasiyer, kasa görevlisi, kasa elemanı
teller, bank teller, counter clerk | gişe görevlisi, veznedar, gişe yetkilisi, gişe memuru
secretary | sekreter
representative, rep, agent | temsilci
salesperson, salesman, saleswoman, seller | satıcı, satışçı
consultant, adviser, advisor | danışman, müşavir
executive | yetkili
coordinator | koordinatör
planner, scheduler | planlamacı, planlama uzmanı
buyer, purchaser | satın almacı, satınalmacı
journalist, reporter | gazeteci, muhabir
writer, author | yazar
editor | editör
translator | çevirmen, tercüman, mütercim
interpreter | tercüman, sözlü çevirmen, çevirmen, mütercim tercüman
inspector | müfettiş, kontrolör
examiner | sınav görevlisi
tester | testçi, test uzmanı
photographer | fotoğrafçı
farmer, grower | çiftçi, yetiştirici
tailor | terzi
builder | yapı ustası, inşaat ustası
psychologist | psikolog
counsellor, counselor | psikolojik danışman
economist | iktisatçı, ekonomist
broker | broker, komisyoncu
intern | stajyer
trainee | stajyer, kursiyer
apprentice | çırak
journeyman | kalfa
student, pupil | öğrenci
assistant | asistan, yardımcı
volunteer | gönüllü
deputy | vekil
junior | junior
associate | associate
graduate, alumnus, alumna | mezun
speaker, presenter-speaker, public speaker | konuşmacı
mentor | mentor
coach, sports coach | koç, antrenör, çalıştırıcı
member | üye
candidate, applicant | aday
helper, helper-worker | yardımcı eleman
ceo, chief executive, chief executive officer | ceo, icra kurulu başkanı
managing director, general manager | genel müdür
assistant general manager, deputy general manager | genel müdür yardımcısı, genel müdür yrd
coo, chief operating officer | coo, operasyon direktörü, operasyondan sorumlu genel müdür yardımcısı, operasyondan sorumlu genel müdür yrd
cto, chief technology officer, chief technical officer | cto, teknoloji direktörü, teknolojiden sorumlu genel müdür yardımcısı, teknolojiden sorumlu genel müdür yrd
cfo, chief financial officer | cfo, mali işler direktörü
cmo, chief marketing officer | cmo, pazarlama direktörü
cio, chief information officer | cio, bilgi teknolojileri direktörü
board member, member of the board, board director | yönetim kurulu üyesi
chairman of the board, chair of the board, board chair, chairwoman of the board | yönetim kurulu başkanı
vice president, vp | başkan yardımcısı, başkan yrd
assistant manager | müdür yardımcısı
deputy manager | müdür yardımcısı
acting manager, interim manager | vekil müdür, müdür vekili
department manager, head of department-office, department head-office, section manager | departman müdürü, bölüm müdürü, birim müdürü
unit manager, unit head | birim sorumlusu, birim amiri, birim yöneticisi
team manager | takım yöneticisi
office manager | ofis müdürü, ofis yöneticisi, büro müdürü
administrative affairs manager, administration manager, admin manager, administrative manager | idari işler müdürü > manager
administrative affairs specialist | idari işler uzmanı > specialist
administrative affairs officer, admin officer, administration officer, administrative officer | idari işler sorumlusu, idari işler görevlisi
administrative assistant, admin assistant, office assistant, clerical assistant | idari asistan, ofis asistanı, büro asistanı, idari işler asistanı
executive assistant, personal assistant, pa, executive secretary | yönetici asistanı, yönetici sekreteri, özel kalem, kişisel asistan
executive director | icra direktörü, icracı direktör
managing partner | yönetici ortak
co-founder, cofounder | kurucu ortak, eş kurucu, ortak kurucu
general coordinator | genel koordinatör
project director | proje direktörü > director
chro, chief human resources officer | chro
senior manager | kıdemli müdür, kıdemli yönetici > manager
mid-level manager, middle manager | orta kademe yönetici, orta düzey yönetici > manager
senior executive, top executive, senior leader | üst düzey yönetici, üst yönetici, tepe yönetici
regional director | bölge direktörü > director
country manager | ülke müdürü > manager
department director, division director | bölüm direktörü, departman direktörü > director
deputy director | direktör yardımcısı, direktör yrd
chief of staff | özel kalem müdürü
commercial manager | ticari müdür, ticaret müdürü > manager
chief expert, senior expert, lead specialist, principal specialist | baş uzman, başuzman
responsible person, person in charge | sorumlu kişi, yetkili kişi
entrepreneur-self | müteşebbis
shareholder-role, business partner-role | hissedar ortak
acting head, acting chief | şef vekili, vekil şef
retired civil servant | emekli memur
career starter, school leaver | yeni başlayan çalışan
`;
