import { foldAscii } from "../text/fold.ts";

/** What a line is about, told by its own words; used where no heading says it, and to overrule a heading. */
const NOT_ASKED =
  /equal opportunit|regardless of|without regard to|discriminat|sexual orientation|gender identity|veteran status|reasonable accommodation|protected (?:class|status|characteristic)|diverse (?:workforce|backgrounds)|we (?:celebrate|welcome|encourage) |underrepresented|irk, din|cinsiyet ayrim|firsat esitligi|kisisel veriler|aydinlatma metni/;

const BENEFIT =
  /\b(?:health|dental|vision|life|medical) (?:insurance|coverage|plan)|401 ?\(?k|paid (?:time off|vacation|holiday|parental|leave)|\bpto\b|parental leave|stock option|equity|pension|retirement|gym|free (?:lunch|snacks|coffee)|competitive salary|salary (?:range|is)|base (?:pay|salary)|\bwe offer\b|you(?: wi|')ll (?:get|receive|enjoy)|vacation days|days? of (?:vacation|holiday)|lunch|tuition|bonus(?:es)?\b|wellness|perks|flexible (?:hours|working)|remote (?:work|friendly)|per (?:hour|annum|year)\b|\$ ?\d|€ ?\d|£ ?\d|yemek karti|servis imkani|ozel saglik sigortasi|yan hak|prim sistemi|maas|ucret|sgk|\bprim\b|ulasim|yol yemek|esnek calisma saatleri|sunuyoruz|home office/;

const APPLYING =
  /\bapply (?:now|by|online|via|here|for this)|to apply|application (?:deadline|form|process|letter)|cover letter|your (?:cv|resume|application)|send (?:us|your)|submit|interview|please (?:contact|note|visit|send|include)|for (?:more|further) information|click|deadline|e-?mail|\[email\]|\[phone\]|https?:|www\.|background check|drug (?:screen|test)|applicants? (?:will be|are|who)|recruiter|basvur|ozgecmis|cv(?:'|ler|niz)|iletisime gec|mulakat/;

const COMPANY =
  /^(?:we|our|founded|established|headquartered|with (?:over|more than)|at [A-Z]|as (?:a|an|the) (?:leading|global|world))\b|\bis (?:a|an|the|one of the) (?:\S+ ){0,3}(?:company|leader|leading|provider|firm|startup|organization|organisation|agency|global|platform)|\bour (?:mission|vision|values|culture|story|people|employees|clients|customers|investors|founders|office|company|success)|employees (?:in|across|world)|million|billion|countries|founded in|join (?:us|our)|sirketimiz|firmamiz|kurulmus|faaliyet gost|sektorunde lider|lider(?:i)? konum/;

const CANDIDATE =
  /\byou(?:'|r\b|\b)|\bcandidates?\b|\bapplicants?\b|\bability to\b|\bable to\b|\bexperience[d]?\b|\bknowledge\b|\bskills?\b|\bdegree\b|\bproficien|\bfamiliar|\bresponsible for|\bmust\b|\bqualif|\brequire[ds]?\b|\bfluent|\bbackground in|\bunderstanding of|\bexpertise|\btrack record|\bwe(?:'re| are)? (?:looking|seeking|need|expect|require)|\bwho (?:is|has|can|will)\b|\bcertif|\blicen[cs]e|\b(?:role|position|job) (?:will|is|involves|requires|includes|focuses)|\bduties\b|\bresponsibilit|\bproven\b|\bwillingness|deneyim|tecrube|bilgi(?:si|li|ye)|sahip|hakim|mezun|yatkin|tercih|nitelik|sorumlu|ehliyet|askerlik|seyahat|ariyoruz|aranmakta|bilen\b|olan\b|olmak|olmali|yapabil|edebil|kullanabil|beceri|yetene|etmek|yapmak|saglamak/;

export type Cue = "asked" | "not-asked" | "none";

/** Whether a line asks something of the candidate, plainly doesn't, or leaves it open. */
export function readCue(text: string): Cue {
  const folded = foldAscii(text);
  if (NOT_ASKED.test(folded) || APPLYING.test(folded) || BENEFIT.test(folded)) return "not-asked";
  if (CANDIDATE.test(folded)) return "asked";
  return COMPANY.test(folded) ? "not-asked" : "none";
}

/** Whether a line in any section is about law, privacy or applying, which is never asked of the candidate. */
export const isFormality = (text: string): boolean => NOT_ASKED.test(foldAscii(text));
export const isBenefit = (text: string): boolean => BENEFIT.test(foldAscii(text));
export const isAboutApplying = (text: string): boolean => APPLYING.test(foldAscii(text));

const OPTIONAL =
  /nice[- ]to[- ]have|(?:is|are|would be|will be|as|considered)?\s*(?:a|an)?\s*(?:big |strong |definite |huge |distinct |major |great )?(?:plus\b|bonus|advantage|asset)\b|prefer(?:red|ably|ence)|desirabl|desired|beneficial|ideally|optional|not (?:required|necessary|mandatory)|tercih|arti(?:dir| puan| olarak)|avantaj|artı/;

/** Whether the words themselves say that something is only wished for. */
export const isOptional = (text: string): boolean => OPTIONAL.test(foldAscii(text));
