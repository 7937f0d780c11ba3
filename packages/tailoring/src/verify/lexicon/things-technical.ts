/** Engineering and software, in the form of things-general.ts. */
export const TECHNICAL = `
software | yazılım
hardware | donanım
backend, back-end, back end, server-side | backend, arka uç, sunucu tarafı
frontend, front-end, front end, client-side | frontend, ön yüz, ön uç
full stack, full-stack, fullstack | full stack, full-stack
code | kod
code review | kod inceleme, kod incelemesi
test-thing | test
unit test | birim test, birim testi
integration test | entegrasyon testi
end-to-end, e2e | uçtan uca
test coverage, code coverage, coverage | test kapsamı, kod kapsamı, kapsam
api, application programming interface | api
rest api, restful api | rest api
endpoint | uç nokta
microservice | mikroservis, mikro servis
server | sunucu
client-app | istemci
network | ağ, şebeke
cloud | bulut
on-call | nöbet, on-call
rota, rotation | nöbet
deployment | dağıtım, yayın
ci/cd, continuous integration, continuous delivery, ci cd | ci/cd, sürekli entegrasyon
pipeline-ci, pipeline | hat
latency, response time | gecikme, yanıt süresi
load time, opening time, page load time | açılış süresi, yüklenme süresi
downtime, outage | kesinti
uptime, availability | erişilebilirlik, çalışma süresi
scale | ölçek
traffic | trafik
query | sorgu
table | tablo
schema | şema
cache | önbellek
queue | kuyruk
ledger-system | defter
settlement, clearing | mutabakat
rate limiting, rate limiter | hız sınırlama
payment page | ödeme sayfası
e-commerce, ecommerce | e-ticaret
design system | tasarım sistemi
interface, ui, user interface | arayüz, kullanıcı arayüzü
user experience, ux | kullanıcı deneyimi
component | bileşen
theme | tema
plugin, add-on | eklenti
script | betik
algorithm | algoritma
machine learning, ml | makine öğrenmesi, makine öğrenimi
artificial intelligence, ai | yapay zeka, yapay zekâ
deep learning | derin öğrenme
natural language processing, nlp | doğal dil işleme
data science | veri bilimi
data analysis, data analytics | veri analizi
business intelligence, bi | iş zekası
operating system, os | işletim sistemi
version control | sürüm kontrolü
javascript, js | javascript
typescript, ts | typescript
postgresql, postgres | postgresql
kubernetes, k8s | kubernetes
golang, go language | go dili
node.js, nodejs | node.js
react, react.js, reactjs | react
react native | react native
vue, vue.js, vuejs | vue
angular, angularjs | angular
next.js, nextjs | next.js
amazon web services, aws | aws
google cloud, gcp, google cloud platform | gcp
microsoft azure, azure | azure
mongodb, mongo | mongodb
sql server, mssql, ms sql | mssql
visual studio code, vs code, vscode | vs code
open source | açık kaynak
computer | bilgisayar
computer science, cs | bilgisayar bilimi, bilgisayar bilimleri
computer engineering | bilgisayar mühendisliği
computer programming | bilgisayar programcılığı
software engineering | yazılım mühendisliği
mechanical engineering | makine mühendisliği, makina mühendisliği
electrical engineering | elektrik mühendisliği
electrical and electronics engineering, electrical-electronics engineering | elektrik elektronik mühendisliği, elektrik-elektronik mühendisliği
civil engineering | inşaat mühendisliği
industrial engineering | endüstri mühendisliği
chemical engineering | kimya mühendisliği
engineering | mühendislik
mathematics, maths, math | matematik
physics | fizik
chemistry | kimya
biology | biyoloji
statistics | istatistik
architecture | mimarlık, mimari
middle east technical university, metu | orta doğu teknik üniversitesi, odtü
istanbul technical university, itu | istanbul teknik üniversitesi, itü
bogazici university, bosphorus university | boğaziçi üniversitesi
electricity, electrical, electric | elektrik
electronics | elektronik
mechanical | makine, mekanik
panel, switchboard, control panel | pano
wiring, installation-works | tesisat
electrical installation, electrical wiring | elektrik tesisatı
earthing, grounding | topraklama
plc | plc
sensor | sensör
motor, engine | motor
pump | pompa
valve | vana
pipe | boru
mould, mold, die | kalıp
fridge, refrigerator | buzdolabı
washing machine | çamaşır makinesi
door-panel, door | kapak, kapı
technical drawing, drawing | teknik resim, çizim
design-thing, design | tasarım
prototype-thing, prototype | prototip
maintenance | bakım
preventive maintenance | önleyici bakım, koruyucu bakım, periyodik bakım
downtime-machine, fault time, failure time | arıza süresi, duruş süresi
assembly time | montaj süresi
cycle time | çevrim süresi
throughput | üretim miktarı, işlem hacmi
lean, lean manufacturing | yalın, yalın üretim
six sigma | altı sigma
agricultural machinery, farm machinery | tarım makineleri
agriculture, agricultural | tarım
defence industry, defense industry | savunma sanayi
white goods, home appliances | beyaz eşya
textile | tekstil
automotive | otomotiv
construction | inşaat
energy-saving, energy savings | enerji tasarrufu
patent application | patent başvurusu
balance | denge
thermal | ısıl
industrial | endüstriyel, sınai
power | güç
measurement | ölçüm
welding | kaynak
steel | çelik
concrete | beton
`;
