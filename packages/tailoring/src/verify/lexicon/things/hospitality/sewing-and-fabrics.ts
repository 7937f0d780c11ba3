/** Sewing rooms, fabrics and fashion, in the form of everyday/general.ts. */
export const SEWING_AND_FABRICS = `
sewing department, sewing section | dikim bölümü, dikiş bölümü
garment production, clothing production, clothing manufacture, apparel production, clothing manufacturing | hazır giyim üretimi, konfeksiyon üretimi, giysi üretimi
textile production, fabric production, textile manufacturing | tekstil üretimi, kumaş üretimi
knitted fabric, knit fabric, jersey fabric | örme kumaş > fabric
woven fabric, woven | dokuma kumaş > fabric
denim fabric | denim kumaş > fabric
sequin | pul payet, payet
embellishment, hand embellishment | süsleme işi
ribbon | kurdele
elastic band | lastik bant
velcro | cırt cırt
trims, garment accessories | tekstil aksesuarı, konfeksiyon aksesuarı
satin | saten
chiffon | şifon
tulle | tül
leather garment, leather clothing | deri giyim, deri konfeksiyon
pocket | cep
zip replacement, zip change, zipper replacement, replacing zips | fermuar değişimi, fermuar değiştirme
hemming-work, shortening trousers, trouser shortening, hem shortening, taking up hems | paça boyu, pantolon kısaltma
shortening-thing, length shortening, shortening dresses, dress shortening | elbise kısaltma
narrowing clothes, taking in clothes | bel daraltma, kıyafet daraltma
letting out clothes | bel genişletme, kıyafet genişletme
mending, darning, clothes repair, repairing clothes, clothing repair, garment repair | kıyafet tamiri, giysi tamiri, sökük dikimi, yama
invisible mending | örücülük
bridal fitting, wedding dress fitting | gelinlik provası
wedding dress sewing, sewing wedding dresses | gelinlik dikimi
evening wear, eveningwear | abiye giyim
suit sewing, suit tailoring, suit making | takım elbise dikimi
shirt sewing, shirt making | gömlek dikimi
trouser sewing, trouser making | pantolon dikimi
curtain sewing, curtain making, sewing curtains | perde dikimi
uniform sewing, uniform production | üniforma dikimi, üniforma üretimi
leather sewing | deri dikimi
upholstery sewing | döşeme dikimi
stage costume, theatre costume | sahne kostümü > costume
costume sewing, costume making | kostüm dikimi
quilt | yorgan
quilting | kapitone
bedding production, home textile production | ev tekstili üretimi
cutting machine-fabric, fabric cutter, cutting knife | kesim motoru, kumaş kesim makinesi
industrial sewing machine | sanayi dikiş makinesi, endüstriyel dikiş makinesi > sewing machine
embroidery machine | nakış makinesi
steam iron, pressing iron | buharlı ütü
steam press, ironing press, pressing machine | ütü presi, pres ütü, paskala
sewing thread, thread-sewing | dikiş ipliği
tailor's dummy, dress form | prova mankeni, terzi mankeni
garment measurement, size measurement, measurement chart, size chart, measurement table | ölçü tablosu, beden tablosu
size set, size range | beden seti, asorti
technical drawing-fashion, technical sheet, tech pack, spec sheet | teknik föy, model föyü, teknik dosya
sampling room, sample department | numune odası, modelhane
sample approval, sample confirmation | numune onayı
fabric quality control, fabric inspection, fabric check | kumaş kontrolü, kumaş kalite kontrolü
garment quality control, garment inspection, final garment inspection | konfeksiyon kalite kontrol
thread cleaning, trimming threads, thread trimming | iplik temizleme, iplik temizliği
fabric consumption, marker efficiency | kumaş sarfiyatı, pastal verimliliği
subcontract workshop, contract workshop, subcontract sewing, cmt | fason, fason atölye, fason dikim
yarn dyeing | iplik boyama
knitting machine | örgü makinesi, örme makinesi
hand knitting | el örgüsü
crochet, crocheting | tığ işi, kroşe
machine embroidery | makine nakışı > embroidery
patchwork | kırkyama, patchwork
fashion sketch, fashion illustration, fashion drawing | moda çizimi, moda illüstrasyonu
trend board, trend research-fashion | trend panosu, moda trendi
womenswear collection | kadın koleksiyonu > collection
menswear collection | erkek koleksiyonu > collection
summer collection | yaz koleksiyonu > collection
winter collection | kış koleksiyonu > collection
fashion week | moda haftası
fashion magazine | moda dergisi > magazine
fashion modelling | mankenlik, modellik
photo modelling | fotomodellik
styling-shoot, wardrobe styling, fashion styling | moda stilistliği, çekim stilistliği
personal shopper, personal styling, style advice, styling advice | kişisel stil danışmanlığı, stil önerisi, kombin önerisi
combination-clothes, outfit, outfit combination | kombin, kıyafet kombini
footwear production, shoe production, shoe manufacturing | ayakkabı üretimi
bag production, bag making | çanta üretimi, çanta dikimi
toy sewing, soft toy | peluş oyuncak
clo 3d | clo 3d
`;
