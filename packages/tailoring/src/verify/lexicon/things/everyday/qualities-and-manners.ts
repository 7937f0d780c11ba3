/** How much, how good, how and where a thing is or is done, in the form of everyday/general.ts. */
export const QUALITIES_AND_MANNERS = `
the two, both of | her iki, ikisi de, her ikisi
any, any kind, any kind of, any type of | herhangi, her türlü, herhangi bir
no-one, nobody, no one | hiç kimse
everybody | herkes
a number of, a few-several | bir dizi
few, a small number of, a handful of | az sayıda
more, greater, higher-more | daha fazla, daha çok
less, fewer, lower-less | daha az, az
most-amount, the most | en çok, en fazla
least, the least, at least, no less than, no fewer than | en az, asgari
at most, up to, maximum of, as many as, as much as, to a maximum of | en fazla, en çok, azami
over-more, over, more than, above, in excess of, upwards of, greater than | üzeri, üstü, aşkın
under-less, below, less than, fewer than | 
only-just, alone-only | 
previous, past, preceding, previous-former, ex-former | evvelki
current-now, ongoing-current, actual-current | şimdiki, bugünkü, halihazırdaki
latest, most recent, newest, last-recent | en son, en yeni, yakın zamanlı, en güncel
future-coming | yaklaşan, önümüzdeki
second-ordinal, 2nd | 
basic-plain, fundamental, essential, elementary-basic, foundation-basic | ana
excellent, outstanding, superb, first-class, exceptional, brilliant, first-rate | mükemmel, üstün, çok iyi, harika, olağanüstü
good, fine-good | iyi
very good, very well | çok iyi
improved-better | daha iyi
poor-quality, bad, poor, weak-poor | kötü
largest, biggest, greatest, the largest, the biggest | en büyük
smallest, the smallest | en küçük
medium, mid-sized, medium-sized, mid-size, middle-sized | orta ölçekli, orta boy, orta büyüklükte, orta
small scale | küçük çaplı
high-level-thing, high-level, high level, senior-level, top-level | üst düzey, üst seviye, yüksek seviye, yüksek düzey
low-level, low level | düşük seviye, düşük düzey
highest, the highest, top-highest | en yüksek
lowest, the lowest | en düşük
higher-up, higher, greater-higher | daha yüksek
lower-down, smaller-lower | daha düşük
fastest, quickest, the fastest | en hızlı
quicker, more quickly | daha hızlı, daha çabuk
longest, the longest | en uzun
shortest, the shortest | en kısa
oldest, eldest | en eski, en yaşlı
youngest | en genç
personally, myself, in person-self | bizzat, şahsen, kişisel olarak
voluntary-way, voluntarily, of my own accord | kendi isteğiyle
possible-thing, possible, feasible, doable | yapılabilir
suitable, appropriate, fit-for, apt, suitability, proper | uygun, elverişli
in line with, in accordance with, in compliance with, in conformity with, according to, in keeping with, as per, conforming to, compliant with, consistent with, pursuant to | uygun olarak, uyarınca, uyumlu olarak, mucibince, uygun
unusual, out of the ordinary, extraordinary | olağandışı, sıra dışı, alışılmadık
private sector, private-sector-thing | özel sektör
leading-best, leading, top-leading, pioneering, foremost-leading | öncü, başta gelen
brand-new, brand new, all-new | yepyeni, sıfır
under pressure, under stress, stressful, in stressful situations, high-pressure-way | baskı altında, stres altında, stresli
heavy-duty, industrial-strength | ağır hizmet, ağır iş
lost-thing, lost | kayıp
inactive, idle, dormant | atıl, etkin olmayan
closed-thing, closed | kapalı
hidden, concealed, latent | saklı
visible, clear-seen | görünür
responsible-person, conscientious-person | sorumluluk sahibi
experienced-thing, experienced-kind, seasoned | 
junior-person | kıdemsiz
skilled-qualified, trained-qualified | nitelikli, vasıflı, kalifiye, yetkin
authorised-person | yetkili
only-sole, single-sole, one and only | yegâne, yegane
single-one, one-single, lone | bir tek, tekli
triple-thing, threefold-thing | üç kat
joint-combined, aggregate-thing | birleşik
human, human-kind | insan
paper-based, on paper, paper-based-thing | kağıt üzerinde, kağıt ortamında, kağıt tabanlı
internal-thing, in-company | 
outside-place, out of doors | dışarıda, açık havada
inside-place, inside, within-doors | içeride, kapalı alanda
local-thing, locally | yerli
regional-thing, region-wide, regionally | bölge çapında, bölge genelinde
northern | kuzey
southern | güney
eastern | doğu
western | batı
central | merkezi
low-risk | düşük riskli
environmentally friendly, eco-friendly, green-eco, environment-friendly | çevre dostu, çevreci, çevreye duyarlı
user-friendly, easy-to-use, easy to use | kullanıcı dostu, kullanımı kolay, kolay kullanılan
cost-effective, cost-efficient, economical-thing | uygun maliyetli, maliyet etkin, ekonomik açıdan uygun
profitable, lucrative | kârlı, karlı
competitive, competitive-price | rekabetçi
team-oriented, team-minded, works well in a team | takım çalışmasına yatkın, ekip çalışmasına yatkın
with computer, by computer, on computer, on the computer, computer-based | bilgisayarda, bilgisayarla, bilgisayar ortamında
zero-thing, zero, nil | sıfır
other-ones, the others, the rest | diğerleri
visually, visual check, by eye, with the naked eye, by sight | gözle, görsel olarak, çıplak gözle
in advance, beforehand-time, ahead-time, up front, upfront | peşinen, evvelden, önden
relative-kind, relatively | göreli, nispi, görece
absolute-kind, absolute | mutlak
aggressive | agresif, saldırgan
beautiful, pretty, attractive | güzel, hoş
bright | parlak, aydınlık
chief-head, chief | baş
comfortable, comfy | rahat, konforlu
dark | karanlık, koyu
defective-goods, defective | kusurlu
dependent, reliant | bağımlı
exclusive | özel, ayrıcalıklı
fair-just, just-fair, equitable | adil, hakkaniyetli
ex-former | eski
functional, working-functional | işlevsel, fonksiyonel
enormous, massive | devasa, çok büyük, muazzam
ideal | ideal
logical, reasonable | mantıklı, mantıksal
loud, noisy-loud | yüksek sesli
loyal, faithful | sadık, bağlı-sadık
mutual, reciprocal | karşılıklı
normal, usual-normal | normal
original, original-first | orijinal, özgün
negative, adverse, unfavourable | olumsuz, negatif
fruitful | üretken, verimli
renewable | yenilenebilir
satisfied-person, content-satisfied, pleased, happy | memnun, hoşnut
severe, serious-severe | şiddetli, ağır-şiddetli
stable-steady, stable | istikrarlı, stabil
strict, rigid | katı, sıkı
tired, exhausted | yorgun, bitkin
unique, one of a kind | benzersiz, eşsiz, tek
useful, handy, beneficial | faydalı, yararlı
warm, lukewarm | ılık, sıcak-ılık
easily, with ease | kolayca, kolaylıkla, rahatlıkla
especially, particularly, in particular | özellikle, bilhassa
significantly, considerably, substantially, markedly | önemli ölçüde, kayda değer ölçüde, belirgin şekilde, ciddi oranda, ciddi ölçüde, önemli oranda
noticeably, visibly | gözle görülür, gözle görülür şekilde
`;
