/** Files, hearings, companies and rights of lawyers, in the form of everyday/general.ts. */
export const CONTRACTS_AND_DISPUTES = `
legal department, legal team, law department, legal affairs, legal affairs department | hukuk departmanı, hukuk birimi, hukuk işleri, hukuk müşavirliği, hukuk bölümü, hukuk servisi
legal process, legal procedure, judicial process, legal proceedings-process | hukuki süreç, yargı süreci, yasal süreç
legal document, legal documents | hukuki belge, hukuki metin, hukuki doküman
legal dispute, legal conflict, dispute-legal | hukuki uyuşmazlık, hukuki ihtilaf
legal risk | hukuki risk > risk
legal support, legal assistance, legal aid | hukuki destek, hukuki yardım, adli yardım
legal translation-text, legal text | hukuk metni
legal correspondence | hukuki yazışma
legal compliance-work, compliance programme, compliance program, compliance work | uyum çalışması
legal regulation, legal regulations, legal requirements, statutory requirements, legal obligation, legal obligations | yasal düzenleme, yasal yükümlülük, yasal gereklilik, yasal gereklilikler
legislative change, change in legislation, legislation change | mevzuat değişikliği
case law, precedent, court precedents | içtihat, emsal karar, yargı kararı
emsal-value, comparable | emsal
litigation process | dava takibi
execution file, enforcement file, debt file | icra dosyası
investigation file | soruşturma dosyası
enforcement case, enforcement proceeding, execution proceeding, execution proceedings | icra takip dosyası, icra işlemleri
enforcement with a court order, enforcement of judgments | ilamlı takip > enforcement case
enforcement without a court order, enforcement without judgment | ilamsız takip > enforcement case
attachment order, seizure order, lien order | haciz kararı
auction-enforcement, foreclosure, forced sale, auction sale | cebri satış, icra satışı, icradan satış
provisional attachment, precautionary attachment | ihtiyati haciz
injunction, interim injunction, preliminary injunction | ihtiyati tedbir, yürütmeyi durdurma
annulment action, annulment suit, action for annulment | iptal davası > lawsuit
reinstatement lawsuit, reinstatement case, reinstatement claim | işe iade davası > lawsuit
debt claim, receivable lawsuit, receivables lawsuit, debt lawsuit | alacak davası > lawsuit
eviction case, eviction lawsuit, eviction suit | tahliye davası > lawsuit
traffic accident case, traffic case | trafik davası, trafik kazası davası > lawsuit
inheritance case, probate case | miras davası > lawsuit
custody case | velayet davası > lawsuit
administrative case, administrative lawsuit | idari dava > lawsuit
tax case, tax lawsuit | vergi davası > lawsuit
commercial case, commercial lawsuit, commercial dispute | ticari dava, ticari uyuşmazlık, ticaret davası > lawsuit
consumer case, consumer dispute | tüketici davası, tüketici uyuşmazlığı > lawsuit
consumer court | tüketici mahkemesi > court
consumer arbitration committee, consumer arbitration board | tüketici hakem heyeti
consumer rights, consumer protection | tüketici hakları, tüketicinin korunması
consumer law | tüketici hukuku
civil court of peace, small claims court | sulh hukuk mahkemesi > court
administrative court | idare mahkemesi > court
tax court | vergi mahkemesi > court
enforcement court | icra mahkemesi, icra hukuk mahkemesi > court
first instance court, court of first instance | ilk derece mahkemesi, asliye mahkemesi > court
judiciary, judicial system, justice system | yargı, yargı sistemi, adalet sistemi
judicial, forensic, court-related | adli
ministry of justice | adalet bakanlığı > ministry
reasoned decision, reasoned judgment | gerekçeli karar
acquittal | beraat
conviction | mahkumiyet
sentence-law, prison sentence, imprisonment | hapis cezası
custody-police, police custody | gözaltı
arrest warrant, warrant | yakalama kararı
arrest warrant-detention, arrest warrant, detention order | tutuklama kararı
defence, defense, defence-law | savunma
defence counsel-work, criminal defence | ceza savunması, müdafilik
indictment | iddianame
interrogation, questioning | sorgu
reconciliation-law, conciliation | uzlaştırma, uzlaştırmacılık
mediation session, mediation meeting | arabuluculuk görüşmesi, arabuluculuk oturumu
settlement agreement, settlement protocol | sulh sözleşmesi, uzlaşma protokolü, anlaşma protokolü
limitation period, statute of limitations, time limit-law | zamanaşımı, hak düşürücü süre
deadline-court, court deadline, procedural deadline | yargı süresi, kesin süre
court-expense, litigation costs, legal costs, court costs | yargılama gideri, dava masrafı, mahkeme masrafı
attorney's fee, legal fee, lawyer's fee, legal fees, attorney fee | vekalet ücreti, avukatlık ücreti
amount in dispute, claim amount | dava değeri, dava bedeli
pecuniary damages, material compensation, material damages | maddi tazminat > compensation
non-pecuniary damages, moral compensation, moral damages | manevi tazminat > compensation
contract law-work, law of contracts | sözleşmeler hukuku, sözleşme hukuku
contract text | sözleşme metni
bilateral agreement, bilateral contract | ikili anlaşma, ikili sözleşme
additional protocol, addendum, amendment protocol, contract amendment | ek protokol, ek sözleşme, tadil protokolü
breach of contract, contract breach, violation of contract | sözleşme ihlali, sözleşmeye aykırılık
breach, violation, infringement, contravention | ihlal, aykırılık
penalty clause, contractual penalty | cezai şart, ceza koşulu
commercial code-law, companies act | şirketler kanunu
share transfer, transfer of shares | hisse devri, pay devri
share transfer agreement, share purchase agreement, spa-law | hisse devir sözleşmesi, pay devri sözleşmesi > contract
shareholders' agreement | hissedarlar sözleşmesi, pay sahipleri sözleşmesi > contract
construction contract, works contract | eser sözleşmesi, yapım sözleşmesi, inşaat sözleşmesi > contract
flat-for-land contract, revenue sharing contract | kat karşılığı sözleşme, kat karşılığı inşaat sözleşmesi > contract
licence agreement, license agreement, licensing! agreement | lisans sözleşmesi, lisans anlaşması > contract
franchise agreement, franchise contract | franchise sözleşmesi > contract
consultancy agreement, consultancy contract, consulting! agreement | danışmanlık sözleşmesi > contract
loan agreement, credit agreement | kredi sözleşmesi > contract
subcontract, subcontractor agreement, subcontractor contract | taşeron sözleşmesi, alt yüklenici sözleşmesi > contract
will, last will, testament | vasiyet, vasiyetname
certificate of inheritance | veraset ilamı, mirasçılık belgesi
guardianship | vesayet, vasilik
law of inheritance, inheritance law | miras hukuku
traffic law | trafik hukuku, trafik kanunu
health law, medical law | sağlık hukuku
it law, information technology law, cyber law | bilişim hukuku
energy law | enerji hukuku
construction law | inşaat hukuku
sports law | spor hukuku
customs law-field, customs and foreign trade law | gümrük hukuku
social security law | sosyal güvenlik hukuku
banking! and finance law, banking! law-field | bankacılık hukuku, bankacılık ve finans hukuku
capital markets law | sermaye piyasası hukuku, sermaye piyasası kanunu
ip law, intellectual property law | fikri mülkiyet hukuku, fikri ve sınai haklar hukuku, marka ve patent hukuku
eu law, european union law | ab hukuku, avrupa birliği hukuku
human rights law | insan hakları hukuku
law of persons | kişiler hukuku
procedural law, civil procedure | usul hukuku, medeni usul hukuku, yargılama hukuku
criminal procedure, criminal procedure code, cmk | ceza muhakemesi, cmk, ceza muhakemesi kanunu
penal code, turkish penal code | türk ceza kanunu, tck > law
civil code, turkish civil code | türk medeni kanunu, medeni kanun > law
constitution | anayasa
trademark registration, registration of trademarks | marka tescili, marka tescil
trademark application | marka başvurusu
patent registration, patent application-work | patent tescili, patent tescil
turkish patent and trademark office, turkpatent | türk patent, türk patent ve marka kurumu, türkpatent
explicit consent, consent-data | açık rıza
privacy notice, information notice, clarification text | aydınlatma metni, gizlilik bildirimi
data inventory, data processing inventory, personal data inventory | veri envanteri, kişisel veri envanteri, kişisel veri işleme envanteri
data controllers' registry, verbis | verbis, veri sorumluları sicili
data protection officer-work, data controller | veri sorumlusu
bylaws, internal regulation, internal regulations | iç yönerge, iç yönetmelik
trade union law | sendikalar kanunu
case management-law, litigation portfolio | dava portföyü
client interview, client meeting-law, client consultation | müvekkil görüşmesi
court file review, file examination, file review | dosya inceleme, dosya incelemesi
legal database, kazancı, lexpera | kazancı, lexpera, hukuk veri tabanı
lexisnexis, westlaw | lexisnexis, westlaw
bar association internship, bar internship | baro stajı
attorneyship act | avukatlık kanunu
notary procedures, notary transactions, notarial procedures | noter işlemleri
general assembly procedures, general assembly process | genel kurul işlemleri
contract draft, draft of a contract | sözleşme taslağı, sözleşme taslakları
disclosure, disclosure-law | ifşa, bilgi açıklama
court letter, court writ, official court letter | müzekkere
bundle-court, court bundle, bundles | dava klasörü, dava evrakı
lasting! power of attorney | süresiz vekaletname
parliamentary | parlamenter, meclise ait
ministerial | bakanlık düzeyinde
parliamentary question | soru önergesi
briefing-note, briefing! note, briefing! notes, briefing! paper | brifing notu
`;
