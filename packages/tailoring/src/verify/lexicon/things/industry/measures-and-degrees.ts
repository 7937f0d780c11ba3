/** Sizes, amounts, ways and degrees, in the form of everyday/general.ts. */
export const MEASURES_AND_DEGREES = `
metre, meter-length, m | metre, mt
square metre, square meter, sqm, sq m, m², m2 | metrekare, m², m2
square foot, square feet, sq ft | fit kare
cubic metre, cubic meter, m³, m3 | metreküp, m³, m3
centimetre, centimeter, cm | santimetre, cm, santim
millimetre, millimeter, mm | milimetre, mm
foot-length, foot, feet, ft | fit, ayak
inch | inç
acre | akre
kilogram, kilogramme, kilo, kg | kilogram, kilo, kg
gram, gramme, g | gram, gr
tonne, ton, metric ton | ton
pound-weight, lb, lbs | libre
litre, liter, l | litre, lt
millilitre, milliliter, ml | mililitre, ml
watt | watt
kilowatt, kw | kilovat, kw
kilowatt-hour, kwh, kilowatt hour | kilovatsaat, kwh, kilovat saat
megawatt, mw | megavat, mw
volt, v | volt
kilovolt, kv | kilovolt, kv
ampere, amp | amper
degree-celsius, celsius | santigrat, derece
bar-pressure | bar
gigabyte, gb | gigabayt, gb
terabyte, tb | terabayt, tb
page-count, pages | sayfa
word-count, words | kelime, sözcük
step | adım, basamak
pair | çift
set-of, set | set, takım
piece, item, unit-piece | adet, parça, kalem, ürün
batch, lot | parti, lot, seri
dozen-thing, dozen | düzine
bag-sack, sack, bag | çuval, torba, poşet
box, carton, case-box, cardboard box, boxes | kutu, koli, karton kutu
bottle | şişe
bucket | kova
tank, reservoir | tank, depo
length | uzunluk, boy
width, breadth | genişlik, en
height | yükseklik, boy
depth | derinlik
thickness | kalınlık
weight, weight-body | ağırlık, kilo
area-surface, surface area, floor area, floor space, footprint | alan, yüz ölçümü, kapalı alan, kapalı alanlı, kullanım alanı
indoor area, indoor space, covered area, enclosed area, closed area | kapalı alan
outdoor area, open area, outdoor space | açık alan
diameter | çap
speed, velocity, pace | hız, sürat
temperature | sıcaklık, ısı
pressure, time pressure | basınç, zaman baskısı
humidity, moisture, moisture content | nem, rutubet, nem oranı, nem miktarı
density | yoğunluk
flow, flow rate | akış, debi
amount, quantity, sum | miktar, tutar, nicelik, meblağ
total, overall, in total, altogether, in all, combined, aggregate, all told, combined-total | toplam, toplamda, toplu, toplam olarak
median | medyan, ortanca
maximum, peak-max, max, maximum-thing, highest-possible, peak-maximum | maksimum, azami, en fazla
minimum, min, minimum-thing, lowest-possible | minimum, asgari, en az
remaining, rest, remainder, outstanding-rest, rest-part, remaining part, others-rest, remaining-thing, left over, outstanding-remaining | kalan, geri kalan, kalanı, gerisi, geriye kalan, arta kalan
surplus, excess, surplus-amount | fazla, fazlalık
shortage, deficit, shortfall, cash shortage, lack-of | açık, eksik, noksan
share-part, share, proportion | pay, oran, hisse
market share, share of market | pazar payı > share-part
index-number | endeks
score, mark, grade-mark, points-score | puan, not, skor
rating, review score, guest rating, customer rating, booking score, online score, review rating, guest score | puan, derecelendirme, değerlendirme puanı, değerlendirme notu, yorum puanı, booking puanı
ranking, rank, place-rank, standing, position-rank | sıralama, sıra, derece
growth, growth rate | büyüme, büyüme oranı
trend, tendency, trends | trend, eğilim
forecast-thing, projection-thing | tahmin, öngörü, projeksiyon
estimate-thing, estimate | tahmin, keşif
approximate, approximately, roughly, around, about, nearly, almost, close to, circa, some-approx, about-circa, some-about, or so, just under, almost all-near, rough-approx, or thereabouts, give or take | yaklaşık, yaklaşık olarak, aşağı yukarı, civarı, civarında, takriben, neredeyse, dolayında, hemen hemen, kabaca, dolaylarında
exact, exactly, precise, precisely, accurate, accurately, exactly-just, just-exact, correct-way, correctly, right-way, properly, proper, duly, accurate-way | tam, tam olarak, kesin, doğru, hassas, tamı tamına, düzgün, doğru şekilde, doğru bir şekilde, usulüne uygun, usulüne uygun olarak, gereği gibi, uygun şekilde
accuracy, precision, correctness | doğruluk, hassasiyet, kesinlik
additional, extra, further, added-extra, supplementary, extra-more, further-extra, added-more, on top | ek, ilave, fazladan, ekstra
another, other, different-one, second-one | başka, diğer, bir başka, öteki
next, following, subsequent, next-one | sonraki, bir sonraki, takip eden, müteakip
previous-one, earlier, prior | önceki, bir önceki, eski
double-amount, double, double-thing, dual, twofold-thing, twin-double | çift, iki kat, ikili
multiple-kind, multi | çoklu, çok
whole-thing, full, complete-thing, entire-thing, complete-full, fully, completely, in full, thorough-full, entirely, totally, wholly, in its entirety | tam, bütün, komple, eksiksiz, tümüyle, bütünüyle, tamamen
half-amount, half, half-part | yarı, buçuk
minor-second, secondary | ikincil, tali
special, specific, particular, dedicated, special-thing, particular-special | özel, özgü, spesifik
general, overall-general | genel
common, ordinary, usual, typical, customary, standard-usual | yaygın, olağan, sıradan, alışılmış
simple, straightforward, easy, uncomplicated | basit, kolay, sade
complex, complicated, intricate, sophisticated, complex-thing, complexity | karmaşık, kompleks, karışık, komplike, karmaşıklık
difficult, hard, challenging, tough, demanding, challenging-thing, hard-difficult, tricky | zor, zorlu, güç, zorlayıcı, çetin
critical-vital, critical, crucial, vital, mission-critical, essential-critical, business-critical, of critical importance | kritik, hayati, çok önemli, yaşamsal
important, significant, considerable, substantial, notable, important-thing, major-significant, key-important | önemli, kayda değer, ciddi, mühim
urgent, pressing, time-critical, emergency-urgent, pressing-urgent | acil, ivedi
priority, prioritised, high-priority, high priority, priority-thing, priorities | öncelik, öncelikli, yüksek öncelikli
high-volume, high volume, large volume, bulk, mass, large-scale, large scale, big-scale | yüksek hacimli, büyük hacimli, büyük ölçekli, toplu, kitlesel, büyük çaplı, geniş ölçekli
high-value, high value, valuable, expensive, costly | yüksek değerli, değerli, pahalı, kıymetli
low-cost, low cost, cheap, inexpensive, affordable, economical, budget-friendly | düşük maliyetli, ucuz, uygun fiyatlı, ekonomik, hesaplı
high-quality, high quality, premium, top-quality, quality-good | yüksek kaliteli, kaliteli, nitelikli, birinci sınıf
luxury, high-end, upscale, upmarket | lüks, üst segment
fast, quick, rapid, swift, speedy, quickly, rapidly, swiftly, quick-way, fast-way, at speed | hızlı, çabuk, seri, süratli, hızla, hızlıca, çabucak, hızlı bir şekilde, hızlı şekilde, süratle
slow, slowly | yavaş, ağır
safe, safely, secure-safe, securely, safe-way, without risk | güvenli, emniyetli, güvenle, güvenli bir şekilde, emniyetle, güvenli şekilde
dangerous, hazardous, hazardous-class, high-risk, risky, hazardous-thing | tehlikeli, riskli, yüksek riskli
clean-state, clean, clean-way, spotless, hygienically, hygienic, sanitary-clean | temiz, hijyenik
dirty | kirli
full-up, full-filled, full-thing, fully booked, booked up, full | dolu
empty, empty-thing, vacant | boş
wet | ıslak
dry | kuru
hot | sıcak
cold | soğuk
fresh | taze
frozen | donmuş, dondurulmuş
raw | ham, çiğ
heavy, heavy-thing | ağır
light-weight, lightweight, light-thing | hafif
old, old-thing, vintage | eski, yaşlı
young | genç
modern, contemporary, up-to-date-modern, state-of-the-art, modern-thing, cutting-edge, latest-technology | modern, çağdaş, son teknoloji, ileri teknoloji
traditional | geleneksel
classic, classical | klasik
natural | doğal
organic | organik
artificial | yapay
ready-made, off-the-shelf | hazır
custom, bespoke, tailor-made, customised, customized, made-to-order, made to measure | kişiye özel, özel üretim, ısmarlama, siparişe özel, özelleştirilmiş
second-hand, used-second, pre-owned, used-goods, secondhand | ikinci el, kullanılmış
free-of-charge, free of charge, at no cost, complimentary, for free, without charge, no-cost, at no charge | bedava, bedelsiz, parasız
paid-for, paid, salaried | ücretli, maaşlı
equal, even, equal-same, identical, equivalent-same | eşit, denk
direct, directly, first-hand, straight, direct-way, straight-direct, immediately-direct, direct-kind | doğrudan, direkt, birebir, doğrudan doğruya, direkt olarak
indirect, indirectly | dolaylı, endirekt, dolaylı olarak
one-to-one, one-on-one, individual, individually, separately, one by one, one at a time | birebir, bireysel, bire bir, tek tek, ayrı ayrı, teker teker, birer birer, bireysel olarak
face-to-face, face to face, in person, in-person, face-to-face-way | yüz yüze, yüzyüze
hands-on, practical, applied-hands | uygulamalı, pratik, uygulamaya yönelik
written, in writing, in writing-way | yazılı, yazılı olarak
verbal, oral, spoken-verbal, verbally, orally, by word of mouth, spoken | sözlü, sözlü olarak, şifahen
visual | görsel
on foot | yürüyerek, yaya
indoor, indoors | iç mekan, kapalı
outdoor, outdoors, open-air | dış mekan, açık hava, açık alan
on-site, on site, onsite, at the site, on site-way, on the spot-site, on the ground | yerinde, yerinde hizmet
off-site, off site, offsite | saha dışı
abroad, overseas, in foreign countries, foreign countries, foreign country | yurt dışı, yurt dışında, yurtdışı, yurt dışına, yurtdışında, dış ülkeler
nationwide, countrywide, across the country, country-wide, national-thing | ülke çapında, yurt çapında, ülke genelinde, türkiye genelinde, milli
citywide, city-wide, across the city | şehir çapında, şehir genelinde
company-wide, companywide, across the company, firm-wide, organisation-wide | şirket çapında, şirket genelinde, kurum genelinde
worldwide, globally, across the world, around the world, global-thing, world-wide | dünya çapında, dünya genelinde
city-centre, city center, downtown, town centre | şehir merkezi, kent merkezi, il merkezi
rural, countryside | kırsal
urban | kentsel
coastal | kıyı, sahil
cross-border, transnational | sınır ötesi
public-open, open to the public | halka açık
professional-kind, professional | profesyonel, mesleki
personal | kişisel, şahsi, bireysel
collective | toplu, kolektif
official, formal, officially, official-way, formally | resmi, resmi olarak
informal | gayriresmi, gayri resmi
legal-allowed, lawful | yasal, kanuni
illegal, unlawful | yasa dışı, kaçak, kanun dışı, yasadışı
mandatory, compulsory, obligatory, statutory, required-must | zorunlu, mecburi, yasal zorunluluk
optional, elective, voluntary-choice | isteğe bağlı, seçmeli, opsiyonel, ihtiyari
confidential, classified-secret, private and confidential, confidential information, confidential document, confidential-thing, confidentially, in confidence | gizli, mahrem, gizli bilgi, gizli belge, gizlilikle, gizlilik içinde
sensitive | hassas
anonymous, anonymised, anonymized | anonim, anonimleştirilmiş
active, actively, active-thing, operational-active | aktif, etkin, faal, aktif olarak
passive | pasif
independent, independently, on my own, alone, single-handedly, single-handed, by myself, solo, independent-way, singlehandedly, unaided, without help, unassisted, autonomously, without assistance, independent-work | tek başıma, tek başına, kendi başıma, kendim, bağımsız olarak, yardımsız, yardım almadan, kendi başına, bağımsız
effective, effectively, effective-way, productively, productive | etkili, etkin, etkili bir şekilde, etkin bir şekilde, etkin şekilde, etkili şekilde
efficient, efficiently | verimli, verimli bir şekilde, verimli şekilde
careful, carefully, meticulous, meticulously, thorough, thoroughly, careful-way, with care, attentive, attentively, diligently, conscientious | dikkatli, titiz, özenli, titizlikle, dikkatle, özenle, dikkatlice, dikkatli bir şekilde
detailed, in detail, comprehensive, extensive, in detail-way, comprehensively, exhaustive | detaylı, ayrıntılı, kapsamlı, detaylıca, etraflı, ayrıntılı olarak, detaylı olarak, detaylı bir şekilde
short-brief, concise | kısa, özlü
clear, clearly, clear-thing, plain, understandable, intelligible, easy to understand | açık, net, anlaşılır
smooth, smoothly, trouble-free, without problems, flawless | sorunsuz, pürüzsüz, aksamasız, aksaksız, kusursuz
error-free, without errors, without mistakes, zero errors | hatasız, sıfır hata, hata olmadan
accident-free, without accidents, without an accident, no accidents, zero accidents, clean driving record, accident-free driving | kazasız, kaza olmadan, kaza yapmadan, sıfır kaza
uninterrupted-run, without interruption | kesintisiz
creative | yaratıcı
innovative, innovation, innovative-thing, ground-breaking | yenilikçi, inovatif, inovasyon, yenilik, çığır açan
flexible | esnek
mobile-kind, portable | taşınabilir, mobil, seyyar
fixed | sabit
variable | değişken
random, randomly | rastgele, rasgele
regular-customer | müdavim
typical-kind, typical | tipik
left-side | sol
right-side | sağ
upper | üst
lower | alt
rear, back-side | arka
middle | orta
side | yan
top | üst, tepe
bottom | alt, dip
centre-middle | merkez, orta
outer | dış
around-the-world | dünya turu
third-place-thing | üçüncü
second-place-thing | ikinci
third-ordinal, third in line, third, 3rd | üçüncü
star rating | yıldız derecesi, yıldız sınıfı
`;
