import { foldText } from "../fold-text.ts";

/** Languages of the world by their English and Turkish names, folded. */
const LANGUAGES = new Set(
  "english|ingilizce|turkish|turkce|german|almanca|deutsch|french|fransizca|francais|spanish|ispanyolca|espanol|castilian|italian|italyanca|russian|rusca|arabic|arapca|chinese|cince|mandarin|cantonese|japanese|japonca|korean|korece|portuguese|portekizce|dutch|hollandaca|felemenkce|greek|yunanca|persian|farsi|farsca|kurdish|kurtce|hindi|hintce|urdu|urduca|bengali|punjabi|tamil|telugu|marathi|gujarati|malayalam|kannada|polish|lehce|romanian|rumence|bulgarian|bulgarca|ukrainian|ukraynaca|czech|cekce|slovak|hungarian|macarca|swedish|isvecce|norwegian|norvecce|danish|danca|finnish|fince|hebrew|ibranice|vietnamese|vietnamca|thai|tayca|indonesian|endonezce|malay|tagalog|filipino|swahili|afrikaans|albanian|arnavutca|serbian|sirpca|croatian|hirvatca|bosnian|bosnakca|macedonian|azerbaijani|azerice|kazakh|kazakca|uzbek|ozbekce|georgian|gurcuce|armenian|ermenice|latin|latince|irish|welsh|catalan|basque|icelandic|estonian|latvian|lithuanian|slovenian|american sign language|asl|sign language|isaret dili|turk isaret dili|creole|haitian creole|somali|amharic|yoruba|igbo|hausa|zulu|nepali|sinhala|burmese|khmer|lao|mongolian|pashto|dari|hmong|esperanto|anglais|allemand|espagnol|italien".split(
    "|",
  ),
);

/** Whether a text is a language's name, and nothing else. */
export const isLanguageName = (text: string): boolean => LANGUAGES.has(foldText(text).trim());

/** The first language named in a text, as written; "" where there is none. */
export function findLanguageName(text: string): string {
  const folded = foldText(text);
  for (const match of folded.matchAll(/\p{L}+(?: sign language| creole)?/gu)) {
    const whole = match[0];
    if (LANGUAGES.has(whole)) return text.slice(match.index, match.index + whole.length);
    const first = whole.split(" ")[0] ?? "";
    if (LANGUAGES.has(first)) return text.slice(match.index, match.index + first.length);
  }
  return "";
}
