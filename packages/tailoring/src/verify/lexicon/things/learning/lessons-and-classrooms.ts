/** What is taught and done at schools, in the form of everyday/general.ts. */
export const LESSONS_AND_CLASSROOMS = `
independent kindergarten | bağımsız anaokulu > kindergarten
private kindergarten, private preschool | özel anaokulu > kindergarten
special school, special education school, special needs school | özel eğitim okulu > school
special education class, special needs class, special class | özel eğitim sınıfı, özel alt sınıf
support room, resource room | destek eğitim odası
support education, individual support lesson | destek eğitimi
multi-grade class, combined class, multigrade classroom, multigrade | birleştirilmiş sınıf, birleştirilmiş sınıflı okul
first grade, grade 1, year 1-class, first-grade | birinci sınıf, 1 sınıf
second grade, grade 2, second-grade | ikinci sınıf, 2 sınıf
third grade, grade 3, third-grade | üçüncü sınıf, 3 sınıf
fourth grade, grade 4, fourth-grade | dördüncü sınıf, 4 sınıf
fifth grade, grade 5, fifth-grade | beşinci sınıf, 5 sınıf
sixth grade, grade 6, sixth-grade | altıncı sınıf, 6 sınıf
seventh grade, grade 7, seventh-grade | yedinci sınıf, 7 sınıf
eighth grade, grade 8, eighth-grade | sekizinci sınıf, 8 sınıf
ninth grade, grade 9, ninth-grade | dokuzuncu sınıf, 9 sınıf
tenth grade, grade 10, tenth-grade | onuncu sınıf, 10 sınıf
eleventh grade, grade 11, eleventh-grade | on birinci sınıf, 11 sınıf
twelfth grade, grade 12, twelfth-grade, senior year-school | on ikinci sınıf, 12 sınıf
final-year student, final year student, senior student, last-year student | son sınıf öğrencisi > student
grade level, year group, class level, key stage | sınıf seviyesi, sınıf düzeyi
key stage 1, ks1 | key stage 1, ks1
key stage 2, ks2 | key stage 2, ks2
key stage 3, ks3 | key stage 3, ks3
key stage 4, ks4 | key stage 4, ks4
early years foundation stage, eyfs | eyfs
reception class | hazırlık sınıfı-ingiltere
class size, number of students, student numbers, pupil numbers | sınıf mevcudu, öğrenci sayısı
weekly lesson hours, weekly teaching hours, hours a week of lessons | haftalık ders saati, haftada ders saati
lesson observation, classroom observation | ders gözlemi, sınıf gözlemi
demonstration lesson, model lesson, sample lesson | örnek ders
catch-up lesson, remedial lesson, remedial teaching, remedial education, catch-up programme, remedial class, booster class | telafi dersi, yetiştirme kursu, telafi eğitimi, iyep
support and training course, dyk, school support course | destekleme ve yetiştirme kursu, dyk, destekleme kursu, takviye kursu
exam preparation, exam prep, test preparation, exam coaching, revision-exam | sınava hazırlık, sınav hazırlığı
university exam preparation, yks preparation, university entrance preparation | üniversite hazırlık, yks hazırlık, üniversiteye hazırlık, yks hazırlığı
lgs preparation, high school entrance preparation | lgs hazırlık, liseye hazırlık, lgs hazırlığı
tyt | tyt
ayt | ayt
pisa | pisa
multiple-choice test, multiple choice | çoktan seçmeli test, çoktan seçmeli
true-false question, gap-fill, open-ended question | açık uçlu soru
rubric, scoring rubric, grading rubric, assessment rubric | rubrik, dereceli puanlama anahtarı, değerlendirme rubriği
answer key | cevap anahtarı
formative assessment, assessment for learning | biçimlendirici değerlendirme
summative assessment | düzey belirleyici değerlendirme
placement test, level test, placement exam | seviye tespit sınavı, düzey belirleme sınavı, seviye sınavı
progress test, achievement test, progress assessment | başarı testi, kazanım testi, gelişim testi
learning outcome, learning objective, learning goal, learning outcomes, attainment target | öğrenme çıktısı, öğrenme hedefi, öğrenme kazanımı
student progress, pupil progress, progress of students, student development, learner progress | öğrenci gelişimi, öğrenci ilerlemesi, öğrenci gelişim takibi
development report, progress report-child, developmental report | gelişim raporu
portfolio-student, student portfolio, learning portfolio | öğrenci portfolyosu, gelişim dosyası, ürün dosyası
absenteeism-school, student absenteeism, truancy | öğrenci devamsızlığı
e-school, e-okul | e-okul
mebbis | mebbis
k12net | k12net
google classroom | google classroom
kahoot | kahoot
quizlet | quizlet
moodle | moodle
digital material, digital teaching material, digital content, digital learning material | dijital materyal, dijital içerik, dijital ders materyali
live lesson, live class, live online lesson | canlı ders
hybrid teaching, blended learning, hybrid education, hybrid lessons | hibrit eğitim, harmanlanmış öğrenme, karma eğitim-uzaktan
flipped classroom, flipped learning | ters yüz sınıf, ters yüz öğrenme, ters yüz edilmiş sınıf
project-based learning, pbl | proje tabanlı öğrenme
problem-based learning | probleme dayalı öğrenme
inquiry-based learning, discovery learning | sorgulama temelli öğrenme, buluş yoluyla öğrenme, araştırma temelli öğrenme
cooperative learning, collaborative learning | iş birlikli öğrenme, işbirlikli öğrenme
active learning | aktif öğrenme, etkin öğrenme
game-based learning, gamification, play-based learning, learning through play | oyun temelli öğrenme, oyunlaştırma, oyunla öğrenme, oyun temelli eğitim
constructivist, constructivism, constructivist approach | yapılandırmacı, yapılandırmacı yaklaşım
differentiated instruction, differentiation-teaching, differentiated teaching, differentiated lessons | farklılaştırılmış öğretim, farklılaştırma
communicative approach, communicative language teaching, communicative method | iletişimsel yaklaşım
clil | clil
coding education, coding lessons, coding class, coding for children | kodlama eğitimi, kodlama dersi, robotik kodlama
robotics club, robotics coding, robotics lessons | robotik kodlama kulübü
maker-education, maker workshop | maker atölyesi, maker
lego-education, lego | lego
mind games, intelligence games, brain games | akıl oyunları, zeka oyunları, akıl ve zeka oyunları
values education, character education | değerler eğitimi, karakter eğitimi
traffic education, road safety education | trafik eğitimi
sex education, body safety education | cinsel eğitim, mahremiyet eğitimi
environmental education | çevre eğitimi
eco-schools, eco-school | eko okul, eko-okullar
reading lesson, reading hour, silent reading | okuma dersi, okuma saati
speed reading | hızlı okuma
reading and writing teaching, literacy teaching, teaching reading and writing, phonics, phonics teaching, initial literacy | okuma yazma öğretimi, ilk okuma yazma, ilk okuma yazma öğretimi, ses temelli okuma
writing skill, writing skills | yazma becerisi, yazma becerileri
listening skill, listening skills, listening comprehension | dinleme becerisi, dinleme becerileri, dinlediğini anlama
speaking lesson, speaking practice, conversation lesson, conversation practice, speaking class | konuşma dersi, konuşma pratiği, pratik konuşma
language skills, four skills, language learning | dil becerileri, dört temel beceri, dil öğrenimi
pronunciation | telaffuz, sesletim
business english | iş ingilizcesi, business english
general english | genel ingilizce
academic english, english for academic purposes, eap | akademik ingilizce
english for specific purposes, esp-english, vocational english | mesleki ingilizce, özel amaçlı ingilizce
kids english, teaching english to young learners, young learners, english for children, teyl | çocuklara ingilizce, küçük yaş ingilizce
esl, english as a second language, eal, english as an additional language | ikinci dil olarak ingilizce, esl
ib, international baccalaureate, ib diploma | ib, uluslararası bakalorya, ib diploma
ib pyp, pyp, primary years programme | pyp, ib pyp
ib myp, myp, middle years programme | myp, ib myp
igcse, cambridge igcse | igcse
cambridge-exams, cambridge exams, cambridge english exams | cambridge sınavları
cefr, common european framework | cefr, avrupa dilleri ortak çerçeve programı, diller için avrupa ortak başvuru metni
reggio emilia, reggio | reggio emilia, reggio
waldorf, steiner, waldorf education | waldorf, waldorf pedagojisi
high/scope, highscope | high scope
gems-education, gems | gems
forest school, outdoor learning | orman okulu, açık havada öğrenme
circle time, morning circle | çember saati, sabah çemberi
activity-class, classroom activity, class activity | sınıf etkinliği, sınıf içi etkinlik
play activity, playtime, play time, free play | oyun etkinliği, oyun saati, serbest oyun
art activity, art activities, arts and crafts, craft activity, handicraft activity | sanat etkinlikleri, el işi etkinliği, el becerisi etkinliği
music activity, music time | müzik etkinliği
science activity, nature activity, science experiment-school | fen etkinliği, doğa etkinliği, fen deneyi
maths activity, number activity | matematik etkinliği
language activity, turkish activity | türkçe etkinliği, dil etkinliği
movement activity, physical activity-child | hareket etkinliği
daily plan, daily activity plan | günlük etkinlik planı, günlük akış planı
daily flow, daily routine, daily routines | günlük akış
monthly plan-teaching, monthly plan | aylık plan, aylık eğitim planı
learning centre-class, learning corner, activity corner, interest corner | öğrenme merkezi, ilgi köşesi, etkinlik köşesi
self-care, self-care skill, self-help skills, self-care skills | öz bakım becerisi, öz bakım becerileri, özbakım
breakfast time, breakfast-meal | kahvaltı saati
lunch supervision, lunchtime supervision, mealtime supervision | yemekhane nöbeti, yemek nöbeti
graduation ceremony, commencement | mezuniyet töreni, diploma töreni
national day celebration, 23 april, national sovereignty and children's day, april 23 celebration | 23 nisan, 23 nisan kutlaması, ulusal egemenlik ve çocuk bayramı
republic day, 29 october | 29 ekim, cumhuriyet bayramı
teachers' day | öğretmenler günü
school newspaper, school magazine | okul gazetesi, okul dergisi
school council, student council, student parliament | okul meclisi, öğrenci meclisi
theatre club, drama club | tiyatro kulübü
school play | okul tiyatrosu
choir-school, school choir | okul korosu
music club | müzik kulübü
debate club, debating, debate-school, debate | münazara, münazara kulübü
model united nations, mun | mun, model birleşmiş milletler
science olympiad | bilim olimpiyatı
maths olympiad, mathematics olympiad, math olympiad | matematik olimpiyatı
tübitak 4006, science fair 4006 | tübitak 4006, 4006 bilim fuarı
project competition, research project competition | araştırma projeleri yarışması
poetry recital, poem reading | şiir dinletisi, şiir okuma
parent information meeting, parent seminar | veli bilgilendirme toplantısı, veli semineri
parent training, parent education, parenting class, parenting education | aile eğitimi, veli eğitimi, ebeveyn eğitimi
parent interview, individual parent meeting, parent consultation, one-to-one parent meeting | bireysel veli görüşmesi
family participation, family involvement, parental involvement, family engagement | aile katılımı, veli katılımı, aile katılım çalışması
whatsapp group-parents, class group | veli grubu
student coaching, student mentoring, academic coaching, education coaching | öğrenci koçluğu, eğitim koçluğu, akademik koçluk
study skills, study habits, learning strategies, efficient study | verimli ders çalışma, çalışma becerileri, öğrenme stratejileri, ders çalışma alışkanlığı
study programme, study plan, study schedule | ders çalışma programı
learning difficulty, learning problem, learning problems | öğrenme problemi, öğrenme sorunu
university preference counselling, university choice guidance, university choice, university counselling, college counselling, university applications | tercih danışmanlığı, üniversite tercih danışmanlığı, üniversite tercihi
vocational orientation, career orientation, career choice | mesleki yönlendirme, meslek seçimi, meslek tanıtımı
career day | kariyer günü
student guidance, student counselling, student support-guidance | öğrenci rehberliği, öğrenci danışma
sociometry, class sociogram | sosyometri
interest inventory, vocational interest inventory | ilgi envanteri, mesleki ilgi envanteri
student recognition form, student information form | öğrenci tanıma formu
enrolment, enrollment, student enrolment, student registration, school registration, student admissions, enrolling students | öğrenci kaydı, okul kaydı, kayıt kabul, öğrenci kayıt
student recruitment, student intake | öğrenci kazanımı, öğrenci alımı
school administration-thing, school management, school leadership | okul idaresi, okul müdürlüğü
school development plan, school improvement plan, school improvement | okul gelişim planı, okul geliştirme
teaching practice, teaching practicum, school placement, practicum, student teaching, teaching internship, teaching placement | öğretmenlik uygulaması, öğretmenlik stajı, okul deneyimi
mentor teacher, cooperating teacher | danışman öğretmen, uygulama öğretmeni
candidate teacher training, induction programme-teacher | adaylık eğitimi, aday öğretmen yetiştirme
teacher training, teacher education, initial teacher training | öğretmen yetiştirme, öğretmen eğitimi
seminar period, seminar work-teachers | seminer dönemi, seminer çalışması
teaching experience, classroom experience | öğretmenlik deneyimi, öğretmenlik tecrübesi
teaching skill, teaching skills | öğretim becerisi, öğretmenlik becerileri
summer school, summer course | yaz okulu, yaz kursu
winter school | kış okulu
weekend course, weekend class | hafta sonu kursu
evening course, evening class, night class | akşam kursu, akşam dersi
intensive course, crash course | yoğun kurs, hızlandırılmış kurs
after-school care, after school care, homework club, after-school study | okul sonrası bakım, ödev kulübü
homework help, homework support, homework supervision, help with homework | ödev yardımı, ödev desteği, ödev takibi
private lesson-maths, maths tutoring, private maths lessons | matematik özel dersi
english tutoring, private english lessons | ingilizce özel ders
one-to-one lesson, individual lesson, one-to-one teaching, one-on-one lesson, individual teaching, one-to-one sessions | bireysel ders, birebir eğitim, bireysel eğitim
hourly-paid lessons, paid hourly lesson | ücretli ders, ek ders
compulsory service-teacher, eastern service | zorunlu hizmet, doğu görevi
permanent teacher-post, tenured post, tenure | kadrolu
appointment-teacher, assignment-teacher, teacher appointment | öğretmen ataması
public school teacher-work, state school teaching | devlet okulu öğretmenliği
literacy course, adult literacy course, adult literacy | okuma yazma kursu, yetişkin okuryazarlığı
handicraft course, sewing course-adult | el sanatları kursu
isku, ismek | ismek, isku
course programme-plan, course outline, course plan, syllabus design | kurs programı, kurs planı, ders izlencesi
trainee-course, course attendee, learner, adult learner, learners | kurs öğrencisi, yetişkin öğrenci
train the trainer, training of trainers, tot | eğiticinin eğitimi, eğitmen eğitimi, eğitici eğitimi
communication training, communication skills training | iletişim eğitimi
life coaching, life coach work | yaşam koçluğu
executive coaching | yönetici koçluğu
icf, international coaching federation | icf, uluslararası koçluk federasyonu
coaching session, coaching conversation | koçluk seansı, koçluk görüşmesi
fitness class, group fitness class, gym class | fitness dersi, grup dersi-spor
quran course | kuran kursu
mainstream education, mainstream school, regular education, mainstream class | örgün eğitim, normal okul, normal sınıf
`;
