/** Branches of medicine, surgery and nursing, in the form of everyday/general.ts. */
export const BRANCHES_OF_MEDICINE = `
general surgery | genel cerrahi > surgery
orthopaedics and traumatology, trauma and orthopaedics, orthopedics and traumatology | ortopedi ve travmatoloji > orthopaedics
traumatology | travmatoloji
plastic surgery, plastic and reconstructive surgery, aesthetic surgery | plastik cerrahi, plastik ve rekonstrüktif cerrahi, estetik cerrahi > surgery
thoracic surgery | göğüs cerrahisi, toraks cerrahisi > surgery
oral and maxillofacial surgery, oral surgery, maxillofacial surgery | ağız diş ve çene cerrahisi, çene cerrahisi, ağız cerrahisi > surgery
bariatric surgery, obesity surgery, weight-loss surgery | bariatrik cerrahi, obezite cerrahisi > surgery
laparoscopic surgery, keyhole surgery, laparoscopy, laparoscopic, minimally invasive surgery | laparoskopik cerrahi, laparoskopi, kapalı ameliyat, minimal invaziv cerrahi, laparoskopik > surgery
robotic surgery | robotik cerrahi > surgery
open-heart surgery, open heart surgery | açık kalp ameliyatı > surgery
bypass surgery, coronary bypass, cabg | bypass ameliyatı, koroner bypass, baypas ameliyatı > surgery
hip replacement, hip prosthesis, total hip replacement | kalça protezi, total kalça protezi > surgery
knee replacement, knee prosthesis, total knee replacement | diz protezi, total diz protezi > surgery
elective surgery, planned surgery | elektif cerrahi, planlı ameliyat > surgery
minor surgery, minor operation | küçük cerrahi, küçük ameliyat, minör cerrahi > surgery
major surgery | büyük ameliyat, majör cerrahi > surgery
day-case surgery, ambulatory surgery | günübirlik ameliyat, ayaktan cerrahi > surgery
open surgery | açık ameliyat, açık cerrahi > surgery
cosmetic procedure, aesthetic procedure, medical aesthetics, aesthetic medicine | medikal estetik, estetik uygulama, estetik işlem
botox, botulinum toxin | botoks, botulinum toksin
filler, dermal filler | dermal dolgu, dudak dolgusu, dolgu uygulaması
hair transplant, hair transplantation | saç ekimi, saç nakli
rhinoplasty, nose job | rinoplasti, burun estetiği
liposuction | liposuction, yağ aldırma
geriatrics, geriatric medicine, gerontology | geriatri, gerontoloji, yaşlı sağlığı
neonatology, neonatal | neonatoloji
rheumatology | romatoloji
allergy and immunology, allergology | alerji ve immünoloji, alerji hastalıkları
anaesthesiology, anesthesiology, anaesthesiology and reanimation, anaesthetics | anesteziyoloji, anesteziyoloji ve reanimasyon, anestezi ve reanimasyon
reanimation | reanimasyon
nuclear medicine | nükleer tıp
radiation oncology | radyasyon onkolojisi
medical oncology | tıbbi onkoloji, medikal onkoloji > oncology
paediatric oncology, pediatric oncology | çocuk onkolojisi, pediatrik onkoloji > oncology
gynaecological oncology, gynecologic oncology | jinekolojik onkoloji > oncology
child psychiatry, child and adolescent psychiatry, camhs | çocuk psikiyatrisi, çocuk ve ergen psikiyatrisi > psychiatry
algology, pain medicine, pain clinic | algoloji, ağrı polikliniği
sports medicine | spor hekimliği
aviation medicine | havacılık tıbbı, uçuş hekimliği
hyperbaric medicine, underwater and hyperbaric medicine | hiperbarik tıp, sualtı hekimliği, sualtı hekimliği ve hiperbarik tıp
medical genetics | tıbbi genetik > genetics
medical biochemistry | tıbbi biyokimya > biochemistry
medical microbiology, clinical microbiology | tıbbi mikrobiyoloji, klinik mikrobiyoloji > microbiology
medical pathology | tıbbi patoloji > pathology
cytology | sitoloji
histology | histoloji
embryology, ivf laboratory | embriyoloji
ivf, in vitro fertilisation, in vitro fertilization, assisted reproduction | tüp bebek, ivf, yardımcı üreme
perinatology, maternal-fetal medicine | perinatoloji
virology | viroloji
parasitology | parazitoloji
mycology | mikoloji
serology | seroloji
neurophysiology | nörofizyoloji
electromyography, emg | elektromiyografi, emg
neuroscience | sinirbilim, nörobilim
hepatology | hepatoloji
proctology | proktoloji
podiatry, foot care, chiropody | podoloji, ayak bakımı
chiropractic | kayropraktik
osteopathy | osteopati
traditional and complementary medicine, complementary medicine, alternative medicine | geleneksel ve tamamlayıcı tıp, getat, tamamlayıcı tıp, alternatif tıp
ozone therapy | ozon tedavisi
homeopathy | homeopati
herbal medicine, phytotherapy | fitoterapi, bitkisel tedavi
travel medicine, travel health | seyahat sağlığı
preventive medicine, preventive health care, preventive healthcare | koruyucu hekimlik, koruyucu sağlık hizmetleri
evidence-based medicine | kanıta dayalı tıp
school health | okul sağlığı
maternal and child health, mother and child health | ana çocuk sağlığı, anne çocuk sağlığı, anne ve çocuk sağlığı
women's health | kadın sağlığı
reproductive health, sexual and reproductive health | üreme sağlığı, cinsel sağlık ve üreme sağlığı
sexual health | cinsel sağlık
family planning, contraception, birth control | aile planlaması, doğum kontrolü, kontrasepsiyon
community health | toplum sağlığı
environmental health | çevre sağlığı
health promotion | sağlığın geliştirilmesi, sağlığı geliştirme
health education, patient education, patient teaching | hasta eğitimi, sağlık eğitimi
health literacy | sağlık okuryazarlığı
medical ethics, bioethics, deontology | tıp etiği, deontoloji, biyoetik, tıbbi etik
healthcare management, health management, health administration, hospital management | sağlık yönetimi, hastane yönetimi, sağlık kurumları yönetimi
health policy | sağlık politikası
health economics | sağlık ekonomisi
health informatics, medical informatics | sağlık bilişimi, tıp bilişimi
medical documentation and secretarial, medical documentation | tıbbi dokümantasyon ve sekreterlik, tıbbi dokümantasyon
public health nursing, community nursing, district nursing | halk sağlığı hemşireliği, toplum sağlığı hemşireliği > nursing
intensive care nursing, critical care nursing, icu nursing | yoğun bakım hemşireliği > nursing
operating room nursing, theatre nursing, perioperative nursing | ameliyathane hemşireliği > nursing
home nursing care | evde hemşirelik, evde hemşirelik bakımı > nursing
midwifery | ebelik
`;
