/** More titles of gyms, salons, sewing rooms and cleaning, in the form of any-trade.ts. */
export const SPORT_BEAUTY_AND_CLEANING = `
ladies' hairdresser, women's hairdresser | bayan kuaförü > hairdresser
apprentice hairdresser, trainee hairdresser | kuaför çırağı
journeyman hairdresser | kuaför kalfası
barber's assistant, apprentice barber | berber yardımcısı, berber çırağı
colourist-hair, hair colourist, colour specialist, hair colorist | saç boyama uzmanı, renklendirme uzmanı
hairdressing salon owner, salon owner | kuaför salonu sahibi, salon sahibi, güzellik salonu sahibi
salon manager, hair salon manager | salon müdürü, salon yöneticisi
beauty salon manager, beauty centre manager | güzellik merkezi müdürü, güzellik salonu müdürü > manager
salon receptionist | salon resepsiyonisti, güzellik merkezi resepsiyonisti > receptionist
skin care specialist, skincare therapist | cilt bakım uzmanı > specialist
waxing specialist, waxer, hair removal specialist | ağda uzmanı, ağdacı, epilasyon uzmanı
pedicurist | pedikürist, pedikürcü
lash technician, eyelash technician, lash artist | kirpik uzmanı, ipek kirpik uzmanı
brow artist, eyebrow specialist | kaş uzmanı, kaş tasarım uzmanı
permanent makeup artist, pmu artist, microblading artist | kalıcı makyaj uzmanı
bridal makeup artist | gelin makyajı uzmanı > makeup artist
group fitness instructor, group exercise instructor, group class instructor | grup dersi eğitmeni, grup dersleri eğitmeni
reformer pilates instructor | reformer pilates eğitmeni, aletli pilates eğitmeni > pilates instructor
handball coach | hentbol antrenörü > coach
wrestling coach | güreş antrenörü > coach
boxing coach, boxing trainer | boks antrenörü > coach
kickboxing coach | kick boks antrenörü > coach
judo coach | judo antrenörü > coach
table tennis coach | masa tenisi antrenörü > coach
badminton coach | badminton antrenörü > coach
archery coach | okçuluk antrenörü > coach
fencing coach | eskrim antrenörü > coach
strength and conditioning coach, athletic performance coach, fitness coach-club | kondisyoner
performance analyst, match analyst, video analyst | performans analisti, maç analisti, video analisti > analyst
scout, player scout, football scout | scout, oyuncu izleme uzmanı, oyuncu gözlemcisi
academy director-football, youth academy director, academy coordinator, youth coordinator | altyapı koordinatörü, akademi direktörü, altyapı sorumlusu
assistant football coach | yardımcı futbol antrenörü, futbol antrenör yardımcısı
football referee | futbol hakemi > referee
basketball referee | basketbol hakemi > referee
volleyball referee | voleybol hakemi > referee
goalkeeper | kaleci
volleyball player | voleybolcu
handball player | hentbolcu
tennis player | tenisçi
swimmer | yüzücü
runner, marathon runner | koşucu, maratoncu
wrestler | güreşçi
boxer | boksör
gymnast | jimnastikçi
cyclist | bisikletçi
national team player, national athlete | milli sporcu, milli oyuncu
professional football player, professional footballer | profesyonel futbolcu > football player
team captain | takım kaptanı
club manager, sports club manager | kulüp müdürü, spor kulübü müdürü > manager
gym manager, fitness centre manager, fitness manager, fitness club manager | fitness müdürü, spor salonu müdürü, fitness salonu müdürü, spor merkezi müdürü > manager
gym receptionist, fitness receptionist | spor salonu resepsiyonisti, fitness resepsiyonisti > receptionist
membership adviser, membership consultant, membership sales consultant | üyelik danışmanı, üyelik satış danışmanı
sports coordinator | spor koordinatörü > coordinator
sports event organiser | spor organizatörü
kit manager, equipment manager-team | malzemeci
men's tailor | erkek terzisi > tailor
tailor's assistant, assistant tailor | terzi yardımcısı
apprentice tailor | terzi çırağı
lockstitch operator, straight stitch operator | düz dikiş makinesi operatörü, düz dikişçi
coverstitch operator | reçmeci, reçme makinesi operatörü
buttonhole operator | ilikçi, ilik düğme operatörü
fabric spreader, spreader | serimci, pastalcı, pastal serim elemanı, serim elemanı
sample maker, sample sewer, sample machinist | numune dikimcisi, numuneci, numune makinecisi
sewing line supervisor, sewing line chief, line chief-sewing, sewing supervisor | dikim bant şefi, dikim şefi, dikimhane şefi
garment quality controller, textile quality controller | konfeksiyon kalite kontrol elemanı, tekstil kalite kontrol elemanı
presser-garment, garment presser, steam presser | son ütücü, ara ütücü
hand finisher, thread trimmer, finishing worker-garment | iplik temizleme elemanı, temizlemeci
garment helper, sewing room helper | ortacı
embroiderer | nakışçı
embroidery machine operator | nakış makinesi operatörü > operator
knitter, knitting operator, knitting machine operator | örgü makinesi operatörü, örgücü, örmeci, örme operatörü
curtain maker, curtain fitter | perdeci
bag maker | çantacı, çanta ustası
furrier | kürkçü
textile technician | tekstil teknikeri > technician
merchandiser-textile, textile merchandiser, garment merchandiser | tekstil müşteri temsilcisi
fashion design assistant, assistant fashion designer | moda tasarım asistanı, stilist yardımcısı, moda tasarımcı asistanı
office cleaner | ofis temizlik görevlisi, ofis temizlik elemanı > cleaner
industrial cleaner | endüstriyel temizlik elemanı > cleaner
window cleaner | cam temizleyici, cam temizlik elemanı
rope access cleaner, facade cleaner | dış cephe temizlikçisi, dış cephe temizlik elemanı
cleaning manager | temizlik müdürü > manager
cleaning team leader | temizlik ekip lideri, temizlik ekip sorumlusu
cleaning coordinator | temizlik koordinatörü > coordinator
pest control technician, pest controller, exterminator | ilaçlama elemanı, ilaçlama teknisyeni, haşere kontrol elemanı
carpet washer, carpet cleaner | halı yıkama elemanı, halıcı
housekeeper-home, live-in housekeeper, private housekeeper | kahya, ev kahyası
butler | butler
`;
