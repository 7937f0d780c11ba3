/** Titles of offices, personnel, accounts, banks, insurance and property, in the form of any-trade.ts. */
export const OFFICES_MONEY_AND_PROPERTY = `
office worker, office employee | ofis çalışanı, büro çalışanı, büro personeli
switchboard operator, telephone operator | santral görevlisi, santral operatörü > operator
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
training specialist, learning and development specialist, l&d specialist | eğitim uzmanı, eğitim ve gelişim uzmanı > specialist
training manager | eğitim müdürü, eğitim yöneticisi > manager
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
insurance agent, insurance sales representative, insurance broker | sigorta acentesi-kişi, sigorta satış temsilcisi, sigortacı, sigorta acentesi, sigorta aracısı > representative
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
senior buyer | kıdemli satın almacı, kıdemli satın alma uzmanı > buyer
contract manager, contracts manager | sözleşme yöneticisi, sözleşme müdürü > manager
senior lawyer, senior associate attorney | kıdemli avukat > lawyer
assistant legal counsel, assistant legal adviser | hukuk müşaviri yardımcısı, hukuk müşavir yardımcısı, hukuk müşaviri yrd, hukuk müşavir yrd
auctioneer | müzayedeci, mezatçı
management consultant | yönetim danışmanı > consultant
`;
