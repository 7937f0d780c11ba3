import type { PostingSection } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { either } from "./any-of.ts";

export type SectionKind = PostingSection["kind"];

/** Finds any of some folded expressions, also inside a word. */
const says = (lines: string): RegExp => new RegExp(either(lines));

/** In this order: "preferred qualifications" are nice to have, "application requirements" are about applying. */
const KINDS: [SectionKind, RegExp][] = [
  [
    "nice",
    says(String.raw`
      nice to have|preferred|bonus|\bplus\b|plusses|desirable|desired|good to have|even better|advantage
      optional|tercih|^arti|artilar|extra points|wish|useful extra|\bextras\b|it helps|also welcome|would be happy
      great if|ideally|beneficial|helpful|ek beceri|iyi olur|seviniriz|avantaj
    `),
  ],
  [
    "benefits",
    says(String.raw`
      ^(?:burada )?(?:seni|sizi) neler bekliyor|benefit|perks|\boffer|compensation|salary|\bpay\b|package
      reward|why join|why work|conditions|grow with|how you can grow|yan hak|sundu|sunar|olanak|imkan
      calisma kosul|ucret|maas|sunuyor|what s in it for you|what you (?:can )?(?:get|receive|expect)|sana ne
      you (?:can |will |ll )?(?:get|receive|expect)|in return|we (?:give|provide)|you can look forward|what awaits
      we pay|terms|teklifimiz|sagla(?:dik|nan|riz)|bizden|kazanim|size (?:ne|vere)
    `),
  ],
  [
    "application",
    says(String.raw`
      apply|application|contact|deadline|interview process|interested|further information|hiring process|next steps?
      equal opportunit|\beeo\b|diversity|inclusion|disclaimer|privacy|accommodation
      documents|affirmative|additional details|basvur(?!u sart|u kosul)|iletisim bilgi|ilgilen(?:di|iyor)|additional information|recruitment process|how to
    `),
  ],
  [
    "tasks",
    says(String.raw`
      (?:rol|pozisyon|gorev)\w* (?:seni|sizi) neler bekliyor|your (?:work|day|job|main|key)|isiniz|yapacaksin|responsibilit|duties|you ll do
      you will do|you ll be doing|you will be doing|you do|the role|your role|this role|role overview
      mission|tasks|job description|position summary|job summary|summary|overview|day to day|activities
      accountabilit|is tanim|isin (?:icerig|tanim|kapsam|ozet)|gorev|sorumluluk|pozisyon hakkinda|ne yapacak|neler yapacak|the position|about the position|the job
      challenge|impact|your day|what is the job|scope
    `),
  ],
  [
    "requirements",
    says(`
      neler bekliyoruz|senden|sizden|requirement|qualification|skills|you need|you ll need|you bring
      you ll bring|you have|you are|about you|profile|candidate|must have|looking for|look for|seek
      competenc|experience|education|expertise|knowledge|background|capabilit|stack|technolog|minimum|essential
      nitelik|gerekli|gerekenler|beklenti|aradi|zorunlu|sart|yetkinlik|ozellik|aday|kosul|aranan|need from you|expect
      profil|gecmisin|we (?:need|ask|want|seek|require)|ask for|sizde|beklenen|istedi|bekledi
      abilities|attributes|criteria|licens|certific|personality|traits|person spec|specification
    `),
  ],
  [
    "company",
    says(`
      about(?! the job)|who we are|company|\bour |why us|the team|culture|values|hakkimizda|hakkinda|sirket
      biz kim|firma|kurum|departman
    `),
  ],
  [
    "other",
    says(String.raw`
      about the job|\bnotes?\b|location|place of|type|industry|posted|seniority|size|level|function
      schedule|hours|konum|lokasyon|sekli|sektor|role$|likes|date|status|sure
    `),
  ],
];

const VOCABULARY = new Set(
  `a an and the of to for in on with our your you we us i it is are be s ll re ve not what who why how where will would do
  does doing have has had bring brings need needs needed get want about role job position work working company team us
  key main core primary essential basic minimum required requirements requirement qualifications qualification preferred
  desired desirable mandatory must haves nice good even better bonus plus pluses points extra ideal ideally optional
  skills skill abilities ability experience experiences knowledge education educational background expertise competencies
  competences competence technical professional personal soft hard general specific special additional other relevant
  academic attributes traits qualities characteristics criteria stack tech technology technologies tools responsibilities
  responsibility duties duty tasks task day activities accountabilities mission purpose summary description overview
  details scope profile candidate candidates applicant looking look seeking seek expect expectations expected from this
  that these join working conditions benefits benefit perks offer offers offering compensation salary pay package
  rewards total apply application process contact deadline equal opportunity employer diversity inclusion disclaimer
  privacy information interview hiring recruitment culture values story vision mission clients life at here next steps
  location type employment industry posted date seniority level size function schedule hours likes licenses licences
  license licence certifications certificates certification physical demands environment challenge challenges impact
  make makes made makings contribute contribution bring table success successful thrive love do fit great perfect
  can could should sounds like think if statement commitment legal notes note more learn find out us minimum status personality traits specification specifications further conditions
  range regular documents affirmative action capabilities place start date other way grow person interested competency closing responsible
  ve veya ile icin bu bizim sizin is isin tanimi tanim gorev gorevler gorevleri sorumluluk sorumluluklar sorumluluklari
  aranan nitelikler nitelik genel ozel ozellikler temel teknik zorunlu gerekli gereklilikler gereken sartlar sart
  kosullar kosullari calisma tercih tercihen edilen sebebi sebepleri arti artilar beklentiler beklentilerimiz aday
  adayda adaylarda adaylardan beklenen bekliyoruz aradigimiz yetkinlikler yetkinlik deneyim egitim bilgi beceriler
  hakkimizda hakkinda sirket sirketimiz firma pozisyon pozisyonun biz kimiz yan haklar sunulan sunduklarimiz
  sunuyoruz sundugumuz ekip arkadaslarimiza calisanlarimiza sagladigimiz sagladiklarimiz neler olanaklar imkanlar ucret maas basvuru basvurusu icin iletisim bilgileri konum lokasyon calisma sekli
  sektor departman rol ozeti ozet kisisel mesleki arananlar yapilacak isler yapacaklari yapacaksin yapacaksiniz seni sizi senden sizden
  rol rolde rolun bekliyor alanlari alani ne neden`
    .trim()
    .split(/\s+/),
);

