import { NEVER } from "../../never.ts";
import type { PostingPatterns } from "../../posting-patterns.ts";

export const englishPatterns: PostingPatterns = {
  boundEnding: "ing|ed",
  legalForm: String.raw`\b(?:Inc|Ltd|Co|Corp)`,
  yearsCounted: "years?|yrs?",
  senior: String.raw`\b(?:senior|sr)\b`,
  midLevel: String.raw`\b(?:mid[- ]?level|intermediate)\b`,
  joins: "and|or|but|also",
  leadsOn: "and|or|but|also|so|since|because|as|which|that|who|while",
  circumstance:
    "when|whenever|if|as|since|because|after|before|while|once|until|on|at|in|for|under|by|it|they|we|our|us|he|she|this|that|these|there|the (?:successful|ideal|right|new|person|candidate)|people|somebody|someone|some of|who|whoever|reporting to",
  worksWith: String.raw`\bwe (?:\p{L}+ ){0,2}(?:use|work (?:in|with|on)|run on|build with|write in|provision with|plan in|keep [^.,;]{1,40} in)\b|\b(?:bookings?|records?|orders?|code|results?|rotas?|notes|files|accounts|stock|drawings|tickets|schedules?)\b[^.,;]{0,20} (?:is|are|live|lives|run|runs) (?:kept |written |made |all )?(?:in|on|with)\b`,
  levelBehind: "level",
  picture: "image|img|photo|photograph|picture|icon|gif|banner|illustration|caption|alt(?: text)?",
  turn: "human|user|assistant|system|ai|bot|(?:(?:correct|right|expected|desired|ideal|model) )?(?:input|output)",
  mailField: "from|to|cc|sent|subject",
  leadsToList: String.raw`you(?:['’]ll)?(?: (?:may|will|can|must|should|also|be))+ \p{L}+(?: (?:for|with|in|on))?`,
  namesSuperior: String.raw`(?:the|this|our) (?:(?! and (?:is|will))[^,;:.])+ reports? (?:directly )?to (?:(?! and (?:is|will))[^,;:.])+`,
  asked: "q|a|question|answer|solution",
  endsAsItself:
    "(?:wh(?:at|o) )?we (?:ask|look|hope|are looking|['’]re looking) for|what (?:the|this) (?:job|role|post|position|work) consists of|what you (?:will |['’]ll )?(?:look after|work on|take (?:on|over))",
  seeks: "we (?:ask|look|are looking|['’]re looking) for",
  beginsSentence: "(?:you|we|i)(?: (?:will|can|have|are|should|may)|['’](?:ll|re|ve|d))",
  aboutCompany: String.raw`About (?:us|the \p{Ll}+)`,
  conditions: NEVER,
  rankAlone:
    "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|junior|mid(?:-?level)?|senior|entry|lead|level|principal|staff|full[- ]time|part[- ]time|whole[- ]time|permanent|temporary|fixed[- ]term|seasonal|contract|manager",
  endsAlone: String.raw`(?:spoken|written|oral)(?:,? (?:and|or) (?:spoken|written|oral))?|(?:for )?(?:male|female|men|women)(?: candidates?| applicants?)?|for (?:male|female|men|women)\b.*|somebody|someone|anyone|anybody|a person|people|yes|no|etc|obtain|possess|none|n\/a|hold`,
  beginsNothing: String.raw`
    (?:lovely|nice|good|great) to have(?=\W*$|,)|in no particular order
    we|our|us|they(?! (?:must|should|(?:will )?need to)\b)|he|she|it|its|it's|this|these|if|why|how(?! to\b)|what(?! (?:\S+ ){1,3}(?:demands?|means?|requires?|takes|involves?|asks)\b)|please(?! (?:bring|have|hold|offer|show)\b)|whose
    <\w+>
    join(?:ing)? (?:us|our|the|a|<)
    looking for
    become (?:a|part)
    thank(?:s| you)|many thanks|feel free|get to know|be part|welcome to
    (?:an? |the )?(?:\p{L}+ )?(?:part|member) of
    based (?:in|at|on)
    position at(?= \p{Lu})
    (?:job )?reference(?: number| no)?
    (?:no|not)(?= (?!sql|less than|fewer than|be afraid|mind|afraid|(?:obstacle|impediment|restriction|objection)s? ))
    (?:due to|referred to as)(?= )
    (?:since|because)(?= (?:our|we|the|it|they|you|there|this|that|two|half|most|all|some)\b)
    so(?= (?:you|we|it|they|that|the|there)\b)
    (?:and )?(?:performs? )?(?:any )?(?:all )?other (?:related )?(?:duties|tasks)
    (?:performs? )?related (?:duties|work)
    hours \d|(?:call|ring|phone|text|email) (?:mr\.?|mrs\.?|ms\.?)?(?= ?\p{Lu}\p{Ll}+\W*$)
    (?:ranked|voted|named|rated|listed|featured|recogni[sz]ed) (?:on|as|by|in|among|one|no|the)
    (?:the )?top[- ]\d+
    experience the(?! following)
    is (?:looking for|seeking|hiring)
    (?:position|job|contract|percent|salary) (?:duration|title|time|type|number|id|code)
    (?:your )?(?:[^\s]+ ){0,3}(?:c\.?v\.?|cover letter)(?=\W*$)
    (?:medical|dental|health|vision|life)(?:,? (?:and |& )?(?:medical|dental|health|vision|life|other))* (?:insurance|benefits?|coverage)
    up to (?:\p{L}+ ){1,5}paid time off|employee (?:tuition|discount|assistance)|retirement:
    contact information
    anything|everything|plenty|potential for|case of|event of|despite|after|probably|them|longer
    (?:\p{L}+ )?(?:work|position|role|job|task|salary|days?|hours?)(?: \p{L}+)? (?:is|are|will|of work|can)
  `,
  titleLabel:
    "(?:job |vacancy )?(?:advert|announcement)|(?:(?:job|position|post|role|vacancy) )?title|job|position|vacancy|role|post",
  goesOn:
    "a an and any as at between by for from in including into is like near of on or over per such than that the through to under using via with within without whose your our good strong basic advanced excellent fluent current valid clean full category level class up-to-date some knowing speaking minimum",
  goesOnBehindHeading:
    "of for in to with on at from by as than into like that this is are was were be been will would can could may must should shall has have had do does did include includes included including consist consists range ranges mean means require requires depend depends come comes go goes start starts begin begins make makes if when who whom which what where how you we they it he she i and or but so because also only not",
  loneHeadings:
    "requirements qualifications responsibilities duties tasks benefits perks profile desirable essential preferred",
  recordLabels: `
    (?:(?:job|the) )?(?:position|vacancy|title|post|job|role)
    employer|organi[sz]ation|company|workplace|place(?: of work)?|where|when|location|city|hours|working hours|contract(?: type)?
    reports to|reporting to|base|start(?: date)?|closing date|deadline|salary(?: range)?|pay|grade|department|note|also|ref(?:erence)?(?: no)?
  `,
  arrangement: String.raw`
    [\d.,]+ hours?,? (?:a|per|each) week|[\d.,]+ hours?(?=\W*$)
    (?:pay )?(?:grade|band) [\d.]+[a-z]?(?=\W*$)
    (?:job |vacancy )?ref(?:erence)?(?: no| number)?\W{1,2}(?:\p{L}{1,5}\W)?[\p{L}\d/-]*\d+(?=\W*$)
    (?:fully |partly )?(?:remote|hybrid)(?: work(?:ing)?)?(?=\W*$|\W+\S+ days?|[:,;])
    \S+ days?(?: (?:a|per) week)?(?: (?:remote(?:ly)?|from home|(?:in|at) the office|on[- ]site))
    (?<=\b(?:remote|hybrid|working)\W+)\S+ days? (?:a|per) week
    (?:full|part)[- ]time|permanent|temporary|fixed[- ]term|term[- ]time(?: only)?
  `,
  joinsArrangements: "and|or",
  refersBack: "(?:to |with |of )?(?:it|them|these|those)(?! \\p{L}+ing\\b)",
  educationLabel: "(?:required |minimum )?(?:education(?: level)?|level of education|degree)",
  affirmed: "yes|required|needed|essential|necessary|mandatory",
  notAsked: "no(?:ne|t(?: \\w+){0,2})?|n/?a|optional|-",
  ofThose: String.raw`(?:one|two|three|half|some|most|\d+) of (?:them|these|those|which)\b(?! (?:in(?! charge\b)|with|on)\b)`,
  programSpeaker: "SYSTEM|ASSISTANT|ADMIN|OPERATOR|PROMPT|DEVELOPER|ROOT|AGENT",
  programNote: "NOTE|MODE|UPDATE|PROMPT|MESSAGE|OVERRIDE",
};
