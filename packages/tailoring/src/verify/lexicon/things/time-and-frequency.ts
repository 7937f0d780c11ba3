/** How often and when, in the form of general.ts. */
export const TIME_AND_FREQUENCY = `
hourly, an hour, per hour, each hour, every hour | saatlik, saatte, saat başı, her saat
fortnightly, biweekly, bi-weekly, every fortnight, once a fortnight, every other week | iki haftalık, on beş günde bir, on beş günlük
bimonthly, every other month | iki aylık
half-yearly, semi-annual, semiannual, biannual, six-monthly, every six months, twice a year, half-year | altı aylık, yarı yıllık, yılda iki kez, yarıyıllık
every other year, biennial | iki yılda bir
twice a week, two times a week, twice weekly | haftada iki, haftada iki kez, haftada iki defa, haftada iki gün
twice a month, two times a month, twice monthly | ayda iki, ayda iki kez, ayda iki defa
twice a day, twice daily, two times a day | günde iki, günde iki kez, günde iki defa
three times a week | haftada üç, haftada üç kez, haftada üç gün
nightly, every night, each night, a night, per night | her gece, gecelik
per shift, a shift, each shift, every shift | vardiya başına, vardiya başı, her vardiya, nöbet başına
per person, per head, per capita, a head | kişi başı, kişi başına, adam başı
per unit, a unit, apiece | birim başına, adet başına, tanesi
per student, per pupil | öğrenci başına
per hour worked, man-hour, man hour, person-hour, labour hour, labour hours, working hours-labour | adam saat, adam-saat, işçilik saati, adam/saat, iş saati
man-day, person-day | adam gün, adam-gün, adam/gün
regular, regularly, routine, routinely, periodic, periodically, at regular intervals | düzenli, düzenli olarak, rutin, periyodik, periyodik olarak, düzenli aralıklarla
continuous, continuously, constantly, uninterrupted, nonstop, non-stop | sürekli, kesintisiz, aralıksız, devamlı
frequent, frequently, often | sık, sık sık, sıkça
always, at all times | her zaman, daima
24/7, round the clock, around the clock, 24 hours a day | 7/24, günün 24 saati
day shift, days, day duty, days-shift, morning shift | gündüz vardiyası, gündüz nöbeti, gündüz mesaisi, sabah vardiyası
morning shift, early shift, earlies | sabah vardiyası, sabah nöbeti, sabahçı
evening shift, late shift, lates, afternoon shift | akşam vardiyası, akşam nöbeti, öğleden sonra vardiyası, akşamcı, akşamcı vardiya
double shift, back-to-back shift | çift vardiya
split shift | bölünmüş vardiya
shift system, shift pattern, shift work, rotating shift, shift rotation, working shifts, rotating shifts, rotational shift | vardiya sistemi, vardiyalı, vardiyalı çalışma, dönüşümlü vardiya, vardiya düzeni, değişen vardiya, değişken vardiya
rota, roster, duty roster, shift schedule, shift plan, work schedule, staff schedule, duty rota, shift rota, staff rota, working schedule, duty list, on-call list, nurse rota, nursing rota | vardiya çizelgesi, nöbet çizelgesi, vardiya planı, nöbet listesi, çalışma çizelgesi, vardiya listesi, görev çizelgesi, mesai çizelgesi, çalışma listesi > schedule
overtime, extra hours, overtime work | fazla mesai, mesai ücreti, mesai, fazla çalışma
working hours, hours of work, office hours, business hours, working time | çalışma saatleri, mesai saatleri, mesai, iş saatleri, çalışma süresi, çalışma saati
opening hours, trading hours, store hours | açılış saatleri, çalışma saatleri, mağaza saatleri
peak hours, rush hour, busy hours, peak time, busy period, busy time, rush periods | yoğun saatler, yoğun saat, yoğun dönem, pik saat, en yoğun saatler, yoğunluk saatleri
high season, peak season, busy season, summer season, peak period | yüksek sezon, yoğun sezon, pik sezon
low season, off-season, off season, quiet season | düşük sezon, ölü sezon, sezon dışı
lunch break, lunch hour, lunchtime | öğle arası, öğle molası, öğle tatili
break-rest, rest break, coffee break, tea break, break-rest-driver, driver's break | mola, ara, çay molası, dinlenme molası
noon, midday | öğle, öğlen
afternoon | öğleden sonra, ikindi
midnight | gece yarısı
dawn, early morning | şafak, sabahın erken saatleri
day | gün
week | hafta
month | ay
year-time, calendar year | yıl, sene, takvim yılı
fiscal year, financial year, business year, accounting year, tax year | mali yıl, hesap dönemi, bütçe yılı, hesap yılı
semester break, half-term, half term, mid-term break | sömestr tatili, yarıyıl tatili, ara tatil
summer holiday, summer vacation, summer break | yaz tatili
spring | bahar, ilkbahar
summer | yaz
autumn | sonbahar, güz
winter | kış
first half, first half-year | ilk yarı, ilk altı ay
second half, second half-year | ikinci yarı, son altı ay
quarter-end, end of quarter, end-of-quarter | çeyrek sonu, dönem sonu
start of year, beginning of the year, start of the year | yıl başı, sene başı
end of day, end-of-day, close of business, day-end, end-of-day closing, end of the day | gün sonu, gün sonu kapanışı, gün sonu işlemleri
weekday | hafta içi
monday | pazartesi
tuesday | salı
wednesday | çarşamba
thursday | perşembe
friday | cuma
saturday | cumartesi
sunday | pazar günü
holiday-public, public holiday, bank holiday, national holiday | resmi tatil
religious holiday, eid, bayram | bayram, dini bayram
ramadan | ramazan
christmas, christmas season, christmas period, xmas | noel, noel dönemi
new year, new year's eve, new year's | yılbaşı, yeni yıl
easter | paskalya
annual leave, paid leave, vacation leave, holiday leave, paid annual leave, holiday-leave, paid holiday | yıllık izin, ücretli izin, yıllık ücretli izin, senelik izin > leave
maternity leave | doğum izni, analık izni > leave
parental leave | ebeveyn izni > leave
paternity leave | babalık izni > leave
sick leave, medical leave, sickness absence, off sick, out sick, sickness leave | hastalık izni, raporlu, sağlık izni, istirahat raporu, raporlu izin > leave
unpaid leave | ücretsiz izin > leave
absence, absenteeism, non-attendance, absence rate | devamsızlık, yokluk, işe gelmeme
attendance, timekeeping | devam, yoklama, devam durumu
weekly day off, day off, days off | hafta tatili, izin günü
on time, on-time, timely, on schedule, punctual, punctually, in time, by the deadline | zamanında, vaktinde, süresinde, gününde, zamanlı, tam zamanında
punctuality, on-time delivery, on-time performance, timeliness, on-time rate, timely delivery, punctual delivery, delivery on time, otd, on time delivery | dakiklik, zamanında teslimat, zamanında teslim, vaktinde teslimat, zamanında sevkiyat
simultaneous, simultaneously, at the same time, concurrent, concurrently, in parallel | eş zamanlı, aynı anda, aynı zamanda, paralel, eşzamanlı
immediate, immediately, instantly, instant, straight away, right away, at once | anında, hemen, derhal
same-day, same day, within the day, on the day | aynı gün, gün içinde
next-day, next day, the following day | ertesi gün
short notice, at short notice | kısa sürede, kısa süre içinde
long-term, long term, over the long run, in the long run | uzun vadeli, uzun dönemli, uzun süreli, uzun vade
medium-term, mid-term, medium term | orta vadeli, orta vade
short-run, near-term, near term | kısa vade
permanent, permanently, open-ended | kalıcı, sürekli, süresiz, belirsiz süreli
lead time, turnaround time, turnaround, throughput time, processing time, handling time, delivery lead time | temin süresi, tedarik süresi, işlem süresi, geçiş süresi, teslim süresi, tamamlanma süresi, termin süresi
waiting time, wait time, wait, queue time, waiting period | bekleme süresi, bekleyiş, bekleme
response time, reaction time | yanıt süresi, tepki süresi, müdahale süresi, cevap süresi, yanıt verme süresi, cevaplama süresi
delivery time, delivery lead time, delivery period | teslimat süresi, teslim süresi, termin süresi
repair time, time to repair, mttr, mean time to repair | onarım süresi, tamir süresi, mttr, ortalama tamir süresi, ortalama onarım süresi
hold time, holding time | bekletme süresi
travel time, journey time | yol süresi, seyahat süresi
preparation time, prep time | hazırlık süresi, hazırlama süresi
setup time, set-up time, changeover time, changeover, setting time | kurulum süresi, hazırlık süresi, tip değişim süresi, kalıp değişim süresi, ayar süresi, setup süresi, tezgah hazırlık süresi
postponement, deferral | erteleme
extension-time, time extension, extension of time | süre uzatımı, ek süre
period, stretch | süreç, periyot, dönem
stage-phase, phase, stage | aşama, safha, faz, evre
milestone, project milestone | kilometre taşı, dönüm noktası, proje kilometre taşı
lifecycle, life cycle | yaşam döngüsü
shelf life, expiry date, use-by date, best before date, expiration date, sell-by date, best before, date code, shelf-life, best-before date | raf ömrü, son kullanma tarihi, skt, miat, tavsiye edilen tüketim tarihi, tett, son tüketim tarihi, stt
appointment, appointment slot, rendezvous, medical appointment | randevu
agenda, diary, appointment book | ajanda, gündem, randevu defteri
timetable, lesson timetable, class schedule, course schedule | ders programı, zaman çizelgesi, ders çizelgesi > schedule
timeline, timescale, time frame, timeframe, project timeline, time plan, time schedule | zaman çizelgesi, takvim, iş takvimi, zaman planı
work programme, programme of works, project schedule, work plan, works schedule, construction schedule, work program, works programme, construction programme, project plan, project calendar, working plan | iş programı, iş planı, çalışma planı, çalışma takvimi, inşaat programı, proje planı, proje takvimi, proje programı, çalışma programı
pandemic, covid-19, covid, coronavirus, coronavirus pandemic, corona virus, covid pandemic | pandemi, salgın, koronavirüs, covid, covid-19, korona
lockdown, curfew | sokağa çıkma yasağı, karantina
crisis, crisis situation | kriz, kriz durumu
peacetime, ordinary times | olağan dönem
`;
