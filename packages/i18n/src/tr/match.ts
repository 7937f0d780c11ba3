import type { texts as english } from "../en/match.ts";

export const texts: typeof english = {
  live: {
    title: "Şu anki eşleşmeniz",
    blank:
      "İlanı yapıştırın ya da yazın: ne istediğini ve profilinizin bunun ne kadarını gösterdiğini anında görün.",
    reading: "İlan okunuyor…",
    failed: "Eşleşme şu anda burada gösterilemiyor. Önizlemede göreceksiniz.",
    score: "Profilinizle eşleşme: {{score}}",
    counts: "{{met}} karşılanıyor, {{partly}} kısmen karşılanıyor, {{missing}} eksik",
  },
  nothingAsked:
    "Henüz puan yok, çünkü bu metin adaydan bir şey istemiyor. Puan için gereksinimler ya da görevler gerekir: ilanın tamamını, adayda aranan nitelikler ve yapılacak işlerle birlikte yapıştırın.",
  verdicts: { met: "Karşılanıyor", partly: "Kısmen karşılanıyor", missing: "Eksik" },
  must: "Zorunlu",
  nice: "Tercih sebebi",
  more_one: "{{count}} tane daha göster",
  more_other: "{{count}} tane daha göster",
  fewer: "Daha az göster",
  posting: "İlan metni, istenenler işaretli",
  musts: "Zorunlu olanlardan karşılanan: {{met}} / {{all}}",
  metOf: "· {{all}} maddeden {{met}} tanesi karşılanıyor",
  groups: {
    job: "İşin kendisi",
    must: "Zorunlu",
    nice: "Tercih sebebi",
    task: "Görevler",
    condition: "Koşullar",
  },
  next: {
    title: "Şimdi ne yapabilirsiniz",
    gain: "+{{gain}}",
    show: "bunu gösterebilirseniz: “{{name}}”",
    have: "sizin için geçerliyse: “{{name}}”",
    fixed: "Bunu hiçbir ifade değiştirmez: “{{name}}”. {{reason}}",
    onlyTrue: "Yalnızca doğru olanı ekleyin. Profilinize eklediğiniz her şey puana hemen yansır.",
    profile: "Profilinizi açın",
  },
  kinds: {
    skill: "Beceri veya araç",
    knowledge: "Bilgi",
    task: "Görev",
    experience: "Deneyim",
    education: "Eğitim",
    certificate: "Sertifika",
    language: "Dil",
    soft: "Kişisel özellik",
    condition: "Koşul",
  },
  breakdown: {
    lead: "İlanın istediği her şey toplam 100 puan eder; daha önemli olan daha çok puan taşır. Nedenini görmek için satırı açın.",
    points: "{{possible}} üzerinden {{earned}} puan",
    sum: "Toplam",
    rounded: "100 üzerinden {{earned}} puan, yuvarlanınca {{score}}",
  },
  explained: "Puan nasıl hesaplanır",
  inPosting: "İlanda: “{{sentence}}”",
  suggestion: "Ne işe yarar",
  warnings: {
    "machine-orders": {
      title: "Bu ilan makinelere emir veriyor",
      text: "Böyle bir metin sizin için değil, başvuruları okuyan programlar için yazılır. Dikkate alınmadı; puanınızda ve CV'nizde hiçbir şeyi değiştirmez:",
    },
    "keyword-stuffing": {
      title: "Bu ilan anahtar sözcüklerle doldurulmuş",
      text: "Anahtar sözcüklerini olağandışı sık yineliyor. Yinelemeler puana katılmadı:",
    },
  },
};
