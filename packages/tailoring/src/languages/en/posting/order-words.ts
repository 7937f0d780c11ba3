import { eitherWord } from "../../../posting/any-of.ts";
import type { OrderWords } from "../../order-words.ts";
import { ORDER_PHRASES } from "./order-phrases.ts";
import { READER_PHRASES } from "./reader-phrases.ts";

const MACHINE = String.raw`(?:ai|a\.i\.|artificial intelligence|llms?|gpt|chatgpt|language models?|chat ?bots?|bots?|robots?|assistants?|agents?|software|systems?|programs?|algorithms?|models?|machines?|computers?|parsers?|crawlers?|matchers?|graders?|evaluators?|ats|(?:matching|ranking|scoring|screening|rating|parsing|grading|evaluation|selection)[ -](?:engine|tool|step|stage|service|process)s?|engines?|tools?|apps?)`;
const JUDGE = `(?:(?:automated|automatic|machine|electronic|computer)[ -](?:readers?|assessments?|evaluations?|screening|reviewers?|tools?|systems?|processing)|(?:ai|machine|software|automated) (?:readers?|writers?|reviewers?|raters?|graders?|evaluators?|screeners?)|(?:resume|cv)[ -](?:builder|writer|generator|parser|tool|engine|software|app|maker|robot|bot)s?|screening (?:assistant|agent|bot|software|system|tool|engine)s?|matching (?:engine|tool|software|system|algorithm)s?)`;
const READER = `(?:(?:(?:digital|virtual|writing|drafting|recruit\\w+['’]?s?|indexing|hiring|tailoring|screening|scoring|ranking|matching|parsing|ats|automated|automatic|machine|cv|resume|applicant tracking|intelligent|clever) (?:helper|assistant|engine|reader|software|vendor|provider|program|tool|bot|agent|system|parser|writer|generator|processor|decision)|tool reading along|robot|bot|chatbot|algorithm|parser|crawler|language model)s?|tools reading along|ai|llms?)`;
const TO = String.raw`(?:note|message|memo|notice|hint|word|instructions?|request|reminder|appeal|directive|rules?|glossary|information|info|p\.? ?s\.?)`;
const READING = `(?:read|reads|reading|process|processes|processing|pars(?:e|es|ing)|evaluat(?:e|es|ing)|screen|screens|screening|scan|scans|scanning|scor(?:e|es|ing)|rat(?:e|es|ing)|judg(?:e|es|ing)|see|sees|seeing)`;
const MOST = String.raw`(?:100(?: ?%| percent| points?)?|(?:one|a|the whole|the full) hundred(?: percent| points?)?|10\/10|5\/5|ten out of ten|full (?:score|marks?|points?|fit|match)|(?:the )?(?:maximum|max|perfect|top|highest|greatest)(?: possible)?(?: (?:score|match|result|rating|marks?|points?|fit|grade|rank|value))?)`;

