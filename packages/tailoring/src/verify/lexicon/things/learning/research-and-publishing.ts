/** Studies, papers, grants and libraries, in the form of everyday/general.ts. */
export const RESEARCH_AND_PUBLISHING = `
study-research, scientific study | bilimsel çalışma
research project, scientific project, research study | araştırma projesi, bilimsel proje, bilimsel araştırma projesi > project
research topic, research area, research field, research interest, field of research, area of research | araştırma konusu, araştırma alanı, ilgi alanı-araştırma
research question | araştırma sorusu
research proposal | araştırma önerisi
research design, study design | araştırma deseni, araştırma tasarımı, çalışma tasarımı
research report | araştırma raporu
research ethics, ethical approval, ethics approval, ethics committee approval | etik kurul onayı, etik onay, araştırma etiği
hypothesis test, hypothesis testing | hipotez testi
theory, theoretical | kuram, teori, teorik, kuramsal
framework-theory, theoretical framework, conceptual framework | kuramsal çerçeve, kavramsal çerçeve
field trip-research, field campaign | arazi çalışması, arazi gezisi
experimental | deneysel
control group | kontrol grubu
sample size, sample-statistics | örneklem, örneklem büyüklüğü
in-depth interview, depth interview | derinlemesine görüşme, derinlemesine mülakat
semi-structured interview, semi-structured interviews | yarı yapılandırılmış görüşme
scale-research, likert scale, measurement scale | likert ölçeği
scale development, scale adaptation | ölçek geliştirme, ölçek uyarlama
reliability and validity, validity and reliability, validity | geçerlik, geçerlik güvenirlik, geçerlilik
observation-research, participant observation | katılımcı gözlem
content analysis | içerik analizi
discourse analysis | söylem analizi
thematic analysis | tematik analiz
meta-analysis, meta analysis | meta-analiz, meta analiz
systematic review | sistematik derleme
review article, review paper, review-paper | derleme, derleme makale, derleme makalesi > article
research article, research paper, original article, original research article | araştırma makalesi, özgün makale > article
scientific article, scientific paper, academic article, academic paper, journal article, scholarly article, journal paper | bilimsel makale, akademik makale, dergi makalesi, bilimsel yayın > article
peer-reviewed article, peer-reviewed paper, refereed article, refereed paper, peer-reviewed publication | hakemli makale, hakemli yayın > article
case presentation, case-report | olgu sunumu, vaka sunumu, vaka takdimi
letter to the editor | editöre mektup
abstract-paper, conference abstract, abstract, summary-text, summary, synopsis, digest | özet, bildiri özeti
preprint | ön baskı
refereed journal, peer-reviewed journal | hakemli dergi > journal
international journal | uluslararası dergi > journal
national journal | ulusal dergi > journal
indexed journal, sci journal, ssci, ssci-indexed, sci-indexed journal | sci dergi, ssci, indeksli dergi
trdizin, tr index, tr dizin, ulakbim | tr dizin, trdizin, ulakbim
web of science, wos | web of science, wos
scopus | scopus
pubmed | pubmed
google scholar | google akademik, google scholar
orcid | orcid
h-index, h index | h-indeksi, h indeksi, h-index
doi | doi
editorial board, editorial board membership | yayın kurulu, editörler kurulu
scientific board, scientific committee, scientific committee membership, advisory board-science | bilim kurulu, bilimsel kurul, danışma kurulu-bilim
oral presentation, oral paper, conference talk, conference presentation | sözlü bildiri, sözlü sunum, bildiri sunumu, konferans sunumu
invited speaker, invited talk | davetli konuşmacı, davetli konuşma
international congress, international conference | uluslararası kongre, uluslararası konferans > conference
national congress, national conference | ulusal kongre, ulusal konferans > conference
roundtable | yuvarlak masa
academic writing, scientific writing | akademik yazım, bilimsel yazım, akademik yazarlık
reference management, reference manager, bibliography software | kaynak yönetimi, referans yönetimi
endnote | endnote
mendeley | mendeley
zotero | zotero
bibliography, list of references | kaynakça, bibliyografya
footnote | dipnot
grant holder, grant recipient, scholarship holder, scholar-bursary, fellow-scholarship | bursiyer, burslu
project scholarship, project scholarship student, project bursar | proje bursiyeri, proje bursu
tübitak project | tübitak projesi, tübitak destekli proje > project
2209-a, tubitak 2209, tübitak 2209-a | 2209-a, tübitak 2209
1001 project, tübitak 1001 | 1001 projesi, tübitak 1001
bap, scientific research projects unit, university-funded project | bap, bilimsel araştırma projeleri, bap projesi
horizon 2020, h2020 | horizon 2020, ufuk 2020
horizon europe | ufuk avrupa, horizon europe
erasmus+, erasmus plus, erasmus+ project | erasmus+, erasmus+ projesi
ka1 mobility, ka1, mobility project | ka1, hareketlilik projesi
etwinning, e-twinning, etwinning project | etwinning, etwinning projesi
fulbright, fulbright scholarship | fulbright, fulbright bursu
daad, daad scholarship | daad, daad bursu
marie curie, marie skłodowska-curie, msca | marie curie, msca
cost action | cost aksiyonu
work package, workpackage, work breakdown structure, wbs | iş paketi, iş kırılım yapısı, iş dağılım ağacı
project partner, consortium, project consortium | proje ortağı, konsorsiyum
interim report, progress report-project | ara rapor, gelişme raporu
final report, closing report | sonuç raporu, nihai rapor, kapanış raporu, final raporu
technology transfer, technology transfer office, tto | teknoloji transferi, teknoloji transfer ofisi, tto
university-industry cooperation, university-industry collaboration | üniversite sanayi iş birliği, üniversite-sanayi iş birliği
spin-off, spinoff, academic spin-off | spin-off, akademik girişim
data entry-research, data cleaning, data cleansing, data cleanup, data preparation, data wrangling | veri temizleme, veri temizliği, veri hazırlama
data processing | veri işleme
data analysis-research, data evaluation | veri değerlendirme
statistical software, statistics software | istatistik programı, istatistik yazılımı
r studio, rstudio | rstudio, r studio
sas-software, sas | sas
amos-software | amos
nvivo | nvivo
maxqda | maxqda
graphpad prism, graphpad | graphpad, graphpad prism
origin-software, originlab | originlab
imagej | imagej
labview | labview
gis, geographic information system, geographical information systems, geographic information systems, geographical information system | cbs, coğrafi bilgi sistemi, coğrafi bilgi sistemleri, gis
arcgis | arcgis
qgis | qgis
t-test, t test | t testi
anova, analysis of variance | anova, varyans analizi
correlation, correlation analysis | korelasyon, korelasyon analizi
factor analysis | faktör analizi
linear regression | doğrusal regresyon > regression
logistic regression | lojistik regresyon > regression
multivariate analysis, multivariate | çok değişkenli analiz, çok değişkenli
structural equation modelling, sem-statistics, structural equation model | yapısal eşitlik modeli, yapısal eşitlik modellemesi
time series, time series analysis, time-series | zaman serisi, zaman serisi analizi, zaman serileri
survival analysis | sağkalım analizi
cohort study, cohort | kohort, kohort çalışması
cross-sectional study, cross-sectional | kesitsel çalışma, kesitsel
longitudinal study, longitudinal | boylamsal çalışma, boylamsal
prospective-study, prospective study | prospektif, ileriye dönük çalışma
double-blind, double blind | çift kör
descriptive statistics, descriptive | betimsel istatistik, tanımlayıcı istatistik, betimsel
archive-research, archival research, archive work | arşiv araştırması, arşiv çalışması, arşiv taraması
excavation site, dig site | kazı alanı, kazı yeri
artefact, artifact, archaeological find | tarihi eser, arkeolojik buluntu, arkeolojik eser
conservation-art, restoration-art, restoration and conservation | restorasyon ve konservasyon, restorasyon konservasyon
oral history | sözlü tarih
academic staff, teaching staff, academics, faculty members | akademik personel, öğretim elemanları, akademik kadro
academic title | akademik ünvan
academic advising, student advising, academic adviser-work, academic counselling | akademik danışmanlık, öğrenci danışmanlığı
thesis supervision, thesis advising, supervision of theses, dissertation supervision | tez danışmanlığı
thesis supervisor, thesis advisor, thesis adviser, dissertation supervisor | tez danışmanı
thesis student, thesis students | tez öğrencisi
graduation project, final-year project, senior project, final year project, capstone project, graduation thesis, final project | bitirme projesi, bitirme tezi, bitirme çalışması, mezuniyet projesi > project
term project, term paper, semester project | dönem ödevi, dönem projesi
undergraduate course | lisans dersi > lesson
graduate course, postgraduate course | lisansüstü ders, yüksek lisans dersi > lesson
practical session, practical class | uygulama dersi, pratik ders
lab session, laboratory class, lab class | laboratuvar dersi > practical session
contact hours, teaching hours, class hours, lesson hours, hours of teaching, teaching load | ders saati, ders yükü, ders saatleri
exam grading, exam marking, exam paper marking | sınav değerlendirme, sınav kâğıdı okuma
exam invigilation, invigilation, proctoring | sınav gözetmenliği, gözetmenlik
exam preparation-teacher, question writing, writing exam questions, exam design | soru yazımı, soru hazırlama, sınav hazırlama, sınav sorusu hazırlama
student evaluation, course evaluation, teaching evaluation | ders değerlendirme, öğrenci değerlendirmesi
accreditation-education, programme accreditation | program akreditasyonu
bologna process, bologna | bologna, bologna süreci
`;
