import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** Title and employer on one line, dates at the right tab, a paragraph and points below: what Word calls modern. */
const wordModern: WordCv = {
  name: "08-word-modern",
  truth: {
    name: "Harriet Kowalczyk",
    email: "harriet.kowalczyk@maplepost.example",
    phone: "416-555-0157",
    place: "Toronto, ON",
    jobs: [
      ["Early Childhood Educator", "Little Maples Child Care", "Jan 2019", "Present"],
      ["Assistant Educator", "Riverdale Nursery School", "Sep 2015", "Dec 2018"],
    ],
    places: ["Toronto, ON", "Toronto, ON"],
    schools: [["George Brown College", "2015"]],
    degrees: ["Diploma in Early Childhood Education"],
    skills: ["Play-based learning", "Observation and documentation", "First aid and CPR", "French songs"],
    languages: [],
    certificates: [],
    points: [
      [
        "Plan the days of sixteen children between two and four, most of whom nap",
        "Write the monthly letter to families and answer what comes back",
      ],
      ["Prepared snacks, paint and dry socks"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("HARRIET KOWALCZYK", { title: true, bold: true }),
        paragraph("Toronto, ON · 416-555-0157"),
        paragraph("harriet.kowalczyk@maplepost.example · linkedin.com/in/hkowalczyk"),
        paragraph("Registered educator who believes that a good day has mud in it."),
        paragraph("Experience", { heading: 1 }),
        paragraph("Jan 2019 – Present"),
        paragraph("**Early Childhood Educator**, Little Maples Child Care, Toronto, ON", { heading: 2 }),
        bullet("Plan the days of sixteen children between two and four, most of whom nap"),
        bullet("Write the monthly letter to families and answer what comes back"),
        paragraph("Sep 2015 – Dec 2018"),
        paragraph("**Assistant Educator**, Riverdale Nursery School, Toronto, ON", { heading: 2 }),
        bullet("Prepared snacks, paint and dry socks"),
        paragraph("Education", { heading: 1 }),
        paragraph("June 2015"),
        paragraph("**Diploma in Early Childhood Education**, George Brown College", { heading: 2 }),
        paragraph("Dean's list in both years."),
        paragraph("Skills", { heading: 1 }),
        grid(
          [
            [
              [bullet("Play-based learning"), bullet("Observation and documentation")],
              [bullet("First aid and CPR"), bullet("French songs")],
            ],
          ],
          { widths: [50, 50], hasBorder: false },
        ),
        paragraph("Activities", { heading: 1 }),
        paragraph("Volunteer at the Saturday story hour of the Riverdale library."),
      ],
    },
  ],
};

