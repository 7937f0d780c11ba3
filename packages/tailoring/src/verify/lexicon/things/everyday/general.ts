/**
 * Words of working life in general: "English, English | Turkish, Turkish". What stands in one line may stand for one
 * another, so nothing wider or narrower is in it; plurals and endings are understood. A word may be in more lines.
 */
export const GENERAL = `
people, person, staff, employee, personnel, colleague, coworker, co-worker, team member, headcount, workforce, worker-staff, staff member, workmate, colleague-work, fellow employee, workers! | kişi, kişilik, personel, çalışan, eleman, çalışma arkadaşı, iş arkadaşı, mesai arkadaşı, meslektaş, ekip üyesi, iş gücü, işgücü, insan
team, crew, squad, group, staff-team | ekip, takım, grup, kadro
company, firm, business, enterprise, organisation, organization, corporation | şirket, firma, işletme, kurum, kuruluş
customer, client, shopper, patron, buyer-customer, clientele | müşteri, alıcı
guest, hotel guest, in-house guest | misafir, konuk
user | kullanıcı
member | üye
visitor, caller-visitor | ziyaretçi
manager's | yöneticinin
department, dept | departman, bölüm, birim
unit | ünite, birim, servis
office | ofis, büro
branch, outlet-branch | şube
store, shop, retail store, retail outlet, outlet | mağaza, dükkan, perakende mağazası
site, location | şantiye, saha, tesis, lokasyon
facility, plant, factory, manufacturing plant, production facility, production plant | tesis, fabrika, üretim tesisi
headquarters, head office, hq | genel merkez, merkez ofis, merkez
centre, center | merkez
project, project-work, undertaking | proje
programme, program | program
process, workflow, production-process | süreç, iş akışı, proses
procedure, sop, standard operating procedure, procedure-step, process-step | prosedür, standart operasyon prosedürü, usul
system, system-any, set-up, scheme-system | sistem, düzen
platform | platform
service | hizmet, servis
product | ürün
production, output | üretim, imalat
quality, quality-field | kalite
cost, expense, expenditure, spending | maliyet, gider, harcama, masraf
price | fiyat
budget, budgeting-thing | bütçe
revenue, turnover, sales revenue, turnover-sales, takings, proceeds | ciro, gelir, hasılat
profit | kâr
margin | marj
income | gelir
loss, loss-any, losses | kayıp, zarar, zayiat
waste, wastage, waste-material, waste-production | israf, atık, fire
scrap, rejects | fire, hurda, ıskarta
time, duration | süre, zaman
deadline, due date, cut-off date, time limit, target date | son tarih, termin, teslim tarihi, bitiş tarihi, son teslim tarihi, termin tarihi
delay, lateness, hold-up, holdup | gecikme, rötar, aksama
schedule, timetable, calendar, calendar-thing | takvim, çizelge, program
target, goal, objective-goal, aim-goal | hedef, amaç
result, outcome, consequence, result-any, upshot | sonuç, netice
performance | performans
productivity, efficiency | verimlilik, verim
satisfaction | memnuniyet
complaint, grievance-customer | şikayet, yakınma
request | talep, istek
care | bakım
error, mistake, error-slip, slip-up, slip-error, inaccuracy | hata, yanlışlık
fault, failure, breakdown, malfunction, fault-technical | arıza
bug, software bug, software defect | hata, yazılım hatası
problem, issue, problem-any, difficulty, trouble, difficulty-hardship, hardship, challenge | sorun, problem, sıkıntı, güçlük, aksaklık, zorluk
risk | risk
safety | güvenlik
occupational safety, workplace safety, health and safety, occupational health and safety, hse, ohs, hs, occupational safety and health, health and safety at work, work safety | iş güvenliği, iş sağlığı ve güvenliği, isg, işçi sağlığı ve iş güvenliği
security, security-safety, safety and security | güvenlik, emniyet
rule, regulation, bylaw, by-law, rule-any, guideline, instruction-rule | kural, yönetmelik, tüzük, düzenleme, kaide
law, legislation, act, statute, act-law, legal framework, laws | yasa, kanun, mevzuat, hukuk
standard, standard-kind | standart
contract, agreement | sözleşme, kontrat, mukavele
document, paperwork, papers, documentation-papers | belge, evrak, doküman, kağıt
file | dosya
form | form
letter | mektup
email, e-mail, mail | e-posta, mail, eposta
newsletter, bulletin, news bulletin, e-bulletin, e-newsletter | bülten, e-bülten, haber bülteni
report's | raporu
meeting, session-meeting | toplantı, oturum
conference, congress, symposium, congresses | konferans, kongre, sempozyum
event, function-event, occasion, function-occasion | etkinlik, organizasyon
seminar | seminer
workshop | atölye, çalıştay, workshop
lesson, class-lesson | ders
note | not
minutes, meeting minutes, minutes of the meeting, meeting notes | tutanak, toplantı tutanağı, toplantı notları
idea, suggestion | fikir, öneri
plan, plan-thing, plan-any, scheme | plan, tasarı
strategy | strateji
policy | politika
campaign, marketing campaign | kampanya, pazarlama kampanyası
brand | marka
market | pazar, piyasa
sector, industry, industry-sector | sektör, endüstri, sanayi
number | sayı, adet
rate, ratio, percentage | oran, yüzde, rasyo, nispet
average, mean, on average, average-thing, avg | ortalama, ortalama olarak, ort
volume | hacim
capacity | kapasite
size | boyut, büyüklük
level | seviye, düzey
new | yeni
newly qualified, newly graduated, recently qualified, newly-qualified | yeni mezun
existing, current | mevcut
main, principal, key, major-main, primary, core, central, main-one, chief-main, key-main, central-main, foremost, leading-main | ana, temel, asıl, başlıca, esas, kilit, birincil, en önemli
large, big, major, large-size, sizeable, sizable, large-sized, great-size, huge, vast | büyük, iri, kocaman
small | küçük
change, alteration, modification | değişiklik
minor | küçük
long | uzun
short | kısa
high | yüksek
low | düşük
early, ahead of schedule, ahead of time, before the deadline, ahead of plan, before time, earlier than planned, before schedule, ahead of deadline, sooner than planned | erken, zamanından önce, planlanandan önce, süresinden önce, terminden önce, vaktinden önce, planlanandan erken, takvimden önce, termininden önce
late, behind schedule, overdue, behind time, later than planned, after the deadline, past the deadline | geç, gecikmeli, gecikmiş, süresi geçmiş, vadesi geçmiş, planlanandan geç, gecikmeyle, geç kalarak, gecikmeli olarak
open, open-thing, opened-thing | açık
local | yerel, lokal
regional | bölgesel
national | ulusal
international, international-thing, internationally | uluslararası, milletlerarası
global | küresel, global
foreign, foreign-thing, from abroad, non-domestic, overseas-thing | yabancı, dış
domestic, at home, home-market, domestic-thing, national-domestic, home-domestic, within the country, home-grown | yurt içi, iç, yurtiçi, yerli
internal, in-house, inhouse, internally | iç, dahili, şirket içi, kurum içi, firma içi, kendi bünyesinde
external, outsourced, externally, third-party, third party, external-thing, outside, outside-company | dış, harici, dış kaynak, dışarıdan, üçüncü taraf, şirket dışı, kurum dışı
online, internet-based, online-way, over the internet, on the internet, via the internet, through the internet, on the web, via internet | çevrimiçi, online, çevrim içi, internet üzerinden, internetten, internette, internet aracılığıyla, internet yoluyla
digital, digital-kind | dijital, sayısal
electronic | elektronik
automatic, automated, automatically | otomatik, otomatik olarak
manual, by hand, hand-made, handmade, manually, by-hand, by hand-way, hand-done, manual-kind, hand-operated | manuel, elle, el yapımı, el işi, manuel olarak, el ile, elde, kılavuz
technical | teknik
financial | finansal, mali
legal | hukuki, yasal
social | sosyal
open-source, open source | açık kaynak, açık kaynaklı
real-time, real time | gerçek zamanlı
key account, key customer, major account, major customer, strategic account | kilit müşteri, anahtar müşteri, büyük müşteri, önemli müşteri > customer
partner, business partner | ortak, iş ortağı, partner
stakeholder | paydaş
competitor, competitor-firm, rival, rival company, competing company, competition-rivals | rakip, rakip firma, rakip şirket
subscriber | abone
sign-up, sign-ups, signup, subscription | abonelik, kayıt
order | sipariş
delivery | teslimat, teslim
handover, nursing handover, shift handover, shift handovers, handoff, hand-off, patient handover | devir, devir teslim, nöbet devri, vardiya devri, hasta devri, devir-teslim, nöbet teslimi, hasta teslimi
goods, merchandise | mal
equipment, gear-equipment, kit-equipment | ekipman, donanım, teçhizat
machine, machinery | makine, makina, tezgah
tool, implement-tool, instrument | araç, alet, el aleti, takım
device, apparatus, appliance-device | cihaz, aygıt
material | malzeme, materyal
part, component, piece-part | parça, bileşen, komponent
building, structure-building | bina, yapı
house, home | ev
room | oda
field | saha, alan
line | hat, hattı
production line, assembly line, manufacturing line, line-production | üretim hattı, montaj hattı, üretim bandı, bant, hat, imalat hattı, montaj bandı
assembly, assembly-thing, fitting-assembly, mounting | montaj
model | model
template, template-document, standard form, boilerplate | şablon, taslak form, örnek form
draft | taslak
page | sayfa
site-web, website, web site, webpage, web page, site | web sitesi, internet sitesi, site, web sayfası
web | web
app, application, application-software | uygulama
mobile | mobil
download | indirme, indir-, indirilen
star | yıldız
library | kütüphane
article, paper, piece-writing, story-news | makale, yazı
book, title-book | kitap
thesis, dissertation, theses | tez, tez çalışması
patent | patent
point, net, net-amount | net, puan
attention, care-attention | dikkat, özen
detail | detay, ayrıntı
communication skills, communication-skills, communication, interpersonal skills, people skills | iletişim becerisi, iletişim, iletişim becerileri, insan ilişkileri, beşeri ilişkiler
teamwork, team work, team player, collaboration-skill | ekip çalışması, takım çalışması, takım oyuncusu, ekip çalışmasına yatkın, takım çalışmasına yatkın
problem solving, problem-solving | problem çözme, sorun çözme
assembly time | montaj süresi
`;
