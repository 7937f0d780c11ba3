/** Shifts, working hours, leave, days, months, seasons and holidays, in the form of everyday/general.ts. */
export const SHIFTS_AND_CALENDAR = `
shift, work shift | vardiya, nöbet
night shift, nights, night duty, overnight shift, graveyard shift, night work, at night, by night, night-time, during the night, night shift-work, night duties | gece vardiyası, gece nöbeti, gece mesaisi, gece çalışması, geceleri, geceleyin, gece
morning | sabah
weekend, at weekends, on weekends, weekends!, over the weekend, at the weekend | hafta sonu, hafta sonları
season, season-time | sezon, mevsim
per shift, a shift, each shift, every shift | vardiya başına, vardiya başı, her vardiya, nöbet başına
per hour worked, man-hour, man hour, person-hour, labour hour, labour hours, working hours-labour | adam saat, adam-saat, işçilik saati, adam/saat, iş saati
man-day, person-day | adam gün, adam-gün, adam/gün
day shift, days, day duty, days-shift | gündüz vardiyası, gündüz nöbeti, gündüz mesaisi
morning shift, early shift, earlies | sabah vardiyası, sabah nöbeti, sabahçı
evening shift, late shift, lates | akşam vardiyası, akşam nöbeti, akşamcı, akşamcı vardiya
double shift, back-to-back shift | çift vardiya
split shift | bölünmüş vardiya
shift system, shift pattern, shift work, rotating shift, shift rotation, working shifts, rotating shifts, rotational shift | vardiya sistemi, vardiyalı, vardiyalı çalışma, dönüşümlü vardiya, vardiya düzeni, değişen vardiya, değişken vardiya
rota, roster, duty roster, shift schedule, shift plan, work schedule, staff schedule, duty rota, shift rota, staff rota, working schedule, duty list, on-call list, nurse rota, nursing rota | vardiya çizelgesi, nöbet çizelgesi, vardiya planı, nöbet listesi, çalışma çizelgesi, vardiya listesi, görev çizelgesi, mesai çizelgesi, çalışma listesi > schedule
overtime, extra hours, overtime work | fazla mesai, mesai, fazla çalışma
working hours, hours of work, office hours, business hours, working time | çalışma saatleri, mesai saatleri, mesai, iş saatleri, çalışma süresi, çalışma saati
opening hours, trading hours, store hours | açılış saatleri, çalışma saatleri, mağaza saatleri
peak hours, rush hour, busy hours, peak time, busy period, busy time, rush periods | yoğun saatler, yoğun saat, yoğun dönem, pik saat, en yoğun saatler, yoğunluk saatleri
high season, peak season, busy season, peak period, high-season-time, in season, during the season, in the season | yüksek sezon, yoğun sezon, pik sezon, sezonda, sezon boyunca, yoğun sezonda
low season, off-season, off season, quiet season, quiet period | düşük sezon, ölü sezon, sezon dışı, sakin dönem
lunch break, lunch hour, lunchtime | öğle arası, öğle molası, öğle tatili
break-rest, rest break, coffee break, tea break, break-rest-driver, driver's break | mola, ara, çay molası, dinlenme molası
noon, midday | öğle, öğlen
afternoon | öğleden sonra, ikindi
midnight | gece yarısı
dawn, early morning | şafak, sabahın erken saatleri
day, day-count | gün
week, week-count, weeks, wk, wks | hafta
month | ay
year-time, calendar year | yıl, sene, takvim yılı
fiscal year, financial year, business year, accounting year, tax year | mali yıl, hesap dönemi, bütçe yılı, hesap yılı
semester break, half-term, half term, mid-term break | sömestr tatili, yarıyıl tatili, ara tatil
summer holiday, summer vacation, summer break | yaz tatili
spring, in spring, in the spring, springtime, spring months | bahar, ilkbahar, ilkbaharda, baharda, bahar ayları
summer, in summer, in the summer, summers, summertime, in summer months, in the summer months, summer months, over the summer | yaz, yazın, yazları, yaz aylarında, yaz mevsiminde, yaz ayları, yaz aylarında
autumn, in autumn, fall-autumn, in the autumn, autumn months | sonbahar, güz, sonbaharda, güzün
winter, in winter, in the winter, winters, wintertime, in winter months, in the winter months, winter months | kış, kışın, kışları, kış aylarında, kış döneminde, kış mevsiminde, kış ayları
first half, first half-year | ilk yarı, ilk altı ay, ilk yarıyıl
second half, second half-year, second half of the year | ikinci yarı, son altı ay, ikinci yarıyıl
quarter-end, end of quarter, end-of-quarter | çeyrek sonu, dönem sonu
start of year, beginning of the year, start of the year | yıl başı, sene başı
end of day, end-of-day, close of business, day-end, end-of-day closing, end of the day, at the end of the day, at day end | gün sonu, gün sonu kapanışı, gün sonu işlemleri, gün sonunda, her gün sonunda
weekday, weekdays | hafta içi
monday, mondays, on mondays | pazartesi, pazartesileri, pazartesi günleri, pazartesi günü
tuesday, tuesdays, on tuesdays | salı, salıları, salı günleri, salı günü
wednesday, wednesdays, on wednesdays | çarşamba, çarşambaları, çarşamba günleri, çarşamba günü
thursday, thursdays, on thursdays | perşembe, perşembeleri, perşembe günleri, perşembe günü
friday, fridays, on fridays | cuma, cumaları, cuma günleri, cuma günü
saturday, saturdays, on saturdays | cumartesi, cumartesileri, cumartesi günleri, cumartesi günü
sunday, sundays, on sundays | pazar günü, pazarları, pazar günleri
holiday-public, public holiday, bank holiday, national holiday | resmi tatil, bayram tatili
religious holiday, eid, bayram | bayram, dini bayram
ramadan | ramazan
christmas, christmas season, christmas period, xmas | noel, noel dönemi
new year, new year's eve, new year's | yılbaşı, yeni yıl
easter | paskalya
maternity leave | doğum izni, analık izni > leave
parental leave | ebeveyn izni > leave
paternity leave | babalık izni > leave
sick leave, medical leave, sickness absence, off sick, out sick, sickness leave | hastalık izni, raporlu, sağlık izni, istirahat raporu, raporlu izin > leave
unpaid leave | ücretsiz izin > leave
absence, absenteeism, non-attendance, absence rate | devamsızlık, yokluk, işe gelmeme
attendance, timekeeping, attendance register, class register, roll call | devam, yoklama, devam durumu, devam devamsızlık, yoklama defteri
weekly day off, day off, days off | hafta tatili, izin günü
at busy times, in busy periods, during busy periods, at peak hours, during peak hours, during busy times, in peak periods, in rush hours, peak times, busy times | yoğun saatlerde, yoğun zamanlarda, yoğunluk olduğunda, yoğun günlerde
at the end of the shift, end of shift, at shift end, at the end of each shift, at the end of every shift, end of the shift | vardiya sonunda, vardiya sonu, her vardiya sonunda, vardiya bitiminde
at the start of the shift, start of shift, at the start of each shift, beginning of the shift, at the beginning of the shift | vardiya başında, vardiya başlangıcında, her vardiya başında
shift-based, in shifts, on shifts, on a shift basis, shift-working | vardiya usulü, vardiyalı olarak, vardiyalı sistemde, vardiya sistemiyle
in rotation, on rotation, rotating, by turns, in turns, on a rota, taking turns, on a rotating basis | dönüşümlü, dönüşümlü olarak, sırayla, nöbetleşe, rotasyonlu, rotasyonla
two-shift, two shifts, two-shift system, double-shift system, in two shifts | iki vardiya, iki vardiyalı, ikili vardiya
weekend work, weekend shift, weekend duty, weekend shifts | hafta sonu çalışması, hafta sonu mesaisi, hafta sonu nöbeti, hafta sonu vardiyası
rush-period, rush, peak, busy spell | yoğun zaman
time off, days off work, leave of absence, time-off | izinli gün
january-month, january | ocak
february-month, february | şubat
march-month | mart
april-month, april | nisan
may-month | mayıs
june-month, june | haziran
july-month, july | temmuz
august-month, august | ağustos
september-month, september | eylül
october-month, october | ekim
november-month, november | kasım
december-month, december | aralık
afternoon shift, late shift, lates | öğleden sonra vardiyası
summer season | yaz sezonu
`;
