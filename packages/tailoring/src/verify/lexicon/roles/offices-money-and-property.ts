/** Titles of offices, personnel, accounts, banks, insurance and property, in the form of any-trade.ts. */
export const OFFICES_MONEY_AND_PROPERTY = `
office worker, office employee | ofis çalışanı, büro çalışanı, büro personeli
switchboard operator, telephone operator, telephonist | santral görevlisi, santral operatörü, santral memuru, telefon operatörü, santralci > operator
data entry clerk, data entry operator, data entry specialist | veri giriş elemanı, veri giriş operatörü, veri hazırlama ve kontrol işletmeni, bilgisayar işletmeni, vhki
archive clerk, filing clerk | arşiv elemanı, arşiv sorumlusu
errand runner, messenger, office boy, tea lady | ofis boy, getir götür elemanı, odacı
human resources manager, hr manager, personnel manager | insan kaynakları müdürü, ik müdürü, insan kaynakları yöneticisi, ik yöneticisi, personel müdürü > manager
human resources director, hr director | insan kaynakları direktörü, ik direktörü > director
human resources specialist, hr specialist, hr executive, human resources executive, personnel specialist, hr officer, human resources officer | insan kaynakları uzmanı, ik uzmanı, personel uzmanı > specialist
human resources assistant, hr assistant | insan kaynakları asistanı, ik asistanı, insan kaynakları uzman yrd, ik uzman yrd
human resources business partner, hr business partner, hrbp | ik iş ortağı, insan kaynakları iş ortağı
human resources assistant specialist, junior hr specialist, assistant hr specialist | insan kaynakları uzman yardımcısı, ik uzman yardımcısı
recruiter, recruitment specialist, talent acquisition specialist, headhunter, recruitment consultant | işe alım uzmanı, işe alımcı, seçme yerleştirme uzmanı, işe alım danışmanı, yetenek kazanımı uzmanı
payroll specialist, payroll officer, payroll administrator, payroll clerk | bordro uzmanı, bordro sorumlusu, bordro elemanı, özlük işleri uzmanı, bordrolama uzmanı
training specialist, learning and development specialist, l&d specialist, training officer | eğitim uzmanı, eğitim ve gelişim uzmanı, eğitim sorumlusu > specialist
training manager, learning and development manager, l&d manager, head of training | eğitim müdürü, eğitim yöneticisi, eğitim ve gelişim müdürü > manager
personnel officer, personnel affairs officer, personnel clerk | personel sorumlusu, özlük işleri sorumlusu, personel memuru, personel işleri sorumlusu
senior specialist | kıdemli uzman > specialist
assistant specialist, associate specialist, junior specialist | uzman yardımcısı, uzm yrd, uzman yrd
management trainee, graduate trainee, mt | yönetici adayı, mt
union representative, shop steward | sendika temsilcisi, işyeri temsilcisi > representative
entrepreneur | girişimci
self-employed person, freelancer, freelance worker | serbest çalışan, freelancer
shopkeeper, shop owner, store owner, tradesman-shop | esnaf, dükkan sahibi, mağaza sahibi
chief accountant-role, accounting manager, chief accountant, accounts manager, head of accounting | muhasebe müdürü, baş muhasebeci
accounting supervisor, accounting chief | muhasebe şefi, muhasebe sorumlusu
senior accountant | kıdemli muhasebeci, kıdemli muhasebe uzmanı > accountant
accounting specialist, accounts executive | muhasebe uzmanı > accountant
assistant accountant, accounting assistant, accounts assistant, accounts clerk, accounting clerk, junior accountant | muhasebe yardımcısı, muhasebe asistanı, muhasebe yardımcı elemanı, muhasebe uzman yardımcısı, muhasebe yrd, muhasebe uzman yrd
trainee accountant, accounting intern | stajyer muhasebeci, muhasebe stajyeri
bookkeeper, book-keeper | muhasebe kayıt elemanı, defter tutan, ön muhasebe elemanı, ön muhasebeci
cost accountant | maliyet muhasebecisi, maliyet muhasebe uzmanı, maliyet muhasebesi uzmanı > accountant
tax consultant, tax adviser, tax advisor | vergi danışmanı > consultant
tax specialist, tax accountant | vergi uzmanı > specialist
financial adviser, financial advisor, independent accountant financial adviser | mali müşavir, finansal danışman, serbest muhasebeci mali müşavir > accountant
sworn financial adviser-role | yeminli mali müşavir
finance manager, financial manager | finans müdürü, finans yöneticisi, mali işler müdürü > manager
finance director, financial director | finans direktörü > director
finance specialist, finance executive, finance officer | finans uzmanı, finans yetkilisi > specialist
financial analyst, finance analyst | finansal analist, finans analisti, mali analist > analyst
financial controller, controller, finance controller | finansal kontrolör, mali kontrolör, finans kontrolörü
budget specialist, budget and reporting specialist, budget analyst | bütçe uzmanı, bütçe raporlama uzmanı, bütçe analisti, bütçe ve raporlama uzmanı > specialist
treasury specialist, treasurer | hazine uzmanı, hazine sorumlusu, hazinedar > specialist
credit controller, collections officer, debt collector, collection specialist | tahsilat uzmanı, tahsilat sorumlusu, alacak takip uzmanı
internal audit manager | iç denetim müdürü > manager
actuary | aktüer
risk analyst, risk specialist | risk analisti, risk uzmanı
bank clerk, banker, bank officer, bank employee | bankacı, banka memuru, banka çalışanı, banka personeli, banka görevlisi, banka yetkilisi
branch manager, bank branch manager | şube müdürü, şube yöneticisi > manager
assistant branch manager, deputy branch manager | şube müdür yardımcısı, şube müdür yrd
customer adviser-bank, customer representative, customer relationship representative, personal banker, retail customer representative, retail banking representative, retail banking officer | müşteri temsilcisi, bireysel müşteri temsilcisi, bireysel bankacılık müşteri temsilcisi, bireysel portföy yöneticisi
portfolio manager, relationship manager | portföy yöneticisi, portföy yönetmeni, müşteri ilişkileri yöneticisi, portföy müdürü
loan officer, credit officer, loan specialist, credit specialist, lending officer | kredi uzmanı, kredi yetkilisi, kredi tahsis uzmanı, kredi sorumlusu
operations officer-bank, banking operations specialist | operasyon yetkilisi, bankacılık operasyon uzmanı
head teller, chief teller | baş veznedar, gişe şefi
stockbroker, securities broker, investment broker | borsacı, menkul kıymet brokeri, yatırım danışmanı-borsa
investment adviser, investment consultant, investment advisor | yatırım danışmanı, yatırım uzmanı > consultant
trader | trader, dealer
insurance agent, insurance sales representative, insurance broker, insurance salesperson | sigorta acentesi-kişi, sigorta satış temsilcisi, sigortacı, sigorta acentesi, sigorta aracısı, sigorta acentesi çalışanı > representative
insurance specialist, insurance technical staff | sigorta uzmanı, sigorta teknik personeli > specialist
claims specialist, claims handler, claims officer, claims adjuster | hasar uzmanı, hasar yetkilisi, hasar sorumlusu
loss adjuster, insurance assessor | eksper, sigorta eksperi
underwriter | sigorta riski uzmanı, underwriter, sigorta risk kabul uzmanı
estate agent, real estate agent, realtor, real estate consultant, property consultant, real estate adviser, letting agent, real estate broker | emlakçı, emlak danışmanı, gayrimenkul danışmanı
real estate appraiser, valuer, property valuer | gayrimenkul değerleme uzmanı
property manager, facility manager, facilities manager, building manager | tesis müdürü, tesis yöneticisi, site yöneticisi, bina yöneticisi, mülk yöneticisi, gayrimenkul yöneticisi
management accountant | yönetim muhasebecisi, yönetim muhasebesi uzmanı > accountant
assistant management accountant | yönetim muhasebesi uzman yardımcısı, yönetim muhasebesi uzman yrd
accounts payable clerk, accounts payable specialist, purchase ledger clerk | borç hesapları sorumlusu, satıcı hesapları uzmanı, borçlar muhasebesi elemanı
accounts receivable clerk, accounts receivable specialist, sales ledger clerk | alacak hesapları sorumlusu, cari hesap sorumlusu
credit analyst | kredi analisti > analyst
assistant auditor, audit assistant | denetçi yardımcısı, denetçi yrd
risk manager | risk müdürü, risk yöneticisi > manager
investment analyst | yatırım analisti > analyst
human resources generalist, hr generalist | ik genel uzmanı, insan kaynakları sorumlusu, ik sorumlusu
senior buyer, senior purchasing specialist | kıdemli satın almacı, kıdemli satın alma uzmanı > buyer
contract manager, contracts manager | sözleşme yöneticisi, sözleşme müdürü > manager
senior lawyer, senior associate attorney | kıdemli avukat > lawyer
assistant legal counsel, assistant legal adviser | hukuk müşaviri yardımcısı, hukuk müşavir yardımcısı, hukuk müşaviri yrd, hukuk müşavir yrd
auctioneer | müzayedeci, mezatçı
management consultant | yönetim danışmanı > consultant
internal auditor assistant, assistant internal auditor | iç denetçi yardımcısı, iç denetim uzman yardımcısı, iç denetçi yrd
internal audit specialist | iç denetim uzmanı > specialist
audit manager | denetim müdürü > manager
audit senior, senior auditor | kıdemli denetçi > auditor
independent audit manager | bağımsız denetim müdürü
tax manager | vergi müdürü > manager
payroll manager | bordro müdürü, bordro yöneticisi > manager
payroll assistant, payroll trainee | bordro asistanı, bordro uzman yardımcısı, bordro yrd
budget manager, budget and reporting manager | bütçe müdürü, bütçe ve raporlama müdürü, bütçe raporlama müdürü > manager
financial planning manager, fp&a manager | finansal planlama müdürü, finansal planlama ve analiz müdürü > manager
fp&a analyst, financial planning analyst, financial planning specialist | finansal planlama analisti, finansal planlama uzmanı, finansal planlama ve analiz uzmanı
cost controller, cost control specialist, cost analyst | maliyet kontrolörü, maliyet kontrol uzmanı, maliyet analisti, maliyet uzmanı
treasury manager | hazine müdürü > manager
credit manager | kredi müdürü, krediler müdürü > manager
collections manager | tahsilat müdürü, tahsilat yöneticisi > manager
invoice clerk, billing clerk, billing specialist, invoicing specialist | fatura elemanı, fatura sorumlusu, faturalama uzmanı, fatura uzmanı
finance assistant, finance clerk | finans asistanı, finans elemanı, finans uzman yardımcısı
finance intern, finance trainee | finans stajyeri, stajyer finans uzmanı
accounts receivable manager | alacak yönetimi müdürü
chief executive-bank, bank manager | banka müdürü
customer adviser, customer advisor, client adviser, client advisor | müşteri danışmanı > consultant
customer service team leader, customer service supervisor, customer service team lead, customer support team lead, customer service chief | müşteri hizmetleri takım lideri, müşteri hizmetleri süpervizörü, müşteri hizmetleri ekip lideri, müşteri hizmetleri şefi > lead
quality specialist-calls, call quality specialist | çağrı kalite uzmanı
complaints officer, complaints specialist, complaint handler | şikayet yönetimi uzmanı, şikayet uzmanı, şikayet çözüm uzmanı
insurance consultant, insurance adviser, insurance advisor | sigorta danışmanı > consultant
insurance manager, insurance agency manager | sigorta müdürü, acente müdürü > manager
policy clerk, policy issuing clerk | poliçe elemanı, poliçe düzenleme elemanı
claims manager | hasar müdürü > manager
bancassurance specialist | bankasürans uzmanı
purchasing director, procurement director, chief procurement officer, cpo | satın alma direktörü, satınalma direktörü > director
strategic buyer, category manager-buying, category buyer, strategic purchasing specialist | stratejik satın alma uzmanı, kategori satın alma uzmanı
foreign trade assistant, foreign trade assistant specialist | dış ticaret uzman yardımcısı, dış ticaret asistanı
import manager | ithalat müdürü > manager
export operations specialist, export operations officer | ihracat operasyon uzmanı, ihracat operasyon sorumlusu > specialist
senior project manager | kıdemli proje yöneticisi, kıdemli proje müdürü > project manager
project leader, project lead | proje lideri
pmo specialist, pmo officer | pmo uzmanı, proje ofisi uzmanı
process specialist, process improvement specialist | süreç uzmanı, süreç geliştirme uzmanı, süreç iyileştirme uzmanı
strategy specialist, strategy analyst, strategic planning specialist, strategic planner, strategist | strateji uzmanı, strateji analisti, stratejik planlama uzmanı, stratejist, stratejik planlamacı
senior consultant | kıdemli danışman > consultant
junior consultant, associate consultant, assistant consultant | danışman yardımcısı, yardımcı danışman
hr consultant, human resources consultant | ik danışmanı, insan kaynakları danışmanı > consultant
hr coordinator, human resources coordinator | ik koordinatörü, insan kaynakları koordinatörü > coordinator
hr intern, human resources intern | ik stajyeri, insan kaynakları stajyeri
recruitment manager, talent acquisition manager, head of recruitment | işe alım müdürü, işe alım yöneticisi, yetenek kazanımı müdürü > manager
recruitment assistant, talent acquisition assistant, junior recruiter, assistant recruiter | işe alım asistanı, işe alım uzman yardımcısı
compensation and benefits specialist, compensation specialist | ücret ve yan haklar uzmanı, ücretlendirme uzmanı > specialist
department secretary, team secretary | departman sekreteri, bölüm sekreteri, birim sekreteri > secretary
general manager's assistant, assistant to the general manager, ceo assistant | genel müdür asistanı, genel müdür sekreteri, ceo asistanı
office administrator, office coordinator | ofis koordinatörü, ofis idarecisi
office staff, office personnel | ofis personeli
document controller, document control specialist | doküman kontrolcü, doküman kontrol uzmanı, doküman kontrol sorumlusu
correspondence clerk, documents clerk, mail clerk, mailroom clerk | evrak memuru, evrak kayıt memuru, evrak elemanı, evrak kayıt elemanı
facility supervisor, facilities supervisor | tesis sorumlusu, tesis şefi
site manager-housing, residential site manager | site müdürü
real estate manager, real estate office manager | emlak müdürü, emlak ofisi müdürü, gayrimenkul müdürü
real estate sales consultant, property sales consultant, real estate sales representative | gayrimenkul satış danışmanı, konut satış danışmanı, gayrimenkul satış temsilcisi, emlak satış danışmanı
freelance translator | serbest çevirmen, freelance çevirmen > translator
technical translator | teknik çevirmen > translator
literary translator, book translator | edebi çevirmen, edebiyat çevirmeni, kitap çevirmeni > translator
legal translator | hukuk çevirmeni > translator
translation project manager | çeviri proje yöneticisi
subtitle translator, subtitler | altyazı çevirmeni > translator
wedding planner, wedding organiser | düğün organizatörü, düğün planlayıcısı, düğün organizasyon sorumlusu
field officer, field worker | saha elemanı
field coordinator | saha koordinatörü > coordinator
field manager | saha yöneticisi > manager
`;
