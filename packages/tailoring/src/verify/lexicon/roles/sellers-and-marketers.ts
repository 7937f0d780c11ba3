/** More titles of shops, sales, marketing and e-commerce, in the form of any-trade.ts. */
export const SELLERS_AND_MARKETERS = `
part-time sales assistant, part-time shop assistant, part-time sales associate | yarı zamanlı satış danışmanı, part-time satış danışmanı > sales assistant
cosmetics sales assistant, beauty consultant, beauty adviser, beauty advisor, cosmetics consultant | kozmetik danışmanı, güzellik danışmanı, kozmetik satış danışmanı > salesperson
perfumery consultant, perfume consultant | parfümeri danışmanı > salesperson
fashion adviser, fashion consultant, style consultant, style adviser | moda danışmanı, stil danışmanı
clothing sales assistant, fashion sales assistant | giyim satış danışmanı, tekstil satış danışmanı > sales assistant
shoe salesperson, shoe sales assistant | ayakkabı satış danışmanı > sales assistant
electronics sales assistant, technology sales assistant, technology consultant | teknoloji satış danışmanı, elektronik satış danışmanı > sales assistant
phone shop assistant, mobile phone salesperson | telefon satış danışmanı, cep telefonu satış elemanı > sales assistant
furniture salesperson, furniture sales consultant, furniture sales assistant | mobilya satış danışmanı > sales assistant
jewellery sales assistant, jewellery salesperson | kuyumcu satış danışmanı, mücevher satış danışmanı, kuyumcu tezgahtarı > sales assistant
bookshop assistant, bookstore assistant | kitabevi çalışanı, kitabevi satış elemanı > sales assistant
optical sales assistant | optik satış danışmanı > sales assistant
supermarket worker, supermarket employee, grocery clerk, supermarket assistant, market worker | market elemanı, market çalışanı, süpermarket çalışanı, market görevlisi
supermarket manager, grocery store manager | market müdürü, süpermarket müdürü > store manager, manager
produce clerk, greengrocery assistant | manav elemanı, manav reyon görevlisi, sebze meyve reyon görevlisi
deli assistant, delicatessen assistant, deli clerk | şarküteri elemanı, şarküteri görevlisi, şarküteri reyon görevlisi
butchery assistant, meat counter assistant, meat clerk | kasap elemanı, et reyonu görevlisi, kasap reyon görevlisi
bakery assistant, bakery sales assistant, bakery shop assistant | fırın satış elemanı, unlu mamuller satış elemanı
cashier supervisor, checkout supervisor, front-end supervisor | kasa sorumlusu, kasa amiri, kasiyer sorumlusu
customer assistant-till, till supervisor | kasa şefi
senior cashier | kıdemli kasiyer > cashier
junior cashier, cashier assistant | kasiyer yardımcısı
fitting room attendant | deneme kabini görevlisi
visual merchandising manager, visual merchandising supervisor | görsel mağazacılık müdürü, görsel düzenleme müdürü > manager
visual merchandising assistant | görsel mağazacılık asistanı, görsel düzenleme asistanı
window dresser | vitrin düzenleyici, vitrin görevlisi
stockroom assistant, stockroom worker, store stock associate | mağaza depo görevlisi, mağaza depo elemanı, mağaza depo sorumlusu
trainee store manager, retail management trainee, store manager trainee | mağaza müdür adayı, mağaza yönetici adayı
area supervisor, regional supervisor, field supervisor, district supervisor | bölge şefi, bölge sorumlusu, saha süpervizörü
retail director | perakende direktörü, mağazacılık direktörü > director
retail operations manager, store operations manager | mağaza operasyon müdürü, perakende operasyon müdürü > manager
retail sales manager | perakende satış müdürü > sales manager
wholesale manager, wholesale sales manager | toptan satış müdürü > sales manager
sales trainee, trainee sales representative | satış stajyeri, satış temsilcisi adayı
sales assistant-office, sales office assistant, sales administrator, sales admin, sales support assistant, sales administration assistant | satış asistanı, satış destek elemanı, satış idari asistanı
sales support representative | satış destek temsilcisi > representative
sales support manager | satış destek müdürü > manager
sales analyst | satış analisti > analyst
sales planning specialist | satış planlama uzmanı > specialist
sales planning manager | satış planlama müdürü > manager
sales team leader, sales team lead, sales lead | satış takım lideri, satış ekip lideri > lead
head of sales | satış başkanı, satış grup başkanı
national sales manager, country sales manager | ulusal satış müdürü, türkiye satış müdürü, ülke satış müdürü > sales manager
field sales manager | saha satış müdürü, saha satış yöneticisi > sales manager
corporate sales manager, b2b sales manager | kurumsal satış müdürü, kurumsal satış yöneticisi > sales manager
retail sales representative | perakende satış temsilcisi > sales executive
channel manager, channel sales manager | kanal müdürü, kanal yöneticisi, kanal satış müdürü, kanal satış yöneticisi > manager
dealer manager, dealer sales manager | bayi müdürü, bayi satış müdürü, bayi kanalı müdürü > manager
dealer sales representative, dealer representative | bayi satış temsilcisi, bayi temsilcisi > sales executive
domestic sales manager | yurt içi satış müdürü, iç satış müdürü > sales manager
international sales manager, overseas sales manager, export sales manager, foreign sales manager | yurt dışı satış müdürü, ihracat satış müdürü, dış satış müdürü > sales manager
international sales representative, overseas sales representative | yurt dışı satış temsilcisi > sales executive
project sales manager | proje satış müdürü > sales manager
project sales specialist, project sales executive | proje satış uzmanı
technical sales representative, technical sales executive | teknik satış temsilcisi > sales executive
technical sales specialist | teknik satış uzmanı > specialist
technical sales engineer | teknik satış mühendisi > sales engineer, engineer
medical device sales representative, medical device representative | medikal cihaz satış temsilcisi, medikal satış temsilcisi > sales executive
advertising sales representative, ad sales representative, media sales executive | reklam satış temsilcisi, reklam satış uzmanı > sales executive
car salesperson, car sales consultant, automotive sales consultant, vehicle sales consultant, car salesman | araç satış danışmanı, otomobil satış danışmanı, otomotiv satış danışmanı, oto satış danışmanı > salesperson
used car sales consultant, second-hand car sales consultant | ikinci el araç satış danışmanı, ikinci el satış danışmanı > salesperson
spare parts sales representative, parts sales adviser | yedek parça satış elemanı, yedek parça satış danışmanı
tour sales consultant, travel sales consultant, tour sales representative | tur satış danışmanı, seyahat satış danışmanı
sales hostess, tasting stand staff, tasting hostess | tadım elemanı, tadım hostesi, tanıtım hostesi
door-to-door salesperson | kapıdan satış elemanı, kapıdan kapıya satış elemanı > salesperson
hot sales representative, van sales representative, route salesperson | sıcak satış elemanı, sıcak satışçı, araçlı satış temsilcisi
pre-sales representative, preseller | ön satış temsilcisi, ön satışçı
assistant key account manager | anahtar müşteri yönetici yardımcısı, kilit müşteri yönetici yardımcısı
key account specialist, key account executive, key account representative | anahtar müşteri uzmanı, kilit müşteri uzmanı, zincir mağazalar satış temsilcisi
senior key account manager | kıdemli kilit müşteri yöneticisi, kıdemli anahtar müşteri yöneticisi > key account manager
account director, client director | müşteri direktörü, müşteri ilişkileri direktörü
assistant account manager | müşteri yönetici yardımcısı, müşteri temsilcisi yardımcısı
client relations manager, client services manager | müşteri ilişkileri yöneticisi > manager
client services director | müşteri hizmetleri direktörü > director
customer experience manager | müşteri deneyimi müdürü, müşteri deneyimi yöneticisi > manager
customer experience specialist | müşteri deneyimi uzmanı > specialist
customer success specialist, customer success representative, customer success associate | müşteri başarı uzmanı, müşteri başarı temsilcisi
customer service assistant, customer service clerk | müşteri hizmetleri asistanı
live chat agent, chat agent, chat support agent | canlı destek temsilcisi, canlı destek uzmanı, chat temsilcisi > representative
outbound call agent, outbound agent, outbound representative | dış arama temsilcisi, dış arama müşteri temsilcisi > representative
inbound call agent, inbound agent | gelen çağrı temsilcisi, gelen çağrı müşteri temsilcisi > representative
call centre quality specialist, call centre quality analyst | çağrı merkezi kalite uzmanı > specialist
call centre trainer | çağrı merkezi eğitmeni, çağrı merkezi eğitim uzmanı
workforce planning specialist, wfm specialist | iş gücü planlama uzmanı, wfm uzmanı > specialist
marketing trainee, marketing intern | pazarlama stajyeri > intern
junior marketing specialist | junior pazarlama uzmanı
senior marketing specialist, senior marketing executive | kıdemli pazarlama uzmanı > marketing specialist
assistant marketing manager | pazarlama müdür yardımcısı
head of marketing | pazarlama başkanı, pazarlama grup başkanı
marketing communications manager | pazarlama iletişimi müdürü, pazarlama iletişimi yöneticisi > manager
marketing communications specialist | pazarlama iletişimi uzmanı > specialist
trade marketing manager | ticari pazarlama müdürü > marketing manager
trade marketing specialist | ticari pazarlama uzmanı > marketing specialist
marketing analyst | pazarlama analisti > analyst
product marketing manager | ürün pazarlama müdürü, ürün pazarlama yöneticisi > marketing manager
product marketing specialist | ürün pazarlama uzmanı > marketing specialist
brand specialist, brand executive | marka uzmanı > specialist
assistant brand manager, junior brand manager | marka müdür yardımcısı, marka yönetici yardımcısı, marka asistanı
senior brand manager | kıdemli marka müdürü, kıdemli marka yöneticisi > brand manager
brand director | marka direktörü > director
growth manager, growth marketing manager | büyüme yöneticisi, growth yöneticisi
performance marketing manager | performans pazarlama müdürü, performans pazarlama yöneticisi > marketing manager
seo manager | seo yöneticisi, seo müdürü > manager
seo analyst | seo analisti > analyst
sem specialist, ppc specialist, paid search specialist | sem uzmanı, ppc uzmanı, arama reklamları uzmanı
media buyer, media buying specialist | medya satın alma uzmanı, medya satın almacı
media planning specialist | medya planlama uzmanı
media director | medya direktörü > director
digital media specialist, digital media executive | dijital medya uzmanı > specialist
digital media planner | dijital medya planlama uzmanı
digital marketing coordinator | dijital pazarlama koordinatörü > coordinator
digital marketing assistant, digital marketing intern | dijital pazarlama asistanı, dijital pazarlama stajyeri
digital marketing director | dijital pazarlama direktörü > director
email marketing specialist, crm marketing specialist, email marketer | e-posta pazarlama uzmanı, e-posta pazarlaması uzmanı
crm specialist, crm executive | crm uzmanı > specialist
crm manager | crm müdürü, crm yöneticisi > manager
influencer marketing specialist, influencer manager | influencer pazarlama uzmanı, influencer yöneticisi
social media assistant | sosyal medya asistanı
social media coordinator | sosyal medya koordinatörü > coordinator
social media intern | sosyal medya stajyeri > intern
social media consultant | sosyal medya danışmanı > consultant
social media content creator, social media content producer, social media content specialist | sosyal medya içerik üreticisi, sosyal medya içerik uzmanı
social media designer | sosyal medya tasarımcısı > designer
content marketing specialist, content marketing executive | içerik pazarlama uzmanı, içerik pazarlaması uzmanı
content marketing manager | içerik pazarlama müdürü, içerik pazarlama yöneticisi
content strategist | içerik stratejisti
blogger, blog writer | blogger, blog yazarı
influencer | influencer, fenomen
youtuber | youtuber
podcaster, podcast host, podcast producer | podcast yapımcısı, podcast sunucusu
senior copywriter | kıdemli metin yazarı, kıdemli reklam yazarı > copywriter, writer
junior copywriter | junior metin yazarı
advertising specialist, advertising executive | reklam uzmanı, reklamcı
advertising manager | reklam müdürü, reklam yöneticisi > manager
event manager-person, event director | etkinlik direktörü
event assistant | etkinlik asistanı, organizasyon asistanı
organiser, organizer | organizatör
hostess-event, host-event, event hostess, fair hostess | hostes, fuar hostesi, organizasyon hostesi
pr assistant, public relations assistant | halkla ilişkiler asistanı, pr asistanı
pr director, public relations director | halkla ilişkiler direktörü > director
corporate communications director | kurumsal iletişim direktörü > director
corporate communications assistant | kurumsal iletişim asistanı
press consultant, press adviser | basın danışmanı
spokesperson, spokesman, spokeswoman | sözcü
communications specialist, communications officer | iletişim uzmanı, iletişim sorumlusu
communications manager | iletişim müdürü, iletişim yöneticisi > manager
communications director | iletişim direktörü > director
e-commerce assistant, ecommerce assistant | e-ticaret asistanı
e-commerce operations specialist, ecommerce operations specialist | e-ticaret operasyon uzmanı > e-commerce specialist, specialist
e-commerce director | e-ticaret direktörü > director
e-commerce executive, e-commerce officer | e-ticaret sorumlusu
marketplace specialist, marketplace executive | pazaryeri uzmanı, pazaryeri sorumlusu
marketplace manager | pazaryeri müdürü, pazaryeri yöneticisi > manager
online store manager | online mağaza müdürü, online mağaza yöneticisi
e-export specialist | e-ihracat uzmanı > specialist
category specialist, category executive | kategori uzmanı > specialist
assistant category manager | kategori müdür yardımcısı, kategori yönetici yardımcısı, kategori asistanı
retail buyer, fashion buyer, merchandise buyer | ürün satın almacı, mağaza satın alma uzmanı
merchandise planner, merchandising specialist-plan | merchandise planlama uzmanı, ürün planlama uzmanı
assistant product manager, junior product manager | ürün müdür yardımcısı, ürün yönetici yardımcısı
senior product manager | kıdemli ürün müdürü, kıdemli ürün yöneticisi > product manager
product assistant | ürün asistanı
merchant, trader | tüccar, tacir
distributor-person | distribütör
franchise owner, franchisee | franchise sahibi, bayi sahibi
antique dealer | antikacı
car dealer, auto dealer | oto galerici, galerici
newsagent, kiosk owner | büfeci, gazete bayii
kiosk attendant, kiosk worker | büfe görevlisi, büfe çalışanı
tobacconist | tütüncü, tekelci
hardware dealer | hırdavatçı, nalbur
optician-shop | gözlükçü
`;
