/** Engineering and software, in the form of everyday/general.ts. */
export const TECHNICAL = `
backend, back-end, back end, server-side, server side | backend, arka uç, sunucu tarafı, arka yüz
frontend, front-end, front end, client-side, client side | frontend, ön yüz, ön uç, istemci tarafı, önyüz
full stack, full-stack, fullstack | full stack, full-stack, tam yığın
test-thing | test
end-to-end, e2e, end to end, from start to finish, from beginning to end, start to finish, from a to z, from end to end | uçtan uca, baştan sona, başından sonuna kadar, başından sonuna, a'dan z'ye
test coverage, code coverage, coverage | test kapsamı, kod kapsamı, kapsam, kapsama oranı
client-app | istemci
rotation, clinical rotation, hospital rotation | rotasyon, nöbet, klinik rotasyon
deployment, software deployment, rollout-software | dağıtım, yayın, canlıya alma, canlıya alım, yayına alma, deployment, canlıya çıkış
pipeline-ci, pipeline | hat
uptime, availability | erişilebilirlik, çalışma süresi
scale | ölçek
traffic, road traffic | trafik
table, table-data, table-chart | tablo
schema | şema
cache, caching | önbellek, önbellekleme, ön bellek, cache
queue, working queue, call queue | kuyruk, çağrı kuyruğu
ledger-system | defter
settlement, clearing | mutabakat
rate limiting, rate limiter | hız sınırlama
payment page, checkout page, payment screen | ödeme sayfası, ödeme ekranı
design system, component library, ui library | tasarım sistemi, bileşen kütüphanesi
theme | tema
plugin, add-on, plug-in, add-in, extension-software | eklenti, eklenti modülü, plugin
script, script-code, scripts | betik
algorithm | algoritma
visual studio code, vs code, vscode | vs code, visual studio code
computer science, cs, computer sciences | bilgisayar bilimi, bilgisayar bilimleri
computer programming | bilgisayar programcılığı
civil engineering | inşaat mühendisliği
industrial engineering | endüstri mühendisliği
chemical engineering | kimya mühendisliği
engineering | mühendislik
middle east technical university, metu | orta doğu teknik üniversitesi, odtü
istanbul technical university, itu | istanbul teknik üniversitesi, itü
bogazici university, bosphorus university | boğaziçi üniversitesi
wiring, installation-works | tesisat
fridge, refrigerator | buzdolabı, buzdolap
design-thing, design | tasarım
prototype-thing, prototype | prototip
downtime-machine, fault time, failure time, downtime | arıza süresi, duruş süresi
patent application | patent başvurusu
balance, balance-amount, account balance, outstanding balance | denge, bakiye, hesap bakiyesi
thermal | ısıl
power | güç
`;
