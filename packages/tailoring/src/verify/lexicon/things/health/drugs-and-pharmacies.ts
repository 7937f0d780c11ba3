/** Medicines, pharmacies and the pharmaceutical trade, in the form of everyday/general.ts. */
export const DRUGS_AND_PHARMACIES = `
painkiller, analgesic, pain medication, pain reliever | ağrı kesici, analjezik > medication
paracetamol, acetaminophen | parasetamol > painkiller
ibuprofen | ibuprofen > painkiller
aspirin | aspirin > medication
opioid, opiate | opioid > medication
morphine | morfin > opioid
sedative, tranquilliser, tranquilizer | sedatif, sakinleştirici ilaç > medication
antidepressant | antidepresan > medication
antipsychotic | antipsikotik > medication
anticoagulant, blood thinner | antikoagülan, kan sulandırıcı > medication
heparin | heparin > anticoagulant
steroid, corticosteroid, cortisone | steroid, kortikosteroid, kortizon > medication
antihypertensive, blood pressure medication | antihipertansif, tansiyon ilacı > medication
diuretic | diüretik, idrar söktürücü > medication
antihistamine | antihistaminik, alerji ilacı > medication
antiviral | antiviral > medication
antifungal | antifungal, mantar ilacı > medication
antiseptic | antiseptik
disinfectant | dezenfektan
chemotherapy drug, cytotoxic drug, cytotoxic, cytostatic | kemoterapi ilacı, sitotoksik ilaç, sitotoksik, sitostatik > medication
biologic drug, biologic, biological drug | biyolojik ilaç > medication
biosimilar | biyobenzer, biyobenzer ilaç > medication
vaccine cold chain, vaccine storage | aşı soğuk zinciri, aşı saklama
flu vaccine, influenza vaccine, flu jab, flu shot | grip aşısı > vaccine
childhood vaccine, childhood vaccination, routine vaccination, childhood immunisation | çocukluk çağı aşısı, çocukluk aşıları > vaccine
vaccination card, vaccination record, immunisation record | aşı kartı, aşı kaydı
vaccination schedule, immunisation schedule | aşı takvimi
capsule | kapsül
syrup, cough syrup | şurup
ointment, cream-medicine, topical cream | merhem, pomad
suppository | fitil, supozituvar
ampoule, ampule | ampul
vial | flakon
oral medication, oral medicine, oral drug | oral ilaç, ağızdan alınan ilaç > medication
over-the-counter medicine, otc drug, otc medicine, otc product, non-prescription medicine, otc medication | reçetesiz ilaç, otc ürün, reçetesiz ürün > medication
prescription drug, prescription medicine, prescription-only medicine, prescription medication | reçeteli ilaç > medication
repeat prescription, repeat medication | tekrar reçete, raporlu ilaç
prescription control, prescription check, prescription checking, prescription review, prescription verification | reçete kontrolü, reçete incelemesi, reçete denetimi
prescription entry, prescription input, prescription processing | reçete girişi, reçete kaydı, reçete işleme
chronic disease report, medication report, drug report | ilaç raporu, ilaç kullanım raporu
drug stock, medicine stock, medication stock, drug inventory, medicine inventory | ilaç stoğu, ilaç stok
drug order, medicine order, medication order | ilaç siparişi, ilaç siparişleri
drug warehouse, pharmaceutical wholesaler, pharmaceutical warehouse, drug wholesaler, medicine wholesaler, medicine warehouse | ecza deposu, ilaç deposu > warehouse
medicine cabinet, drug cabinet, drug cupboard, medication cupboard | ilaç dolabı
medication trolley, drug trolley, medicine trolley | ilaç arabası
hospital pharmacy | hastane eczanesi > pharmacy
chain pharmacy, pharmacy chain | zincir eczane, eczane zinciri > pharmacy
duty pharmacy, night pharmacy, out-of-hours pharmacy, on-duty pharmacy | nöbetçi eczane > pharmacy
clinical pharmacy | klinik eczacılık
industrial pharmacy | endüstriyel eczacılık
pharmaceutical care, pharmacist care | farmasötik bakım
pharmaceutical technology | farmasötik teknoloji
pharmaceutical chemistry | farmasötik kimya
pharmacognosy | farmakognozi
pharmacokinetics | farmakokinetik
pharmacovigilance, drug safety | farmakovijilans, ilaç güvenliği
adverse event, adverse event reporting | advers olay, istenmeyen olay
adverse reaction report, side effect report, adverse effect report, yellow card report | advers etki bildirimi, yan etki bildirimi, advers etki raporu
medication reconciliation, medicines reconciliation | ilaç uzlaşısı, ilaç mutabakatı
medication review, medicines review, medicine use review, medicines use review, mur | ilaç inceleme, ilaç kullanımı değerlendirmesi, ilaç gözden geçirme
medication adherence, treatment adherence, compliance-medication, medication compliance, adherence to treatment | ilaç uyumu, tedaviye uyum, tedavi uyumu, ilaç uyuncu
medication safety, safe medication, medicines safety | güvenli ilaç uygulaması
medication management, medicines management | ilaç yönetimi
blister pack, dosette box, pill organiser, monitored dosage system | ilaç kutusu, haftalık ilaç kutusu
high-alert medication, high-risk medication, high-risk medicine, high-risk drug | yüksek riskli ilaç > medication
look-alike sound-alike, lasa | yazılışı okunuşu benzer ilaç, lasa
drug dose, medication dose, drug dosage | ilaç dozu
dose calculation, dosage calculation, drug calculation, drug calculations, medication calculation | doz hesaplama, ilaç dozu hesaplama, doz hesabı
drug preparation, medication preparation, preparing medication, medicine preparation | ilaç hazırlama, ilaç hazırlığı
sterile preparation, aseptic preparation, cytotoxic preparation, chemotherapy preparation | steril hazırlama, kemoterapi hazırlama, aseptik hazırlama
drug information, medicines information | ilaç bilgisi, ilaç bilgilendirmesi
package leaflet, patient information leaflet, package insert | prospektüs, kullanma talimatı
drug interactions check, interaction check, interaction checking | etkileşim kontrolü, ilaç etkileşim kontrolü
drug licence, marketing authorisation, drug registration, drug licensing, product licence | ilaç ruhsatı, ilaç ruhsatlandırma, ruhsat dosyası
regulatory affairs | ruhsatlandırma, regülasyon işleri, ruhsatlandırma işleri
titck, turkish medicines and medical devices agency | titck, türkiye ilaç ve tıbbi cihaz kurumu
fda, food and drug administration | fda, amerikan gıda ve ilaç dairesi
ema, european medicines agency | ema, avrupa ilaç ajansı
chamber of pharmacists, pharmacists' association | eczacı odası, eczacılar odası, türk eczacıları birliği
medical chamber, chamber of physicians, medical association, doctors' association | tabip odası, türk tabipleri birliği
chamber of dentists, dental association | diş hekimleri odası, türk diş hekimleri birliği
nursing association, nurses' association | hemşireler derneği, türk hemşireler derneği
chamber of veterinarians, veterinary association | veteriner hekimler odası, türk veteriner hekimleri birliği
ministry of health, health ministry | sağlık bakanlığı > ministry
doctors without borders, médecins sans frontières, msf | sınır tanımayan doktorlar, msf
general health insurance | genel sağlık sigortası, gss
sut-rules, health implementation communique, reimbursement communique | sağlık uygulama tebliği
provision-health, insurance authorisation, pre-authorisation, insurance provision | provizyon
e-pulse, e-nabiz | e-nabız
mhrs, central doctor appointment system, central physician appointment system | mhrs, merkezi hekim randevu sistemi
quality standards in health, health quality standards, sks | sağlıkta kalite standartları, sks, hizmet kalite standartları
doctor portfolio, physician portfolio, target physicians | hekim portföyü, hedef hekim
key opinion leader | kanaat önderi, fikir önderi
medical congress, scientific congress | tıbbi kongre, bilimsel kongre > conference
clinical research associate, cra-clinical | klinik araştırma uzmanı, klinik araştırma sorumlusu
clinical research, clinical studies | klinik araştırmalar
phase i, phase 1 trial | faz 1, faz i
phase ii, phase 2 trial | faz 2, faz ii
phase iii, phase 3 trial | faz 3, faz iii
placebo | plasebo
informed consent process, consent process | onam süreci
randomised controlled trial, rct, randomized controlled trial | randomize kontrollü çalışma, randomize kontrollü deney > clinical trial
active ingredient, active substance, api-pharma, active pharmaceutical ingredient | etkin madde, etken madde, aktif madde
excipient | yardımcı madde
formulation, formula | formülasyon, formül
batch record, batch documentation, batch manufacturing record | seri kaydı, batch kaydı, parti kaydı, seri üretim kaydı, şarj kaydı, parti kayıtları
stability test, stability testing, stability study | stabilite testi, stabilite çalışması
dissolution test | çözünme testi, dissolüsyon testi
clean room, cleanroom | temiz oda
sterile production, sterile manufacturing, aseptic filling | steril üretim, aseptik dolum
good distribution practice, gdp-pharma | iyi dağıtım uygulamaları
cold chain, cold-chain | soğuk zincir
refrigerator temperature, fridge temperature | buzdolabı sıcaklığı, dolap sıcaklığı
medical device sales, medical equipment sales | tıbbi cihaz satışı, medikal cihaz satışı > sales-thing
cosmetic products | kozmetik ürün
baby food, infant formula, formula milk | bebek maması, mama
medical food, nutritional supplement drink, oral nutritional supplement | tıbbi mama, enteral ürün
probiotic | probiyotik
mineral-supplement, mineral supplement | mineral takviyesi
omega-3, fish oil | omega-3, balık yağı
collagen | kolajen
herbal product, herbal remedy | bitkisel ürün
sunscreen, sun cream | güneş kremi, güneş koruyucu
`;
