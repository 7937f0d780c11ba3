/** Textiles, fashion, hair, beauty, wood and cleaning, in the form of everyday/general.ts. */
export const CLOTHES_BEAUTY_AND_HOMES = `
textile, textiles, textile industry, textile sector | tekstil, tekstil sektörü, tekstil sanayi
ready-to-wear, garment industry, clothing industry, apparel, apparel industry, ready-made clothing, ready-to-wear clothing, garment manufacturing, garments-industry | hazır giyim, konfeksiyon, hazır giyim sektörü
fashion, fashion industry | moda
clothes, clothing, garment, apparel-item, clothing item | giyim, kıyafet, giysi, giyecek
men's clothing, menswear | erkek giyim > clothes
women's clothing, womenswear, ladieswear | kadın giyim, bayan giyim > clothes
children's clothing, childrenswear, kidswear | çocuk giyim > clothes
workwear, work clothes, uniform, uniform-work, work uniform | iş elbisesi, iş kıyafeti, üniforma, çalışma kıyafeti
wedding dress, bridal gown, wedding gown | gelinlik > dress
evening dress, evening gown | abiye, gece elbisesi, abiye elbise > dress
dress | elbise
suit, men's suit | takım elbise
jacket, blazer | ceket
coat, overcoat | mont, kaban, palto
trousers, pants | pantolon
jeans, denim | kot, kot pantolon, denim
skirt | etek
shirt | gömlek
blouse | bluz
t-shirt, tshirt, tee-shirt | tişört
sweater, jumper, pullover, knitwear | kazak, triko, trikotaj, süveter
underwear, lingerie | iç çamaşırı, iç giyim, çamaşır
sock, hosiery, socks | çorap
scarf, shawl, headscarf | eşarp, şal, başörtüsü
hat | şapka
glove, gloves, medical glove, disposable gloves | eldiven, tıbbi eldiven
shoe, footwear, shoes | ayakkabı
bag-hand, handbag, bag | çanta
belt | kemer
leather, leather goods | deri, deri ürünleri, saraciye
button | düğme
zip, zipper | fermuar
collar | yaka
sleeve | kol
hem, hemming, trouser hem | paça, etek boyu, paça kısaltma
lining | astar
cotton | pamuk
wool | yün
silk | ipek
linen-fabric, flax | keten
polyester | polyester
yarn, thread, thread-textile | iplik
knitting, knitted, knitting-textile | örgü, örme
weaving | dokuma, dokumacılık
loom, weaving loom, weaving machine | dokuma tezgahı, dokuma makinesi
dyeing, dyehouse, fabric dyeing, textile dyeing | boyahane, kumaş boyama, tekstil boyama
textile printing, fabric printing | kumaş baskı, tekstil baskı
embroidery | nakış
sewing machine, flat machine, straight stitch machine, lockstitch machine, flat sewing machine, single needle machine | dikiş makinesi, düz dikiş makinesi, düz makine, düz dikiş
overlock, overlock machine, serger | overlok, overlok makinesi
double-needle machine, coverstitch, coverstitch machine, flatlock | reçme, reçme makinesi
buttonhole machine | ilik makinesi
hand sewing, hand stitching | el dikişi, elde dikiş
pattern, sewing pattern | kalıp, dikiş kalıbı, patron
pattern making, pattern cutting, pattern drafting, patternmaking | kalıp çıkarma, kalıp hazırlama, modelistlik, kalıp çizimi
grading-pattern, pattern grading, size grading | serileme, beden serisi, kalıp serileme
cutting-fabric, fabric cutting, cutting-textile | kesim, kumaş kesimi, kumaş kesim
spreading-fabric, fabric spreading, lay-fabric | pastal, pastal serimi, serim
marker-plan | pastal planı
fitting-dress, fitting, dress fitting, fitting session | prova, beden provası
measurements-body, taking measurements, body measurement, measurement taking | ölçü alma, ölçü, beden ölçüsü
size-clothes, clothing size | beden
alteration-clothes, alterations, clothes alteration, clothing alterations, tailoring alterations | tadilat, kıyafet tadilatı, elbise tadilatı
made-to-measure, bespoke tailoring, custom tailoring | özel dikim, ısmarlama dikim, kişiye özel dikim
tailor's workshop, sewing workshop, tailor shop, tailoring workshop, sewing room | terzi atölyesi, dikiş atölyesi, dikimevi, dikimhane, dikim atölyesi, terzihane
sample-garment, sample garment, sample sewing, prototype sewing, sample room, sample section | numune dikimi, numune ürün, numune bölümü, numune atölyesi
collection, fashion collection | koleksiyon, kreasyon
season-fashion, spring-summer season | sezon, ilkbahar yaz
buyer-group, buying office | alım ofisi
fashion show, runway show, catwalk | defile, moda defilesi
styling | stil danışmanlığı, styling
gerber | gerber
lectra | lectra
ironing-textile, steam pressing, pressing-clothes | ütü, son ütü
upholstery, upholstering | döşemecilik, döşeme, koltuk döşeme
curtain, curtains, drapes | perde
carpet, rug, carpeting | halı
shoemaking | ayakkabıcılık, kunduracılık
barbering, barber shop, barbershop, men's hairdressing | berberlik, berber, erkek kuaförlüğü, erkek kuaförü
beauty salon, beauty centre, salon-beauty, beauty parlour, beauty center | güzellik salonu, güzellik merkezi
beauty, beauty therapy, beauty care | güzellik, güzellik uzmanlığı, estetik
haircut, hair cutting, cut-hair-thing | saç kesimi
hair colouring, hair dyeing, colouring-hair, hair coloring, hair color | saç boyama, saç boyası, renklendirme
highlights | röfle
balayage | balyaj
ombre | ombre
blow-dry, blow drying, blow dry | fön
perm | perma
hair treatment, keratin treatment, keratin | keratin bakımı, keratin
bridal hair, updo, bridal styling | gelin saçı, topuz
bridal makeup, wedding makeup | gelin makyajı > make-up
professional makeup, makeup artistry | profesyonel makyaj > make-up
permanent makeup | kalıcı makyaj
microblading | microblading > permanent makeup
shave, shaving, beard trim | tıraş, sakal tıraşı, traş
manicure | manikür
pedicure | pedikür
nail care | tırnak bakımı
prosthetic nails, nail extensions | protez tırnak, tırnak uzatma > nail care
gel nails, gel polish | kalıcı oje > nail care
nail art | nail art > nail care
skin care, skincare, facial, facial treatment, face care | cilt bakımı, yüz bakımı
skin | cilt, deri
hair | saç
waxing, epilation, hair removal | ağda, epilasyon
laser hair removal, laser epilation | lazer epilasyon > waxing
eyelash extension, lash extensions | ipek kirpik, kirpik uzatma
eyebrow shaping, brow shaping | kaş alma, kaş tasarımı
body treatment, slimming treatment, regional slimming | bölgesel incelme, vücut bakımı
perfume, perfumery, fragrance | parfüm, parfümeri
hygiene certificate-beauty | hijyen eğitimi
mastery certificate, master craftsman certificate, master craftsperson certificate, master's certificate-craft | ustalık belgesi
journeyman certificate, journeyman's certificate | kalfalık belgesi
master instructor certificate | usta öğreticilik belgesi, usta öğretici belgesi
workplace opening certificate | iş yeri açma belgesi, işyeri açma belgesi
kitchen cabinet, fitted kitchen, kitchen unit, kitchen cabinets, kitchen furniture | mutfak dolabı, hazır mutfak, mutfak mobilyası
wardrobe, closet, cupboard, cabinet, built-in wardrobe, fitted wardrobe | dolap, gardırop, gömme dolap, vestiyer
table-furniture, table | masa
chair | sandalye
sofa, couch, armchair | koltuk, kanepe
mdf | mdf
chipboard, particle board | sunta, suntalam, yonga levha
plywood | kontrplak
solid wood | masif, masif ahşap > wood
edge banding, edge bander, edgebanding machine | kenar bantlama, kenar bantlama makinesi, pvc bantlama
panel saw, circular saw, disc saw | daire testere, tepsi testere
varnish, varnishing, lacquer | vernik, vernikleme, cila
sanding-wood, sanding | zımpara, zımparalama
glass | cam
cleaning-field, cleaning, cleaning service, cleaning services, cleaning work | temizlik, temizlik hizmeti, temizlik işleri
house cleaning, home cleaning, domestic cleaning | ev temizliği > cleaning-field
window cleaning, glass cleaning | cam temizliği > cleaning-field
floor cleaning, floor polishing | zemin temizliği, zemin cilalama > cleaning-field
disinfection, disinfecting, sanitising, surface disinfection | dezenfeksiyon, yüzey dezenfeksiyonu
pest control, extermination, disinsection, vermin control | haşere kontrolü, ilaçlama, haşere ilaçlama, haşere mücadelesi, böcek ilaçlama
cleaning product, cleaning products, cleaning chemical, cleaning supplies, cleaning agent, cleaning material | temizlik malzemesi, temizlik ürünü, temizlik kimyasalı, temizlik maddesi
waste separation, waste sorting, waste segregation | atık ayrıştırma, atık ayırma, kaynağında ayrıştırma
household-work, housework, domestic work, light housework, household chores, domestic chores, household tasks | ev işi, ev işleri, hafif ev işleri
shoe repair, cobbler-work | ayakkabı tamiri
`;
