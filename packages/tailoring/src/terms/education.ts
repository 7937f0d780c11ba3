/** Degrees: "English, other English | Turkish, other Turkish". Grades and honours are none and stay as written. */
export const DEGREES = `
Bachelor's Degree, Bachelor’s Degree, Bachelor, Bachelor's, Bachelors, Bachelor Degree, Undergraduate Degree | Lisans, Lisans Derecesi
Master's Degree, Master’s Degree, Master, Master's, Masters, Master Degree | Yüksek Lisans, Yüksek Lisans Derecesi
PhD, Ph.D., Doctorate, Doctoral Degree, Doctor of Philosophy | Doktora
Associate Degree, Associate's Degree, Associate’s Degree | Ön Lisans, Önlisans
High School Diploma, High School | Lise, Lise Diploması
Vocational High School Diploma, Vocational High School | Meslek Lisesi
Bachelor of Science, BSc, B.Sc., B.Sc, BS, B.S. | Lisans
Bachelor of Arts, BA, B.A. | Lisans
Bachelor of Engineering, BEng, B.Eng. | Lisans
Bachelor of Education, BEd, B.Ed. | Lisans
Bachelor of Business Administration, BBA | Lisans
Master of Science, MSc, M.Sc., M.Sc, MS, M.S. | Yüksek Lisans
Master of Arts, MA, M.A. | Yüksek Lisans
Bachelor of Fine Arts, BFA, B.F.A. | Lisans
BSN, B.S.N. | Hemşirelik Lisans Derecesi
Master of Education, MEd, M.Ed. | Yüksek Lisans
Associate of Arts, A.A., Associate of Science, A.S. | Ön Lisans
Master of Engineering, MEng, M.Eng. | Yüksek Lisans
`;

