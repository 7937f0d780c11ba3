/** Schools, universities and training, in the form of everyday/general.ts. */
export const SCHOOLS_AND_TEACHING = `
early childhood education, preschool education, preschool teaching, early years education, pre-school teaching | okul öncesi eğitim, okul öncesi öğretmenliği, erken çocukluk eğitimi
daycare, day care, day nursery, crèche, childcare centre | kreş, gündüz bakımevi
childcare, child care, babysitting, nannying, child minding | çocuk bakımı, çocuk bakıcılığı, dadılık > care
primary education, elementary education | ilköğretim, temel eğitim
primary school teaching, primary teaching, class teaching | sınıf öğretmenliği
anatolian high school | anadolu lisesi > high school
science high school | fen lisesi > high school
imam hatip high school | imam hatip lisesi > high school
private school, independent school | özel okul > school
state school, public school-state | devlet okulu > school
boarding school | yatılı okul, yatılı bölge okulu > school
language school, language course centre | dil okulu, dil kursu
cram school, private teaching institution, tutoring centre, test prep centre | dershane, etüt merkezi, özel öğretim kursu
public education centre, adult education centre, community education centre | halk eğitim merkezi, halk eğitim, hem
adult education, continuing education, lifelong learning | yetişkin eğitimi, yaygın eğitim, hayat boyu öğrenme
vocational education, vocational training, vet-training | mesleki eğitim, meslek eğitimi
apprenticeship training, vocational training centre | mesleki eğitim merkezi, çıraklık eğitimi
distance education, distance learning, remote learning, online education, online teaching, e-learning, remote teaching, online training, distance training | uzaktan eğitim, online eğitim, çevrimiçi eğitim, e-öğrenme
learning management system, lms, learning platform, e-learning platform | öğrenme yönetim sistemi, lms, öys, eğitim platformu
open education, open university faculty | açıköğretim, açık öğretim
in-service training, in-house training, professional development, cpd, continuing professional development, workplace training, internal training, company training | hizmet içi eğitim, mesleki gelişim, kurum içi eğitim, şirket içi eğitim, iç eğitim
on-the-job training, job training, training on the job | iş başı eğitimi, işbaşı eğitimi, iş başında eğitim, iş üstünde eğitim
orientation, induction, induction training, orientation training, settling-in, settling in, adaptation, onboarding training, settling-in period, adaptation week, school adaptation, settling children | oryantasyon, uyum eğitimi, alışma, işe alıştırma, adaptasyon, uyum, oryantasyon eğitimi, işe alıştırma eğitimi, işe başlama eğitimi, uyum haftası, okula uyum, uyum süreci, oryantasyon haftası
training programme, training program, course programme, training scheme | eğitim programı
training material, course material, teaching material, learning material, educational material, teaching aid, classroom material, training materials, training content, training document, training documents, learning materials | eğitim materyali, ders materyali, öğretim materyali, eğitim içeriği, ders notu, eğitim dokümanı, eğitim malzemesi, eğitim materyalleri
lesson plan, lesson planning | ders planı, günlük plan, ders planlama
unit plan, annual plan-teaching, scheme of work, yearly plan, annual plan | yıllık plan, ünitelendirilmiş yıllık plan
curriculum development, curriculum design | müfredat geliştirme, program geliştirme
teaching method, teaching methods, pedagogy | öğretim yöntemi, pedagoji, öğretim yöntemleri
pedagogical formation, teaching certificate, teaching qualification, teaching credential, pedagogical formation certificate | pedagojik formasyon, formasyon, pedagojik formasyonlu, formasyonlu
pgce | pgce > pedagogical formation
qts, qualified teacher status | qts
form class, homeroom | rehberlik sınıfı
first-year student, freshman | birinci sınıf öğrencisi, hazırlık öğrencisi > student
undergraduate-student | lisans öğrencisi > student
postgraduate student, graduate student, master's student | yüksek lisans öğrencisi > student
doctoral student, phd student | doktora öğrencisi > student
gifted student, gifted and talented | üstün yetenekli, özel yetenekli, üstün yetenekli öğrenci
inclusion student, inclusion pupil, mainstreamed student, integration student | kaynaştırma öğrencisi, bütünleştirme öğrencisi > student
written exam, written test | yazılı sınav, yazılı > exam
oral exam, viva, oral examination | sözlü sınav > exam
midterm, midterm exam, mid-term exam | vize, ara sınav, vize sınavı > exam
final exam, end-of-term exam, final examination, final test | final, final sınavı, dönem sonu sınavı, bitirme sınavı > exam
resit, re-sit, make-up exam | bütünleme, telafi sınavı > exam
quiz | quiz, kısa sınav
entrance exam, admission test | giriş sınavı, kabul sınavı > exam
university entrance exam, yks, college entrance exam | üniversite sınavı, yks, üniversite giriş sınavı > exam
high school entrance exam, lgs | lgs, liselere geçiş sınavı > exam
exam paper, exam papers | sınav kağıdı
exam question, test question, question-exam | sınav sorusu, soru
question bank, item bank | soru bankası
marking, grading | not verme, notlandırma, sınav okuma
grade, school grade, mark-school | not, ders notu
report card, school report | karne
pass rate, success rate | başarı oranı, geçme oranı
academic achievement, academic success, student achievement | akademik başarı, öğrenci başarısı
group work | grup çalışması
study session, supervised study, study hall | etüt, etüt saati
extracurricular activity, after-school activity, after-school club, extracurricular | ders dışı etkinlik, sosyal etkinlik, okul kulübü, kulüp çalışması
school club, student club, student society | öğrenci kulübü, öğrenci topluluğu
mother | anne
father | baba
parent-teacher association, pta | okul aile birliği
parent communication, communication with parents, parental engagement, parent engagement | veli iletişimi, veli ilişkileri
school guidance, guidance service, pastoral care, counselling service | rehberlik, rehberlik servisi, psikolojik danışma ve rehberlik, pdr
career guidance, career counselling, careers advice, career counseling | kariyer danışmanlığı, mesleki rehberlik, kariyer rehberliği
staff room, teachers' room, staffroom | öğretmenler odası
staff meeting, teachers' meeting | öğretmenler kurulu, personel toplantısı, kurul toplantısı
duty-school, break duty, playground duty, corridor duty | nöbetçi öğretmenlik, nöbet
playground, schoolyard | okul bahçesi, oyun alanı, oyun bahçesi, oyun parkı, çocuk parkı
corner | köşe
whiteboard, blackboard, board-class | tahta, yazı tahtası
smart board, interactive whiteboard, smartboard | akıllı tahta, etkileşimli tahta
textbook, coursebook, course book | ders kitabı
workbook, exercise book | çalışma kitabı, alıştırma kitabı
toy | oyuncak
game-play, educational game | oyun, eğitici oyun
story, tale | hikaye, öykü
nap, sleep, nap time, sleeping | uyku, öğle uykusu, uyku saati
montessori | montessori
developmental | gelişimsel
child development | çocuk gelişimi
development plan | gelişim planı
year-olds, years old, aged, year old | yaş, yaşında, yaş grubu
five-year-old, five year old, age five | 5 yaş, beş yaş
three-year-old, three year old, age three | 3 yaş, üç yaş
four-year-old, four year old, age four | 4 yaş, dört yaş
six-year-old, six year old, age six | 6 yaş, altı yaş
show-school, end-of-year show, school show, school performance, year-end show | yıl sonu gösterisi, gösteri, yıl sonu müsameresi
stage set, set-stage, scenery, stage decor, decor, set construction | dekor, sahne dekoru
festival, fest | festival, şenlik
science festival, science fair | bilim şenliği, bilim fuarı
olympiad | olimpiyat
reading-writing, literacy, reading and writing | okuma yazma, okuryazarlık
numeracy | sayısal beceri
reading comprehension, reading skills | okuduğunu anlama, okuma becerisi
speaking skill, speaking skills, conversation class, speaking club | konuşma becerisi, konuşma kulübü
grammar | dil bilgisi, dilbilgisi, gramer
vocabulary | kelime bilgisi, sözcük dağarcığı
english teaching, english language teaching, elt, tefl, tesol, teaching english, efl | ingilizce öğretmenliği, ingiliz dili öğretimi, ingilizce öğretimi
turkish as a foreign language | yabancı dil olarak türkçe, yabancılara türkçe
science-subject, science class, natural science | fen bilgisi, fen bilimleri, fen
social studies | sosyal bilgiler
physical education, pe, pe lessons, physical education and sports | beden eğitimi, beden eğitimi ve spor
religious education | din kültürü, din kültürü ve ahlak bilgisi
visual arts, art class | görsel sanatlar, resim dersi
music class, music lessons, music tuition | müzik dersi
philosophy, philosophical | felsefe, felsefi
sociology, sociological | sosyoloji, sosyolojik
higher education, tertiary education | yükseköğretim, yüksek öğretim
vocational school of higher education, community college, two-year college | meslek yüksekokulu, myo
school-higher | yüksekokul
faculty of medicine, medical school | tıp fakültesi > faculty
faculty of law, law school, law faculty | hukuk fakültesi > faculty
faculty of education, school of education, education faculty | eğitim fakültesi > faculty
faculty of economics and administrative sciences, iibf | iktisadi ve idari bilimler fakültesi, iibf > faculty
faculty of arts and sciences, faculty of science and letters | fen edebiyat fakültesi, fen-edebiyat fakültesi > faculty
faculty of pharmacy, pharmacy school | eczacılık fakültesi > faculty
faculty of dentistry, dental school | diş hekimliği fakültesi > faculty
institute of science, graduate school of science | fen bilimleri enstitüsü
institute of social sciences, graduate school of social sciences | sosyal bilimler enstitüsü
graduate school | lisansüstü eğitim enstitüsü, enstitü
postgraduate, graduate-level | lisansüstü
dean's office, deanery | dekanlık
rectorate, rector's office | rektörlük
student affairs, registrar's office, registry-student | öğrenci işleri
campus, site-campus | kampüs, yerleşke
dormitory, dorm, hall of residence, student residence, student accommodation, student dormitory, student hall | yurt, öğrenci yurdu
lecture, university lecture | ders, konferans
lecture hall, auditorium | amfi, oditoryum
credit-course, ects, course credit | akts, kredi
elective course, elective-thing | seçmeli ders
prep year, preparatory class, preparatory year | hazırlık sınıfı, hazırlık
honours degree, honors degree, first-class honours | onur derecesi
honour roll, dean's list, honor roll | onur listesi, yüksek onur
top of the class, valedictorian | okul birincisi, bölüm birincisi
master's thesis | yüksek lisans tezi > thesis
doctoral thesis, phd thesis | doktora tezi > thesis
thesis defence, thesis defense, viva voce | tez savunması
academic, scholarly | akademik
erasmus | erasmus > exchange programme
exchange programme, student exchange, exchange student | değişim programı, öğrenci değişimi
research assistantship | araştırma görevliliği
council of higher education | yükseköğretim kurulu
ministry of national education, ministry of education, meb | milli eğitim bakanlığı, meb > ministry
provincial directorate of national education | il milli eğitim müdürlüğü
district directorate of national education | ilçe milli eğitim müdürlüğü
tubitak, scientific and technological research council of turkey, scientific and technological research council | tübitak, türkiye bilimsel ve teknolojik araştırma kurumu
eba | eba, eğitim bilişim ağı
ofsted | ofsted
subject group, subject department, teachers' subject group | zümre, zümre öğretmenleri
university department, academic department | ana bilim dalı, anabilim dalı, akademik bölüm
village school | köy okulu > school
`;
