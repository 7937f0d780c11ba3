import { NEVER } from "../never.ts";
import type { OthersClauses } from "../others-clauses.ts";

/** People, and what people work in, to whom a line leaves something. */
const DOER = String.raw`(?:[\p{L}-]*(?:manager|director|supervisor|engineer|owner|partner|designer|scientist|manufacturer|leader|worker|maker|writer|builder|keeper)|head|chief|lead|foreman|boss|architect|doctor|physician|physio\p{L}*|surgeon|consultant|nurse|matron|pharmacist|vet|veterinarian|dentist|nutritionist|dietitian|psychologist|therapist|lawyer|solicitor|attorney|counsel|barrister|accountant|auditor|controller|treasurer|bookkeeper|statistician|biostatistician|actuary|adjuster|underwriter|broker|agent|buyer|seller|vendor|supplier|contractor|subcontractor|client|customer|chef|cook|baker|teacher|lecturer|professor|principal|headteacher|coach|editor|subs|author|journalist|photographer|freelancer|developer|programmer|analyst|researcher|technician|electrician|plumber|fitter|mechanic|driller|driver|operator|inspector|surveyor|curator|conservator|librarian|translator|stylist|tailor|cutter|welder|carpenter|gardener|farmer|volunteer|apprentice|secretary|registrar|clerk|officer|captain|mate|mayor|minister|founder|producer|conductor|artist|musician|colleagues?|co-?worker|brother|sister|father|mother|uncle|aunt|husband|wife|cousin|son|daughter|man|woman|neighbour|neighbor|others|somebody else|someone else|headquarters|head office|finance|purchasing|procurement|payroll|engineering|company|agency|firm|office|department|division|team|crew|group|unit|desk|lab|laborator(?:y|ie)|factor(?:y|ie)|plant|mill|foundry|school|universit(?:y|ie)|college|hospital|council|ministry|authorit(?:y|ie)|court|board|committee|bank|union|studio|workshop)s?`;
const DETERMINER = "(?:the|an?|our|my|their|its|his|her|another|outside|external|one of (?:the|our|my))";
const WHO = String.raw`(?:(?<![\p{L}'’-])(?:${DETERMINER} (?:(?!${DETERMINER} )[\p{L}'’-]+ ){0,3}?)?${DOER}(?: (?:in charge|on (?:duty|call|site|shift)))?(?![\p{L}'’-]))`;
/** What isn't a verb behind a subject, and what happens to it rather than that it does it. */
const NO_DEED =
  "(?:of|and|or|in|for|at|with|to|on|from|by|as|who|which|that|is|are|was|were|be|been|than|over|under|during|after|before|when|where|grew|grows|rose|rises|fell|falls|dropped|drops|won|reached|passed|improved|increased|decreased|remained|became|stayed|went|saved|moved|lost|gained|got)";
const ADVERB = "(?:(?:\\p{L}+ly|always|then|later|also|only|himself|herself|themselves) )*";
const PAST =
  "(?:[\\p{L}]+(?:s|ed)|wrote|written|made|ran|drew|drawn|did|done|set|cut|put|built|bought|chose|chosen|took|taken|kept|led|taught|sold|gave|given|found|sent|brought|held)";
const PARTICIPLE =
  "(?:\\p{L}+ed|written|made|run|drawn|done|set|cut|put together|built|bought|chosen|taken|kept|led|taught|sold|given|sent)";

/** What they do, did, had done or would do. */
const DOES = String.raw`${ADVERB}(?:(?:had|has|have) ${ADVERB}${PARTICIPLE}|(?:would|will|must|could|can) ${ADVERB}\p{L}{2,}|(?!(?:had|has|have|${NO_DEED})\b)\p{L}{2,})\b`;

