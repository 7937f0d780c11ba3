/** How often, how long and when, in the form of everyday/general.ts. */
export const TIME_AND_FREQUENCY = `
hourly, an hour, per hour, each hour, every hour, hourly-each, on the hour | saatlik, saatte, saat başı, her saat, saatte bir
fortnightly, biweekly, bi-weekly, every fortnight, once a fortnight, every other week, every second week | iki haftalık, on beş günde bir, on beş günlük, haftaaşırı, on beş günlük periyotlarla, iki haftada bir
bimonthly, every other month, every second month | iki aylık, iki ayda bir
half-yearly, semi-annual, semiannual, biannual, six-monthly, every six months, twice a year, half-year, twice yearly, every half-year, half yearly, two times a year, biannually, semi-annually | altı aylık, yarı yıllık, yılda iki kez, yarıyıllık, altı ayda bir, yılda iki kere, yılda iki defa
every other year, biennial, every second year, biennially | iki yılda bir, iki senede bir
twice a week, two times a week, twice weekly | haftada iki, haftada iki kez, haftada iki defa, haftada iki gün
twice a month, two times a month, twice monthly | ayda iki, ayda iki kez, ayda iki defa
twice a day, twice daily, two times a day | günde iki, günde iki kez, günde iki defa
three times a week | haftada üç, haftada üç kez, haftada üç gün
nightly, every night, each night, a night, per night | her gece, gecelik
per person, per head, per capita, a head | kişi başı, kişi başına, adam başı
per unit, a unit, apiece | birim başına, adet başına, tanesi
per student, per pupil | öğrenci başına
regular, regularly, routine, routinely, periodic, periodically, at regular intervals, regularly-done, on a regular basis | düzenli, düzenli olarak, rutin, periyodik, periyodik olarak, düzenli aralıklarla, rutin olarak, belirli aralıklarla, muntazam, muntazam olarak
continuous, continuously, constantly, uninterrupted, nonstop, non-stop, continually, permanently-always, all the time, uninterruptedly, constant | sürekli, kesintisiz, aralıksız, devamlı, sürekli olarak, kesintisiz olarak, devamlı olarak
frequent, frequently, often | sık, sık sık, sıkça
always, at all times | her zaman, daima
24/7, round the clock, around the clock, 24 hours a day, day and night, night and day, 24 hours, twenty-four hours, seven days a week | 7/24, günün 24 saati, gece gündüz, 24 saat, yirmi dört saat, haftanın yedi günü, 7 gün 24 saat
on time, on-time, timely, on schedule, punctual, punctually, in time, by the deadline, on time-delivered, to deadline, by the due date, within the deadline, to schedule, in due time, by deadline, timely-manner, in a timely manner, in a timely fashion | zamanında, vaktinde, süresinde, gününde, zamanlı, tam zamanında, termininde, süresi içinde, tam vaktinde, belirlenen sürede, planlanan sürede, takvime uygun, takvime uygun olarak
punctuality, on-time delivery, on-time performance, timeliness, on-time rate, timely delivery, punctual delivery, delivery on time, otd, on time delivery | dakiklik, zamanında teslimat, zamanında teslim, vaktinde teslimat, zamanında sevkiyat
simultaneous, simultaneously, at the same time, concurrent, concurrently, in parallel, at once-together, side by side-time | eş zamanlı, aynı anda, aynı zamanda, paralel, eşzamanlı, eş zamanlı olarak, paralel olarak, bir arada
immediate, immediately, instantly, instant, straight away, right away, at once | anında, hemen, derhal, acilen
same-day, same day, within the day, on the day | aynı gün, gün içinde
next-day, next day, the following day | ertesi gün
short notice, at short notice | kısa sürede, kısa süre içinde
long-term, long term, over the long run, in the long run | uzun vadeli, uzun dönemli, uzun süreli, uzun vade
medium-term, mid-term, medium term | orta vadeli, orta vade
short-run, near-term, near term | kısa vade
permanent, permanently, open-ended | kalıcı, sürekli, süresiz, belirsiz süreli
lead time, delivery lead time | temin süresi, tedarik süresi, teslim süresi, termin süresi
waiting time, wait time, wait, queue time, waiting period | bekleme süresi, bekleyiş, bekleme
response time, reaction time | yanıt süresi, tepki süresi, müdahale süresi, cevap süresi, yanıt verme süresi, cevaplama süresi
delivery time, delivery lead time, delivery period | teslimat süresi, teslim süresi, termin süresi
repair time, time to repair, mttr, mean time to repair | onarım süresi, tamir süresi, mttr, ortalama tamir süresi, ortalama onarım süresi
hold time, holding time | bekletme süresi
travel time, journey time | yol süresi, seyahat süresi
preparation time, prep time | hazırlık süresi, hazırlama süresi
setup time, set-up time, changeover time, changeover, setting time, set up time | kurulum süresi, hazırlık süresi, tip değişim süresi, kalıp değişim süresi, ayar süresi, setup süresi, tezgah hazırlık süresi, model değişim süresi
postponement, deferral | erteleme
extension-time, time extension, extension of time | süre uzatımı, ek süre
period, stretch | süreç, periyot, dönem
stage-phase, phase, stage, step-stage, stage-step, step-phase | aşama, safha, faz, evre
milestone, project milestone | kilometre taşı, dönüm noktası, proje kilometre taşı
lifecycle, life cycle | yaşam döngüsü
shelf life, expiry date, use-by date, best before date, expiration date, sell-by date, best before, date code, shelf-life, best-before date, shelf time | raf ömrü, son kullanma tarihi, skt, miat, tavsiye edilen tüketim tarihi, tett, son tüketim tarihi, stt
appointment, appointment slot, rendezvous, medical appointment | randevu
agenda, diary, appointment book, appointment schedule | ajanda, gündem, randevu defteri, randevu çizelgesi
timetable, lesson timetable, class schedule, course schedule, class timetable | ders programı, zaman çizelgesi, ders çizelgesi, haftalık ders programı > schedule
timeline, timescale, time frame, timeframe, project timeline, time plan, time schedule | zaman çizelgesi, takvim, iş takvimi, zaman planı
work programme, programme of works, project schedule, work plan, works schedule, construction schedule, work program, works programme, construction programme, project plan, project calendar, working plan, work schedule-plan | iş programı, iş planı, çalışma planı, çalışma takvimi, inşaat programı, proje planı, proje takvimi, proje programı, çalışma programı
pandemic, covid-19, covid, coronavirus, coronavirus pandemic, corona virus, covid pandemic | pandemi, salgın, koronavirüs, covid, covid-19, korona
lockdown, curfew | sokağa çıkma yasağı, karantina
crisis, crisis situation | kriz, kriz durumu
peacetime, ordinary times | olağan dönem
every other day, every second day, on alternate days, alternate days | gün aşırı, günaşırı, iki günde bir
every morning, each morning | her sabah
every evening, each evening | her akşam
every weekend, each weekend | her hafta sonu
every weekday, each weekday, monday to friday | hafta içi her gün
every season, each season | her sezon, her mevsim
every term, each term, every semester, each semester, per term | her dönem, her yarıyıl, dönem başına
every time, each time, on every occasion | her seferinde, her defasında
in the morning, in the mornings, mornings! | sabahları, sabahleyin
in the evening, in the evenings, evenings! | akşamları, akşamleyin
in the afternoon, afternoon-time | öğleden sonra
during the day, daytime, by day, in the daytime | gündüz, gündüz vakti, gündüzleri
at the end of the week, end of the week, end of week, week-end-close | hafta sonunda
at the beginning of the year, at the start of the year | yıl başında, sene başında
at the beginning of the month, at the start of the month, start of the month, start of each month | ay başında, her ay başında
at the beginning, at the start, at first, initially, to begin with, in the beginning | başta, başlangıçta, ilk başta, ilk olarak, önceleri
at the end, in the end, eventually, ultimately | sonunda, en sonunda, nihayet
first of all, firstly, primarily-first | öncelikle, ilk önce
from the beginning, from the start, from the outset, from day one, right from the start | başından beri, en başından, ilk günden, başından itibaren, ilk günden beri
from day to day, one day | günden güne
so far, to date, up to now, until now, thus far, as of today, to this day, up to today, until today, up to the present | bugüne kadar, şimdiye kadar, şu ana kadar, bugüne dek, şimdiye dek, şu ana dek, bu zamana kadar
today, at present, at the moment, right now, these days, nowadays, at this time, presently | bugün, şu anda, şu an, şimdi, günümüzde, bugünlerde
in future, in the future, going forward, from now on | gelecekte, bundan sonra, ileride
in the past, formerly-past, before-now, once upon | geçmişte, eskiden, önceden
last year, the previous year, the year before | geçen yıl, geçen sene, önceki yıl, bir önceki yıl
this year, the current year | bu yıl, bu sene, içinde bulunulan yıl
next year, the coming year, the following year | gelecek yıl, önümüzdeki yıl, gelecek sene, seneye, önümüzdeki sene
last month, the previous month | geçen ay, önceki ay, bir önceki ay
next month, the coming month | gelecek ay, önümüzdeki ay
last week, the previous week | geçen hafta, önceki hafta
next week, the coming week | gelecek hafta, önümüzdeki hafta
in recent years, in the last few years, over the last few years | son yıllarda, son birkaç yılda
within a year, in one year, inside a year, within one year, in a year, in the space of a year | bir yıl içinde, bir yılda
within a month, in one month, within one month, in a month | bir ay içinde, bir ayda
within a week, in one week, within one week | bir hafta içinde, bir haftada
within 24 hours, within a day, in one day, within one day | 24 saat içinde, bir gün içinde, bir günde
year on year, year-on-year, yoy, year over year, year-over-year, compared with the previous year, compared to the previous year, on the year before, on the previous year, versus last year, against the previous year, compared with the year before, over the previous year | bir önceki yıla göre, önceki yıla göre, geçen yıla göre, geçen yıla kıyasla, önceki yıla kıyasla, bir önceki yıla kıyasla, yıldan yıla
compared with, compared to, in comparison with, in comparison to, versus, relative to, against-compared | kıyasla, nazaran, karşılaştırıldığında, oranla
in the same year, that same year, that year, the same year | aynı yıl, aynı sene, o yıl
in the same period, over the same period, same period | aynı dönemde, aynı süre içinde, aynı dönem
without delay, promptly, without delays, with no delay, on the spot, straightaway | gecikmeden, gecikmesiz, vakit kaybetmeden, zaman kaybetmeden, gecikme olmadan
all year round, all year, year-round, throughout the year, the whole year, the year round | yıl boyunca, tüm yıl, bütün yıl, yıl boyu
all day, throughout the day, the whole day | gün boyunca, tüm gün, bütün gün, gün boyu
all night, throughout the night, through the night | gece boyunca, bütün gece
full day, whole day | tam gün
half day, half-day |
calendar day | takvim günü
public holidays, on public holidays, bank holidays | resmi tatillerde, bayramlarda, resmi tatil günleri
decade | on yıl, onyıl
moment, instant-moment |
date, calendar date | tarih
start date, starting date, commencement date | başlangıç tarihi, başlama tarihi
end date, finish date, completion date | tamamlanma tarihi
expiry, expiration, expiry-date | son kullanma tarihi, bitiş tarihi
long-standing, long-established, long-lasting, longstanding | uzun yıllara dayanan
long hours | uzun saatler
for many years, for years, over many years, over the years, many years | uzun yıllar, yıllarca, yıllardır, uzun yıllardır, yıllar boyunca, uzun yıllar boyunca
several times, a number of times, on several occasions, on a number of occasions | birkaç kez, birkaç defa, birkaç kere
repeatedly, many times, time and again, on many occasions, over and over | birçok kez, defalarca, birçok defa, pek çok kez, birçok kere
once-single, one time, a single time, just the once | bir kere, tek sefer
now and again, every now and then, once in a while, at times, at intervals | arada bir, ara ara, kimi zaman
usually, normally, as a rule, generally, typically, mostly-usually, in general, ordinarily | genelde, normalde, normal olarak, çoğu zaman
seldom, hardly ever | seyrek olarak
temporarily-time, for a limited time, for a limited period, for a time, for a while | bir süre, kısa süreliğine, bir süreliğine
lifetime, lifelong, for life, life-long | ömür boyu, yaşam boyu, hayat boyu
one-time, single-event, non-recurring | bir defalık, bir kerelik, bir defaya mahsus, bir kereye mahsus
recurring, repeated, recurrent, repetitive | tekrarlayan, tekrar eden, yinelenen, tekrarlanan
consecutive, in a row, running-consecutive, successive, back-to-back, on end, one after another, in succession, row-sense, row, consecutive-interpreting | üst üste, art arda, peş peşe, ardışık, arka arkaya, ardıl
consecutive years, years in a row, years running, successive years | üst üste yıl, yıl üst üste
time zone, time zones | saat dilimi, zaman dilimi
production time, manufacturing time | üretim süresi, imalat süresi
training time, training period, training duration | eğitim süresi, eğitim dönemi
service time, servicing time | servis süresi
completion time, time to completion, time to complete, finishing time | tamamlama süresi, bitirme süresi
closing time-books, close time, time to close, closing period, month-end close time | kapanış süresi, kapatma süresi
period-time, time period, time span, stretch of time | zaman dilimi, periyot
covid-time, during the pandemic, in the pandemic, during covid, the covid period, pandemic period | pandemi döneminde, pandemi sürecinde, pandemide, salgın döneminde, koronavirüs döneminde
wartime | savaş dönemi
turnaround time, turnaround, throughput time | geçiş süresi, tamamlanma süresi
processing time, handling time | işlem süresi
daily, a day, per day, each day, every day, daily-each, on a daily basis, day by day, day after day, every single day | günlük, günde, her gün, günlük olarak, günlük bazda, gün be gün, hergün
weekly, a week, per week, each week, every week, weekly-each, on a weekly basis, week by week, once a week, once weekly | haftalık, haftada, her hafta, haftalık olarak, haftada bir, haftalık bazda, haftada bir kez, haftada bir gün
monthly, a month, per month, each month, every month, month-end, end of month, end-of-month, end of the month, monthly-each, on a monthly basis, month by month, once a month, once monthly, at month end, at the end of the month, at the month-end, at the end of each month, at the end of every month | aylık, ayda, her ay, ay sonu, aylık olarak, ayda bir, aylık bazda, ayda bir kez, ay sonunda, ay sonları, her ay sonunda, ay sonlarında
quarterly, per quarter, each quarter, quarterly-each, on a quarterly basis, quarter by quarter, a quarter, every quarter, once a quarter, every three months, three-monthly | üç aylık, çeyreklik, her çeyrek, çeyrekte, çeyrek bazda, çeyrekte bir, çeyrek dönemlik, üç ayda bir
quarter | çeyrek
annual, annually, yearly, a year, per year, each year, every year, per annum, yearly-each, on an annual basis, on a yearly basis, year by year, once a year, once yearly, annual-kind | yıllık, yılda, her yıl, senelik, yıllık olarak, yılda bir, senede, her sene, yıllık bazda, yılda bir kez
year-end, year end, end of year, end-of-year, end of the year, at year end, at the end of the year, at the end of each year, at the end of every year | yıl sonu, sene sonu, yıl sonunda, sene sonunda, her yıl sonunda
hour, hour-count, hours, hrs | saat
minute, minute-count, mins | dakika, dk
second | saniye, sn
millisecond, ms | milisaniye
`;
