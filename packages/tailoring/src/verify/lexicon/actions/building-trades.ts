/** What people did on sites: built, laid, wired, piped, lifted, surveyed. In the form that actions.ts describes. */
export const BUILDING_TRADES = `
build-house | built!, building!, constructed!, constructing!, erected!, put up buildings | inşa et-, inşaatını yap-, yapımını gerçekleştir-, inşaatı yap-, inşasını gerçekleştir-, inşaatını gerçekleştir- > build-structure
lay-bricks | lay bricks, laid bricks, bricklaying, brick up, lay blocks, laid blocks | duvar ör-, tuğla ör-, duvarcılık yap-, ör- > build-structure
pour-concrete | pour concrete, poured concrete, concreting! | beton dök-, betonla-, beton at- > pour, build-structure
vibrate-concrete | vibrate concrete, compact concrete | vibratör tut-, perdahla-
form-concrete | build formwork, set formwork, formwork erection, put up formwork, shuttering!, form up, shutter | kalıp çak-, kalıp çakımı yap-, kalıp kur-
strip-forms | strip formwork, stripped formwork | kalıp al-
plaster-wall | plastered!, plastering!, plaster, rendered! | sıva-, sıva yap-, sıva çek-, sıva at-, sıvasını yap-
screed-floor | screeded!, screeding! | şap at-, şap yap-, şap çek-
tile-surface | tiled!, tiling!, lay tiles, laid tiles | seramik döşe-, fayans döşe-, karo döşe-, fayans yap-, seramik yap-
grout-joints | grouted!, grouting!, pointed! | derz yap-, fuga yap-, derz çek-
paint-surface | painted!, painting!, spray-paint, repaint, repainted! | boya-, boya yap-, boyasını yap-, boyamasını yap-, boya at-, boya vur-, boyama, boya işlerini yap- > paint, decorate-rooms
prime-surface | primed!, priming!, prime walls | astarla-, astar at-, astar çek-, astar yap-
putty-surface | puttied!, filled!, filling! | macunla-, macun çek-, macun yap-
sand-surface | sanded!, sanding!, sand down, rub down, sand, sandpaper | zımparala-, zımpara yap-, zımpara çek-
varnish-wood | varnished!, varnishing!, lacquered!, varnish, lacquer | vernikle-, vernik at-, cilala-, cila yap-
wallpaper-wall | hang wallpaper, hung wallpaper, wallpapered!, wallpapering!, wallpaper | duvar kağıdı kapla-, duvar kağıdı yap-, duvar kağıdı döşe- > decorate-rooms
drywall-fit | put up drywall, dry-line | alçıpan yap-, alçıpan çek-
roof-build | roofed!, roofing! | çatı yap-
carpenter-do | woodwork, work with wood | marangozluk yap-, ahşap işle-, doğramacılık yap-, ahşap iş yap-, ahşap işlerini yap-
upholster-do | upholstered!, upholstering!, reupholster | döşe-, döşemecilik yap-, yüz değiştir-
demolish-thing | demolished!, demolishing!, tear down | yık-, yıkım yap-, yıkımını yap-, yıkımını gerçekleştir- > demolish
excavate | excavated!, excavating!, dig trenches, dug trenches, earthmoving, excavate | kaz-, kazı yap-, hafriyat yap-, kazısını yap-, hafriyat al-, kazı çalışması yap- > dig
backfill-do | backfilled!, backfilling!, fill in trenches | dolgu yap-, geri dolgu yap-, doldur-, dolgusunu yap-
compact-ground | compacted!, compacting! | sıkıştır-, kompaksiyon yap-, silindirle-, silindir çek-
pave-road | asphalted!, asphalting!, lay asphalt, laid asphalt | asfaltla-, asfalt dök-, asfalt ser-, asfalt yap-
lay-pipes | pipelaying | boru çek-, boru hattı döşe-, borulama yap- > plumb, install
fit-plumbing | plumbed! | tesisatçılık yap-, tesisat yap-, tesisatını yap- > plumb, install
pull-cable | cabling!, run cables, ran cables, pull cables, pulled cables, lay cables, laid cables | kablo çek-, kablolama yap-, kablo döşe- > wire, install
terminate-cable | cable termination, crimped!, make terminations, spliced!, crimping!, terminate cables, terminated cables | kablo ucu yap-, pabuç bas-, uç bağlantısı yap-, kablo bağlantısı yap-, ek yap-, sonlandırma yap-, kablo bağla- > wire
connect-electric | hook up machines, make connections, made connections, wire up, connected!, connecting!, connect | bağla-, bağlantı yap-, bağlantısını yap-, elektrik bağlantısını yap-, bağlantılarını yap-, bağlantılarını gerçekleştir-, elektrik bağlantısı yap- > wire
earth-system | earthed!, earthing!, grounded! | toprakla-, topraklamasını yap-, topraklama çek-
energise | energise, energize, energised!, power up, bring on power | enerjilendir-, enerji ver-, enerjiye al-, elektrik ver-, gerilim ver-
splice-fibre | splice fibre, fusion-splice, fibre splicing | füzyon yap-
erect-scaffold | put up scaffolding, set up scaffolding | iskele yap-, iskele çak- > build-structure
lift-load | lifted!, lifting!, hoisted!, hoisting!, hoisting!, lift, hoist | kaldır-, vinçle kaldır-
sling-load | slung!, rigged!, rigging!, hook up loads | sapanla-, sapan at-
signal-crane | signalled! | işaretçilik yap-, işaret ver-
survey-land | surveyed!, surveying!, topographic surveys | ölçüm yap-, harita al-, alım yap-, halihazır al-, topografik ölçüm yap-, haritacılık yap-, halihazır alımı yap- > measure
set-out-site | set out, setting out, stake out, staked!, staking!, mark out, marked out, lay out sites, peg out | aplike et-, aplikasyon yap-, aplikasyonunu yap-, kazık çak-, işaretle-, nokta at-, aks at-, aplikasyon
level-site | levelling! | kot al-, nivelman yap-, nivo tut-, kot ver-, nivelman
take-off-quantities | take off quantities, took off quantities, quantity take-off, quantity take-offs, do take-offs, did take-offs, prepare bills of quantities | metraj yap-, metrajını yap- > calculate
accept-works | take over works | kabul yap-, teslim al-, kabulünü yap-, iş teslim al-
strengthen | strengthened!, strengthening!, reinforced!, reinforcing!, retrofit, retrofitted! | güçlendir-, takviye et-, kuvvetlendir-, güçlendirmesini yap-, güçlendirme
restore-building | restored!, restoring! | restore et-, restorasyon yap-, aslına uygun yenile-, restorasyonunu yap- > repair, renovate
support-tunnel | put up supports | tahkimat yap-, bulon çak-
skim-wall | skimmed!, skimming! | alçı çek-, saten çek-, alçı yap- > plaster-wall
lay-parquet | lay parquet, laid parquet | parke döşe-, parke yap-
partition-fit | put up partitions | bölme yap-
fit-glass | glaze, glazed!, glazing! | cam çek-, camla-
whitewash-wall | whitewashed!, distempered!, emulsion walls, whitewash | badana yap-, badanala- > paint
core-drill | core-drill, take cores, took cores | karot al-
extract-stone | quarry stone, quarried!, extract stone | taş çıkar-
lay-kerbs | lay kerbs, laid kerbs | bordür yap-
lay-paving | paved!, paving!, lay paving, laid paving, lay paving stones, laid paving stones | parke taşı döşe-, kilit taşı döşe-, kaldırım yap-
edge-band | edge-banded!, edge-banding!, edgebanded! | kenar bandı yap-, bantla-, kenar bandı çek-
level-ground | levelled!, leveled!, levelling!, graded! | tesviye et-, tesviye yap-, düzle-, reglaj yap- > adjust
lay-flat | lay, laid, laying! | ser-, döşe-, serim yap-, döşeme yap-
decorate-rooms | decorate, decorated!, decorating! | boya badana yap-
roof-house | roofed!, roofing! | çatı yap-, çatı kur- > build-structure
frame-house | framed! | karkas kur- > build-structure
tie-rebar | tie rebar, tied rebar, fix rebar, fixed rebar, steel fixing | demir bağla-, donatı bağla-, demir bağlama
drill-ground | drill wells, drilled wells, drill boreholes | sondaj yap-, sondaj, sondaj aç-
mine-do | mined!, mining! | maden çıkar-
tunnel-do | tunnelled!, tunneled! | tünel aç-
`;
