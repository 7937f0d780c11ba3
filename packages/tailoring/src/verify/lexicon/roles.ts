/** What people are, by profession and rank. Said of oneself, only a title of one's own supports it. */
export const ROLES = `
role-manager | manager, administrator | müdür, yönetici, müdire
role-director | director | direktör
role-head | head, chief, president, chairman, chair, chairperson, principal | başkan, reis, amir
role-lead | lead, leader, team lead, team leader | lider, takım lideri, ekip lideri
role-supervisor | supervisor, foreman, forewoman, superintendent | süpervizör, ustabaşı, formen, gözetmen
role-founder | founder, owner, proprietor | kurucu
role-chef | chef | şef, aşçıbaşı
role-cook | cook | aşçı
role-nurse | nurse | hemşire
role-doctor | doctor, physician, surgeon, gp | doktor, hekim, cerrah
role-pharmacist | pharmacist | eczacı
role-dentist | dentist | diş hekimi
role-therapist | therapist, physiotherapist | terapist, fizyoterapist
role-caregiver | caregiver, carer, care worker, healthcare assistant | bakıcı, bakım elemanı
role-teacher | teacher, educator, instructor, trainer, tutor, lecturer | öğretmen, eğitmen, eğitimci, öğretim görevlisi
role-professor | professor | profesör
role-engineer | engineer | mühendis
role-developer | developer, programmer, coder | geliştirici, yazılımcı, programcı
role-architect | architect | mimar
role-designer | designer | tasarımcı
role-scientist | scientist, researcher | bilim insanı, araştırmacı
role-technician | technician, mechanic, fitter, technologist | teknisyen, tekniker, teknik eleman
role-electrician | electrician | elektrikçi, elektrik ustası
role-plumber | plumber | tesisatçı
role-welder | welder | kaynakçı
role-carpenter | carpenter, joiner | marangoz
role-master | master craftsman | usta
role-operator | operator, machinist | operatör
role-driver | driver, chauffeur | şoför, sürücü
role-worker | worker, labourer, laborer | işçi
role-accountant | accountant, bookkeeper | muhasebeci, mali müşavir
role-auditor | auditor | denetçi
role-analyst | analyst | analist
role-specialist | specialist, expert | uzman
role-officer | officer | memur, görevli
role-clerk | clerk | katip, büro elemanı
role-cashier | cashier, teller | kasiyer, gişe görevlisi, veznedar
role-secretary | secretary, receptionist | sekreter, resepsiyonist
role-representative | representative, rep, agent | temsilci
role-salesperson | salesperson, salesman, saleswoman, seller, shop assistant | satıcı, satış elemanı, tezgahtar
role-consultant | consultant, adviser, advisor | danışman, müşavir
role-executive | executive | yetkili
role-coordinator | coordinator | koordinatör
role-planner | planner, scheduler | planlamacı
role-buyer | buyer, purchaser | satın almacı, satınalmacı
role-lawyer | lawyer, attorney, solicitor, barrister | avukat, hukukçu
role-judge | judge | hakim, yargıç
role-journalist | journalist, reporter | gazeteci, muhabir
role-writer | writer, author, copywriter | yazar, metin yazarı
role-editor | editor | editör
role-translator | translator, interpreter | çevirmen, tercüman
role-waiter | waiter, waitress, server, bartender, barista | garson, barmen, barista
role-housekeeper | housekeeper, cleaner | kat görevlisi, temizlikçi, temizlik görevlisi
role-guard | guard, security guard | güvenlik görevlisi, bekçi
role-pilot | pilot, captain | pilot, kaptan
role-inspector | inspector, examiner | müfettiş, denetmen
role-recruiter | recruiter, headhunter | işe alımcı
role-tester | tester | testçi, test uzmanı
role-photographer | photographer | fotoğrafçı
role-farmer | farmer | çiftçi
role-tailor | tailor | terzi
role-builder | builder | yapı ustası
role-librarian | librarian | kütüphaneci
role-psychologist | psychologist | psikolog
role-counsellor | counsellor, counselor | rehber öğretmen, psikolojik danışman, müşavir
role-social-worker | social worker | sosyal hizmet uzmanı, sosyal çalışmacı
role-economist | economist | iktisatçı, ekonomist
role-broker | broker | broker, aracı
role-intern | intern, trainee | stajyer
role-apprentice | apprentice | çırak
role-student | student, pupil | öğrenci
role-assistant | assistant | asistan, yardımcı
role-volunteer | volunteer | gönüllü
role-deputy | deputy | vekil
role-junior | junior | junior
role-associate | associate | associate
role-graduate | graduate, alumnus | mezun
role-speaker | speaker | konuşmacı
role-mentor | mentor, coach | mentor, koç
role-member | member | üye
role-candidate | candidate, applicant | aday
role-ceo | ceo, chief executive, chief executive officer, managing director | ceo, genel müdür, icra kurulu başkanı
role-cto | cto, chief technology officer | cto
role-cfo | cfo, chief financial officer | cfo, mali işler direktörü
role-hr | hr manager | ik müdürü
`;
