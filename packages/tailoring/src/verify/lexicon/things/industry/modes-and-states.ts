/** What state a thing is in, and in what way and where something is done, in the form of everyday/general.ts. */
export const MODES_AND_STATES = `
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
`;
