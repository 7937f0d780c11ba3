/** What people are, by profession and rank. Said of oneself, only a title of one's own supports it. */
export const ROLES = `
manager, administrator | müdür, yönetici, müdire
director | direktör
head, chief, president, chairman, chair, chairperson, principal | başkan, reis, amir
lead, leader, team lead, team leader | lider, takım lideri, ekip lideri
supervisor, foreman, forewoman, superintendent | süpervizör, ustabaşı, formen, gözetmen
founder, owner, proprietor | kurucu
chef | şef, aşçıbaşı
cook | aşçı
nurse | hemşire
doctor, physician, surgeon, gp | doktor, hekim, cerrah
pharmacist | eczacı
dentist | diş hekimi
therapist, physiotherapist | terapist, fizyoterapist
caregiver, carer, care worker, healthcare assistant | bakıcı, bakım elemanı
teacher, educator, instructor, trainer, tutor, lecturer | öğretmen, eğitmen, eğitimci, öğretim görevlisi
professor | profesör
engineer | mühendis
developer, programmer, coder | geliştirici, yazılımcı, programcı
architect | mimar
designer | tasarımcı
scientist, researcher | bilim insanı, araştırmacı
technician, mechanic, fitter, technologist | teknisyen, tekniker, teknik eleman
electrician | elektrikçi, elektrik ustası
plumber | tesisatçı
welder | kaynakçı
carpenter, joiner | marangoz
master craftsman | usta
operator, machinist | operatör
driver, chauffeur | şoför, sürücü
worker, labourer, laborer | işçi
accountant, bookkeeper | muhasebeci, mali müşavir
auditor | denetçi
analyst | analist
specialist, expert | uzman
officer | memur, görevli
clerk | katip, büro elemanı
cashier, teller | kasiyer, gişe görevlisi, veznedar
secretary, receptionist | sekreter, resepsiyonist
representative, rep, agent | temsilci
salesperson, salesman, saleswoman, seller, shop assistant | satıcı, satış elemanı, tezgahtar
consultant, adviser, advisor | danışman, müşavir
executive | yetkili
coordinator | koordinatör
planner, scheduler | planlamacı
buyer, purchaser | satın almacı, satınalmacı
lawyer, attorney, solicitor, barrister | avukat, hukukçu
judge | hakim, yargıç
journalist, reporter | gazeteci, muhabir
writer, author, copywriter | yazar, metin yazarı
editor | editör
translator, interpreter | çevirmen, tercüman
waiter, waitress, server, bartender, barista | garson, barmen, barista
housekeeper, cleaner | kat görevlisi, temizlikçi, temizlik görevlisi
guard, security guard | güvenlik görevlisi, bekçi
pilot, captain | pilot, kaptan
inspector, examiner | müfettiş, denetmen
recruiter, headhunter | işe alımcı
tester | testçi, test uzmanı
photographer | fotoğrafçı
farmer | çiftçi
tailor | terzi
builder | yapı ustası
librarian | kütüphaneci
psychologist | psikolog
counsellor, counselor | rehber öğretmen, psikolojik danışman, müşavir
social worker | sosyal hizmet uzmanı, sosyal çalışmacı
economist | iktisatçı, ekonomist
broker | broker, aracı
intern, trainee | stajyer
apprentice | çırak
student, pupil | öğrenci
assistant | asistan, yardımcı
volunteer | gönüllü
deputy | vekil
junior | junior
associate | associate
graduate, alumnus | mezun
speaker | konuşmacı
mentor, coach | mentor, koç
member | üye
candidate, applicant | aday
ceo, chief executive, chief executive officer, managing director | ceo, genel müdür, icra kurulu başkanı
cto, chief technology officer | cto
cfo, chief financial officer | cfo, mali işler direktörü
hr manager | ik müdürü
`;
