/** Research, chemistry, laboratories and science, in the form of everyday/general.ts. */
export const RESEARCH_AND_LABORATORY = `
scientific, science | bilimsel, bilim
research and development, r&d, rnd | ar-ge, araştırma geliştirme, araştırma ve geliştirme
r&d centre, r&d department, r&d center | ar-ge merkezi, ar-ge departmanı
technopark, science park, technology park, teknokent, technopolis | teknokent, teknopark, teknoloji geliştirme bölgesi
research group, research team, lab group | araştırma grubu, araştırma ekibi > team
research institute, research centre, research center | araştırma enstitüsü, araştırma merkezi
postdoc, postdoctoral, post-doctoral, postdoctoral research | doktora sonrası, doktora sonrası araştırma
visiting researcher-stay, research stay, research visit | misafir araştırmacılık, araştırma ziyareti
literature review, literature search, literature survey | literatür taraması, literatür araştırması, kaynak taraması
methodology, method, technique, approach-method, approach, method-way, technique-kind, methodological, technique-method, approach-thing | yöntem, metodoloji, metot, teknik, yaklaşım, yöntembilim, metod
qualitative research, qualitative | nitel araştırma, nitel
quantitative research, quantitative | nicel araştırma, nicel
data collection, data gathering | veri toplama
statistical analysis, statistical data analysis, statistical analyses | istatistiksel analiz, istatistiki analiz, istatistik analizi
statistics, statistical, statistic, stats | istatistik, istatistiksel
regression, regression analysis, regression model | regresyon, regresyon analizi, regresyon modeli
spss | spss
stata | stata
r-language, r programming | r programlama, r dili
matlab, matlab/simulink | matlab
latex-software, latex | latex
experimental-kind, experimental design | deney tasarımı
sampling-thing, sampling | örnekleme, numune alma
measurement, measurement data, measuring, measurements | ölçüm, ölçme, ölçü
measuring device, measuring instrument, gauge, measurement device, measuring equipment, measurement equipment, measurement instrument, measuring tool, gauges-measuring | ölçü aleti, ölçüm cihazı, ölçüm aleti, ölçüm ekipmanı, ölçme aleti, ölçüm ekipmanları
calibration-thing, calibration, calibrating | kalibrasyon
peer-reviewed, refereed | hakemli
peer review, refereeing-paper, manuscript review | hakemlik, makale hakemliği
sci-indexed, sci, sci-expanded | sci, sci-expanded
impact factor | etki faktörü
citation | atıf
conference paper, conference proceeding, proceedings, paper-conference | bildiri, konferans bildirisi, tam metin bildiri
poster-conference, poster presentation, poster paper | poster bildiri, poster sunum > poster-print
book chapter | kitap bölümü
first author | birinci yazar
second author | ikinci yazar
corresponding author | sorumlu yazar
utility model | faydalı model
inventor-person, inventor | mucit, buluşçu, buluş sahibi
invention | buluş, icat
laboratory equipment, lab equipment | laboratuvar ekipmanı, laboratuvar cihazı > equipment
laboratory technician-work, laboratory techniques, lab techniques | laboratuvar teknikleri, laboratuvar teknisyenliği
good laboratory practice, glp | iyi laboratuvar uygulamaları, glp
good manufacturing practice, gmp, good manufacturing practices | iyi üretim uygulamaları, gmp, iyi imalat uygulamaları
hplc, high-performance liquid chromatography, high performance liquid chromatography | hplc, yüksek performanslı sıvı kromatografisi > chromatography
gas chromatography, gc | gaz kromatografisi, gc > chromatography
gc-ms | gc-ms > gas chromatography
chromatography | kromatografi
spectroscopy, spectrometry | spektroskopi, spektrometre
spectrophotometer, uv-vis, spectrophotometry | spektrofotometre, uv-vis, spektrofotometri
titration | titrasyon
ph-value, ph measurement, ph | ph, ph ölçümü
distillation | damıtma, distilasyon
filtration | filtrasyon, süzme
fermentation, fermenting | fermantasyon, mayalama, fermente
electron microscope | elektron mikroskobu > microscope
dna | dna
rna | rna
bacteria, bacterium, bacterial | bakteri, bakteriyel
virus, viral | virüs, viral
enzyme, enzymatic | enzim, enzimatik
stem cell | kök hücre
animal experiment, animal testing | hayvan deneyi
chemical reaction, reaction | reaksiyon, tepkime
acid | asit
base-chemical, alkali | baz, alkali
solvent | çözücü, solvent
polymer | polimer
plastic | plastik
rubber | kauçuk, lastik
resin | reçine
adhesive, glue | yapıştırıcı, tutkal
detergent | deterjan, temizlik ürünleri
cosmetics, cosmetic, cosmetic product, make-up products, beauty product | kozmetik, kozmetik ürünü, güzellik ürünü
paint-chemical, coating-paint | boya, kaplama
petrochemical, petrochemicals | petrokimya
refinery | rafineri
material safety data sheet, msds, safety data sheet, sds | malzeme güvenlik bilgi formu, msds, güvenlik bilgi formu, gbf, sds
raw material, raw materials | ham madde, hammadde
semi-finished product, semi-finished, semi-finished goods, work in progress-goods, wip-product | yarı mamul, yarımamul
finished product, finished goods, end product, final product | mamul, bitmiş ürün, nihai ürün, son ürün
chemistry | kimya
molecular biology, molecular biology and genetics | moleküler biyoloji, moleküler biyoloji ve genetik
biology | biyoloji
biotechnology, biotech | biyoteknoloji
bioinformatics | biyoinformatik
nanotechnology | nanoteknoloji
physics | fizik
mathematics, maths, math | matematik
geology, geological | jeoloji, jeolojik
geophysics, geophysical | jeofizik
astronomy, astronomical | astronomi, astronomik
meteorology, meteorological | meteoroloji, meteorolojik
oceanography, marine science | deniz bilimleri, oşinografi
marine biology | deniz biyolojisi > oceanography
tide, tidal | gelgit
anthropology | antropoloji
turkish language and literature | türk dili ve edebiyatı
english language and literature | ingiliz dili ve edebiyatı
american culture and literature | amerikan kültürü ve edebiyatı
german language and literature | alman dili ve edebiyatı
linguistics | dilbilim
philosophy-field | felsefe
demography | demografi, nüfusbilim
`;
