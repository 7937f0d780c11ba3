import type { MatchingCues } from "../matching-cues.ts";
import { NEVER } from "../never.ts";

/** Who does it where the profile's owner doesn't: people, and where they work. */
const SOMEBODY = String.raw`(?:\p{L}{2,}(?:ers?|ors?|ists?|ians?|ants?|men|man|woman)|chefs?|boss(?:es)?|colleagues?|teams?|crews?|firms?|compan(?:y|ies)|offices?|departments?|shops?|agenc(?:y|ies)|labs?|laborator(?:y|ies)|laundr(?:y|ies)|baker(?:y|ies)|nurses?|midwives|clerks?|chairs?|experts?|heads?|units?|hubs?|hospitals?|centres?|centers?|authorit(?:y|ies)|others|someone|somebody)`;
const WHICH = String.raw`(?:the|an?|another|our|my|his|her|its|other|outside|external)`;
const DOES = String.raw`(?:(?:always|then|also|usually|only)\s)?(?:\p{L}{2,}(?:[^s\s]s|ed)|did|does|made|ran|wrote|led|kept|set|took|gave|drew|chose|put)`;
const WAS = String.raw`(?:is|are|was|were|been|being|gets?|got)`;

/** "The crew leader signs", "was put up by an outside firm", "goes to subcontractors", "passed … on to a specialist", "is the owner's job". */
const OTHERS_DO = [
  String.raw`^\s*(?:(?:and|but|while)\s)?${WHICH}\s(?:[\p{L}'’-]+\s){0,3}?${SOMEBODY}\s${DOES}\b`,
  String.raw`^(?!\s*(?:I\s)?(?:am|was|were|been)\b).*\b${WAS}\s(?:[\p{L}-]+\s){1,5}by\s(?:${WHICH}\s)?(?:[\p{L}'’-]+\s){0,3}?${SOMEBODY}\b`,
  String.raw`\b(?:go(?:es)?|belongs?|left)\sto\s(?:${WHICH}\s)?(?:[\p{L}'’-]+\s){0,2}?${SOMEBODY}\b`,
  String.raw`^\s*(?:I\s)?pass(?:ed|es)?\s.{3,60}\son\sto\s${WHICH}\s`,
  String.raw`\bcomes?\s(?:in\s)?(?:[\p{L}-]+\s)?from\s${WHICH}\s(?:[\p{L}'’-]+\s){0,2}?${SOMEBODY}\b`,
  String.raw`\b${WAS}\s${WHICH}\s(?:\p{L}+\s){0,2}\p{L}+['’]s?\s(?:job|task|work|duty|business|responsibility)\b`,
  String.raw`\b${WAS}\s(?:the|a)\s(?:job|task|work|duty|business|responsibility|matter)\s(?:of|for)\s${WHICH}\s`,
  String.raw`^\s*(?:which|who)\s(?:did|does|do|handled|handles)\b`,
  String.raw`\b${WAS}\s(?:always\s|all\s)?(?:done|handled|decided|signed|drawn|run|led|chaired)\sby\s(?:the|an?|our|another|outside)\b(?!\s(?:hand|team I|group I))`,
  String.raw`^\s*(?:and\s|but\s)?they\s(?:do|did|make|made|set|handle|sign|decide|write|draw)\b`,
  String.raw`\b${WAS}\s(?:\p{L}+\s){1,3}(?:elsewhere|externally)\b|\boutsourced\b`,
  // "Casting was always sent out", but newsletters are sent out by whoever writes them.
  String.raw`\b${WAS}\s(?:always|usually|mostly)\ssent\s(?:out|away)[.!]?\s*$`,
  String.raw`\bgo(?:es)?\sthrough\s(?:${WHICH}\s)?(?:[\p{L}'’-]+\s){0,2}?(?:managers?|directors?|owners?|partners?|heads?|HR|legal|sales|finance)\b`,
  // "Cold rooms: no."
  String.raw`:\s*(?:no|none|never)\.?\s*$`,
  String.raw`^\s*(?:\p{L}+\s)?(?:manager|director|owner|partner|supervisor|chef|doctor|solicitor|engineer)\s(?:chairs|signs|decides|approves|leads|runs|sets|writes|handles|draws)\b`,
].join("|");

/** "Passes them to the winemaker, who fixes the date", "under a partner who signs the report". */
const WHO_DOES = String.raw`\b(?:who|which)(?<=\b(?:the|an?)\s(?:[\p{L}'’-]{1,30}\s){0,2}${SOMEBODY},?\s(?:who|which))\s(?:(?:always|then|also|usually|only)\s)?\p{L}{2,}[^s\s]s\s[^,;()–—]*`;

