/** Titles of software, engineering, maintenance and factories, in the form of any-trade.ts. */
export const SOFTWARE_AND_FACTORIES = `
software developer, application developer, software programmer, developer-software, coder-software | yazılım geliştirici, yazılım uzmanı, yazılımcı, uygulama geliştirici, yazılım geliştirme uzmanı > developer
software engineer | yazılım mühendisi > software developer, engineer
senior software developer, senior developer | kıdemli yazılım geliştirici, kıdemli yazılım uzmanı, kıdemli geliştirici, senior geliştirici, kıdemli yazılımcı, senior yazılım geliştirici > software developer
senior software engineer | kıdemli yazılım mühendisi > software engineer, senior software developer
junior software developer, junior developer | junior yazılım geliştirici, junior yazılım uzmanı, junior geliştirici, kıdemsiz geliştirici, junior yazılımcı
junior software engineer | junior yazılım mühendisi
backend developer, back-end developer, back end developer | backend geliştirici, arka uç geliştirici, backend yazılım geliştirici, backend yazılımcı, arka uç yazılımcı > software developer
backend engineer, back-end engineer | backend mühendisi > backend developer
frontend developer, front-end developer, front end developer | frontend geliştirici, ön yüz geliştirici, frontend yazılım geliştirici, frontend yazılımcı, ön yüz yazılımcı, önyüz geliştirici > software developer
frontend engineer, front-end engineer | frontend mühendisi > frontend developer
full-stack developer, full stack developer, fullstack developer | full stack geliştirici, full-stack yazılım geliştirici, full stack yazılımcı > software developer
full stack engineer | full stack mühendisi > full-stack developer
mobile developer, mobile app developer, mobile application developer | mobil geliştirici, mobil uygulama geliştirici, mobil yazılımcı, mobil yazılım geliştirici > software developer
android developer | android geliştirici > mobile developer
ios developer | ios geliştirici > mobile developer
web developer, web programmer | web geliştirici, web yazılımcı, web programcısı > software developer
java developer | java geliştirici, java yazılım uzmanı > software developer
python developer | python geliştirici > software developer
php developer | php geliştirici > software developer
.net developer, dotnet developer | .net geliştirici > software developer
game developer, game programmer | oyun geliştirici, oyun programcısı > software developer
game designer | oyun tasarımcısı > designer
game artist, 3d artist | oyun sanatçısı, 3d sanatçısı, 3b sanatçısı
embedded software engineer, embedded engineer, firmware engineer | gömülü yazılım mühendisi, gömülü sistem mühendisi > software developer
lead developer, tech lead, technical lead, lead software engineer, lead engineer | teknik lider, yazılım takım lideri, baş geliştirici
software architect | yazılım mimarı > architect
solution architect, solutions architect | çözüm mimarı > architect
engineering manager, software development manager | yazılım geliştirme müdürü, mühendislik müdürü
it manager, information technology manager, head of it | bt müdürü, bilgi işlem müdürü, bilgi teknolojileri müdürü, it müdürü
it director | bt direktörü, bilgi teknolojileri direktörü > director
it specialist, information technology specialist, it officer | bt uzmanı, bilgi işlem uzmanı, bilgi teknolojileri uzmanı, it uzmanı, bilgi işlem sorumlusu > specialist
it support specialist, it support technician, desktop support technician, it technician, support technician | bt destek uzmanı, it destek uzmanı, bilgi işlem destek elemanı, teknik destek uzmanı, bilgi işlem elemanı
help desk specialist, help desk technician, service desk analyst, help desk agent, help desk analyst | yardım masası uzmanı, yardım masası görevlisi
system administrator, sysadmin, systems administrator, system admin | sistem yöneticisi, sistem uzmanı
system engineer, systems engineer | sistem mühendisi > engineer
network administrator | ağ yöneticisi, network yöneticisi
network engineer | ağ mühendisi, network mühendisi > engineer
network specialist | ağ uzmanı, network uzmanı > specialist
devops engineer | devops mühendisi, devops uzmanı > engineer
site reliability engineer, sre | site güvenilirlik mühendisi, sre mühendisi > engineer
cloud engineer | bulut mühendisi > engineer
database administrator, dba | veritabanı yöneticisi, veri tabanı yöneticisi
data engineer | veri mühendisi > engineer
senior data engineer | kıdemli veri mühendisi > data engineer
data scientist | veri bilimci, veri bilimcisi, veri bilimi uzmanı > scientist
data analyst | veri analisti > analyst
business analyst | iş analisti > analyst
system analyst, systems analyst | sistem analisti > analyst
business intelligence specialist, bi specialist, bi developer, bi analyst, business intelligence analyst | iş zekası uzmanı, iş zekası geliştirici, iş zekası analisti
reporting specialist, reporting analyst | raporlama uzmanı, raporlama analisti > specialist
machine learning engineer, ml engineer | makine öğrenmesi mühendisi > engineer
ai engineer, artificial intelligence engineer | yapay zeka mühendisi > engineer
test engineer, qa engineer, software test engineer, quality assurance engineer | test mühendisi, yazılım test mühendisi, kalite güvence test mühendisi > tester
software tester, qa tester | yazılım test uzmanı, test uzmanı, yazılım testçisi > tester
test automation engineer, automation tester | test otomasyon mühendisi, test otomasyon uzmanı > test engineer
security analyst, cybersecurity analyst, soc analyst | güvenlik analisti, siber güvenlik analisti, soc analisti > analyst
cybersecurity specialist, information security specialist, it security specialist, security specialist | siber güvenlik uzmanı, bilgi güvenliği uzmanı > specialist
penetration tester, ethical hacker | sızma testi uzmanı > tester
scrum master | scrum master
agile coach | agile koç, çevik koç > coach
it project manager | bt proje yöneticisi, it proje yöneticisi > project manager
ux designer, user experience designer | ux tasarımcısı, kullanıcı deneyimi tasarımcısı > designer
ui designer, user interface designer, interface designer | ui tasarımcısı, arayüz tasarımcısı, kullanıcı arayüzü tasarımcısı > designer
ui/ux designer, ux/ui designer, product designer | ui ux tasarımcısı, ürün tasarımcısı > designer
ux researcher | kullanıcı araştırmacısı > researcher
erp consultant, erp specialist | erp danışmanı, erp uzmanı
sap consultant | sap danışmanı > consultant
technical writer | teknik yazar > writer
webmaster, web administrator | web yöneticisi
computer engineer | bilgisayar mühendisi > engineer
mechanical engineer | makine mühendisi, makina mühendisi > engineer
electrical engineer | elektrik mühendisi > engineer
electronics engineer, electronic engineer | elektronik mühendisi > engineer
electrical and electronics engineer, electrical-electronics engineer | elektrik elektronik mühendisi, elektrik-elektronik mühendisi > engineer
hardware engineer | donanım mühendisi > engineer
automation engineer | otomasyon mühendisi > engineer
mechatronics engineer | mekatronik mühendisi > engineer
control engineer | kontrol mühendisi > engineer
industrial engineer | endüstri mühendisi > engineer
civil engineer | inşaat mühendisi > engineer
structural engineer | statik mühendisi, yapı mühendisi > engineer
geotechnical engineer | geoteknik mühendisi > engineer
surveying engineer, geomatics engineer, survey engineer | harita mühendisi > engineer
chemical engineer | kimya mühendisi > engineer
environmental engineer | çevre mühendisi > engineer
energy engineer | enerji mühendisi > engineer
mining engineer | maden mühendisi > engineer
geological engineer | jeoloji mühendisi > engineer
petroleum engineer | petrol mühendisi > engineer
metallurgical engineer, materials engineer, metallurgical and materials engineer | metalurji mühendisi, malzeme mühendisi, metalurji ve malzeme mühendisi > engineer
textile engineer | tekstil mühendisi > engineer
agricultural engineer, agronomist | ziraat mühendisi, agronom > engineer
forest engineer, forestry engineer | orman mühendisi > engineer
aerospace engineer, aeronautical engineer | havacılık ve uzay mühendisi, uçak mühendisi, havacılık mühendisi > engineer
biomedical engineer, clinical engineer | biyomedikal mühendisi, klinik mühendisi > engineer
design engineer | tasarım mühendisi > engineer
r&d engineer, research and development engineer, research engineer | ar-ge mühendisi, ar-ge müh, araştırma mühendisi > engineer
r&d manager, research and development manager, head of r&d | ar-ge müdürü, ar-ge yöneticisi > manager
r&d specialist, research and development specialist | ar-ge uzmanı, araştırma geliştirme uzmanı > specialist
project engineer | proje mühendisi > engineer
process engineer | proses mühendisi, süreç mühendisi > engineer
production engineer, manufacturing engineer | üretim mühendisi, imalat mühendisi > engineer
maintenance engineer | bakım mühendisi > engineer
quality engineer | kalite mühendisi > engineer
senior quality engineer | kıdemli kalite mühendisi > quality engineer
methods engineer | metot mühendisi > engineer
lean specialist, lean manufacturing specialist | yalın üretim uzmanı > specialist
service engineer, field service engineer | servis mühendisi, saha servis mühendisi > engineer
field engineer, site engineer | saha mühendisi, şantiye mühendisi > engineer
senior engineer | kıdemli mühendis > engineer
chief engineer | baş mühendis, başmühendis
technical manager | teknik müdür, teknik yönetici > manager
plant manager, factory manager | fabrika müdürü, tesis müdürü > manager
production manager, manufacturing manager | üretim müdürü, üretim yöneticisi > manager
production supervisor, production chief, line supervisor, line leader | üretim şefi, üretim süpervizörü, üretim amiri, hat lideri, bant şefi, üretim sorumlusu
production planner, production planning specialist | üretim planlama uzmanı, üretim planlamacı, üretim planlama elemanı > planner
production planning manager | üretim planlama müdürü > manager
planning engineer | planlama mühendisi > engineer
planning specialist | planlama uzmanı > specialist
production worker, factory worker, production operative, assembly line worker, line worker | üretim işçisi, fabrika işçisi, üretim elemanı, bant işçisi, hat elemanı > worker
production operator, machine operator, line operator | üretim operatörü, makine operatörü, hat operatörü, tezgah operatörü > operator
assembly worker, assembler, assembly operator, assembly operative | montaj elemanı, montaj işçisi, montajcı, montaj operatörü
maintenance manager | bakım müdürü, bakım onarım müdürü > manager
maintenance supervisor, maintenance chief | bakım şefi, bakım onarım şefi, bakım sorumlusu
maintenance technician, maintenance worker, maintenance fitter, maintenance mechanic | bakım teknisyeni, bakım onarım teknisyeni, bakımcı, bakım elemanı, bakım teknikeri, bakım ustası > technician
mechanical technician, machine technician | mekanik teknisyeni, makine teknikeri, makine teknisyeni > technician
electrical technician | elektrik teknisyeni, elektrik teknikeri > technician
electronics technician | elektronik teknisyeni, elektronik teknikeri > technician
electrical maintenance technician | elektrik bakım teknisyeni, elektrik bakımcı > maintenance technician
automation technician | otomasyon teknisyeni, otomasyon teknikeri > technician
mechatronics technician | mekatronik teknikeri, mekatronik teknisyeni > technician
service technician, field service technician, technical service technician, field technician | servis teknisyeni, teknik servis elemanı, saha servis teknisyeni, teknik servis teknisyeni > technician
hvac technician, air conditioning technician, ac technician, refrigeration technician, refrigeration and air conditioning technician | klima teknisyeni, iklimlendirme teknisyeni, soğutma teknisyeni, iklimlendirme soğutma teknikeri, klimacı, klima ustası, hvac teknisyeni > technician
boiler technician, gas boiler technician, combi boiler technician | kombi teknisyeni, kombi servis elemanı > technician
boiler operator, boiler man, stoker | kazancı, kazan operatörü, kazan dairesi operatörü, ateşçi > operator
lift technician, elevator technician, lift mechanic, elevator mechanic | asansör teknisyeni, asansörcü, asansör ustası > technician
phone repair technician | telefon tamircisi
appliance repair technician, white goods technician, appliance technician | beyaz eşya teknisyeni, beyaz eşya tamircisi > technician
network installer, cable installer | kablocu, data kablolama elemanı
cctv installer, alarm installer | kamera montaj elemanı, alarm teknisyeni
industrial electrician, maintenance electrician | sanayi elektrikçisi, endüstriyel elektrikçi, elektrik bakım ustası, bakım elektrikçisi > electrician
site electrician, construction electrician | şantiye elektrikçisi, inşaat elektrikçisi > electrician
auto electrician | oto elektrikçi, oto elektrikçisi > electrician
master electrician | elektrik ustası, usta elektrikçi > electrician
electrician's assistant, electrician's mate, apprentice electrician | elektrikçi yardımcısı, elektrikçi kalfası, elektrikçi çırağı, elektrik çırağı
auto mechanic, car mechanic, motor mechanic, vehicle technician, automotive technician, motor vehicle technician | oto tamircisi, oto mekanik ustası, otomotiv teknikeri, oto tamir ustası, motor ustası > mechanic
panel beater, body repairer, auto body repairer | kaportacı
car painter, spray painter, vehicle painter | oto boyacı, boya ustası
tyre fitter | lastikçi, lastik ustası
car washer, car wash attendant | oto yıkamacı, yıkamacı, oto yıkama elemanı, araç yıkama görevlisi
service adviser, service advisor, service consultant, service consultant-car | servis danışmanı, servis müşteri danışmanı
quality control specialist, quality specialist, quality assurance specialist, quality officer | kalite uzmanı, kalite kontrol uzmanı, kalite güvence uzmanı, kalite sorumlusu > specialist
quality manager, quality assurance manager | kalite müdürü, kalite güvence müdürü, kalite yöneticisi > manager
quality control inspector, quality inspector, quality controller, qc inspector, quality control officer, quality control operator | kalite kontrol elemanı, kalite kontrolcü, kalite kontrol operatörü, kalite kontrol görevlisi
quality control technician, quality technician | kalite kontrol teknisyeni, kalite teknikeri, kalite kontrol teknikeri, kalite teknisyeni > technician
quality supervisor, quality chief | kalite şefi, kalite kontrol şefi
cnc operator, cnc machinist, cnc machine operator | cnc operatörü, cnc tezgah operatörü > operator
cnc programmer | cnc programcısı
lathe operator, turner, lathe turner | tornacı, torna operatörü, tornacı ustası, torna ustası
milling operator, miller-metal | frezeci, freze operatörü
press operator, printer, printing press operator | presçi, pres operatörü, baskı ustası > operator
mould maker, toolmaker, die maker, tool and die maker, mold maker | kalıpçı, kalıp ustası, takımhaneci
injection moulding operator, plastic injection operator | plastik enjeksiyon operatörü, enjeksiyon operatörü > operator
tig welder, argon welder | argon kaynakçısı, tig kaynakçısı, argoncu > welder
mig welder, mig mag welder, gas metal arc welder | gazaltı kaynakçısı, mig kaynakçısı > welder
welding operator | kaynak operatörü > operator
welding engineer | kaynak mühendisi > engineer
locksmith | çilingir
metalworker, blacksmith, ironworker | demirci, metal işçisi, demir doğramacı, demirci ustası, nalbant
sheet metal worker | sac işçisi, tenekeci
foundry worker, caster | dökümcü
solderer | lehimci
scaffolder | iskeleci, iskele kurulum elemanı
linux system administrator, linux administrator | linux sistem yöneticisi > system administrator
security engineer | güvenlik mühendisi > engineer
technical support specialist, technical support engineer, technical support representative | teknik destek mühendisi, teknik destek temsilcisi
junior graphic designer, assistant graphic designer | yardımcı grafik tasarımcı, junior grafik tasarımcı, grafik tasarımcı yardımcısı, grafik tasarım asistanı
automotive engineer | otomotiv mühendisi > engineer
hvac engineer | hvac mühendisi, iklimlendirme mühendisi > engineer
geographer | coğrafyacı
computer technician | bilgisayar teknisyeni, bilgisayar teknikeri > technician
`;
