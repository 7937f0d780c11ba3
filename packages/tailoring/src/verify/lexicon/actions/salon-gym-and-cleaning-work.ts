/** What people did for hair, skin, clothes, muscles and floors. In the form that actions.ts describes. */
export const SALON_GYM_AND_CLEANING_WORK = `
style-hair | style hair, styled hair, do hair, did hair, hair styling | saç yap-, saç şekillendir-, saç tasarımı yap-, saçlarını yap-
blow-dry | blow-dry, blow-dried, blow dry hair, do blow-dries | fön çek-, fön yap-
put-up-hair | put hair up, put up hair, do updos, did updos | topuz yap-, topuz
straighten-hair | straighten hair, straightened hair, hair straightening | saç düzleştir-, düzleştirme yap-
curl-hair | curl hair, curled hair | maşa yap-, saç dalgalandır-
braid-hair | braid hair, braided hair, plait hair | saç ör-, saç örgüsü yap-
colour-hair | colour hair, coloured hair, color hair, dye hair, dyed hair, tint hair, hair colouring | saç boya-, saç boyama yap-, saç boyası yap-, saç renklendir-
highlight-hair | highlight hair, do highlights, did highlights | röfle yap-, röfle at-
balayage-hair | do balayage, did balayage | balyaj yap-
bleach-hair | bleach hair, bleached hair, lighten hair, lightened hair | saç aç-, saç rengini aç-
wash-hair | wash hair, washed hair, shampoo hair, shampooed hair, hair washing | saç yıka-, saç yıkama yap-
shave-beard | shave, shaved, shaving, trim beards, trimmed beards, shape beards, do shaves, did shaves | tıraş et-, tıraş yap-, sakal kes-, sakal tıraşı yap-, sakal düzelt-, sakal şekillendir-
do-hairdressing | work as hairdresser, hairdressing, barbering, hairdressing work | kuaförlük yap-, berberlik yap-
do-nails | do nails, did nails, nail care | tırnak yap-, tırnak bakımı yap-
do-manicures | do manicures, did manicures, give manicures, gave manicures, manicured! | manikür yap-
do-pedicures | do pedicures, did pedicures, give pedicures, gave pedicures | pedikür yap-
polish-nails | apply nail polish, applied nail polish, paint nails, painted nails | oje sür-
gel-nails | apply gel polish, applied gel polish, apply gel nails, do gel nails, did gel nails | kalıcı oje yap-, kalıcı oje sür-
extend-nails | do nail extensions, did nail extensions, apply nail extensions | protez tırnak yap-, tırnak uzatma yap-
do-make-up | do make-up, did make-up, do makeup, did makeup, apply make-up, applied make-up, apply makeup, applied makeup, make-up work | makyaj yap-, makyajını yap-, makyaj uygula-, makyajlarını yap-
care-for-skin | give facials, gave facials, do facials, did facials, facial treatments, do skin care, did skin care, give skin treatments, gave skin treatments, cleanse skin, do skin treatments | cilt bakımı yap-, yüz bakımı yap-, cilt bakımı uygula-, cilt temizliği yap-, cilt bakımları yap-, cilt bakım uygulaması yap-
wax-legs | wax, waxed, waxing!, do waxing, did waxing | ağda yap-, ağda uygula-
remove-hair | remove hair, removed hair, hair removal, do epilation | epilasyon yap-, epilasyon uygula-
laser-hair | do laser hair removal, did laser hair removal, perform laser hair removal, laser hair removal | lazer epilasyon yap-, lazer epilasyon uygula- > remove-hair
shape-brows | shape eyebrows, shaped eyebrows, do eyebrows, did eyebrows, pluck eyebrows, plucked eyebrows | kaş al-, kaş tasarımı yap-, kaş şekillendir-
do-lashes | do lashes, did lashes, apply lash extensions, applied lash extensions, apply eyelash extensions | ipek kirpik yap-, kirpik tak-, ipek kirpik uygula-
lift-lashes | do lash lifts, did lash lifts, lift lashes | kirpik lifting yap-
give-massage | give massages, gave massages, massage, massaged, do massages, did massages, perform massages, provide massages | masaj yap-, masaj uygula-, masaj terapisi uygula-, masajlar yap-, masaj ver-
fit-clothes | fit dresses, fitted dresses, do fittings, did fittings, carry out fittings, hold fittings, dress fittings, fit garments | prova al-, prova yap-, provasını yap-, provalarını yap-, gelinlik provası yap-, prova yaptır-
alter-clothes | alter clothes, altered clothes, do alterations, did alterations, make alterations to clothes, carry out alterations, clothes alterations, alter garments, altered garments | tadilat yap-, kıyafet tadilatı yap-, elbise tadilatı yap-, tadilat işi yap-
take-in-clothes | take in dresses, took in dresses, take in clothes, took in clothes, narrow clothes | elbise daralt-, kıyafet daralt-, daraltma yap-, daraltma
shorten-clothes | take up hems, took up hems, shorten trousers, shortened trousers, shorten dresses, shortened dresses, hem trousers, hemmed trousers | paça kısalt-, boy kısalt-, paça boyu al-, pantolon kısalt-, boy kısaltma, paça kısaltma > shorten
mend-clothes | mended, mending!, darn, darned, repair clothes, repaired clothes | sökük dik-, kıyafet onar-, kıyafet tamir et-, kıyafet tamiri yap-
sew-buttons | sew on buttons, sewed on buttons, sewn on buttons | düğme dik-
replace-zips | replace zips, replaced zips, change zips, changed zips, replace zippers | fermuar değiştir-
patch-clothes | patch clothes, patched clothes | yama yap-, yamala-
make-patterns | make patterns, made patterns, draft patterns, drafted! patterns, cut patterns, draw patterns, drew patterns, pattern making, pattern cutting, create patterns, created patterns, grade patterns, graded patterns | kalıp çıkar-, kalıp hazırla-, kalıp çiz-, modelistlik yap-, kalıp yap-, serileme yap-, kalıp kes-, kalıp çıkarma, kalıp hazırlama
embroider | embroider, embroidered, embroidery work, do embroidery, did embroidery | nakış yap-, nakış işle-
bead-dresses | bead, beaded | boncuk işle-, boncuk işleme yap-
knit | knit, knitted | ör-, örgü yap-
crochet | crochet, crocheted | tığ işi yap-
upholster | upholster, upholstered, reupholster, upholstery work | döşeme yap-, kapla-, koltuk döşe-, döşemecilik yap-
coach-players | coach players, coached players, coach athletes, coached athletes, coach a team, coached a team, coach the team, coached the team, train players, trained players, train athletes, trained athletes, team coaching | takım çalıştır-, antrenörlük yap-, sporcu çalıştır-, oyuncu çalıştır-, takımı çalıştır-, sporcu yetiştir-, antrenörlüğünü yap-, takımın antrenörlüğünü yap-, sporcuları çalıştır-, oyuncuları çalıştır-, takımı antrene et-, antrenörlük > coach-sport
run-training | run training, ran training, run training sessions, ran training sessions, lead training sessions, led training sessions, hold training sessions, held training sessions, take training sessions, took training sessions, run practice, run drills, ran drills | antrenman yaptır-, antrenman yönet-, idman yaptır-, antrenmanları yönet-, antrenman çalışması yaptır-, antrenmanları yaptır-, çalışma yaptır- > coach-sport
plan-training | plan training sessions, planned training sessions, write training plans, wrote training plans, write training programmes, wrote training programmes, design training programmes, designed training programmes, create training plans, created training plans, prepare training programmes, draw up training plans, drew up training plans, write programmes for members, create workout plans, design workout plans, prepare exercise programmes, write exercise programmes, wrote exercise programmes | antrenman programı hazırla-, antrenman planla-, antrenman programı yaz-, egzersiz programı hazırla-, antrenman planı hazırla-, program yaz-, antrenman programı oluştur-, egzersiz programı yaz-, antrenman programları hazırla-, kişiye özel program hazırla-
teach-group-classes | lead group classes, led group classes, teach group classes, taught group classes, run group classes, ran group classes, lead fitness classes, led fitness classes | grup dersi ver-, grup dersleri ver-, grup dersi yaptır- > train
teach-pilates | teach pilates, taught pilates, give pilates classes, gave pilates classes, lead pilates classes, led pilates classes | pilates dersi ver-, pilates eğitimi ver-, pilates yaptır-, pilates eğitmenliği yap- > train
teach-yoga | teach yoga, taught yoga, give yoga classes, gave yoga classes, lead yoga classes, led yoga classes | yoga dersi ver-, yoga eğitimi ver-, yoga yaptır-, yoga eğitmenliği yap- > train
teach-swimming | teach swimming, taught swimming, give swimming lessons, gave swimming lessons | yüzme dersi ver-, yüzme eğitimi ver-, yüzme öğret-, yüzme eğitmenliği yap- > train
teach-dance | teach dance, taught dance, give dance lessons, gave dance lessons, lead dance classes, led dance classes | dans dersi ver-, dans eğitimi ver-, dans öğret-, dans eğitmenliği yap- > train
teach-music-lessons | give music lessons, gave music lessons, teach music, taught music | müzik dersi ver-, müzik eğitimi ver-, müzik öğret- > train
train-clients | train clients, trained clients, train members, trained members, do personal training, did personal training, give personal training, gave personal training, personal training, train one-to-one, coach clients, coached clients | üyelere antrenman yaptır-, birebir antrenman yaptır-, özel ders ver-, kişisel antrenman yaptır-, üyeleri çalıştır-, danışanları çalıştır-, kişisel antrenörlük yap-, özel antrenman yaptır-
analyse-matches | analyse matches, analysed matches, analyse opponents, analysed opponents, match analysis, break down video, analyse match footage, do match analysis, did match analysis | maç analizi yap-, rakip analizi yap-, maçları analiz et-, rakipleri analiz et-, maç izle-, maç analiz et-
scout-players | scout players, scouted players, scout talent, scouted talent, look for talent, spot talent, spotted talent, talent scouting, player scouting, watch players | oyuncu izle-, yetenek tara-, oyuncu keşfet-, yetenek taraması yap-, oyuncu tara-, scouting yap-, yetenek keşfet-
lifeguard-pool | lifeguard, lifeguarded, watch the pool, watched the pool, guard the pool, supervise swimmers, lifeguarding | cankurtaranlık yap-, havuz gözetimi yap-, havuz başında bekle-, plaj gözetimi yap-, cankurtaranlık
clean-floors | clean floors, cleaned floors, wash floors, washed floors | zemin temizle-, zeminleri temizle-, yer yıka-, yer temizle-, yerleri temizle- > clean
mop-floors | mop, mopped | yer sil-, yerleri sil-, paspasla-, paspas yap-, paspas at- > clean
sweep-floors | sweep, swept | süpür-, süpürme yap- > clean
vacuum-floors | vacuum, vacuumed, hoover, hoovered | elektrikli süpürgeyle süpür-, elektrik süpürgesiyle süpür- > clean
polish-floors | polish floors, polished floors | zemin cilala-, zemin cilası yap-
dust-surfaces | dust, dusted, wipe surfaces, wiped surfaces, wipe down, wiped down, dusting | toz al-, tozunu al-, yüzeyleri sil-, silip temizle-, tozlarını al- > clean
clean-windows | clean windows, cleaned windows, wash windows, washed windows, window cleaning, clean glass, cleaned glass | cam sil-, camları sil-, cam temizle-, camları temizle-, cam temizliği yap-, cam temizliği > clean
clean-toilets | clean toilets, cleaned toilets, clean restrooms, clean washrooms, toilet cleaning | tuvalet temizle-, tuvaletleri temizle-, tuvalet temizliği yap-, wc temizle- > clean
clean-bathrooms | clean bathrooms, cleaned bathrooms, bathroom cleaning | banyo temizle-, banyoları temizle-, banyo temizliği yap- > clean
clean-offices | clean offices, cleaned offices, office cleaning, clean the office, cleaned the office | ofis temizle-, ofisleri temizle-, ofis temizliği yap-, büro temizle-, ofislerin temizliğini yap-, ofis temizliği > clean
clean-houses | clean houses, cleaned houses, clean homes, cleaned homes, clean private homes, house cleaning, clean flats, cleaned flats, domestic cleaning, do housework, did housework | ev temizle-, evleri temizle-, ev temizliği yap-, ev temizliğine git-, ev işi yap-, gündeliğe git-, ev işlerini yap-, ev temizliği > clean
disinfect | disinfect, disinfected, disinfection, sanitise, sanitize, decontaminate | dezenfekte et-, dezenfeksiyon yap-, dezenfeksiyonunu yap-, dezenfeksiyon, dezenfekte > clean
sterilise | sterilise, sterilised, sterilize, sterilized, sterilisation, sterilization | sterilize et-, sterilizasyon yap-, sterilizasyonunu yap-, steril et-, sterilizasyon > clean
empty-bins | empty bins, emptied bins, take out rubbish, took out rubbish, take out the trash, took out the trash, collect rubbish, collected rubbish, collect garbage, collected garbage, dispose of waste, disposed of waste, collect waste, collected waste, waste collection | çöp topla-, çöpleri topla-, çöp boşalt-, çöp at-, çöpleri boşalt-, atık topla-, atıkları topla-, çöpleri at-, çöp toplama
do-laundry | do laundry, did laundry, do the laundry, did the laundry, wash laundry, washed laundry, wash clothes, washed clothes, launder, laundered, wash linen, washed linen, laundry work | çamaşır yıka-, çamaşırları yıka-, çamaşır yıkama yap-, çamaşır makinesine at-, çamaşırhanede çalış-, çamaşır işlerini yap-
iron-clothes | iron clothes, ironed clothes, iron linen, ironed linen, press clothes, pressed clothes, do the ironing, did the ironing, steam press, iron garments, ironed garments, press garments | ütü yap-, ütüle-, son ütü yap-, ütüleme yap- > iron
dry-clean | dry-clean, dry-cleaned, dry cleaning | kuru temizleme yap-, kuru temizle-
remove-stains | remove stains, removed stains, get stains out, treat stains, stain removal | leke çıkar-, lekeleri çıkar-, leke temizle-
wash-carpets | wash carpets, washed carpets, shampoo carpets, carpet washing, wash rugs, washed rugs | halı yıka-, halıları yıka-, halı yıkama yap- > clean
control-pests | control pests, pest control, exterminate, exterminated, spray for pests, treat for pests | haşere ilaçla-, ilaçlama yap-, haşere mücadelesi yap-, böcek ilaçla-, haşere kontrolü yap- > spray
x-ray | x-ray, x-rayed, take x-rays, took x-rays, imaged!, take radiographs | röntgen çek-, grafi çek-, röntgen filmi çek-
wipe-surfaces | wipe, wiped!, wiping! | sil- > clean
rinse-off | rinse, rinsed!, rinsing! | durula- > clean
descale-thing | descale, descaled! | kireç çöz- > clean
`;