export const englishMatching: MatchingCues = {
  denies: String.raw`\b(?:not|never|cannot|can't|don't|doesn't|didn't|haven't|hasn't|isn't|wasn't|no longer|lack|without)\b|^\s*(?:but |and )?no\s(?!(?:more|less|fewer|later) than\b)|^\s*(?:except(?:ing)?(?:\sfor)?|excluding|apart from|other than)\s(?!\p{L}+ing\b)|\b(?:ha(?:ve|s|d)|holds?|held|owns?|got|with) no\b(?! (?:more|less|fewer|later) than\b)`,
  goodToLack: String.raw`\b(?:accidents?|incidents?|injur\w+|errors?|complaints?|defects?|downtime|losses|failures?|delays?|findings|obstacles?|restrictions?|not only|without help|on my own)\b`,
  othersDo: OTHERS_DO,
  whoDoes: WHO_DOES,
  theyDo: NEVER,
  isOver: String.raw`\b(?:expired|lapsed|no longer valid|out of date|not renewed)\b`,
  deed: String.raw`\b(?:[a-z]{3,}ed|built|led|ran|wrote|made|taught|sold|grew|won|drove|cut|set up|kept|held|began|brought|managing|leading|developing|building|designing)\b`,
  attitude: String.raw`\b(?:enjoy|love|like to|likes to|passion|keen|eager|thrive|aspire|looking for|looking to|seeking|interested|picked up|willing to l|aim to|hope to|want to|strive)`,
  gradeBehind: String.raw`(?<![\p{L}\p{N}])(level|class|grade|tier|band|category|cat)\s?([A-F]|[1-9]|I{1,3}|one|two|three|four|five)(?![\p{L}\p{N}])`,
  gradeBefore: String.raw`(?<![\p{L}\p{N}])([1-9]|two|three|four|five|six|seven)[\s-](axis)(?![\p{L}\p{N}])`,
  gradeLevel: "level",
  gradeClass: "class|cat(?:egory)?",
  gradeRank: "grade|band|tier",
  gradeAxis: "axis",
  usesLanguage: String.raw`\b(?:in|into|from|spea\p{L}+|spoken|spoke|fluent|native|bilingual|translat\p{L}+|interpret\p{L}+|languages?|lessons?|courses?|learn\p{L}+|taught|teach\p{L}*|conversational|correspond\p{L}+|writ\p{L}+|wrote|read|[abc][12])\b`,

  leadsPeople: String.raw`\b(?:crew chief|(?:team|squad|crew|shift|section) lead(?:er)?|fore(?:man|woman|person)|charge ?hand|head of (?:department|section|team))\b|\b(?:run|runs|ran|running|head(?:s|ed|ing)?|in charge of|look(?:s|ed|ing)? after|built|build(?:s|ing)?|responsible for) (?:[\w-]+ ){0,4}(?:team|crew|squad|brigade|staff)\b`,
  workers: String.raw`(?!customers|users|clients|members|readers|computers|numbers|orders|offers|papers|players|consumers|buyers|visitors|students|others)\p{L}{3,}(?:ers|ors|ists|ians|ants|men|women|midwives|nurses)`,
  surelyWorkers: String.raw`(?:\p{L}{2,}[^l]|special|sty)ists?|\p{L}{3,}ians?|\p{L}{3,}(?:men|women|wives)|\p{L}*(?:engine|work|develop|design|buy|plann|driv|weld|fitt|bak|handl|fight|keep|dress)ers?`,
  asksManager: String.raw`\b(?:as|been|being|was) (?:an? |the )(?:[\w'-]+ ){0,3}(?:manager|director|principal)\b|^(?:[\w'-]+ ){0,2}head of \p{Ll}|\b(?:general|branch|regional|deputy|plant) manager(?:ship)?\b(?! (?:is|and your))`,
  asksSupervisor: String.raw`\b(?:as|been|being|was) (?:an? |the )(?:[\w'-]+ ){0,3}(?:supervisor|foreman|team lead(?:er)?)\b`,
  isManager: String.raw`manager|director|principal|\bhead\b|\bchief\b|superintendent|\bvp\b|president|\bc[efiot]o\b|owner|founder`,
  isSupervisor: String.raw`supervis|foreman|forewoman|\blead(?:er)?\b|charge ?hand|sergeant|captain|\bsenior\b`,
  asksChartered: String.raw`\bchartered(?!\p{L}| (?:flight|plane|boat|yacht|aircraft|bus|institut|compan|bank|societ|status of))`,
  isChartered: String.raw`\b[Cc]hartered(?!\p{L})|(?<!\p{L})(?:C(?:Eng|Stat|Geol|Phys|Chem|Biol|Sci|Plan|Mgr|Env|Math|IMA|FA|GMA|WEM|Psychol)|[MF](?:R?I|C)[A-Z]{1,4}\p{Ll}*|[AF]C(?:A|CA|MA|IB|II|IS|IPD)|CA)(?!\p{L})`,
  asksLeadAuditor: String.raw`\blead (?:auditor|assessor|verifier)`,
  isLeadAuditor: String.raw`\b[Ll]ead(?:s|ing)?\s(?:[\p{L}\d]+\s){0,4}(?:[Aa]udit|[Aa]ssess|[Vv]erif)|\b[Ll]ed\s(?:[\p{L}\d]+\s){0,4}[Aa]udits?\b`,

  ofTheJob: String.raw`\b(?:in the (?:trade|profession|industry|sector|role|field|job)|(?:at|behind|on) the (?:bench|chair|tools|wheel|stove)|in total|(?:after|since|post)[ -](?:qualif|graduat|registr|admission|certif)\p{L}*)\b`,
  saysHowLong: String.raw`experience|\byears\b[^.]{0,20}\b(?:in|as|of|at)\b`,

  statesDegree: String.raw`degree|ph\.?d|b\.?sc|m\.?sc|bachelor|master`,
  studied: "degree|bachelor|master|universit|graduate",
  ofUniversity: "degree|universit|faculty|higher|national",
  noDegree: "certificat|bootcamp|course|training|apprentice|licen[cs]e",
  givesDegrees: "universit|college|institute|school of|faculty",
  degreeWord: String.raw`\b(?:bachelor\S*|master\S*|ph\.?d\b\.?|doctor\w*|b\.?s\.?c?\b\.?|m\.?s\.?c?\b\.?|(?:degree|university|faculty|state exam|or|and|related|similar|equivalent|equal|close|field|discipline|subject|college|vocational(?= school)|(?<!high )school|programm?e?|qualification|recogni[sz]ed|accredited|relevant|good|full|(?:two|three|four|[234])[- ]year|something|level(?: \d)?|educated(?= to)|hn[dc]|foundation(?= degree)|fd(?:a|sc|eng)|technical(?= (?:diploma|college|school))|diploma)s?(?!\p{L}))`,
  related: "related|similar|equivalent|relevant",
  fieldOfItsOwn: String.raw`\b(?:interior|landscape|naval) architect`,
  asksNumerate: String.raw`\b(?:numerate|numerical|quantitative)\b`,
  isNumerate: String.raw`\b(?:math|statisti|physic(?!al|ian)|engineer|econom|computer sci|actuar|financ|account)`,
  asksHealth: String.raw`\bhealth(?:care)? (?:sci|disciplin|field|profession|subject)`,
  isHealth: String.raw`\b(?:nurs(?!ery)|medic|pharma|physio|occupational therap|speech|midwif|dental|dentist|dietet|nutrition|radiograph|biomed|paramedic|health|optom)`,
  asksSocial: String.raw`\bsocial scien\p{L}+`,
  isSocial: String.raw`\b(?:social (?:scien|anthrop|polic)|sociolog|psycholog|anthropolog|politic|econom|criminolog|geograph|demograph|development studies)`,
  asksScience: String.raw`\b(?:natural|life|physical|applied|lab(?:oratory)?) scien\p{L}+|\bscien(?:ce|tific) (?:degree|subject|discipline|field)`,
  isScience: String.raw`\b(?:biolog|biochem|biomed|chem|physics|genetic|microbiolog|biotech|zoolog|botan|ecolog|geolog|environmental sci|food sci|pharma|forensic|neurosci)`,

  ofCertificates: String.raw`\b(?:valid|current|in[- ]date|up[- ]to[- ]date|unexpired|approved|recogni[sz]ed|issued)(?!\p{L})`,
  deadline: String.raw`,?\s*\(?\b(?:within|by the end of|prior to|before|at time of)\b[^,;.]*\b(?:hire|hiring|start(?:ing)?|employment|date|months?|days|weeks|years?)\b[^,;.]*`,
  apprentice: String.raw`\b(?:apprentic\p{L}*|traineeship)\b`,
  certificateWord: String.raw`certificat\w*|certified|licen[cs]e|diploma|qualification|endorsement`,

  forExample: String.raw`such as|like|e\.\s?g\.?|for example|for instance`,
  program: "software|programs?|systems?|tools?|platforms?|apps?",
  softwareBehind: "software",
  orSimilar: String.raw`\sor\s(?:an?\s)?(?:similar|comparable|equivalent|another|any other)(?!\p{L})`,
  leastYears: String.raw`\b(?:at least|n(?:o|ot) (?:less|fewer) than|minimum(?: of)?|min\.?|more than|over)`,
  smallNumber: "one|two|three|four|five|six|seven|eight|ten",
  wholeYears: "or more |full ",
  years: "years?|yrs?",
  moreYears: "of|or more|or longer",
  testScore: String.raw`\b(?:ielts|toefl|toeic|score)\b`,
};