/** Fields of study, as degrees name them. */
export const FIELDS = `
Computer Engineering | Bilgisayar Mühendisliği
Computer Science | Bilgisayar Bilimleri, Bilgisayar Bilimi
Computer Programming | Bilgisayar Programcılığı
Software Engineering | Yazılım Mühendisliği
Information Systems, Management Information Systems | Yönetim Bilişim Sistemleri
Information Technology | Bilişim Teknolojileri
Data Science | Veri Bilimi
Artificial Intelligence | Yapay Zekâ, Yapay Zeka
Cyber Security, Cybersecurity | Siber Güvenlik
Electrical and Electronics Engineering, Electrical & Electronics Engineering | Elektrik-Elektronik Mühendisliği, Elektrik Elektronik Mühendisliği, Elektrik ve Elektronik Mühendisliği
Electrical Engineering | Elektrik Mühendisliği
Electronics Engineering | Elektronik Mühendisliği
Electronics and Communication Engineering | Elektronik ve Haberleşme Mühendisliği
Mechanical Engineering | Makine Mühendisliği, Makina Mühendisliği
Mechatronics Engineering, Mechatronics | Mekatronik Mühendisliği
Civil Engineering | İnşaat Mühendisliği
Industrial Engineering | Endüstri Mühendisliği
Chemical Engineering | Kimya Mühendisliği
Environmental Engineering | Çevre Mühendisliği
Food Engineering | Gıda Mühendisliği
Biomedical Engineering | Biyomedikal Mühendisliği
Materials Engineering | Malzeme Mühendisliği
Textile Engineering | Tekstil Mühendisliği
Mining Engineering | Maden Mühendisliği
Geological Engineering | Jeoloji Mühendisliği
Agricultural Engineering | Ziraat Mühendisliği
Architecture | Mimarlık
Interior Architecture | İç Mimarlık
Urban and Regional Planning | Şehir ve Bölge Planlama
Industrial Design | Endüstriyel Tasarım, Endüstri Ürünleri Tasarımı
Graphic Design | Grafik Tasarım, Grafik Tasarımı
Fashion Design | Moda Tasarımı
Fine Arts | Güzel Sanatlar
Business Administration, Business, Business Management | İşletme
Economics | İktisat, Ekonomi
Finance | Finans
Accounting | Muhasebe
Accounting and Finance, Finance and Accounting | Muhasebe ve Finans
Accounting and Tax | Muhasebe ve Vergi Uygulamaları
Banking and Finance | Bankacılık ve Finans
Banking and Insurance | Bankacılık ve Sigortacılık
Public Finance | Maliye
Public Administration | Kamu Yönetimi
Political Science | Siyaset Bilimi
Political Science and Public Administration | Siyaset Bilimi ve Kamu Yönetimi
International Relations | Uluslararası İlişkiler
International Trade | Uluslararası Ticaret
International Trade and Logistics | Uluslararası Ticaret ve Lojistik
Foreign Trade | Dış Ticaret
Logistics | Lojistik
Logistics Management | Lojistik Yönetimi
Marketing | Pazarlama
Advertising | Reklamcılık
Public Relations | Halkla İlişkiler
Public Relations and Advertising | Halkla İlişkiler ve Reklamcılık
Journalism | Gazetecilik
Communication, Communications | İletişim
Human Resources Management | İnsan Kaynakları Yönetimi
Human Resources | İnsan Kaynakları
Office Management | Büro Yönetimi
Tourism Management | Turizm İşletmeciliği
Tourism and Hotel Management | Turizm ve Otel İşletmeciliği, Turizm ve Otelcilik
Hotel Management | Otel İşletmeciliği, Otelcilik
Gastronomy and Culinary Arts | Gastronomi ve Mutfak Sanatları
Culinary Arts | Mutfak Sanatları, Aşçılık
Law | Hukuk
Medicine | Tıp
Dentistry | Diş Hekimliği
Pharmacy | Eczacılık
Veterinary Medicine | Veterinerlik, Veteriner Hekimlik
Nursing | Hemşirelik
Midwifery | Ebelik
Physiotherapy, Physiotherapy and Rehabilitation | Fizyoterapi ve Rehabilitasyon, Fizyoterapi
Nutrition and Dietetics | Beslenme ve Diyetetik
Health Management | Sağlık Yönetimi
Child Development | Çocuk Gelişimi
Social Work, Social Services | Sosyal Hizmet
Psychology | Psikoloji
Sociology | Sosyoloji
Philosophy | Felsefe
History | Tarih
Geography | Coğrafya
Archaeology | Arkeoloji
Mathematics, Maths | Matematik
Statistics | İstatistik
Physics | Fizik
Chemistry | Kimya
Biology | Biyoloji
Molecular Biology and Genetics | Moleküler Biyoloji ve Genetik
English Language and Literature | İngiliz Dili ve Edebiyatı
English Language Teaching, ELT | İngilizce Öğretmenliği, İngiliz Dili Eğitimi
German Language and Literature | Alman Dili ve Edebiyatı
Turkish Language and Literature | Türk Dili ve Edebiyatı
Translation and Interpreting | Mütercim Tercümanlık, Mütercim-Tercümanlık
Primary Education, Primary School Teaching | Sınıf Öğretmenliği
Preschool Education, Preschool Teaching | Okul Öncesi Öğretmenliği, Okul Öncesi Eğitimi
Mathematics Teaching, Mathematics Education | Matematik Öğretmenliği
Science Teaching, Science Education | Fen Bilgisi Öğretmenliği, Fen Bilimleri Öğretmenliği
Guidance and Psychological Counselling, Guidance and Psychological Counseling | Rehberlik ve Psikolojik Danışmanlık
Physical Education and Sports | Beden Eğitimi ve Spor
Occupational Health and Safety | İş Sağlığı ve Güvenliği
Electrical Installation | Elektrik Tesisatı
Electricity | Elektrik
Electronics | Elektronik
Construction | İnşaat
Automotive | Otomotiv
Civil Aviation | Sivil Havacılık
Music | Müzik
Theology | İlahiyat
Labour Economics, Labor Economics | Çalışma Ekonomisi
Labour Economics and Industrial Relations, Labor Economics and Industrial Relations | Çalışma Ekonomisi ve Endüstri İlişkileri
English Literature | İngiliz Edebiyatı
Private Law | Özel Hukuk
Public Law | Kamu Hukuku
Curriculum and Instruction | Eğitim Programları ve Öğretim
Business Analytics | İş Analitiği
Computer Technologies | Bilgisayar Teknolojileri
Medical Documentation and Secretarial Studies | Tıbbi Dokümantasyon ve Sekreterlik
Anaesthesia, Anesthesia | Anestezi
First and Emergency Aid, Paramedicine | İlk ve Acil Yardım
Elderly Care | Yaşlı Bakımı
Cinema and Television | Sinema ve Televizyon
Linguistics | Dilbilim
Art History | Sanat Tarihi
Sports Management | Spor Yöneticiliği
Aviation Management | Havacılık Yönetimi
Energy Systems Engineering | Enerji Sistemleri Mühendisliği
Automotive Engineering | Otomotiv Mühendisliği
Aerospace Engineering | Havacılık ve Uzay Mühendisliği
Naval Architecture | Gemi İnşaatı
Surveying Engineering, Geomatics Engineering | Harita Mühendisliği
Landscape Architecture | Peyzaj Mimarlığı
Agriculture | Tarım
`;
