/** Hairdressers' and beauticians' words, in the form of everyday/general.ts. */
export const HAIR_AND_BEAUTY = `
women's hairdresser's, ladies' salon, ladies' hairdresser | bayan kuaförü, kadın kuaförü
women's hairdressing, ladies' hairdressing | kadın kuaförlüğü, bayan kuaförlüğü
hair design, hairstyle, hairdo | saç tasarımı, saç modeli
women's haircut, ladies' cut, ladies' haircut | kadın saç kesimi, bayan saç kesimi > haircut
men's haircut, gents' haircut, men's cut | erkek saç kesimi > haircut
children's haircut, kids' haircut | çocuk saç kesimi > haircut
hair washing, shampooing, washing hair | saç yıkama
shampoo | şampuan
hair colour, hair dye, hair colorant | saç boyası
root colouring, root touch-up, root colour | dip boya
hair bleaching, hair lightening, lightening hair | saç açma, saç rengi açma
toner, hair toning | tonlama, toner
hair straightening, brazilian blow-dry, keratin straightening | saç düzleştirme, brezilya fönü, keratinli düzleştirme
straightener, flat iron, hair straightener | saç düzleştirici
curling iron | maşa, saç maşası
hair extensions, extensions-hair | saç kaynak, kaynak saç, mikro kaynak
hair braiding, braids, braiding | saç örgüsü, saç örme
afro hair | afro saç
wedding hair and makeup, bridal hair and make-up, bride preparation, bridal package | gelin başı, gelin hazırlığı, gelin saçı ve makyajı
hair consultation, style consultation, client consultation-hair | saç danışmanlığı
scalp care, scalp treatment, scalp | saç derisi bakımı, saç derisi
hair botox | saç botoksu
beard shaping, beard styling, beard care, beard design | sakal kesimi, sakal tasarımı, sakal şekillendirme
wet shave, cut-throat shave, razor shave | ustura tıraşı
straight razor | ustura
clipper, hair clipper, shaver | tıraş makinesi, saç kesme makinesi
comb | tarak
hairbrush | saç fırçası
beauty services, beauty treatments | güzellik hizmeti, güzellik uygulaması, güzellik bakımı
beauty consultancy, beauty advice | güzellik danışmanlığı
cosmetology, aesthetics-beauty | kozmetoloji, estetisyenlik
skin analysis | cilt analizi
skin type | cilt tipi
skin cleansing, deep cleansing, deep cleansing facial | cilt temizliği, derin cilt temizliği
hydrafacial, hydra facial | hydrafacial
mesotherapy | mezoterapi
dermapen, microneedling | dermapen, mikro iğneleme
peeling, chemical peel, chemical peeling | peeling, kimyasal peeling
mask-face | yüz maskesi
acne treatment, acne care | akne bakımı, akne tedavisi
anti-ageing, anti-aging, anti-ageing treatment | anti-aging, yaşlanma karşıtı bakım
ipl, ipl hair removal | ipl, ipl epilasyon
needle epilation, electrolysis hair removal | iğneli epilasyon
body waxing, full body wax | vücut ağdası
sugaring | şeker ağdası
threading, eyebrow threading | ip ile kaş alma, iple alım
eyebrow tint, brow tinting, eyebrow tinting | kaş boyama
eyebrow lamination, brow lamination | kaş laminasyonu
eyelash lifting, lash lift, lash lifting | kirpik lifting
eyelash, lashes | kirpik
eyebrow, brow | kaş
nail | tırnak
nail polish, nail varnish | oje
acrylic nails | akrilik tırnak
nail service, nail treatments | tırnak hizmeti, tırnak uygulaması
medical pedicure | medikal pedikür
solarium | solaryum
spray tan | bronzlaştırma, sprey bronzlaştırma
day makeup, daytime makeup | gündüz makyajı > make-up
evening makeup | gece makyajı > make-up
photo shoot makeup, studio makeup | çekim makyajı, fotoğraf makyajı > make-up
stage makeup, theatrical makeup | sahne makyajı > make-up
special effects makeup, sfx makeup | özel efekt makyajı, plastik makyaj > make-up
tv makeup, television makeup | televizyon makyajı > make-up
makeup lesson, make-up training, makeup training | makyaj eğitimi
lipstick | ruj
foundation-makeup | fondöten
tattoo, tattooing | dövme
piercing, body piercing | piercing
cellulite treatment, anti-cellulite treatment, cellulite massage | selülit bakımı, selülit masajı
cavitation-beauty | kavitasyon
body shaping, body contouring | vücut şekillendirme
laser device, laser machine | lazer cihazı
sterilisation of tools, tool sterilisation, sterilising tools, instrument sterilisation | alet sterilizasyonu, malzeme sterilizasyonu
client record-beauty, client card | müşteri bakım kartı, danışan kartı
salon appointment, beauty appointment, appointments-salon | salon randevusu
treatment package, beauty package, session package | bakım paketi, seans paketi
salon management, running a salon | salon yönetimi, salon işletmeciliği
salon hygiene, salon cleanliness | salon hijyeni
cosmetic sales | kozmetik satışı, kozmetik ürün satışı
aftercare, after-care, aftercare advice | uygulama sonrası bakım, bakım sonrası öneri
`;
