import { CvContent } from "@terzi/contracts/cv";

/** A line cook's one-page CV: few fields, no lists beyond the jobs'. */
export const lineCook = CvContent.parse({
  personalInfo: {
    name: "Maya Brooks",
    email: "maya.brooks@example.com",
    phone: "(555) 010-2299",
    location: "Austin, TX",
  },
  summary: "Line cook with two busy years on grill and sauté, ready to lead a station.",
  workExperience: [
    {
      company: "The Blue Door",
      position: "Line Cook",
      location: "Austin, TX",
      startDate: "2022-01",
      endDate: "present",
      responsibilities: ["Prepare up to 180 covers a night", "Train new staff in food safety"],
    },
  ],
  education: [
    {
      institution: "Austin Community College",
      degree: "Associate Degree",
      field: "Culinary Arts",
      graduationDate: "2021",
    },
  ],
  skills: {
    technical: ["Grill", "Food safety", "Inventory"],
    languages: [{ language: "English" }, { language: "Spanish", proficiency: "Intermediate" }],
  },
});

/** A Turkish engineer with something in every field that a CV can have. */
export const engineer = CvContent.parse({
  personalInfo: {
    name: "İpek Şule Iğdır-Çağlayan",
    email: "ipek.caglayan@example.com",
    phone: "+90 532 010 22 33",
    location: "Üsküdar, İstanbul",
    linkedin: "linkedin.com/in/ipek-caglayan",
    portfolio: "https://ipek.example.dev",
    github: "ipekcaglayan",
    twitter: "@ipekyazar",
  },
  summary:
    "Ödeme altyapılarında sekiz yıllık deneyim.\n\nIŞIK, İĞNE ve ÇÖZÜM odaklı ekiplerde teknik liderlik.",
  workExperience: [
    {
      company: "Kırlangıç Ödeme A.Ş.",
      position: "Kıdemli Yazılım Mühendisi",
      location: "İstanbul",
      startDate: "2021-03",
      endDate: "halen",
      description: "Cüzdan ekibinin çekirdek servisleri:\n- Tasarım ve işletim\n- Nöbet düzeni",
      responsibilities: ["PostgreSQL üzerinde ödeme servisleri", "• Kod incelemeleri ve mentorluk"],
      achievements: ["Sorgu sürelerini %40 azalttı", "p95 gecikmeyi 480 ms'den 120 ms'ye indirdi"],
    },
    {
      company: "Ölçek Yazılım",
      position: "Yazılım Mühendisi",
      location: "Ankara",
      startDate: "Haziran 2016",
      endDate: "02/2021",
      achievements: ["Ofis içi raporlama aracını sıfırdan yazdı"],
    },
  ],
  education: [
    {
      institution: "Boğaziçi Üniversitesi",
      degree: "Lisans, Bilgisayar Mühendisliği",
      field: "Bilgisayar Mühendisliği",
      location: "İstanbul",
      graduationDate: "2016-06",
      gpa: "3,52/4,00",
      achievements: ["Yüksek onur derecesi"],
    },
  ],
  skills: {
    technical: ["Go", "C#", "PostgreSQL", "CI/CD", ".NET"],
    soft: ["Takım çalışması", "Problem çözme"],
    languages: [{ language: "Türkçe" }, { language: "İngilizce", proficiency: "Fluent" }],
  },
  projects: [
    {
      name: "OpenLedger",
      description: "Çift kayıtlı muhasebe kütüphanesi.",
      technologies: ["Go", "SQLite"],
      url: "https://github.com/ipekcaglayan/openledger",
      date: "2022",
    },
  ],
  certifications: [
    {
      name: "AWS Certified Solutions Architect – Associate",
      issuer: "Amazon Web Services",
      date: "2023-04",
      expiryDate: "2026-04",
      credentialId: "SAA-839201",
    },
  ],
  publications: [
    {
      title: "Idempotent Payment Processing",
      authors: "İ. Ş. Iğdır-Çağlayan, M. Demir",
      venue: "IEEE Cloud",
      date: "2021-09",
      doi: "10.1109/CLOUD.2021.00042",
      description: "Yinelenen ödemeleri önleyen bir protokol.",
    },
  ],
});

/** Forty jobs, each with a title that takes three lines. */
export const fortyJobs = CvContent.parse({
  personalInfo: {
    name: "Wilhelmina-Alexandra Constantinopoulou van der Westhuizen-Featherstonehaugh de la Peña y Mondragón",
    email: "wilhelmina@example.com",
  },
  workExperience: Array.from({ length: 40 }, (_, i) => ({
    company: `Company Number ${i + 1}`,
    position: `Deputy Assistant Director ${i + 1} for Interdepartmental Coordination, Strategic Programme Delivery and Continuous Improvement of Regional Services across Europe, the Middle East and Africa`,
    location: "Thessaloniki",
    startDate: `${1980 + i}-01`,
    endDate: `${1980 + i}-12`,
    description: `Ran programme ${i + 1}.`,
    achievements: [`Closed ${i + 10} offices without a lawsuit`, `Saved ${i + 20} % of the budget`],
  })),
});

/** Every section as text, as it is left behind by an edit that is no JSON any more. */
export const typedSections = CvContent.parse({
  personalInfo: { name: "Deniz Aktaş" },
  summary: "Öğretmen.",
  workExperience: "Sınıf öğretmeni, Çınar İlkokulu\n2015'ten beri\n- 32 öğrenci",
  education: "Eğitim Fakültesi, 2014",
  skills: "Drama, değerlendirme",
  projects: '[{"name": "Kütüphane"',
  certifications: "Özel eğitim sertifikası",
  publications: "Yok",
});

/** What somebody would type who wants to see the page break. */
export const hostile = CvContent.parse({
  personalInfo: {
    name: "</title><script>alert(1)</script> & \"Bobby\" 'Tables'",
    email: "a@b.c?bcc=everyone@example.com",
    phone: "javascript:alert(1)",
    location: "\u202Eecarg\u202C left \u200F mark",
    linkedin: "javascript:alert(document.cookie)",
    portfolio: "https://user:secret@example.com/", // secretlint-disable-line -- made up
    github: "data:text/html,<script>alert(1)</script>",
    twitter: 'http://example.com/"onmouseover="alert(1)',
  },
  summary: "Stray override: \u202Eabc def\nNext line stays as typed. </style><style>*{display:none}</style>",
  workExperience: [
    {
      company: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".repeat(6),
      position: "<img src=x onerror=alert(1)> ]]> &amp; <!-- ",
      startDate: "sometime around the \u0007\u000bturn of the century",
      endDate: "x".repeat(100),
      location: `https://example.com/${"a/b?c=d&".repeat(40)}`,
      responsibilities: [
        "\u200B",
        "  ",
        "lone \uD800 surrogate",
        "bell \u0007 and escape \u001b[31m",
        "e\u0301 = é",
      ],
    },
  ],
  skills: { technical: ["<b>bold</b>", "tab\there", "$& $1 \\n"] },
});
