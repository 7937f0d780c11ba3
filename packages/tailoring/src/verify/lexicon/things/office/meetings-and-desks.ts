/** The work of secretaries, assistants and office managers, in the form of everyday/general.ts. */
export const MEETINGS_AND_DESKS = `
meeting! organisation, meeting! organization, meeting! planning, meeting! arrangements | toplantı organizasyonu, toplantı planlama, toplantı organizasyonları
meeting! invitation, meeting! invite | toplantı daveti
meeting! note, meeting! notes | toplantı notu
weekly meeting | haftalık toplantı > meeting
monthly meeting | aylık toplantı > meeting
management meeting, executive meeting | yönetim toplantısı, üst yönetim toplantısı > meeting
department meeting, departmental meeting | departman toplantısı, bölüm toplantısı > meeting
project meeting | proje toplantısı > meeting
kick-off meeting, kickoff meeting, kick-off, kickoff | başlangıç toplantısı, açılış toplantısı > meeting
review meeting | gözden geçirme toplantısı > meeting
coordination meeting | koordinasyon toplantısı > meeting
information meeting, briefing! session, information session, briefing-meeting | bilgilendirme toplantısı
one-to-one meeting, one-on-one meeting, one-to-one talk, face-to-face meeting, personal meeting | birebir görüşme, yüz yüze görüşme, bire bir görüşme
by phone, over the phone, by telephone, telephonic, on the phone, over the telephone, via phone, telephone-way, on the telephone | telefonla, telefon üzerinden, telefonda, telefon ile
by email, via email, by e-mail, via e-mail, over email, in emails | e-posta ile, e-posta yoluyla, mail ile, e-postayla, e-posta üzerinden, mail yoluyla
phone traffic, telephone traffic, phone calls-traffic | telefon trafiği
voicemail, voice message | sesli mesaj
message, text message, sms | mesaj, sms, kısa mesaj
official letter-business, cover letter, formal letter | üst yazı, resmi mektup, ön yazı
business letter, commercial letter | iş mektubu, ticari mektup
business correspondence in english, english correspondence | ingilizce yazışma, ingilizce yazışmalar
email correspondence, e-mail correspondence, email traffic | e-posta yazışması, mail yazışması, e-posta trafiği, mail trafiği
inbox, mailbox | gelen kutusu, posta kutusu
outgoing! mail, outgoing! post, outgoing! documents | giden evrak, giden posta
document registration, registration of documents, document entry | evrak kaydı, evrak girişi
document flow, document circulation, paper flow | evrak akışı, belge akışı, evrak trafiği, evrak dolaşımı
document archive, file archive | evrak arşivi, belge arşivi, dosya arşivi
physical archive, paper archive | fiziksel arşiv, fiziki arşiv
digital archive, electronic archive, digital archiving | dijital arşiv, elektronik arşiv, dijital arşivleme
filing! system, archive system, archiving! system | dosyalama sistemi, arşiv sistemi, arşivleme sistemi
filing! cabinet, file cabinet | dosya dolabı, evrak dolabı
original document, originals, original-document, original copy | asıl belge, belge aslı, orijinal belge
certified copy, true copy | onaylı suret, aslı gibidir, tasdikli suret, onaylı örnek
duplicate-copy, photocopied copy, hard copy, copy, copies | suret, nüsha, kopya
electronic signature, e-signature, digital signature | e-imza, elektronik imza, dijital imza
registered email, registered electronic mail, kep | kep, kayıtlı elektronik posta
courier dispatch | kurye gönderimi
postage, postal charges | posta ücreti
office supplies order, office consumables, office purchasing | ofis sarf malzemesi, ofis alımları, ofis ihtiyaçları
office equipment, office machines | ofis ekipmanı, büro makineleri, ofis makineleri, ofis gereçleri
photocopier, copy machine, copier | fotokopi makinesi
paper shredder, shredder | evrak imha makinesi
projector, beamer | projeksiyon, projeksiyon cihazı, projektör
desktop computer, office computer | masaüstü bilgisayar
zoom, zoom meeting, teams-meeting, zoom-app | zoom
onedrive | onedrive
google drive | google drive
vlookup, lookup | düşeyara, vlookup
power query | power query
master data, master record | ana veri
to-do list, task list, job list | yapılacaklar listesi, görev listesi, iş listesi
contact list, address list, telephone list, phone list, contact details, contact information | iletişim listesi, telefon listesi, adres listesi, iletişim bilgileri, iletişim bilgisi
mailing! list, email list, subscriber list, distribution list, e-mail list | posta listesi, e-posta listesi, mail listesi, abone listesi, dağıtım listesi
travel expense, travel costs, trip expenses | seyahat gideri, seyahat masrafı, seyahat masrafları, seyahat harcaması
travel itinerary, trip plan, travel plan | seyahat programı, seyahat planı
transport arrangement, transfer arrangement, transport organisation | ulaşım organizasyonu, transfer organizasyonu
fleet of company cars, company car fleet | şirket araç filosu
office expense, office costs, office expenses | ofis gideri, ofis giderleri, ofis masrafları
office budget | ofis bütçesi
office move, office relocation | ofis taşınması, ofis taşıma
office layout, office setup | ofis düzeni, ofis yerleşimi
office organisation, office organization, office order, running! of the office, office management | ofis yönetimi, ofis düzeni ve yönetimi, büro yönetimi, ofis idaresi
facility services, support services | destek hizmetleri, tesis hizmetleri
cleaning! staff, cleaning! personnel, cleaning! team, cleaning! crew | temizlik personeli, temizlik ekibi
catering! service, tea and coffee service, refreshments, tea service | çay servisi, çay kahve ikramı
confidentiality, discretion, secrecy | gizlilik, sır saklama
executive office, chief executive's office, general manager's office, private office | özel kalem, yönetim katı, genel müdürlük ofisi
board secretary-work, board secretariat | yönetim kurulu sekreterliği, kurul sekreterliği
resolution-board, board decision, board resolution | yönetim kurulu kararı, kurul kararı
decision book, board decision book | karar defteri
share ledger | pay defteri
shorthand, stenography | steno, stenografi
words per minute, wpm | dakikada kelime
day-to-day, everyday | gündelik, günlük rutin
routine work, routine tasks | rutin iş, rutin işler
ad hoc task, ad hoc request, ad-hoc report, ad hoc report, ad hoc analysis | anlık talep, anlık rapor, ad hoc rapor, anlık analiz
`;
