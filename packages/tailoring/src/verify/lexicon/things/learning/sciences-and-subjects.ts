/** Sciences and fields of study, in the form of everyday/general.ts. */
export const SCIENCES_AND_SUBJECTS = `
natural sciences, science-natural | doğa bilimleri
life sciences, biological sciences, life science | yaşam bilimleri, biyolojik bilimler
social sciences, social science | sosyal bilimler
humanities | beşeri bilimler, insan bilimleri
applied sciences, applied science | uygulamalı bilimler
basic sciences, basic science | temel bilimler
earth sciences, earth science | yer bilimleri
environmental science, environmental sciences | çevre bilimleri, çevre bilimi
materials science | malzeme bilimi
food science, food science and technology | gıda bilimi
data science | veri bilimi
cognitive science | bilişsel bilim
international relations | uluslararası ilişkiler
econometrics | ekonometri
communication studies, communications-field | iletişim bilimleri
public relations and advertising, advertising and public relations | halkla ilişkiler ve reklamcılık
ethnology, ethnography | etnoloji, etnografya
folklore, folklore studies | halk bilimi, folklor
archival science, archive studies, archiving-field | arşivcilik
western languages and literature | batı dilleri ve edebiyatı
comparative literature | karşılaştırmalı edebiyat
french language and literature | fransız dili ve edebiyatı
arabic language and literature | arap dili ve edebiyatı
russian language and literature | rus dili ve edebiyatı
spanish language and literature | ispanyol dili ve edebiyatı
italian language and literature | italyan dili ve edebiyatı
philology | filoloji
phonetics | fonetik, sesbilim
semantics | anlambilim
ancient history | eskiçağ tarihi
modern history, contemporary history | yakın çağ tarihi, çağdaş tarih
ottoman history | osmanlı tarihi
turkish history | türk tarihi
logic | mantık
botany | botanik
zoology | zooloji
ecology, ecological | ekoloji, ekolojik
evolutionary biology, evolution-biology | evrimsel biyoloji, evrim
biodiversity | biyoçeşitlilik, biyolojik çeşitlilik
biophysics | biyofizik
biostatistics | biyoistatistik
biomedical engineering | biyomedikal mühendisliği
genetic engineering | genetik mühendisliği, gen mühendisliği
tissue engineering | doku mühendisliği
food engineering | gıda mühendisliği
environmental engineering | çevre mühendisliği
forest engineering, forestry-field | orman mühendisliği
soil science, pedology | toprak bilimi
animal science, zootechnics | zootekni
entomology | entomoloji, böcek bilimi
plant pathology, phytopathology | bitki patolojisi, fitopatoloji
hydrology | hidroloji
hydrogeology | hidrojeoloji
seismology | sismoloji, deprem bilimi
mineralogy | mineraloji
paleontology, palaeontology | paleontoloji
climatology, climate science | iklim bilimi, klimatoloji
climate change | iklim değişikliği
remote sensing | uzaktan algılama
cartography | kartografya
astrophysics | astrofizik
solid-state physics, condensed matter physics | katı hal fiziği, yoğun madde fiziği > physics
optics-physics, photonics | fotonik
thermodynamics | termodinamik
fluid mechanics, fluid dynamics | akışkanlar mekaniği, akışkanlar dinamiği
electromagnetism | elektromanyetik, elektromanyetizma
medical physics | medikal fizik, tıbbi fizik > physics
inorganic chemistry | anorganik kimya, inorganik kimya > chemistry
physical chemistry | fizikokimya, fiziksel kimya > chemistry
medicinal chemistry | ilaç kimyası, tıbbi kimya > chemistry
electrochemistry | elektrokimya > chemistry
cell biology | hücre biyolojisi > biology
molecular and cell biology | moleküler ve hücre biyolojisi > cell biology, biology
developmental biology | gelişim biyolojisi > biology
plant biology | bitki biyolojisi > biology
plant physiology | bitki fizyolojisi > plant biology, biology
systems biology | sistem biyolojisi > biology
synthetic biology | sentetik biyoloji > biology
structural biology | yapısal biyoloji > biology
genomics, genome | genomik, genom
proteomics | proteomik
metabolomics | metabolomik
transcriptomics, rna-seq, rna sequencing | transkriptomik, rna dizileme
applied mathematics | uygulamalı matematik > mathematics
pure mathematics | soyut matematik, kuramsal matematik > mathematics
algebra | cebir
geometry | geometri
calculus | kalkülüs, diferansiyel ve integral hesap
differential equation, differential equations | diferansiyel denklem, diferansiyel denklemler
linear algebra | lineer cebir, doğrusal cebir
trigonometry | trigonometri
probability | olasılık
probability and statistics | olasılık ve istatistik
arithmetic | aritmetik
fractions-maths, fraction | kesirler
numerical analysis | sayısal analiz
operations research, operational research | yöneylem araştırması
discrete mathematics | ayrık matematik
early childhood development | erken çocukluk gelişimi
educational sciences, education sciences, science of education | eğitim bilimleri
educational administration, school administration, educational management, education management | eğitim yönetimi, okul yönetimi
educational technology, instructional technology | eğitim teknolojisi, öğretim teknolojileri, eğitim teknolojileri
instructional design, learning design | öğretim tasarımı, eğitim tasarımı
curriculum and instruction | eğitim programları ve öğretim
measurement and evaluation, assessment and evaluation, educational measurement, measurement and assessment | ölçme ve değerlendirme, ölçme değerlendirme
guidance and psychological counselling, psychological counselling and guidance | rehberlik ve psikolojik danışmanlık, psikolojik danışmanlık ve rehberlik
primary mathematics teaching, primary mathematics education | ilköğretim matematik öğretmenliği
mathematics teaching, mathematics education, maths teaching, teaching mathematics | matematik öğretmenliği, matematik eğitimi, matematik öğretimi
science teaching, science education, teaching science | fen bilgisi öğretmenliği, fen bilimleri öğretmenliği, fen eğitimi
turkish teaching, turkish language teaching, turkish language education | türkçe öğretmenliği, türkçe eğitimi, türkçe öğretimi
social studies teaching, social studies education | sosyal bilgiler öğretmenliği
german teaching, german language teaching, german language education | almanca öğretmenliği, alman dili eğitimi
french teaching, french language teaching | fransızca öğretmenliği
foreign language teaching, foreign language education, language teaching | yabancı dil öğretimi, yabancı dil eğitimi, dil öğretimi
special education teaching | özel eğitim öğretmenliği
music teaching, music education, musical education | müzik öğretmenliği, müzik eğitimi
art teaching, painting teaching | resim öğretmenliği, resim-iş öğretmenliği, görsel sanatlar öğretmenliği > art education
art education | sanat eğitimi
physical education teaching, physical education and sports teaching | beden eğitimi öğretmenliği, beden eğitimi ve spor öğretmenliği
religious culture teaching | din kültürü öğretmenliği, din kültürü ve ahlak bilgisi öğretmenliği
computer education and instructional technology, ceit, computer teaching | bilgisayar ve öğretim teknolojileri, böte, bilgisayar öğretmenliği
sports science, sport science, sports sciences, exercise science | spor bilimleri
recreation | rekreasyon
gerontology-field | gerontoloji bölümü
emergency and disaster management | acil yardım ve afet yönetimi
first and emergency aid | ilk ve acil yardım
medical laboratory techniques | tıbbi laboratuvar teknikleri
medical imaging techniques, radiography-field | tıbbi görüntüleme teknikleri
anaesthesia-field, anesthesia programme, anaesthesia programme | anestezi programı
operating room services | ameliyathane hizmetleri
elderly care-field, elderly care programme | yaşlı bakımı programı
home patient care | evde hasta bakımı
pharmacy services | eczane hizmetleri
veterinary health technician programme | laborant ve veteriner sağlık programı
child protection and care | çocuk bakımı ve gençlik hizmetleri
social work and counselling | sosyal hizmet ve danışmanlık
women's studies, gender studies | kadın çalışmaları, toplumsal cinsiyet çalışmaları
migration studies | göç çalışmaları
european studies | avrupa çalışmaları, avrupa birliği çalışmaları
middle eastern studies | orta doğu çalışmaları
urban studies | kent çalışmaları
criminology | kriminoloji, suç bilimi
`;
