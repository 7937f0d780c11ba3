/** Painting, plastering, tiling, roofing, wood and glass, in the form of everyday/general.ts. */
export const FINISHING_AND_WOOD_TRADES = `
interior paint, interior painting | iç cephe boyası, iç boya
exterior paint, exterior painting, facade painting | dış cephe boyası, dış cephe boya, dış boya
water-based paint, emulsion paint | su bazlı boya, plastik boya
satin paint | saten boya, saten
whitewash, distemper | badana
primer, undercoat, primer paint | astar, astar boya
topcoat, finish coat, top coat | son kat, son kat boya
coat-layer, layer, coat, coats | kat, katman, tabaka
lacquer | lake, lake boya
wood stain, stain-wood | ahşap boyası, ahşap renklendirici
thinner, solvent-paint | tiner
putty, filler-putty, spackle | macun
epoxy coating, epoxy flooring, epoxy floor | epoksi kaplama, epoksi zemin
decorative paint, decorative coating | dekoratif boya
masking tape | maskeleme bandı, kağıt bant
paint booth, spray booth, painting booth | boya kabini, boyahane kabini
paint shop, paintshop | boyahane, boya atölyesi
colour matching, color matching, colour mixing | renk tutturma, renk ayarı, renk eşleştirme
fine plaster, skim coat | ince sıva
exterior plaster, external render | dış sıva, dış cephe sıvası
cornice | kartonpiyer
metal stud, drywall stud | profil, alçıpan profili
clip-in ceiling, metal ceiling, grid ceiling | metal asma tavan, taşyünü asma tavan
raised floor, raised access floor | yükseltilmiş döşeme
self-levelling screed, self-leveling screed, levelling screed | tesviye şapı, kendinden yayılan şap
tile joint, tile grout, grouting, joint filler | derz dolgu, derz, fuga
mosaic | mozaik
porcelain tile, porcelain | porselen, granit seramik, porselen karo
skirting, skirting board, baseboard | süpürgelik
threshold, sill | eşik, denizlik
worktop, countertop | tezgah, mutfak tezgahı
laminate | laminat
vinyl flooring, pvc flooring | pvc zemin kaplama, vinil zemin
terrazzo | terrazzo, mozaik karo
exterior cladding, external cladding | dış cephe kaplama
composite panel, aluminium composite panel, acp | kompozit panel, alüminyum kompozit panel
glass facade, glass curtain wall | cam cephe, cam giydirme cephe
rock wool, stone wool, mineral wool | taş yünü, taşyünü, mineral yün
eps, polystyrene foam, styrofoam, expanded polystyrene | eps, strafor, köpük
xps, extruded polystyrene | xps
membrane, bituminous membrane, waterproofing membrane | membran, bitümlü membran
bitumen | bitüm, zift
roof tile | kiremit
trapezoidal sheet, corrugated sheet | trapez sac, oluklu levha
gutter, rain gutter | oluk, yağmur oluğu
roof covering, roof cladding | çatı kaplama, çatı örtüsü
skylight | çatı penceresi, ışıklık
canopy, awning | sundurma, tente
pergola | pergola
melamine-faced chipboard, suntalam | suntalam
veneer-finishing, veneer | kaplama, ahşap kaplama
plank, board-wood | kalas, tahta
beech | kayın
oak | meşe
pine | çam
walnut-wood | ceviz
modular furniture | modüler mobilya > furniture
custom furniture, bespoke furniture, made-to-measure furniture | özel ölçü mobilya, kişiye özel mobilya > furniture
bookcase, bookshelf | kitaplık
coffee table | sehpa
interior door | iç kapı, oda kapısı
wooden door | ahşap kapı
door frame | kapı kasası
door hinge, hinge | menteşe
wooden window | ahşap pencere
sizing machine, panel saw, panel sizing | ebatlama makinesi, ebatlama, yatar daire
planer-wood, thickness planer, thicknesser, jointer | planya, kalınlık makinesi, rende
router-wood, wood router | freze, el frezesi
wood lathe, woodturning | ahşap torna, ağaç torna
spindle moulder | yatar freze, şaft freze
sponge, foam-upholstery | sünger
wood joint, joint-wood, dovetail, mortise and tenon | geçme, zıvana
wood carving, carving, woodcarving, carving-wood | ahşap oymacılığı, oymacılık, ahşap oyma
interior decoration, interior decorating | iç dekorasyon, iç mekan tasarımı > decoration
tempered glass, toughened glass | temperli cam
laminated glass | lamine cam
insulating glass, insulated glass, insulated glazing | ısıcam, çift cam
mirror-glass | ayna
shower glass | duş camı
blind-window, blinds | jaluzi, stor perde
shutter, roller shutter | panjur, kepenk
chimney-building | baca
fireplace | şömine
key copying, key cutting | anahtar kopyalama
safe-box | çelik kasa
interior | iç, iç mekan
exterior | dış, dış mekan
`;