const MOST_WORDS = 8;

const kindOf = (folded: string): SectionKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(folded))?.[0];

/** Whether each word is one that headings use. */
export const isMadeOfHeadingWords = (text: string): boolean =>
  wordKeys(foldAscii(text).replace(/['’]/g, " ")).every((key) => VOCABULARY.has(key));

/** What a heading announces; undefined when the line is none. A heading is made of the few words that headings use. */
export function readHeading(text: string, isBullet: boolean): SectionKind | undefined {
  const hasColon = /[:：]\s*$/.test(text);
  const keys = wordKeys(
    foldAscii(text)
      .replace(/\([^)]*\)/g, " ")
      .replace(/['’]/g, " "),
  ).filter((key) => !/^\d+$/.test(key));
  if (!keys.length || keys.length > MOST_WORDS || (isBullet && !hasColon)) return undefined;
  if (/[.!]$/.test(text.trim())) return undefined;
  const known = keys.filter((key) => VOCABULARY.has(key)).length;
  const enough = hasColon ? known >= keys.length / 2 : known === keys.length;
  // Names in a heading ("About Acme", "Why Acme?") are the company's.
  const isAbout =
    /^(about|why|life at|working at|meet|(?:the )?(?:benefits|perks) of (?:working|joining))\b/.test(
      keys.join(" "),
    ) &&
    keys.length <= 6 &&
    /^\p{Lu}/u.test(text);
  if (!enough && !isAbout) return undefined;
  return kindOf(keys.join(" "));
}

const MOST_WORDS_OF_AN_INTRODUCTION = 16;
const MOST_WORDS_ALONE = 7;

/** Labels of what a record says of the job: none of it is asked. */
const RECORD =
  /^(?:(?:job )?(?:position|vacancy|title)|employer|organi[sz]ation|workplace|place|hours|reports to|start(?: date)?|closing date|note|also|pozisyon|isveren|yer|sehir|not|ayrica|ilan basligi)$/;

/**
 * A heading by its place: "As our press officer you will:" before a list, "Profiliniz" between two blank lines. Such a
 * line may hold words that no other heading has. `opensList`: a list item follows; `standsAlone`: a blank line stands
 * before it, and none behind. "unknown": it heads a list, and doesn't say of what.
 */
export function readPlacedHeading(
  text: string,
  { opensList, standsAlone }: { opensList: boolean; standsAlone: boolean },
): SectionKind | "unknown" | undefined {
  const folded = foldAscii(text).replace(/['’]/g, " ");
  const keys = wordKeys(folded);
  const hasColon = /[:：]\s*$/.test(text);
  const most = hasColon && opensList ? MOST_WORDS_OF_AN_INTRODUCTION : MOST_WORDS_ALONE;
  if (!keys.length || keys.length > most || /[.!;,]\s*$/.test(text)) return undefined;
  if (!opensList && !(standsAlone && (hasColon || !/\d/.test(text)))) return undefined;
  const said = keys.join(" ");
  if (RECORD.test(said)) return "other";
  if (/\b(?:you|sen|siz)\b.*\b(?:will|ll)\b/.test(said) && opensList) return "tasks";
  const kind = kindOf(said);
  return kind === "other" || !kind ? (opensList ? "unknown" : kind) : kind;
}

/** "Requirements: five years of …": a heading and its text in one line. `length` is how long the heading part is. */
export function readInlineHeading(text: string): { kind: SectionKind; length: number } | undefined {
  const match = /^([^:.,;!?(]{3,60}|[^:.,;!?()]{0,40}\([^:()]+\)[^:.,;!?()]{0,20}):\s*(?=\S)/u.exec(text);
  // "Cooking: 10 years" names no section.
  if (!match?.[1] || /^\d+\+? ?(?:years?|yrs?|yıl)/iu.test(text.slice(match[0].length))) return undefined;
  const kind = readHeading(`${match[1]}:`, false);
  return kind && { kind, length: match[0].length };
}
