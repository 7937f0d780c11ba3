import type { Span } from "@terzi/contracts/posting";

/** Adjectives of degree: how well, not what. */
const DEGREE =
  "(?:very|strong|excellent|good|great|solid|proven|deep(?! learning)|extensive|demonstrated|demonstrable|hands[- ]on|working(?! capital)|basic(?! life)|some|in[- ]depth|thorough|advanced(?! excel| analytics)|practical|relevant|previous|prior|significant|broad|sound|exceptional|outstanding|high(?:[- ]level)?(?! school| availability|[- ]throughput| voltage)|minimum|minimal|general(?! ledger| accounting)|considerable|superior|first[- ]hand|expert|professional(?! services)|successful|recent|direct(?! sales| marketing| mail)|intermediate|ideally|preferably|at least|full(?![- ]stack)|clear|real(?! estate|[- ]time)|genuine|natural(?! language| gas| sciences)|strong|fundamental|substantial|comprehensive|detailed|effective|extremely|highly|well|deeply|a|an|the|any|your|our|their|its|his|her|also|both|either|all|other|etc)";

const WHAT =
  "(?:experience|knowledge|understanding|skills?|background|command|proficiency|expertise|familiarity|track record|record|ability|abilities|capability|competence|competency|grasp|exposure|history|comprehension|awareness|aptitude|capacity|mindset|qualification|fluency|mastery|training)";

const leads = [
  `^(?:${DEGREE}[\\s,]+(?:and |& |or )?)+(?=\\S)`,
  `^(?:the |our |an? )?(?:(?:ideal|successful|right|suitable|qualified|perfect|chosen|preferred) )?(?:candidates?|applicants?|incumbent|person|individual|employee|role|position|job|hire)(?: holder)? (?:(?:will|must|should|would|shall|may|can|has to|needs? to|is expected to|is required to|is responsible for)(?: also| be able to| be responsible for| have| be| possess)?|has|have|is|are|who (?:has|is|can)|requires|involves|includes)(?=\\s)`,
  `^you(?:'|’)?(?:ll|re|ve|d)?(?: (?:will|would|should|must|can|are|may|have to|need to|also|have|be|bring|need|possess|know|get|show|hold|act|serve))*(?: (?:able to|be able to|responsible for|expected to|required to|asked to|comfortable|capable of|familiar with|experienced (?:in|with)|skilled (?:in|at)|proficient (?:in|with)|ready to|an?|the))?(?=\\s)`,
  `^(?:we|they)(?:'|’)?(?:re| are)? (?:also )?(?:looking for|expect|require|seek|seeking|need|ask|hiring|searching for|recruiting)(?: you to have| you to| that you have| someone (?:who (?:has|is|can)|with)?| an?| candidates? (?:with|who have))*(?=\\s)`,
  `^(?:in (?:this|the) (?:role|position|job)|as (?:an?|our|the|part of) [^,]{3,50}?),? (?:you (?:will|'ll|’ll)|and)(?: be)?(?=\\s)`,
  `^(?:must|should|will|shall|can|may|needs?|has|have|be|is|are|being|having|possess(?:es|ing)?|needs to|would)(?: (?:also|have|be|possess|able to|capable of|an?))*(?=\\s)`,
  `^(?:the )?(?:ability|able|capacity|capable|willingness|willing|desire|eager|eagerness|aptitude|keen|comfortable|ready|capability|expected|required|prepared|confident|opportunity|passion)(?: and (?:ability|willingness|desire|willing|able))? (?:to|of|in|with|for)(?: be)?(?=\\s)`,
  `^(?:(?:duties|responsibilities|tasks|role|job) (?:will )?includes?|responsible for|accountable for|in charge of|tasked with|charged with|responsibility for|main tasks?(?: are| is)?|include[sd]?|including)(?: but (?:are|is)? ?not limited to)?:?(?=\\s)`,
  `^${WHAT}(?:[ ,/]+(?:and|or|&)? ?${WHAT})* (?:(?:is|are) )?(?:in|with|of|for|on|to|using|working with|working in|working on|as|about|at|within|from|required in|across|around|into)(?: (?:the|a|an|using|working with|working in|working on|use of))*(?=\\s)`,
  `^(?:experienced|proficient|skilled|familiar|fluent|conversant|knowledgeable|adept|comfortable|competent|expert|qualified|trained|versed|fluency|well[- ]versed|background|specialist|specialise[ds]?|specialize[ds]?|confident|strong|excellent|good) (?:in|with|at|about|on|for|of|as|to|using|working with)(?: (?:the|a|an))?(?=\\s)`,
  `^possession of(?: an?)?(?: (?:valid|current|and))*(?=\\s)`,
  `^(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|multiple|few)(?: ?[-–+] ?\\d*| to \\d+| or more)?\\+? ?(?:years?|yrs?|months?)(?! old| of age)(?:'|’)?(?: or more)?(?: of)?(?: (?:relevant|professional|related|work|working|hands-on|practical|industry|progressive|proven|full-time))*(?: experience)?(?: (?:in|with|as|of|working with|working in|developing|using))?(?=\\s)`,
  `^(?:to|and|or|but|as|with|in|on|of|for|by|from|that|who|which|this|these|it|is|are|including|such as|e\\.g\\.?|like|eg|&|via|through|into|at|also|then|within|where|you|and/or|use of|using)(?=\\s)`,
  "^(?:successfully|effectively|efficiently|actively|independently|proactively|continuously|regularly|closely|quickly|directly|constantly|consistently|accurately|fully|clearly|properly)(?=\\s)",
].map((source) => new RegExp(source, "iu"));

const tails = [
  /[\s,;:.!?…*"'”’)\]}–—-]+$/u,
  /\s+(?:(?:is|are|would be|will be|being|considered|seen as|regarded as)\s+)?(?:an?\s+)?(?:also\s+)?(?:big|strong|definite|huge|distinct|major|great|real|added|an? )?\s*(?:plus(?:es)?|bonus|advantage|asset|preferred|preferable|required|requirement|desirable|desired|mandatory|essential|necessary|beneficial|a must|nice[- ]to[- ]have|helpful|ideal|welcome|needed|important|optional|highly valued|appreciated|expected|key)$/iu,
  /\s+(?:etc|and more|and so on|and others|or similar|or equivalent|or related|a plus|in|with|of|for|and|or|to|the|a|an|is|are|as|on|by|at|e\.g|such|like|including|if|that|but|while|who)$/iu,
  /\s+(?:as (?:needed|required|necessary|assigned|well|appropriate)|on a daily basis|at all times|when (?:needed|required|necessary)|if (?:needed|required|necessary)|where (?:needed|required|necessary|possible)|for this (?:role|position)|in this (?:role|position))$/iu,
];

/** Cuts away, from both ends, the words that only say that something is asked for; what is left names it. */
export function trimEnglish(text: string, span: Span): Span {
  let { start, end } = span;
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
}
