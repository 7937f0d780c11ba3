export const BUSINESS = `
accounting | bookkeeping, financial accounting, general ledger, ledger, accountant, journal entries, account reconciliation, reconciliation, bank reconciliations, month-end close, month end closing | muhasebe, genel muhasebe, ön muhasebe, muhasebeci, muhasebe kayıtları, mutabakat, ay sonu kapanış, hesap mutabakatı | finance
accounts payable | accounts receivable, invoices, invoicing, invoice processing, billing, payables, receivables, collections, accounts payables | fatura, fatura takibi, faturalama, cari hesap, cari hesap takibi, tahsilat, alacak takibi, borç takibi, ödeme takibi | accounting
payroll | payroll processing, wages | bordro, bordrolama, maaş bordrosu, puantaj | human resources, accounting
taxation | tax, tax returns, tax law, tax preparation, tax compliance, vat | vergi, vergi beyannamesi, beyanname, vergi mevzuatı, kdv | accounting
auditing | audit, internal audit, external audit, audits, internal controls, auditor | denetim, iç denetim, bağımsız denetim, iç kontrol, denetçi | accounting
accounting standards | ifrs, gaap, us gaap, tfrs, ufrs | muhasebe standartları, tek düzen hesap planı, tdhp, tekdüzen hesap planı | accounting
cost accounting | cost control, cost analysis, costing, cost management, cost reduction | maliyet muhasebesi, maliyet analizi, maliyet kontrolü | accounting
financial reporting | financial statements, balance sheet, financial reports, management reporting, balance sheets | finansal raporlama, mali tablolar, finansal tablolar, bilanço, mali tablo | accounting, finance
financial analysis | financial modeling, financial modelling, financial planning, fp&a, variance analysis, valuation, dcf, financial analyst, financial models | finansal analiz, finansal modelleme, finansal planlama, mali analiz | finance
budgeting | budget, budgets, budget management, budget planning, forecasting, budget preparation, forecast, budget control | bütçe, bütçeleme, bütçe yönetimi, bütçe planlama, bütçe hazırlama | finance
finance | corporate finance, financial management, financial services, treasury, cash flow, cash management | finans, mali işler, finansman, hazine, nakit akışı, finansal yönetim, nakit yönetimi | business administration
banking | bank, retail banking, private banking, commercial banking, deposits, loans, credit analysis, lending, mortgage, teller, credit | bankacılık, bireysel bankacılık, ticari bankacılık, kredi, kredi tahsis, gişe, mevduat | finance
investment | portfolio management, investments, investment management, wealth management, asset management, equity, securities, capital markets, trading, investment analysis | yatırım, portföy yönetimi, varlık yönetimi, sermaye piyasaları, menkul kıymetler | finance
insurance | underwriting, claims, actuarial, claims handling, insurance policies | sigorta, sigortacılık, hasar, poliçe, aktüerya | finance
risk management | risk assessment, risk analysis, risk, risks | risk yönetimi, risk analizi, risk değerlendirme | business administration
compliance | regulatory compliance, regulations, regulatory requirements, kyc, aml, anti-money laundering, regulatory | uyum, mevzuat, mevzuata uyum, yasal düzenlemeler | law
business administration | business management, business, management studies | işletme, iş idaresi, işletme yönetimi | 
economics | economy, economic analysis | iktisat, ekonomi | 
sales | selling, sales experience, b2b sales, b2c sales, field sales, direct sales, sales management, salesperson, sales representative, sales targets, retail sales, inside sales, sales techniques | satış, satış deneyimi, saha satış, satış yönetimi, kurumsal satış, satış temsilcisi, satış danışmanı, mağaza satış, satış hedefleri, bireysel satış | 
business development | new business, lead generation, prospecting, cold calling, new customers, client acquisition, customer acquisition, business opportunities | iş geliştirme, yeni müşteri kazanımı, potansiyel müşteri, yeni müşteri | sales
account management | key account management, client management, client relationships, customer relationships, client relations, key accounts, relationship management, client relationship | müşteri yönetimi, müşteri portföyü, kilit müşteri yönetimi, portföy, müşteri ilişkileri | sales
upselling | cross-selling, cross selling, up-selling | çapraz satış | sales
merchandising | visual merchandising, product display, store displays, stock replenishment | görsel düzenleme, reyon düzeni, teşhir, mağaza düzeni | retail
retail | store management, retail experience, store operations, shop, retail management | perakende, mağazacılık, mağaza yönetimi, perakendecilik, mağaza | sales
cash handling | cashier, cash, cash management drawer, payments, cashiering | kasa, kasiyer, kasiyerlik, nakit, kasa işlemleri, para üstü | retail
customer service | customer care, customer support, client service, customer satisfaction, guest service, customer experience, guest satisfaction, customer complaints, guest relations, customer focus, call center, call centre, contact center, customer orientation, customer-oriented, customer oriented, customer success | müşteri hizmetleri, müşteri memnuniyeti, müşteri odaklı, müşteri desteği, misafir ilişkileri, misafir memnuniyeti, çağrı merkezi, müşteri şikayetleri, müşteri temsilcisi, müşteri deneyimi, müşteri odaklılık | 
marketing | marketing strategy, marketing campaigns, marketing plans, brand management, branding, brand, marketing management, campaign management, campaigns | pazarlama, marka yönetimi, pazarlama stratejisi, kampanya yönetimi, kampanya, marka, pazarlama kampanyaları | 
digital marketing | online marketing, internet marketing, performance marketing, growth marketing | dijital pazarlama, online pazarlama, internet pazarlaması | marketing
social media | social media management, social media marketing, instagram, facebook, community management, tiktok | sosyal medya, sosyal medya yönetimi, sosyal medya pazarlaması | digital marketing
content creation | content writing, copywriting, content marketing, content strategy, content production, blog, content | içerik üretimi, içerik yazarlığı, içerik pazarlaması, metin yazarlığı, içerik yönetimi, içerik | marketing
market research | market analysis, competitor analysis, consumer research, market trends | pazar araştırması, pazar analizi, rakip analizi, piyasa araştırması | marketing
public relations | pr, media relations, press releases, corporate communications, press | halkla ilişkiler, kurumsal iletişim, basın bülteni, medya ilişkileri | communication
advertising | advertisements, media planning, ads | reklamcılık, reklam, medya planlama | marketing
event management | event planning, events, event organization, event coordination | etkinlik yönetimi, organizasyon, etkinlik planlama, etkinlik | 
human resources | hr, hr management, human resource management, personnel management, hr policies, employee relations, personnel affairs, hrm | insan kaynakları, ik, personel yönetimi, özlük işleri, çalışan ilişkileri, personel işleri, insan kaynakları yönetimi | business administration
recruitment | recruiting, talent acquisition, hiring, sourcing candidates, interviewing candidates, onboarding, staffing, interviews | işe alım, personel seçme, mülakat, aday arama, yetenek kazanımı, oryantasyon | human resources
performance management | performance appraisal, performance evaluation, performance reviews, kpi, kpis | performans yönetimi, performans değerlendirme | human resources
training and development | employee training, training delivery, staff training, learning and development, train staff, training programs | eğitim ve gelişim, personel eğitimi, çalışan eğitimi, eğitim verme | human resources
labor law | labour law, employment law, labor relations, industrial relations | iş hukuku, iş kanunu, sgk mevzuatı, sgk, iş ve sosyal güvenlik mevzuatı | law, human resources
law | legal, legal research, litigation, legal advice, lawyer, attorney, civil law, criminal law, corporate law, legal documents, commercial law, legal drafting | hukuk, avukat, avukatlık, dava, ticaret hukuku, hukuki danışmanlık, dava takibi | 
contract management | contracts, contract negotiation, contract drafting, contract administration, contract law | sözleşme yönetimi, sözleşme, sözleşmeler, sözleşme hazırlama | law
data protection | gdpr, hipaa, kvkk, privacy, patient privacy, confidentiality | kişisel verilerin korunması, hasta mahremiyeti, gizlilik, veri koruma | compliance
procurement | purchasing, sourcing, vendor management, supplier management, buyer, supplier relations, tenders, tendering, vendors, suppliers, vendor relations | satın alma, satınalma, tedarik, tedarikçi yönetimi, ihale, tedarikçi | supply chain
supply chain | supply chain management, scm | tedarik zinciri, tedarik zinciri yönetimi | logistics
logistics | logistics management, distribution | lojistik, dağıtım, lojistik yönetimi | 
transport | transportation, shipping, freight, dispatch, shipment, fleet management | nakliye, sevkiyat, taşımacılık, filo yönetimi | logistics
warehouse management | warehouse, warehousing, stock control, inventory management, inventory control, inventory, stock management, stock, order picking, stocking | depo yönetimi, depo, stok yönetimi, stok takibi, envanter, stok kontrol, stok, depolama, stok sayımı | logistics
foreign trade | import, export, customs, import export, international trade, letter of credit, customs clearance, incoterms | dış ticaret, ithalat, ihracat, gümrük, gümrük mevzuatı, akreditif | logistics
project management | project manager, project planning, project coordination, managing projects, program management, project delivery, project execution, pmo, manage projects, project leadership, projects management, lead projects | proje yönetimi, proje planlama, proje koordinasyonu, proje yöneticisi, proje takibi | 
product management | product manager, product owner, product development, product strategy, product roadmap, roadmap, product lifecycle | ürün yönetimi, ürün geliştirme, ürün yöneticisi, yol haritası | 
business analysis | business analyst, requirements gathering, business requirements, requirements analysis, process analysis, use cases, user stories, requirement analysis | iş analizi, iş analisti, gereksinim analizi, ihtiyaç analizi, süreç analizi | 
strategic planning | strategy, business strategy, strategy development, strategic management, corporate strategy, strategies | stratejik planlama, strateji geliştirme, strateji, stratejik yönetim | business administration
consulting | management consulting, advisory, consultancy | danışmanlık, yönetim danışmanlığı | 
operations management | operations, business operations, operational management, operational excellence | operasyon yönetimi, operasyon, operasyonel yönetim, operasyonel mükemmellik | business administration
process improvement | process optimization, continuous improvement, lean, six sigma, kaizen, lean manufacturing, process development, 5s, improve processes, business process, process management | süreç iyileştirme, sürekli iyileştirme, yalın üretim, altı sigma, süreç geliştirme, süreç yönetimi, yalın | operations management
change management | organizational change, transformation, digital transformation | değişim yönetimi, dijital dönüşüm | business administration
quality management | quality control, quality assurance, iso 9001, quality standards, tqm, quality management system, inspection, quality inspection, qc, quality | kalite yönetimi, kalite kontrol, kalite güvence, kalite standartları, kalite yönetim sistemi, kalite | 
office administration | administrative support, administrative tasks, clerical, office management, secretarial, administrative assistant, scheduling appointments, administrative duties, administrative work, receptionist, administration | ofis yönetimi, idari işler, sekreterlik, yönetici asistanlığı, büro yönetimi, sekreter, resepsiyon, resepsiyonist, idari | 
calendar management | scheduling, appointment scheduling, travel arrangements, appointments, meeting organization | takvim yönetimi, randevu, randevu planlama, seyahat organizasyonu, toplantı organizasyonu | office administration
correspondence | business correspondence, email correspondence | yazışma, resmi yazışma, resmi yazışmalar, yazışmalar | office administration
reporting | reports, report writing, report preparation, preparing reports, prepare reports, sales reports | raporlama, rapor hazırlama, raporlar, rapor | 
real estate | property management, realtor, leasing, property | gayrimenkul, emlak, emlak danışmanlığı | sales
entrepreneurship | startup, start-up, entrepreneur | girişimcilik | business administration
`;
