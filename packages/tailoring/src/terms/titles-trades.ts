/** Job titles of care, teaching, crafts, service and industry: "English, other English | Turkish, other Turkish". */
export const TITLES_TRADES = `
Nurse, Registered Nurse, Staff Nurse | Hemşire
Charge Nurse | Sorumlu Hemşire
Head Nurse, Chief Nurse | Başhemşire
Intensive Care Nurse, ICU Nurse | Yoğun Bakım Hemşiresi
Emergency Nurse, Emergency Room Nurse | Acil Servis Hemşiresi
Operating Room Nurse, Theatre Nurse, Scrub Nurse | Ameliyathane Hemşiresi
Paediatric Nurse, Pediatric Nurse | Çocuk Hemşiresi, Pediatri Hemşiresi
Midwife | Ebe
Doctor, Physician, Medical Doctor | Doktor, Hekim, Tıp Doktoru
General Practitioner | Pratisyen Hekim
Family Physician | Aile Hekimi
Surgeon | Cerrah
Dentist | Diş Hekimi
Veterinarian | Veteriner Hekim, Veteriner
Pharmacist | Eczacı
Pharmacy Technician | Eczane Teknisyeni
Physiotherapist, Physical Therapist | Fizyoterapist
Psychologist | Psikolog
Clinical Psychologist | Klinik Psikolog
Dietitian, Dietician | Diyetisyen
Paramedic | Paramedik
Caregiver, Carer | Bakıcı, Hasta Bakıcı
Care Assistant | Bakım Elemanı
Laboratory Technician, Lab Technician | Laboratuvar Teknisyeni, Laborant
Radiology Technician | Radyoloji Teknisyeni
Biologist | Biyolog
Chemist | Kimyager
Social Worker | Sosyal Hizmet Uzmanı, Sosyal Çalışmacı
Teacher | Öğretmen
English Teacher, Teacher of English | İngilizce Öğretmeni
German Teacher | Almanca Öğretmeni
French Teacher | Fransızca Öğretmeni
Turkish Teacher | Türkçe Öğretmeni
Mathematics Teacher, Maths Teacher, Math Teacher | Matematik Öğretmeni
Science Teacher | Fen Bilimleri Öğretmeni, Fen Bilgisi Öğretmeni
Physics Teacher | Fizik Öğretmeni
Chemistry Teacher | Kimya Öğretmeni
Biology Teacher | Biyoloji Öğretmeni
History Teacher | Tarih Öğretmeni
Geography Teacher | Coğrafya Öğretmeni
Music Teacher | Müzik Öğretmeni
Art Teacher | Görsel Sanatlar Öğretmeni, Resim Öğretmeni
Physical Education Teacher, PE Teacher | Beden Eğitimi Öğretmeni
Primary School Teacher, Primary Teacher | Sınıf Öğretmeni, İlkokul Öğretmeni
Preschool Teacher, Kindergarten Teacher | Okul Öncesi Öğretmeni, Anaokulu Öğretmeni
Class Teacher | Sınıf Öğretmeni
Special Education Teacher | Özel Eğitim Öğretmeni
School Counsellor, School Counselor | Rehber Öğretmen
School Principal | Okul Müdürü
Deputy Principal, Vice Principal | Okul Müdür Yardımcısı
Research Assistant | Araştırma Görevlisi, Araştırma Asistanı
Teaching Assistant | Öğretim Asistanı
Lecturer | Öğretim Görevlisi
Assistant Professor | Doktor Öğretim Üyesi
Associate Professor | Doçent
Professor | Profesör
Researcher | Araştırmacı
Trainer, Instructor | Eğitmen
Librarian | Kütüphaneci
Engineer | Mühendis
Mechanical Engineer | Makine Mühendisi, Makina Mühendisi
Electrical Engineer | Elektrik Mühendisi
Electrical and Electronics Engineer | Elektrik-Elektronik Mühendisi, Elektrik Elektronik Mühendisi
Electronics Engineer | Elektronik Mühendisi
Civil Engineer | İnşaat Mühendisi
Industrial Engineer | Endüstri Mühendisi
Chemical Engineer | Kimya Mühendisi
Environmental Engineer | Çevre Mühendisi
Computer Engineer | Bilgisayar Mühendisi
Food Engineer | Gıda Mühendisi
Agricultural Engineer | Ziraat Mühendisi
Mining Engineer | Maden Mühendisi
Geological Engineer | Jeoloji Mühendisi
Textile Engineer | Tekstil Mühendisi
Quality Engineer | Kalite Mühendisi
Production Engineer | Üretim Mühendisi
Process Engineer | Proses Mühendisi
Maintenance Engineer | Bakım Mühendisi
Design Engineer | Tasarım Mühendisi
Project Engineer | Proje Mühendisi
Site Engineer | Saha Mühendisi
Architect | Mimar
Interior Architect | İç Mimar
Urban Planner, City Planner | Şehir Plancısı
Construction Site Manager, Site Manager | Şantiye Şefi
Construction Technician | İnşaat Teknikeri
Quantity Surveyor | Metraj Uzmanı
Occupational Safety Specialist | İş Güvenliği Uzmanı, İSG Uzmanı
Quality Control Specialist | Kalite Kontrol Uzmanı
Quality Specialist | Kalite Uzmanı
Quality Manager | Kalite Müdürü
Production Manager | Üretim Müdürü
Production Worker | Üretim İşçisi, Üretim Elemanı
Factory Worker | Fabrika İşçisi
Machine Operator | Makine Operatörü
CNC Operator | CNC Operatörü
Forklift Operator, Forklift Driver | Forklift Operatörü
Electrician | Elektrikçi, Elektrik Ustası
Electrical Technician | Elektrik Teknisyeni
Technician | Teknisyen
Maintenance Technician | Bakım Teknisyeni
Mechanic | Tamirci
Car Mechanic, Auto Mechanic | Oto Tamircisi, Oto Mekanik Ustası
Plumber | Tesisatçı, Su Tesisatçısı
Welder | Kaynakçı
Carpenter | Marangoz
House Painter | Boyacı
Tailor | Terzi
Hairdresser | Kuaför
Beautician | Güzellik Uzmanı
Baker | Fırıncı
Butcher | Kasap
Cook | Aşçı
Head Chef, Executive Chef | Aşçıbaşı, Mutfak Şefi
Chef | Şef Aşçı
Sous Chef | Aşçıbaşı Yardımcısı
Chef de Partie, Section Chef | Kısım Şefi
Commis Chef | Komi Aşçı
Pastry Chef | Pasta Şefi
Kitchen Assistant | Mutfak Elemanı
Waiter, Waitress | Garson
Head Waiter | Şef Garson
Restaurant Manager | Restoran Müdürü
Barista | Barista
Bartender, Barman | Barmen
Hotel Manager | Otel Müdürü
Front Office Manager | Ön Büro Müdürü
Housekeeper | Kat Görevlisi
Tour Guide, Tourist Guide | Turist Rehberi, Tur Rehberi
Flight Attendant, Cabin Crew | Kabin Memuru
Pilot | Pilot
Travel Agent | Seyahat Danışmanı
Store Manager, Shop Manager | Mağaza Müdürü
Assistant Store Manager | Mağaza Müdür Yardımcısı
Store Supervisor | Mağaza Sorumlusu
Shop Assistant, Sales Assistant | Satış Elemanı, Tezgâhtar, Tezgahtar
Sales Associate | Mağaza Satış Danışmanı
Cashier | Kasiyer
Warehouse Worker, Warehouse Operative | Depo Elemanı, Depo Görevlisi
Warehouse Supervisor | Depo Sorumlusu
Warehouse Manager | Depo Müdürü
Shift Supervisor | Vardiya Amiri
Shift Manager | Vardiya Müdürü
Team Leader, Team Lead | Takım Lideri, Ekip Lideri
Foreman | Ustabaşı, Formen
Driver | Şoför, Sürücü
Truck Driver, Lorry Driver | Kamyon Şoförü, Tır Şoförü
Bus Driver | Otobüs Şoförü
Courier | Kurye
Security Guard, Security Officer | Güvenlik Görevlisi
Cleaner | Temizlik Görevlisi, Temizlikçi
Worker, Labourer, Laborer | İşçi
Farmer | Çiftçi
Real Estate Agent, Estate Agent | Emlak Danışmanı, Gayrimenkul Danışmanı
Event Coordinator | Etkinlik Koordinatörü
Event Manager | Etkinlik Müdürü, Etkinlik Yöneticisi
Lifeguard | Cankurtaran
Volunteer | Gönüllü
Assistant Cook | Aşçı Yardımcısı
Sous Chef | Sous Şef
Assistant Teacher, Teacher Assistant | Yardımcı Öğretmen
Electrical Maintenance Technician | Elektrik Bakım Teknisyeni
Medical Assistant | Tıbbi Asistan
Janitor, Caretaker | Hademe, Kapıcı
Gardener | Bahçıvan
Childminder, Nanny, Babysitter | Çocuk Bakıcısı
Elderly Caregiver | Yaşlı Bakıcısı
Optician | Optisyen
Speech Therapist | Dil ve Konuşma Terapisti
Anaesthesia Technician, Anesthesia Technician | Anestezi Teknikeri, Anestezi Teknisyeni
Emergency Medical Technician | Acil Tıp Teknisyeni
Lathe Operator | Tornacı
Crane Operator | Vinç Operatörü
Excavator Operator | Ekskavatör Operatörü
Sewing Machine Operator | Dikiş Makinesi Operatörü, Makineci
Quality Control Inspector | Kalite Kontrol Görevlisi
Packer | Paketleme Elemanı
Sports Coach, Coach | Antrenör
Fitness Trainer, Personal Trainer | Spor Eğitmeni
Musician | Müzisyen
Actor, Actress | Oyuncu
Firefighter | İtfaiyeci
Police Officer | Polis Memuru
Imam | İmam
`;
