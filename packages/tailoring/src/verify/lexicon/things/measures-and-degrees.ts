/** Sizes, amounts, ways and degrees, in the form of general.ts. */
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
pressure | basınç
humidity, moisture, moisture content | nem, rutubet, nem oranı, nem miktarı
density | yoğunluk
flow, flow rate | akış, debi
amount, quantity, sum | miktar, tutar, nicelik, meblağ
total, overall, in total, altogether, in all, combined, aggregate | toplam, toplamda, toplu
median | medyan, ortanca
maximum, peak-max, max | maksimum, azami, en fazla
minimum, min | minimum, asgari, en az
remaining, rest, remainder, outstanding-rest | kalan, geri kalan
surplus, excess | fazla, fazlalık
shortage, deficit, shortfall, cash shortage, lack-of | açık, eksik, noksan
share-part, share, proportion | pay, oran, hisse
market share, share of market | pazar payı > share-part
index-number | endeks
score, mark, grade-mark, points-score | puan, not, skor
rating, star rating, review score, guest rating, customer rating, booking score, online score, review rating, guest score | puan, derecelendirme, değerlendirme puanı, değerlendirme notu, yorum puanı, booking puanı
ranking, rank, place-rank, standing, position-rank | sıralama, sıra, derece
growth, growth rate | büyüme, büyüme oranı
trend | trend, eğilim
forecast-thing, projection-thing | tahmin, öngörü, projeksiyon
estimate-thing, estimate | tahmin, keşif
approximate, approximately, roughly, around, about, nearly, almost, close to, circa, some-approx | yaklaşık, yaklaşık olarak, aşağı yukarı, civarı, civarında, takriben, neredeyse
exact, exactly, precise, precisely, accurate, accurately | tam, tam olarak, kesin, doğru, hassas
accuracy, precision, correctness | doğruluk, hassasiyet, kesinlik
additional, extra, further, added-extra, supplementary | ek, ilave, fazladan, ekstra
another, other, different-one, second-one | başka, diğer, bir başka, öteki
next, following, subsequent | sonraki, bir sonraki, takip eden, müteakip
previous-one, earlier, prior | önceki, bir önceki, eski
double-amount, double | çift, iki kat
multiple-kind, multi | çoklu, çok
whole-thing, full, complete-thing, entire-thing | tam, bütün, komple, eksiksiz
half-amount, half | yarı, buçuk
minor-second, secondary | ikincil, tali
special, specific, particular, dedicated | özel, özgü
general, overall-general | genel
common, ordinary, usual | yaygın, olağan, sıradan
simple, straightforward, easy | basit, kolay, sade
complex, complicated, intricate, sophisticated | karmaşık, kompleks, karışık
difficult, hard, challenging, tough, demanding | zor, zorlu, güç, zorlayıcı
critical-vital, critical, crucial, vital, mission-critical | kritik, hayati, çok önemli
important, significant, considerable, substantial, notable | önemli, kayda değer, ciddi
urgent, pressing, time-critical, emergency-urgent, pressing-urgent | acil, ivedi
priority, prioritised, high-priority, high priority | öncelik, öncelikli, yüksek öncelikli
high-volume, high volume, large volume, bulk, mass, large-scale, large scale | yüksek hacimli, büyük hacimli, büyük ölçekli, toplu, kitlesel
high-value, high value, valuable, expensive, costly | yüksek değerli, değerli, pahalı, kıymetli
low-cost, low cost, cheap, inexpensive, affordable, economical, budget-friendly | düşük maliyetli, ucuz, uygun fiyatlı, ekonomik, hesaplı
high-quality, high quality, premium, top-quality, quality-good | yüksek kaliteli, kaliteli, nitelikli, birinci sınıf
luxury, high-end, upscale, upmarket | lüks, üst segment
fast, quick, rapid, swift, speedy, quickly, rapidly, swiftly | hızlı, çabuk, seri, süratli, hızla, hızlıca
slow, slowly | yavaş, ağır
safe, safely, secure-safe, securely | güvenli, emniyetli, güvenle, güvenli bir şekilde
dangerous, hazardous, hazardous-class | tehlikeli, riskli
clean-state, clean | temiz
dirty | kirli
full-up, full-filled | dolu
empty | boş
wet | ıslak
dry | kuru
hot | sıcak
cold | soğuk
fresh | taze
frozen | donmuş, dondurulmuş
raw | ham, çiğ
heavy | ağır
light-weight, lightweight | hafif
old | eski, yaşlı
young | genç
modern, contemporary, up-to-date-modern, state-of-the-art | modern, çağdaş, son teknoloji
traditional | geleneksel
classic, classical | klasik
natural | doğal
organic | organik
artificial | yapay
ready-made, off-the-shelf | hazır
custom, bespoke, tailor-made, customised, customized, made-to-order, made to measure | kişiye özel, özel üretim, ısmarlama, siparişe özel, özelleştirilmiş
second-hand, used-second, pre-owned, used-goods, secondhand | ikinci el, kullanılmış
free-of-charge, free of charge, at no cost, complimentary | bedava, bedelsiz
paid-for, paid, salaried | ücretli, maaşlı
equal, even | eşit
direct, directly, first-hand, straight | doğrudan, direkt, birebir
indirect, indirectly | dolaylı, endirekt
one-to-one, one-on-one, individual, individually | birebir, bireysel, bire bir, tek tek
face-to-face, face to face, in person, in-person | yüz yüze, yüzyüze
hands-on, practical, applied-hands | uygulamalı, pratik, uygulamaya yönelik
written, in writing | yazılı
verbal, oral, spoken-verbal | sözlü
visual | görsel
on foot | yürüyerek, yaya
indoor, indoors | iç mekan, kapalı
outdoor, outdoors, open-air | dış mekan, açık hava, açık alan
on-site, on site, onsite, at the site, in the field | sahada, yerinde, şantiyede, yerinde hizmet
off-site, off site, offsite | saha dışı
abroad, overseas, in foreign countries, foreign countries | yurt dışı, yurt dışında, yurtdışı, yurt dışına, yurtdışında, dış ülkeler
nationwide, countrywide, across the country, country-wide | ülke çapında, yurt çapında, ülke genelinde, türkiye genelinde
citywide, city-wide, across the city | şehir çapında, şehir genelinde
company-wide, companywide, across the company, firm-wide, organisation-wide | şirket çapında, şirket genelinde, kurum genelinde
worldwide, globally, across the world, around the world | dünya çapında, dünya genelinde
city-centre, city center, downtown, town centre | şehir merkezi, kent merkezi, il merkezi
rural, countryside | kırsal
urban | kentsel
coastal | kıyı, sahil
cross-border, transnational | sınır ötesi
public-open, open to the public | halka açık
professional-kind, professional | profesyonel, mesleki
personal | kişisel, şahsi, bireysel
collective | toplu, kolektif
official, formal, officially | resmi
informal | gayriresmi, gayri resmi
legal-allowed, lawful | yasal, kanuni
illegal, unlawful | yasa dışı, kaçak, kanun dışı
mandatory, compulsory, obligatory, statutory, required-must | zorunlu, mecburi, yasal zorunluluk
optional, elective | isteğe bağlı, seçmeli, opsiyonel
confidential, classified-secret, private and confidential, confidential information, confidential document | gizli, mahrem, gizli bilgi, gizli belge
sensitive | hassas
anonymous, anonymised, anonymized | anonim, anonimleştirilmiş
active, actively | aktif, etkin
passive | pasif
independent, independently, on my own, alone, single-handedly, single-handed, by myself, solo | tek başıma, tek başına, kendi başıma, kendim
effective, effectively | etkili, etkin
efficient, efficiently | verimli, verimli bir şekilde
careful, carefully, meticulous, meticulously, thorough, thoroughly | dikkatli, titiz, özenli, titizlikle, dikkatle, özenle
detailed, in detail, comprehensive, extensive | detaylı, ayrıntılı, kapsamlı, detaylıca
short-brief, concise | kısa, özlü
clear, clearly | açık, net, anlaşılır
smooth, smoothly, trouble-free, without problems, flawless | sorunsuz, pürüzsüz, aksamasız, aksaksız, kusursuz
error-free, without errors, without mistakes, zero errors | hatasız, sıfır hata, hata olmadan
accident-free, without accidents, without an accident, no accidents, zero accidents, clean driving record, accident-free driving | kazasız, kaza olmadan, kaza yapmadan, sıfır kaza
uninterrupted-run, without interruption | kesintisiz
creative | yaratıcı
innovative, innovation | yenilikçi, inovatif, inovasyon, yenilik
flexible | esnek
mobile-kind, portable | taşınabilir, mobil, seyyar
fixed | sabit
variable | değişken
random, randomly | rastgele, rasgele
regular-customer | müdavim
typical-kind | tipik
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
third-ordinal, third in line | üçüncü
`;
