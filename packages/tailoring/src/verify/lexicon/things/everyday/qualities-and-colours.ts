/** Adjectives, shapes and colours that any trade may speak of, in the form of everyday/general.ts. */
export const QUALITIES_AND_COLOURS = `
colour, color | renk
black | siyah
white | beyaz
red | kırmızı
green | yeşil
blue | mavi
yellow | sarı
orange-colour | turuncu
brown | kahverengi
grey, gray | gri
purple, violet | mor
pink | pembe
silver | gümüş
golden | altın
bronze | bronz
round | yuvarlak
flat-shape | düz
square-shape | kare
straight-line | düz
curved | eğri, kavisli
sharp | keskin
thin, fine-thin | ince
thick | kalın
wide, broad | geniş
narrow-shape | dar
deep-down | derin
tall | uzun
short-height | kısa
near, close-by, nearby | yakın
far, distant | uzak
strong-material, durable, sturdy | sağlam, dayanıklı
weak | zayıf
fragile | kırılgan
soft | yumuşak
hard-material | sert
smooth-surface | pürüzsüz
rough | pürüzlü, kaba
transparent, clear-view, transparent-thing | şeffaf, saydam
waterproof | su geçirmez
fireproof, fire-resistant | yangına dayanıklı, yanmaz
non-slip | kaymaz
reusable | yeniden kullanılabilir
disposable, single-use | tek kullanımlık
rechargeable | şarjlı
wireless-thing, cordless, wireless | kablosuz
electric-powered, electrically powered | elektrikli
gas-powered | gazlı
solar-powered | güneş enerjili
hand-held | el tipi
industrial, industrial-kind | endüstriyel, sınai, sanayi
commercial | ticari
agricultural-kind | zirai
domestic-home, residential-home | evsel, konut tipi
pharmaceutical-kind | farmasötik
dental, dental-field | dental, diş
sanitary | sıhhi
electrical, electricity, electric, electric power | elektrik, elektriksel, elektrikli, elektrik enerjisi
mechanical | mekanik, makine
structural, structure-load-bearing | yapısal
chemical-kind | kimyasal
biological | biyolojik
physical, physical-kind | fiziksel, bedensel
mental | zihinsel, ruhsal
psychological, psychology-related | psikolojik
emotional | duygusal
educational | eğitsel, eğitimsel
pedagogical | pedagojik
academic-kind | akademik
artistic | sanatsal
historical, historic | tarihi, tarihsel
political | siyasi, politik
economic | ekonomik, iktisadi
environmental-kind | çevresel
technological | teknolojik
operational, operational-kind | operasyonel
tactical | taktik
strategic, strategic-kind | stratejik
administrative-kind | idari
organisational, organizational | organizasyonel, örgütsel
interdepartmental, cross-departmental | departmanlar arası, birimler arası
inter-company, intercompany, intra-group, intragroup | şirketler arası, grup içi, şirketlerarası, grup şirketleri arası
customer-oriented, customer-focused, customer-centric | müşteri odaklı
result-oriented, results-driven, results-oriented, result-driven | sonuç odaklı
solution-oriented, solution-focussed | çözüm odaklı, çözüme odaklı
goal-oriented, target-oriented | hedef odaklı
people-oriented | insan odaklı
student-centred, student-centered, learner-centred, child-centred | öğrenci merkezli, çocuk merkezli
patient-centred, patient-centered | hasta odaklı, hasta merkezli
data-driven | veri odaklı, veriye dayalı
project-based | proje bazlı, proje tabanlı
task-based | görev bazlı
web-based | web tabanlı
cloud-based | bulut tabanlı
computer-aided, computer-assisted | bilgisayar destekli
evidence-based | kanıta dayalı, kanıta dayalı uygulama
performance-based | performansa dayalı
team-based | takım bazlı
home-based, from home, working from home, remote-home, remote work, remote working, home office, teleworking, telework, home working | evden, evden çalışma, uzaktan çalışma, home office
offline | çevrimdışı, çevrim dışı
analog, analogue | analog
semi-automatic, semiautomatic | yarı otomatik
computerised, computerized | bilgisayarlı
printed | basılı
handwritten | el yazısı
bilingual-text | iki dilde
illustrated | resimli
interactive | etkileşimli, interaktif
live-now | canlı
recorded | kayıtlı
public-facing, customer-facing | müşteriyle yüz yüze
valid, valid-thing, in force, in effect | geçerli, yürürlükte
invalid, no longer valid-thing | geçersiz
current-valid, up to date, up-to-date | güncel
outdated, obsolete | güncelliğini yitirmiş, eski
available, available-free, accessible | mevcut, müsait, erişilebilir, ulaşılabilir
unavailable | mevcut değil
necessary, required-needed, necessary-needed, essential-needed, requisite, needed-thing, required | gerekli, gereken, lazım, ihtiyaç duyulan, lüzumlu
sufficient, adequate, enough | yeterli
insufficient, inadequate | yetersiz
missing, incomplete-missing, missing-thing, lacking-thing, absent-thing | eksik
faulty-thing, broken, out of order, damaged-thing, faulty | arızalı, bozuk, kusurlu
damaged | hasarlı
repaired | onarılmış
clean-safe | temiz ve güvenli
neat, tidy, in order | düzenli, derli toplu
busy, hectic, high-paced, fast-paced, busy-thing, high-traffic, bustling, intense, intensive, high-pressure, dynamic-paced, fast-moving | yoğun, hareketli, yoğun tempolu, işlek, tempolu, yüksek tempolu
quiet-place, quiet, silent | sessiz, sakin
noisy | gürültülü
crowded | kalabalık
rare | nadir
popular | popüler, gözde
famous, well-known, renowned, reputable, recognised-known, recognized-known, prominent | ünlü, tanınmış, bilinen, meşhur, saygın
prestigious | prestijli
leading-first, market-leading | lider, önde gelen
growing-company, fast-growing | büyüyen, hızla büyüyen
established | köklü, yerleşik
state-owned | devlete ait
family-owned | aileye ait
foreign-owned, foreign-capital | yabancı sermayeli
listed-company, publicly traded | halka açık
non-standard | standart dışı
alternative | alternatif
equivalent | eşdeğer, muadil
compatible | uyumlu
similar, similar-like, alike, like-similar | benzer, benzeri
separate | ayrı
opposite | karşı, zıt
possible-able, possible | mümkün
impossible | imkansız
correct-right, right, correct | doğru
wrong, incorrect, wrong-thing, inaccurate, erroneous | yanlış, hatalı
true-real, real, actual | gerçek
false | yanlış
ready-now, ready | hazır
`;
