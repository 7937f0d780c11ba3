/** Engineering and software, in the form of things-general.ts. */
export const TECHNICAL = `
backend, back-end, back end, server-side | backend, arka uç, sunucu tarafı
frontend, front-end, front end, client-side | frontend, ön yüz, ön uç
full stack, full-stack, fullstack | full stack, full-stack
test-thing | test
end-to-end, e2e | uçtan uca
test coverage, code coverage, coverage | test kapsamı, kod kapsamı, kapsam
client-app | istemci
rotation | rotasyon, nöbet
deployment | dağıtım, yayın
pipeline-ci, pipeline | hat
uptime, availability | erişilebilirlik, çalışma süresi
scale | ölçek
traffic, road traffic | trafik
table, table-data | tablo
schema | şema
cache | önbellek
queue, working queue, call queue | kuyruk, çağrı kuyruğu
ledger-system | defter
settlement, clearing | mutabakat
rate limiting, rate limiter | hız sınırlama
payment page, checkout page, payment screen | ödeme sayfası, ödeme ekranı
design system | tasarım sistemi
theme | tema
plugin, add-on | eklenti
script | betik
algorithm | algoritma
visual studio code, vs code, vscode | vs code
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
fridge, refrigerator | buzdolabı
design-thing, design | tasarım
prototype-thing, prototype | prototip
downtime-machine, fault time, failure time | arıza süresi, duruş süresi
patent application | patent başvurusu
balance, balance-amount, account balance, outstanding balance | denge, bakiye, hesap bakiyesi
thermal | ısıl
power | güç
`;
