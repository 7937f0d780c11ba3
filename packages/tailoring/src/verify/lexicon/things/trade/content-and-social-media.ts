/** Content, social media, search engines and what is measured of web pages, in the form of everyday/general.ts. */
export const CONTENT_AND_SOCIAL_MEDIA = `
bounce rate | hemen çıkma oranı
impression | gösterim, gösterim sayısı
reach-media, reach, organic reach | erişim, organik erişim
page view, pageviews | sayfa görüntüleme, sayfa görüntülenme
unique visitor | tekil ziyaretçi
session duration, time on site | oturum süresi, sitede kalma süresi
clicks, click count | tıklama, tıklama sayısı
views, view count, number of views, video views | izlenme, görüntülenme, izlenme sayısı
like | beğeni, beğeni sayısı
share-post | paylaşım sayısı
follower growth, growth in followers, follower increase | takipçi artışı, takipçi büyümesi
hashtag | hashtag
story-instagram, instagram story, instagram stories | hikaye, instagram hikayesi, story
reel, instagram reels | reels, reels videosu
tiktok video | tiktok videosu
youtube channel | youtube kanalı
youtube video | youtube videosu
instagram account, instagram page, instagram profile | instagram hesabı, instagram sayfası
facebook page | facebook sayfası
linkedin page, linkedin account | linkedin sayfası, linkedin hesabı
pinterest | pinterest
snapchat | snapchat
whatsapp, whatsapp business | whatsapp, whatsapp business
telegram | telegram
twitch | twitch
spotify | spotify
influencer, opinion leader, social media influencer, content creator-influencer | influencer, fenomen, sosyal medya fenomeni
influencer collaboration, influencer cooperation, influencer partnership, influencer campaign | influencer iş birliği, influencer kampanyası, fenomen iş birliği
social media management, social media account management, managing social media | sosyal medya yönetimi, sosyal medya hesap yönetimi, sosyal medya hesaplarının yönetimi
social media strategy | sosyal medya stratejisi > strategy
social media plan, social media calendar, posting schedule, social media content calendar | sosyal medya planı, sosyal medya takvimi, paylaşım takvimi
social media post-work, social media content, social content | sosyal medya içeriği
social media report, social media reporting | sosyal medya raporu
social media design, social media visual, social media graphics | sosyal medya tasarımı, sosyal medya görseli
community management | topluluk yönetimi
social listening | sosyal dinleme
direct message, dm | doğrudan mesaj, dm
content strategy | içerik stratejisi > strategy
content plan, content planning | içerik planı, içerik planlama
content management, content administration | içerik yönetimi
content editing | içerik düzenleme, içerik editörlüğü
video content | video içerik > content
written content, text content | yazılı içerik, metin içerik > content
visual content | görsel içerik > content
blog content, blog article, blog text, blog writing | blog içeriği, blog yazarlığı, blog metni
web content, website content, site content | web içeriği, site içeriği, web sitesi içeriği
seo content, seo text, seo article, seo copywriting | seo içeriği, seo uyumlu içerik, seo metni, seo uyumlu metin
email newsletter-work, newsletter sending, sending newsletters | bülten gönderimi, e-bülten gönderimi
email open rate | e-posta açılma oranı > open rate
on-page seo, on-site seo | site içi seo > seo
off-page seo, link building, backlink | site dışı seo, backlink, bağlantı kurma, link inşası
technical seo | teknik seo > seo
local seo | yerel seo > seo
seo audit, seo analysis, site audit | seo analizi, seo denetimi, site denetimi
keyword, search term | anahtar kelime, anahtar sözcük
search ranking, search engine ranking, google ranking, ranking-search, serp, search result position | arama sıralaması, google sıralaması, arama motoru sıralaması
meta tag, meta description | meta etiketi, meta açıklama
ahrefs | ahrefs
semrush | semrush
screaming frog | screaming frog
google trends | google trends
google data studio, data studio | looker studio, data studio, google data studio
facebook pixel, meta pixel | facebook pikseli, meta pikseli
meta business suite, meta business manager, facebook business manager, business manager | meta business suite, meta business manager
tiktok ads | tiktok reklamları, tiktok ads
linkedin ads | linkedin reklamları, linkedin ads
criteo | criteo
appsflyer | appsflyer
hotjar | hotjar
google optimize | google optimize
klaviyo | klaviyo
activecampaign | activecampaign
mailjet | mailjet
buffer-tool, buffer app | buffer
sprout social | sprout social
capcut | capcut
conversion optimisation, conversion rate optimisation, cro, conversion rate optimization | dönüşüm optimizasyonu, dönüşüm oranı optimizasyonu, cro
user behaviour, user behavior | kullanıcı davranışı
web analytics | web analitiği, web analizi
traffic growth, traffic increase | trafik artışı
`;
