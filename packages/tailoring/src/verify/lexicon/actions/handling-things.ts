/** What people did with the things at hand: labelled, backed up, tightened, listed, and the meetings they went to. In the form that actions.ts describes. */
export const HANDLING_THINGS = `
label | labelled!, labeled!, labelling!, labeling!, tagged!, tagging!, mark, marked!, put labels on, barcode, barcoded! | etiketle-, etiket yapıştır-, etiketleme yap-, işaretle-, barkodla-, markala-, etiket bas-
back-up | back up, backed up, backing up, take backups, took backups, make backups, made backups, run backups, ran backups | yedekle-, yedek al-, yedeğini al-, yedeklerini al-, yedekleme yap-, yedeklemesini yap-, yedeklemelerini yap-
print-out | print out, printed out, print off, run off copies | yazdır-, çıktı al-, bas-, çıktısını al-, baskı al-, baskısını al-
stick | stick, stuck, glue, glued!, paste, bonded!, bonding! | yapıştır-, tutkalla-
cool | cooled!, chill, chilled!, refrigerate, freeze, froze | soğut-, dondur-
heat | heated!, warm up | ısıt-, kızdır-
strain | strain, drain, filtered!, drained! | süz-, süzme yap-
squeeze | squeeze, press out | sık-
bury | bury, buried | göm-
soak | soak, soaked! | ıslat-, suda beklet-
dry | dried!, drying!, dry out | kurut-, kurutma yap-
fold | folded!, folding!, fold up | katla-, katlama yap-
tighten | tighten, tightened | sık-, sıkılaştır-, sıktır-
loosen | loosen, undo, unscrew | gevşet-, sök-
strip-down | disassemble, take apart, took apart, strip down, stripped down, dismantle | sök-, parçalarına ayır-, demonte et-, söküm yap-
seal | sealed!, sealing!, make watertight | mühürle-, sızdırmazlık sağla-, kapat-, contala-
insulate | insulate, insulation-work | yalıt-, izole et-, yalıtım yap-, izolasyon yap-, mantolama yap-
reinforce | reinforce, strengthen, shore up | takviye et-, güçlendir-, sağlamlaştır-, pekiştir-
position | positioned!, positioning!, put into position | konumlandır-, yerleştir-
spread |  | yay-, ser-
sprinkle | sprinkle | serp-
refill | refill, refilled, top up, topped up, replenish | takviye et-, ikmal et-, doldur-
consume | consume, use up, used up | tüket-, harca-, sarf et-
spend | spent! on, expend | harca-, harcama yap-, sarf et-
restart | restart, reboot, start again, start up again, bring back up | yeniden başlat-, tekrar başlat-, yeniden çalıştır-
stop | stop, stopped, halt, shut down, bring to a stop, switch off, turn off, turned off, power down | durdur-, kapat-, sonlandır-
wait | waited!, waiting! | bekle-
turn-round | turn over, turned over, rotate, rotated! | döndür-, çevir-
stack-goods | stacked! | istifle-, istif yap-, üst üste diz-, üst üste koy-
scale-up | scaled!, scaling!, scale out, scale up | ölçeklendir-, ölçekle-, ölçeğini büyüt-
customise | customise, customize, tailored!, personalise, personalize, adapt to needs | özelleştir-, kişiselleştir-, kişiye özel hale getir-, ihtiyaca göre uyarla- > change
simplify | simplify, simplified, make simpler, made simpler, make easier, made easier, cut complexity, streamline, streamlined! | sadeleştir-, basitleştir-, kolaylaştır-, basit hale getir-
speed-up | speed up, sped up, accelerate, make faster, made faster, quicken | hızlandır-, çabuklaştır-, daha hızlı hale getir-
enrich | enrich, enriched, diversify, diversified, broaden, broadened, vary the range | zenginleştir-, çeşitlendir-, genişlet-, çeşitliliğini artır-
stabilise | stabilise, stabilize, make stable, made stable, steady | stabil hale getir-, dengeye getir-, sabitle-, istikrara kavuştur-
centralise | centralise, centralize, bring into one place | merkezileştir-, tek merkezde topla-, merkezde topla-, tek yerde topla-
reorganise | reorganise, reorganize, restructure, rearrange, reshuffle | yeniden düzenle-, yeniden yapılandır-, yeniden organize et-, yeniden örgütle- > change
reschedule | reschedule, move the date, put off, postpone | ertele-, yeniden planla-, tarihini değiştir-, ileri tarihe al-
organise-people | unionise, mobilise, mobilize, rally, activate volunteers | örgütle-, seferber et-, harekete geçir-
dedicate | dedicate, dedicated!, devote, set aside, allocate, earmark | ayır-, tahsis et-, ada-
return-goods | returned!, send back, sent back, give back, gave back | iade et-, geri gönder-, geri ver-, geri götür-
borrow | borrow, borrowed | ödünç al-, borç al-
rate-score | rated!, rating!, scored!, scoring!, grade, graded!, give marks, gave marks | puanla-, puan ver-, derecelendir-, not ver-, skorla-
list-out | listed!, listing!, make a list, made a list, draw up a list, drew up a list, make lists, made lists | listele-, liste yap-, liste hazırla-, listesini çıkar-, liste çıkar-, listesini yap-, listesini hazırla- > prepare
collate | collate, compile, aggregate, bring together, brought together, pull together, pulled together, gather together, assemble data | derle-, bir araya getir-, topla-, birleştir-, derleyip topla- > collect, prepare
map-out | mapped!, mapping!, map out, draw a map, make maps, made maps, produce maps, produced maps, create maps | haritalandır-, harita çıkar-, haritasını çıkar-, harita hazırla-, harita yap-, haritala-
tabulate | tabulate, put into tables, put in tables | tablolaştır-, tabloya dök-, tablo haline getir-
dress-prepare | dressed!, get dressed, help dress | giydir-
seat | seated!, show to their table, show to tables | oturt-, masaya al-, yerini göster-, yer göster-
mobilise-people | rally people, mobilise people | bir araya getir-, seferber et-
brew | brew, brewed | demle-
brush | brushed!, brushing! | fırçala-
exchange-views | exchange views, swap ideas, exchange ideas, exchanged ideas | fikir alışverişi yap-, görüş alışverişi yap-, görüş alışverişinde bulun-, fikir alışverişinde bulun-
walk-round | walk round, walk the floor, do the rounds, go round, went round, toured! | dolaş-, gez-, tur at-, turla-
type-in | type up, typed up, typed!, typing! | bilgisayara geçir-, daktilo et-, yazıya dök-
open-up | unlock, open up, opened up, open the shop | aç-, açılışını yap-, açılış yap-
lock-up | lock up, locked up, close up, closed up, close the shop | kapat-, kapanışını yap-, kilitle-, kapanış yap-
cash-up | cash up, cashed up, close the till, closed the till, balance the till, count the till, reconcile the till, close the register, do the till | kasayı kapat-, kasa kapat-, kasa kapanışı yap-, kasa kapanışını yap-, kasa say-, kasa sayımı yap-, kasayı say-, kasa kapanışı, kasa teslim et-
mix-sound | mixed!, mixing! | miks yap-, mikser kullan-, ses miksi yap-
digest | digest, absorb | sindir-, özümse-
prescribe | prescribe, prescribed!, write prescriptions, wrote prescriptions, issue prescriptions, prescription | reçete yaz-, ilaç yaz-, reçete düzenle-, reçete yazma, reçetelendir-, reçete et-
take-on-work | take on, took on, taken on, assume, assumed!, shoulder, accept the role | üstlen-, üzerine al-, sorumluluk al-
own-product | owned!, owner of, take ownership of, took ownership of | sahiplen-, sahibi ol-, sorumluluğunu taşı- > responsible
live-up | settle in, adapt, adapted!, get used to, got used to | uyum sağla-, alış-, adapte ol-, ayak uydur-
specialise | specialise, specialize, specialised!, specialized! | uzmanlaş-, ihtisas yap-, uzmanlaşmış
pioneer | pioneered!, pioneering!, be first to | öncülük et-, öncüsü ol-
staff-up | staffed!, staffing!, crewed! | personel sağla-, kadrola-
qualify | qualify, qualified! as, became qualified, gain qualification | hak kazan-, yeterlilik al-, nitelik kazan-
rely-on | feed back into, build on, built on | üzerine kur-, üzerine inşa et-
post-up | put up posters, put up signs, hang posters, hung posters, put up notices, hang signs, hang pictures | afiş as-, ilan as-, pankart as-, duvara as-, tabela as-, levha as-
propose | propose, proposed!, suggest, recommend, put forward | öner-, öneri sun-, öneri ver-, öneride bulun-, tavsiye et-, tavsiyede bulun-, teklif et-, fikir sun-
supervise | supervise, supervision, oversee, oversaw, overseen, superintend | nezaret et-, gözetimini yap-, gözetiminden sorumlu > control, monitor
`;
