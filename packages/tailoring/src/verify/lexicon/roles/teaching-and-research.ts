/** Titles of schools, universities and libraries, in the form of any-trade.ts. */
export const TEACHING_AND_RESEARCH = `
class teacher, form teacher, homeroom teacher, classroom teacher | sınıf öğretmeni, sınıf rehber öğretmeni > teacher
primary school teacher, primary teacher, elementary teacher, elementary school teacher | ilkokul öğretmeni, sınıf öğretmeni > teacher
preschool teacher, kindergarten teacher, nursery teacher, early years teacher, pre-school teacher | okul öncesi öğretmeni, anaokulu öğretmeni, anasınıfı öğretmeni, ana sınıfı öğretmeni, kreş öğretmeni > teacher
high school teacher, secondary school teacher | lise öğretmeni, ortaöğretim öğretmeni > teacher
subject teacher | branş öğretmeni > teacher
english teacher, teacher of english, efl teacher, english language teacher, esl teacher | ingilizce öğretmeni > teacher
german teacher | almanca öğretmeni > teacher
mathematics teacher, maths teacher, math teacher | matematik öğretmeni > teacher
science teacher | fen bilgisi öğretmeni, fen bilimleri öğretmeni, fen öğretmeni > teacher
physics teacher | fizik öğretmeni > teacher
chemistry teacher | kimya öğretmeni > teacher
biology teacher | biyoloji öğretmeni > teacher
history teacher | tarih öğretmeni > teacher
geography teacher | coğrafya öğretmeni > teacher
turkish teacher, turkish language teacher | türkçe öğretmeni > teacher
literature teacher | edebiyat öğretmeni, türk dili ve edebiyatı öğretmeni > teacher
music teacher | müzik öğretmeni > teacher
art teacher, visual arts teacher | resim öğretmeni, görsel sanatlar öğretmeni > teacher
pe teacher, physical education teacher, sports teacher, gym teacher | beden eğitimi öğretmeni, spor öğretmeni > teacher
religion teacher, religious education teacher | din kültürü öğretmeni > teacher
ict teacher, computer teacher, it teacher | bilişim teknolojileri öğretmeni, bilgisayar öğretmeni, bilişim öğretmeni > teacher
social studies teacher | sosyal bilgiler öğretmeni > teacher
philosophy teacher | felsefe öğretmeni > teacher
special education teacher, sen teacher, special needs teacher | özel eğitim öğretmeni > teacher
vocational teacher, vocational subject teacher | meslek dersi öğretmeni, meslek öğretmeni, meslek dersleri öğretmeni > teacher
guidance teacher, school counsellor, school counselor, guidance counsellor, guidance counselor | rehber öğretmen, okul psikolojik danışmanı, rehberlik öğretmeni
contract teacher | sözleşmeli öğretmen > teacher
paid teacher, hourly-paid teacher | ücretli öğretmen > teacher
supply teacher, substitute teacher, cover teacher | vekil öğretmen, yedek öğretmen
teaching assistant, assistant teacher, teacher's assistant, classroom assistant, teacher assistant | yardımcı öğretmen, öğretmen yardımcısı, asistan öğretmen, öğretmen yrd
trainee teacher, student teacher | stajyer öğretmen, aday öğretmen
head teacher, headteacher, school principal, principal, school head, headmaster, headmistress, school director, head of school | okul müdürü, müdür
deputy head teacher, deputy head, assistant principal, vice principal, deputy principal, assistant head teacher, deputy headteacher, assistant headteacher | müdür yardımcısı, okul müdür yardımcısı, müdür yrd, okul müdür yrd
chief deputy head, head deputy principal | müdür başyardımcısı
course instructor, course teacher, course tutor | kurs eğitmeni, kurs öğretmeni, kurs hocası > teacher
master instructor, craft instructor | usta öğretici > teacher
private tutor, home tutor | özel ders öğretmeni > teacher
corporate trainer | kurumsal eğitmen > instructor
driving instructor, driving teacher | direksiyon eğitmeni, sürücü kursu eğitmeni, direksiyon öğretmeni, sürücü kursu öğretmeni > teacher
fitness instructor, gym instructor, personal trainer, fitness trainer, fitness coach, pt, gym trainer | fitness eğitmeni, kişisel antrenör, spor eğitmeni, fitness antrenörü, personal trainer, özel antrenör, kişisel spor eğitmeni, fitness hocası, spor salonu eğitmeni > instructor
swimming instructor, swimming coach, swimming teacher, swim coach | yüzme eğitmeni, yüzme antrenörü, yüzme öğretmeni > instructor, coach
yoga instructor, yoga teacher | yoga eğitmeni, yoga hocası, yoga öğretmeni > instructor
pilates instructor, pilates trainer, pilates teacher | pilates eğitmeni, pilates hocası, pilates antrenörü > instructor
dance teacher, dance instructor | dans eğitmeni, dans öğretmeni, dans hocası > teacher
drama teacher, drama instructor, drama leader, creative drama leader | drama eğitmeni, drama öğretmeni, drama lideri, yaratıcı drama lideri > teacher
quran course teacher, quran teacher | kuran kursu öğreticisi > teacher
lecturer, university lecturer, teaching fellow | öğretim görevlisi, okutman, öğretim elemanı, öğr gör
assistant professor | doktor öğretim üyesi, yardımcı doçent, dr öğr üyesi
associate professor | doçent, doç, doç dr
full professor, professor | profesör, prof, prof dr
faculty member, academic, academic staff member | öğretim üyesi, akademisyen
research assistant, teaching and research assistant | araştırma görevlisi, arş gör, araştırma asistanı, ar gör
researcher, research scientist | araştırmacı
research fellow | araştırma bursiyeri > researcher
research associate | araştırma elemanı > researcher
senior researcher | kıdemli araştırmacı > researcher
principal investigator, project leader-research, project coordinator-research | proje yürütücüsü, proje yöneticisi-araştırma
postdoctoral researcher, postdoc, postdoctoral fellow, postdoctoral research associate, postdoctoral research fellow, postdoctoral scientist, postdoctoral associate | doktora sonrası araştırmacı, doktora sonrası araştırma görevlisi > researcher
phd candidate, doctoral candidate | doktora adayı
dean | dekan
vice dean | dekan yardımcısı
rector, university president, vice-chancellor | rektör
vice rector | rektör yardımcısı
head of department, department chair, department head, departmental manager | bölüm başkanı, anabilim dalı başkanı
librarian, library officer | kütüphaneci, kütüphane görevlisi
archivist | arşivci, arşiv görevlisi, arşiv uzmanı, arşivist
museum curator, curator | küratör
archaeologist, archeologist | arkeolog
historian | tarihçi
sociologist | sosyolog
anthropologist | antropolog
political scientist | siyaset bilimci
philosopher | felsefeci
linguist | dilbilimci
social worker, social services specialist | sosyal hizmet uzmanı, sosyal çalışmacı, sosyal çalışma görevlisi, sosyal hizmet görevlisi
family counsellor, family counselor, family therapist | aile danışmanı
child development specialist | çocuk gelişimi uzmanı, çocuk gelişimci
youth worker, youth leader | gençlik çalışanı, gençlik lideri
case worker, caseworker, case manager | vaka yöneticisi, vaka görevlisi, vaka çalışanı
community worker, outreach worker, field worker-ngo | saha çalışanı, saha görevlisi
volunteer coordinator | gönüllü koordinatörü > coordinator
fundraiser, fundraising specialist, fundraising officer | kaynak geliştirme sorumlusu, fon geliştirme uzmanı, kaynak geliştirme uzmanı, bağışçı ilişkileri sorumlusu, bağış toplayıcı
project assistant | proje asistanı > assistant
project officer | proje görevlisi, proje sorumlusu
project coordinator, project co-ordinator | proje koordinatörü > coordinator
project specialist, project executive | proje uzmanı > specialist
project manager, project lead-manager | proje yöneticisi, proje müdürü > manager
programme manager, program manager | program yöneticisi, program müdürü > manager
imam, imam-hatip | imam, imam hatip, din görevlisi
muezzin | müezzin, müezzin kayyım
mufti | müftü
preacher | vaiz, vaize
priest | papaz, rahip
pastor | pastör
rabbi | haham
`;
