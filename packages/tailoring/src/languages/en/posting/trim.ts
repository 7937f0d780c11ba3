import type { Span } from "@terzi/contracts/posting";
import { remembered } from "@terzi/language/remembered";
import { either } from "../../../posting/any-of.ts";

/** Adjectives of degree: how well, not what; except the beginnings of names. */
const DEGREE = either(`
  very|strong|excellent|good|great|solid|proven|extensive|demonstrated|demonstrable|hands[- ]on|some|in[- ]depth
  deep(?! learning)|working(?! capital)|basic(?! life)|advanced(?! excel| analytics)|general(?! ledger| accounting)
  thorough|practical|relevant|previous|prior|significant|broad|sound|exceptional|outstanding|considerable|superior|steady|keen
  high(?:[- ]level)?(?! school| availability|[- ]throughput| voltage)|professional(?! services)
  direct(?! sales| marketing| mail)|full(?![- ]stack)|real(?! estate|[- ]time)|natural(?! language| gas| sciences)
  minimum|minimal|first[- ]hand|expert|successful|recent|intermediate|ideally|preferably|at least|n(?:o|ot) (?:less|fewer) than|clear|genuine
  fundamental|substantial|comprehensive|detailed|effective|extremely|highly|well|deeply
  a|an|the|any|your|our|their|its|his|her|also|both|either|all|other|etc
`);

/** What somebody has of a field. */
const GRASP = either(`
  experience|knowledge|understanding|skills?|background|command|proficiency|expertise|familiarity|track record|record
  ability|abilities|capability|competence|competency|grasp|exposure|history|comprehension|awareness|aptitude|capacity
  mindset|qualification|fluency|mastery|training
`);

const ASKED = `(?:the |our |an? )?(?:(?:ideal|successful|right|suitable|qualified|perfect|chosen|preferred) )?(?:candidates?|applicants?|incumbent|person|individual|employee|role|position|job|hire)(?: holder)?`;
const ASKED_DOES = either(`
  (?:will|must|should|would|shall|may|can)(?: also| be able to| be responsible for| have| be| possess)?
  (?:has to|needs? to|is expected to|is required to|is responsible for)(?: also| be able to| have| be| possess)?
  has|have|is|are|who (?:has|is|can)|requires|involves|includes
`);

const YOU_DO = either(`
  will|would|should|must|can|are|may|have to|need to|also|have|be|bring|need|possess|know|get|show|hold|act|serve
`);
const YOU_ARE = either(`
  able to|be able to|responsible for|expected to|required to|asked to|comfortable|capable of|familiar with|ready to
  experienced (?:in|with)|skilled (?:in|at)|proficient (?:in|with)|an?|the
`);

const WE_SEEK =
  "(?:looking for|expect|require|seek|seeking|need|ask for|ask|hiring|searching for|recruiting|imagine|want)";
const SOMEBODY =
  "(?: (?:you to have|you to|that you have|(?:someone|somebody|anyone) (?:who (?:has|is|can)|with)?|an?|candidates? (?:with|who have)))";

const WILLING = either(`
  ability|able|capacity|capable|willingness|willing|desire|eager|eagerness|aptitude|keen|comfortable|ready|capability
  expected|required|prepared|confident|opportunity|passion
`);
const DUTIES = either(`
  (?:duties|responsibilities|tasks|role|job) (?:will )?includes?|include[sd]?|including
  responsible for|accountable for|in charge of|tasked with|charged with|responsibility for|main tasks?(?: are| is)?
`);
const SKILLED = either(`
  experienced|proficient|skilled|familiar|fluent|conversant|knowledgeable|adept|comfortable|competent|expert|qualified
  trained|versed|at ease|fluency|well[- ]versed|background|specialist|specialise[ds]?|specialize[ds]?|confident|strong
  excellent|good
`);
const IN =
  "(?:in|with|of|for|on|to|using|working with|working in|working on|as|about|at|within|from|required in|across|around|into)";
