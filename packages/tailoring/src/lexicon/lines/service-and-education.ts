export const SERVICE_AND_EDUCATION = `
cooking | culinary arts, culinary, cook, chef, food preparation, cuisine, culinary skills, kitchen, meal preparation, commercial cooking, preparing food, line cook, prepare meals | aşçılık, yemek pişirme, mutfak, aşçı, yemek hazırlama, gastronomi, şef, yemek hazırlığı, yemek yapımı, pişirme, mutfak şefi | food and beverage
turkish cuisine | ottoman cuisine | türk mutfağı, osmanlı mutfağı, türk mutfak, geleneksel türk mutfağı | cooking
international cuisine | world cuisine, italian cuisine, french cuisine, mediterranean cuisine, asian cuisine | dünya mutfağı, uluslararası mutfak, italyan mutfağı, fransız mutfağı, dünya mutfakları, akdeniz mutfağı | cooking
kitchen management | menu planning, menu development, kitchen operations, menu design, kitchen staff, menus, menu creation, menu | mutfak yönetimi, menü planlama, menü hazırlama, menü tasarımı, mutfak ekibi, menü geliştirme, menü | cooking
food safety | haccp, food hygiene, servsafe, kitchen hygiene, food handling, sanitation standards, hygiene rules, hygiene standards, food safety standards | gıda güvenliği, gıda hijyeni, hijyen kuralları, mutfak hijyeni, hijyen standartları, hijyen ve sanitasyon, iso 22000 | food and beverage
food costing | food cost, food cost control, portion control, portioning, food costs, recipe costing | maliyet kontrol mutfak, yiyecek maliyeti, porsiyon kontrolü, reçete maliyeti, yemek maliyeti | kitchen management
baking | pastry, bakery, pastry chef, baker, bread, desserts | pastacılık, fırıncılık, pasta, unlu mamuller, pastane, fırın, ekmek, tatlı | cooking
butchery | meat cutting, butcher | kasaplık, kasap, et işleme | cooking
barista | coffee making, espresso, latte art, coffee preparation | kahve hazırlama, kahve yapımı | food and beverage
bartending | mixology, bartender, cocktails, bar service, bar | barmenlik, kokteyl, barmen | food and beverage
food service | waiting tables, waiter, waitress, table service, serving food, food and beverage service, banquet, catering, restaurant service, server restaurant, serving guests | garsonluk, servis, garson, yiyecek içecek servisi, ziyafet, masa servisi, ikram | food and beverage
food and beverage | f&b, food & beverage, restaurant, restaurants, restaurant operations, restaurant management | yiyecek içecek, yiyecek-içecek, restoran, restoran yönetimi, yeme içme, yeme-içme | hospitality
hospitality | hospitality management, hospitality industry, tourism, hotel management | turizm, konaklama, otelcilik, ağırlama, turizm ve otelcilik, turizm otelcilik | 
hotel operations | front desk, front office, hotel reception, check-in, reservations, guest check-in, concierge, hotel, night audit, booking | ön büro, otel resepsiyonu, rezervasyon, otel, misafir karşılama, otel operasyonları | hospitality
travel planning | tour guiding, ticketing, travel agency, tours, tour guide | tur rehberliği, biletleme, seyahat acentesi, tur, rehberlik turizm | hospitality
teaching | teacher, instruction, lecturing, tutoring, teaching experience, classroom teaching, instructor, education, lecturer, teach, educator, tutor, teaching students | öğretmenlik, öğretim, öğretmen, ders verme, eğitmenlik, eğitimci, ders anlatımı, eğitim verme, öğretim görevlisi, ders | 
classroom management | student discipline, classroom, classroom environment, class management | sınıf yönetimi, sınıf disiplini, sınıf | teaching
lesson planning | lesson plans, lesson plan, lesson preparation | ders planı, ders planlama, ders planları, ders hazırlığı, ders planı hazırlama, günlük ders planı | teaching
curriculum development | curriculum, curriculum design, syllabus, instructional design, curricula, course design | müfredat geliştirme, müfredat, öğretim programı, öğretim tasarımı | teaching
student assessment | grading, student evaluation, exams, assessing students, student progress, assessment of students, exam preparation, tests and exams, evaluate students | öğrenci değerlendirme, sınav hazırlama, ölçme ve değerlendirme, ölçme değerlendirme, öğrenci takibi, sınav, öğrenci gelişimi | teaching
special education | special needs, iep, inclusive education, students with disabilities, learning disabilities | özel eğitim, kaynaştırma eğitimi, bep | teaching
early childhood education | preschool, kindergarten, child development, early years, nursery | okul öncesi eğitim, okul öncesi, anaokulu, çocuk gelişimi, kreş | teaching
primary education | elementary education, primary school, elementary school | sınıf öğretmenliği, ilkokul, ilköğretim | teaching
secondary education | high school, secondary school, high school teaching | lise öğretmenliği, ortaöğretim, lise, ortaokul | teaching
higher education | university teaching, academia, academic | yükseköğretim, akademik, üniversite öğretimi | teaching
educational technology | smart board, e-learning, lms, moodle, google classroom, online teaching, distance learning, learning management system, interactive whiteboard | eğitim teknolojileri, akıllı tahta, uzaktan eğitim, çevrimiçi eğitim, online eğitim | teaching
parent communication | parent-teacher conferences, parent meetings, communication with parents, parents | veli iletişimi, veli görüşmeleri, veli toplantısı, velilerle iletişim, veli | teaching
child care | childcare, nanny, babysitting, childminding | çocuk bakımı, bebek bakımı, dadı | 
sports coaching | fitness, personal training, personal trainer, athletic training, fitness instructor, coach sports, exercise, group fitness | antrenörlük, fitness eğitmenliği, kişisel antrenör, spor eğitmeni, spor | 
music | musical instruments, music education, piano, guitar | müzik, enstrüman, piyano, gitar | 
fine arts | figure drawing, art, visual arts | güzel sanatlar, resim, görsel sanatlar | 
library science | library, cataloging, librarian, archives, archival, cataloguing, collections management, collection care | kütüphanecilik, kütüphane, arşivcilik | 
museum | curation, exhibitions, exhibition, curator, museum studies | müze, müzecilik, sergi, küratörlük | 
beauty care | cosmetology, hairdressing, hairdresser, makeup, skin care, manicure | kuaförlük, güzellik uzmanlığı, cilt bakımı, makyaj, kuaför | 
fundraising | grant writing, nonprofit, grants, donor relations | bağış toplama, hibe yazımı, sivil toplum, proje yazma | 
public administration | public policy, government | kamu yönetimi, siyaset bilimi, kamu | law
history | | tarih | 
geography | | coğrafya | 
philosophy | | felsefe | 
sociology | | sosyoloji | 
literature | | edebiyat, türk dili ve edebiyatı | 
`;
