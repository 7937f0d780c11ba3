/** Banks, markets and insurance, in the form of everyday/general.ts. */
export const BANKING_AND_INSURANCE = `
bank | banka
participation bank, islamic bank | katılım bankası > bank
public bank, state bank | kamu bankası > bank
central bank | merkez bankası
banking-sector, banking, banking! sector, banking! industry | bankacılık, bankacılık sektörü
retail banking, personal banking, consumer banking | bireysel bankacılık > banking-sector
corporate banking, commercial banking | kurumsal bankacılık, ticari bankacılık > banking-sector
digital banking, online banking, internet banking | dijital bankacılık, internet bankacılığı, internet şubesi
mobile banking, mobile app-bank, mobile banking app | mobil bankacılık, mobil şube
sme, small and medium-sized enterprise, small business, small and medium enterprise, small company, smes, small and medium-sized enterprises | kobi, küçük ve orta ölçekli işletme, küçük işletme
counter, teller counter, teller desk, bank counter, cash desk-bank | gişe, banka gişesi
counter service, counter transactions, teller transactions, counter operations | gişe işlemleri, gişe işlemi, gişe hizmeti
digital counter, digital teller | dijital gişe
deposit, savings account, term deposit, time deposit | mevduat, vadeli mevduat, vadeli hesap
security deposit, deposit | depozito
participation account, profit-share account | katılma hesabı, katılım hesabı
checking! account, demand deposit, current account | vadesiz hesap, vadesiz mevduat
deposit-money, depositing, cash deposit, paying! in, pay-in, money deposit | nakit yatırma
withdrawal, cash withdrawal, money withdrawal | nakit çekme
money transfer, transfer, bank transfer, wire transfer, remittance-bank | havale, eft, para transferi, para gönderme, havale eft
eft | eft
swift | swift
iban | iban
atm, cash machine, cashpoint | atm, bankamatik
foreign exchange, currency exchange, foreign currency, fx, forex, currency trading, currency | döviz, döviz işlemleri, kambiyo, döviz alım satımı, döviz alım satım, para birimi, yabancı para
exchange rate | kur, döviz kuru
gold | altın
precious metals | kıymetli maden, değerli maden
credit card | kredi kartı
debit card, bank card | banka kartı, banka kart
loan, credit, bank loan | kredi, banka kredisi
loan-of-books, loan, book loan, library loan, circulation-library, lending! service, book lending | ödünç kitap, ödünç verme hizmeti
consumer loan, personal loan | ihtiyaç kredisi, tüketici kredisi > loan
mortgage, housing! loan, home loan, housing! finance, home finance, mortgage loan, mortgage finance | konut kredisi, konut finansmanı, mortgage, ipotek kredisi > loan
vehicle loan, car loan, auto loan | taşıt kredisi, araç kredisi > loan
commercial loan, business loan | ticari kredi > loan
credit assessment, credit analysis, credit evaluation, credit appraisal, loan appraisal, credit allocation, underwriting-credit | kredi değerlendirme, kredi analizi, kredi tahsis, kredi istihbaratı
credit limit, customer limit | kredi limiti, müşteri limiti, risk limiti
credit score, credit rating, credit report, findeks | kredi notu, kredi skoru, findeks, kredi puanı
collateral, security-loan, surety, guarantee-loan | teminat
letter of guarantee, bank guarantee | teminat mektubu
mortgage-lien, mortgage-charge | ipotek
pledge-security, lien | rehin
non-performing loan, npl, bad debt | takipteki kredi, donuk alacak, şüpheli alacak
interest, interest rate, interest-money | faiz, faiz oranı
leasing, financial leasing | leasing, finansal kiralama
factoring | faktoring
fund, investment fund, mutual fund, financing-fund | fon, yatırım fonu
stock exchange, stock market, borsa istanbul | borsa, borsa istanbul, bist
stock-share, company share, equity | hisse senedi, pay senedi, hisse
bond, debt security | tahvil
treasury bill | bono
portfolio, investment portfolio | portföy, yatırım portföyü
portfolio management, asset management, fund management | portföy yönetimi, varlık yönetimi, fon yönetimi
capital market, capital markets | sermaye piyasası, sermaye piyasaları
capital markets board, cmb, spk | sermaye piyasası kurulu, spk
spk licence, cmb licence, capital markets licence, spl licence | spk lisansı, sermaye piyasası lisansı, spl lisansı
spk level 1, cmb level 1 | spk düzey 1, düzey 1
spk level 2, cmb level 2 | spk düzey 2, düzey 2
spk level 3, cmb level 3 | spk düzey 3, düzey 3
level 1-exam, level 1 | düzey 1, seviye 1
module, module-software, software module | modül, yazılım modülü
exam module | sınav modülü
bddk, banking! regulation and supervision agency | bddk, bankacılık düzenleme ve denetleme kurumu
tbb-banks, banks association of turkey | türkiye bankalar birliği
derivative, futures, derivatives | türev, vadeli işlem, türev ürün
hedging | riskten korunma, hedge
crypto, cryptocurrency | kripto para, kripto
blockchain | blok zincir, blokzincir, blockchain, blok zinciri
fintech, financial technology | fintek, finansal teknoloji
kyc, know your customer, customer due diligence | müşterini tanı, kyc, müşteri tanıma
masak, financial crimes investigation board | masak
pension, retirement pension | emekli maaşı, emekli aylığı
retired person, retiree, pensioner, retired | emekli
private pension, pension plan, individual pension, bes-pension | bireysel emeklilik, bes, emeklilik planı
insurance | sigorta, sigortacılık
insurance company, insurer | sigorta şirketi > company
insurance agency, insurance broker-firm | sigorta acentesi, sigorta acentası
agency, agency-office | ajans, acente
insurance policy, policy-insurance, policy, policies | poliçe, sigorta poliçesi
policy renewal, renewal of policy | poliçe yenileme
premium, insurance premium | prim, sigorta primi
traffic insurance, compulsory motor insurance, motor third party liability, compulsory traffic insurance, third-party motor insurance | trafik sigortası, zorunlu trafik sigortası > motor insurance
motor insurance, car insurance, auto insurance, vehicle insurance | oto sigortası, araç sigortası > insurance
casco, comprehensive car insurance, comprehensive motor insurance, own-damage insurance | kasko > motor insurance
health insurance, medical insurance | sağlık sigortası > insurance
complementary health insurance, supplementary health insurance, top-up health insurance | tamamlayıcı sağlık sigortası, tss > health insurance
home insurance, household insurance, property insurance | konut sigortası > insurance
earthquake insurance, dask | deprem sigortası, dask > insurance
workplace insurance, business insurance | işyeri sigortası > insurance
marine insurance, cargo insurance, transport insurance | nakliyat sigortası, taşıma sigortası, yük sigortası > insurance
liability insurance | sorumluluk sigortası > insurance
agricultural insurance, tarsim, crop insurance | tarım sigortası, tarsim > insurance
reinsurance | reasürans
claim, damage-claim, insurance claim, damage claim, loss-claim | hasar, tazminat talebi, hasar dosyası
claims handling, claims management, claims processing, claims adjustment | hasar yönetimi, hasar işlemleri, hasar takibi
claims assessment, loss adjusting, damage assessment, loss adjustment, expertise-damage | eksper, ekspertiz, hasar tespiti
insured, policyholder, insured party | sigortalı, sigorta ettiren, poliçe sahibi
coverage-insurance, cover-insurance, insurance cover, coverage, cover | teminat, sigorta teminatı
exclusion-policy, exemption, exempt | istisna, muafiyet, muaf
actuarial, actuarial science | aktüerya, aktüerya bilimleri
segem, insurance training centre | segem, sigortacılık eğitim merkezi
segem technical personnel, segem certificate, segem technical staff | segem teknik personel, segem belgesi, segem teknik personel belgesi
technical personnel, technical staff | teknik personel, teknik kadro
real estate, property-estate, real property, realty, property, properties | gayrimenkul, emlak, taşınmaz, mülk
real estate agency, estate agency, estate agent's, letting! agency, realty office | emlak ofisi, emlakçı, gayrimenkul ofisi, emlak bürosu
real estate consultancy, real estate brokerage, estate agency-work | gayrimenkul danışmanlığı, emlak danışmanlığı, emlakçılık
real estate valuation, property valuation, property appraisal | gayrimenkul değerleme, taşınmaz değerleme, gayrimenkul ekspertizi
responsible real estate consultant certificate, level 5 real estate | sorumlu emlak danışmanlığı belgesi, emlak danışmanlığı belgesi
property listing, listing, real estate listing | ilan, emlak ilanı, portföy
rental-property, letting, rental, lettings | kiralama, kiralık
house sale, property sale, home sale, real estate sales, real estate sale | konut satışı, ev satışı, gayrimenkul satışı, emlak satışı > sales-thing
viewing, property viewing, showing-house | yer gösterme, konut gösterimi
property management, estate management, building! management | site yönetimi, bina yönetimi, apartman yönetimi
facility management, facilities management | tesis yönetimi
maintenance fee, service charge, dues, membership fee | aidat
dwelling, flat, apartment, residence, housing! unit, condo, condominium | konut, daire, apartman dairesi
villa | villa
land-plot, plot, land, plot of land, parcel, land parcel | arsa, arazi, parsel
housing! estate, residential complex, apartment complex, residential site, housing! site, gated community | site, konut sitesi
office building | ofis binası, iş merkezi, plaza
motor claim, motor claims, car claim, vehicle claim, auto claim | kasko hasarı, oto hasarı, araç hasarı
`;
