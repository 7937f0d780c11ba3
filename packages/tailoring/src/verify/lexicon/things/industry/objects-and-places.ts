/** Objects, rooms and places that any trade may speak of, in the form of everyday/general.ts. */
export const OBJECTS_AND_PLACES = `
checklist, check list, control list, tick list | kontrol listesi, denetim listesi, çek listesi, çeklist, kontrol formu, check list
list-thing, list, listing-list | liste
scorecard, score card, supplier scorecard, balanced scorecard | karne, puan kartı, performans karnesi, kurumsal karne
screen, display-screen | ekran
monitor-screen, computer screen, display screen | monitör
pull request, merge request, commit, pr-code, mr-code | pull request, pr, birleştirme isteği, çekme isteği, merge request
domain, domain name | alan adı, domain
hosting, web hosting | barındırma, hosting
matrix | matris
issue-number, magazine issue | sayı
product line, product series, line of products | ürün serisi, ürün hattı
series, range-series | seri, dizi
print artwork, artwork file | baskı dosyası, grafik çalışması
print-ready, ready for print | baskıya hazır
proof, print proof | prova, baskı provası
retouching, photo retouching, image editing, photo retouch, editing photos, image retouching, picture editing | rötuş, fotoğraf düzenleme, fotoğraf rötuşu
layout-page | mizanpaj, sayfa düzeni
rebrand, rebranding, brand renewal | marka yenileme, yeniden markalama
consumables, consumable, supplies-used, lab consumables | sarf malzemesi, sarf malzemeleri, sarf, sarf malzeme, laboratuvar sarfı
office supply, office materials | ofis malzemesi, ofis malzemeleri
indirect material, indirect materials | dolaylı malzeme, endirekt malzeme
casting-part, castings | döküm parça, döküm parçası
purchase, buying-thing, purchases | alım, satın alım, alış
spend, spending-thing | harcama
bidder, tenderer | teklif sahibi, istekli, teklif veren
key user | kilit kullanıcı, anahtar kullanıcı
practice-clinic, vet practice, surgery-vet | klinik, veteriner kliniği
surgical operation, operation | ameliyat
kennel | kulübe, köpek kulübesi, köpek barınağı
pill, tablet-pill | hap, tablet
drops, eye drops, ear drops | damla, göz damlası, kulak damlası
rabbit | tavşan
pony | midilli
bird | kuş
donkey | eşek
rehoming, adoption, animal adoption | sahiplendirme, evlat edinme, hayvan sahiplendirme
animal rescue, rescue centre, animal shelter, shelter-animal, animal rescue centre | hayvan kurtarma, hayvan barınağı, kurtarma merkezi, hayvan bakımevi
waiting area, waiting room, waiting lounge | bekleme alanı, bekleme salonu, bekleme odası
dental health | diş sağlığı
registered, chartered-registered | kayıtlı, tescilli
accredited, accreditation, accredited-thing | akredite, akreditasyon
workplace, place of work, workspace, work site, working place | iş yeri, işyeri, çalışma yeri, çalışma alanı, işyerleri, iş yerleri, işyer
work environment, working environment, ambient, workplace atmosphere, working atmosphere, atmosphere | çalışma ortamı, iş ortamı, ortam
workstation | iş istasyonu
work order, job order, job sheet, job ticket | iş emri, iş emirleri, çalışma emri
low-hazard, low hazard | az tehlikeli
very hazardous, high-hazard | çok tehlikeli
car workshop, auto repair shop, garage | oto servis, oto tamirhane, tamirhane
administrative fine | idari para cezası
osgb, joint health and safety unit | osgb, ortak sağlık güvenlik birimi
offal | sakatat
scale-weighing, weighing scale, scales | tartı, terazi, baskül
plate-dish, dish, dishes | tabak
dinner service, evening service, dinner shift | akşam servisi, akşam yemeği servisi
lunch service, lunch shift, lunch rush | öğle servisi, öğle yoğunluğu
category, discipline-field, branch-category, class-category, group-category | kategori, dal
promotional, promotion-related, introductory-promo | tanıtım
tradespeople, small business owner, shopkeepers | esnaf
landing page-site | açılış sayfası
finding, findings, research finding | bulgu, araştırma bulgusu, bulgular
decision, decision-thing | karar
key, door key | anahtar
lock | kilit
handle | kol, sap
wheel | tekerlek, teker
chain-metal | zincir
rope | halat, ip
wire | tel
nail-metal | çivi
screw | vida
bolt, nut-bolt | cıvata, somun, bulon
hammer | çekiç
tap-tool, spanner, wrench | anahtar, ingiliz anahtarı
brush | fırça
roll | rulo
sheet-paper, sheet | sayfa, levha, yaprak
paper | kağıt
cardboard, carton-material | karton, mukavva
envelope | zarf
stamp, company stamp, rubber stamp | damga, kaşe, pul
signature, sign-off-signature | imza
seal, official seal | mühür
pen, pencil | kalem
notebook-paper | defter
folder, binder, file folder, ring binder, file-folder | klasör, dosya
drawer | çekmece
desk, office desk | masa, çalışma masası
counter-desk, help counter | banko, tezgah
notice board, bulletin board, school board-display, class board | pano, ilan panosu, duyuru panosu, okul panosu
sign, signboard, signage | tabela, levha, işaret, yönlendirme tabelası
flag | bayrak
map | harita
clock | saat
phone, telephone, landline | telefon
battery-pile | pil
charger | şarj cihazı
torch, flashlight | fener
lamp | lamba
mirror | ayna
blanket | battaniye
pillow | yastık
mattress | yatak, şilte
basket | sepet
shelf-unit | raf
crate | kasa, sandık
cupboard-thing | dolap
fence | çit
gate-garden | kapı, bahçe kapısı
corridor, hallway | koridor
hall, lounge | salon
lobby-thing | lobi
entrance, entry-place, entry-door, entrance door, introduction-entry | giriş, giriş kapısı
exit, way out | çıkış
parking, car park, parking lot | otopark
garage-building | garaj
yard-open | avlu, saha
storage area, storage room | depo alanı, depolama alanı
changing-room, locker room | soyunma odası
restroom, toilets | tuvalet, lavabo
laundry-room | çamaşırhane
attic, loft | çatı katı
balcony, terrace | balkon, teras
wall | duvar
ceiling | tavan
floor-ground, place-ground | zemin, yer
corner-room | köşe
street | sokak, cadde
avenue | cadde, bulvar
square-place | meydan
park-green, park | park
river | nehir, ırmak, dere
lake | göl
sea | deniz
island | ada
mountain | dağ
valley | vadi
coast, shore | sahil, kıyı
capital city, capital | başkent
neighbour | komşu
household-goods, home goods, homeware | ev eşyası, züccaciye
toy-shop, toy store | oyuncakçı, oyuncak mağazası > store
stationery-shop | kırtasiye
bakery-shop | fırın
butcher's shop | kasap
barber's shop | berber
jeweller's shop | kuyumcu
grocer's shop | bakkal, market
craft market, handicraft market | el işi pazarı, el sanatları pazarı
market-place | pazar
print-picture, art print | baskı
children's picture | çocuk resmi
logbook, log-book, log book, record book | kayıt defteri, jurnal, seyir defteri
register-book, register | kayıt, sicil, defter
database-record | kayıt
entry-record, entries | giriş, kayıt
fabric stock | kumaş stoğu, kumaş stoku
cassette, tape cassette | kaset
`;
