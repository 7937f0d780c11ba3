/** Skills that say the same in both languages, word for word; wider or narrower ones are not put side by side. */
export const SKILLS = `
Teamwork, Team work | Takım Çalışması, Ekip Çalışması
Communication, Communication Skills | İletişim, İletişim Becerileri
Leadership | Liderlik
Team Leadership | Takım Liderliği
Team Management | Ekip Yönetimi, Takım Yönetimi
People Management | Personel Yönetimi
Time Management | Zaman Yönetimi
Problem Solving, Problem-solving | Problem Çözme, Sorun Çözme
Analytical Thinking | Analitik Düşünme
Critical Thinking | Eleştirel Düşünme
Creativity | Yaratıcılık
Empathy | Empati
Patience | Sabır
Presentation, Presentations, Presentation Skills | Sunum, Sunum Becerileri
Public Speaking | Topluluk Önünde Konuşma
Negotiation | Müzakere, Pazarlık
Contract Negotiation | Sözleşme Müzakeresi
Persuasion | İkna
Conflict Resolution | Çatışma Çözümü
Decision Making | Karar Verme
Adaptability | Uyum Sağlama
Planning | Planlama
Organisation, Organization | Organizasyon
Reporting | Raporlama
Project Management | Proje Yönetimi
Product Management | Ürün Yönetimi
Process Improvement | Süreç İyileştirme
Risk Management | Risk Yönetimi
Change Management | Değişim Yönetimi
Crisis Management | Kriz Yönetimi
Quality Control | Kalite Kontrol
Quality Assurance | Kalite Güvence
Quality Management | Kalite Yönetimi
Strategic Planning | Stratejik Planlama
Data Analysis | Veri Analizi
Data Visualization, Data Visualisation | Veri Görselleştirme
Data Mining | Veri Madenciliği
Machine Learning | Makine Öğrenmesi, Makine Öğrenimi
Deep Learning | Derin Öğrenme
Artificial Intelligence | Yapay Zekâ, Yapay Zeka
Statistical Analysis | İstatistiksel Analiz
Statistics | İstatistik
Software Development | Yazılım Geliştirme
Web Development | Web Geliştirme
Database Management | Veritabanı Yönetimi
Network Management | Ağ Yönetimi
Cyber Security, Cybersecurity | Siber Güvenlik
Information Security | Bilgi Güvenliği
Technical Support | Teknik Destek
Technical Drawing | Teknik Çizim
Graphic Design | Grafik Tasarım
User Experience | Kullanıcı Deneyimi
Accounting | Muhasebe
Cost Accounting | Maliyet Muhasebesi
Financial Analysis | Finansal Analiz
Financial Reporting | Finansal Raporlama
Budgeting | Bütçeleme
Budget Management | Bütçe Yönetimi
Cost Control | Maliyet Kontrolü
Auditing, Audit | Denetim
Internal Audit | İç Denetim
Payroll | Bordro, Bordrolama
Bank Reconciliation | Banka Mutabakatı
Invoicing | Faturalama
VAT | KDV
Tax | Vergi
Sales | Satış
Sales Management | Satış Yönetimi
Sales Techniques | Satış Teknikleri
Customer Service | Müşteri Hizmetleri
Customer Relations | Müşteri İlişkileri
Customer Relationship Management | Müşteri İlişkileri Yönetimi
Marketing | Pazarlama
Digital Marketing | Dijital Pazarlama
Social Media Management | Sosyal Medya Yönetimi
Content Creation | İçerik Üretimi
Brand Management | Marka Yönetimi
Market Research | Pazar Araştırması
Advertising | Reklamcılık
Public Relations | Halkla İlişkiler
Event Management | Etkinlik Yönetimi
Human Resources | İnsan Kaynakları
Recruitment | İşe Alım
Performance Management | Performans Yönetimi
Training | Eğitim
Mentoring | Mentorluk
Purchasing | Satın Alma, Satınalma
Supply Chain Management | Tedarik Zinciri Yönetimi
Inventory Management, Stock Management | Stok Yönetimi, Envanter Yönetimi
Stock Control, Inventory Control | Stok Kontrolü
Warehouse Management | Depo Yönetimi
Logistics | Lojistik
Customs Clearance | Gümrükleme
Import and Export | İthalat ve İhracat
Foreign Trade | Dış Ticaret
Production Planning | Üretim Planlama
Lean Manufacturing | Yalın Üretim
Occupational Health and Safety | İş Sağlığı ve Güvenliği
Occupational Safety | İş Güvenliği
First Aid | İlk Yardım
Patient Care | Hasta Bakımı
Wound Care | Yara Bakımı
Infection Control | Enfeksiyon Kontrolü
Medication Administration | İlaç Uygulama
Intensive Care | Yoğun Bakım
Patient Education | Hasta Eğitimi
Classroom Management | Sınıf Yönetimi
Lesson Planning | Ders Planlama
Curriculum Development | Müfredat Geliştirme
Measurement and Evaluation | Ölçme ve Değerlendirme
Special Education | Özel Eğitim
Menu Planning | Menü Planlama, Menü Planlaması
Food Safety | Gıda Güvenliği
Food Hygiene | Gıda Hijyeni
Pastry | Pastacılık
Seafood | Deniz Ürünleri
Fish and Seafood | Balık ve Deniz Ürünleri
Kitchen Management | Mutfak Yönetimi
Cash Handling | Kasa İşlemleri
Reservation Management | Rezervasyon Yönetimi
Employment Law, Labour Law, Labor Law | İş Hukuku
Commercial Law | Ticaret Hukuku
Criminal Law | Ceza Hukuku
Family Law | Aile Hukuku
Contract Drafting | Sözleşme Hazırlama
Legal Research | Hukuki Araştırma
Translation | Çeviri
Proofreading | Düzelti
Editing | Editörlük
Photography | Fotoğrafçılık
Electrical Installation | Elektrik Tesisatı
Fault Finding | Arıza Tespiti
Maintenance | Bakım
Maintenance and Repair | Bakım ve Onarım, Bakım Onarım
Welding | Kaynak
Plumbing | Su Tesisatı
Carpentry | Marangozluk
Driving | Sürücülük
Handheld Terminal | El Terminali
Office Programs | Ofis Programları
Lead Generation | Potansiyel Müşteri Bulma
Survey Design | Anket Tasarımı
Research | Araştırma
Scientific Research | Bilimsel Araştırma
Urban Planning | Şehir Planlama
`;
