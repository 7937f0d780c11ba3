/** Tours, agencies and events, in the form of everyday/general.ts. */
export const TOURS_AND_EVENTS = `
tourism agency-inbound, incoming agency, dmc, destination management | incoming acente, destinasyon yönetimi, dmc
outbound tourism, outgoing tourism | outgoing, yurt dışı turizm
cultural tourism, culture tourism | kültür turizmi > tourism
winter tourism | kış turizmi > tourism
faith tourism, religious tourism | inanç turizmi > tourism
eco-tourism, ecotourism | ekoturizm, eko turizm > tourism
tour package-travel, holiday package, package-tour | tatil paketi, tur paketi
tour programme, tour program, tour itinerary, tour plan | tur programı, tur planı, gezi programı
tour sales, selling tours | tur satışı, tur satışları
tour operation | tur operasyonu
tour organisation, organising tours, tour organization, tour planning | tur organizasyonu, tur planlama, gezi organizasyonu
tour operator, tour company | tur operatörü, tur şirketi
cultural tour, culture tour | kültür turu > tour
city tour, city sightseeing | şehir turu > tour
walking tour | yürüyüş turu > tour
boat tour, boat trip | tekne turu > tour
blue voyage, gulet tour | mavi yolculuk, mavi tur > tour
museum tour | müze turu, rehberli tur > tour
nature walk, trekking, hiking, trek | doğa yürüyüşü, trekking
safari tour, jeep safari | jeep safari, safari turu > tour
balloon tour, hot air balloon, balloon flight | balon turu, sıcak hava balonu
ski tour, ski holiday | kayak turu > tour
honeymoon, honeymoon holiday | balayı
domestic tour | yurt içi tur > tour
international tour, overseas tour, tours abroad, foreign tour | yurt dışı tur > tour
hajj and umrah tour, umrah tour | hac umre turu, umre turu
group-tour, tour group, tourist group, visitor group, travel group | tur grubu, turist grubu, gezi grubu, kafile
group leading, leading groups, tour leading | grup liderliği, tur liderliği
guiding groups, group guiding | grup rehberliği
historical site, historic site, ancient site, ruins, archaeological site | tarihi yer, ören yeri, antik kent, tarihi mekan
sightseeing, places of interest, sights | gezilecek yer, turistik yer
narration-guide, guided commentary, commentary-tour | anlatım, rehber anlatımı
visa application, visa procedure | vize başvurusu, vize işlemi
visa procedures, visa process, visa processing, visa handling, visa formalities | vize işlemleri, vize süreci
travel insurance | seyahat sigortası, seyahat sağlık sigortası > insurance
flight booking, flight reservation, air reservation | uçak rezervasyonu, uçuş rezervasyonu
ticket issue, ticket issuing, issuing tickets, ticketing-issue | bilet kesimi, bilet kesme, biletleme işlemi, bilet düzenleme
ticket change, ticket exchange, reissue-ticket, rebooking | bilet değişikliği, bilet değişimi
ticket refund, ticket cancellation | bilet iadesi, bilet iptali
bus ticket, coach ticket | otobüs bileti > ticket-travel
train ticket | tren bileti > ticket-travel
concert ticket, event ticket | konser bileti, etkinlik bileti > ticket-travel
ticket office, box office, ticket counter, ticket desk | bilet gişesi, gişe, bilet satış noktası
entrance ticket, admission ticket, entry ticket | giriş bileti > ticket-travel
sabre | sabre
worldspan | worldspan
gds, global distribution system | gds, küresel dağıtım sistemi
car rental, car hire, rent a car, vehicle hire, vehicle rental | araç kiralama, oto kiralama, rent a car
rental car, hire car, rented car | kiralık araç, kiralık araba
transfer operation, transfer service, airport transfers | transfer operasyonu, transfer hizmeti
airport reception, meet and greet, airport meet and greet, meeting guests at the airport | havalimanı karşılama, meet and greet
hotel contract, hotel contracting, contracting-hotel | otel kontratı, otel kontratlama, kontratlama
holiday, vacation, holiday-time, holidays | tatil
holiday season, holiday period | tatil sezonu, tatil dönemi
winter season | kış sezonu
destination | destinasyon, varış noktası
operation sheet, operations list | operasyon listesi, operasyon formu
corporate event, company event, business event, staff event, employee event | kurumsal etkinlik, şirket etkinliği, çalışan etkinliği, personel etkinliği > event
launch-event, product launch event | lansman
opening event, opening party | açılış etkinliği, açılış partisi
cocktail party, cocktail event | kokteyl daveti, kokteyl organizasyonu
wedding organisation, wedding planning, wedding event, wedding organization | düğün organizasyonu, düğün planlama
engagement party, engagement ceremony | nişan töreni, nişan
henna night | kına gecesi
birthday party, birthday event | doğum günü partisi, doğum günü organizasyonu
party, parties | parti, eğlence
dealer event, incentive trip, incentive travel | teşvik gezisi, incentive, bayi gezisi, ödül gezisi
team building, team-building event, team building activity, team-building, teambuilding | takım etkinliği, ekip etkinliği, team building, takım çalışması etkinliği, ekip ruhu etkinliği, takım oluşturma, takım ruhu, ekip oluşturma, takım kurma
concert organisation, concert event, concert organization | konser organizasyonu
event plan, event programme, event schedule, event program, event flow | etkinlik planı, etkinlik takvimi, etkinlik akışı
event budget | etkinlik bütçesi > budget
event venue, venue, event space, event location, event hall | mekan, etkinlik mekanı, etkinlik alanı, etkinlik salonu
venue hire, venue search, venue selection | mekan seçimi, mekan kiralama, mekan araştırması
event staff, event team, event crew | etkinlik ekibi, organizasyon ekibi
guest list-event, invitee list, invitation list | davetli listesi, davetiye listesi
invitation, invitation card, invite-letter | davetiye, davet
invitee, invited guest | davetli
guest protocol, vip protocol, state protocol | protokol kuralları, protokol hizmeti
rsvp, attendance confirmation | lcv, katılım teyidi
registration desk, event registration | kayıt masası, kayıt bankosu
stage set-up, stage setup, stage build | sahne kurulumu
event set-up, event setup, set-up and dismantling, setup and breakdown | etkinlik kurulumu, kurulum ve söküm, organizasyon kurulumu
technical equipment-event, audio-visual equipment, av equipment, sound and light equipment, av, audio-visual, audiovisual | ses ışık ekipmanı, teknik ekipman, ses ve ışık sistemi, görsel işitsel, ses ve görüntü, ses görüntü
decoration, decor, event decoration | dekorasyon, süsleme
bouquet | buket, gelin buketi
hostess service, hostess staff | hostes hizmeti
simultaneous equipment, interpreting booth | simultane ekipman, simultane kabini
speaker-event, guest speaker-event, keynote speaker, keynote, guest speaker | konuşmacı, ana konuşmacı
moderator-panel, panel moderator, moderator | moderatör
attendance-number, number of participants, number of attendees, turnout | katılımcı sayısı, katılım sayısı
visitor number, number of visitors | ziyaretçi sayısı
ticket price, entrance fee, admission fee | bilet fiyatı, giriş ücreti
sponsor search, sponsor finding, sponsorship search, sponsor acquisition | sponsor bulma, sponsor arayışı
exhibitor, exhibiting company | katılımcı firma, stant sahibi
fairground, exhibition centre, exhibition hall, fair centre, expo centre, exhibition center | fuar alanı, fuar merkezi, fuar salonu
`;
