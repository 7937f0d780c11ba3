/** More titles of media, design, stage and studio, in the form of any-trade.ts. */
export const ARTISTS_AND_PRESS = `
trainee journalist, cub reporter, junior reporter, intern journalist | stajyer muhabir, stajyer gazeteci
sports reporter, sports journalist, sports correspondent | spor muhabiri, spor gazetecisi
court reporter, crime reporter, police reporter | adliye muhabiri, polis adliye muhabiri
political correspondent, political reporter | siyaset muhabiri, siyasi muhabir
economics reporter, business reporter, financial journalist, economy reporter | ekonomi muhabiri, ekonomi gazetecisi
parliamentary correspondent, parliament reporter | parlamento muhabiri
foreign correspondent | dış haberler muhabiri, yurt dışı muhabiri
war correspondent | savaş muhabiri
health reporter | sağlık muhabiri
education reporter | eğitim muhabiri
magazine reporter, celebrity reporter | magazin muhabiri
freelance journalist, freelance reporter | serbest gazeteci, serbest muhabir > journalist
photojournalist, press photographer, news photographer | foto muhabiri, basın fotoğrafçısı
tv reporter, television reporter, broadcast journalist | televizyon muhabiri, tv muhabiri
internet editor, web editor, online editor, digital editor | internet editörü, web editörü, online editör, dijital editör > editor
sports editor | spor editörü, spor müdürü
page editor, page designer-press | sayfa editörü, sayfa sekreteri
night editor | gece editörü > editor
culture editor, arts editor | kültür sanat editörü > editor
photo editor, picture editor | fotoğraf editörü > editor
assistant editor, junior editor, deputy editor | editör yardımcısı, editör asistanı, yardımcı editör
senior editor | kıdemli editör > editor
magazine editor | dergi editörü > editor
book editor | kitap editörü > editor
commissioning editor, acquisitions editor | edinim editörü, kitap seçim editörü
publishing director, editorial director | yayın direktörü, yayın yönetmeni
publishing coordinator, editorial coordinator | yayın koordinatörü, editöryal koordinatör > coordinator
publishing assistant, editorial assistant | yayın asistanı, editöryal asistan
news director, head of news | haber müdürü, haber direktörü
news coordinator | haber koordinatörü > coordinator
newspaper owner, publisher-newspaper | imtiyaz sahibi
novelist | romancı, roman yazarı > writer
poet | şair, ozan
children's author, children's book author | çocuk kitabı yazarı > writer
playwright | oyun yazarı > writer
dramaturg | dramaturg
critic, film critic | eleştirmen, film eleştirmeni
television presenter, tv host | televizyon sunucusu, tv sunucusu > presenter
radio presenter, radio host, radio dj, radio announcer, radio programmer | radyo sunucusu, radyocu, radyo programcısı
programme presenter, show host, programme host | program sunucusu > presenter
weather presenter | hava durumu sunucusu > presenter
sports commentator, commentator, match commentator | spor spikeri, maç spikeri, spor yorumcusu
tv producer, television producer, programme producer, show producer | televizyon yapımcısı, program yapımcısı, tv yapımcısı > producer
executive producer | uygulayıcı yapımcı, yürütücü yapımcı
line producer | yapım sorumlusu, prodüksiyon sorumlusu
production manager-film, production coordinator, production coordinator-film | yapım koordinatörü, prodüksiyon koordinatörü
production supervisor-film, unit manager-film | prodüksiyon amiri, yapım amiri
assistant producer | yapımcı yardımcısı, yapımcı asistanı
tv director, television director, studio director | televizyon yönetmeni, stüdyo yönetmeni, reji yönetmeni
vision mixer, switcher operator | resim seçici, reji operatörü
broadcast technician, transmission technician, broadcast operator | yayın teknisyeni, yayın operatörü
assistant cameraman, camera assistant | kamera asistanı, kameraman yardımcısı
director of photography, cinematographer, dop | görüntü yönetmeni
drone pilot, drone operator, uav pilot | drone pilotu, drone operatörü, iha pilotu
focus puller | netlikçi, focus puller
gaffer, chief lighting technician | ışık şefi
lighting operator, light operator, lighting board operator | ışık operatörü
lighting designer | ışık tasarımcısı > designer
boom operator | boom operatörü
sound operator, sound mixer-person | ses operatörü
sound designer | ses tasarımcısı > designer
assistant video editor, assistant film editor, editing assistant | kurgu asistanı, kurgu yardımcısı
colourist-film, colorist | renk uzmanı, colorist
vfx artist, visual effects artist, compositor | görsel efekt sanatçısı, vfx sanatçısı, görsel efekt uzmanı
3d designer, 3d modeller, 3d modeler | 3d tasarımcı, 3d modelleme uzmanı
2d animator, 3d animator | animasyon sanatçısı
storyboard artist | storyboard sanatçısı, storyboard çizeri
continuity supervisor, script supervisor | devamlılık sorumlusu, devamlılık asistanı
casting director | cast direktörü
casting assistant | cast asistanı
set designer, production designer, scenographer, stage designer | sahne tasarımcısı, dekor tasarımcısı, sanat tasarımcısı
costume designer | kostüm tasarımcısı > designer
wardrobe assistant, costume assistant, dresser-stage, wardrobe supervisor | kostüm asistanı, kostüm sorumlusu, gardırop görevlisi
props master, property master | aksesuar sorumlusu, aksesuarcı
stagehand, stage technician, stage crew member | sahne teknisyeni, sahne görevlisi, sahne teknik elemanı
set worker, film set assistant, set assistant, runner-film | set işçisi, set asistanı, set elemanı
extra-person, film extra | figüran
stunt performer, stuntman, stunt double | dublör
theatre actor, theatre actress, stage actor | tiyatrocu > actor
film actor, screen actor | sinema oyuncusu > actor
theatre director | tiyatro yönetmeni
general art director, artistic director | genel sanat yönetmeni
comedian, stand-up comedian | komedyen
puppeteer | kuklacı
magician, illusionist | sihirbaz, illüzyonist
clown | palyaço
choreographer | koreograf
ballet dancer, ballerina | balerin, balet, bale sanatçısı
zumba instructor | zumba eğitmeni
guitarist | gitarist
drummer | davulcu, baterist
cellist | çellist, viyolonsel sanatçısı
flautist, flutist | flütçü, flüt sanatçısı
clarinettist | klarnetçi, klarnet sanatçısı
saxophonist | saksafoncu, saksafon sanatçısı
bassist, bass player | basçı, bas gitarist
percussionist | perküsyonist, vurmalı çalgılar sanatçısı
keyboardist, keyboard player | klavyeci
opera singer | opera sanatçısı, operacı > singer
backing vocalist, backing singer | geri vokal
chorister, choir member, choir singer | korist, koro üyesi
choir conductor, choir director, chorus master, choirmaster | koro şefi
orchestra musician, orchestra member | orkestra sanatçısı, orkestra üyesi > musician
session musician, studio musician | stüdyo müzisyeni > musician
soloist | solist
songwriter, lyricist | şarkı yazarı, söz yazarı
music producer, record producer | müzik yapımcısı, müzik prodüktörü
arranger | aranjör
music director, musical director | müzik direktörü
piano tuner | piyano akortçusu, akortçu
instrument maker, luthier | enstrüman yapımcısı, çalgı yapımcısı, luthier
artist manager, talent manager-artist | menajer, sanatçı menajeri
painter-person, fine art painter | ressam
calligrapher | hattat, kaligraf
miniaturist | minyatür sanatçısı
marbling artist, ebru artist | ebru sanatçısı, ebrucu
tile artist, tile maker | çini sanatçısı, çini ustası
glass artist | cam sanatçısı
cartoonist, caricaturist | karikatürist
tattoo artist, tattooist | dövme sanatçısı, dövmeci
gallery assistant | galeri asistanı, galeri görevlisi
gallery manager, gallery director, gallerist | galeri müdürü, galeri yöneticisi, galeri direktörü, galerist
senior designer | kıdemli tasarımcı > designer
junior designer, assistant designer | tasarımcı yardımcısı, junior tasarımcı
freelance graphic designer | serbest grafik tasarımcı, freelance grafik tasarımcı > graphic designer, designer
visual designer | görsel tasarımcı > designer
packaging designer | ambalaj tasarımcısı > designer
textile designer | tekstil tasarımcısı > designer
furniture designer | mobilya tasarımcısı > designer
shoe designer, footwear designer | ayakkabı tasarımcısı > designer
jewellery maker, jewelry maker | takı yapımcısı, takıcı
prepress operator, pre-press operator, dtp operator | baskı öncesi hazırlık operatörü, baskı öncesi operatörü, dtp operatörü
desktop publisher, layout designer, layout artist | mizanpajcı, sayfa tasarımcısı, mizanpaj uzmanı
offset printer, offset operator, offset printing operator | ofset operatörü, ofset baskı ustası, ofsetçi, ofset baskı operatörü
digital print operator, digital printing operator | dijital baskı operatörü
bookbinder | ciltçi, mücellit
screen printer | serigrafi ustası, serigrafici
studio photographer | stüdyo fotoğrafçısı > photographer
product photographer | ürün fotoğrafçısı > photographer
fashion photographer | moda fotoğrafçısı > photographer
event photographer | etkinlik fotoğrafçısı > photographer
school photographer | okul fotoğrafçısı > photographer
freelance photographer | serbest fotoğrafçı > photographer
photo assistant, photographer's assistant, photography assistant | fotoğraf asistanı, fotoğrafçı asistanı, fotoğrafçı yardımcısı
retoucher, photo retoucher | rötuşçu, rötuş uzmanı
stylist, fashion stylist | stilist, moda stilisti
creative assistant, assistant art director | art direktör yardımcısı, sanat yönetmeni yardımcısı
creative team lead | kreatif ekip lideri > lead
web content editor, website editor | web içerik editörü, site editörü > editor
accompanist, piano accompanist, repetiteur | eşlikçi, korrepetitör, eşlik piyanisti
speechwriter | konuşma yazarı > writer
location manager, location scout | mekan sorumlusu, mekan keşif sorumlusu
alto singer | alto sanatçısı
`;
