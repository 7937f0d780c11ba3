/** Law, the state, safety, banks, science and schools, in the form of everyday/general.ts. */
export const PUBLIC_LIFE = `
prosecutor | savcı
permit, licence-permit, authorisation-permit | izin, ruhsat
ministry, department of state | bakanlık
governorate, governor's office, governorship | valilik
citizen, member of the public, resident-citizen, national-citizen | vatandaş, yurttaş
election | seçim
damage, damage to goods, harm-damage | hasar, ziyan
police, police force | polis, emniyet > law enforcement
officer-force, police officer | polis memuru
investigation | soruşturma
patrol | devriye
fire brigade, fire service, fire department | itfaiye, itfaiye teşkilatı
fire-blaze, blaze | yangın
rescue | kurtarma
emergency-plan, emergency plan, emergency action plan, evacuation plan, emergency response plan, contingency plan | acil durum planı, acil eylem planı, tahliye planı, acil durum eylem planı
work accident, workplace accident, occupational accident, industrial accident, accident at work, work-related accident | iş kazası > accident
accident, mishap | kaza
incident, event-incident, occurrence | olay, vaka
risk assessment, risk analysis, risk analysis-safety, hazard assessment, job safety analysis, jsa | risk değerlendirmesi, risk analizi, risk değerlendirme
branch manager | şube müdürü
banknote | banknot
research, research-thing, research work, scientific research, academic research | araştırma, bilimsel araştırma, akademik araştırma
experiment, trial-experiment, lab experiment, laboratory experiment | deney, laboratuvar deneyi
sample, sample-lab, specimen, garment sample, prototype garment | numune, örnek
survey-land, field survey | arazi ölçümü
journal, scientific journal, academic journal, scholarly journal | dergi, bilimsel dergi, akademik dergi
hypothesis, hypotheses | hipotez, varsayım
dataset, data set, data sets, data-any | veri seti, veri kümesi
microscope, light microscope | mikroskop, ışık mikroskobu
protein | protein
cell, cells | hücre
gene | gen
climate | iklim
chemical, chemical substance, chemicals | kimyasal, kimyasal madde, kimyasallar
kindergarten, nursery, preschool, nursery school, pre-school, pre-k, early years, playgroup | anaokulu, okul öncesi, kreş, ana sınıfı, yuva, anasınıfı
primary school, elementary school, grade school, junior school | ilkokul, ilköğretim okulu > school
middle school, lower secondary school, junior high, junior high school | ortaokul > school
semester, term, academic term, school term, half-year-term | dönem, sömestr, yarıyıl, okul dönemi
school year, academic year | eğitim yılı, öğretim yılı, eğitim öğretim yılı, akademik yıl, eğitim-öğretim yılı, ders yılı, okul yılı
school trip, field trip, excursion, educational trip, school excursion, study trip, outing, class trip, day out | okul gezisi, gezi, saha gezisi, inceleme gezisi, günübirlik gezi, sınıf gezisi, öğrenci gezisi
drama, creative drama, drama class, drama lessons | drama, yaratıcı drama, drama dersi
storytelling, fairy tale, story telling, story-telling, story time, story hour, storytelling! session, read-aloud | masal, hikaye anlatımı, hikâye anlatıcılığı, öykü anlatımı, masal saati, masal anlatımı, hikaye saati, masal anlatma
play | oyun
inclusion, inclusive education, mainstreaming, inclusive practice | kaynaştırma, bütünleştirme, kapsayıcı eğitim, kaynaştırma eğitimi
counsellor-school, school counsellor | rehber öğretmen
principal-school, school principal, head teacher | okul müdürü
course participant, participant, attendee-person, delegate, attendees, respondent, study participant, subject-study | kursiyer, katılımcı, delege, denek
`;