export const englishOthersClauses: OthersClauses = {
  behind: [
    // "the deeds office registers the boundaries", "a partner files them"
    String.raw`^(?:(?:and|but|since|because|as|where|which|that|those) )*(?<who>${WHO}) ${DOES}`,
    // "he set the menu"
    String.raw`^(?:(?:and|but) )?(?<who>he|she) ${DOES}`,
    // "the final say was the matron's", "the budget half being the treasurer's"
    String.raw`\b(?:is|are|was|were|being|be) (?<who>(?!(?:it|that|what|let|he|she|there|one)['’])(?:(?:the|my|our|an?|another|somebody|someone) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:['’]s|s['’]))(?: (?:own|job|work|task|tasks|department|contribution|business|responsibility|decision|call|part|side))*\W*$`,
    // "assessing them is the job of the operations manager"
    String.raw`\b(?:is|are|was|were) (?:the |a )?(?:job|work|task|business|duty|responsibility|part|decision|call|matter) (?:of|for) (?<who>(?!me\b)[\p{L}'’ -]+)`,
    // "their line manager is the head of data"
    String.raw`^(?:the|their|its|his|her|our|my) (?:[\p{L}-]+ )?(?:managers?|leads?|leaders?|heads?|supervisors?|owners?|chairs?|authors?|approvers?|designers?|trainers?|buyers?|signator(?:y|ies)) (?:is|are|was|were) (?<who>(?!me\b|mine\b)[\p{L}'’ -]+)`,
    // "deals closed by my regional director", "script courtesy of the education curator"
    String.raw`(?:\b(?:by|courtesy of)|^through) (?<who>${WHO})\W*$`,
    // "routes planned in the traffic office"
    String.raw`\b${PARTICIPLE} (?:in|at) (?<who>${WHO})\W*$`,
    // "schemes of work came down from the head of department"
    String.raw`\b(?:come|comes|came|arrives?|arrived) (?:down |over |in )?from (?<who>(?:the |our |an? )?[\p{L}][\p{L}'’ -]+)`,
    // "prices sit with revenue management"
    String.raw`\b(?:sits?|sat|lies|lay|rests?|rested|stays?|stayed|remains?|remained|belongs?|belonged|went|goes|go|falling|going|passing) (?:straight )?(?:with|to) (?<who>${WHO})`,
    // "it's the court that rules on placements"
    String.raw`\bit(?:['’]s| is| was) (?<who>${WHO}) (?:that|who|which)\b`,
    // "testing and certification is somebody else's job"
    String.raw`\b(?<who>(?:somebody|someone|anybody) else(?:['’]s)?)`,
    // "Fixing: the developers."
    String.raw`^[^:]{3,40}: (?<who>(?:[\p{L}'’-]+ ){0,2}?${WHO})\W*$`,
    // "text and photographs by freelancers"
    String.raw`\b(?:had to be|is|are|was|were) (?:raised|agreed|cleared) with (?<who>${WHO})`,
  ],
  bySubject: [],
  within: [
    // "programs the quality lab writes", "operations that the vet performs"
    String.raw`(?<=\p{L}{3,} |\d )(?:(?:that|which|whom) )?(?:(?<who>${DETERMINER} (?:(?!${DETERMINER} )[\p{L}'’-]+ ){0,3}?${DOER}) ${ADVERB}${PAST}|(?<who>${DOER}(?: \p{L}+)?) (?:had|has|have) ${ADVERB}${PARTICIPLE})(?: (?:together|after|up|out|down|off|on|for))?(?: for (?:them|us|me))?(?=\W*$|,|;| and \p{L}+ \p{L}+)`,
    // "the team that resolves them"
    String.raw`(?<=\b(?:to|for|by|under|from) )(?<who>${WHO}) (?:that|who|which) ${DOES}`,
    // "wedding gowns cut by the owner"
    String.raw`(?<=\p{L} )${PARTICIPLE} by (?<who>${WHO})(?=\W*$|,|;)`,
    // "statistics were a biostatistician's work"
    String.raw`\bwhose (?:[\p{L}'’-]+ ){1,4}(?:is|are|was|were) (?<who>(?:(?:the|my|our|an?|another) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:['’]s|s['’]))`,
    // "leaving approval to underwriting"
    String.raw`\bleaving (?:[\p{L}'’-]+ ){1,4}to (?<who>(?:the |our |an? )?[\p{L}][\p{L}'’ -]+)`,
    // "for a licensed broker to lodge"
    String.raw`\bfor (?<who>${WHO}) to \p{L}+`,
  ],
  endsInThird: NEVER,
  speaksOfOneself: String.raw`^(?:I|we)\b`,
};
