/** Teachers, trainers, researchers, librarians and social workers, in the form of any-trade.ts. */
export const TEACHERS_AND_TRAINERS = `
french teacher | fransızca öğretmeni > teacher
spanish teacher | ispanyolca öğretmeni > teacher
russian teacher | rusça öğretmeni > teacher
arabic teacher | arapça öğretmeni > teacher
italian teacher | italyanca öğretmeni > teacher
chinese teacher, mandarin teacher | çince öğretmeni > teacher
japanese teacher | japonca öğretmeni > teacher
latin teacher | latince öğretmeni > teacher
foreign language teacher, language teacher, modern languages teacher, modern foreign languages teacher, mfl teacher | yabancı dil öğretmeni, dil öğretmeni > teacher
language instructor, language trainer | dil eğitmeni > instructor
english instructor, english trainer | ingilizce eğitmeni, ingilizce okutmanı > language instructor, instructor
turkish as a foreign language teacher, teacher of turkish as a foreign language, turkish instructor | yabancılara türkçe öğretmeni, türkçe okutmanı > teacher
drawing teacher-technical | teknik resim öğretmeni > teacher
accounting teacher | muhasebe öğretmeni > teacher
economics teacher, business teacher | ekonomi öğretmeni, işletme öğretmeni > teacher
psychology teacher | psikoloji öğretmeni > teacher
sociology teacher | sosyoloji öğretmeni > teacher
citizenship teacher | vatandaşlık öğretmeni > teacher
design and technology teacher, technology and design teacher, dt teacher | teknoloji ve tasarım öğretmeni > teacher
food technology teacher, home economics teacher, cookery teacher, culinary teacher | ev ekonomisi öğretmeni, yiyecek içecek öğretmeni, aşçılık öğretmeni > teacher
child development teacher | çocuk gelişimi öğretmeni > teacher
nursing teacher, health teacher, nurse teacher | hemşirelik öğretmeni, sağlık bilgisi öğretmeni, sağlık meslek dersleri öğretmeni > teacher
electrical teacher, electricity and electronics teacher | elektrik öğretmeni, elektrik elektronik öğretmeni > teacher
machine teacher, machine technology teacher | makine öğretmeni, makine teknolojisi öğretmeni > teacher
sewing teacher, clothing teacher | giyim öğretmeni > teacher
fashion design teacher | moda tasarım öğretmeni > teacher
coding teacher, coding instructor, robotics teacher, robotics instructor, robotics and coding teacher | kodlama öğretmeni, kodlama eğitmeni, robotik öğretmeni, robotik kodlama öğretmeni, robotik eğitmeni > teacher
chess teacher, chess instructor, chess coach | satranç öğretmeni, satranç eğitmeni, satranç antrenörü > teacher
mind games trainer, intelligence games instructor | akıl oyunları eğitmeni, zeka oyunları eğitmeni > instructor
piano teacher | piyano öğretmeni, piyano eğitmeni > music teacher, teacher
guitar teacher, guitar instructor | gitar öğretmeni, gitar eğitmeni > music teacher
violin teacher | keman öğretmeni, keman eğitmeni > music teacher
singing teacher, vocal coach, voice teacher, voice coach | şan öğretmeni, ses eğitmeni, şan hocası, şan eğitmeni, vokal koçu > teacher
ballet teacher, ballet instructor | bale öğretmeni, bale eğitmeni > dance teacher
folk dance teacher, folk dance instructor | halk oyunları öğretmeni, halk oyunları eğitmeni > teacher
theatre teacher, acting teacher, acting coach, acting instructor | tiyatro öğretmeni, oyunculuk eğitmeni, oyunculuk hocası, oyunculuk koçu > teacher
ceramics teacher, pottery teacher, pottery instructor | seramik öğretmeni, seramik eğitmeni > teacher
photography instructor, photography teacher | fotoğrafçılık eğitmeni > instructor
painting instructor, drawing instructor, painting teacher-course | resim eğitmeni, resim kursu öğretmeni > instructor
cooking instructor, cookery instructor, culinary instructor, cooking teacher | aşçılık eğitmeni, mutfak eğitmeni > instructor
makeup instructor | makyaj eğitmeni > beauty trainer, instructor
hairdressing teacher, hairdressing instructor | kuaförlük eğitmeni > instructor
beauty trainer, beauty instructor | güzellik eğitmeni > instructor
year 1 teacher, first grade teacher, first-grade teacher | birinci sınıf öğretmeni > class teacher
lower primary teacher, infant teacher | 1 ve 2 sınıf öğretmeni > class teacher
middle school teacher, lower secondary teacher, secondary school teacher | ortaokul branş öğretmeni, ortaokul öğretmeni > teacher
toddler teacher, creche teacher, daycare teacher, nursery practitioner | kreş eğitmeni, kreş öğretmen > teacher
early years practitioner, early years educator, early childhood educator | erken çocukluk eğitimcisi
nursery nurse, nursery assistant, early years assistant, nursery worker, childcare worker, daycare worker, childcare assistant | kreş çalışanı, kreş yardımcı öğretmeni, kreş personeli, çocuk bakım elemanı
montessori teacher, montessori educator, montessori guide | montessori öğretmeni, montessori eğitmeni > teacher
toy library worker, play leader, playworker, play worker | oyun ablası, oyun alanı görevlisi
children's entertainer, animator-children | çocuk animatörü
head of kindergarten, kindergarten head, kindergarten director, kindergarten principal, nursery manager, preschool director, preschool manager, nursery school head | anaokulu müdürü, kreş müdürü, kreş müdiresi, anaokulu yöneticisi
kindergarten owner, nursery owner | anaokulu kurucusu, kreş kurucusu, anaokulu sahibi
school founder | okul kurucusu
founding principal | kurucu müdür
education director, director of education | eğitim direktörü
academic coordinator, education coordinator | akademik koordinatör, eğitim koordinatörü > coordinator
academic director, director of studies, academic manager | akademik direktör, akademik müdür
head of year, year head, year leader, grade level coordinator | sınıf seviyesi koordinatörü, kademe sorumlusu
head of english, english department head, head of english department | ingilizce zümre başkanı, ingilizce bölüm başkanı
head of mathematics, head of maths, maths department head | matematik zümre başkanı
curriculum coordinator, curriculum specialist, curriculum developer | program geliştirme uzmanı, müfredat uzmanı, müfredat geliştirme uzmanı
instructional designer, learning designer, e-learning designer | öğretim tasarımcısı, eğitim tasarımcısı, e-öğrenme tasarımcısı
measurement and evaluation specialist, assessment specialist, assessment coordinator | ölçme değerlendirme uzmanı, ölçme ve değerlendirme uzmanı
question writer, item writer, test item writer | soru yazarı
exam marker | sınav değerlendirici
oral examiner, speaking examiner | sözlü sınav görevlisi
special educational needs coordinator, senco, sen coordinator | özel eğitim koordinatörü
special needs assistant, sna, one-to-one support, learning support assistant, lsa, sen teaching assistant | gölge öğretmen, kolaylaştırıcı öğretmen, özel eğitim yardımcısı
shadow teacher | gölge öğretmeni, kaynaştırma öğretmeni
special education specialist, special educator | özel eğitim uzmanı
teacher of the deaf | işitme engelliler öğretmeni > special education teacher
teacher of the blind, teacher of the visually impaired | görme engelliler öğretmeni > special education teacher
teacher of the mentally disabled, teacher for intellectual disabilities | zihin engelliler öğretmeni, zihinsel engelliler öğretmeni > special education teacher
maths tutor, mathematics tutor, private maths tutor | matematik özel ders öğretmeni > private tutor
english tutor, private english tutor, online english tutor | ingilizce özel ders öğretmeni > private tutor
online english teacher | online ingilizce öğretmeni > english teacher, teacher
online teacher, online tutor, online instructor | online öğretmen, online eğitmen, çevrimiçi öğretmen > teacher
study coach, student coach, education coach, academic coach, exam coach | öğrenci koçu, eğitim koçu, sınav koçu, yks koçu
study hall teacher, study hall supervisor, boarding school supervisor, dormitory supervisor, residential tutor | belletmen, belletici öğretmen, etüt sorumlusu
dormitory manager, dorm manager, hall warden, boarding house manager | yurt müdürü, yurt yöneticisi, pansiyon müdürü > manager
public education teacher, adult education instructor, adult educator, adult education teacher | halk eğitim öğretmeni, halk eğitim usta öğreticisi, yetişkin eğitimcisi
literacy teacher, literacy instructor | okuma yazma öğreticisi, okuma yazma eğitmeni
expert teacher, specialist teacher | uzman öğretmen > teacher
chief teacher, master teacher | başöğretmen > teacher
permanent teacher, tenured teacher | kadrolu öğretmen > teacher
branch teacher-course, course centre teacher, cram school teacher | dershane öğretmeni, kurs merkezi öğretmeni > teacher
training coordinator, training co-ordinator | eğitim koordinatör yardımcısı, kurumsal eğitim koordinatörü
technical trainer | teknik eğitmen > instructor
sales trainer | satış eğitmeni > instructor
it trainer, computer trainer, computer instructor, software trainer | bilgisayar eğitmeni, bilişim eğitmeni, yazılım eğitmeni > instructor
occupational safety trainer, health and safety trainer | isg eğitmeni, iş güvenliği eğitmeni > instructor
forklift instructor, operator trainer | forklift eğitmeni, operatör eğitmeni > instructor
personal development trainer | kişisel gelişim eğitmeni, kişisel gelişim uzmanı > instructor
life coach, professional coach, certified coach | yaşam koçu, profesyonel koç
executive coach, business coach, leadership coach | yönetici koçu
career coach, career counsellor, career adviser, careers adviser, career counselor | kariyer koçu, kariyer danışmanı
student adviser, student advisor, student counsellor-university, student consultant | öğrenci danışmanı
overseas education consultant, study abroad consultant, study abroad adviser | yurt dışı eğitim danışmanı
education consultant, educational consultant, admissions adviser, school registration officer | okul kayıt danışmanı, eğitim satış danışmanı
admissions officer-school, school admissions officer, registrar-school, student affairs officer | öğrenci işleri memuru, öğrenci işleri görevlisi, kayıt kabul görevlisi
student affairs manager | öğrenci işleri müdürü
student affairs director | öğrenci işleri daire başkanı
school secretary | okul sekreteri > secretary
school caretaker, school janitor, school cleaner | okul hizmetlisi, hademe, okul temizlik görevlisi > cleaner
school bus attendant, school bus monitor, bus hostess-school, school bus hostess, school bus escort | servis hostesi, servis ablası, okul servisi rehber personeli, okul servisi rehberi, rehber personel
lunchtime supervisor, midday supervisor, midday assistant | yemekhane gözetmeni
summer camp leader, camp leader, camp counsellor, camp counselor | kamp lideri, kamp gözetmeni, kamp eğitmeni
scout leader | izci lideri
gymnastics coach, gymnastics instructor | jimnastik antrenörü > coach
athletics coach, track coach, track and field coach, running coach | atletizm antrenörü > coach
martial arts instructor | dövüş sanatları eğitmeni > coach
taekwondo coach, taekwondo instructor | taekwondo antrenörü, tekvando antrenörü > martial arts instructor, coach
karate instructor, karate coach | karate antrenörü, karate eğitmeni > martial arts instructor, coach
ski instructor, skiing instructor, ski teacher | kayak eğitmeni, kayak öğretmeni, kayak hocası > instructor
diving instructor, dive instructor, scuba instructor | dalış eğitmeni, dalış öğretmeni > instructor
riding instructor, horse riding instructor | binicilik eğitmeni, binicilik antrenörü > instructor
emeritus professor | emekli profesör
visiting lecturer, guest lecturer, adjunct lecturer, part-time lecturer | misafir öğretim görevlisi, yarı zamanlı öğretim görevlisi, dışarıdan öğretim elemanı
visiting professor, adjunct professor | misafir öğretim üyesi, misafir profesör
visiting researcher, guest researcher | misafir araştırmacı > researcher
doctoral researcher, phd researcher, doctoral student, phd student | doktora öğrencisi, doktora araştırmacısı
master's student, postgraduate student, graduate student | yüksek lisans öğrencisi
undergraduate student, bachelor's student, university student | lisans öğrencisi, üniversite öğrencisi
project researcher, project scientist | proje araştırmacısı > researcher
project bursar, scholarship student, project scholar | bursiyer araştırmacı, bursiyer
senior scientist | kıdemli bilim insanı
research manager | araştırma müdürü
research director, head of research | araştırma direktörü
research technician | araştırma teknisyeni, araştırma teknikeri > technician
market researcher, market research specialist, market research executive, market research analyst | pazar araştırmacısı, pazar araştırma uzmanı, pazar araştırması uzmanı
molecular biologist | moleküler biyolog > biologist
marine biologist | deniz biyoloğu > biologist
plant biologist, botanist | botanikçi, bitki bilimci
zoologist | zoolog, hayvan bilimci
ecologist | ekolog
entomologist | entomolog
virologist | virolog
parasitologist | parazitolog
toxicologist | toksikolog
pharmacologist | farmakolog
bioinformatician | biyoinformatikçi, biyoinformatik uzmanı
biostatistician | biyoistatistik uzmanı, biyoistatistikçi > statistician
biotechnologist | biyoteknolog
analytical chemist | analitik kimyager > chemist
research chemist | araştırma kimyageri > chemist
organic chemist | organik kimyager > chemist
polymer chemist | polimer kimyageri > chemist
formulation chemist, formulator | formülasyon uzmanı, formülasyon kimyageri
astronomer | astronom, gök bilimci
astrophysicist | astrofizikçi
meteorologist | meteorolog, meteoroloji uzmanı
geophysicist | jeofizikçi
hydrologist | hidrolog
oceanographer | oşinograf
seismologist | sismolog
demographer | demograf
ethnographer, ethnologist | etnograf, etnolog
art historian | sanat tarihçisi
theologian | ilahiyatçı, teolog
university librarian, academic librarian | üniversite kütüphanecisi > librarian
school librarian | okul kütüphanecisi > librarian
children's librarian | çocuk kütüphanecisi > librarian
cataloguer, cataloguing librarian, cataloger | kataloglama uzmanı, kataloglama kütüphanecisi
reference librarian | referans kütüphanecisi, danışma kütüphanecisi > librarian
library director, head librarian, library manager, chief librarian | kütüphane müdürü, kütüphane ve dokümantasyon daire başkanı
library assistant, library clerk, library technician, library attendant, librarian-assistant | kütüphane memuru, kütüphane yardımcısı, kütüphane asistanı
information specialist, information officer-library, documentalist, documentation specialist | bilgi uzmanı, dokümantasyon uzmanı, dokümantalist
museum guide | müze rehberi
museum attendant, gallery attendant, museum guard | müze görevlisi
museum educator, museum education specialist | müze eğitimcisi, müze eğitmeni
museum director, museum manager | müze müdürü
museum specialist, museum researcher, museologist | müze uzmanı, müze araştırmacısı > specialist
art restorer, conservator, restorer | restoratör, konservatör
senior social worker, lead social worker | kıdemli sosyal hizmet uzmanı > social worker
medical social worker, hospital social worker | tıbbi sosyal hizmet uzmanı, hastane sosyal hizmet uzmanı > social worker
child protection social worker, children's social worker | çocuk koruma sosyal çalışmacısı > social worker
school social worker | okul sosyal hizmet uzmanı, okul sosyal çalışmacısı > social worker
social work assistant, social work aide, social services assistant | sosyal hizmet teknikeri, sosyal hizmet asistanı
family support worker | aile destek görevlisi, asdep görevlisi, aile sosyal destek görevlisi
child protection officer, child protection specialist | çocuk koruma uzmanı, çocuk koruma görevlisi
residential child care worker, residential care worker, house parent, group mother | grup sorumlusu-çocuk, bakım annesi, çocuk evi bakım personeli, çocuk evleri bakım elemanı
probation officer | denetimli serbestlik memuru, denetimli serbestlik uzmanı
refuge worker, shelter worker, hostel worker, homeless support worker | sığınma evi çalışanı, barınak görevlisi
refugee support worker, protection officer, protection specialist | koruma uzmanı
youth counsellor, youth counselor, youth adviser | gençlik danışmanı
crisis counsellor, helpline counsellor, crisis worker | kriz danışmanı
health mediator, community health worker, health outreach worker | sağlık aracısı, toplum sağlığı çalışanı
gerontologist | gerontolog
home economist | ev ekonomisti
`;
