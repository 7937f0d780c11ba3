/**
 * Words of working life in general: "English, English | Turkish, Turkish". What stands in one line may stand for one
 * another, so nothing wider or narrower is in it; plurals and endings are understood. A word may be in more lines.
 */
export const GENERAL = `
people, person, staff, employee, personnel, colleague, coworker, co-worker, team member, headcount | kişi, kişilik, personel, çalışan, eleman, çalışma arkadaşı, iş arkadaşı
team, crew, squad, group | ekip, takım, grup
company, firm, business, enterprise, organisation, organization, corporation | şirket, firma, işletme, kurum, kuruluş
customer, client | müşteri
guest | misafir, konuk
user | kullanıcı
member | üye
visitor | ziyaretçi
manager's | yöneticinin
department, dept | departman, bölüm, birim
unit | ünite, birim, servis
office | ofis, büro
branch | şube
store, shop | mağaza, dükkan
site | şantiye, saha, tesis
facility, plant, factory | tesis, fabrika
warehouse, depot | depo, ambar
headquarters, head office | genel merkez, merkez ofis
centre, center | merkez
project | proje
programme, program | program
process, workflow | süreç, iş akışı
procedure | prosedür
system | sistem
platform | platform
service | hizmet, servis
product | ürün
production | üretim
quality | kalite
cost, expense, expenditure, spending | maliyet, gider, harcama, masraf
price | fiyat
budget | bütçe
revenue, turnover, sales revenue | ciro, gelir, hasılat
profit | kâr, kar
margin | marj
income | gelir
loss | kayıp, zarar
waste, wastage | israf, atık
scrap | fire
time, duration | süre, zaman
deadline | son tarih, termin
delay | gecikme
schedule, timetable, calendar | takvim, çizelge, program
target, goal | hedef
result, outcome | sonuç
performance | performans
productivity, efficiency | verimlilik, verim
satisfaction | memnuniyet
complaint | şikayet, şikâyet
request | talep, istek
care | bakım
error, mistake | hata
fault, failure, breakdown, malfunction | arıza
bug, defect | hata, kusur
problem, issue | sorun, problem
risk | risk
safety | güvenlik
occupational safety, workplace safety, health and safety, occupational health and safety | iş güvenliği, iş sağlığı ve güvenliği, isg
security | güvenlik
rule, regulation | kural, yönetmelik
law, legislation | yasa, kanun, mevzuat
standard | standart
contract, agreement | sözleşme, kontrat
document, paperwork | belge, evrak, doküman
file | dosya
form | form
letter | mektup
email, e-mail, mail | e-posta, mail, eposta
newsletter | bülten
bulletin | bülten
report's | raporu
meeting | toplantı
conference | konferans
event | etkinlik, organizasyon
fair, trade fair, exhibition | fuar, sergi
seminar | seminer
workshop | atölye, çalıştay
course, class | kurs, ders, sınıf
lesson | ders
bootcamp | bootcamp
webinar | webinar
note | not
minutes | tutanak
idea, suggestion | fikir, öneri
plan | plan
strategy | strateji
policy | politika
campaign | kampanya
brand | marka
market | pazar, piyasa
sector, industry | sektör, endüstri, sanayi
region, area, territory | bölge
district | ilçe, semt
city, town | şehir, kent, il
country | ülke
council, municipality, local authority | belediye
government | devlet, hükümet, kamu
public sector, public | kamu
private | özel, bireysel
corporate | kurumsal
school | okul
high school, secondary school | lise
vocational high school | meslek lisesi
university, uni | üniversite
college | kolej, yüksekokul
institute | enstitü
academy | akademi
faculty | fakülte
hospital | hastane
clinic | klinik, poliklinik
care home, nursing home | bakımevi, huzurevi
hotel | otel
restaurant | restoran, lokanta
cafe | kafe
kitchen | mutfak
bank | banka
association | dernek
foundation | vakıf
club | kulüp
union | sendika
ward | servis, koğuş
shift | vardiya, nöbet
night shift | gece vardiyası
daily, a day, per day, each day, every day | günlük, günde, her gün
weekly, a week, per week, each week, every week | haftalık, haftada, her hafta
monthly, a month, per month, each month, every month, month-end | aylık, ayda, her ay, ay sonu
quarterly, per quarter, each quarter | üç aylık, çeyreklik
quarter | çeyrek
annual, annually, yearly, a year, per year, each year, every year, per annum | yıllık, yılda, her yıl, senelik
year-end, year end | yıl sonu
hour | saat
minute | dakika, dk
second | saniye, sn
millisecond, ms | milisaniye
morning | sabah
weekend | hafta sonu
season | sezon
number | sayı, adet
rate, ratio | oran
average | ortalama
percentage | yüzde
volume | hacim
capacity | kapasite
size | boyut, büyüklük
level | seviye, düzey
new | yeni
newly qualified, newly graduated, recently qualified, newly-qualified | yeni mezun
existing, current | mevcut
main, principal, key | ana, temel
large, big, major | büyük
small | küçük
change, alteration, modification | değişiklik
minor | küçük
long | uzun
short | kısa
high | yüksek
low | düşük
early | erken
late | geç
open | açık
local | yerel, lokal
regional | bölgesel
national | ulusal
international | uluslararası
global | küresel, global
foreign | yabancı, dış
domestic | yurt içi, iç
internal | iç, dahili
external | dış, harici
online | çevrimiçi, online
digital | dijital
electronic | elektronik
automatic, automated | otomatik
manual | manuel, elle
technical | teknik
financial | finansal, mali
legal | hukuki, yasal
social | sosyal
open-source, open source | açık kaynak
real-time, real time | gerçek zamanlı
key account | kilit müşteri
supplier, vendor | tedarikçi
partner | ortak, iş ortağı
contractor | yüklenici, taşeron
stakeholder | paydaş
competitor | rakip
subscriber | abone
sign-up, signup, subscription | abonelik, kayıt
order | sipariş
delivery | teslimat, teslim
handover | devir, devir teslim
stock, inventory | stok, envanter
goods, merchandise | mal
equipment | ekipman, donanım
machine, machinery | makine, makina
tool | araç, alet
device | cihaz
material | malzeme, materyal
part, component | parça, bileşen
vehicle | araç, taşıt
truck | kamyon
car | otomobil, araba
building | bina
house, home | ev
dwelling, flat, apartment, residence, housing unit | konut, daire
room | oda
floor | kat, zemin
field | saha, alan
line | hat
production line, assembly line | üretim hattı, montaj hattı
assembly | montaj
model | model
template | şablon
draft | taslak
page | sayfa
site-web, website, web site | web sitesi, internet sitesi, site
web | web
app, application | uygulama
mobile | mobil
download | indirme, indir-, indirilen
star | yıldız
library | kütüphane
collection | koleksiyon
article, paper | makale, yazı
book | kitap
thesis, dissertation | tez
patent | patent
point, net | net, puan
attention | dikkat
detail | detay, ayrıntı
communication skills | iletişim becerisi
teamwork | ekip çalışması, takım çalışması
problem solving | problem çözme
`;
