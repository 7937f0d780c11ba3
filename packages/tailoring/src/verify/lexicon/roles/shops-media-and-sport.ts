/** Titles of shops, sales, marketing, media, arts and sport, in the form of any-trade.ts. */
export const SHOPS_MEDIA_AND_SPORT = `
sales assistant, shop assistant, sales associate, retail assistant, store assistant, salesclerk, sales clerk, sales adviser, sales advisor, sales consultant, retail sales assistant, customer assistant, store associate, retail associate | satış danışmanı, satış elemanı, tezgahtar, mağaza satış danışmanı, reyon görevlisi, mağaza elemanı, satış görevlisi > salesperson
senior sales assistant, senior sales adviser, senior sales consultant | kıdemli satış danışmanı > sales assistant
store manager, shop manager, retail store manager, retail manager | mağaza müdürü, mağaza yöneticisi > manager
assistant store manager, store assistant manager, deputy store manager, assistant shop manager | mağaza müdür yardımcısı, mağaza yönetici yardımcısı, mağaza müdür yrd, mağaza yönetici yrd
department manager-store, floor manager, section supervisor | reyon müdürü, reyon şefi, reyon yöneticisi
store supervisor, shop supervisor | mağaza şefi, mağaza sorumlusu, mağaza amiri
head cashier, chief cashier | baş kasiyer, kasa şefi, kasiyer şefi
shelf stacker, stock clerk-store, shelf filler, stock assistant, stocker | reyon elemanı, raf elemanı, raf görevlisi, reyoncu
visual merchandiser | görsel düzenleme uzmanı, görsel mağazacılık uzmanı, vitrinist, vitrin tasarımcısı
merchandiser | merchandiser, saha tanzim elemanı, tanzim teşhir elemanı
area manager, regional manager, district manager, territory manager | bölge müdürü, bölge yöneticisi, saha müdürü > manager
regional sales manager, area sales manager | bölge satış müdürü, bölge satış yöneticisi > sales manager
regional coordinator | bölge koordinatörü > coordinator
sales manager | satış müdürü, satış yöneticisi > manager
sales director | satış direktörü > director
sales supervisor, sales chief | satış şefi, satış süpervizörü, satış sorumlusu
sales specialist | satış uzmanı > specialist
sales executive, sales representative, sales rep, sales agent | satış temsilcisi, satış yetkilisi > representative
field sales representative, field sales executive, outside sales representative | saha satış temsilcisi, sıcak satış temsilcisi > sales executive
regional sales representative | bölge satış temsilcisi > sales executive
corporate sales representative, corporate sales executive | kurumsal satış temsilcisi, kurumsal satış uzmanı > sales executive
telesales representative, telesales agent, telemarketer, telephone sales agent | telesatış temsilcisi, telefonla satış temsilcisi, telefonla satış elemanı, tele satış elemanı, telepazarlama elemanı > sales executive
export specialist, export executive, export officer | ihracat uzmanı, ihracat sorumlusu > specialist
export manager | ihracat müdürü, ihracat yöneticisi > manager
export sales representative, export sales executive | ihracat satış temsilcisi, ihracat satış sorumlusu > sales executive
import specialist, import officer, import executive | ithalat uzmanı, ithalat sorumlusu > specialist
foreign trade specialist, international trade specialist | dış ticaret uzmanı, dış ticaret yetkilisi > specialist
foreign trade manager | dış ticaret müdürü, dış ticaret yöneticisi > manager
foreign trade officer, foreign trade clerk | dış ticaret sorumlusu, dış ticaret elemanı
key account manager, kam | kilit müşteri yöneticisi, anahtar müşteri yöneticisi
account manager, client manager, customer account manager | müşteri yöneticisi, müşteri sorumlusu
account executive | müşteri temsilcisi, müşteri sorumlusu, reklam müşteri temsilcisi
business development manager | iş geliştirme müdürü, iş geliştirme yöneticisi > manager
business development specialist, business development executive | iş geliştirme uzmanı, iş geliştirme sorumlusu > specialist
sales engineer | satış mühendisi > engineer
pre-sales engineer, presales engineer | satış öncesi mühendisi > engineer
sales support specialist, sales support executive | satış destek uzmanı
sales coordinator | satış koordinatörü > coordinator
sales operations specialist | satış operasyon uzmanı > specialist
customer service representative, customer service agent, customer care agent, customer support representative, customer service adviser, customer service advisor, customer support agent, customer service officer, customer services representative | müşteri hizmetleri temsilcisi, müşteri destek temsilcisi, müşteri hizmetleri görevlisi, müşteri hizmetleri yetkilisi, müşteri hizmetleri elemanı > representative
customer service manager, customer relations manager, customer relationship manager, customer services manager | müşteri hizmetleri müdürü, müşteri hizmetleri yöneticisi, müşteri ilişkileri müdürü > manager
customer service specialist, customer support specialist | müşteri hizmetleri uzmanı, müşteri destek uzmanı > specialist
customer relations specialist, customer relations officer | müşteri ilişkileri uzmanı, müşteri ilişkileri sorumlusu > specialist
customer success manager | müşteri başarı yöneticisi
call centre agent, call center agent, call centre representative, call center representative, contact centre agent, call centre operator, call handler, call agent | çağrı merkezi temsilcisi, çağrı merkezi müşteri temsilcisi, çağrı merkezi görevlisi, çağrı merkezi elemanı, çağrı merkezi operatörü, çağrı merkezi çalışanı > representative
call centre team leader, call center team leader, call centre team lead | çağrı merkezi takım lideri, çağrı merkezi ekip lideri > lead
call centre supervisor, call center supervisor | çağrı merkezi süpervizörü
mystery shopper | gizli müşteri
promoter, brand ambassador, promotions assistant, host-promoter, brand promoter | tanıtım elemanı, promotör, stant görevlisi, stant elemanı
pollster, interviewer-survey, survey interviewer, interviewer, field researcher | anketör, anket görevlisi, saha araştırmacısı
street vendor, market trader | pazarcı, seyyar satıcı
greengrocer | manav
grocer | bakkal
florist | çiçekçi
jeweller, jeweler, goldsmith | kuyumcu, mücevherci
bookseller | kitapçı
petrol station attendant, pump attendant, gas station attendant, fuel attendant | pompacı, benzin istasyonu görevlisi, akaryakıt satış elemanı, benzinci
marketing manager | pazarlama müdürü, pazarlama yöneticisi > manager
marketing director | pazarlama direktörü > director
marketing specialist, marketing executive, marketing officer | pazarlama uzmanı, pazarlama yetkilisi > specialist
marketing assistant | pazarlama asistanı, pazarlama uzman yardımcısı, pazarlama uzman yrd
marketing coordinator | pazarlama koordinatörü > coordinator
digital marketing specialist, digital marketing executive, online marketing specialist | dijital pazarlama uzmanı > marketing specialist
digital marketing manager | dijital pazarlama müdürü, dijital pazarlama yöneticisi > marketing manager
seo specialist, seo expert | seo uzmanı > specialist
performance marketing specialist, google ads specialist | performans pazarlama uzmanı > marketing specialist
social media specialist, social media executive | sosyal medya uzmanı > specialist
social media manager | sosyal medya yöneticisi
community manager | topluluk yöneticisi
content writer, content creator, content producer, content editor-writer, content specialist | içerik yazarı, içerik üreticisi, içerik uzmanı
content editor | içerik editörü > editor
content manager | içerik yöneticisi
copywriter, advertising copywriter | metin yazarı, reklam yazarı > writer
brand manager | marka müdürü, marka yöneticisi > manager
product manager | ürün müdürü, ürün yöneticisi
product specialist | ürün uzmanı > specialist
product owner | ürün sahibi
category manager | kategori müdürü, kategori yöneticisi > manager
e-commerce specialist, ecommerce specialist | e-ticaret uzmanı > specialist
e-commerce manager, ecommerce manager | e-ticaret müdürü, e-ticaret yöneticisi > manager
event manager | etkinlik müdürü, etkinlik yöneticisi, organizasyon müdürü > manager
event coordinator, event organiser, event planner, event specialist, event organizer | etkinlik koordinatörü, organizasyon sorumlusu, etkinlik uzmanı, etkinlik organizatörü, organizatör, etkinlik planlayıcısı, organizasyon uzmanı
public relations specialist, pr specialist, pr executive, public relations officer | halkla ilişkiler uzmanı, pr uzmanı > specialist
public relations manager, pr manager | halkla ilişkiler müdürü > manager
press officer, press secretary | basın sözcüsü, basın sorumlusu, basın danışmanı
corporate communications specialist | kurumsal iletişim uzmanı > specialist
corporate communications manager | kurumsal iletişim müdürü, kurumsal iletişim yöneticisi > manager
media planner | medya planlama uzmanı, medya planlamacı
art director | sanat yönetmeni, art direktör
creative director | kreatif direktör, yaratıcı yönetmen
graphic designer, graphic artist | grafik tasarımcı, grafiker, grafik tasarım uzmanı > designer
senior graphic designer | kıdemli grafik tasarımcı > graphic designer
web designer | web tasarımcısı, web tasarımcı > designer
illustrator | illüstratör, çizer
animator-film, motion designer, motion graphics designer | animatör, hareketli grafik tasarımcısı
interior designer | iç mekan tasarımcısı, iç tasarımcı > designer
interior architect | iç mimar > architect
landscape architect | peyzaj mimarı > architect
fashion designer | moda tasarımcısı, stilist, modacı > designer
industrial designer, product designer-industrial | endüstriyel tasarımcı, endüstri ürünleri tasarımcısı > designer
jewellery designer | takı tasarımcısı, mücevher tasarımcısı > designer
cameraman, camera operator, videographer, camerawoman | kameraman, kamera operatörü, video çekim elemanı
video editor, film editor | video editörü, kurgucu, montajcı, kurgu operatörü
director-film, film director, stage director, filmmaker | yönetmen, film yönetmeni, tiyatro yönetmeni
assistant director | yönetmen yardımcısı, yardımcı yönetmen
producer, film producer | yapımcı, prodüktör
production assistant | prodüksiyon asistanı, yapım asistanı
screenwriter, scriptwriter, script writer | senarist, senaryo yazarı > writer
sound engineer, sound technician, audio engineer | ses mühendisi, ses teknisyeni, tonmaister, tonmayster
lighting technician | ışık teknisyeni, ışıkçı > technician
stage manager | sahne amiri
actor, actress, performer-actor | oyuncu, tiyatro oyuncusu, aktör, aktris
dancer | dansçı, dansöz
musician | müzisyen
singer, vocalist | şarkıcı, solist, vokalist, ses sanatçısı
pianist | piyanist
conductor-orchestra, orchestra conductor | orkestra şefi
composer | besteci
dj, disc jockey | dj
voice actor, voice artist | seslendirme sanatçısı, dublaj sanatçısı
artist, painter-artist, visual artist, fine artist | sanatçı, ressam
sculptor | heykeltıraş
ceramicist, potter | seramik sanatçısı, seramikçi, çömlekçi
presenter, host-tv, tv presenter, anchor-person, news presenter, anchor, announcer, news anchor | sunucu, spiker, haber spikeri
news editor | haber editörü > editor
editor-in-chief, chief editor, managing editor, editor in chief | genel yayın yönetmeni, yazı işleri müdürü, baş editör
correspondent, field reporter | muhabir
columnist | köşe yazarı > writer
proofreader, copy editor, copyeditor, sub-editor | düzeltmen, redaktör, son okuyucu, musahhih
publisher-person | yayıncı
sworn translator, certified translator, sworn interpreter | yeminli tercüman, yeminli çevirmen, yeminli mütercim > translator
conference interpreter, simultaneous interpreter | simultane tercüman, konferans tercümanı, konferans çevirmeni, simultane çevirmen > interpreter
sign language interpreter | işaret dili tercümanı, işaret dili çevirmeni > interpreter
printer-person, print operator, press operator-print | matbaacı, baskı operatörü
wedding photographer | düğün fotoğrafçısı > photographer
fashion model, mannequin, photo model | manken, fotomodel
makeup artist, make-up artist | makyöz, makyaj uzmanı, makyaj sanatçısı
football player, footballer | futbolcu
basketball player | basketbolcu
football coach, football trainer, soccer coach | futbol antrenörü > coach
basketball coach, basketball trainer | basketbol antrenörü > coach
volleyball coach, volleyball trainer | voleybol antrenörü > coach
tennis coach, tennis instructor | tenis antrenörü, tenis eğitmeni > coach
head coach, manager-team | baş antrenör, teknik direktör > coach
assistant coach | yardımcı antrenör
goalkeeping coach | kaleci antrenörü > coach
youth coach | altyapı antrenörü > coach
conditioning coach, fitness coach-team | kondisyoner, atletik performans antrenörü
referee, umpire | hakem
sports manager, sports director | spor yöneticisi, spor direktörü
athlete, sportsperson, sportsman | sporcu, atlet
senior sales representative | kıdemli satış temsilcisi > sales executive, representative
assistant sales manager | satış müdür yardımcısı, satış müdür yrd
senior customer representative, senior customer service representative | kıdemli müşteri temsilcisi > customer adviser-bank, representative
call centre manager, call center manager | çağrı merkezi müdürü, çağrı merkezi yöneticisi > manager
violinist | kemancı
`;
