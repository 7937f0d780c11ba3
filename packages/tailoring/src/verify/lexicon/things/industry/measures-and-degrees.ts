/** Sizes, amounts, degrees and rankings, in the form of everyday/general.ts. */
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
third-place-thing | üçüncü
second-place-thing | ikinci
third-ordinal, third in line, third, 3rd | üçüncü
star rating | yıldız derecesi, yıldız sınıfı
`;
