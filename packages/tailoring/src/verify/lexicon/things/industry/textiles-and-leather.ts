/** Yarn, fabric, sewing, garments, leather and jewellery, in the form of everyday/general.ts. */
export const TEXTILES_AND_LEATHER = `
viscose | viskon, viskoz
elastane, lycra | elastan, likra
fleece | polar
velvet | kadife
lace, lace work | dantel
interlining | tela
spinning, yarn spinning, yarn production, spinning-yarn | iplik eğirme, iplik üretimi, iplikçilik
spinning mill, yarn factory | iplik fabrikası, iplikhane
circular knitting, circular knitting machine | yuvarlak örme, yuvarlak örme makinesi
flat knitting | düz örme, düz örgü, triko
warp | çözgü
weft | atkı
bleaching | ağartma, kasar
finishing-textile, textile finishing | terbiye, apre, tekstil terbiyesi
washing-garment, garment washing, denim washing | yıkama, kot yıkama
buttonhole | ilik
scissors | makas
sewing line, sewing band | dikim bandı, dikiş bandı, dikim hattı
cutting room, cutting department, cutting section | kesimhane, kesim bölümü
cutting table | kesim masası, pastal masası
marker making, marker plan | pastal planı, marker
assyst | assyst
stylist-textile | stilist
trim-textile, accessories-textile, trims | aksesuar, tuhafiye malzemesi
meter-fabric, running metre | metretül
shrinkage-textiles, shrinkage | çekme, çekmezlik
colour fastness, color fastness | renk haslığı, haslık
garment order | konfeksiyon siparişi
merchandiser-field, merchandising-textile | müşteri temsilciliği
vest-garment, waistcoat | yelek
bathrobe, robe-bath | bornoz
carpet weaving, carpet making | halıcılık, halı dokuma
kilim, flat-woven rug | kilim
nonwoven | nonwoven, dokunmamış kumaş
alteration, alterations-clothing, garment alteration | tadilat, giysi tadilatı, terzi tadilatı
taking in, taking-in, narrowing-garment | daraltma
letting out, letting-out | genişletme
shortening-garment, shortening | kısaltma, boy kısaltma
hand embroidery | el nakışı, el işlemesi > embroidery
beading, bead, beadwork | boncuk işleme, boncuk, boncuk işi
leather processing, tannery, tanning | deri işleme, tabakhane, deri tabaklama
leather goods, leather product | deri ürün, deri eşya
saddlery, leather craft, leatherwork | saraciye, saraçlık, deri işçiliği
shoe upper, upper-shoe | saya
sole, shoe sole | taban
fur | kürk
jewellery making, goldsmithing, jewelry making, jewellery production | kuyumculuk, takı yapımı, takı üretimi, mücevher yapımı
stone setting, gem setting | taş mıhlama, mıhlama
glassblowing, glass art | cam üfleme
cuff | manşet
shade, colour shade, color shade | renk tonu
`;
