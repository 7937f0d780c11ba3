import type { Tone } from "@terzi/contracts/cv";
import type { WritingLanguage } from "../writing-language.ts";
import { additionInTurkish } from "./writing/addition.ts";
import { polishTurkish } from "./writing/polish.ts";
import { phraseTurkish } from "./writing/summary.ts";
import { type Voice, voiceOf } from "./writing/voice.ts";

const VOICES: Record<Tone, Voice> = { formal: "he", professional: "nobody", conversational: "i" };

/** "hazırlanması": clumsy where the person uses a verb or a noun. */
const ENDS_IN_VERBAL_NOUN = /m[ae]s[ıi][.]?$/iu;

export const turkishWriting: WritingLanguage = {
  phraseSummary: (facts, { tone, kept }) => phraseTurkish(facts, tone, voiceOf(kept, VOICES[tone])),
  polishPoint: (text) => [polishTurkish(text)],
  phraseAddition: additionInTurkish,
  weakOpening:
    /(?:sorumlu(?:yum|ydum|su)?|görev aldı(?:m)?|yardım(?:cı oldum| ettim)|destek (?:oldum|verdim))[.]?$/iu,
  losesVoice: (text, own) =>
    own.length > 0 &&
    (ENDS_IN_VERBAL_NOUN.test(text) !== own.some((line) => ENDS_IN_VERBAL_NOUN.test(line)) ||
      (voiceOf([text], "nobody") === "i" && voiceOf(own, "nobody") !== "i")),
  emptyWords:
    /^(?:(?:sonuç odaklı|hedef odaklı|dinamik|enerjik|çalışkan|azimli|özverili|hırslı|girişken|yenilikçi|başarı odaklı|pozitif|takım ruhuna sahip|öğrenmeye açık|yeniliklere açık|kendini geliştirmeye açık)(?:,\s*|\s+ve\s+|\s+))+(?:bir\s+)?/iu,
  wish: /(?:arıyorum|arayışındayım|hedefliyorum|hedeflemekteyim|hedefimdir|amaçlıyorum|amaçlamaktayım|(?:çalışmak|olmak|sağlamak|geliştirmek|katmak) ist(?:iyorum|erim|emekteyim))[.!]?$/iu,
  aside:
    /(?:iş arıyorum|arayışındayım|yeni (?:bir )?(?:fırsat|iş|görev|meydan okuma)\S* (?:arıyor|arayış)|hedefliyorum|amaçlıyorum|istiyorum|boş zaman|hobi|(?:yatkın|uyumlu|yatkınım|öğrenmeye açık|gelişime açık|sorumluluk sahibi|sonuç odaklı|çözüm odaklı|çabuk öğrenen|hızlı öğrenen) (?:bir(?:i|isi)?yim|bir(?: kişi\S*| insan\S*| yapıya sahibim)?)[.!]?$)/iu,
};
