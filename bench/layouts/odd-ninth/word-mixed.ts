import { bullet, grid, paragraph, type WordCv } from "../word-parts.ts";

/** Harvard's office of careers: employer and place, then title and dates, at a right tab. */
const college: WordCv = {
  name: "15-college",
  truth: {
    name: "Maribel Okonkwo",
    email: "mokonkwo@alder.example",
    phone: "617-555-0133",
    place: "Cambridge, MA",
    jobs: [
      ["Policy Fellow", "Office of the City Auditor", "June 2023", "Present"],
      ["Research Intern", "Commonwealth Housing Trust", "May 2022", "August 2022"],
      ["Shift Supervisor", "Alder Dining Halls", "September 2020", "May 2022"],
    ],
    places: ["Boston, MA", "Worcester, MA", "Cambridge, MA"],
    schools: [
      ["Alder College", "2023"],
      ["Lincoln High School", "2019"],
    ],
    degrees: ["A.B. in Government", ""],
    skills: ["Stata", "R", "ArcGIS"],
    languages: ["Spanish", "Igbo"],
    certificates: [],
    points: [
      ["Audit overtime of four departments; found $2.1 million of errors", "Brief councillors each month"],
      ["Coded 600 leases for a study of rent"],
      ["Scheduled 25 student workers"],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Maribel Okonkwo", { bold: true, center: true, title: true }),
        paragraph("12 Garden Street • Cambridge, MA 02138 • mokonkwo@alder.example • 617-555-0133", {
          center: true,
        }),
        paragraph("Education", { bold: true, center: true }),
        paragraph("**ALDER COLLEGE**\tCambridge, MA", { rightTab: 9000 }),
        paragraph("A.B. in Government. GPA 3.8\tMay 2023", { rightTab: 9000 }),
        paragraph("Relevant Coursework: Public Finance, Causal Inference, Urban Politics"),
        paragraph("**LINCOLN HIGH SCHOOL**\tTacoma, WA", { rightTab: 9000 }),
        paragraph("Valedictorian\tJune 2019", { rightTab: 9000 }),
        paragraph("Experience", { bold: true, center: true }),
        paragraph("**OFFICE OF THE CITY AUDITOR**\tBoston, MA", { rightTab: 9000 }),
        paragraph("**Policy Fellow**\tJune 2023 – Present", { rightTab: 9000 }),
        bullet("Audit overtime of four departments; found $2.1 million of errors"),
        bullet("Brief councillors each month"),
        paragraph("**COMMONWEALTH HOUSING TRUST**\tWorcester, MA", { rightTab: 9000 }),
        paragraph("**Research Intern**\tMay 2022 – August 2022", { rightTab: 9000 }),
        bullet("Coded 600 leases for a study of rent"),
        paragraph("**ALDER DINING HALLS**\tCambridge, MA", { rightTab: 9000 }),
        paragraph("**Shift Supervisor**\tSeptember 2020 – May 2022", { rightTab: 9000 }),
        bullet("Scheduled 25 student workers"),
        paragraph("Leadership and Activities", { bold: true, center: true }),
        paragraph("**ALDER DEBATE UNION**\tCambridge, MA", { rightTab: 9000 }),
        paragraph("**President**\tSeptember 2021 – May 2022", { rightTab: 9000 }),
        bullet("Raised $14,000 for travel to tournaments"),
        paragraph("Skills & Interests", { bold: true, center: true }),
        paragraph("**Technical:** Stata, R, ArcGIS"),
        paragraph("**Language:** Fluent in Spanish, conversational in Igbo"),
        paragraph("**Interests:** Birding, sourdough, fantasy baseball"),
      ],
    },
  ],
};

