import type { Language } from "@terzi/contracts/languages";
import { fillText } from "./fill-text.ts";

/** What an interview pack says in the CV's language. `{{name}}` is what is asked for, `{{line}}` a line of the person's. */
export const interviewTexts = {
  en: {
    title: "Interview preparation",
    introduction: "“Tell me about yourself”",
    questions: "What they will ask",
    weakSpots: "Where they may press you",
    asked: "Asked for",
    proof: "Your proof",
    must: "Must",
    parts: { situation: "Situation", task: "Task", action: "Action", result: "Result" },
    open: {
      situation: "Where was it, and what was going on?",
      task: "What exactly was yours to do?",
      action: "What did you do yourself, step by step?",
      result: "Your profile tells no result. Recall one: how many, how much faster, what changed?",
    },
    listed: "Your profile only names it. Think of one piece of work in which you used it.",
    answer: "An honest answer",
    question: {
      job: "Why this job, and why you?",
      skill: "Tell me about something you did with {{name}}. What was it for?",
      knowledge: "We look for this: {{name}}. What have you done that shows it?",
      task: "This would be part of your work here: {{name}}. When did you last do it?",
      experience: "We ask for {{name}}. Where did you gain that?",
      education: "What do you use most from your studies?",
      certificate: "We ask for this: {{name}}. What do you have of it, and since when?",
      language: "How do you use this at work: {{name}}?",
      soft: "Tell me about a situation that shows this: {{name}}.",
      condition: "Is this all right for you: {{name}}?",
    },
    weak: {
      missing: "We don't find this in your CV: {{name}}. How would you deal with it?",
      partly: "We see only part of this in your CV: {{name}}. What about the rest?",
      years: "We ask for more than you have here: {{name}}. Why should we choose you all the same?",
      gap: "What did you do between {{from}} and {{to}}?",
      gapNow: "What have you done since {{from}}?",
    },
    say: {
      missing: "I have not done this yet.",
      lacking: "I don't have this.",
      missingNear: "I have not done exactly this.",
      lackingNear: "I don't have exactly this.",
      lower: "I have less than you ask for.",
      partly: "I have done part of it.",
      years: "That is right: it is less than you ask for.",
      nearest: "What comes nearest: {{line}}",
    },
    hint: {
      missing: "Then say how you would close that gap, if you mean it. Don't claim more.",
      partly: "Name the part that is new to you before they do.",
      years: "Tell what you did in the time that you have, not how long you wished it were.",
      gap: "One true sentence is enough: what it was, and that it is over. It needs no excuse.",
      gapNow:
        "One true sentence is enough: what it was, and that you are ready to start. It needs no excuse.",
    },
  },
  tr: {
    title: "Mülakat hazırlığı",
    introduction: "“Bize kendinizden söz eder misiniz?”",
    questions: "Sorulacaklar",
    weakSpots: "Üstüne gidilebilecek noktalar",
    asked: "Aranan",
    proof: "Kanıtınız",
    must: "Şart",
    parts: { situation: "Durum", task: "Görev", action: "Yaptığınız", result: "Sonuç" },
    open: {
      situation: "Neredeydi, ne oluyordu?",
      task: "Tam olarak sizin işiniz neydi?",
      action: "Siz ne yaptınız, adım adım?",
      result: "Profilinizde bir sonuç yazmıyor. Birini hatırlayın: kaç tane, ne kadar hızlı, ne değişti?",
    },
    listed: "Profilinizde yalnızca adı geçiyor. Kullandığınız bir işi düşünün.",
    answer: "Dürüst bir yanıt",
    question: {
      job: "Neden bu iş ve neden siz?",
      skill: "{{name}} ile yaptığınız bir işi anlatır mısınız? Amacı neydi?",
      knowledge: "Şunu arıyoruz: {{name}}. Bunu gösteren bir işinizi anlatır mısınız?",
      task: "Burada işinizin bir parçası şu olacak: {{name}}. En son ne zaman yaptınız?",
      experience: "Şunu arıyoruz: {{name}}. Bu deneyimi nerede kazandınız?",
      education: "Öğreniminizden işinizde en çok neyi kullanıyorsunuz?",
      certificate: "Şunu arıyoruz: {{name}}. Sizde hangisi var, ne zamandan beri?",
      language: "Bunu işinizde nasıl kullanıyorsunuz: {{name}}?",
      soft: "Bunu gösteren bir durumu anlatır mısınız: {{name}}?",
      condition: "Bu koşul size uyuyor mu: {{name}}?",
    },
    weak: {
      missing: "CV'nizde bunu göremiyoruz: {{name}}. Nasıl üstesinden gelirsiniz?",
      partly: "CV'nizde bunun yalnızca bir kısmını görüyoruz: {{name}}. Kalanı nasıl olacak?",
      years: "Burada sizde olandan fazlasını arıyoruz: {{name}}. Yine de neden sizi seçelim?",
      gap: "{{from}} ile {{to}} arasında ne yaptınız?",
      gapNow: "{{from}} sonrasında neler yaptınız?",
    },
    say: {
      missing: "Bunu henüz yapmadım.",
      lacking: "Bu bende yok.",
      missingNear: "Tam olarak bunu yapmadım.",
      lackingNear: "Tam olarak bu bende yok.",
      lower: "Bende aradığınızdan azı var.",
      partly: "Bunun bir kısmını yaptım.",
      years: "Doğru, aradığınızdan az.",
      nearest: "Buna en yakın olan: {{line}}",
    },
    hint: {
      missing: "Gerçekten istiyorsanız bu eksiği nasıl gidereceğinizi ekleyin. Fazlasını söylemeyin.",
      partly: "Size yeni gelen kısmı onlardan önce siz söyleyin.",
      years: "Keşke demeyin; o sürede ne yaptığınızı anlatın.",
      gap: "Tek bir doğru cümle yeter: ne olduğu ve bittiği. Özür gerekmez.",
      gapNow: "Tek bir doğru cümle yeter: ne olduğu ve artık hazır olduğunuz. Özür gerekmez.",
    },
  },
} satisfies Record<Language, object>;

export type InterviewTexts = (typeof interviewTexts)["en"];

type Group = "question" | "weak" | "say";

/** A sentence of an interview pack, filled. */
export const tellInterview = <G extends Group>(
  language: Language,
  group: G,
  key: keyof InterviewTexts[G] & string,
  values: Record<string, string> = {},
): string => {
  // Safe: the groups named hold texts alone.
  const texts = interviewTexts[language][group] as Record<string, string>;
  return fillText(texts[key] ?? "", values);
};
