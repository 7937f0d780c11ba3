import { CareerProfile } from "@terzi/contracts/career";

/** A profile in which every field says something. */
export const fullProfile = CareerProfile.parse({
  personalInfo: {
    name: "Işıl Çağlar",
    email: "isil@example.com",
    phone: "+90 555 000 00 00",
    location: "İzmir, Türkiye",
    linkedin: "https://linkedin.com/in/isil",
    portfolio: "https://isil.example",
    github: "isil",
    twitter: "@isil",
    birthDate: "12.03.1990",
    militaryService: "Muaf",
    drivingLicence: "B",
  },
  summary: "Terzi.\nOn yıldır.",
  experiences: [
    {
      company: "Ege Dokuma",
      position: "Atölye şefi",
      location: "İzmir",
      startDate: "2020-03",
      endDate: "present",
      description: "Runs the workshop.",
      responsibilities: ["Plans the week", "Buys the cloth"],
      achievements: ["Halved the waste"],
    },
    { company: "Makas", position: "Kalfa", startDate: "spring 2015", endDate: "2019" },
    { company: "İplik", position: "Çırak", startDate: "2013-09" },
    { company: "Düğme", position: "Stajyer", endDate: "present" },
  ],
  education: [
    {
      institution: "Ege Üniversitesi",
      degree: "Lisans",
      field: "Tekstil",
      location: "İzmir",
      graduationDate: "2013-06-15",
      gpa: "3.4",
      achievements: ["Honours"],
    },
  ],
  skills: {
    technical: ["C++", "Pattern making"],
    soft: ["Patience"],
    languages: [
      { language: "Türkçe", proficiency: "Native" },
      { language: "English", proficiency: "Professional" },
      { language: "Deutsch", proficiency: "Intermediate" },
      { language: "Español", proficiency: "Basic" },
      { language: "Français", proficiency: "Fluent" },
    ],
  },
  certifications: [
    { name: "Master", issuer: "Guild", date: "2018", expiryDate: "never", credentialId: "M-1" },
  ],
  projects: [
    {
      name: "Cutter",
      description: "A cutting plan.",
      technologies: ["Rust"],
      url: "https://cut.example",
      date: "2021",
    },
  ],
  publications: [
    {
      title: "On seams",
      authors: "I. Çağlar",
      venue: "Cloth",
      date: "2019-05",
      doi: "10.1/seam",
      description: "Short.",
    },
  ],
  customSections: [
    {
      heading: "Defileler",
      title: "Bahar",
      organization: "İzmir Moda Haftası",
      startDate: "2021-03",
      endDate: "2021-04",
      url: "https://isil.example/bahar",
      description: "On iki parça.",
      points: ["Dikti", "Prova etti"],
    },
  ],
  patents: [
    {
      title: "Needle guide",
      office: "Türk Patent",
      number: "TR 2019 12345",
      date: "2020-06",
      description: "Guides the needle.",
    },
  ],
  awards: [{ title: "Golden needle", issuer: "Guild", date: "2020", description: "Yearly." }],
  volunteerExperience: [
    { organization: "Repair café", role: "Helper", location: "İzmir", startDate: "2019", endDate: "2020" },
  ],
  professionalMemberships: [{ organization: "Guild", role: "Member", startDate: "2018", endDate: "present" }],
  references: [
    {
      name: "Can Demir",
      position: "Owner",
      company: "Makas",
      email: "can@example.com",
      phone: "1",
    },
  ],
  hobbies: ["Sailing"],
  additionalInfo: "Driving licence B\nNon-smoker",
});
