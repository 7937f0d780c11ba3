/** What offices speak of that can't be touched, in the form of everyday/general.ts. */
export const ABSTRACT_OFFICE_WORDS = `
career, careers | kariyer
access-right, access | erişim
adjustment, adjustments | düzeltme kaydı, ayarlama
allocation, apportionment | tahsis, paylaştırma
alliance, strategic alliance | ittifak, stratejik ortaklık
ambition, ambitious | hırs, hırslı, iddialı
assurance, assurance-thing | güvence
autonomy, autonomous | özerklik, özerk
boundary, boundaries | sınırlar, sınır çizgisi
budgetary | bütçesel
characteristic, attribute, feature-quality | karakteristik
clarity, clear-plain | açıklık, netlik
commitment, dedication, devotion, loyalty-work | bağlılık, adanmışlık
concern, concerns, worry, worries | endişe
consensus, agreement-consensus | fikir birliği, görüş birliği, uzlaşı
consultation, consultation-thing | istişare
context | bağlam
contingency, unforeseen, unexpected, unforeseen event | beklenmedik, öngörülmeyen
coordination-thing | koordinasyon
corrective | düzeltici
credibility, trustworthiness, credible | inandırıcılık
decisive, determined-person, resolute | kararlı, azimli
determination, resolve-strength | kararlılık, azim
element, elements | unsur, öge
eligibility, eligible | uygunluk koşulu, hak sahibi
entity, legal entity | tüzel kişilik, tüzel kişi
natural person, private individual | gerçek kişi, şahıs
ethical | ahlaki, etik
exception, exceptions | istisnai durum
existing situation, current state, present situation | mevcut durum
expectation, expectations | beklenti
factor, factors | etken, faktör
governance | yönetişim
importance, significance | önem
inefficient, inefficiency | verimsiz, verimsizlik
influence, sway-influence | nüfuz, etki gücü
instrument, instruments | araç gereç
intermediary, middleman, go-between | aracı, aracılık
issue-matter, matter, matters, topic-matter | mesele, husus, konu
limitation, limitations, restriction, restrictions, constraint, constraints | kısıt, kısıtlama, sınırlama
mechanism, mechanisms | mekanizma
misunderstanding | yanlış anlama, yanlış anlaşılma
mobility | hareketlilik
monetary | parasal
network-people, network of contacts, professional network | iş çevresi, profesyonel ağ
outreach, community outreach | saha erişimi, topluma erişim
outstanding-unpaid, unpaid-bill, unsettled | ödenmemiş, tahsil edilmemiş
parameter, parameters | parametre
perspective | perspektif
preference, preferences | tercih
preparedness, readiness | hazırlıklılık, hazır olma
procedure-legal, formality, formalities | formalite, bürokratik işlem
bureaucracy, red tape, bureaucratic | bürokrasi, bürokratik
provider, service provider | sağlayıcı, hizmet sağlayıcı
regulatory, regulatory-kind | düzenleyici
regulatory authority, regulator, supervisory authority | düzenleyici kurum, denetleyici kurum, düzenleyici otorite
sensitive-data, sensitive information | hassas bilgi, hassas veri
strength-person, strong point, strengths | güçlü yön, güçlü yan
stability | istikrar, istikrarlılık
statement-opinion | açıklama
structure, structured, structural-org | yapılanma
subject-matter | konu başlığı
thinking, thinking-skill | düşünme
critical thinking | eleştirel düşünme
strategic thinking | stratejik düşünme
threat, threats | tehdit
uncertainty, uncertain | belirsizlik, belirsiz
understanding, comprehension | anlayış, kavrayış
virtual | sanal
willingness, eagerness, enthusiasm, enthusiastic | isteklilik, heves, hevesli
double-entry, double entry bookkeeping, double-entry bookkeeping | çift taraflı kayıt, çift taraflı kayıt yöntemi
deadline pressure | termin baskısı
month-end-rush, year-end rush | yıl sonu yoğunluğu
first quarter, q1 | birinci çeyrek, ilk çeyrek
second quarter, q2 | ikinci çeyrek
third quarter, q3 | üçüncü çeyrek
fourth quarter, q4, last quarter | dördüncü çeyrek, son çeyrek
month on month, month-on-month | bir önceki aya göre, aydan aya
head count reduction, downsizing, staff reduction, job cuts | personel azaltma, küçülme, kadro daraltma
loss-making, unprofitable | zarar eden, kârsız
tax-deductible | vergiden düşülebilir
potential-thing, potential | potansiyel
`;
