/** Safety at work, fire, waste, water and air, in the form of everyday/general.ts. */
export const SAFETY_AND_ENVIRONMENT = `
environment health and safety, ehs, she, environmental health and safety | çevre sağlık güvenlik, isg-ç, çevre iş sağlığı ve güvenliği, isg ve çevre
hse policy, ohs policy, safety policy | isg politikası, iş güvenliği politikası
safety regulations, ohs regulations, ohs legislation, safety legislation | isg mevzuatı, iş güvenliği mevzuatı, iş sağlığı ve güvenliği mevzuatı
law 6331, law no 6331, ohs law, occupational safety law | 6331 sayılı kanun, 6331, iş sağlığı ve güvenliği kanunu
basic ohs training, basic safety training-work, basic occupational safety training | temel isg eğitimi, temel iş güvenliği eğitimi
induction-safety, safety induction, site induction | işe giriş eğitimi, saha oryantasyonu, şantiye oryantasyonu
fine-kinney, fine kinney, fine-kinney method | fine kinney, fine-kinney yöntemi
hazop | hazop
atex, explosion protection document | atex, patlamadan korunma dokümanı
explosion | patlama
hazard report, unsafe condition report, unsafe condition, unsafe act | tehlike bildirimi, güvensiz durum, güvensiz davranış, güvensiz hareket
near-miss report, near miss report, near-miss reporting, near miss reporting | ramak kala bildirimi, ramak kala raporu, ramak kala formu
fatal accident, fatality, fatal work accident | ölümlü kaza, ölümlü iş kazası
accident frequency rate, accident frequency, injury frequency rate, ltifr | kaza sıklık oranı, kaza frekansı, kaza sıklık hızı, kaza frekans oranı, kaza sıklığı
accident severity rate, severity rate | kaza ağırlık oranı, kaza ağırlık hızı
safety inspection, safety walk, safety tour, safety patrol, site safety inspection, safety round | güvenlik denetimi, saha denetimi, iş güvenliği denetimi, isg denetimi, saha turu, güvenlik turu
safety observation, safety report, field observation | güvenlik gözlemi, saha gözlemi, saha gözlem raporu
safety board, ohs board, safety committee, ohs committee, health and safety committee | isg kurulu, iş sağlığı ve güvenliği kurulu, iş güvenliği kurulu
ohs board meeting, safety committee meeting | isg kurulu toplantısı, isg kurul toplantısı
ohs notebook, approved notebook, inspection notebook-safety | onaylı defter, isg defteri, tespit ve öneri defteri
isg-katip | isg-katip
annual work plan | yıllık çalışma planı, yıllık iş planı
class a safety expert, class a occupational safety specialist certificate, a-class ohs certificate | a sınıfı iş güvenliği uzmanlığı belgesi, a sınıfı iş güvenliği uzmanlığı, a sınıfı isg belgesi
class b safety expert, class b occupational safety specialist certificate, b-class ohs certificate | b sınıfı iş güvenliği uzmanlığı belgesi, b sınıfı iş güvenliği uzmanlığı, b sınıfı isg belgesi
class c safety expert, class c occupational safety specialist certificate, c-class ohs certificate | c sınıfı iş güvenliği uzmanlığı belgesi, c sınıfı iş güvenliği uzmanlığı, c sınıfı isg belgesi
hot work permit | ateşli çalışma izni, sıcak çalışma izni
emergency situation, emergency | acil durum
emergency drill, emergency exercise | acil durum tatbikatı
assembly point, muster point, gathering point | toplanma alanı, toplanma noktası
emergency team, emergency response team | acil durum ekibi, acil müdahale ekibi
fire-fighting team, firefighting team, fire team | yangın söndürme ekibi, yangın ekibi, söndürme ekibi
first aider | ilk yardımcı, ilkyardımcı
helmet | kask
safety glasses, goggles, protective glasses | koruyucu gözlük, iş gözlüğü
protective gloves, work gloves | iş eldiveni > glove
ear protection, earplug, ear defenders, hearing protection | kulak tıkacı, kulaklık, kulak koruyucu
mask, dust mask, respirator | maske, toz maskesi, solunum maskesi
lifeline, life line | yaşam hattı, can halatı
fall protection, fall arrest | düşmeye karşı koruma, düşme önleme
safety net | güvenlik ağı
warning sign, safety sign, safety signs, safety signage | uyarı levhası, güvenlik levhası, iş güvenliği levhası, ikaz levhası
barrier-safety, barricade, barrier | bariyer
exposure | maruziyet
workplace measurement, exposure measurement, ambient measurement, workplace exposure measurement | ortam ölçümü, iş hijyeni ölçümü, ortam ölçümleri
industrial hygiene, occupational hygiene | iş hijyeni, endüstriyel hijyen
dust | toz
occupational physician, workplace doctor, company doctor | işyeri hekimi, iş yeri hekimi
pressure vessel inspection | basınçlı kap kontrolü, basınçlı kap muayenesi
chemical spill, spill | dökülme, kimyasal dökülmesi, sızıntı
dangerous goods safety adviser, tmgd | tehlikeli madde güvenlik danışmanı, tmgd
stop work, stop-work authority | iş durdurma, işi durdurma
safety performance | isg performansı, iş güvenliği performansı
safety award | iş güvenliği ödülü
contractor safety, subcontractor safety | alt yüklenici güvenliği, taşeron güvenliği
environmental permit, environmental licence, environmental permit and licence | çevre izni, çevre izin, çevre izin ve lisans, çevre lisansı
environmental aspect | çevre boyutu
environmental pollution, pollution, contamination-environment | çevre kirliliği, kirlilik
waste disposal, disposal | bertaraf, atık bertarafı
non-hazardous waste | tehlikesiz atık > waste
municipal waste, domestic waste, household waste | evsel atık > waste
electronic waste, e-waste | elektronik atık, e-atık > waste
construction waste, construction and demolition waste, rubble | inşaat atığı, moloz, yıkıntı atığı > waste
recyclable waste, recyclables | geri dönüştürülebilir atık, geri kazanılabilir atık > waste
waste storage area, temporary waste storage, temporary waste storage area | geçici atık depolama, atık depolama alanı, geçici atık deposu, geçici atık depolama alanı
zero waste certificate | sıfır atık belgesi
motat | motat
landfill, landfill site | düzenli depolama, çöp sahası, katı atık depolama sahası
rubbish, garbage, refuse-rubbish, trash | çöp
leachate | sızıntı suyu
incineration | yakma, atık yakma
recycling plant, recycling facility | geri dönüşüm tesisi
recycling rate | geri dönüşüm oranı
recovery-waste, material recovery | geri kazanım
sewage sludge, sludge, treatment sludge | arıtma çamuru, çamur
biological treatment | biyolojik arıtma > wastewater treatment
chemical treatment-water, physico-chemical treatment | kimyasal arıtma > wastewater treatment
aeration | havalandırma
activated sludge | aktif çamur
sedimentation, settling tank, clarifier | çökeltme, çöktürme, çökeltim havuzu
effluent, discharge | deşarj
discharge limit, discharge permit | deşarj limiti, deşarj izni
cod-water, chemical oxygen demand | koi, kimyasal oksijen ihtiyacı
bod-water, biological oxygen demand | boi, biyolojik oksijen ihtiyacı
chlorination, chlorine dosing | klorlama
chlorine | klor
odour, smell, odor | koku
stack emission, flue emission, stack gas emission | baca gazı emisyonu, baca emisyonu
continuous emission monitoring, cems | sürekli emisyon ölçüm sistemi, seös
greenhouse gas inventory, greenhouse gas calculation | sera gazı envanteri, sera gazı hesabı
sustainable | sürdürülebilir
weather, weather conditions | hava, hava durumu, hava koşulları, hava şartları
water footprint | su ayak izi
iso 50001 | iso 50001
provincial directorate of environment | çevre il müdürlüğü
`;
