/** Marketing, press, film, design and publishing, in the form of everyday/general.ts. */
export const MARKETING_AND_MEDIA = `
marketing-field, marketing | pazarlama
digital marketing, online marketing, internet marketing | dijital pazarlama, internet pazarlaması, online pazarlama > marketing-field
email marketing, e-mail marketing | e-posta pazarlaması, e-mail marketing, e-posta pazarlama > marketing-field
social media marketing, smm | sosyal medya pazarlaması > marketing-field
influencer marketing | influencer pazarlaması, fenomen pazarlaması > marketing-field
affiliate marketing | satış ortaklığı, affiliate pazarlama > marketing-field
trade marketing | ticari pazarlama > marketing-field
brand management, brand marketing | marka yönetimi
brand awareness, brand recognition | marka bilinirliği, marka farkındalığı
brand identity, corporate identity, visual identity | marka kimliği, kurumsal kimlik
market research, market analysis, market survey, market study | pazar araştırması, pazar analizi, piyasa araştırması, pazar araştırma
competitor analysis, competition analysis, competitor research, competitive analysis | rakip analizi, rekabet analizi
swot analysis, swot | swot analizi, swot, güçlü zayıf yönler analizi
target audience, target group, audience | hedef kitle, hedef kitlesi, kitle, hedef grup
customer segment, segment, customer segmentation, segmentation | müşteri segmenti, segment, segmentasyon, müşteri segmentasyonu
product launch, launch-product, market launch, launch | ürün lansmanı, lansman
email campaign, newsletter campaign, mailing | e-posta kampanyası, mailing > campaign
advertising, advertising-field | reklamcılık, reklam
advert, ad, advertisement, commercial-ad | reklam, ilan
google ads, google adwords, adwords | google ads, google reklamları, adwords
meta ads, facebook ads, instagram ads | meta reklamları, facebook reklamları, meta ads
ad spend, advertising budget, media budget, ad budget | reklam bütçesi, reklam harcaması, medya bütçesi
media planning, media buying | medya planlama, medya satın alma
promotional material, marketing material, collateral-marketing, promotional materials, marketing materials | tanıtım materyali, tanıtım malzemesi, pazarlama materyali
brochure, leaflet, flyer, pamphlet | broşür, el ilanı, kitapçık, el broşürü
catalogue, catalog, product catalogue, library catalogue | katalog, ürün kataloğu
poster-print, poster, placard | afiş, poster
banner, display banner | banner, afiş
logo-design, logo, logo-software | logo
slogan, tagline | slogan
sponsorship, sponsor, sponsor-firm | sponsorluk, sponsor
cost per click, cpc | tıklama başı maliyet, tbm, cpc
click-through rate, ctr | tıklama oranı, tıklama oranları
open rate | açılma oranı, açılış oranı
conversion rate-web | dönüşüm oranı
return on ad spend, roas | reklam harcaması getirisi, roas
landing page | açılış sayfası, landing page, karşılama sayfası
a/b test, a/b testing, split test, ab test, split testing | a/b testi, ab testi
seo, search engine optimisation, search engine optimization | seo, arama motoru optimizasyonu
sem, search engine marketing | sem, arama motoru pazarlaması
keyword research, keyword analysis | anahtar kelime araştırması, anahtar kelime analizi
organic traffic, organic search traffic | organik trafik
website traffic, web traffic, site traffic, visits-web | web sitesi trafiği, site trafiği, ziyaretçi trafiği
google analytics, ga4 | google analytics, ga4
google search console | search console, google search console
tag manager, google tag manager | google tag manager
social media | sosyal medya
social media account, social media channel, social channel | sosyal medya hesabı, sosyal medya kanalı
instagram | instagram
facebook | facebook
twitter, x-twitter | twitter
linkedin | linkedin
youtube | youtube
tiktok | tiktok
follower, followers | takipçi
follower count, number of followers | takipçi sayısı
engagement-social, engagement rate, interaction | etkileşim, etkileşim oranı
post-social, social media post | gönderi, paylaşım
blog, blog post, weblog | blog, blog yazısı
content calendar, editorial calendar | içerik takvimi, yayın takvimi
content creation, content production | içerik üretimi, içerik oluşturma
content management system, cms | içerik yönetim sistemi, cms
copywriting, ad copy, copy-text | metin yazarlığı, reklam metni
mailchimp | mailchimp
hubspot | hubspot
salesforce | salesforce
hootsuite | hootsuite
public relations, pr | halkla ilişkiler, pr
public relations and publicity | halkla ilişkiler ve tanıtım
corporate communication, corporate communications | kurumsal iletişim
press release, news release, press statement | basın bülteni, basın açıklaması
press conference, news conference | basın toplantısı
press kit, media kit | basın kiti
crisis communication, crisis management | kriz iletişimi, kriz yönetimi
reputation management | itibar yönetimi
launch event | lansman etkinliği
survey, questionnaire, poll, survey form, questionnaire form, opinion poll | anket, anket formu, soru formu
focus group, focus groups, focus group interview | odak grup, odak grubu, odak grup görüşmesi
journalism | gazetecilik, habercilik
media, press, media outlet | basın, medya
newspaper, daily-paper | gazete
local newspaper, regional newspaper | yerel gazete > newspaper
magazine, periodical-magazine | dergi, mecmua
news, news item, news story, news report | haber
breaking news | son dakika, son dakika haberi
column-newspaper, column, newspaper column | köşe yazısı, köşe
interview-press, press interview, interview | röportaj, söyleşi
feature-article, feature story, feature | dosya haberi, özel haber
editorial office, newsroom, editorial desk | yazı işleri, haber merkezi, redaksiyon
news agency, wire service | haber ajansı
anadolu agency | anadolu ajansı, aa
press card | basın kartı, sarı basın kartı
broadcasting, broadcast | yayıncılık, yayın
live broadcast, live stream, live streaming | canlı yayın
television, tv, tv channel, tvs | televizyon, tv, tv kanalı
radio, radio station | radyo
programme-broadcast, broadcast programme |
trt | trt
podcast | podcast
studio | stüdyo
camera | kamera
camerawork, camera operation, filming, shooting-film, videography | kameramanlık, kamera çekimi, çekim
photo shoot, photoshoot, photo session | fotoğraf çekimi
photography | fotoğrafçılık, fotoğraf
photo, photograph, picture-photo, image-photo | fotoğraf
product photography | ürün fotoğrafçılığı, ürün çekimi > photography
wedding photography | düğün fotoğrafçılığı, düğün çekimi > photography
lighting, light, stage lighting, light-lamp | ışık, aydınlatma
sound-audio, sound, audio, sound recording, voice | ses, ses kaydı
microphone | mikrofon
video editing, film editing, video post-production, video montage | video kurgu, kurgu, video montaj, montaj
video production, film production, production-film | video prodüksiyon, yapım, prodüksiyon, film yapımı
post-production | post prodüksiyon, post-prodüksiyon
motion graphics, motion design | hareketli grafik, motion grafik
animation-film, 3d animation, 2d animation | animasyon, çizgi film
film, movie, motion picture | film
documentary | belgesel
cinema | sinema
radio television and cinema, radio tv and cinema, radio and television, film and television | radyo televizyon ve sinema, radyo tv sinema, radyo televizyon
series-tv, tv series | dizi
screenplay, script-film, scenario | senaryo
dubbing, voice-over, voiceover | dublaj, seslendirme
subtitle, subtitling, captions, subtitles | altyazı
adobe premiere, premiere pro, adobe premiere pro | adobe premiere, premiere pro
after effects, adobe after effects | after effects, adobe after effects
final cut, final cut pro | final cut, final cut pro
photoshop, adobe photoshop, ps-photoshop | photoshop, adobe photoshop
illustrator, adobe illustrator, ai-illustrator | illustrator, adobe illustrator
indesign, adobe indesign | indesign, adobe indesign
lightroom, adobe lightroom | lightroom
adobe creative suite, adobe creative cloud, creative cloud, adobe suite | adobe creative cloud, adobe programları
coreldraw, corel draw, corel | corel, coreldraw
canva | canva
figma | figma
sketch-app | sketch
adobe xd, xd | adobe xd
graphic-visual, graphic, graphics, visual-image, visuals, image, picture, picture-image, drawing | grafik, görsel, görüntü, resim
illustration, drawing-art | illüstrasyon, çizim
typography | tipografi
layout, page layout, typesetting, page design, arrangement-layout | mizanpaj, sayfa düzeni, dizgi, yerleşim, yerleşim düzeni
printing, print, offset printing, printing works, printing press, offset press | matbaa, baskı, basım, ofset baskı, ofset
printing house, print shop | matbaa, basımevi
screen printing, silk screen | serigrafi, serigraf
proof-print, proofreading, proofreading-thing, final reading | prova, düzelti, tashih, son okuma
publishing, publishing industry, publishing house, publisher-company, small press, publisher, press-publisher | yayıncılık, yayınevi, yayıncı
publication, publication-paper, published article, published work, academic publication, publications | yayın, makale, akademik yayın
children's book, children's books, picture book, children's literature | çocuk kitabı, çocuk edebiyatı, resimli kitap > book
novel | roman > book
poetry, poem | şiir
manuscript, paper manuscript | el yazması, metin, makale taslağı, yazma
text, written text, copy | metin
translation, translating | çeviri, tercüme
simultaneous interpreting, simultaneous translation, simultaneous interpretation | simultane çeviri, eş zamanlı çeviri, simultane tercüme, andaş çeviri
consecutive interpreting, consecutive translation, consecutive interpretation | ardıl çeviri, ardıl tercüme
interpreting, interpretation-oral, oral translation | sözlü çeviri, mütercim tercümanlık, tercümanlık
translation and interpreting, translation studies, translation and interpretation | mütercim tercümanlık, mütercim-tercümanlık, çeviribilim
sworn translation, certified translation | yeminli tercüme, yeminli çeviri > translation
literary translation | edebi çeviri, edebiyat çevirisi > translation
translation agency, translation office, translation bureau, translation company | çeviri bürosu, tercüme bürosu, çeviri ofisi, tercüme ofisi, çeviri şirketi
cat tool, computer-aided translation, cat tools, computer-assisted translation tool | çeviri programı, bilgisayar destekli çeviri, cat aracı, cat araçları, bilgisayar destekli çeviri aracı
trados, sdl trados, trados studio | trados, sdl trados, trados studio > cat tool
memoq | memoq > cat tool
glossary, term base, terminology, termbase, terminology database | terminoloji, terim listesi, sözlük, terim, terimce, sözlükçe, terminoloji veritabanı
localisation, localization, software localisation, software localization | yerelleştirme, yazılım yerelleştirme
source language | kaynak dil
target language | hedef dil
language pair | dil çifti
librarianship, library science, information management, library and information science, library work | kütüphanecilik, bilgi ve belge yönetimi, kütüphanecilik işi
cataloguing, cataloging, catalogue-library, catalogue work | kataloglama
loan-library, lending | ödünç verme, ödünç
reader, reading public | okur, okuyucu
tv programme, tv show, tv program, television programme | televizyon programı, tv programı > programme-broadcast
radio programme, radio show | radyo programı > programme-broadcast
internal communication, internal communications, employee communication | iç iletişim, kurum içi iletişim > corporate communication
content writing | içerik yazarlığı > content creation
`;
