import { foldAscii } from "./fold.ts";

/** Degrees, from low to high. */
export const DEGREES = ["high school", "associate", "bachelor", "master", "doctorate"] as const;
export type Degree = (typeof DEGREES)[number];

const PATTERNS: [Degree, RegExp][] = [
  ["doctorate", /\bph\.? ?d\b|\bphd\b|doctora(?:te|l)|\bdoktora|\bm\.?d\.? degree\b/],
  [
    "master",
    /\bmaster'?s?\b(?! electrician| data)|\bm\.? ?sc\b|\bmsc\b|\bmba\b|\bm\.s\.|\bm\.a\.|\bm\.?eng\b|\bm\.?ed\b|\bms\b(?= (?:in|degree|or))|\byuksek lisans|advanced degree|graduate degree|postgraduate/,
  ],
  [
    "bachelor",
    /bachelor|\bb\.? ?sc\b|\bbsc\b|\bb\.?s\.?n\b|\bbsn\b|\bb\.s\.?\b|\bb\.a\.?\b|\bb\.?tech\b|\bb\.?eng\b|\bb\.?ed\b|\bba\b(?= (?:in|or|degree)|\/)|\bbs\b(?= (?:in|or|degree)|\/)|undergraduate|\blisans\b|\blisans(?:i|ini)\b|four[- ]year degree|university degree|college degree|\bdegree in\b|university (?:education|graduate)|universite(?:ler|sin|si|nin|lerin)?\b.*mezun|fakulte|\bdegree\b(?! of (?!science|arts|engineering|education|business|law|medicine|bachelor|master))|bolum(?:u|un|lerin)\w* mezun|muhendisligi (?:veya|ve|bolum|mezun)|mezunu|mezun\b/,
  ],
  [
    "associate",
    /associate'?s? (?:degree|of (?:applied )?(?:arts|science))|\bon ?lisans\b|onlisans|meslek yuksek ?okul|\bmyo\b|community college|vocational college|two[- ]year degree/,
  ],
  ["high school", /high school|secondary school|\bged\b|\blise\b|meslek lisesi|\blise(?:si|ler)|diploma\b/],
];

/** The lowest degree that would do, where a text asks for one or states one; undefined when it names none. */
export function readDegree(text: string): Degree | undefined {
  const folded = foldAscii(text);
  const named = PATTERNS.filter(([degree, pattern]) =>
    pattern.test(
      degree === "bachelor"
        ? folded.replace(
            /yuksek lisans|on ?lisans|(?:meslek )?lise\S*|high school|meslek yuksek ?okul\S*|(?:associate|master|graduate|advanced|doctor|ph\.? ?d)\S*(?:['’]s)?(?: of \w+)?(?: degree)?/g,
            " ",
          )
        : folded,
    ),
  );
  return named.at(-1)?.[0];
}

/** Names of lower degrees, whose words a bachelor's has too: "associate degree", "ön lisans mezunu". */
const BELOW_BACHELOR =
  /(?:\bassociate\S*(?: of (?:applied )?\w+)?|\bon ?lisans\w*|\b(?:meslek )?lise\w*|\bmeslek yuksek ?okul\w*|\bmyo\b|\b(?:high|secondary) school)(?: (?:degree|diploma\w*|graduate|mezun\w*))*/g;

/** The highest degree that a profile's own words state. */
export function readHighestDegree(text: string): Degree | undefined {
  const folded = foldAscii(text);
  const higher = folded.replace(BELOW_BACHELOR, " ");
  return PATTERNS.find(([degree, pattern]) => pattern.test(degree === "bachelor" ? higher : folded))?.[0];
}

/** 1 for a high school, 5 for a doctorate; 0 for anything else, which is why any string may be asked. */
export const degreeRank = (degree: string): number => (DEGREES as readonly string[]).indexOf(degree) + 1;
