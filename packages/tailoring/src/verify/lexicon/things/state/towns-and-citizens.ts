/** Offices of the state and of towns, elections and what citizens come for, in the form of everyday/general.ts. */
export const TOWNS_AND_CITIZENS = `
public institutions and organisations, public institutions, state institutions | kamu kurum ve kuruluşları, kamu kurumları
local administration, local governments | yerel idare, mahalli idare, yerel yönetimler
central government | merkezi yönetim, merkezi idare
special provincial administration | il özel idaresi
governor's office-work | valilik makamı
public official-status, civil servant status | memur statüsü, memuriyet statüsü
civil servants law, law no 657 | 657 sayılı kanun, devlet memurları kanunu
candidate civil servant, probationary civil servant | aday memurluk
appointment-post, appointment to post | atama, atanma
promotion exam, promotion in rank exam | görevde yükselme sınavı
grade-rank, rank and step | derece ve kademe, kademe
service record-state, employment record-state | sicil dosyası, memur sicili
citizen complaint, citizens' complaints | vatandaş şikayeti, vatandaş şikayetleri
citizen application-form, applications from citizens, citizens' applications | vatandaş başvuruları
citizen satisfaction | vatandaş memnuniyeti
citizen service, citizen services, services to citizens | vatandaş hizmetleri, vatandaşa hizmet
public information desk, public relations desk, white desk | beyaz masa, halkla ilişkiler masası
call centre-state, 153 line | 153, alo 153
e-government, e-state, e-government portal | e-devlet, e-devlet kapısı
information request, right to information, freedom of information request, freedom of information | bilgi edinme, bilgi edinme başvurusu, bilgi edinme hakkı
document management-state, e-correspondence | e-yazışma, elektronik yazışma
official document | resmi belge, resmi evrak
official gazette | resmi gazete
public announcement, public notice | kamu duyurusu
public money, public funds, public resources | kamu kaynağı, kamu kaynakları
public financial management | kamu mali yönetimi
court of accounts, national audit office | sayıştay
court of accounts audit, sayıştay audit | sayıştay denetimi
expenditure authority, spending! authority | harcama yetkilisi
realisation officer | gerçekleştirme görevlisi
movable property record, movable property control | taşınır kayıt, taşınır kontrol, taşınır kayıt ve kontrol
allocation-budget, appropriation, budget allocation | ödenek tahsisi, bütçe ödeneği
say2000i | say2000i
mys-spending | mys
municipal council, city council-body | belediye meclisi
municipal committee | belediye encümeni, encümen
municipal services | belediye hizmetleri
cleaning! works, cleaning! affairs, street cleaning | sokak temizliği
technical affairs, technical works directorate | fen işleri, fen işleri müdürlüğü
zoning! directorate | imar müdürlüğü, imar ve şehircilik
licence directorate | ruhsat müdürlüğü, ruhsat denetim
illegal building, unauthorised construction, unlicensed construction | kaçak yapı, ruhsatsız yapı
expropriation-thing, compulsory purchase | istimlak
geographic information system-town, city information system | kent bilgi sistemi
street vendor, hawker, peddler | seyyar satıcı, işportacı
price tag inspection, label inspection | etiket denetimi
workplace inspection, business inspection, inspection of businesses | işyeri denetimi, işyeri denetimleri
food inspection | gıda denetimi
scale inspection, weights and measures | ölçü ve ayar, tartı denetimi
social welfare office, social assistance office, social assistance foundation | sosyal yardımlaşma vakfı
soup kitchen | aşevi
elderly care services, elderly services | yaşlı hizmetleri
disability services, disability centre | engelli hizmetleri, engelli merkezi
women's centre | kadın merkezi, kadın danışma merkezi
vocational course, vocational training course, municipal course, vocational courses, trade course | meslek kursu, meslek edindirme kursu, halk eğitim kursu, mesleki kurs
cemetery, graveyard | mezarlık
civil marriage | nikah
birth registration, birth certificate | doğum kaydı, doğum belgesi
address registration, registration of address | adres kaydı, adres beyanı
identity number, id number | kimlik numarası, tc kimlik numarası
driving! licence procedures, driver's licence procedures | ehliyet işlemleri
passport procedures, passport formalities | pasaport işlemleri
citizenship | vatandaşlık
asylum, asylum application | iltica, sığınma başvurusu
migration management, directorate of migration | göç idaresi, göç yönetimi
deportation-thing | sınır dışı işlemi
foreigner, foreign national | yabancı uyruklu, yabancı kişi
consular services, consular affairs | konsolosluk hizmetleri, konsolosluk işlemleri
foreign affairs, foreign relations | dışişleri, dış ilişkiler
diplomacy, diplomatic | diplomasi, diplomatik
protocol-ceremony, protocol affairs, protocol service | protokol işleri, protokol görevi
state visit, official visit | resmi ziyaret
sister city | kardeş şehir
election campaign, electoral campaign | seçim kampanyası
political party, party-political | siyasi parti
polling! station, polling! place | seçim sandığı, oy verme yeri
ballot box committee, polling! station committee | sandık kurulu
voter, elector | seçmen
candidate-election | milletvekili adayı, belediye başkan adayı
vote, vote-thing | oy
law proposal, bill-law, draft law | kanun teklifi, yasa tasarısı, kanun tasarısı
census, population census | nüfus sayımı
state-owned enterprise, public enterprise, state economic enterprise | kamu iktisadi teşebbüsü
privatisation, privatization | özelleştirme
social housing | sosyal konut
development project, rural development | kalkınma projesi, kırsal kalkınma
regional development | bölgesel kalkınma
undersecretariat | müsteşarlık
inspection board, inspectorate | teftiş kurulu, müfettişlik
investigation report, inspection report, examination report | soruşturma raporu, teftiş raporu, inceleme raporu, muayene raporu
disciplinary investigation, administrative investigation | disiplin soruşturması, idari soruşturma
`;
