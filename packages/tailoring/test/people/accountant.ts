import { type Case, profile } from "./person.ts";

export const ACCOUNTANT: Case = {
  en: {
    posting: `Accountant
Requirements:
- Bachelor's degree in Business Administration or Economics
- At least 4 years of experience in general accounting
- Tax returns
- Payroll
- SAP and Excel
- Attention to detail
Responsibilities:
- Prepare financial statements
- Reconcile bank accounts
- Follow up invoices`,
    profile: profile({
      experiences: [
        {
          company: "Ledger & Co",
          position: "Accountant",
          startDate: "2017-02",
          endDate: "2024-02",
          responsibilities: [
            "General accounting: prepared financial statements and tax returns",
            "Reconciled bank accounts, followed up invoices and ran payroll",
            "Worked in SAP and Excel with attention to detail",
          ],
        },
      ],
      education: [{ institution: "City University", degree: "Bachelor's degree", field: "Economics" }],
      skills: { technical: ["SAP", "Excel", "Payroll"] },
    }),
  },
  tr: {
    posting: `Muhasebeci
Aranan Nitelikler:
- İşletme veya İktisat bölümü lisans mezunu
- Genel muhasebe alanında en az 4 yıl deneyim
- Vergi beyannamesi
- Bordro
- SAP ve Excel
- Detaylara önem veren
Sorumluluklar:
- Mali tabloları hazırlamak
- Banka hesap mutabakatlarını yapmak
- Faturaları takip etmek`,
    profile: profile({
      experiences: [
        {
          company: "Defter A.Ş.",
          position: "Muhasebeci",
          startDate: "2017-02",
          endDate: "2024-02",
          responsibilities: [
            "Genel muhasebe: mali tabloları ve vergi beyannamesi hazırladım",
            "Banka hesap mutabakatlarını yaptım, faturaları takip ettim, bordro hazırladım",
            "Detaylara önem veren biri olarak SAP ve Excel kullandım",
          ],
        },
      ],
      education: [{ institution: "Şehir Üniversitesi", degree: "Lisans", field: "İktisat" }],
      skills: { technical: ["SAP", "Excel", "Bordro"] },
    }),
  },
};
