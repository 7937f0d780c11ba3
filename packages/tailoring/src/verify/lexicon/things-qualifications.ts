/** Degrees, awards, languages, places, ranks and praise, in the form of things-general.ts. */
export const QUALIFICATIONS = `
award, prize | ödül
award-winning, prize-winning | ödüllü
scholarship | burs
grant | hibe
competition, contest | yarışma
certificate, certification, certified | sertifika, belge, sertifikalı, belgeli
licence, license | lisans, ehliyet, ruhsat
driving licence, driving license, driver's license | ehliyet, sürücü belgesi
diploma | diploma
degree | derece
associate degree, associate's degree, foundation degree | ön lisans, önlisans
bachelor's degree, bachelor, bachelor's, bachelor of science, bachelor of arts, bachelor degree, bsc, bs, ba, beng, b.sc, undergraduate degree, undergraduate | lisans, lisans derecesi
master's degree, master's, master, master of science, master of arts, master degree, msc, ms, ma, meng, m.sc, postgraduate degree | yüksek lisans, yüksek lisans derecesi, yükseklisans
mba, master of business administration | mba
doctorate, phd, ph.d, doctoral degree, doctor of philosophy | doktora, doktora derecesi
minor degree | yan dal
double major | çift anadal
gpa, grade point average | not ortalaması, gano, agno
employee of the month | ayın çalışanı, ayın elemanı
employee of the year | yılın çalışanı, yılın elemanı
native, native speaker, mother tongue, native-level, first language | ana dil, anadil, ana dili, anadili
fluent, fluently, advanced | ileri, akıcı
professional-level, professional working proficiency, full professional, business level | iş düzeyinde, profesyonel düzeyde
intermediate, conversational | orta
north | kuzey
south | güney
east | doğu
west | batı
northwest, north west, north-west | kuzeybatı, kuzey batı
northeast, north east | kuzeydoğu, kuzey doğu
southwest, south west | güneybatı, güney batı
southeast, south east | güneydoğu, güney doğu
english | ingilizce
turkish | türkçe, türk
german | almanca
french | fransızca
spanish | ispanyolca
italian | italyanca
russian | rusça
arabic | arapça
portuguese | portekizce
dutch | felemenkçe, hollandaca
chinese, mandarin | çince
japanese | japonca
korean | korece
greek | yunanca
kurdish | kürtçe
persian, farsi | farsça
irish | irlandaca
polish-language | lehçe
ukrainian | ukraynaca
bulgarian | bulgarca
romanian | rumence
swedish | isveççe
azerbaijani | azerice
turkiye, turkey, türkiye | türkiye
istanbul | istanbul
ankara | ankara
izmir | izmir
child, children, kid | çocuk
adult | yetişkin
elderly | yaşlı
woman, women | kadın
man-person, men | erkek
family | aile
parent | veli, ebeveyn
teenager, young people, youth | genç, ergen
candidate's | adayın
senior | kıdemli
junior | junior
intern-level, internship | staj
voluntary, volunteer | gönüllü
assistant | yardımcı, asistan
vice | muavin
second-in-line, second | ikinci
deputy, acting | vekil, vekaleten
trainee | stajyer
bilingual | iki dilli
full-time, full time | tam zamanlı
part-time, part time | yarı zamanlı
remote | uzaktan
hybrid | hibrit
responsible person | sorumlu
everyone, all, whole, entire, every, complete | tüm, bütün, tamamı, her, tamamen
several, various, multiple, many, numerous, different | çeşitli, birçok, çok sayıda, farklı, birden fazla
both | ikisi
first | ilk, birinci
last | sonuncu
best | en iyi
most | en, en çok
successfully, successful | başarıyla, başarılı
expert | uzman
proficient, proficiency | yetkin, yetkinlik
strong | güçlü
competent, command | hakim, hakimiyet
deep, in-depth | derinlemesine, derin
from scratch, ground up | sıfırdan
own | kendi
together | birlikte
`;
