import { type Case, profile } from "./person.ts";

export const CHEF: Case = {
  en: {
    posting: `Sous Chef
We are looking for a sous chef for our hotel kitchen.
Qualifications
• Minimum 5 years of experience in hotel kitchens
• Knowledge of Turkish cuisine and Italian cuisine
• Menu planning
• Food cost control
• Food hygiene certificate
• Leadership
Duties
• Prepare daily dishes and portions
• Train kitchen staff
What we offer
• Free meals and a competitive salary`,
    profile: profile({
      experiences: [
        {
          company: "Grand Hotel",
          position: "Sous Chef",
          startDate: "2016-05",
          endDate: "present",
          responsibilities: [
            "Menu planning and food cost control in the hotel kitchen",
            "Cooked Turkish cuisine and Italian cuisine",
            "Trained kitchen staff, leadership of eight cooks",
            "Prepared daily dishes and portions",
          ],
        },
      ],
      certifications: [{ name: "Food hygiene certificate" }],
    }),
  },
  tr: {
    posting: `Sous Şef
Otel mutfağımız için sous şef arıyoruz.
Aranan Nitelikler
• Otel mutfaklarında en az 5 yıl deneyim
• Türk mutfağı ve İtalyan mutfağı bilgisi
• Menü planlama
• Yiyecek maliyeti kontrolü
• Hijyen belgesi
• Liderlik
Görevler
• Günlük yemekleri ve porsiyonları hazırlamak
• Mutfak personelini eğitmek
Yan Haklar
• Ücretsiz yemek ve iyi maaş`,
    profile: profile({
      experiences: [
        {
          company: "Büyük Otel",
          position: "Sous Şef",
          startDate: "2016-05",
          endDate: "Halen",
          responsibilities: [
            "Otel mutfağında menü planlama ve yiyecek maliyeti kontrolü yaptım",
            "Türk mutfağı ve İtalyan mutfağı yemekleri pişirdim",
            "Mutfak personelini eğittim, sekiz aşçıya liderlik ettim",
            "Günlük yemekleri ve porsiyonları hazırladım",
          ],
        },
      ],
      certifications: [{ name: "Hijyen belgesi" }],
    }),
  },
};