/** Title in bold, employer with place and dates in one line with dots; made to pass machines. */
const plainMachine: WordCv = {
  name: "16-rezi",
  truth: {
    name: "Colm Devlin",
    email: "colm.devlin@shannon.example",
    phone: "087 555 0199",
    place: "Limerick, Ireland",
    jobs: [
      ["Supply Chain Planner", "Shannonside Pharma", "April 2020", "Present"],
      ["Buyer", "Thomond Foods", "January 2016", "March 2020"],
    ],
    places: ["Limerick, Ireland", "Ennis, Ireland"],
    schools: [["Mary Immaculate College", "2015"]],
    degrees: ["Bachelor of Business Studies"],
    skills: ["SAP APO", "Demand forecasting", "Power Query", "Lean Six Sigma"],
    languages: [],
    certificates: ["APICS CPIM", "Green Belt"],
    points: [
      ["Own the 24-month plan of six packing lines.", "Lowered write-offs from 3.1% to 1.2% of stock."],
      ["Bought dairy ingredients worth €9 million a year."],
    ],
  },
  sections: [
    {
      children: [
        paragraph("Colm Devlin", { title: true }),
        paragraph("Limerick, Ireland • colm.devlin@shannon.example • 087 555 0199 • in/colmdevlin"),
        paragraph("SUMMARY", { heading: 2 }),
        paragraph("Planner in regulated manufacturing who likes a forecast he can defend."),
        paragraph("PROFESSIONAL EXPERIENCE", { heading: 2 }),
        paragraph("Supply Chain Planner", { bold: true }),
        paragraph("Shannonside Pharma\tApril 2020 - Present, Limerick, Ireland", { rightTab: 9000 }),
        bullet("Own the 24-month plan of six packing lines."),
        bullet("Lowered write-offs from 3.1% to 1.2% of stock."),
        paragraph("Buyer", { bold: true }),
        paragraph("Thomond Foods\tJanuary 2016 - March 2020, Ennis, Ireland", { rightTab: 9000 }),
        bullet("Bought dairy ingredients worth €9 million a year."),
        paragraph("EDUCATION", { heading: 2 }),
        paragraph("Bachelor of Business Studies", { bold: true }),
        paragraph("Mary Immaculate College • Limerick, Ireland • 2015"),
        paragraph("CERTIFICATIONS", { heading: 2 }),
        paragraph("APICS CPIM • ASCM • 2019"),
        paragraph("Green Belt • Irish Lean Institute • 2021"),
        paragraph("SKILLS", { heading: 2 }),
        paragraph("Planning: SAP APO, Demand forecasting"),
        paragraph("Improvement: Power Query, Lean Six Sigma"),
      ],
    },
  ],
};

/** A table of the whole life, as offices hand it out: years, then what. */
const officeTable: WordCv = {
  name: "17-tablo-ozgecmis",
  truth: {
    name: "Ramazan Özbek",
    email: "ramazan.ozbek@yaylaposta.example",
    phone: "0543 555 06 72",
    place: "Trabzon",
    jobs: [
      ["Satış Temsilcisi", "Karadeniz Yapı Market", "2019", "Halen"],
      ["Tezgâhtar", "Maçka Hırdavat", "2014", "2018"],
    ],
    places: ["Trabzon", "Trabzon"],
    schools: [
      ["Karadeniz Teknik Üniversitesi", "2014"],
      ["Trabzon Lisesi", "2010"],
    ],
    degrees: ["İşletme Yönetimi, Ön Lisans", ""],
    skills: ["Müşteri ilişkileri", "Stok takibi", "Nebim"],
    languages: ["İngilizce"],
    certificates: [],
    points: [[], []],
  },
  sections: [
    {
      children: [
        paragraph("ÖZ GEÇMİŞ", { bold: true, center: true }),
        grid(
          [
            ["Adı Soyadı", "Ramazan Özbek"],
            ["Doğum Tarihi", "11.11.1992"],
            ["Adres", "Pelitli Mah. Ortahisar / Trabzon"],
            ["Telefon", "0543 555 06 72"],
            ["E-Posta", "ramazan.ozbek@yaylaposta.example"],
          ],
          { widths: [30, 70], hasBorder: true },
        ),
        paragraph("Öğrenim Bilgileri", { bold: true }),
        grid(
          [
            ["Derece", "Okul", "Bölüm", "Mezuniyet Yılı"],
            ["Ön Lisans", "Karadeniz Teknik Üniversitesi", "İşletme Yönetimi", "2014"],
            ["Lise", "Trabzon Lisesi", "-", "2010"],
          ],
          { widths: [18, 42, 25, 15], hasBorder: true },
        ),
        paragraph("İş Tecrübesi", { bold: true }),
        grid(
          [
            ["Yıl", "Kurum", "Şehir", "Görev"],
            ["2019 - Halen", "Karadeniz Yapı Market", "Trabzon", "Satış Temsilcisi"],
            ["2014 - 2018", "Maçka Hırdavat", "Trabzon", "Tezgâhtar"],
          ],
          { widths: [18, 40, 17, 25], hasBorder: true },
        ),
        paragraph("Bildiği Diller", { bold: true }),
        grid(
          [
            ["Dil", "Okuma", "Yazma", "Konuşma"],
            ["İngilizce", "Orta", "Orta", "Başlangıç"],
          ],
          { widths: [25, 25, 25, 25], hasBorder: true },
        ),
        paragraph("Yetkinlikler", { bold: true }),
        paragraph("Müşteri ilişkileri, Stok takibi, Nebim"),
      ],
    },
  ],
};

