/** What people of certain trades say they did, in the form that actions.ts describes. */
export const TRADE_ACTIONS = `
assemble | assemble, assembled, assembling, assembly, put together, piece together | monte et-, montaj, montaj yap-, montajını yap-, birleştir-, kur-
inform | inform, informed, notify, notified, tell, told, alert, alerted, advise, advised, let know, raise awareness, brief, briefed, explain, explained | bilgilendir-, bilgilendirme yap-, bilgilendirme, haber ver-, bildir-, bilgi ver-, uyar-, anlat-, açıkla-, duyur-, tebliğ et-
escort | accompany, accompanied, accompanying, ride along, riding along, rode along, escort, escorted | eşlik et-, refakat et-
assign | assign, assigned, allocate, allocated, delegate, delegated, distribute, distributed, give out, given out, gave out, dispatch, dispatched, allot, allotted | ata-, görevlendir-, dağıt-, dağıtımını yap-, paylaştır-, tahsis et-, yönlendir-
load | load, loaded, loading, unload, unloaded, unloading, stack, stacked | yükle-, yükleme, yükleme yap-, boşalt-, boşaltma, indir-, istifle-
pack | pack, packed, packing, package, packaged, packaging, wrap, wrapped, bag, box, boxed | paketle-, paketleme, ambalajla-, ambalajlama, paketlemesini yap-
sort | sort, sorted, sorting, classify, classified, categorise, categorize, categorised, categorized, arrange, arranged, group, grouped | ayır-, ayıkla-, tasnif et-, tasnif, sınıflandır-, sınıfla-, ayrıştır-, kategorize et-, düzenle-
clear | clear, cleared, clearing, eliminate, eliminated, remove, removed, get rid of, got rid of, phase out, take out, strip out, delete, deleted, end, ended | kaldır-, ortadan kaldır-, sil-, gider-, sonlandır-, sıfırla-, temizle-, çıkar-
grow-plant | grow, grew, grown, growing, cultivate, cultivated, cultivation, plant, planted, planting, sow, sown, raise, raised | yetiştir-, yetiştiricilik, ek-, ekim, dik-, dikim, üret-
harvest | harvest, harvested, harvesting, pick, picked, picking, reap | hasat et-, hasat, hasadı yap-, hasat yap-, topla-, biç-
feed | feed, fed, feeding | besle-, besleme, yemle-, yemleme
milk | milk, milked, milking | sağ-, sağım, sağım yap-
breed | breed, bred, breeding, rear, reared | yetiştir-, ıslah et-, damızlık
irrigate | irrigate, irrigated, irrigation, water, watered, watering | sula-, sulama, sulama yap-
spray | spray, sprayed, spraying | ilaçla-, ilaçlama, püskürt-, püskürtme
cut-thing | cut, cutting, saw, sawed, trim, trimmed, slice, sliced, chop, chopped, mow, mowed | kes-, kesim, kesimini yap-, biç-, doğra-
paint | paint, painted, painting, decorate, decorated | boya-, boyama, boya yap-, boyasını yap-
dig | dig, dug, digging, excavate, excavated, excavation | kaz-, kazı, kazı yap-, hafriyat
pour | pour, poured, pouring, cast, casting | dök-, döküm, dökümü, dökümünü yap-
polish | polish, polished, grind, ground, grinding, sand, sanded | zımparala-, taşla-, parlat-, cilala-
shape | shape, shaped, form, formed, mould, moulded, mold, molded, forge, forged, turn on the lathe, mill, milled, machine, machined, machining | şekillendir-, işle-, tornala-, frezele-, dövme, talaşlı imalat
dispense | dispense, dispensed, dispensing, fill prescriptions, filled prescriptions, hand out medication | ilaç ver-, reçete karşıla-, karşıla-
vaccinate | vaccinate, vaccinated, vaccination, immunise, immunize, inoculate | aşıla-, aşı yap-, aşılama
operate-on | operate on, perform surgery, performed surgery | ameliyat et-, ameliyat yap-
rescue | rescue, rescued, save lives, evacuate, evacuated, evacuation | kurtar-, kurtarma, tahliye et-, tahliye
patrol | patrol, patrolled, patrolling, walk the beat | devriye at-, devriye gez-, devriye, devriye görevi yap-
arrest | arrest, arrested, detain, detained, apprehend, apprehended | tutukla-, gözaltına al-, yakala-
litigate | litigate, litigated, plead, pleaded, argue in court, argued, sue, sued, file a suit, filed suit, conduct cases, take to court | dava aç-, dava takip et-, dava yürüt-, davasını yürüt-, davalarını yürüt-, dava takibi, dava takibi yap-, duruşmaya gir-, duruşmalara gir-, savun-
draft | draft, drafted, drafting, first draft, draw up a draft, write the draft | taslağını yaz-, taslak hazırla-, taslaklarını hazırla-, taslağını oluştur-, taslak yaz-, taslak oluştur-, taslakları hazırla-
settle | settle, settled, mediate, mediated, mediation, arbitrate, conciliate | uzlaştır-, arabuluculuk yap-, arabuluculuk, sulh et-, uzlaşma sağla-
appraise | appraise, appraised, appraisal, value, valued, valuation, price, priced, pricing | değer biç-, ekspertiz, ekspertiz yap-, değerle-, fiyatlandır-, fiyatlandırma, fiyatla-
invest | invest, invested, investing, trade, traded, trading | yatırım yap-, işlem yap-, alım satım yap-
insure | insure, insured, underwrite, underwrote, underwriting | sigortala-, teminat altına al-, poliçeleştir-
budget | budget, budgeted, budgeting | bütçele-, bütçeleme, bütçesini yap-, bütçe yap-, bütçe hazırla-
declare | declare, declared, file returns, filed returns, file tax returns, submit returns, lodge, lodged | beyan et-, beyanname ver-, beyannamesini ver-, beyannamesi ver-, beyannamelerini ver-
photograph | photograph, photographed, photographing, shoot, shot, shooting, film, filmed, filming, capture, record on video | fotoğrafla-, fotoğraf çek-, fotoğrafını çek-, çek-, çekim, çekim yap-, çekimini yap-, filme al-
perform | perform, performed, performing, performance, play, played, act, acted, sing, sang, dance, danced, appear, appeared | sahnele-, sahne al-, sahneye çık-, oyna-, seslendir-, çal-, söyle-, icra et-
curate | curate, curated, curating, curation | küratörlüğünü yap-, küratörlük yap-, seçki hazırla-
rehearse | rehearse, rehearsed, rehearsal | prova yap-, prova et-, prova
exhibit | exhibit, exhibited, exhibition, show work | sergile-, sergi aç-, sergi düzenle-
coach-sport | coach, coached, train athletes, coach a team | antrenörlük yap-, çalıştır-, antrenman yaptır-
referee | referee, refereed, umpire, umpired, judge, judged, adjudicate | hakemlik yap-, hakemlik, jüri üyeliği yap-
translate-orally | interpret at, interpreted at, simultaneous interpreting | simultane çeviri yap-, ardıl çeviri yap-
cut-hair | cut hair, style hair, styled hair, hairdressing, barbering | saç kes-, saç kesimi yap-, fön çek-
supply | supply, supplied, supplying, provide, provided, furnish, furnished, stock, stocked | tedarik et-, temin et-, sağla-, ikmal yap-, ikmal et-
share | share, shared, split, pool | paylaş-, bölüş-
search | search, searched, searching, seek out, look for, looked for, source | ara-, arama, arama yap-, araştır-, tara-
select | select, selected, choose, chose, chosen, pick, picked, shortlist candidates, handpick | seç-, seçim, seçimini yap-, belirle-
compare | compare, compared, benchmark, benchmarked, comparison | karşılaştır-, karşılaştırma, kıyasla-, mukayese et-
define | define, defined, set, determine, determined, specify, specified, establish criteria | belirle-, tanımla-, tespit et-, tayin et-
ensure | ensure, ensured, make sure, made sure, guarantee, guaranteed, secure | sağla-, temin et-, garanti et-, güvence altına al-
encourage | encourage, encouraged, motivate, motivated, inspire, inspired | teşvik et-, motive et-, özendir-, cesaretlendir-
attract | attract, attracted, draw in, drew in, bring in, brought in, win new, gain new | çek-, kazandır-, kazan-, getir-
retain-people | retain, retained, keep on, kept on | elde tut-, tut-, bağlılığını sağla-
connect-people | connect, connected, introduce to, introduced to, network, networked | tanıştır-, bir araya getir-
travel | travel, travelled, traveled, travelling, commute | seyahat et-, seyahat, yolculuk yap-
move-goods | forklift driving, shunt, shunted, lift, lifted, shift, shifted | istifle-, kaldır-, taşı-
enter-market | expand into, expanded into, enter the market, entered | pazara gir-, pazara açıl-, açıl-
enforce | enforce, enforced, enforcement, police | yaptırım uygula-, uygulat-, icra et-
comply | comply, complied, adhere, adhered, abide by, conform | uy-, uyum sağla-, riayet et-, uygunluğunu sağla-
claim | claim, claimed, claim back, bill for, demand | talep et-, iste-, hak talep et-
refund | refund, refunded, reimburse, reimbursed, pay back | iade et-, iade yap-, iade, geri öde-
reserve | reserve, reserved, book, booked, booking | rezervasyon yap-, rezerve et-, ayırt-, rezervasyonunu yap-
cancel | cancel, cancelled, canceled, call off, called off | iptal et-, iptal
replace | replace, replaced, substitute, substituted, swap, swapped, change, changed, exchange | değiştir-, değişim, değişimini yap-, yerine koy-, yenile-
adjust | adjust, adjusted, calibrate, calibrated, calibration, tune, tuned, set up, fine-tune, configure, configured, configuration | ayarla-, ayar, ayarını yap-, kalibre et-, kalibrasyon, kalibrasyonunu yap-, yapılandır-, yapılandırma, konfigüre et-
simulate | simulate, simulated, simulation | simüle et-, simülasyonunu yap-
experiment | experiment, experimented, run experiments, ran experiments, experiments | deney yap-, deneyler yap-, deneylerini yap-, deney yürüt-
sample | take samples, took samples, sampling, collect samples, collected samples | numune al-, örnek al-, numune topla-, örnekleme yap-, örnek topla-
isolate | isolate, isolated, extract, extracted, separate, separated, purify, purified | izole et-, ayrıştır-, saflaştır-, ekstrakte et-
counsel | counsel, counselled, counseled, therapy sessions, support clients | psikolojik danışmanlık ver-, terapi yap-, seans yap-, görüşme yap-
read | read, reading, peruse | oku-, okuma
fundraise | fundraise, raise funds, raised funds, raised money, fundraising | fon topla-, bağış topla-, kaynak yarat-, fon sağla-
lobby | lobby, lobbied, advocate, advocated, campaign for | lobi yap-, savunuculuk yap-, savun-
moderate | moderate, moderated, facilitate, facilitated, facilitating, facilitation | modere et-, moderatörlük yap-, moderasyon, kolaylaştırıcılık yap-, yürüt-
fly | fly, flew, flown, flying, pilot | uç-, uçuş yap-, uçur-
navigate | navigate, navigated, steer, steered | seyret-, seyir yap-, dümen tut-
secure-site | guard, guarded, guarding, keep watch, protect premises | bekle-, nöbet tut-, güvenliğini sağla-, koru-
respond-emergency | respond to emergencies, attend emergencies, responded to calls | müdahale et-, müdahalede bulun-, müdahale
reach-people | reach, reached, engage, engaged | ulaş-, eriş-
explain | explain, explained, present findings, walk through, walked through | anlat-, açıkla-, izah et-
demonstrate | demonstrate, demonstrated, demo, show, showed | göster-, tanıtımını yap-, demosunu yap-
allow | allow, allowed, enable, enabled, permit, permitted, let | olanak sağla-, imkân ver-, izin ver-, sağla-
continue | continue, continues, carry on, keep on, go on | devam et-, sürdür-
begin | begin, began, begun, start, started, launch, launched, initiate, initiated, kick off, kicked off | başla-, başlat-, girişimde bulun-
switch-on | start up, started up, switch on, boot | aç-, devreye al-
digitise | digitise, digitize, digitised, digitized, scan, scanned, scanning | dijitalleştir-, tara-, sayısallaştır-, dijital ortama aktar-
secure-funds | attract funding, won funding, secured funding, get funding | fon al-, hibe al-, destek al-
teach-oneself | self-taught | kendi kendine öğren-
rank | rank, ranked, come, came, place, placed, finish, finished | sırada yer al-, sıraya gir-, derece yap-, dereceye gir-, arasına gir-, arasına kal-, arasında kal-
`;
