/** Cameras, cutting rooms and the designer's desk, in the form of everyday/general.ts. */
export const FILM_PHOTO_AND_DESIGN = `
camera equipment, camera gear | kamera ekipmanı, çekim ekipmanı
lens, camera lens | objektif, lens
tripod | tripod
gimbal, stabiliser | gimbal, stabilizatör
dslr, dslr camera, digital camera, mirrorless camera | dslr, fotoğraf makinesi, dijital fotoğraf makinesi
action camera, gopro | aksiyon kamerası, gopro
drone filming, aerial filming, drone footage, aerial footage, drone shooting, aerial shots | drone çekimi, havadan çekim, hava çekimi
shoot-film, film shoot, filming day, shooting, film shooting | çekim, çekim günü
video shoot, video shooting, video filming, video recording | video çekimi, video kaydı
studio shoot, studio shooting, studio photography | stüdyo çekimi, stüdyo fotoğrafçılığı
outdoor shoot, location shoot, outdoor shooting, location shooting | dış çekim, dış mekan çekimi, mekan çekimi
commercial shoot, advertising shoot, commercial film shoot, ad shoot | reklam çekimi, reklam filmi çekimi
event photography, event shooting | etkinlik fotoğrafçılığı, etkinlik çekimi > photography
portrait photography, portrait shoot | portre fotoğrafçılığı, portre çekimi > photography
fashion photography, fashion shoot | moda fotoğrafçılığı, moda çekimi > photography
food photography | yemek fotoğrafçılığı, yemek çekimi > photography
newborn photography, baby photography | bebek fotoğrafçılığı, yenidoğan çekimi > photography
school photography, graduation shoot | mezuniyet çekimi, okul çekimi
architectural photography, interior photography | mimari fotoğraf, mekan fotoğrafçılığı > photography
documentary photography | belgesel fotoğrafçılık > photography
nature photography, wildlife photography | doğa fotoğrafçılığı > photography
sports photography | spor fotoğrafçılığı > photography
photojournalism, press photography | foto muhabirliği, basın fotoğrafçılığı
colour grading, color grading, colour correction, color correction, grading-colour | renk düzenleme, renk düzeltme, color grading
photo archive, picture archive, image archive | fotoğraf arşivi
photo album, wedding album, photobook | fotoğraf albümü, albüm tasarımı
photo printing, photo print | fotoğraf baskısı
darkroom, film development | karanlık oda
studio lighting, photo lighting, flash lighting | stüdyo ışığı, stüdyo aydınlatma, paraflaş
lighting set-up, lighting setup, light set-up, setting up lights | ışık kurulumu, ışık kurma
film set, shooting set | film seti, çekim seti, set!
set work, on-set work, set crew-work | set işi, set çalışması
film crew, shooting crew, camera crew, production crew, production team | çekim ekibi, set ekibi, prodüksiyon ekibi
shooting plan, shooting schedule, shot list, shooting list | çekim planı, çekim takvimi, çekim programı
storyboard | storyboard, resimli taslak
preproduction | ön yapım, prodüksiyon öncesi, çekim öncesi hazırlık
production planning-film | yapım planlama
casting-actors, casting of actors | oyuncu seçimi
audition | deneme çekimi, oyuncu seçmesi
commercial film, advertising film, promotional film, promo video, promotional video, promo film | tanıtım filmi, tanıtım videosu, reklam videosu
corporate film, corporate video, company video | kurumsal film, kurumsal video
training video, educational video, lesson video, instructional video | eğitim videosu, ders videosu
music video, clip-music, video clip | klip, müzik klibi, video klip
wedding video, wedding film | düğün klibi, düğün videosu
short film | kısa film > film
feature film, full-length film | uzun metraj, uzun metrajlı film > film
short video, short-form video | kısa video
trailer-film, teaser, film trailer | fragman, teaser
video editing-work, cutting-film, editing-film, footage editing, offline editing, film editing-work | video kurgusu, video düzenleme, film kurgusu
rough cut, first cut | kaba kurgu
final cut-film, fine cut | ince kurgu
raw footage, footage | ham görüntü, ham çekim
sound editing, audio editing | ses kurgusu, ses düzenleme
sound mixing, audio mixing | ses miksajı, miksaj
sound design | ses tasarımı
sound effect | ses efekti
music recording | müzik kaydı
studio recording | stüdyo kaydı
visual effects, vfx | görsel efekt, vfx
special effects | özel efekt
3ds max, 3d studio max | 3ds max, 3d max
autodesk maya | autodesk maya
blender-software, blender 3d | blender 3d
cinema 4d, c4d | cinema 4d
davinci resolve, davinci | davinci resolve, davinci
avid, avid media composer | avid
edius | edius
vegas pro, sony vegas | sony vegas, vegas pro
adobe audition | adobe audition
pro tools | pro tools
logic pro | logic pro
ableton, ableton live | ableton
cubase | cubase
capture one | capture one
obs studio | obs studio
procreate | procreate
affinity designer | affinity designer
quarkxpress | quarkxpress
acrobat, adobe acrobat | acrobat
live show, live programme, live transmission | canlı yayın programı, canlı program
broadcast schedule, programme schedule | yayın akışı, yayın çizelgesi
outside broadcast | naklen yayın
ob van, broadcast van | naklen yayın aracı, canlı yayın aracı
control room-tv, production gallery | reji odası
teleprompter, prompter, autocue | prompter
presenting-tv, tv presenting, hosting-show, programme presenting, show hosting, programme hosting | sunuculuk, program sunuculuğu, spikerlik
radio broadcasting, radio programming, radio presenting, radio hosting | radyoculuk, radyo yayıncılığı, radyo programcılığı
voice acting, voice-over work, voice recording, dubbing work | seslendirme sanatçılığı, dublaj sanatçılığı, dublaj oyunculuğu
ratings, audience ratings, viewing figures, viewership | reyting, izlenme oranları
tv viewers, tv audience | televizyon izleyicisi
animation studio | animasyon stüdyosu
animated film | animasyon film
animated video, animation video | animasyon video
character design | karakter tasarımı
graphic design | grafik tasarım
web design, website design, site design | web tasarım, web sitesi tasarımı, site tasarımı
logo design, logo creation | logo tasarımı, logo çalışması
poster design | afiş tasarımı, poster tasarımı
brochure design, leaflet design | broşür tasarımı
catalogue design, catalog design | katalog tasarımı
magazine design, magazine layout | dergi tasarımı, dergi mizanpajı
label design | etiket tasarımı
banner design | banner tasarımı
business card design | kartvizit tasarımı
invitation design | davetiye tasarımı
corporate identity design, identity design, brand design, brand identity design | kurumsal kimlik tasarımı, marka tasarımı, marka kimliği tasarımı
print design, design for print | baskı tasarımı, basılı tasarım
digital design | dijital tasarım
visual design | görsel tasarım
visual communication, visual communication design | görsel iletişim, görsel iletişim tasarımı
industrial design | endüstriyel tasarım, endüstri ürünleri tasarımı
product design | ürün tasarımı
fashion design | moda tasarımı
design project, design work | tasarım projesi, tasarım çalışması, tasarım işi
design template, template design | tasarım şablonu, şablon tasarımı
design revision, revision-design, revisions, design changes, change round | tasarım revizyonu, revizyon, revize
design approval, client approval | tasarım onayı, müşteri onayı
design team | tasarım ekibi > team
design process | tasarım süreci
design file, source file, artwork-file | tasarım dosyası, çalışma dosyası, açık dosya
artwork adaptation, adaptation-design, format adaptation, resizing artwork | adaptasyon, uyarlama, görsel adaptasyon
vector, vector drawing, vector graphics | vektör, vektörel çizim
infographic | infografik
icon design | ikon tasarımı
pattern design | desen tasarımı
colour palette, color palette, colour scheme | renk paleti
font, typeface | yazı tipi, font
photomontage, photo manipulation, image manipulation | fotomontaj, fotoğraf manipülasyonu
presentation design, slide design | sunum tasarımı
portfolio-design, design portfolio | tasarım portföyü, portfolyo
digital illustration | dijital illüstrasyon, dijital çizim > illustration
book illustration, children's book illustration | kitap illüstrasyonu, kitap resimleme
cartoon, caricature | karikatür
comic, comic book, graphic novel | çizgi roman
sketch-drawing, sketches | eskiz
hand drawing, freehand drawing | el çizimi, serbest el çizimi
stage photo, still photography, set photography | set fotoğrafçılığı
stock photo, stock image | stok fotoğraf, stok görsel
image rights, picture rights | görsel hakları, fotoğraf hakları
explainer video, explainer clip, explainer | açıklayıcı video, anlatım videosu
lookbook, look book | lookbook, koleksiyon kataloğu
call sheet | çekim çağrı formu, çağrı listesi
location scouting, location hunting, finding locations | mekan bulma, mekan keşfi
photo selection, picture selection, choosing photos | fotoğraf seçimi, görsel seçimi
`;
