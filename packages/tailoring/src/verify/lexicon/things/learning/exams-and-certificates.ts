/** Certificates, exams, licences, official bodies and awards, in the form of everyday/general.ts. */
export const EXAMS_AND_CERTIFICATES = `
certificate, certification, certified, certificate-of-completion | sertifika, belge, sertifikalı, belgeli, sertifikası
myk certificate, myk, vocational qualification certificate, vocational qualification, vocational qualifications authority certificate | myk, myk belgesi, mesleki yeterlilik belgesi, mesleki yeterlilik
vocational qualifications authority | mesleki yeterlilik kurumu
kpss, public personnel selection exam, public personnel selection examination, civil service exam | kpss, kamu personeli seçme sınavı
ales, academic personnel and graduate education entrance exam | ales
yds | yds, yabancı dil bilgisi seviye tespit sınavı > foreign language exam
foreign language exam, foreign language proficiency exam | yabancı dil sınavı
yökdil | yökdil
dgs, vertical transfer exam | dgs, dikey geçiş sınavı
tus, medical specialisation exam, medical specialty exam | tus, tıpta uzmanlık sınavı
dus | dus, diş hekimliğinde uzmanlık eğitimi giriş sınavı
eus | eus
ösym | ösym
toefl | toefl
toefl ibt | toefl ibt > toefl
ielts | ielts
toeic | toeic
cae, c1 advanced | cae
fce, b2 first | fce
celta | celta
delta-teaching | delta
goethe-zertifikat, goethe certificate | goethe sertifikası, goethe-zertifikat
testdaf | testdaf
delf | delf
dele | dele
tömer | tömer
hsk | hsk
gre | gre
gmat | gmat
sat-exam | sat
gcse, gcses | gcse
a-level, a level, a-levels, a levels | a-level
btec | btec
nvq | nvq
hnd, higher national diploma | hnd
ged | ged
cmi, chartered management institute | cmi
cips | cips
cipd | cipd
iosh, iosh managing safely | iosh
nebosh, nebosh general certificate | nebosh
cscs card, cscs | cscs kartı, cscs
osha, osha 30, osha 10 | osha
dbs check, dbs, enhanced dbs, criminal record check, background check-criminal | adli sicil kaydı, sabıka kaydı
criminal record certificate, clean criminal record, criminal record | adli sicil belgesi, temiz sabıka, adli sicil
personal licence, personal licence for alcohol, alcohol licence, licence to sell alcohol | alkol satış ruhsatı, içki ruhsatı
twic card, twic | twic kartı, twic
nmc registration, nmc, nursing and midwifery council | nmc
rn licence, registered nurse licence, rn license, nursing licence | hemşirelik ruhsatı
gphc, general pharmaceutical council | gphc
sra | sra
chartered engineer, ceng | chartered engineer
professional engineer licence, pe license | profesyonel mühendis
asnt level ii, ndt level 2, ndt level ii | ndt seviye 2, ndt level 2
ndt, non-destructive testing, non destructive testing, nondestructive testing, non-destructive inspection, non-destructive examination, nde | ndt, tahribatsız muayene, tahribatsız test
ultrasonic testing, ultrasonic inspection, ut-ndt | ultrasonik muayene, ultrasonik test > ndt
iwe, international welding engineer | iwe, uluslararası kaynak mühendisi
masak certificate | masak uyum görevlisi belgesi
mortgage adviser certificate, cemap | cemap
patent attorney licence | patent vekilliği, marka vekilliği
customs consultancy licence, customs broker licence, customs broker license | gümrük müşavirliği karnesi, gümrük müşavirliği izin belgesi
assistant customs broker licence | gümrük müşavir yardımcılığı belgesi
tourist guide licence, tour guide licence, tourist guide badge, guide badge, guide licence, guiding licence, kokart | turist rehberliği ruhsatnamesi, rehberlik kokartı, kokart, rehberlik belgesi, rehber kokartı
mediator registration, mediator licence, mediation certificate | arabulucu belgesi, arabuluculuk belgesi
mediation training, basic mediation training | arabuluculuk eğitimi, arabuluculuk temel eğitimi
expert witness certificate | bilirkişilik belgesi
workplace nurse certificate, occupational nurse certificate | işyeri hemşireliği belgesi
intensive care nursing certificate | yoğun bakım hemşireliği sertifikası
operating room nursing certificate | ameliyathane hemşireliği sertifikası
child development certificate | çocuk gelişimi sertifikası
cooking certificate, cookery certificate, chef certificate | aşçılık belgesi, aşçılık sertifikası
barista certificate, barista training | barista sertifikası, barista eğitimi
electrician licence, electrician certificate, electrical installer licence | elektrik ustalık belgesi, elektrik tesisatçısı belgesi
course certificate, certificate of completion, completion certificate | kurs bitirme belgesi, kurs belgesi, bitirme belgesi
diploma, degree certificate, leaving certificate-diploma | diploma, diplomalı
high school diploma, school leaving certificate, secondary school diploma | lise diploması
associate degree, associate's degree, foundation degree, associate's, two-year degree | ön lisans, önlisans, ön lisans derecesi
bachelor's degree, bachelor, bachelor's, bachelor degree, undergraduate degree, undergraduate, bachelor's programme, first degree | lisans, lisans derecesi
bachelor of science, bsc, bs | lisans > bachelor's degree
bachelor of arts, ba | lisans > bachelor's degree
bachelor of engineering, beng | lisans > bachelor's degree
master's degree, master's, master, master degree, postgraduate degree, master's programme | yüksek lisans, yüksek lisans derecesi, yükseklisans
master of science, msc, ms | yüksek lisans > master's degree
master of arts, ma | yüksek lisans > master's degree
master of engineering, meng | yüksek lisans > master's degree
non-thesis master's, master's without thesis, taught master's | tezsiz yüksek lisans > master's degree
thesis-based master's, master's with thesis | tezli yüksek lisans > master's degree
mba, master of business administration | mba
executive mba, emba | executive mba, emba > mba
llb, bachelor of laws, law degree | hukuk lisansı, llb > bachelor's degree
llm, master of laws | hukuk yüksek lisansı, llm > master's degree
doctorate, phd, doctoral degree, doctor of philosophy | doktora, doktora derecesi
associate professorship | doçentlik
minor degree | yan dal
double major | çift anadal
field of study, major-study, degree programme, programme of study | bölüm, anadal, öğrenim alanı
gpa, grade point average, cumulative gpa, grade average | not ortalaması, gano, agno, genel not ortalaması
graduation-thing, graduation | mezuniyet
graduate-person, graduate, alumnus, alumna | mezun
award, prize, accolade, reward | ödül, mükafat
award-winning, prize-winning | ödüllü
employee of the month | ayın çalışanı, ayın elemanı, ayın personeli
employee of the year, staff member of the year | yılın çalışanı, yılın elemanı, yılın personeli
salesperson of the year, top salesperson, best salesperson, sales champion, top seller, best seller-person | yılın satışçısı, satış birincisi, en çok satan, en iyi satışçı
nurse of the year | yılın hemşiresi
teacher of the year | yılın öğretmeni
best paper award, best paper | en iyi bildiri ödülü
first prize, first place, first-place, winner-first, 1st place, 1st prize, top prize, came first, won first | birincilik, birincilik ödülü
second prize-thing | ikincilik ödülü
third prize-thing | üçüncülük ödülü
plaque, plaquette | plaket
pin-badge, badge, pin | rozet
bonus-award | başarı primi
citation-award | övgü
referee-person, reference, references | referans
membership, members-thing, membership-thing | üyelik
professional membership, professional association, professional body | meslek kuruluşu, mesleki üyelik, meslek örgütü
licence, license | lisans, ruhsat, ehliyet
registration-number, registered-number | sicil, sicil numarası
qualification, qualified, qualification-thing, credential | yeterlilik, vasıf, nitelik, yeterlik
course, class-course, training course | kurs, ders
60-hour, sixty-hour | 60 saat, 60 saatlik
bootcamp, coding bootcamp, programming bootcamp | bootcamp, kamp, yazılım kampı, kodlama kampı
webinar | webinar, çevrimiçi seminer
internship-thing, internship, work placement, placement, traineeship, industrial placement, intern-level | staj
compulsory internship, mandatory internship | zorunlu staj > internship-thing
summer internship | yaz stajı > internship-thing
apprenticeship-thing, apprenticeship | çıraklık
journeymanship, journeyman | kalfalık, kalfa
mastery-craft | ustalık
`;
