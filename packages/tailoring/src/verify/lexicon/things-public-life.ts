/** Law, the state, safety, banks, science and schools, in the form of things-general.ts. */
export const PUBLIC_LIFE = `
lawsuit, court case, litigation, case | dava
case file, file | dosya, dava dosyası
petition, pleading | dilekçe
hearing | duruşma
evidence | delil, kanıt
witness | tanık, şahit
witness statement | tanık ifadesi
courthouse | adliye
prosecutor | savcı
bar association | baro
client-law | müvekkil
tenant | kiracı
landlord | ev sahibi, kiralayan
lease, rental agreement | kira sözleşmesi
rent | kira
divorce | boşanma
heritage, inheritance | miras
clause, article-law | madde
labour law, employment law, labor law | iş hukuku
commercial law | ticaret hukuku
criminal law | ceza hukuku
private law | özel hukuk
severance pay | kıdem tazminatı
reinstatement | işe iade
enforcement | icra
mediation | arabuluculuk
legislation, statute | mevzuat
regulation | yönetmelik
law, act | kanun, yasa
intellectual property | fikri mülkiyet
permit | izin, ruhsat
ministry | bakanlık
municipality, council | belediye
governorate | valilik
public sector | kamu sektörü
citizen | vatandaş
election | seçim
policy, insurance policy | poliçe
damage | hasar
recourse | rücu
police | polis
officer-force, police officer | polis memuru
crime | suç
suspect | şüpheli
investigation | soruşturma
patrol | devriye
fire brigade, fire service | itfaiye
fire-blaze | yangın
rescue | kurtarma
security | güvenlik
emergency-plan, emergency plan | acil durum planı
occupational safety, health and safety, workplace safety | iş güvenliği, iş sağlığı ve güvenliği
work accident, workplace accident | iş kazası
accident | kaza
incident | olay
risk | risk
risk assessment | risk değerlendirmesi, risk analizi
bank | banka
counter, teller counter | gişe
branch manager | şube müdürü
portfolio | portföy
deposit | mevduat
foreign exchange, currency exchange | döviz
transfer | havale
credit card | kredi kartı
mortgage, housing loan | konut kredisi
pension | emekli maaşı
banknote | banknot
fraud | dolandırıcılık
research | araştırma
experiment | deney
sample | numune
survey-land, field survey | arazi ölçümü
publication | yayın
journal | dergi
conference, congress | konferans, kongre
poster | poster
hypothesis | hipotez
dataset, data set | veri seti
microscope | mikroskop
protein | protein
cell | hücre
gene | gen
climate | iklim
chemical | kimyasal
school | okul
kindergarten, nursery, preschool, nursery school | anaokulu, okul öncesi, kreş
primary school, elementary school | ilkokul
middle school | ortaokul
high school, secondary school | lise
class | sınıf
lesson, class-lesson | ders
curriculum | müfredat
exam, examination | sınav
homework | ödev
semester, term | dönem
school year, academic year | eğitim yılı, öğretim yılı
parent meeting, parents' meeting | veli toplantısı
school trip | okul gezisi
drama | drama
storytelling | masal, hikaye anlatımı
play | oyun
newsletter, bulletin | bülten
vegetable | sebze
fruit | meyve
garden | bahçe
sign language | işaret dili
special needs, special education | özel eğitim
inclusion | kaynaştırma
counsellor-school, school counsellor | rehber öğretmen
principal-school, school principal, head teacher | okul müdürü
course participant, participant | kursiyer, katılımcı
association, society | dernek
foundation | vakıf
donation | bağış
donor | bağışçı
refugee | mülteci
community | topluluk, toplum
`;
