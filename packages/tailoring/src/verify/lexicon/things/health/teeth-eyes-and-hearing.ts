/** What dentists, opticians, audiologists and dietitians work with, test and treat, in the form of everyday/general.ts. */
export const TEETH_EYES_AND_HEARING = `
dental clinic, dental practice, dental surgery-place, dentist's office | diş kliniği, diş polikliniği, diş muayenehanesi, diş hekimliği kliniği > clinic
dental unit, dental chair, dentist's chair | diş üniti, dental ünit, ünit
dental treatment, dental care | diş tedavisi, diş bakımı, ağız ve diş tedavisi
composite filling | kompozit dolgu > filling
amalgam filling | amalgam dolgu > filling
dental crown, crown-tooth, crown | kron, diş kaplaması, kuron, kuron kaplama
zirconium crown, zirconia crown, zirconia | zirkonyum kaplama, zirkonyum
veneer, dental veneer, porcelain veneer, laminate veneer | lamina, porselen lamina, laminate veneer
dental bridge | köprü diş, diş köprüsü
full denture, complete denture | total protez, tam protez > denture
partial denture | parsiyel protez, bölümlü protez > denture
wisdom tooth, wisdom teeth | yirmilik diş, yirmi yaş dişi, gömülü diş
milk tooth, baby tooth, deciduous tooth | süt dişi
tooth whitening, teeth whitening, dental bleaching | diş beyazlatma
smile design | gülüş tasarımı, gülüş estetiği
clear aligner, aligners, invisalign | şeffaf plak, telsiz ortodonti
periodontology, periodontics, gum treatment | periodontoloji, diş eti tedavisi, periodonti
endodontics | endodonti
prosthodontics, prosthetic dentistry | protetik diş tedavisi, protez diş tedavisi
restorative dentistry | restoratif diş tedavisi
paediatric dentistry, pedodontics, pediatric dentistry | pedodonti, çocuk diş hekimliği
implantology | implantoloji
cosmetic dentistry, aesthetic dentistry | estetik diş hekimliği
general dentistry | genel diş hekimliği
dental impression, impression-taking, taking impressions | diş ölçüsü
intraoral scanner, intraoral scan | ağız içi tarayıcı, intraoral tarayıcı
dental laboratory, dental lab | diş laboratuvarı, diş protez laboratuvarı > laboratory
dental technology | diş protez teknolojisi, diş teknolojisi
fissure sealant, fissure sealing | fissür örtücü
fluoride application, fluoride treatment, fluoride varnish | flor uygulaması, florür uygulaması
night guard, bruxism splint | gece plağı
dental tourism | diş turizmi
dental check-up, dental examination, dental exam | diş muayenesi, diş kontrolü, ağız muayenesi
tooth brushing, toothbrushing, brushing teeth | diş fırçalama
toothbrush | diş fırçası
spectacle lens, eyeglass lens, prescription lens | gözlük camı, numaralı cam
spectacle frame, eyeglass frame, glasses frame | gözlük çerçevesi
contact lens fitting, lens fitting | kontakt lens uygulaması, lens uygulama
eye prescription, optical prescription, glasses prescription | gözlük reçetesi, göz reçetesi
lens grinding, lens edging, glazing-lens | cam kesimi, cam montajı, gözlük camı kesimi
autorefractometer, autorefractor | otorefraktometre
keratometry, keratometer | keratometri, keratometre
progressive lens, varifocal, varifocals | progresif cam, multifokal cam
laser eye surgery, refractive surgery, lasik | göz lazeri, lazer göz ameliyatı, excimer lazer, lasik
low vision | az görme, az görenler
hearing aid fitting, fitting hearing aids | işitme cihazı uygulaması, işitme cihazı ayarı
cochlear implant | koklear implant, biyonik kulak
balance disorder, vestibular disorder, vestibular | denge bozukluğu, vestibüler
auditory training, auditory rehabilitation | işitsel rehabilitasyon, işitme eğitimi
ear mould, earmold, ear impression | kulak kalıbı
lip reading | dudak okuma
articulation disorder, articulation | artikülasyon bozukluğu, artikülasyon
aphasia | afazi
language disorder, language delay | dil bozukluğu, gecikmiş dil, dil gecikmesi
voice disorder | ses bozukluğu
voice therapy | ses terapisi
augmentative and alternative communication, aac | alternatif iletişim, destekleyici ve alternatif iletişim
clinical nutrition, medical nutrition therapy | klinik beslenme, tıbbi beslenme tedavisi
sports nutrition, athlete nutrition | sporcu beslenmesi, spor beslenmesi
child nutrition, paediatric nutrition | çocuk beslenmesi
infant nutrition | bebek beslenmesi
public nutrition, community nutrition | toplum beslenmesi
nutrition education, nutrition training | beslenme eğitimi
nutrition counselling, dietary counselling, nutrition consultancy, nutritional advice, dietary advice | beslenme danışmanlığı, diyet danışmanlığı
nutritional assessment, nutrition assessment, nutritional status | beslenme durumu değerlendirmesi, beslenme değerlendirmesi, beslenme durumu
eating habit, eating habits, dietary habits | beslenme alışkanlığı, yeme alışkanlığı
calorie calculation | kalori hesabı, kalori hesaplama
carbohydrate | karbonhidrat
fat-nutrition, dietary fat, fat | yağ
fibre-nutrition, dietary fibre | lif, posa
low-calorie diet | düşük kalorili diyet > diet
diabetic diet | diyabetik diyet, diyabet diyeti > diet
ketogenic diet, keto diet | ketojenik diyet > diet
vegan diet, plant-based diet | vegan beslenme, bitkisel beslenme
patient meals, hospital food, hospital catering | hasta yemeği, hasta yemekleri
weight management, weight control | kilo yönetimi, kilo kontrolü
weight gain | kilo alma, kilo alımı
institutional catering, mass food production | toplu beslenme, toplu yemek üretimi
speech disorder, speech impairment, speech delay | konuşma bozukluğu, konuşma gecikmesi
stuttering, stammering | kekemelik
hearing loss, hearing impairment | işitme kaybı, işitme engeli
deafness | sağırlık > hearing loss
visual impairment, sight loss | görme engeli, görme kaybı
blindness | körlük, görme engeli > visual impairment
tinnitus | kulak çınlaması, tinnitus
ear infection, otitis, otitis media | orta kulak iltihabı, kulak enfeksiyonu, otit > infection
tonsillitis | bademcik iltihabı, tonsillit
sinusitis | sinüzit
sore throat, pharyngitis | boğaz ağrısı, farenjit
cataract | katarakt
glaucoma | glokom, göz tansiyonu
myopia, short-sightedness, nearsightedness | miyop, miyopi
hyperopia, long-sightedness, farsightedness | hipermetrop, hipermetropi
astigmatism | astigmat, astigmatizm
squint, strabismus | şaşılık
diabetic retinopathy, retinopathy | retinopati, diyabetik retinopati
lazy eye, amblyopia | göz tembelliği, ambliyopi
conjunctivitis | konjonktivit, göz iltihabı
tooth decay, caries, dental caries, cavity-tooth | diş çürüğü, çürük diş
gum disease | diş eti hastalığı
gingivitis | gingivit, diş eti iltihabı > gum disease
periodontitis | periodontitis > gum disease
toothache | diş ağrısı
panoramic x-ray, panoramic radiograph | panoramik röntgen, panoramik film > dental x-ray
dental x-ray | diş röntgeni > x-ray
hearing screening | işitme taraması
audiometry, audiometric test, audiogram | odyometri, odyometrik test, odyogram
tympanometry | timpanometri
eye examination, eye exam | göz muayenesi > eye test
eye test, vision test, sight test | görme testi, göz testi
refraction-test, refraction | refraksiyon, refraksiyon muayenesi
tonometry, eye pressure measurement | göz tansiyonu ölçümü, tonometri
visual field test | görme alanı testi
oct-eye, optical coherence tomography | optik koherens tomografi
biomicroscope, slit lamp | biyomikroskop
`;
