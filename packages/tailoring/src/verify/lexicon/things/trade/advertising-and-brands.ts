/** Marketing, campaigns, advertising, the press and brands, in the form of everyday/general.ts. */
export const ADVERTISING_AND_BRANDS = `
marketing activity, marketing activities, marketing work, marketing efforts | pazarlama faaliyeti, pazarlama çalışmaları, pazarlama aktivitesi
marketing strategy | pazarlama stratejisi > strategy
marketing plan, marketing planning, annual marketing plan | pazarlama planı, yıllık pazarlama planı > plan
marketing budget | pazarlama bütçesi > budget
marketing communication, marcom | pazarlama iletişimi
marketing team | pazarlama ekibi > team
marketing department, marketing unit | pazarlama departmanı, pazarlama birimi, pazarlama bölümü > department
advertising agency, ad agency | reklam ajansı
marketing agency | pazarlama ajansı
creative agency | kreatif ajans, yaratıcı ajans
digital agency, digital marketing agency | dijital ajans
media agency, media buying agency | medya ajansı, medya satın alma ajansı
pr agency, public relations agency | halkla ilişkiler ajansı, pr ajansı
event agency, organisation company, event company | etkinlik ajansı, organizasyon ajansı, organizasyon firması, organizasyon şirketi
production company, film production company, production house | prodüksiyon şirketi, yapım şirketi, prodüksiyon firması
agency management, agency relations, managing agencies | ajans yönetimi, ajans ilişkileri
content marketing | içerik pazarlaması > marketing-field
performance marketing | performans pazarlaması > marketing-field
growth marketing, growth hacking | büyüme pazarlaması > marketing-field
search marketing | arama pazarlaması > marketing-field
mobile marketing | mobil pazarlama > marketing-field
field marketing | saha pazarlaması > marketing-field
event marketing | etkinlik pazarlaması > marketing-field
product marketing | ürün pazarlama > marketing-field
strategic marketing | stratejik pazarlama > marketing-field
international marketing, global marketing | uluslararası pazarlama > marketing-field
retail marketing, shopper marketing | perakende pazarlama, alışverişçi pazarlaması > marketing-field
b2b marketing | b2b pazarlama > marketing-field
guerrilla marketing | gerilla pazarlama > marketing-field
experiential marketing, brand activation, brand experience-event | deneyimsel pazarlama, marka aktivasyonu
loyalty marketing | sadakat pazarlaması > marketing-field
sms marketing, sms campaign, text message campaign | sms pazarlaması, sms kampanyası, sms gönderimi
viral marketing | viral pazarlama
marketing mix, 4p | pazarlama karması, 4p
marketing automation | pazarlama otomasyonu
marketing funnel, conversion funnel | pazarlama hunisi, dönüşüm hunisi
marketing report, marketing reporting | pazarlama raporu, pazarlama raporlaması
campaign report, campaign reporting, campaign results | kampanya raporu, kampanya raporlaması, kampanya sonuçları
campaign management, managing campaigns, running campaigns | kampanya yönetimi
campaign planning, campaign plan | kampanya planlama, kampanya planı
campaign budget | kampanya bütçesi > budget
campaign idea, campaign concept | kampanya fikri, kampanya konsepti
advertising campaign, ad campaign, ads campaign | reklam kampanyası > campaign
social media campaign | sosyal medya kampanyası > campaign
awareness campaign-brand | bilinirlik kampanyası > campaign
launch campaign | lansman kampanyası > campaign
seasonal campaign, season campaign | sezon kampanyası, dönemsel kampanya > campaign
discount campaign | indirim kampanyası > campaign
paid campaign, paid ads, paid advertising, paid media, paid advertisement | ücretli reklam, ücretli medya, paralı reklam
digital advertising, online advertising, digital ads, online ads, internet advertising | dijital reklam, online reklam, internet reklamı, dijital reklamcılık
outdoor advertising, billboard advertising, out-of-home advertising, ooh, billboard | açık hava reklamı, outdoor, billboard, açıkhava reklamcılığı
tv commercial, tv ad, television advertising, television commercial, tv advertising, tv spot | televizyon reklamı, tv reklamı, reklam filmi
radio commercial, radio ad, radio spot | radyo reklamı, radyo spotu
print ad, print advertising, press ad | basın reklamı, basılı reklam
newspaper ad | gazete ilanı, gazete reklamı
magazine ad | dergi ilanı, dergi reklamı
social media advertising, social media ads, social media ad, social ads | sosyal medya reklamı
search ads, search ad, search network ads, ppc, pay per click | arama reklamı, arama ağı reklamı, tıklama başı reklam, ppc
display ads, display advertising, display network | görüntülü reklam, display reklam
video ads, video ad, video advertising, youtube ads | video reklam, youtube reklamı
shopping ad, product ads | ürün reklamı, alışveriş reklamı
remarketing, retargeting | yeniden pazarlama, remarketing, retargeting
programmatic, programmatic advertising | programatik, programatik reklam
native advertising, native ads, advertorial, sponsored content | doğal reklam, advertorial, sponsorlu içerik
ad copywriting, ad text, advertising copy, advertising text | reklam yazısı
ad creative, advertising creative, ad visual, ad design, advertising visual | reklam görseli, reklam kreatifi, reklam tasarımı
ad account, advertising account, ads account | reklam hesabı
ad optimisation, campaign optimisation, ad optimization, campaign optimization | reklam optimizasyonu, kampanya optimizasyonu
ad performance, campaign performance, advertising performance | reklam performansı, kampanya performansı
ad space, advertising space, media space | reklam alanı, reklam mecrası, mecra
media plan, media schedule | medya planı
media monitoring, press monitoring, news monitoring | medya takibi, basın takibi
media relations, press relations | medya ilişkileri, basın ilişkileri, basınla ilişkiler
media coverage, press coverage, press clipping, news coverage | medya görünürlüğü, basın yansıması, haber yansıması
media report, press report | medya raporu, basın raporu
cost per acquisition, cost per conversion | edinme başına maliyet, dönüşüm başına maliyet
cost per lead, cpl-lead | müşteri adayı başına maliyet
customer acquisition cost, cac | müşteri edinme maliyeti, cac
cost per mille, cpm, cost per thousand | bin gösterim maliyeti, cpm
brand collaboration, brand partnership, brand cooperation | marka iş birliği, marka ortaklığı
press interview-arrangement, interview arrangement | röportaj organizasyonu
brand strategy | marka stratejisi > strategy
brand positioning, positioning-brand | marka konumlandırma
brand image | marka imajı
brand value, brand equity | marka değeri
brand communication | marka iletişimi
brand loyalty | marka sadakati, marka bağlılığı
brand manual, brand guidelines, brand guide, brand book, style guide-brand, corporate identity guidelines | marka kılavuzu, kurumsal kimlik kılavuzu, marka rehberi
brand name | marka adı
brand launch | marka lansmanı
brand ambassador-thing, brand face | marka elçisi, marka yüzü
brand portfolio | marka portföyü
sub-brand | alt marka
private label, own brand, store brand, own label | özel markalı ürün, market markası, private label
product development-marketing, new product development, npd | yeni ürün geliştirme
product management | ürün yönetimi
product positioning-marketing | ürün konumlandırma
product life cycle, product lifecycle | ürün yaşam döngüsü
packaging design, pack design | ambalaj tasarımı, paket tasarımı
category management, category purchasing | kategori yönetimi, kategori satın alma
consumer insight, customer insight, insight | tüketici içgörüsü, içgörü, müşteri içgörüsü
consumer behaviour, consumer behavior, buyer behaviour | tüketici davranışı, tüketici davranışları
consumer research, customer research | tüketici araştırması, müşteri araştırması
survey work, survey study, surveying-poll | anket çalışması, saha anketi
trend analysis, trend research | trend analizi, trend araştırması
benchmark, benchmarking | kıyaslama, benchmark, karşılaştırmalı analiz, karşılaştırmalı değerlendirme
price positioning | fiyat konumlandırma
competitor tracking, competitor monitoring, competitor price tracking | rakip takibi, rakip fiyat takibi
creative work | kreatif çalışma, yaratıcı çalışma
creative brief, brief, client brief | brief, kreatif brief, müşteri briefi
creative idea | yaratıcı fikir, kreatif fikir
creative team | kreatif ekip, yaratıcı ekip
brainstorming, brainstorm | beyin fırtınası
brand storytelling | marka hikayesi, hikayeleştirme
concept, concept work | konsept, kavram
concept development | konsept geliştirme
moodboard, mood board | moodboard
marketing collateral, sales and marketing materials | pazarlama materyalleri
promotional product, giveaway, promotional gift | promosyon ürünü
roll-up, roll-up banner | roll-up
pos material, point-of-sale material, posm, in-store material, pop material | pos materyali, satış noktası malzemesi, mağaza içi malzeme
field activity, field event, roadshow | saha etkinliği, roadshow, saha aktivitesi
sampling-activity, product sampling | tadım etkinliği, ürün deneme etkinliği, sampling
stand design, booth design | stant tasarımı
press meeting, press event | basın etkinliği, basın buluşması
press bulletin writing, press release writing | basın bülteni yazımı
press list, media list | basın listesi, medya listesi
press trip | basın gezisi
reputation, image-reputation, good name | itibar, imaj
corporate reputation | kurumsal itibar
corporate magazine, company magazine, in-house magazine | kurumsal dergi, şirket dergisi > magazine
community relations | toplum ilişkileri
public affairs, government relations | kamu ilişkileri, kamuyla ilişkiler
sponsorship agreement, sponsorship deal | sponsorluk anlaşması
stakeholder communication, stakeholder relations, stakeholder management | paydaş iletişimi, paydaş yönetimi, paydaş ilişkileri
`;
