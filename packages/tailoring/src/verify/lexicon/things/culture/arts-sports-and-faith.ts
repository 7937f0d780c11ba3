/** Stage, music, museums, sport, religion and associations, in the form of everyday/general.ts. */
export const ARTS_SPORTS_AND_FAITH = `
art, arts, fine arts | sanat, güzel sanatlar
artwork, work of art, piece-art | sanat eseri, eser
exhibition, art exhibition, show-art | sergi
solo exhibition | kişisel sergi > exhibition
group exhibition | karma sergi, grup sergisi > exhibition
museum | müze
gallery, art gallery | galeri, sanat galerisi
museology, museum studies | müzecilik
archaeology, archeology, archaeological, archeological | arkeoloji, arkeolojik
excavation-archaeology, archaeological excavation, dig, excavation, archaeological dig, excavation works, digging works | arkeolojik kazı, kazı, kazı çalışması, kazı işleri, hafriyat
art history, history of art | sanat tarihi
restoration-thing, restoration, conservation | restorasyon, koruma
cultural heritage, heritage-culture | kültürel miras, kültür varlığı, kültür mirası
culture-society, culture, cultural | kültür, kültürel
painting-art, painting, picture-painting | resim, tablo
oil painting | yağlı boya
watercolour, watercolor | sulu boya, suluboya
sculpture | heykel
ceramics, pottery, ceramic | seramik, çömlekçilik
calligraphy | hat, kaligrafi, hüsnühat
marbling | ebru
jewellery, jewelry, jewellery design | takı, mücevher, kuyumculuk
handicraft, handicrafts, craft, crafts, craft-hand | el sanatları, el işi, zanaat, el sanatı
theatre-play, theatre, theater, drama-theatre | tiyatro
state theatre, state theatres | devlet tiyatrosu, devlet tiyatroları > theatre-play
stage, scene | sahne
play-stage, stage play, theatre play | oyun, tiyatro oyunu
acting-art | oyunculuk
directing-stage, directing-art | yönetmenlik, reji
rehearsal-thing, rehearsal | prova
premiere, first night | prömiyer, gala
costume | kostüm
make-up, makeup | makyaj
dance | dans
ballet | bale
folk dance, folk dancing | halk oyunları, halk dansları
opera-art, opera | opera
music | müzik
musical instrument, instrument-music | enstrüman, müzik aleti, çalgı
piano | piyano
guitar | gitar
violin | keman
drums, percussion | davul, vurmalı çalgılar, bateri
baglama, saz | bağlama, saz
flute | flüt
singing, vocals, voice-singing, voice training | şan, şarkı söyleme, vokal
song | şarkı
composition-music | beste, bestecilik
orchestra | orkestra
band-music, music group | müzik grubu, orkestra
choir, chorus | koro
concert, gig, live music | konser, canlı müzik
conservatory, conservatoire | konservatuvar, konservatuar
solfège, music theory | solfej, müzik teorisi
album, record-music | albüm
sound system, pa system | ses sistemi
backstage | kulis
set-design, stage design | dekor, sahne tasarımı
festival-art, film festival, music festival | film festivali, müzik festivali > festival
sport, sports | spor
sports management, sport management | spor yöneticiliği, spor yönetimi
coaching-sport, coaching education, coaching training, coach training | antrenörlük, antrenörlük eğitimi
coaching certificate, coaching licence, coaching badge, trainer certificate, coach licence | antrenörlük belgesi, antrenör belgesi, antrenörlük lisansı
football, soccer | futbol
basketball | basketbol
volleyball | voleybol
handball | hentbol
tennis | tenis
table tennis | masa tenisi
swimming | yüzme
athletics, track and field | atletizm
gymnastics | jimnastik
wrestling | güreş
boxing | boks
martial arts, combat sports | dövüş sanatları, dövüş sporları
taekwondo | tekvando, taekwondo
judo | judo
karate | karate
skiing | kayak
cycling | bisiklet
running-sport | koşu
marathon | maraton
fitness, bodybuilding, gym training | fitness, vücut geliştirme
pilates, pilates class | pilates, pilates dersi
yoga, yoga class, yoga session | yoga, yoga dersi
group lesson, group class, group exercise class, group lessons, small-group teaching, small group work | grup dersi, küçük grup çalışması, küçük grup dersi
personal training | kişisel antrenman, özel antrenman, personal training
exercise, workout, training-sport, training session-sport, physical exercise | egzersiz, antrenman, idman, fiziksel egzersiz
training programme-sport, exercise programme, workout plan, training plan-sport, exercise program, exercise plan, home exercise programme, exercise prescription | antrenman programı, egzersiz programı, ev egzersiz programı, egzersiz planı, egzersiz reçetesi
gym, fitness centre, sports hall, health club, fitness center, sports centre | spor salonu, fitness salonu, spor merkezi
stadium | stadyum, stat
athlete, sportsman, sportswoman, sportsperson | sporcu, atlet
national athlete, national team player | milli sporcu > athlete
national team | milli takım
team-sports, sports team | takım, spor takımı
youth team, junior team, academy team | altyapı, genç takım, altyapı takımı
match, match-game, game-match | maç, müsabaka, karşılaşma
league | lig
tournament, cup-tournament | turnuva
championship | şampiyona, şampiyonluk
champion | şampiyon
medal | madalya
gold medal | altın madalya > medal
silver medal | gümüş madalya > medal
bronze medal | bronz madalya > medal
cup-prize, trophy | kupa
federation | federasyon
competition, contest | yarışma, müsabaka
scouting, boy scouts, girl guides | izcilik
religion, religious | din, dini
theology, divinity, islamic studies, religious studies | ilahiyat, teoloji, islami ilimler
mosque | cami, camii
church | kilise
synagogue | sinagog
worship, prayer, religious service | ibadet, namaz, dua
sermon, khutbah | vaaz, hutbe
quran, koran | kuran
hafiz-certificate, hafiz | hafızlık, hafız
presidency of religious affairs, diyanet | diyanet işleri başkanlığı, diyanet
mufti's office | müftülük
pilgrimage | hac ziyareti
hajj | hac > pilgrimage
umrah | umre > pilgrimage
funeral, burial, funeral service | cenaze, defin, cenaze hizmeti
wedding ceremony, marriage ceremony | nikah
parish, congregation | cemaat
non-governmental organisation, ngo, non-profit, nonprofit, civil society organisation, charity, non-profit organisation, charitable organisation, third sector, civil society organization, non-governmental organization, cso, third sector organisation, civil society, charity organisation, charitable organization, not-for-profit | sivil toplum kuruluşu, stk, sivil toplum, hayır kurumu, kâr amacı gütmeyen kuruluş, sivil toplum örgütü, yardım kuruluşu, hayır kuruluşu
association, society, associations, association-club, society-association | dernek, cemiyet
foundation-charity, foundation, trust-charity, foundation-organisation, charitable foundation | vakıf
cooperative, co-operative, co-op | kooperatif
platform-civil | platform
fundraising-thing, fundraising, fund raising, fund-raising, resource mobilisation | kaynak geliştirme, fon toplama, bağış toplama, fon geliştirme
donation, contribution-money, charitable giving, donations, gift-money | bağış
donor, contributor-money, benefactor, donor-organisation, funder | bağışçı, donör, fon sağlayıcı
grant, grant funding, funding, grant money, research grant, research funding, project funding, project grant, grant-money, funding-grant | hibe, fon, mali destek, hibe desteği, araştırma hibesi, araştırma desteği, proje desteği, proje fonu, proje hibesi, destek fonu
grant application, funding application, grant proposal, funding bid, grant writing, funding proposal, grant bid, proposal writing, project writing | hibe başvurusu, proje başvurusu, fon başvurusu, hibe yazımı, proje yazma, proje yazımı, teklif yazma
eu project, eu-funded project, european union project, eu-project | ab projesi, avrupa birliği projesi, ab destekli proje > project
social responsibility project, csr, corporate social responsibility, social responsibility, csr project | sosyal sorumluluk projesi, sosyal sorumluluk, kurumsal sosyal sorumluluk, kss
humanitarian aid, relief, relief aid, aid distribution, humanitarian assistance, humanitarian relief | insani yardım, insani yardım malzemesi
food aid, food parcel, food bank, food assistance | gıda yardımı, gıda kolisi, gıda bankası
beneficiary, service recipient, aid recipient, beneficiaries | yararlanıcı, faydalanıcı, hizmet alan
refugee, asylum seeker, person under temporary protection, refugees, asylum seekers, asylum-seeker | mülteci, sığınmacı, geçici koruma altındaki
migrant, immigrant, emigrant | göçmen
migration-people, immigration | göç
syrian, syrian-nation | suriyeli, suriye
camp, refugee camp, temporary accommodation centre | kamp, mülteci kampı, geçici barınma merkezi
shelter, refuge, homeless shelter | sığınma evi, barınma evi, barınak
women's shelter, women's refuge, refuge-women | kadın sığınma evi, kadın konukevi, kadın sığınağı > shelter
domestic violence, domestic abuse | aile içi şiddet, ev içi şiddet
violence against women, gender-based violence | kadına yönelik şiddet, kadına şiddet
violence, abuse | şiddet, istismar
gender equality | toplumsal cinsiyet eşitliği, cinsiyet eşitliği
social work, social services, social service, social care, social-work, social worker-field | sosyal hizmet, sosyal hizmetler, sosyal çalışma
social assistance, social aid, welfare benefit, social welfare, welfare, social benefit | sosyal yardım, sosyal yardımlaşma, sosyal destek ödemesi
social assistance and solidarity foundation | sosyal yardımlaşma ve dayanışma vakfı, sydv
social inclusion, social integration, social cohesion, inclusion-social | sosyal uyum, sosyal içerme, entegrasyon, topluma katılım
case management, casework, case-work, protection-case | vaka yönetimi, vaka takibi
case-social, case, cases | vaka, olgu
social inquiry report, social investigation report, social report, case report, social investigation, social inquiry, social enquiry report | sosyal inceleme raporu, vaka raporu, sosyal inceleme
home visit, house visit, home visits, household visit, home visiting, house call | ev ziyareti, hane ziyareti, ev ziyaretleri, aile ziyareti > visit-thing
household, family-household | hane, hanehalkı, hane halkı
needs assessment, needs analysis, need assessment | ihtiyaç analizi, ihtiyaç değerlendirmesi, ihtiyaç tespiti
psychosocial support, psychosocial, psycho-social support | psikososyal destek, psikososyal
support group | destek grubu
foster care, foster family, foster parent, fostering | koruyucu aile, koruyucu ailelik
orphanage, children's home, child care institution, residential child care, residential children's home | çocuk evleri, çocuk yuvası, yetiştirme yurdu, çocuk evi, çocuk evleri sitesi, yetimhane
youth work, youth centre, youth worker-field, youth center, youth club, youth project | gençlik çalışması, gençlik merkezi, gençlik projesi
young people, youth, teenager, adolescent, young person, adolescence, teen, teenage, young adult, youngsters | genç, gençler, ergen, ergenlik, gençlik
vulnerable, disadvantaged, at-risk, underprivileged | dezavantajlı, kırılgan, risk altında
poverty | yoksulluk
homeless, homelessness, rough sleeper, homeless person | evsiz, evsizlik
community, local community, neighbourhood community | topluluk, toplum, yerel topluluk
community centre, community center, day centre, social centre, day care centre, day center, adult day centre | toplum merkezi, gündüz bakım merkezi, sosyal merkez, halk evi, gündüz yaşam merkezi, gündüzlü bakım merkezi
awareness, awareness campaign, awareness raising, public awareness, awareness-raising, awareness-raising campaign | farkındalık, bilinçlendirme, farkındalık kampanyası, farkındalık çalışması, farkındalık yaratma, bilinçlendirme kampanyası
advocacy, campaigning-advocacy | savunuculuk
volunteer-person, volunteers | gönüllü, gönüllüler
volunteer coordination, volunteer management | gönüllü koordinasyonu, gönüllü yönetimi
field work, fieldwork, field study, field research | saha çalışması, alan çalışması, saha araştırması, alan araştırması
monitoring and evaluation, m&e | izleme ve değerlendirme, izleme değerlendirme
logframe, logical framework | mantıksal çerçeve
sustainable development, sustainability | sürdürülebilirlik, sürdürülebilir kalkınma
environmental protection, environment, nature conservation, environmental, conservation biology, wildlife conservation, natural environment | çevre, çevre koruma, doğa koruma, çevresel, koruma biyolojisi, doğal çevre, çevrenin korunması
`;