/** Employer and dates, then "Position:", then responsibilities: how British nurses and clerks were taught to write. */
const careerHistory: WordCv = {
  name: "09-career-history",
  truth: {
    name: "Gareth Pritchard-Owen",
    email: "gareth.po@valleypost.example",
    phone: "07700 900266",
    place: "Swansea",
    jobs: [
      ["Credit Controller", "Gower Building Supplies Ltd", "May 2018", "Present"],
      ["Purchase Ledger Clerk", "Mumbles Marine Ltd", "Oct 2012", "Apr 2018"],
    ],
    places: ["Swansea", "Swansea"],
    schools: [
      ["Gower College Swansea", "2014"],
      ["Bishopston Comprehensive School", "2010"],
    ],
    degrees: ["AAT Level 3", "8 GCSEs including English and Maths"],
    skills: ["Sage 200", "Xero", "Excel", "Debt recovery", "Reconciliations"],
    languages: [],
    certificates: [],
    points: [
      [
        "Collecting a ledger of £2.4m with 600 live accounts",
        "Reducing debtor days from 61 to 44",
        "Setting credit limits together with the sales team and reviewing them twice a year",
      ],
      ["Matching and entering 250 invoices a week", "Running the fortnightly payment"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("CURRICULUM VITAE", { bold: true, center: true }),
        paragraph("Gareth Pritchard-Owen", { bold: true, center: true }),
        paragraph("17 Brynmill Terrace, Swansea SA2 0BA", { center: true }),
        paragraph("Mobile: 07700 900266 | Email: gareth.po@valleypost.example", { center: true }),
        paragraph("PERSONAL PROFILE", { bold: true }),
        paragraph("A patient credit controller who is on first-name terms with most of his debtors."),
        paragraph("KEY SKILLS", { bold: true }),
        bullet("Sage 200"),
        bullet("Xero"),
        bullet("Excel"),
        bullet("Debt recovery"),
        bullet("Reconciliations"),
        paragraph("CAREER HISTORY", { bold: true }),
        paragraph("**Gower Building Supplies Ltd, Swansea**\t**May 2018 – Present**", { rightTab: 9000 }),
        paragraph("Position: Credit Controller"),
        paragraph("Key Responsibilities:"),
        bullet("Collecting a ledger of £2.4m with 600 live accounts"),
        bullet("Reducing debtor days from 61 to 44"),
        bullet("Setting credit limits together with the sales team and reviewing them twice a year"),
        paragraph("**Mumbles Marine Ltd, Swansea**\t**Oct 2012 – Apr 2018**", { rightTab: 9000 }),
        paragraph("Position: Purchase Ledger Clerk"),
        paragraph("Key Responsibilities:"),
        bullet("Matching and entering 250 invoices a week"),
        bullet("Running the fortnightly payment"),
        paragraph("EDUCATION AND QUALIFICATIONS", { bold: true }),
        paragraph("**Gower College Swansea**\t2012 – 2014", { rightTab: 9000 }),
        paragraph("AAT Level 3"),
        paragraph("**Bishopston Comprehensive School**\t2005 – 2010", { rightTab: 9000 }),
        paragraph("8 GCSEs including English and Maths"),
        paragraph("INTERESTS", { bold: true }),
        paragraph("Coastal rowing, male voice choir"),
        paragraph("REFERENCES", { bold: true }),
        paragraph("Available on request."),
      ],
    },
  ],
};

/** One table without lines: who somebody is at the left, what they did at the right, in Turkish. */
const sideTable: WordCv = {
  name: "10-yan-tablo",
  truth: {
    name: "Sevda Altınışık",
    email: "sevda.altinisik@bagposta.example",
    phone: "0531 555 01 28",
    place: "Manisa",
    jobs: [
      ["Kalite Kontrol Sorumlusu", "Gediz Beyaz Eşya", "Ocak 2020", "Halen"],
      ["Kalite Teknisyeni", "Spil Plastik San. Tic. Ltd. Şti.", "Mart 2014", "Aralık 2019"],
    ],
    places: ["Manisa", "Manisa"],
    schools: [
      ["Celal Bayar Üniversitesi", "2013"],
      ["Salihli Kız Meslek Lisesi", "2010"],
    ],
    degrees: ["Kimya Teknolojisi (Ön Lisans)", "Kimya"],
    skills: ["ISO 9001", "8D raporlama", "Minitab", "Ölçüm cihazları"],
    languages: ["İngilizce"],
    certificates: ["İç Tetkikçi Belgesi", "Kalibrasyon Eğitimi"],
    points: [
      ["Giriş kalite laboratuvarının yönetimi", "Müşteri şikâyetlerinin 8D yöntemiyle çözülmesi"],
      ["Proses içi ölçümlerin yapılması"],
    ],
  },
  sections: [
    {
      children: [
        grid(
          [
            [
              [
                paragraph("Sevda Altınışık", { title: true, bold: true }),
                paragraph("İLETİŞİM", { bold: true }),
                paragraph("0531 555 01 28"),
                paragraph("sevda.altinisik@bagposta.example"),
                paragraph("Yunusemre / Manisa"),
                paragraph("BECERİLER", { bold: true }),
                bullet("ISO 9001"),
                bullet("8D raporlama"),
                bullet("Minitab"),
                bullet("Ölçüm cihazları"),
                paragraph("YABANCI DİL", { bold: true }),
                paragraph("İngilizce: Orta"),
                paragraph("SERTİFİKALAR", { bold: true }),
                paragraph("İç Tetkikçi Belgesi (2021)"),
                paragraph("Kalibrasyon Eğitimi (2016)"),
              ],
              [
                paragraph("HAKKIMDA", { bold: true }),
                paragraph("On yılı aşkın süredir üretimde kaliteyle uğraşıyorum."),
                paragraph("İŞ DENEYİMİ", { bold: true }),
                paragraph("**Kalite Kontrol Sorumlusu** | Gediz Beyaz Eşya, Manisa"),
                paragraph("Ocak 2020 – Halen"),
                bullet("Giriş kalite laboratuvarının yönetimi"),
                bullet("Müşteri şikâyetlerinin 8D yöntemiyle çözülmesi"),
                paragraph("**Kalite Teknisyeni** | Spil Plastik San. Tic. Ltd. Şti., Manisa"),
                paragraph("Mart 2014 – Aralık 2019"),
                bullet("Proses içi ölçümlerin yapılması"),
                paragraph("EĞİTİM", { bold: true }),
                paragraph("**Kimya Teknolojisi (Ön Lisans)** | Celal Bayar Üniversitesi"),
                paragraph("2011 – 2013"),
                paragraph("**Kimya** | Salihli Kız Meslek Lisesi"),
                paragraph("2006 – 2010"),
              ],
            ],
          ],
          { widths: [35, 65], hasBorder: false },
        ),
      ],
    },
  ],
};

