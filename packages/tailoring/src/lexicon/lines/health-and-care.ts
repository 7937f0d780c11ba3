export const HEALTH_AND_CARE = `
nursing | nursing care, nurse, registered nurse, clinical nursing, bedside nursing, nurses, nursing practice | hemşirelik, hemşire, hemşirelik bakımı, hemşirelik hizmetleri, klinik hemşireliği | healthcare
patient care | patient safety, direct patient care, care of patients, patient treatment, bedside care, patient support, caring for patients, patients care | hasta bakımı, hasta güvenliği, hasta bakım, hasta takibi, hasta bakımında | healthcare
intensive care | icu, critical care, intensive care unit | yoğun bakım, yoğun bakım ünitesi | nursing
emergency care | emergency department, emergency room, triage, er nurse, emergency medicine, emergency services, emergency | acil servis, acil, acil tıp, triyaj, acil bakım | nursing
operating room | surgery, surgical, perioperative, sterile technique, surgical procedures, operating theatre | ameliyathane, cerrahi, sterilizasyon, ameliyat | nursing
medication administration | medications, administer medication, administering medications, drug administration, iv therapy, injections, iv, intravenous, medication management, administer medications | ilaç uygulama, ilaç uygulaması, enjeksiyon, damar yolu, damar yolu açma, ilaç tedavisi, serum | nursing
vital signs | blood pressure, patient monitoring, monitor patients, monitoring patients | vital bulgular, yaşam bulguları, tansiyon, hasta izlemi, vital bulgu takibi | nursing
wound care | dressing changes, wound dressing, wounds, wound management | yara bakımı, pansuman | nursing
infection control | infection prevention, hygiene standards, sterilization, ppe, aseptic technique | enfeksiyon kontrolü, enfeksiyon önleme, enfeksiyon kontrol | healthcare
phlebotomy | blood draw, venipuncture, blood sampling, specimen collection | kan alma, numune alma | laboratory
first aid | cpr, basic life support, bls, aed, cpr certification | ilk yardım, temel yaşam desteği, kalp masajı | healthcare
medical documentation | patient records, medical records, clinical documentation, chart documentation, patient documentation, patient charts, nursing documentation | hasta kayıtları, tıbbi kayıt, tıbbi dokümantasyon, hasta dosyaları, hasta kayıt, tıbbi kayıtlar | healthcare
medical coding | icd-10, icd10, icd-9, cpt coding, medical billing | tıbbi kodlama, icd-10 kodlama | medical documentation
medical terminology | | tıbbi terminoloji | healthcare
patient education | health education, patient teaching, patient counselling, patient counseling | hasta eğitimi, sağlık eğitimi | nursing
care planning | care plan, care plans, treatment plans, nursing care plans, treatment planning, treatment plan | bakım planı, bakım planlama, tedavi planı, tedavi planlama | nursing
pediatrics | pediatric care, paediatrics, child health, pediatric, neonatal | pediatri, çocuk sağlığı, yenidoğan | healthcare
geriatrics | elderly care, geriatric care, senior care, care home, nursing home, elderly | geriatri, yaşlı bakımı, huzurevi, yaşlı | healthcare
mental health | psychiatry, psychiatric, behavioral health, mental illness | ruh sağlığı, psikiyatri | healthcare
psychology | counseling, counselling, psychotherapy, psychologist, psychological assessment | psikoloji, psikolojik danışmanlık, psikolog, terapi, rehberlik | 
physiotherapy | physical therapy, rehabilitation, physical therapist, physiotherapist | fizyoterapi, fizik tedavi, rehabilitasyon, fizyoterapist | healthcare
nutrition | dietetics, dietician, nutritionist, diet plans, diet, meal planning | beslenme, diyet, diyetisyen, beslenme ve diyetetik | healthcare
pharmacy | pharmacology, pharmacist, dispensing, prescriptions, pharmaceuticals, drug interactions | eczane, eczacılık, farmakoloji, eczacı, reçete, ilaç | healthcare
pharmaceutical sales | medical sales, medical representative | ilaç mümessili, tıbbi tanıtım, ilaç tanıtımı | sales
laboratory | laboratory techniques, lab work, laboratory analysis, laboratory experience, lab equipment, laboratory testing | laboratuvar, laboratuar, laboratuvar analizleri, laboratuvar teknikleri | science
radiology | x-ray, mri, ct, medical imaging, ultrasound, radiography | radyoloji, röntgen, tıbbi görüntüleme, ultrason | healthcare
dentistry | dental, dental hygiene, dentist, dental assistant | diş hekimliği, diş, diş hekimi, ağız ve diş sağlığı | healthcare
midwifery | obstetrics, gynecology, labor and delivery, maternity | ebelik, ebe, kadın doğum, doğum | healthcare
medicine | physician, medical, doctor, clinical practice, clinical | tıp, hekim, doktor, klinik, tıbbi | healthcare
healthcare | health care, healthcare industry, health services, hospital, healthcare setting, hospitals, clinical setting | sağlık, sağlık hizmetleri, hastane, sağlık sektörü, sağlık bakımı | 
caregiving | home care, personal care, caregiver, home health, activities of daily living, adl, care assistant, social care | evde bakım, bakıcı, kişisel bakım, hasta bakıcı | healthcare
social work | social services, case management, social worker, community outreach | sosyal hizmet, sosyal hizmetler, sosyal çalışma, vaka yönetimi | 
clinical research | clinical trials, gcp guidelines, clinical studies | klinik araştırma, klinik çalışmalar | research
biology | molecular biology, microbiology, biochemistry, genetics, cell culture, biotechnology, pcr | biyoloji, mikrobiyoloji, moleküler biyoloji, genetik, biyokimya | science
chemistry | chemical analysis, analytical chemistry, hplc, chemist, chemicals, gas chromatography | kimya, kimyasal analiz, analitik kimya, kimyager | science
physics | | fizik | science
science | scientific research, natural sciences | fen, fen bilimleri, bilim | 
research | research methods, scientific publications, academic research, literature review, publications, research experience, researcher | araştırma, bilimsel araştırma, akademik araştırma, literatür taraması, yayın | 
veterinary medicine | animal care, veterinary, veterinarian, animal health | veterinerlik, veteriner hekimliği, hayvan sağlığı, veteriner | 
occupational health and safety | occupational safety, health and safety, workplace safety, osha, safety procedures, safety regulations, safety standards, hse, ehs, safety protocols, work safety | iş sağlığı ve güvenliği, iş güvenliği, isg, iş güvenliği kuralları, iş sağlığı, güvenlik prosedürleri | 
`;