const YEARS = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|multiple|few)(?: ?[-–+] ?\d*| to \d+| or more)?\+? ?(?:years?|yrs?|months?)(?! old| of age)(?:'|’)?(?: or (?:more|longer))?(?: of)?`;
const WORK =
  "(?: (?:relevant|professional|related|work|working|hands-on|practical|industry|progressive|proven|full-time))*(?: experience)?";
const TO_DO_IT = "(?:to )?perform (?:this|the) (?:job|role|position) (?:successfully|well),?";
const JOINING = either(String.raw`
  in order to(?! be\b)|if(?= you\b)|to|and|or|but|as|with|in|on|of|for|by|from|that|who|which|this|these|it|is|are|including|such as|e\.g\.?|like|eg|&
  via|through|into|at|also|then|so are|so is|within|where|you|and/or|use of|using
`);
const MANNER = either(`
  successfully|effectively|efficiently|actively|independently|proactively|continuously|regularly|closely|quickly
  directly|constantly|consistently|accurately|fully|clearly|properly
`);

/** Removed from the beginning, one after another, as long as any matches. */
const leads = [
  String.raw`(?:${DEGREE}[\s,]+(?:and |& |or )?)+(?=\S)`,
  String.raw`${ASKED} ${ASKED_DOES}(?=\s)`,
  String.raw`(?:[\p{L}&/-]+ ){1,5}[\p{L}-]+(?:er|or|ist|lyst|eer|ant|ian|ect|ive|rse|ef)s? (?:will|shall|must)(?: also)?(?=\s)`,
  String.raw`please (?:be (?:used|able) to|have|be)(?=\s)`,
  String.raw`(?:he or she|he/she|s?/?he|(?:post|job) ?holder) (?:will|must|should|is to)(?: (?:be|have|also))*(?=\s)`,
  String.raw`you(?:'|’)?(?:ll|re|ve|d)?(?: ${YOU_DO})*(?: ${YOU_ARE})?(?=\s)`,
  String.raw`(?:we|they)(?:'|’)?(?:re| are)? (?:also )?${WE_SEEK}${SOMEBODY}*(?=\s)`,
  String.raw`(?:we|they)(?: would|['’]d| want| expect| need)?(?: also| really)?(?: like| love)? you to(?: (?:have|hold|be))?(?=\s)`,
  String.raw`(?:in (?:this|the) (?:role|position|job)|as (?:an?|our|the|part of) [^,]{3,50}?),? (?:you (?:will|'ll|’ll)|and)(?: be)?(?=\s)`,
  String.raw`(?:must|should|will|shall|can|may|needs?|has|have|be|is|are|being|having|possess(?:es|ing)?|needs to|would)(?: (?:also|have|be|possess|able to|capable of|an?))*(?=\s)`,
  String.raw`(?:the )?${WILLING}(?: and (?:ability|willingness|desire|willing|able))? (?:to|of|in|with|for)(?: be)?(?=\s)`,
  String.raw`${DUTIES}(?: but (?:are|is)? ?not limited to)?:?(?=\s)`,
  String.raw`${GRASP}(?:[ ,/]+(?:and|or|&)? ?${GRASP})* (?:(?:is|are) )?${IN}(?: (?:the|a|an|using|working with|working in|working on|use of))*(?=\s)`,
  String.raw`(?:eye|feel(?:ing)?|head|nose|knack|flair|hand|sense) (?:for|in|with|of)(?=\s)`,
  String.raw`${SKILLED} (?:in|with|at|about|on|for|of|as|to|using|working with)(?: (?:the|a|an))?(?=\s)`,
  String.raw`possession of(?: an?)?(?: (?:valid|current|and))*(?=\s)`,
  String.raw`${YEARS}${WORK}(?: (?:in|with|as|of|working with|working in|developing|using))?(?=\s)`,
  String.raw`we (?:would|['’]d) be (?:delighted|happy|glad|pleased) (?:of|by|with|about|if)(?=\s)`,
  String.raw`we can only (?:consider|take|accept) (?:people|candidates|applicants|those|anyone) (?:with|who)(?=\s)`,
  String.raw`we (?:attach|place|put|set) (?:great|much|high|a lot of|particular|special) (?:importance|value|store|weight) (?:to|on|by|in)(?=\s)`,
  String.raw`what we (?:value|prize|want|need|ask)(?: most| above all| for)? is(?=\s)`,
  String.raw`whoever (?:[\p{L}-]+ ){1,5}will(?: be)?(?=\s)`,
  String.raw`${JOINING}(?=\s)`,
  String.raw`${MANNER}(?=\s)`,
  String.raw`${TO_DO_IT}(?=\s)`,
].map((source) => new RegExp(`^${source}`, "iu"));

const WELCOME = either(`
  plus(?:es)?|bonus|advantage|asset|preferred|preferable|required|requirement|desirable|desired|mandatory|essential
  necessary|beneficial|a must|nice[- ]to[- ]have|helpful|ideal|welcome|needed|important|optional|highly valued
  appreciated|expected|key|handy|useful|great|lovely|wonderful|compulsory|obligatory|indispensable|crucial|vital
`);
const AT_NEED = either(`
  as (?:needed|required|necessary|assigned|well|appropriate)|on a daily basis|at all times
  (?:when|if|where) (?:needed|required|necessary|possible)
  (?:for|in) this (?:role|position)
`);
const LOOSE_ENDS = either(String.raw`
  etc|and more|and so on|and others|or similar|or equivalent|or related|a plus
  in|with|of|for|and|or|to|the|a|an|is|are|as|on|by|at|e\.g|such|like|including|if|that|but|while|who
`);

/** Removed from the end. */
const tails = [
  /\s*\((?:required|preferred|desired|optional|mandatory)\)?$/iu,
  /[\s,;:.!?…*"'”’)\]}–—-]+$/u,
  new RegExp(
    String.raw`\s+(?:(?:is|are|would be|will be|being|considered|seen as|regarded as)\s+)?(?:an?\s+)?(?:also\s+)?(?:big|strong|definite|huge|distinct|major|great|real|added|an? )?\s*${WELCOME}$`,
    "iu",
  ),
  new RegExp(String.raw`\s+${LOOSE_ENDS}$`, "iu"),
  new RegExp(String.raw`\s+${AT_NEED}$`, "iu"),
  /\s+(?:would|will) (?:also |really )?(?:please|delight|help|make|bring|round off|complete)\b.*$/isu,
  /\s+(?:is|are) (?:your |our )?(?:daily|everyday) (?:business|work|bread|life|routine)(?=\W*$)/iu,
  /\s+(?:(?:is|are) (?:\p{L}+ )?\p{L}+ (?:to|for) us|goe?s? without saying|(?:matters?|counts?) (?:a lot |much |most )?to us|helps?|counts?)(?:,? because\b.*)?$/isu,
  /\s+(?:does|do)(?: not|n['’]t) (?:frighten|scare|faze|bother|worry|put) you(?: off)?$/iu,
  // "A driving licence, as the bus is a rumour", "a little French, for our depot in Boulogne": why it is asked.
  /,\s+(?:because|since|as(?= (?:we|our|the|you|they|it|there|many|most|all|some|half)\b[^,;]*\b(?:is|are|was|were|has|have|do|does|can|will)\b))\s.*$/isu,
  /,\s+for (?:our|the) [^,;:]+$/isu,
  /,?\s+(?:(?:is|are) )?(?:so much the better|all the better|taken for granted)$/iu,
  /\s+(?:is|are|will be) (?:all )?(?:part of (?:the|your|this) (?:job|role|work|day)|your (?:job|task|responsibility|work))(?: too| as well)?$/iu,
];

/** Cuts off, at both ends, the words that only say that something is asked for; what remains names it. */
export function trimEnglish(text: string, span: Span): Span {
  const kept = trimPart(text.slice(span.start, span.end));
  const start = span.start + kept.start;
  const end = span.start + kept.end;
  return { start, end: end + countUnclosed(text.slice(start, end), text.slice(end, end + 4)) };
}

/** In parts: what reads a line trims each part of it several times. */
const MOST_REMEMBERED = 1_000;
const trimPart = remembered((text): Span => {
  let [start, end] = [0, text.length];
  for (let changed = true; changed && start < end; ) {
    changed = false;
    const white =
      /^(?:[\s,;:!?…*"'“”’([{–—+&/-]|\.(?!\p{L}))+/u.exec(text.slice(start, end))?.[0].length ?? 0;
    start += white;
    for (const lead of leads) {
      const taken = lead.exec(text.slice(start, end))?.[0].length ?? 0;
      if (taken && taken < end - start) {
        start += taken;
        changed = true;
        break;
      }
    }
    for (const tail of tails) {
      const taken = tail.exec(text.slice(start, end))?.[0].length ?? 0;
      if (taken && taken < end - start) {
        end -= taken;
        changed = true;
      }
    }
  }
  return { start, end };
}, MOST_REMEMBERED);

/** The length of what closes an open bracket, where it follows directly. */
function countUnclosed(kept: string, after: string): number {
  const isOpen = kept.lastIndexOf("(") > kept.lastIndexOf(")");
  return isOpen ? (/^[^()\p{L}]{0,3}\)/u.exec(after)?.[0].length ?? 0) : 0;
}