/** Numbered headings, and a label before each school: as people fill in what they once were given. */
const numberedHeadings: WordCv = {
  name: "11-numarali-basliklar",
  truth: {
    name: "Hakan Taşdelen",
    email: "hakan.tasdelen@daglarposta.example",
    phone: "0542 555 01 71",
    place: "Erzincan",
    jobs: [
      ["Güvenlik Görevlisi", "Erzincan Devlet Hastanesi", "2017", "Devam ediyor"],
      ["Depo Görevlisi", "Munzur Süt Ürünleri", "2014", "2017"],
    ],
    places: ["Erzincan", ""],
    schools: [
      ["Erzincan Binali Yıldırım Üniversitesi", "2020"],
      ["Erzincan Lisesi", "2012"],
    ],
    degrees: ["Özel Güvenlik ve Koruma (Ön Lisans)", ""],
    skills: ["Telsiz kullanımı", "Kamera sistemleri", "İlk yardım"],
    languages: [],
    certificates: ["Silahlı Özel Güvenlik Kimlik Kartı", "İlk Yardım Sertifikası"],
    points: [["Giriş kontrolü ve devriye", "Acil serviste düzenin sağlanması"], ["Sevkiyat ve sayım"]],
  },
  sections: [
    {
      children: [
        paragraph("ÖZ GEÇMİŞ", { bold: true, center: true }),
        paragraph("1. KİŞİSEL BİLGİLER", { bold: true }),
        paragraph("Adı Soyadı: Hakan Taşdelen"),
        paragraph("Doğum Tarihi: 19.07.1994"),
        paragraph("Medeni Durumu: Bekâr"),
        paragraph("Askerlik Durumu: Tamamlandı"),
        paragraph("Adres: Fatih Mah. 1120. Sok. No: 8 Erzincan"),
        paragraph("Telefon: 0542 555 01 71"),
        paragraph("E-posta: hakan.tasdelen@daglarposta.example"),
        paragraph("2. ÖĞRENİM BİLGİLERİ", { bold: true }),
        paragraph("Lise: Erzincan Lisesi (2008-2012)"),
        paragraph(
          "Üniversite: Erzincan Binali Yıldırım Üniversitesi, Özel Güvenlik ve Koruma (Ön Lisans) (2018-2020)",
        ),
        paragraph("3. İŞ TECRÜBESİ", { bold: true }),
        paragraph("Erzincan Devlet Hastanesi, Erzincan – Güvenlik Görevlisi (2017 - Devam ediyor)"),
        bullet("Giriş kontrolü ve devriye"),
        bullet("Acil serviste düzenin sağlanması"),
        paragraph("Munzur Süt Ürünleri – Depo Görevlisi (2014 - 2017)"),
        bullet("Sevkiyat ve sayım"),
        paragraph("4. BELGELER", { bold: true }),
        bullet("Silahlı Özel Güvenlik Kimlik Kartı (2017)"),
        bullet("İlk Yardım Sertifikası (2022)"),
        paragraph("5. BECERİLER", { bold: true }),
        paragraph("Telsiz kullanımı, Kamera sistemleri, İlk yardım"),
      ],
    },
  ],
};

