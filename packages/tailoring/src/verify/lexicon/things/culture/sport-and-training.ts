/** Training grounds, gyms and matches, in the form of everyday/general.ts. */
export const SPORT_AND_TRAINING = `
football training, football practice | futbol antrenmanı, futbol eğitimi
football coaching | futbol antrenörlüğü
basketball training | basketbol antrenmanı, basketbol eğitimi
basketball coaching | basketbol antrenörlüğü
swimming lesson, swimming training, swimming course, swim lessons, swimming instruction, swimming class, swimming lessons | yüzme dersi, yüzme eğitimi, yüzme kursu
tennis lesson, tennis training | tenis dersi, tenis eğitimi
ski lesson, ski instruction, skiing lessons | kayak dersi, kayak eğitimi
sports training, athletic training | spor eğitimi, sportif eğitim
technical training-sport, technical drills | teknik antrenman
tactical training, tactics training | taktik antrenman, taktik çalışma
tactics, match tactics, game plan | taktik, maç taktiği, oyun planı
strength training, weight training, resistance training | kuvvet antrenmanı, ağırlık antrenmanı, ağırlık çalışması
conditioning, fitness-conditioning, conditioning training, physical conditioning, stamina training | kondisyon, kondisyon antrenmanı, kondisyon çalışması
endurance, stamina | dayanıklılık
mobility-body, mobility training, mobility work | mobilite, mobilite çalışması
cardio, cardio training, cardiovascular training | kardiyo, kardiyo antrenmanı
functional training | fonksiyonel antrenman
hiit, high-intensity interval training, interval training | hiit, interval antrenman
crossfit | crossfit
trx | trx
indoor cycling, spin class | spinning dersi, spinning
aerobics | aerobik
zumba class | zumba dersi
body pump | body pump
kettlebell | kettlebell
reformer, reformer pilates | reformer, reformer pilates, aletli pilates > pilates
mat pilates | mat pilates > pilates
hatha yoga | hatha yoga > yoga
meditation | meditasyon
warm-up, warming up | ısınma
cool-down, cooling down | soğuma, soğuma egzersizi
posture analysis, posture assessment | duruş analizi, postür analizi
body fat measurement | yağ ölçümü, yağ oranı ölçümü
fitness test, fitness assessment, physical fitness test, fitness testing | fitness testi, kondisyon testi, fiziksel uygunluk testi
athlete testing, athletic performance test | sporcu testi, sporcu performans testi
match analysis, game analysis | maç analizi
muscle gain, muscle building | kas kazanımı, kas geliştirme
sports supplement | sporcu gıdası, sporcu takviyesi
personal training session, pt session, pt, one-to-one training, one-on-one training, private training | birebir antrenman, pt dersi
individual programme, personal programme, tailored programme, personalised programme, individual training programme, personalised training plan | kişiye özel program, kişisel program, bireysel antrenman programı
season plan, yearly training plan, periodisation, season planning | yıllık antrenman planı, sezon planı, sezon planlaması, periyotlama
weekly training plan, microcycle | haftalık antrenman planı
pre-season, pre-season camp, preseason | sezon öncesi, sezon öncesi kampı
training camp | antrenman kampı
sports camp | spor kampı
summer camp | yaz kampı
summer sports school | yaz spor okulu
sports school, sports academy | spor okulu, spor akademisi
football school, football academy | futbol okulu, futbol akademisi
youth academy, youth set-up, youth setup, academy-football, youth development, youth football | altyapı, futbol altyapısı, altyapı akademisi
youth league, academy league | gelişim ligi, altyapı ligi, genç ligi
u12, under-12, u12 team | u12, u12 takımı
u13, under-13 | u13, u13 takımı
u14, under-14 | u14, u14 takımı
u15, under-15 | u15, u15 takımı
u16, under-16 | u16, u16 takımı
u17, under-17 | u17, u17 takımı
u19, under-19 | u19, u19 takımı
u21, under-21 | u21, u21 takımı
minis-sport, mini team, minis | minik takım, minikler
first team, a team-sport, senior team | a takım, profesyonel takım
women's team | kadın takımı > team-sports
men's team | erkek takımı > team-sports
school team, school sports team, school sports | okul takımı, okul sporları > team-sports
team captain, captaincy | takım kaptanı, kaptanlık
talent scouting, scouting-sport, player scouting, talent identification | yetenek taraması, oyuncu izleme, scouting, yetenek seçimi
player development, athlete development, developing players | oyuncu gelişimi, sporcu gelişimi
licensed athlete, licensed player, registered athlete, licensed sportsman | lisanslı sporcu, lisanslı oyuncu
amateur football, amateur league | amatör futbol, amatör lig
professional football, professional league | profesyonel futbol, profesyonel lig
super league, süper lig | süper lig
first league | birinci lig
second league, second division | ikinci lig
regional league, local league | bölgesel lig, bal ligi
friendly match, friendly, friendly game | hazırlık maçı, dostluk maçı > match
league match, league game | lig maçı > match
cup match | kupa maçı > match
final-match, cup final | final maçı
semi-final, semifinal | yarı final
quarter-final, quarterfinal | çeyrek final
win-game, victory | galibiyet
defeat, loss-game | mağlubiyet, yenilgi
draw-game, tie-game | beraberlik
goal-ball, goals scored, goals-match | gol
match day, game day | maç günü
match squad, line-up, lineup | maç kadrosu, ilk on bir
player transfer | oyuncu transferi
uefa a licence, uefa a | uefa a lisans, uefa a
uefa b licence, uefa b | uefa b lisans, uefa b
uefa c licence, uefa c | uefa c lisans, uefa c
uefa pro licence, uefa pro | uefa pro lisans, uefa pro
coaching licence-level, first level coaching certificate, level 1 coaching certificate, level 1 coach | birinci kademe antrenörlük
level 2 coaching certificate, second level coaching certificate, level 2 coach | ikinci kademe antrenörlük
level 3 coaching certificate, third level coaching certificate, level 3 coach | üçüncü kademe antrenörlük
fitness instructor certificate, fitness trainer certificate, fitness certificate | fitness eğitmenlik belgesi, fitness antrenörlük belgesi, fitness eğitmenliği sertifikası
pilates instructor certificate, pilates certificate | pilates eğitmenlik belgesi, pilates eğitmenliği sertifikası
yoga teacher certificate, yoga teacher training, yoga certificate | yoga eğitmenlik sertifikası, yoga eğitmenlik eğitimi, yoga uzmanlık
lifeguard certificate, lifeguard licence, silver lifeguard | cankurtaran belgesi, gümüş cankurtaran, cankurtaranlık belgesi
referee licence, refereeing licence, referee certificate, referee badge | hakemlik belgesi, hakem lisansı, hakemlik lisansı
refereeing, officiating, umpiring | hakemlik
coaching-work, coaching, coach's work, team coaching | antrenörlük, takım antrenörlüğü
personal trainer work, fitness instruction, fitness training, gym instruction, fitness coaching | fitness eğitmenliği, fitness antrenörlüğü, fitness eğitimi
pilates instruction, pilates teaching, teaching pilates | pilates eğitmenliği
yoga teaching, teaching yoga, yoga instruction | yoga eğitmenliği
swimming coaching, swim coaching | yüzme antrenörlüğü
sports club, athletic club | spor kulübü
football club | futbol kulübü > sports club
club management, sports club management | kulüp yönetimi
gym management, fitness centre management, running a gym | spor salonu yönetimi, fitness salonu yönetimi
gym member, club member | spor salonu üyesi, kulüp üyesi, salon üyesi > member
membership sales, selling memberships, gym membership sales | üyelik satışı
member retention | üye tutundurma, üye elde tutma
membership renewal | üyelik yenileme
gym equipment, fitness equipment, sports equipment, workout equipment, training equipment | spor ekipmanı, spor aletleri, fitness aletleri, spor malzemesi
treadmill | koşu bandı
dumbbell | dambıl
free weights | serbest ağırlık
training ground, training pitch, training facility | antrenman sahası, antrenman tesisi
football pitch, football field | futbol sahası
artificial turf, astroturf | suni çim, sentetik çim
five-a-side pitch, synthetic pitch | halı saha, sentetik saha
tennis court | tenis kortu, kort
basketball court | basketbol sahası
indoor sports hall, indoor arena | kapalı spor salonu
olympic pool | olimpik havuz > swimming pool
sports event, sporting event, sports organisation | spor etkinliği, spor organizasyonu
running race, race-run, road race | koşu yarışı, yol koşusu
half marathon | yarı maraton
triathlon | triatlon
olympics, olympic games | olimpiyat
world championship | dünya şampiyonası > championship
world cup | dünya kupası
european championship | avrupa şampiyonası > championship
turkish championship, national championship | türkiye şampiyonası
balkan championship | balkan şampiyonası
regional championship | bölge şampiyonası > championship
provincial championship | il şampiyonası > championship
injury prevention, preventing injuries | sakatlık önleme, yaralanma önleme
sports massage therapy | sporcu masajı
coaching education-department, department of coaching | antrenörlük eğitimi bölümü
recreation management | rekreasyon yönetimi
exercise physiology | egzersiz fizyolojisi
disabled sports, adaptive sports, para sport, paralympic | engelli sporu, engelliler sporu, paralimpik
children's sports, kids' sports, movement education, sport for children | çocuk sporu, hareket eğitimi, çocuklarda spor
senior fitness, exercise for older people | ileri yaş egzersizi
prenatal yoga, pregnancy pilates, prenatal exercise | hamile yogası, hamile pilatesi
archery | okçuluk
fencing-sport | eskrim
golf | golf
rowing | kürek sporu, kürek
canoeing | kano
windsurfing | rüzgar sörfü
surfing | dalga sörfü
mountaineering | dağcılık
rock climbing | kaya tırmanışı
snowboarding, snowboard | snowboard
ice skating, skating | buz pateni
ice hockey | buz hokeyi
water polo | su topu
american football | amerikan futbolu
rugby | ragbi
badminton | badminton
chess | satranç
e-sports, esports | espor, e-spor
kickboxing, kickbox | kick boks
muay thai | muay thai
weightlifting | halter sporu
powerlifting | powerlifting
futsal | futsal
beach volleyball | plaj voleybolu > volleyball
orienteering | oryantiring
motor sports, motorsport | motor sporları
rally | ralli
diving-sport | atlama sporu
match fixture, sports fixture | maç programı
yellow card, booking-sport, caution-sport | sarı kart
red card, sending-off | kırmızı kart
aqua aerobics, aquafit, water aerobics | su aerobiği, aqua aerobik
gym induction, member induction | üye tanıtım eğitimi, salon tanıtımı
passing-ball, passing drill | pas çalışması
finishing-ball, finishing drill | bitiricilik çalışması, şut çalışması
children's camp | çocuk kampı
youth camp | gençlik kampı
`;
