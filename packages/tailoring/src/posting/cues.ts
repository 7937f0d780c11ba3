import { foldAscii } from "../text/fold.ts";

/** What a line is about, told by its own words; used where no heading says it, and to overrule a heading. */
const NOT_ASKED =
  /equal opportunit|regardless of|without regard to|discriminat|sexual orientation|gender identity|veteran status|reasonable accommodation|protected (?:class|status|characteristic)|diverse (?:workforce|backgrounds)|we (?:celebrate|welcome|encourage) |underrepresented|irk, din|cinsiyet ayrim|firsat esitligi|kisisel veriler|aydinlatma metni/;

const BENEFIT =
  /\b(?:health|dental|vision|life|medical) (?:insurance|coverage|plan)|401 ?\(?k|paid (?:time off|vacation|holiday|parental|leave)|\bpto\b|parental leave|stock option|equity|pension|retirement|gym|free (?:lunch|snacks|coffee)|competitive salary|salary (?:range|is)|base (?:pay|salary)|\bwe offer\b|you(?: wi|')ll (?:get|receive|enjoy)|vacation days|days? of (?:vacation|holiday)|lunch|tuition|bonus(?:es)?\b|wellness|perks?\b|flexible (?:hours|working)|remote (?:work|friendly)|per (?:hour|annum|year)\b|\$ ?\d|€ ?\d|£ ?\d|yemek karti|servis imkani|ozel saglik sigortasi|yan hak|prim sistemi|maas|ucret|sgk|\bprim\b|ulasim|yol yemek|esnek calisma saatleri|sunuyoruz|home office/;

const APPLYING =
  /\bapply (?:now|by|online|via|here|for this)|to apply|application (?:deadline|form|process|letter)|deadline (?:for|is|:)|apply before|cover letter|your (?:cv|resume|application)|send (?:us|your)|submit your|interviews? (?:will|are|process|on)|please (?:contact|note|visit|send|include)|for (?:more|further) information|click|\[email\]|\[phone\]|https?:|www\.|background check|drug (?:screen|test)|applicants? (?:will be|are|who|using|filing|may)|hiring department|starting salary|(?:at|of) the time of filing|\bthe examination|this examination|eligible list|on-?line (?:application|instructions)|supplemental questions|contacted by|moving violations|verification of work|accredited by a|recruiter|basvur|ozgecmis|cv(?:'|ler|niz)|iletisime gec|mulakat/;

/** Whether a line in any section is about law, privacy or applying, which is never asked of the candidate. */
export const isFormality = (text: string): boolean => NOT_ASKED.test(foldAscii(text));
export const isBenefit = (text: string): boolean => BENEFIT.test(foldAscii(text));
export const isAboutApplying = (text: string): boolean => APPLYING.test(foldAscii(text));

const OPTIONAL =
  /nice[- ]to[- ]have|(?:is|are|would be|will be|as|considered)?\s*(?:a|an)?\s*(?:big |strong |definite |huge |distinct |major |great )?(?:plus\b|bonus|advantage|asset)\b|prefer(?:red|ably|ence)|desirabl|desired|beneficial|ideally|optional|not (?:required|necessary|mandatory)/;

/** Whether the words themselves say that something is only wished for. */
export const isOptional = (text: string): boolean => OPTIONAL.test(foldAscii(text));
