/** Shops from the door to the till, in the form of everyday/general.ts. */
export const SHOP_FLOOR_AND_TILL = `
retailer, retail company, retail group | perakendeci, perakende firması, perakende şirketi
wholesaler, wholesale company | toptancı, toptan satış firması
discount store, discounter, discount market | indirim marketi, indirim mağazası, ucuzluk marketi > store
hypermarket | hipermarket > store
minimarket, convenience store, corner shop, corner store | minimarket, mahalle marketi, köşe marketi > store
outlet store, factory outlet, outlet centre | outlet mağazası, fabrika satış mağazası, outlet > store
pop-up store, pop-up shop, pop-up | pop-up mağaza, geçici mağaza > store
concept store | konsept mağaza > store
shoe shop, shoe store | ayakkabı mağazası, ayakkabıcı > store
furniture store, furniture shop, furniture showroom | mobilya mağazası, mobilyacı > store
electronics store, technology store, consumer electronics store | elektronik mağazası, teknoloji mağazası, teknoloji market > store
phone shop, mobile phone shop, phone store | telefon mağazası, cep telefonu mağazası, telefoncu > store
diy store, hardware store, home improvement store, builders' merchant | yapı market, hırdavatçı, nalburiye, nalbur > store
gift shop, souvenir shop | hediyelik eşya dükkanı, hediyelik eşya mağazası > store
flower shop, florist's | çiçekçi dükkanı, çiçekçi > store
optician's, optical store, optical shop, optician's shop | optik mağazası, gözlükçü, optisyenlik müessesesi > store
perfumery-shop, perfume shop, cosmetics store | parfümeri mağazası, kozmetik mağazası > store
stationery shop, stationer's | kırtasiye dükkanı, kırtasiyeci > store
pet shop, pet store | pet shop, evcil hayvan mağazası > store
duty-free shop | duty free mağazası, gümrüksüz satış mağazası > store
sports shop, sporting goods store | spor mağazası, spor malzemeleri mağazası > store
second-hand shop, thrift shop, charity shop | ikinci el mağazası, ikinci el dükkanı > store
newsagent's, newsstand, kiosk | büfe, gazete bayi, kiosk
showroom, exhibition hall-sales | showroom, sergi salonu, teşhir salonu
boutique | butik
shop counter, sales counter, service counter | tezgah, satış tezgahı, banko
checkout queue, till queue, queue at the till | kasa kuyruğu, kasa sırası
checkout work, till work, cashiering, cashier duties, cashier work, till duty, till operation, checkout duties | kasiyerlik, kasa işi, kasa görevi, kasada çalışma, kasa hizmeti
cash drawer, till drawer, cash box | kasa çekmecesi
change-money, small change | para üstü, bozukluk
till opening, opening the till | kasa açılışı, kasa açma
z report, end-of-day report, day-end report, end-of-day till report | z raporu, gün sonu raporu
x report | x raporu
till receipt, sales receipt, sales slip, cash receipt-shop | satış fişi, kasa fişi, alışveriş fişi
price check, price control, price checking | fiyat kontrolü
price change, price update, repricing | fiyat değişikliği, fiyat değişimi, fiyat güncelleme
price labelling, price tagging, price labeling, price ticketing | fiyat etiketleme, etiketleme, etiket basımı, fiyat etiketi değişimi
shelf label, shelf edge label, shelf tag | raf etiketi > label
electronic shelf label | elektronik raf etiketi, elektronik etiket
price list, tariff-price, price-list, rate card, tariff of prices | fiyat listesi, fiyat tarifesi
price comparison, price research, comparison of quotes | fiyat karşılaştırma, fiyat araştırması, fiyat karşılaştırması, teklif karşılaştırması
price policy, pricing policy, pricing strategy | fiyat politikası, fiyatlandırma politikası, fiyat stratejisi
pricing, price setting, price determination | fiyatlandırma, fiyat belirleme, fiyatlama
discount rate, discount percentage | indirim oranı, iskonto oranı
discount coupon, coupon, voucher-discount, discount voucher, discount code, promo code, voucher | indirim kuponu, kupon, indirim çeki, indirim kodu, promosyon kodu
raffle, prize draw, sweepstake | çekiliş
gift wrapping, gift wrap, present wrapping | hediye paketi, hediye paketleme
carrier bag, shopping bag, plastic bag, paper bag | poşet, alışveriş poşeti, alışveriş çantası
shopping cart, shopping trolley, shopping basket, trolley-shop, cart-shop, shopping cart-web, basket-web | alışveriş sepeti, alışveriş arabası, market arabası
shopping, grocery shopping, errands | alışveriş, market alışverişi
shopping experience, purchase experience, buying experience | alışveriş deneyimi, satın alma deneyimi
opening of the shop, store opening procedures, opening shift, opening the shop, shop opening, opening duties | açılış işlemleri, dükkan açma, mağaza açma
store closing, closing of the shop, closing shift, closing the shop, shop closing, closing duties, closing procedures | mağaza kapanışı, kapanış işlemleri, dükkan kapatma, mağaza kapatma
opening and closing, opening and closing of the shop, opening and closing the store, opening and closing procedures, open and close | açılış kapanış, mağaza açılış kapanış, mağaza açılış ve kapanış, açılış ve kapanış işlemleri, açılış ve kapanış
shop layout, store layout, store design, floor layout, layout-shop | mağaza yerleşimi, mağaza düzeni, mağaza yerleşim planı
store standards, shop standards | mağaza standartları, mağaza standardı
store order-tidy, tidiness of the store, store tidiness, shop tidiness, shop floor tidiness | mağaza tertibi, mağaza temizliği ve düzeni
shelf layout, shelf arrangement, shelf organisation, shelf order, shelf organization | raf düzenleme, reyon düzeni, reyon düzenleme, raf tanzimi
expired product, out-of-date product, expired goods, out-of-date stock | tarihi geçmiş ürün, skt geçmiş ürün, miadı dolmuş ürün, son kullanma tarihi geçmiş ürün
tidying-products, product presentation-shelf, facing, fronting, facing up, fronting up | öne çekme, ürün öne çekme, yüzleme
end cap, gondola end, endcap, gondola head | gondol başı, gondol sonu
gondola, gondola shelving | gondol
shelf space, shelf share, share of shelf | raf payı, raf alanı
eye level | göz hizası
product placement-shelf, product positioning, positioning of products, product arrangement, product layout | ürün yerleşimi, ürün dizimi, ürün konumlandırma
window change, window layout | vitrin değişimi, vitrin yenileme
mannequin-shop, display dummy, display mannequin | manken, vitrin mankeni
showcase, display case, display cabinet, glass cabinet, vitrine | vitrin dolabı, teşhir dolabı, cam vitrin
refrigerated cabinet, display fridge, chilled cabinet, chiller cabinet, refrigerated display | soğutmalı dolap, teşhir buzdolabı, soğuk teşhir dolabı, soğutucu dolap
produce section, fruit and vegetable section, greengrocery section, fruit and veg section, fruit and vegetable department | manav reyonu, sebze meyve reyonu, meyve sebze reyonu
deli counter, delicatessen, deli, delicatessen counter, deli section | şarküteri, şarküteri reyonu, şarküteri bölümü
meat counter, butchery counter, butcher counter, meat department, meat section | et reyonu, kasap reyonu, kasap bölümü, et tezgahı
fish counter, fishmonger counter | balık reyonu, balık tezgahı
bakery section, bakery counter, in-store bakery, bakery department | unlu mamuller reyonu, ekmek reyonu, fırın reyonu
dairy section, dairy aisle | süt ürünleri reyonu
frozen section, frozen food section | dondurulmuş gıda reyonu, donuk ürün reyonu, frozen, dondurulmuş kesit
non-food section, non-food | non-food, gıda dışı, gıda dışı ürün, gıda dışı reyonu
cosmetics section, cosmetics counter, cosmetics department | kozmetik reyonu, kozmetik bölümü
menswear section, men's department, menswear department, men's section | erkek reyonu, erkek giyim reyonu, erkek bölümü
womenswear section, ladies' department, womenswear department, women's section | kadın reyonu, kadın giyim reyonu, bayan reyonu, kadın bölümü
kidswear section, children's department, kidswear department, children's section | çocuk reyonu, çocuk giyim reyonu, çocuk bölümü
shoe section, shoe department, footwear department | ayakkabı reyonu, ayakkabı bölümü
homeware section, home department | ev reyonu, ev tekstili reyonu, züccaciye reyonu
electronics section, electronics department | elektronik reyonu, elektronik bölümü
toy section, toy department | oyuncak reyonu, oyuncak bölümü
stockroom work, back-of-store, back room | mağaza deposu, arka depo, mağaza arkası
stock replenishment, product replenishment, goods replenishment | stok tamamlama, ürün takviyesi, ürün tamamlama, stok takviyesi
goods delivery-shop, incoming delivery, stock delivery, delivery of goods, delivery intake | mal teslimatı, ürün teslimatı, mal gelişi
transfer between stores, inter-store transfer, store transfer, stock transfer | mağazalar arası transfer, mağaza transferi, ürün transferi, stok transferi
store visit, shop visit | mağaza ziyareti > visit-thing
store audit, shop audit, store inspection | mağaza denetimi, mağaza kontrolü
store turnover, store revenue, shop turnover, store sales, shop sales | mağaza cirosu, mağaza satışları, mağaza satışı
store staff, shop staff, store team, shop team, store employees, store personnel, retail staff | mağaza personeli, mağaza ekibi, mağaza çalışanları, mağaza kadrosu
store management, shop management, running a shop, retail management | mağaza yönetimi, mağaza yöneticiliği, mağazacılık, mağaza işletmeciliği
store operations, shop operations, retail operations | mağaza operasyonu, mağaza işleyişi, perakende operasyonu
till reconciliation-daily, cash difference, till difference | kasa eksiği, kasa fazlası
anti-theft tag, security tag, alarm tag, eas tag | ürün alarmı, güvenlik etiketi, alarm etiketi
loss prevention, shrinkage prevention, theft prevention, shoplifting prevention | kayıp önleme, kayıp kaçak, hırsızlık önleme
money counter, cash counting machine, banknote counter | para sayma makinesi
card payment, payment by card, paying by card | kartlı ödeme, kartla ödeme
contactless, contactless payment | temassız, temassız ödeme
payment method, means of payment, method of payment | ödeme yöntemi, ödeme şekli, ödeme aracı
instalment payment, payment by instalments, payment in instalments | taksitli ödeme
prepayment, down payment, deposit-advance, advance payment, prepaid expense, prepayments, prepaid costs, payment in advance, upfront payment, advance-money, advance | peşinat, kapora, ön ödeme, avans, peşin ödenmiş gider, gelecek aylara ait gider, avans ödemesi, peşin ödeme
invoice for the customer, customer invoice | müşteri faturası
exchange of goods, product exchange, item exchange | ürün değişimi, değişim işlemi, değişim
returns desk, returns counter | iade bankosu, iade masası
return process, returns handling, returns processing, handling of returns | iade süreci, iade işlemleri, iade yönetimi
refund amount, refund payment, money back | para iadesi, ücret iadesi, bedel iadesi
return rate | iade oranı
product defect, product fault, flaw-product | ürün kusuru, ürün hatası, ayıp
missing product, missing item, missing goods | eksik ürün
gift set, gift box | hediye seti, hediye kutusu
sample product, product sample, free sample, sample-gift, tester | numune, eşantiyon, ürün örneği, tester
customer flow, customer traffic | müşteri trafiği, müşteri akışı
customer complaint, client complaint, guest complaint-shop, customer grievance | müşteri şikayeti, müşteri şikayetleri > complaint
customer feedback, client feedback, customer comments | müşteri geri bildirimi, müşteri geri bildirimleri, müşteri yorumları > feedback
customer advice, advising customers, customer consultation, customer advising | müşteri danışmanlığı, müşteriye danışmanlık, müşteri bilgilendirme
welcoming customers, greeting customers, customer greeting, customer welcome | müşteri karşılama, karşılama
face-to-face sales, in-person sales, face to face selling | yüz yüze satış, birebir satış > sales-thing
over-the-counter sales, counter sales | tezgah satışı, tezgah üstü satış > sales-thing
store sales-field, in-store sales, instore sales | mağaza içi satış > sales-thing
retail sales | perakende satış > sales-thing
wholesale sales, bulk sales | toplu satış > sales-thing
hot sales, van sales, van selling | sıcak satış > sales-thing
pre-sale, presales | satış öncesi, ön satış
unit sales, sales unit, units sold, number of units sold | satılan adet
units per transaction, upt, items per transaction, items per basket | fiş başına ürün, sepet başına ürün, fiş başı adet
sales per square metre, sales per square meter | metrekare başına satış, metrekare verimliliği
sales floor manager-area, sales area | satış sahası
sales training | satış eğitimi > training-course
product training | ürün eğitimi > training-course
sales technique, selling technique, selling skills, sales skills | satış teknikleri, satış becerisi, satış becerileri
closing technique, closing sales, sales closing, deal closing | satış kapama, satış kapatma
persuading customers, customer persuasion | müşteri ikna, ikna etme
additional sale, add-on sale | ek satış, ilave satış, kombin satış
insurance-product, extended warranty, warranty extension, extended guarantee | uzatılmış garanti, ek garanti, garanti uzatma
loyalty card sign-up, card sign-ups, store card sign-up | kart üyeliği, mağaza kartı üyeliği
store card, shop card, membership card, club card | mağaza kartı, üyelik kartı, kulüp kart
season change, seasonal change, season changeover | sezon değişimi, sezon geçişi
new season | yeni sezon
end-of-season sale, season-end sale | sezon sonu indirimi > sale-season
black friday | black friday, efsane cuma, kara cuma
tobacco products | tütün ürünleri, tütün mamulleri
cigarettes | sigara
lottery ticket, lottery | piyango bileti, piyango, milli piyango
age check, age verification, id check-age | yaş kontrolü, yaş doğrulama
small appliance, small home appliances, small household appliances, small domestic appliances | küçük ev aletleri
consumer electronics, electronics-goods, electronic products | tüketici elektroniği, elektronik ürünler, elektronik eşya
phone accessory, phone accessories | telefon aksesuarı
home textile, household textiles, home textiles | ev tekstili
kitchenware, kitchen utensils, kitchen goods | mutfak eşyası, mutfak gereçleri, mutfak ürünleri
glassware, glass and china | züccaciye, cam eşya, porselen
personal care product, toiletries, personal care-goods | kişisel bakım ürünü
food product, foodstuff, grocery products, groceries, food item, food products | gıda ürünü, gıda maddesi, market ürünleri, gıda ürünleri
fresh food, fresh products, fresh produce-goods | taze gıda, taze ürün
dry food, dry goods-food, dry groceries | kuru gıda, kuru bakliyat
accessory, accessories | aksesuar
watch-wrist, wristwatch, watches-goods | kol saati
sunglasses | güneş gözlüğü > glasses
luggage-goods, suitcase | valiz, bavul
spare part sales, parts sales | yedek parça satışı
car sales, vehicle sales, automobile sales, auto sales | araç satışı, otomobil satışı, oto satış > sales-thing
test drive, road test | test sürüşü, deneme sürüşü, yol testi
used car, second-hand car, pre-owned car, used vehicle | ikinci el araç, ikinci el otomobil
new vehicle, brand-new vehicle, new car | sıfır araç, sıfır km araç, sıfır otomobil
trade-in, part exchange | takas
perishables, perishable goods, perishable food | çabuk bozulan ürünler, bozulabilir ürünler, bozulabilir gıda
loyalty-thing, loyalty | sadakat
till float, cash float, change float, change fund | kasa açılış parası, kasa avansı, bozuk para
voided transaction, void, cancelled transaction | iptal işlemi, fiş iptali, iptal edilen işlem
markdowns, markdown process | indirim etiketleme, indirime alma
age-restricted sales, age-restricted products | yaş sınırlı ürün satışı, yaş sınırlı ürünler
off-licence, liquor store | tekel bayi > store
`;
