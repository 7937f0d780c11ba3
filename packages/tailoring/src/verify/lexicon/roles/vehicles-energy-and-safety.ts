/** Titles of ships, aircraft and vehicle repair, energy, environment and safety at work, in the form of any-trade.ts. */
export const VEHICLES_ENERGY_AND_SAFETY = `
ship painter | gemi boyacısı
shipbuilding worker, shipyard worker | gemi yapım işçisi, tersane işçisi > worker
ship fitter, shipwright | gemi montajcısı, gemi inşa ustası
naval architect, shipbuilding engineer | gemi inşaatı mühendisi, gemi inşa mühendisi > engineer
aircraft mechanic-airframe | uçak gövde motor teknisyeni
licensed aircraft technician, certifying technician, certifying staff | lisanslı uçak teknisyeni, onaylayıcı personel > technician, aircraft technician
avionics engineer | aviyonik mühendisi > engineer
aircraft maintenance engineer-degree | uçak bakım mühendisi > engineer
helicopter technician | helikopter teknisyeni > technician
railway technician, rolling stock technician | demiryolu teknisyeni, raylı sistem teknisyeni, raylı sistemler teknikeri > technician
truck mechanic, lorry mechanic, heavy vehicle mechanic | kamyon tamircisi, ağır vasıta tamircisi, ağır vasıta ustası > mechanic
heavy equipment mechanic, construction machinery mechanic, plant mechanic | iş makinesi tamircisi, iş makineleri tamircisi, iş makinesi ustası, iş makinesi mekanikeri > mechanic
agricultural machinery mechanic, tractor mechanic | tarım makineleri tamircisi, traktör tamircisi > mechanic
motorcycle mechanic | motosiklet tamircisi, motosiklet ustası > mechanic
engine mechanic, engine rebuilder | motor ustası, motor yenileştirmecisi, rektifiyeci > mechanic
transmission mechanic, gearbox mechanic | şanzıman ustası, şanzımancı > mechanic
alignment technician, wheel alignment technician | rot balans ustası, rot balansçı, ön düzenci > technician
auto glass fitter | oto camcı
auto air conditioning technician | oto klimacı, oto klima ustası > technician
dent repairer | göçükçü, boyasız göçük ustası
car detailer, valeter | oto kuaförcü, detaylı temizlik elemanı
class a occupational safety specialist, a-class occupational safety expert | a sınıfı iş güvenliği uzmanı > occupational safety specialist
class b occupational safety specialist, b-class occupational safety expert | b sınıfı iş güvenliği uzmanı > occupational safety specialist
class c occupational safety specialist, c-class occupational safety expert | c sınıfı iş güvenliği uzmanı > occupational safety specialist
hse manager, ohs manager, ehs manager, safety manager, health and safety manager | isg müdürü, isg yöneticisi, iş güvenliği müdürü, iş sağlığı ve güvenliği müdürü > manager
hse supervisor, ohs supervisor, safety supervisor, site safety supervisor | isg şefi, isg sorumlusu, saha isg sorumlusu, iş güvenliği şefi
ohs technician, hse technician | isg teknikeri, iş sağlığı ve güvenliği teknikeri, iş güvenliği teknikeri > technician
hse officer-site | isg görevlisi, isg elemanı
environmental specialist, environment specialist | çevre uzmanı > specialist
environmental officer | çevre görevlisi, çevre sorumlusu
environmental consultant | çevre danışmanı > consultant
wastewater treatment operator, treatment plant operator, water treatment operator | atık su arıtma operatörü, arıtma tesisi operatörü, arıtma operatörü > operator
waste management specialist | atık yönetimi uzmanı > specialist
energy manager | enerji yöneticisi > manager
energy specialist | enerji uzmanı > specialist
solar installer, solar technician, pv technician | ges montajcısı, güneş enerjisi teknisyeni, ges teknisyeni, güneş paneli teknisyeni
solar design engineer, solar project engineer | ges proje mühendisi, güneş enerjisi proje mühendisi > engineer
wind turbine technician | rüzgar türbini teknisyeni, rüzgar türbin teknisyeni, res teknisyeni > technician
substation operator | trafo merkezi operatörü, trafo operatörü > operator
turbine operator | türbin operatörü > operator
shift engineer | vardiya mühendisi > engineer
hse engineer, ohs engineer | isg mühendisi, iş güvenliği mühendisi > engineer
`;
