/** Taxes, wages and social insurance, in the form of everyday/general.ts. */
export const TAX_AND_PAYROLL = `
income tax | gelir vergisi > tax
income tax return, personal tax return | gelir vergisi beyannamesi, yıllık gelir vergisi beyannamesi > tax return
corporate tax return, corporation tax return | kurumlar vergisi beyannamesi > tax return
provisional tax return, advance tax return | geçici vergi beyannamesi > tax return
combined return, withholding! and premium service return, muhsgk | muhsgk, muhtasar ve prim hizmet beyannamesi > tax return
stamp duty return | damga vergisi beyannamesi > tax return
vat refund, vat reclaim | kdv iadesi
vat refund file | kdv iade dosyası, kdv iadesi dosyası
input vat | indirilecek kdv
output vat | hesaplanan kdv
tax refund, tax rebate | vergi iadesi, vergi iade
tax assessment, tax accrual | vergi tahakkuku, tarhiyat, vergi tarhiyatı
tax liability, tax debt | vergi borcu, vergi yükümlülüğü
tax payment | vergi ödemesi > payment
tax base | matrah, vergi matrahı
tax bracket | vergi dilimi, gelir vergisi dilimi
tax exemption, tax exempt, tax-free | vergi muafiyeti, vergi istisnası, vergisiz
tax planning | vergi planlaması, vergi planlama
tax penalty, tax fine | vergi cezası, vergi ziyaı cezası
tax dispute | vergi uyuşmazlığı, vergi ihtilafı
tax amnesty | vergi affı, yapılandırma
restructuring-debt, debt restructuring | borç yapılandırma, borç yapılandırması
transfer pricing | transfer fiyatlandırması
ba form | ba formu
bs form | bs formu
ba and bs forms, ba-bs forms, ba bs forms | ba bs formları, ba-bs formları, ba bs formu
e-return, electronic filing, e-filing, e-declaration | e-beyanname, elektronik beyanname
e-notification | e-tebligat, elektronik tebligat
interactive tax office | interaktif vergi dairesi, ivd
r&d incentive, r&d tax credit, r&d support | ar-ge teşviki, ar-ge desteği, ar-ge indirimi
wage incentive, employment incentive, sgk incentive, insurance premium incentive | sgk teşviki, istihdam teşviki, prim teşviki, sigorta prim teşviki
payroll run, monthly payroll, salary run | aylık bordro, maaş bordroları
payroll slip distribution, payroll list, payroll sheet | bordro listesi, bordro cetveli
gross, gross-amount, before tax | brüt
net of tax, after tax, after-tax | vergi sonrası, vergiden sonra
gross-to-net, gross to net calculation | brütten nete, brütten nete hesaplama
net-to-gross | netten brüte
basic salary, base salary, base pay, base wage | temel ücret, ana ücret, çıplak ücret, temel maaş > salary
hourly wage, hourly rate, hourly pay | saat ücreti, saatlik ücret > salary
daily wage, day rate, daily rate-pay | günlük ücret > salary
overtime pay, overtime payment | fazla mesai ücreti, fazla çalışma ücreti
pay rise, salary increase, pay increase, wage increase, salary rise, pay raise, raise-pay | maaş zammı, ücret artışı, ücret zammı, maaş artışı, zam
salary payment, wage payment | maaş ödemesi, ücret ödemesi > payment
salary structure, pay structure, pay scale, salary scale, wage scale, grading! structure | ücret yapısı, ücret skalası, maaş skalası
salary survey, pay survey, wage survey, salary benchmarking | ücret araştırması, ücret anketi
salary attachment, wage garnishment, garnishment | maaş haczi, maaş kesintisi
seizure-law, attachment-law, levy-law | haciz
deduction, pay deduction | kesinti, ücret kesintisi
allowance, stipend, benefit payment | ödenek, harçlık
travel allowance, daily allowance, per diem, subsistence allowance | harcırah, yolluk
meal allowance, food allowance | yemek ücreti, yemek yardımı, yemek parası
transport allowance, commuting! allowance, travel card-allowance | yol ücreti, yol yardımı, yol parası
child benefit, child allowance | çocuk yardımı, çocuk parası
family allowance | aile yardımı
minimum living allowance, agi | asgari geçim indirimi, agi
leave entitlement, holiday entitlement, leave balance, remaining! leave | izin hakkı, izin bakiyesi, kalan izin
sick note, medical certificate-leave, doctor's note, incapacity report, medical certificate, sick report, rest report | iş göremezlik raporu, rapor belgesi
leave form, leave request, holiday request, leave application | izin formu, izin talebi, izin talep formu
late arrival, tardiness, lateness-work | geç kalma, işe geç gelme
entry and exit records, clocking! records, clock-in records | giriş çıkış kayıtları, turnike kayıtları
job start, starting! work, joining! formalities, hiring! paperwork, hiring! formalities | işe giriş, işe giriş işlemleri, işe giriş evrakı
leaving! formalities, exit formalities, termination formalities, termination paperwork | işten çıkış işlemleri, işten ayrılış işlemleri
entries and exits, joiners and leavers, starters and leavers, starters and leavers' paperwork | işe giriş çıkış, işe giriş ve çıkış, işe giriş çıkış işlemleri, işe giriş ve çıkış işlemleri
e-declaration-sgk, e-bildirge | e-bildirge
sgk service record, insurance record, service breakdown | sgk hizmet dökümü, sgk dökümü, hizmet dökümü
visit notification, work accident notification, accident notification | iş kazası bildirimi, vizite, vizite bildirimi, kaza bildirimi
unemployment benefit, unemployment insurance | işsizlik ödeneği, işsizlik sigortası, işsizlik maaşı
short-time work allowance, short-time working, furlough | kısa çalışma ödeneği, kısa çalışma
retirement, retirement-thing, pension | emeklilik
retirement procedures, retirement formalities | emeklilik işlemleri
disability quota, disabled employee | engelli çalışan, engelli kotası, engelli personel
seniority, length of service, years of service | kıdem, hizmet süresi
probation period, trial period, probationary period, probation-period | deneme süresi
notice period, period of notice | ihbar süresi, bildirim süresi
release form, release agreement | ibraname
mutual termination, termination agreement, mutual termination agreement | ikale, ikale sözleşmesi
certificate of employment, employment certificate, proof of employment, reference letter-work | çalışma belgesi, hizmet belgesi, bonservis
salary certificate, proof of income | maaş yazısı, gelir belgesi
blue-collar payroll | mavi yaka bordrosu
netsis payroll | netsis bordro
logo payroll, logo bordro plus, logo bordro | logo bordro, logo bordro plus
mikro payroll | mikro bordro
successfactors, sap successfactors | successfactors, sap successfactors
workday | workday
bamboohr | bamboohr
kariyer.net | kariyer.net
indeed | indeed
paid leave-year, annual leave, paid annual leave, holiday leave, vacation leave, paid holiday | yıllık izin, yıllık ücretli izin, senelik izin > leave
paye, pay as you earn | paye
p45, p45s | p45
p60, p60s | p60
auto-enrolment, pension auto-enrolment | otomatik katılım, otomatik katılım sistemi
isa-savings, isas | isa
cis-tax, construction industry scheme | cis
grievance, grievance procedure | işyeri şikayeti, çalışan şikayeti
grievance hearing | şikayet görüşmesi, çalışan şikayet görüşmesi
tupe, tupe transfer | tupe
notification-sgk, bildirge | bildirge
intake-people, graduate intake, intakes | alım dönemi, alım grubu
`;
