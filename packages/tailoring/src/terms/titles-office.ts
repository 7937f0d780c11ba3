/** Job titles of offices, commerce, technology and law: "English, other English | Turkish, other Turkish". */
export const TITLES_OFFICE = `
Software Developer, Software Programmer | Yazılım Geliştirici, Yazılımcı, Yazılım Geliştirme Uzmanı
Software Engineer | Yazılım Mühendisi
Backend Developer, Back-end Developer, Back End Developer | Backend Geliştirici, Arka Uç Geliştirici
Backend Engineer, Back-end Engineer | Backend Mühendisi
Frontend Developer, Front-end Developer, Front End Developer | Frontend Geliştirici, Ön Yüz Geliştirici, Ön Uç Geliştirici
Frontend Engineer, Front-end Engineer | Frontend Mühendisi
Full Stack Developer, Full-stack Developer, Fullstack Developer | Full Stack Geliştirici, Fullstack Geliştirici
Web Developer | Web Geliştirici, Web Yazılımcısı
Mobile Developer | Mobil Geliştirici, Mobil Uygulama Geliştirici
Game Developer | Oyun Geliştirici
Programmer, Computer Programmer | Programcı, Bilgisayar Programcısı
Data Analyst | Veri Analisti
Data Scientist | Veri Bilimci
Data Engineer | Veri Mühendisi
Machine Learning Engineer | Makine Öğrenmesi Mühendisi
Database Administrator | Veritabanı Yöneticisi
System Administrator, Systems Administrator | Sistem Yöneticisi
Network Engineer | Ağ Mühendisi, Network Mühendisi
Network Administrator | Ağ Yöneticisi
DevOps Engineer | DevOps Mühendisi
Systems Engineer, System Engineer | Sistem Mühendisi
Test Engineer | Test Mühendisi
QA Engineer, Quality Assurance Engineer | Kalite Güvence Mühendisi
Software Tester | Yazılım Test Uzmanı
Cyber Security Specialist, Cybersecurity Specialist | Siber Güvenlik Uzmanı
Information Security Specialist | Bilgi Güvenliği Uzmanı
IT Specialist | Bilgi İşlem Uzmanı, BT Uzmanı, Bilgi Teknolojileri Uzmanı
IT Manager | Bilgi İşlem Müdürü, BT Müdürü, Bilgi Teknolojileri Müdürü
IT Support Specialist | BT Destek Uzmanı, Bilgi İşlem Destek Uzmanı
Software Architect | Yazılım Mimarı
Business Analyst | İş Analisti
Systems Analyst, System Analyst | Sistem Analisti
Product Manager | Ürün Müdürü, Ürün Yöneticisi
Product Owner | Ürün Sahibi
Project Manager | Proje Müdürü, Proje Yöneticisi
Project Coordinator | Proje Koordinatörü
Project Specialist | Proje Uzmanı
Project Assistant | Proje Asistanı
Graphic Designer | Grafik Tasarımcı, Grafiker
Web Designer | Web Tasarımcısı
Interior Designer | İç Mekân Tasarımcısı
Fashion Designer | Moda Tasarımcısı
Product Designer | Ürün Tasarımcısı
Industrial Designer | Endüstriyel Tasarımcı, Endüstri Ürünleri Tasarımcısı
Accountant | Muhasebeci
Accounting Specialist | Muhasebe Uzmanı
Accounting Clerk | Muhasebe Elemanı
Accounting Manager | Muhasebe Müdürü
Accounting Assistant | Muhasebe Asistanı
Pre-accounting Clerk | Ön Muhasebe Elemanı
Finance Specialist | Finans Uzmanı
Finance Manager | Finans Müdürü
Financial Analyst | Finansal Analist, Finans Analisti
Chief Financial Officer, CFO | Mali İşler Direktörü
Auditor | Denetçi
Internal Auditor | İç Denetçi
Tax Consultant, Tax Advisor, Tax Adviser | Vergi Danışmanı
Bank Teller, Teller | Gişe Görevlisi, Gişe Yetkilisi
Bank Clerk | Banka Memuru
Branch Manager | Şube Müdürü
Portfolio Manager | Portföy Yöneticisi
Insurance Agent | Sigorta Acentesi
Economist | Ekonomist, İktisatçı
Human Resources Specialist, HR Specialist | İnsan Kaynakları Uzmanı, İK Uzmanı
Human Resources Assistant, HR Assistant | İnsan Kaynakları Asistanı, İK Asistanı
Human Resources Manager, HR Manager | İnsan Kaynakları Müdürü, İK Müdürü
Human Resources Director, HR Director | İnsan Kaynakları Direktörü, İK Direktörü
Recruitment Specialist | İşe Alım Uzmanı
Payroll Specialist | Bordro Uzmanı
Training Specialist | Eğitim Uzmanı
Sales Representative | Satış Temsilcisi
Sales Manager | Satış Müdürü, Satış Yöneticisi
Sales Director | Satış Direktörü
Sales Specialist | Satış Uzmanı
Sales Consultant | Satış Danışmanı
Sales Engineer | Satış Mühendisi
Regional Sales Manager | Bölge Satış Müdürü, Bölge Satış Yöneticisi
Regional Manager | Bölge Müdürü
Account Manager | Müşteri Yöneticisi
Key Account Manager | Kilit Müşteri Yöneticisi
Customer Representative, Customer Service Representative | Müşteri Temsilcisi, Müşteri Hizmetleri Temsilcisi
Customer Service Manager | Müşteri Hizmetleri Müdürü, Müşteri Hizmetleri Yöneticisi
Customer Service Specialist | Müşteri Hizmetleri Uzmanı
Call Center Agent, Call Centre Agent | Çağrı Merkezi Temsilcisi, Çağrı Merkezi Müşteri Temsilcisi
Marketing Specialist | Pazarlama Uzmanı
Marketing Manager | Pazarlama Müdürü, Pazarlama Yöneticisi
Marketing Director | Pazarlama Direktörü
Marketing Assistant | Pazarlama Asistanı
Digital Marketing Specialist | Dijital Pazarlama Uzmanı
Digital Marketing Manager | Dijital Pazarlama Müdürü, Dijital Pazarlama Yöneticisi
Social Media Manager | Sosyal Medya Yöneticisi
Social Media Specialist | Sosyal Medya Uzmanı
Brand Manager | Marka Müdürü, Marka Yöneticisi
Public Relations Specialist, PR Specialist | Halkla İlişkiler Uzmanı
Content Writer | İçerik Yazarı
Copywriter | Metin Yazarı
Editor | Editör
Journalist | Gazeteci
Reporter | Muhabir
Translator | Çevirmen, Mütercim
Interpreter | Tercüman
Photographer | Fotoğrafçı
Export Specialist | İhracat Uzmanı
Import Specialist | İthalat Uzmanı
Foreign Trade Specialist | Dış Ticaret Uzmanı
Purchasing Specialist, Procurement Specialist | Satın Alma Uzmanı, Satınalma Uzmanı
Purchasing Manager, Procurement Manager | Satın Alma Müdürü, Satınalma Müdürü
Logistics Specialist | Lojistik Uzmanı
Logistics Manager | Lojistik Müdürü
Supply Chain Specialist | Tedarik Zinciri Uzmanı
Supply Chain Manager | Tedarik Zinciri Müdürü, Tedarik Zinciri Yöneticisi
Customs Broker | Gümrük Müşaviri
Secretary | Sekreter
Executive Assistant | Yönetici Asistanı
Administrative Assistant | İdari Asistan
Office Manager | Ofis Yöneticisi, Ofis Müdürü
Office Assistant | Ofis Asistanı
Office Clerk | Büro Elemanı, Ofis Elemanı
Administrative Affairs Specialist | İdari İşler Uzmanı
Administrative Affairs Manager | İdari İşler Müdürü
Receptionist | Resepsiyonist, Resepsiyon Görevlisi
General Manager | Genel Müdür
Assistant General Manager, Deputy General Manager | Genel Müdür Yardımcısı
Chief Executive Officer, CEO | İcra Kurulu Başkanı, CEO
Operations Manager | Operasyon Müdürü, Operasyon Yöneticisi
Operations Specialist | Operasyon Uzmanı
Manager | Müdür, Yönetici
Assistant Manager | Müdür Yardımcısı
Director | Direktör
Coordinator | Koordinatör
Consultant | Danışman
Specialist | Uzman
Assistant Specialist | Uzman Yardımcısı
Founder | Kurucu
Co-founder | Kurucu Ortak
Lawyer, Attorney, Attorney at Law | Avukat
Legal Counsel, In-house Counsel | Şirket Avukatı, Hukuk Müşaviri
Legal Secretary | Hukuk Sekreteri
Legal Intern | Hukuk Stajyeri
Judge | Hâkim, Hakim, Yargıç
Prosecutor, Public Prosecutor | Savcı, Cumhuriyet Savcısı
Notary | Noter
Civil Servant | Devlet Memuru
Intern, Trainee | Stajyer
Staff Accountant | Muhasebe Uzmanı
Assistant Accountant | Yardımcı Muhasebeci
Accounts Payable Specialist | Borç Hesapları Uzmanı
Financial Affairs Specialist | Mali İşler Uzmanı
Data Entry Clerk, Data Entry Specialist, Data Entry Operator | Veri Giriş Elemanı, Veri Giriş Görevlisi
Medical Secretary | Tıbbi Sekreter
Medical Records Clerk | Tıbbi Kayıt Görevlisi
Archivist, Archive Clerk | Arşiv Görevlisi, Arşiv Sorumlusu
Developer | Geliştirici
iOS Developer | iOS Geliştirici
Android Developer | Android Geliştirici
Hardware Engineer | Donanım Mühendisi
Embedded Software Engineer | Gömülü Yazılım Mühendisi
Cloud Engineer | Bulut Mühendisi
Help Desk Specialist, Helpdesk Specialist | Yardım Masası Uzmanı
Quality Assurance Specialist | Kalite Güvence Uzmanı
Compliance Manager | Uyum Müdürü
Compliance Specialist, Compliance Officer | Uyum Uzmanı, Uyum Görevlisi
Retail Customer Representative | Bireysel Müşteri Temsilcisi
Business Development Manager | İş Geliştirme Müdürü
Business Development Specialist | İş Geliştirme Uzmanı
Legal Assistant | Hukuk Asistanı
Software Engineering Intern, Software Engineer Intern | Yazılım Mühendisliği Stajyeri
Software Development Intern, Software Developer Intern | Yazılım Geliştirme Stajyeri
Social Media Intern | Sosyal Medya Stajyeri
Web Designer | Web Tasarımcı
Video Editor | Video Editörü
Actuary | Aktüer
Statistician | İstatistikçi
Mathematician | Matematikçi
Founder and CEO, Founder & CEO | Kurucu ve CEO
`;
