import { foldText } from "../fold-text.ts";
import { isSchoolLevel } from "./organisations.ts";

const DEGREE =
  /(?<![\p{L}.])(?:bachelor(?:'?s)?(?: degree)?|master(?:'?s)?(?: degree)?|masters|doctor(?:ate)?(?: of)?|doctoral|associate(?:'?s)?(?: degree| of| in)|ph\.? ?d\.?|d\.?phil|ed\.?d\.?|m\.?d\.?|j\.?d\.?|ll\.?[bm]\.?|m\.?b\.?a\.?|e\.?m\.?b\.?a|b\.? ?s\.?(?:c\.?)?(?:n\.?)?|b\.? ?a\.?|b\.?f\.?a\.?|b\.?b\.?a\.?|b\.? ?eng\.?|b\.? ?tech\.?|b\.?e\.?|b\.?com\.?|b\.?ed\.?|b\.?arch\.?|m\.? ?s\.?(?:c\.?)?(?:n\.?)?|m\.? ?a\.?|m\.?f\.?a\.?|m\.? ?eng\.?|m\.? ?tech\.?|m\.?ed\.?|m\.?phil|m\.?p\.?h\.?|m\.?res|a\.?a\.?s?\.?|a\.?s\.?|hnd|hnc|dnp|d\.?d\.?s\.?|dvm|pharm\.?d|psy\.?d|r\.?n\.?|diploma|diplomasi|degree|certificate|certification|minor|major|graduate|undergraduate|postgraduate|high school diploma|ged|g\.e\.d\.?|baccalaureate|abitur|a[- ]levels?|gcses?|licence|lisans|lisansi|on ?lisans|yuksek lisans|doktora|doktorasi|mezunu|mezuniyet|muhendisligi|bolumu|programi|anadali|yandal|tezli|tezsiz|master'i|licentiate|honou?rs|b\.?sc|m\.?sc|apprenticeship|certified|exam|examination|programme|program|training|course|kurs|kursu|trade certificate|culinary arts)(?!\p{L})/u;

/** How much a text looks like a degree or a field of study. */
export function degreeScore(text: string): number {
  const folded = foldText(text);
  if (DEGREE.test(folded) || isSchoolLevel(text)) return 2;
  return /(?<!\p{L})(?:science|sciences|engineering|arts|studies|administration|economics|education|literature|history|mathematics|physics|chemistry|biology|nursing|accounting|finance|marketing|psychology|law|medicine|design|management|technology|muhendislik\p{L}*|bilim\p{L}*|isletme|iktisat|ekonomi|hukuk|tip|hemsirelik|ogretmenlig\p{L}*|egitimi|yonetimi|mimarlik|edebiyat\p{L}*|tarih|matematik|fizik|kimya|biyoloji|psikoloji|maliye|muhasebe|programciligi|teknolojileri|dokumantasyon|sekreterlik|finans)(?!\p{L})/u.test(
    folded,
  )
    ? 1
    : 0;
}

const LEADING_DEGREE =
  /^((?:(?:bachelor|master|doctor|associate)(?:'?s)?(?: degree)?(?: of (?:science|arts|engineering|technology|fine arts|business administration|commerce|education|laws?|applied science|philosophy|medicine|nursing|architecture|applied arts))?|bachelors|masters|ph\.? ?d\.?|b\.? ?s\.?c?\.?|b\.? ?a\.?|b\.?f\.?a\.?|b\.?b\.?a\.?|b\.? ?eng\.?|b\.? ?tech\.?|b\.?s\.?n\.?|m\.? ?s\.?c?\.?|m\.? ?a\.?|m\.?b\.?a\.?|m\.?f\.?a\.?|m\.? ?eng\.?|m\.? ?tech\.?|m\.?ed\.?|m\.?s\.?n\.?|a\.?a\.?s?\.?|a\.?s\.?|j\.?d\.?|yuksek lisans|on ?lisans|lisans|doktora))(?:\s*[,:–-]\s*|\s+(?:degree )?(?:in|of)\s+|\s+)(?=\S)/;

/** Cuts "B.S. in Computer Science" into degree and field; the field is empty where there is none to tell. */
export function splitDegree(text: string): { degree: string; field: string } {
  const match = LEADING_DEGREE.exec(foldText(text));
  if (!match?.[1]) return { degree: text.trim(), field: "" };
  return { degree: text.slice(0, match[1].length).trim(), field: text.slice(match[0].length).trim() };
}