/** Each job as lines of labels, one below the other, in Turkish. */
const labelledJobs: WordCv = {
  name: "12-etiketli-isler",
  truth: {
    name: "Pınar Gökçeoğlu",
    email: "pinar.gokceoglu@akcaposta.example",
    phone: "0533 555 01 46",
    place: "Samsun",
    jobs: [
      ["Satın Alma Uzmanı", "Çarşamba Tarım Makineleri A.Ş.", "Haziran 2018", "Devam ediyor"],
      ["Satış Destek Elemanı", "Bafra Seramik", "Eylül 2014", "Mayıs 2018"],
    ],
    places: ["Samsun", "Samsun"],
    schools: [
      ["Ondokuz Mayıs Üniversitesi", "2014"],
      ["Samsun Ticaret Lisesi", "2009"],
    ],
    degrees: ["İktisat", "Muhasebe"],
    skills: ["Netsis", "Tedarikçi görüşmeleri", "Bütçe takibi", "Excel"],
    languages: ["İngilizce"],
    certificates: [],
    points: [
      ["Yıllık 42 milyon liralık alımın yürütülmesi", "Tedarikçi sayısının 310'dan 180'e indirilmesi"],
      ["Tekliflerin hazırlanması"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("PINAR GÖKÇEOĞLU", { title: true, bold: true }),
        paragraph("Atakum / Samsun – 0533 555 01 46 – pinar.gokceoglu@akcaposta.example"),
        paragraph("İŞ DENEYİMLERİ", { bold: true }),
        paragraph("Firma: Çarşamba Tarım Makineleri A.Ş."),
        paragraph("Pozisyon: Satın Alma Uzmanı"),
        paragraph("Şehir: Samsun"),
        paragraph("Çalışma Tarihleri: Haziran 2018 – Devam ediyor"),
        paragraph("Görevler:"),
        bullet("Yıllık 42 milyon liralık alımın yürütülmesi"),
        bullet("Tedarikçi sayısının 310'dan 180'e indirilmesi"),
        paragraph("Firma: Bafra Seramik"),
        paragraph("Pozisyon: Satış Destek Elemanı"),
        paragraph("Şehir: Samsun"),
        paragraph("Çalışma Tarihleri: Eylül 2014 – Mayıs 2018"),
        paragraph("Görevler:"),
        bullet("Tekliflerin hazırlanması"),
        paragraph("EĞİTİM", { bold: true }),
        paragraph("Okul: Ondokuz Mayıs Üniversitesi"),
        paragraph("Bölüm: İktisat"),
        paragraph("Mezuniyet: 2014"),
        paragraph("Okul: Samsun Ticaret Lisesi"),
        paragraph("Bölüm: Muhasebe"),
        paragraph("Mezuniyet: 2009"),
        paragraph("BECERİLER", { bold: true }),
        paragraph("Netsis, Tedarikçi görüşmeleri, Bütçe takibi, Excel"),
        paragraph("YABANCI DİL", { bold: true }),
        paragraph("İngilizce – İyi"),
      ],
    },
  ],
};

export const seventhMixed: WordCv[] = [wordModern, careerHistory, sideTable, numberedHeadings, labelledJobs];
