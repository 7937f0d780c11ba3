/** Courts, contracts and rights, in the form of everyday/general.ts. */
export const LAW_AND_JUSTICE = `
law firm, law office, legal practice, solicitors' firm, chambers | hukuk bürosu, avukatlık bürosu, avukatlık ofisi
legal advice, legal consultancy, legal counselling, legal counsel | hukuki danışmanlık, hukuk danışmanlığı, hukuki görüş
legal opinion | hukuki görüş, hukuki mütalaa
legal research, case law research | hukuki araştırma, içtihat araştırması
legal practice-work, lawyering, practice of law, advocacy-law | avukatlık
pupillage, articles-law, training! contract | avukat stajı
lawsuit, court case, litigation, legal action, legal proceedings, legal case, case | dava, dava süreci
case file, court file, case record, litigation file, lawsuit file | dava dosyası, dosya, vaka dosyası
labour lawsuit, employment case, employment lawsuit, employment dispute, labour dispute, labor dispute | iş davası, işçi davası, iş uyuşmazlığı > lawsuit
employment tribunal, labour court, labor court | iş mahkemesi > court
criminal case | ceza davası > lawsuit
civil case, civil lawsuit | hukuk davası > lawsuit
divorce case, divorce proceedings | boşanma davası > lawsuit
compensation case, compensation claim, damages claim | tazminat davası > lawsuit
debt collection, debt recovery, collections | alacak takibi, borç tahsilatı
enforcement proceedings | icra takibi > debt collection
enforcement office | icra müdürlüğü, icra dairesi
enforcement-law, enforcement | icra
bankruptcy, insolvency | iflas
concordat | konkordato
court, courtroom, tribunal | mahkeme
court of appeal, appeals court, regional court of appeal | istinaf mahkemesi, bölge adliye mahkemesi > court
court of cassation, supreme court of appeals | yargıtay > court
council of state | danıştay > court
constitutional court | anayasa mahkemesi > court
european court of human rights, echr | avrupa insan hakları mahkemesi, aihm > court
criminal court | ceza mahkemesi > court
criminal court of first instance | asliye ceza mahkemesi > criminal court
high criminal court, heavy penal court, assize court | ağır ceza mahkemesi > criminal court
civil court | hukuk mahkemesi, asliye hukuk mahkemesi > court
commercial court | ticaret mahkemesi, asliye ticaret mahkemesi > court
court hearing, hearing, trial hearing, court session | duruşma, celse
courthouse, court house | adliye, adalet sarayı
court clerk's office, court registry, registry office | kalem, yazı işleri, mahkeme kalemi
judge's ruling, verdict, judgment, judgement, court ruling, court decision | karar, hüküm, mahkeme kararı
appeal, legal appeal | istinaf
cassation appeal, appeal | temyiz
appeal-objection, appeal | itiraz
objection | itiraz
petition, pleading, court petition, written submission | dilekçe
statement of claim, complaint-law | dava dilekçesi > petition
defence statement, statement of defence, reply petition | cevap dilekçesi > petition
court fee, court fees, filing! fee | harç, mahkeme harcı, yargı harcı
expert report, expert opinion, expert witness report | bilirkişi raporu > report-thing
expert witness | bilirkişi
witness | tanık, şahit
witness statement, testimony | tanık ifadesi, tanık beyanı
statement-police, police statement, statement-taking | ifade, ifade alma
plaintiff, claimant | davacı
defendant | davalı
accused, suspect | sanık, şüpheli
victim | mağdur
party-law, litigant, counterparty, opposing! party, other side | taraf, karşı taraf
client-law, client, law client | müvekkil
in favour of, in favor of | lehine
against-law, against | aleyhine
in-house counsel-team, corporate counsel | şirket avukatlığı
power of attorney, proxy | vekaletname, vekalet
notary, notary office | noter, noterlik
notarisation, notarization | noter onayı, noter tasdiki
apostille | apostil
legal notice, cease and desist, warning! letter, formal notice, notice of default | ihtarname, ihtar, ihbarname
uyap, national judiciary informatics system | uyap
contract review | sözleşme inceleme
contract drafting | sözleşme hazırlama
contract management | sözleşme yönetimi
employment contract, labour contract, contract of employment | iş sözleşmesi > contract
lease, rental agreement, lease agreement, tenancy agreement, rental contract, lease contract, tenancy contract, rental lease | kira sözleşmesi, kira kontratı > contract
service contract, service agreement | hizmet sözleşmesi, servis sözleşmesi > contract
service level agreement, sla, slas | hizmet seviyesi anlaşması, sla > service contract
sales contract, sale agreement, purchase agreement, contract of sale | satış sözleşmesi, satış anlaşması > contract
promise of sale contract, preliminary sales contract | satış vaadi sözleşmesi > sales contract
confidentiality agreement, nda, non-disclosure agreement | gizlilik sözleşmesi, nda, gizlilik anlaşması > contract
framework agreement, framework contract | çerçeve anlaşma, çerçeve sözleşme > contract
blanket order, framework order | çerçeve sipariş, açık sipariş
collective agreement, collective bargaining agreement, cba, collective labour agreement | toplu iş sözleşmesi, tis > contract
protocol, memorandum of understanding, mou | protokol, mutabakat zaptı
clause, article-law, contract clause, provision-law | madde, hüküm, sözleşme maddesi
general terms, terms and conditions, general conditions, policy conditions | genel şartlar, hüküm ve koşullar, şartlar ve koşullar
labour law, employment law, labor law | iş hukuku
commercial law, trade law, business law | ticaret hukuku
company law, corporate law | şirketler hukuku > commercial law
criminal law | ceza hukuku
civil law | medeni hukuk
private law | özel hukuk
public law | kamu hukuku
administrative law | idare hukuku
constitutional law | anayasa hukuku
tax law | vergi hukuku
family law | aile hukuku
law of obligations, contract law | borçlar hukuku
real estate law, property law | gayrimenkul hukuku, eşya hukuku
international law | uluslararası hukuk
competition law, antitrust | rekabet hukuku
enforcement and bankruptcy law, insolvency law | icra iflas hukuku, icra ve iflas hukuku
immigration law | göçmenlik hukuku, yabancılar hukuku
insurance law | sigorta hukuku
maritime law | deniz hukuku
human rights | insan hakları
intellectual property, ip-rights, intellectual property rights, ip rights | fikri mülkiyet, fikri mülkiyet hakları, fikri ve sınai haklar
trademark, trade mark | tescilli marka
copyright, royalty-rights | telif hakkı, telif
data protection, personal data protection, data privacy, protection of personal data | kişisel verilerin korunması, veri koruma, veri gizliliği, kişisel verileri koruma
personal data protection law, kvkk, law on the protection of personal data | kişisel verilerin korunması kanunu, kvkk, kişisel verilerin korunması > law
personal data | kişisel veri
gdpr, general data protection regulation | gdpr, genel veri koruma tüzüğü
circular | genelge, tebliğ, sirküler
directive, order-instruction, instructions | yönerge, direktif
memo, memorandum, internal memo, notice-memo | iç yazı, bilgi notu
labour act, labour code | iş kanunu > law
turkish commercial code | türk ticaret kanunu, ttk > law
code of obligations | borçlar kanunu > law
severance pay, severance, redundancy pay | kıdem tazminatı
notice pay, payment in lieu of notice | ihbar tazminatı
compensation, indemnity, damages | tazminat
reinstatement, reinstatement to work | işe iade
unfair dismissal, wrongful dismissal, wrongful termination | haksız fesih, geçersiz fesih
termination of contract, contract termination | fesih, sözleşme feshi
dismissal, termination-employment, layoff, redundancy, termination of employment, termination, staff termination | işten çıkarma, işten çıkış, iş akdi feshi, işten çıkarılma, iş akdinin feshi
resignation, quitting | istifa
mediation, mediator-work | arabuluculuk
arbitration | tahkim
settlement-law, amicable settlement, out-of-court settlement, settlement | sulh, uzlaşma
recourse, subrogation | rücu
bar association, bar | baro
bar exam | avukatlık sınavı, hukuk mesleklerine giriş sınavı
divorce | boşanma
custody | velayet
alimony, maintenance payment | nafaka
inheritance, heritage, estate-inheritance, probate | miras
title deed, land registry, land title | tapu, tapu kaydı
land registry office, land registry directorate | tapu müdürlüğü, tapu dairesi
tenant, lessee | kiracı
landlord, lessor | ev sahibi, kiralayan, mal sahibi
rent, rental-payment | kira
expropriation | kamulaştırma
crime, offence, offense | suç
theft | hırsızlık
fraud | dolandırıcılık, sahtecilik
forgery, counterfeit, fake, forged | sahte, sahtecilik, kalpazanlık
counterfeit banknote, fake note, forged banknote, counterfeit money, counterfeit note, fake money | sahte banknot, sahte para, kalp para
bribery | rüşvet
corruption | yolsuzluk
money laundering | kara para aklama
anti-money laundering, aml | kara para aklamayla mücadele, aml
investigation-law, inquiry, probe | soruşturma, inceleme
evidence, proof | delil, kanıt
prison, jail, correctional facility | cezaevi, hapishane, ceza infaz kurumu
probation-law | denetimli serbestlik
prosecutor's office, public prosecutor's office | savcılık, cumhuriyet savcılığı
compliance, regulatory compliance, legal compliance, adherence, statutory compliance | uyum, mevzuata uyum, yasal uyum, uyumluluk, yasal uygunluk, uygunluk
corporate governance | kurumsal yönetim
ethics, code of conduct | etik, etik kurallar, ahlak
commission, committee, commission-committee, board | komisyon, komite, kurul
board, board of directors, management board | yönetim kurulu
general assembly, annual general meeting, agm | genel kurul
official notification, service of process | tebligat
severance and notice pay, severance and notice | kıdem ve ihbar tazminatı, kıdem ve ihbar tazminatları, kıdem ihbar tazminatı > severance pay, notice pay
business meeting | iş toplantısı, iş toplantıları > meeting
`;
