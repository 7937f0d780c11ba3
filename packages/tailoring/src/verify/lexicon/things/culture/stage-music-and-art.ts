/** Theatres, music and galleries, in the form of everyday/general.ts. */
export const STAGE_MUSIC_AND_ART = `
performing arts, stage arts | sahne sanatları
plastic arts | plastik sanatlar
theatre play-work, play-theatre, stage production, theatre production | sahne oyunu, tiyatro prodüksiyonu
children's theatre, children's play | çocuk tiyatrosu, çocuk oyunu
private theatre | özel tiyatro > theatre-play
city theatre, municipal theatre | şehir tiyatrosu > theatre-play
puppet theatre, puppetry, puppet | kukla, kukla tiyatrosu
shadow play, karagoz | gölge oyunu, karagöz
improvisation, improv, improvised theatre | doğaçlama, doğaçlama tiyatro
musical, musical theatre | müzikal
comedy | komedi
tragedy | trajedi
stand-up, stand-up comedy | stand-up
acting training, acting classes, drama training, acting lessons, acting education | oyunculuk eğitimi, oyunculuk dersi
acting-screen, screen acting, camera acting | kamera önü oyunculuğu, kamera oyunculuğu
stage acting, theatre acting | tiyatro oyunculuğu, sahne oyunculuğu > acting-art
film acting | sinema oyunculuğu, film oyunculuğu > acting-art
lead role, leading role, main role, title role, starring role, lead part | başrol, ana rol
supporting role, side role, minor role | yardımcı rol, yan rol
extra work, extra-film, background acting | figüranlık
cast-thing, cast, cast members | oyuncu kadrosu, kadro
understudy role | yedek oyunculuk
theatre company, theatre group, theatre troupe, ensemble-theatre, drama group | tiyatro topluluğu, tiyatro grubu, tiyatro ekibi
stage management, stage managing | sahne amirliği
direction-stage, staging, theatre directing, stage direction, play direction | tiyatro yönetmenliği, oyun yönetmenliği, sahneleme
film directing, film direction, directing films | film yönetmenliği, sinema yönetmenliği
assistant direction, assistant directing | yönetmen yardımcılığı, reji asistanlığı
dramaturgy | dramaturji, dramaturgi
playwriting | oyun yazarlığı
stage lighting-design, lighting design | ışık tasarımı, sahne ışığı tasarımı
costume design | kostüm tasarımı
set decoration, set dressing, props, stage props | dekor aksesuarı, sahne aksesuarı
scenography | sahne tasarımı, sahne dekoru
stage technician-work, stagehand work, stage technique, stage crew | sahne teknik ekibi, sahne ekibi
performance-stage, show, live performance | gösteri, şov, sahne gösterisi
rehearsal schedule, rehearsal plan | prova takvimi, prova planı
repertoire, repertory | repertuvar, repertuar
tour-stage, concert tour, theatre tour, on tour | turne
theatre season | tiyatro sezonu
theatre hall | tiyatro salonu
concert hall | konser salonu
outdoor concert, open-air concert | açık hava konseri > concert
choreography | koreografi
modern dance, contemporary dance | modern dans, çağdaş dans > dance
classical ballet | klasik bale > ballet
latin dance | latin dansları > dance
tango | tango > dance
hip hop dance, street dance | hip hop, sokak dansı > dance
wedding dance, first dance | düğün dansı > dance
dance class, dance lesson, dance course, dance training | dans dersi, dans kursu, dans eğitimi
dance school, dance studio | dans okulu, dans stüdyosu
dance show, dance performance | dans gösterisi
zumba | zumba
instrument lesson | enstrüman dersi, çalgı dersi > music class
piano lesson, piano class, music lesson | piyano dersi > music class
guitar lesson | gitar dersi > music class
violin lesson | keman dersi > music class
singing lesson, vocal lessons, vocal coaching, vocal training | şan dersi, şan eğitimi, vokal eğitimi
solfège lesson | solfej dersi
music school | müzik okulu, müzik kursu
musicology | müzikoloji
classical music | klasik müzik > music
turkish art music, turkish classical music | türk sanat müziği > music
turkish folk music, folk music | türk halk müziği, halk müziği > music
pop music | pop müzik > music
rock music | rock müzik > music
jazz, jazz music | caz, caz müziği > music
electronic music | elektronik müzik > music
film music, film score, soundtrack | film müziği > music
advertising jingle, jingle | jingle, cıngıl
cello | çello, viyolonsel
viola | viyola
double bass, contrabass | kontrbas
bass guitar, bass | bas gitar
electric guitar | elektro gitar > guitar
classical guitar | klasik gitar > guitar
clarinet | klarnet
saxophone, sax | saksafon
trumpet | trompet
trombone | trombon
accordion | akordeon
synthesizer | synthesizer
oud | ud
ney, reed flute | ney
kemancha, kemençe | kemençe
darbuka, darbouka | darbuka
drum kit, drum set | bateri
percussion, percussion instruments | perküsyon
harp | arp
stringed instrument, string instruments | yaylı çalgı, telli çalgı
wind instrument | nefesli çalgı, üflemeli çalgı
instrument repair | enstrüman tamiri
instrument tuning, tuning-music | akort
symphony orchestra | senfoni orkestrası > orchestra
chamber music | oda müziği
chamber orchestra | oda orkestrası > orchestra
state opera and ballet | devlet opera ve balesi
children's choir | çocuk korosu > choir
polyphonic choir, mixed choir | çok sesli koro > choir
choir conducting, conducting-choir, choir direction | koro şefliği
orchestra conducting, conducting-orchestra | orkestra şefliği
soloist-work, solo performance, solo concert, recital | solo konser, resital
duet | düet
piano accompaniment | piyano eşliği
music arrangement | aranje, müzik düzenlemesi
songwriting | şarkı yazarlığı, söz yazarlığı
lyrics | şarkı sözü
music production, music producing, beat making | müzik prodüksiyonu, müzik yapımcılığı
mastering | mastering
recording studio, music studio | kayıt stüdyosu, müzik stüdyosu, ses kayıt stüdyosu
demo recording | demo kaydı
single-music, single release | single, tekli
record label, record company, music label | plak şirketi, müzik şirketi
sheet music, score-music, musical notation, music notation | nota, partitür
dj set, djing, dj performance | dj performansı
sound technician-work | ses teknisyenliği
sound engineering | ses mühendisliği
live sound | canlı ses
sound check, soundcheck | ses kontrolü, soundcheck
mixing desk, mixer-sound, sound mixer, mixing console | ses mikseri, mikser masası
loudspeaker, speaker-sound, speakers | hoparlör
lighting desk, lighting console | ışık masası
stage rigging, truss, rigging-stage | truss, sahne askı sistemi
painting course, drawing course, drawing lesson | resim kursu, çizim dersi
art workshop, painting workshop | sanat atölyesi, resim atölyesi
acrylic, acrylic painting | akrilik boya, akrilik
charcoal, charcoal drawing | karakalem, füzen
pastel-art, pastels | pastel boya
mural, mural painting | duvar resmi, mural
miniature-art, miniature painting | minyatür
tile art, tile making, ceramic tile art | çini, çinicilik
illumination-art, tezhip, gilding | tezhip
glass blowing | cam üfleme
stained glass | vitray
printmaking | baskı resim, özgün baskı
engraving-art, etching | gravür
gemstone, precious stone | değerli taş, kıymetli taş
filigree | telkari
pottery making | çömlek yapımı, seramik yapımı
pottery wheel | çamur tornası, çömlekçi tornası
kiln firing | seramik pişirimi
glazing-ceramics | sırlama
curating, curatorship, exhibition curation | küratörlük, sergi küratörlüğü
exhibition set-up, exhibition installation, hanging exhibitions, exhibition setup, mounting exhibitions | sergi kurulumu, sergi yerleştirme
exhibition opening, opening of an exhibition, vernissage | sergi açılışı
exhibition design | sergi tasarımı
exhibition catalogue | sergi kataloğu
art fair | sanat fuarı
biennial, biennale | bienal
art sales, artwork sales, selling art | eser satışı, sanat eseri satışı
auction, art auction | müzayede, açık artırma
collection-art, art collection | sanat koleksiyonu
collector, art collector | koleksiyoner, koleksiyoncu
artist residency, residency-art | sanatçı programı, misafir sanatçı programı
museum guide-work, museum tour guiding, museum guiding | müze rehberliği
painting restoration, restoration of paintings | tablo restorasyonu, resim restorasyonu
book restoration, paper conservation | kitap restorasyonu, kağıt restorasyonu
stone restoration | taş restorasyonu
cultural centre, culture centre, cultural center | kültür merkezi
art centre, art center | sanat merkezi
culture and arts event | kültür sanat etkinliği
cultural event | kültürel etkinlik, kültür etkinliği
arts event | sanat etkinliği
artist management, talent management-artist, artist agency | sanatçı yönetimi, menajerlik, sanatçı menajerliği
circus | sirk
acrobatics | akrobasi
magic show, magician show | sihirbazlık gösterisi
face painting | yüz boyama
clown show | palyaço gösterisi
cue, lighting cue, sound cue | sahne komutu
spotlight, lantern-stage | spot ışığı
alto-voice, alto | alto
soprano | soprano
tenor-voice, tenor | tenor
baritone | bariton
stage monitor, monitor mix | sahne monitörü, monitör miksi
microphone placement, miking, miked | mikrofonlama, mikrofon yerleşimi
sheet music archive, score library | nota arşivi
relief-sculpture, stone relief | rölyef, kabartma
bronze casting | bronz döküm
`;