/** Two columns of a template from Word's own gallery, in Turkish. */
const gallery: WordCv = {
  name: "18-galeri-sablon",
  truth: {
    name: "Elif Naz Gündüz",
    email: "elifnaz@gunduz.example",
    phone: "0530 555 07 85",
    place: "Bursa",
    jobs: [
      ["Grafik Tasarımcı", "Uludağ Reklam", "Şubat 2020", "Bugün"],
      ["Stajyer Tasarımcı", "Nilüfer Baskı Merkezi", "Haziran 2019", "Eylül 2019"],
    ],
    places: ["Bursa", ""],
    schools: [["Uludağ Üniversitesi", "2019"]],
    degrees: ["Grafik Tasarımı"],
    skills: ["Photoshop", "Illustrator", "After Effects", "Tipografi"],
    languages: ["İngilizce", "İtalyanca"],
    certificates: [],
    points: [["Kurumsal kimlik ve ambalaj tasarımları", "Sosyal medya görsellerinin hazırlanması"], []],
  },
  sections: [
    {
      children: [
        grid(
          [
            [
              [
                paragraph("ELİF NAZ", { bold: true, title: true }),
                paragraph("GÜNDÜZ", { bold: true, title: true }),
                paragraph("İLETİŞİM", { bold: true }),
                paragraph("0530 555 07 85"),
                paragraph("elifnaz@gunduz.example"),
                paragraph("Nilüfer, Bursa"),
                paragraph("PROGRAMLAR", { bold: true }),
                paragraph("Photoshop"),
                paragraph("Illustrator"),
                paragraph("After Effects"),
                paragraph("Tipografi"),
                paragraph("DİL", { bold: true }),
                paragraph("İngilizce – ileri"),
                paragraph("İtalyanca – başlangıç"),
              ],
              [
                paragraph("HAKKIMDA", { bold: true }),
                paragraph("Kâğıdı seven, ekranı bilen bir tasarımcıyım. Sade işlerin peşindeyim."),
                paragraph("DENEYİM", { bold: true }),
                paragraph("Grafik Tasarımcı • Uludağ Reklam • Bursa", { bold: true }),
                paragraph("Şubat 2020 – Bugün"),
                bullet("Kurumsal kimlik ve ambalaj tasarımları"),
                bullet("Sosyal medya görsellerinin hazırlanması"),
                paragraph("Stajyer Tasarımcı • Nilüfer Baskı Merkezi", { bold: true }),
                paragraph("Haziran 2019 – Eylül 2019"),
                paragraph("EĞİTİM", { bold: true }),
                paragraph("Grafik Tasarımı • Uludağ Üniversitesi", { bold: true }),
                paragraph("2015 – 2019"),
              ],
            ],
          ],
          { widths: [35, 65], hasBorder: false },
        ),
      ],
    },
  ],
};

export const ninthMixed: WordCv[] = [college, plainMachine, officeTable, gallery];
