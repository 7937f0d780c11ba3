import type { WritingLanguage } from "../writing-language.ts";
import { additionInEnglish } from "./writing/addition.ts";
import { polishEnglish } from "./writing/polish.ts";
import { phraseEnglish } from "./writing/summary.ts";

const IN_FIRST_PERSON = /\b(?:I|I'm|I've|my|me|we|our)\b/;

export const englishWriting: WritingLanguage = {
  phraseSummary: (facts, { tone, isOtherLanguage }) => phraseEnglish(facts, tone, isOtherLanguage),
  polishPoint: polishEnglish,
  phraseAddition: additionInEnglish,
  weakOpening:
    /^(?:was |am |is )?(?:responsible (?:for|to)|in charge of|tasked with|involved in|participated in|took part in|help(?:s|ed|ing)?\b|assist(?:s|ed|ing)?\b|support(?:s|ed|ing)?\b|work(?:s|ed|ing)? (?:on|with)|deal(?:s|t|ing)? with|d(?:o|id|oes|oing)\b|duties)/i,
  losesVoice: (text, own) => IN_FIRST_PERSON.test(text) && !own.some((line) => IN_FIRST_PERSON.test(line)),
  emptyWords:
    /^(?:(?:an?\s+)?(?:results?[- ](?:driven|oriented)|goal[- ]oriented|(?:highly |self[- ])?motivated|passionate|dynamic|enthusiastic|energetic|hard[- ]?working|ambitious|articulate|talented|driven|dedicated|go[- ]getting|innovative|versatile)(?:,\s*(?:and\s+)?|\s+and\s+|\s+))+/i,
  wish: /^(?:(?:i am|i'm|now|currently|actively)\s+)*(?:(?:looking|searching) (?:for|to)\b|seek(?:s|ing)?\b|eager to (?:acquire|obtain|join|find|start|contribute|work|learn)\b|to (?:acquire|apply|build|contribute|find|further|gain|get|join|obtain|pursue|secure|use|utili[sz]e|work)\b|(?:my )?(?:career )?(?:objective|goal)\b)|^[^,.;]{0,60}\b(?:seeking|looking for)\s(?:an?\s)?(?:[\w-]+\s){0,3}(?:employment|position|role|opportunit(?:y|ies)|job|career)\b/i,
  aside:
    /\b(?:(?:am|'m|currently|actively)?\s*(?:looking|searching|seeking)\s+(?:for\b|to\b|an?\b|new\b)|^seeking\b|in my (?:free|spare) time|hobb(?:y|ies)|new challenges?)\b|^(?:i\s+)?(?:(?:am|have|possess(?:es)?)\s+)?(?:an?\s+)?(?:strengths?\s*[-–:]|(?:strong|excellent|good|great|outstanding|exceptional)\s+(?:[\w-]+\s+){0,2}(?:communicat|interpersonal|organi[sz]ation|problem|people skills|work ethic|time management|attention)|positive attitude|talents include|(?:sound|strong|solid) work ethic|team player|(?:quick|fast) learner|highly professional|self[- ]starter|hard[- ]?work(?:ing|er))/i,
};
