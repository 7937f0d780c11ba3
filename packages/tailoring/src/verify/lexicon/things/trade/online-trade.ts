/** Trade on the internet, in the form of everyday/general.ts. */
export const ONLINE_TRADE = `
e-commerce site, e-commerce website, ecommerce site, e-commerce store, shopping site, shopping website | e-ticaret sitesi, alışveriş sitesi, e-ticaret web sitesi
e-commerce platform, ecommerce platform | e-ticaret platformu
e-commerce operations, online operations, ecommerce operations | e-ticaret operasyonu, online operasyon
e-commerce management, online store management, ecommerce management | e-ticaret yönetimi, online mağaza yönetimi
e-export, cross-border e-commerce, cross-border trade | e-ihracat, sınır ötesi e-ticaret
marketplace management, marketplace operations, marketplace account management | pazaryeri yönetimi, pazaryeri operasyonu, pazaryeri mağaza yönetimi
marketplace store, marketplace shop, marketplace account | pazaryeri mağazası, pazaryeri hesabı
seller account, seller panel, seller central, merchant panel | satıcı paneli, satıcı hesabı, mağaza paneli
seller rating, store rating, seller score | satıcı puanı, mağaza puanı
n11 | n11
gittigidiyor | gittigidiyor
çiçeksepeti | çiçeksepeti
etsy | etsy
ebay | ebay
alibaba | alibaba
pazarama | pazarama
yemeksepeti | yemeksepeti
getir-app | getir uygulaması
shopify | shopify
woocommerce | woocommerce
magento | magento
prestashop | prestashop
opencart | opencart
ikas | ikas
ticimax | ticimax
ideasoft | ideasoft
t-soft | t-soft
wix | wix
google merchant center, merchant center | google merchant center
google shopping, shopping ads | google alışveriş, alışveriş reklamları
shopping basket-online, cart, basket-online, online basket | sepet
cart abandonment, abandoned cart, basket abandonment, abandoned basket | sepet terk, sepeti terk, terk edilmiş sepet, sepet terk oranı
online payment, internet payment | online ödeme, internetten ödeme
product page, product detail page, pdp | ürün sayfası, ürün detay sayfası
product description, product text, product copy | ürün açıklaması, ürün metni
product image, product photo, product picture, product visual | ürün görseli, ürün fotoğrafı, ürün resmi
product upload, uploading products, product entry, adding products | ürün ekleme
product catalogue-online, product feed, product data feed | ürün beslemesi, ürün feed, xml
product code, sku, stock code, article number | ürün kodu, stok kodu, sku
product variant, variant, product variation | varyant, ürün varyantı, varyasyon
product category-tree, category tree, category page | kategori ağacı, kategori sayfası
product review, customer review, product rating, user review | ürün yorumu, müşteri yorumu, ürün değerlendirmesi, kullanıcı yorumu, müşteri değerlendirmesi
buy box, buybox | buybox, kazanan teklif
stock synchronisation, stock integration, stock sync, stock synchronization | stok entegrasyonu, stok senkronizasyonu
marketplace integration | pazaryeri entegrasyonu
order packing, packing of orders, order preparation, preparing orders, order packaging | sipariş hazırlama, sipariş paketleme, sipariş hazırlığı
order shipping, shipping of orders, dispatching orders, order dispatch, order shipment | sipariş gönderimi, sipariş kargolama, sipariş sevkiyatı
shipping-parcel, parcel shipping, parcel shipment, parcel dispatch | kargo gönderimi, kargolama, kargo işlemleri
cargo tracking, parcel tracking, shipment tracking, delivery tracking, shipment follow-up | kargo takibi, gönderi takibi, sevkiyat takibi, teslimat takibi
shipping fee, shipping cost, delivery fee, delivery charge, shipping charge, cost of shipping | kargo ücreti, kargo bedeli, kargo maliyeti, gönderim ücreti, teslimat ücreti
free shipping, free delivery | ücretsiz kargo, kargo bedava
same-day delivery | aynı gün teslimat, aynı gün teslim
next-day delivery | ertesi gün teslimat, ertesi gün teslim
cash on delivery | kapıda ödeme
click and collect, in-store pickup, store pickup, collect in store | mağazadan teslim, mağazadan teslimat, tıkla gel al
delivery performance, on-time delivery performance | teslimat performansı, teslim performansı
late delivery, delayed delivery, late deliveries, delivery delay | geç teslimat, geç teslim, gecikmeli teslimat, teslimat gecikmesi, geciken teslimat
returned order, order return | iade edilen sipariş, sipariş iadesi
dropshipping, drop shipping | dropshipping, stoksuz satış
fulfilment, fulfillment | fulfilment, fulfillment
subscription box | abonelik kutusu
flash sale, limited-time offer | flaş indirim, flash indirim
campaign page | kampanya sayfası
campaign set-up, campaign setup, campaign creation | kampanya kurgusu, kampanya oluşturma, kampanya kurulumu
online campaign, digital campaign | online kampanya, dijital kampanya > campaign
online customer, web customer | online müşteri > customer
online catalogue, web catalogue | online katalog > catalogue
online support-shop, online customer service | online müşteri hizmetleri
repeat purchase, repurchase, repeat order, repeat business | tekrar satın alma, tekrar sipariş, yeniden satın alma
average order | ortalama sipariş
monthly sales | aylık satış
annual sales, yearly sales | yıllık satış
weekly sales | haftalık satış
daily sales-thing | günlük satış
gross sales | brüt satış
net sales | net satış
gross margin | brüt marj, brüt kâr marjı
profit margin | kâr marjı
target market | hedef pazar
overseas market, foreign market, export market, international market | yurt dışı pazar, dış pazar, ihracat pazarı, yabancı pazar > market
domestic market, home market, local market-domestic | iç pazar, yurt içi pazar, iç piyasa
new market | yeni pazar
market entry, entry into the market | pazara giriş, pazar girişi
product blurb, blurb | tanıtım yazısı, kısa tanıtım metni
sim card, sim | sim kart
handset | cep telefonu cihazı
`;
