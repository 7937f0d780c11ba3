import { type Case, profile } from "./person.ts";

const responsibilities = {
  en: [
    "Developed REST APIs with Node.js, TypeScript and PostgreSQL",
    "Designed microservices and ran them on Kubernetes and AWS",
    "Set up CI/CD pipelines with Jenkins and wrote unit tests",
    "Mentored junior developers with clear communication",
  ],
  tr: [
    "Node.js, TypeScript ve PostgreSQL ile REST API geliştirdim",
    "Mikroservisler tasarladım, Kubernetes ve AWS üzerinde çalıştırdım",
    "Jenkins ile CI/CD süreçleri kurdum ve birim testler yazdım",
    "Açık iletişim ile genç geliştiricilere mentorluk yaptım",
  ],
};

export const DEVELOPER: Case = {
  en: {
    posting: `Backend Developer
What you bring:
- 5+ years of experience in backend development
- Bachelor's degree in Computer Engineering
- TypeScript, Node.js, PostgreSQL
- Docker or Kubernetes
- AWS
- CI/CD
- Good communication skills
What you will do:
- Develop REST APIs
- Design microservices
- Write unit tests
Nice to have: experience with Jenkins`,
    profile: profile({
      experiences: [
        {
          company: "Acme",
          position: "Backend Developer",
          startDate: "2019-03",
          endDate: "present",
          description: "Backend development for a payment product.",
          achievements: responsibilities.en,
        },
      ],
      education: [
        { institution: "Technical University", degree: "Bachelor's degree", field: "Computer Engineering" },
      ],
      skills: { technical: ["TypeScript", "Node.js", "PostgreSQL", "Kubernetes", "AWS", "CI/CD", "Jenkins"] },
    }),
  },
  tr: {
    posting: `Backend Geliştirici
Aranan Nitelikler:
- Backend geliştirme alanında en az 5 yıl deneyim
- Bilgisayar Mühendisliği lisans mezunu
- TypeScript, Node.js, PostgreSQL
- Docker veya Kubernetes
- AWS
- CI/CD
- İyi iletişim becerileri
İş Tanımı:
- REST API geliştirmek
- Mikroservis tasarlamak
- Birim testleri yazmak
Tercih sebebi: Jenkins deneyimi`,
    profile: profile({
      experiences: [
        {
          company: "Acme",
          position: "Backend Geliştirici",
          startDate: "2019-03",
          endDate: "Halen",
          description: "Ödeme ürünü için backend geliştirme.",
          achievements: responsibilities.tr,
        },
      ],
      education: [{ institution: "Teknik Üniversite", degree: "Lisans", field: "Bilgisayar Mühendisliği" }],
      skills: { technical: ["TypeScript", "Node.js", "PostgreSQL", "Kubernetes", "AWS", "CI/CD", "Jenkins"] },
    }),
  },
};