export const englishOrderWords: OrderWords = {
  alone: eitherWord(
    `${ORDER_PHRASES}${READER_PHRASES}${String.raw`
    \bfor (?:[\w-]+ ){0,2}(?:software|machines?|bots?|robots?|parsers?|crawlers?|ai|llms?|algorithms?|programs?|readers) only\b
    \b(?:shall|must|should|is to|are to|to|will) be (?:scored|rated|marked|graded|treated|counted|regarded|deemed|taken|ticked) (?:at|as|with|for) (?:an? |the )?(?:maximum|max|full|met|100|top|satisfied|fulfilled|shown|proven|held|present|true|yes)\b
    \b(?:reader|applicant|candidate|person|user|owner|holder)s?\b(?: [^.;]{0,40})? (?:is|are) (?:presumed|deemed|assumed|taken|understood) to (?:have|hold|be|possess|know|speak|meet)\b
    ^\W*(?:please )?(?:put|add|insert|write|place|list|append|include|state|mention|note)\b.{3,160} (?:under|to|in|into|beneath|below|above|at the (?:end|top) of) (?:the|this|each|every) [\w-]+['’]s (?:summary|headline|skills|profile|cv|resume|experience|work history)\b
    \b(?:members|users|visitors|readers|everyone|everybody|all who)\b[^.;:]{0,40}\b(?:is|are) (?:hereby )?(?:recorded|entered|listed|filed|certified|registered) as\b
    \b(?:found|seen|present|detected|identified|confirmed) in (?:your|this|the) (?:profile|cv|resume)\b
    \b(?:write|phrase|word|begin|open|start|end) (?:the|his|her|this) (?:summary|headline|opening) (?:in the|as|with|by|of the (?:cv|resume))\b
    ^\W*(?:sample|model|suggested|recommended|example|proposed) (?:headline|summary|title|answer|output|cv|verdict)\b[^.;]{0,30}[:–-]
    \b(?:rate|score|grade|mark) (?:each|every|all)(?: the)? (?:line|item|requirement|row|point|criteri\w+)s?\b
    \b(?:ticked|checked|marked|met|confirmed|selected|satisfied|verified) by default\b|\bpre-?(?:ticked|checked|filled|verified|scored|selected|answered)\b
    ^\W*(?:thought|observation|final answer) ?:|\branked \d+(?:st|nd|rd|th) (?:of|among) \d+|\bfor (?:resume|cv) (?:builders?|writers?|tools?|makers?)\b
    ["”] (?:in this \w+ )?means ["“]|\b(?:words we use|glossary for readers)\b|\bits meaning is to be\b
    ^\W*(?:release notes\b|a (?:little|short) (?:scene|play|story)\W*$)
    \bleaves? the role\b|\bwritten into the \w+ field\b|\bnow count as present\b|\blowest match value\b|, the \w+ who (?:never|always) says\b
    \bscoring key\b|\b(?:candidates?|applicants?) with (?:a hundred|100) points\b
    (?<!our )\b${JUDGE} (?:replace|substitute|swap|count)\b
    \bmade of (?:silicon|code|wires?|circuits?|ones and zero)
    \b${TO} (?:to|for) (?:(?:all|any|the|our|your|every|whichever|automated|fellow) ){0,2}(?:\w+ )?${MACHINE}\b
    \b(?:dear|hello|hi|hey|attention|attn|fellow|beloved|oh|kind)[:,]? (?:\w+ ){0,2}${MACHINE}\b(?! (?:engineer|developer|expert|enthusiast|lover|geek|people|team|talent|specialist|fan|administrator)s?)
    \b${MACHINE} (?:that |which |who )?(?:is |are )?${READING} (?:this|these|it)\b
  `}`,
  ),
  machine: eitherWord(String.raw`
    \b(?=${JUDGE}\b)(?<!\b(?:for|of|with|in|using|and) )${JUDGE}\b
    \b(?=${MACHINE}\b)(?<!\b(?:in|into|on|with|using|via|through|of|our|for|and|an?) (?:the |our |an? )?(?:[\w-]+ ){0,2})${MACHINE}\b(?= ?[:–]| - | (?:\w+ ){0,4}(?:must|shall|should|is asked|are asked|is to|are to|has to|have to|may not))
    ^\W*(?:\w+ ){0,2}(?:ai|llm|assistant|robot|bot|machine|algorithm|software|parser|program|model|agent|system),
    \b(?:any|every) (?:program|algorithm|parser|system|software|machine|model)s?\b(?= (?:not )?(?:to|that|which|must|shall|should))
  `),
  reader: eitherWord(String.raw`
    ^[\W\d]*(?:\w+ ){0,2}${READER}(?: \w+ing(?: \w+){0,2})?(?: ?[:,–—]| - | (?:that|which|who)\b)
    \b(?=${READER})(?<!\b(?:our|the|with|using|and|of|in) )${READER}(?: \w+ing(?: \w+){0,2})? (?:should|must|may|might|could|can|shall|(?:are|is) (?:asked|requested|invited|to))\b
    \b(?:if|should|when|whenever|whichever) (?:an?|some|any|your) (?:\w+ )?${READER}\b
    (?:^|[^\w\s])\s*(?:note )?(?:important )?(?:for|to|by) (?:\w+ ){0,2}${READER}(?:(?: of(?: \w+){1,3})? ?[:,–—]| \w+ing\b)
  `),
  candidate:
    /\b(?:candidates?|applicants?|appl?icant's|this (?:person|profile|user|human)|whoever (?:applies|opens|reads)|the (?:person|human|profile)|everyone who|(?:rate|score|rank|hire|give|put|call|mark|invite|praise|describe|list) (?:him|her))\b/,
  person:
    /(?<!\b(?:by|to|of|from|with|that|and|or) )\b(?:the|this|our) (?:candidate|applicant)\b(?!['’]|s\b| (?:tracking|pool|experience|records?|data|journey|flow|privacy)\b)|\b(?:of|for|by|to) this (?:candidate|applicant)\b/,
  expected:
    /\b(?:must|should|will|shall|may|can|would|if|when|who|ideal|successful|selected|right|preferred|qualified|expected|required|responsible|needs?|able|reports?|wishes|salar(?:y|ies)|works?|has (?:a |an |the |strong|good|excellent|proven|\d|at least))\b/,
  record:
    /\b(?:(?:cv|resume)s?(?![/,]| (?:builder|writer|parser|tool|app|engine))|curriculum vitae|headline|profile|(?:the|her|his|their|opening) summary|work history|gap reports?|(?:experience|skills|education|language|awards|certifications?) section|(?:to|among|under|in|into) (?:the |his |her |their )?(?:skills|certifi\w+|awards|experience|education|languages|first bullet))\b/,
  verdict: eitherWord(String.raw`
    \b(?:score|scored|rate|rated|rating|rank|ranked|grade|give|award|assign|return|report|set|output|mark|points?|result|fit|match|verdict|say|claim|deserves?|from)\b.{0,60}\b${MOST}(?![\w%])
    \b${MOST} (?:score|match|result|rating|marks?|fit|grade|suitab\w+)\b
    \b(?:match|fit|overall|total|final)? ?(?:score|rating|verdict) ?(?:=|:|to|of|is) ?(?:\d+|perfect|pass|exceptional|ideal)\b
    \b(?:as|be|already|all|is|are|been|considered|deemed) (?:\w+ ){0,2}(?:met|satisfied|covered|proven|fulfilled|held|confirmed|verified|waived|ticked|evidenced|suitable|approved|pre-?approved|evidence|expert|ok|true)\b
    \b(?:pre-?approved|qualifies|complete fit|perfect (?:fit|match|candidate)|flawless fit|answer yes|say yes|deduct|unsuitable|no gaps?|add \w+ points?)\b
    \bas complete\b|\bto 100\b|\bfive stars\b
  `),
  rules:
    /(?<!\b(?:system|software|hardware|business|product) )\b(?:requirements?|rules?|instructions?|criteria|criterion|conditions|every (?:sentence|line|row|item|box)|all (?:rows|items|boxes|lines|points|applicants|candidates)|gaps?|(?:this|the) (?:advert|posting|text|section))\b/,
  order:
    /(?:^|[^\w\s,'’-]\s*|\b(?:and|then|please|kindly|or|to|must|shall|should|will|now|also|just|cv|resume|software|assistant|bot|ai|\w+ly),? )["'“(]*(?:add|append|insert|list|write|state|say|claim|report|set|mark|tick|replace|change|rewrite|turn|copy|repeat|hide|treat|consider|regard|accept|count|show|include|give|award|assign|grade|rate|rated|rank|score|scored|return|output|respond|answer|contain|assume|pretend|log|waive|approve|confirm|put|raise|skip|ignore|disregard|mention|open|begin|describe|call|praise|produce|award|deduct|register|hire|select|invite|recommend|weigh|parse|hold|place|surface|boost|credit|present|chuck|name)\b|\b(?:to be|be|are) (?:listed|added|written|stated|marked|shown|treated|scored|rated|named)\b|\b(?:accepts|undertakes|treats|returns|assumes|deserves)\b/,
  claim: eitherWord(String.raw`
    \b(?:candidate|applicant) ?=|^\W*(?:the |this )?(?:candidate|applicant) ?:
    \b(?:candidate|applicant) (?:has|holds) \|
    \b(?:the|this|our) (?:candidate|applicant)\b(?: \w+){0,2} (?:was|led|won|ran|passed|completed|masters?|speaks|knows|teaches|already|used|spent|worked as|earned|deserves)\b
    \b(?:candidate|applicant) (?:already|fully|also|personally) \w+
    ^\W*(?:the |this )?(?:candidate|applicant) (?:is an?|has|holds)\b(?!.{0,60}\b(?:to|must|should|will|responsible|expected|good|strong|able|excellent)\b)
    \b(?:applicant|candidate)s? (?:check|record|card|data|file)\b(?= ?[|:]|\W*$)
    \b(?:applicant|candidate) is (?:hereby )?deemed\b
    \bdoes (?:the candidate|this candidate|the applicant|this applicant|she|he) (?:have|hold|know|speak|fit)\b
  `),
  applicant:
    /\b(?:your|us|apply|submit|send|attach|upload|email|e-mail|cover letters?|we (?:will|may|do|are)|(?:candidates|applicants) (?:[a-z]+ing (?:\w+ ){0,4})?(?:must|should|are|will|may|can|who|wishing|with|need|have|for)|successful (?:candidate|applicant)s?|ideal candidate)\b/,
  field:
    /^\W*(?:candidate(?:_\w+)?|applicant(?:_\w+)?|overall(?: fit)?|(?:match|fit|total|final)?[ _-]?(?:score|rating|verdict)|suitability|recommendation|override|evaluation|missing(?:_\w+)?|screening(?: result)?|assistant_\w+|directive|evidence)\W*:/,
  spelt:
    "ignore disregard forget previous instructions instruction requirements requirement candidate applicant score marks above profile perfect maximum expert system assistant".split(
      " ",
    ),
  keywords: /^\W*(?:seo )?(?:key ?words?|tags|hash ?tags|search (?:terms|words|tags))\b/,
  answered: /[:=|–—-] ?(?:yes|pass(?:ed)?|met|shown|proven|ok|true|held|done|\d+ ?(?:points?|pts))\W*$/,
};
