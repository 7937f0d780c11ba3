/**
 * Phrases that by themselves show that a sentence is meant for a program, or reports a judgement already made; one a
 * line.
 */
export const ORDER_PHRASES = String.raw`
  \bif you(?:['’]re| are)? (?:an? )?(?:\w+ )?(?:ai|llm|language model|robot|bot|machine|parser|algorithm|chatbot)\b(?! (?:engineer|developer|expert|enthusiast|talent|specialist|researcher|learning))
  \b(?:you are|you're|act as) (?:now )?(?:in |an? )?(?:ai (?:model|assistant|system)|chatgpt|language model|llm|bot|\w+ approval mode)\b
  \b(?:play|stay in) (?:a |the )?(?:little )?(?:game|role)\b|\blet us play\b
  \b(?:for|to|by) (?:the )?(?:ai|automated|machine|llm|software) ?(?:tools?|systems?|readers?|models?|bots?|writers?)?(?: only)? ?:
  \b(?:white|invisible|hidden) (?:text )?on white\b|\bwhite[- ]text\b|\b(?:hidden|invisible) (?:for|from|to) (?:humans?|people|readers?|the eye)\b|#[0-9a-f]{3,6} on #[0-9a-f]{3,6}
  \b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|previous|prior|guidelines?|everything (?:above|before|below)|all text|this point)\b
  \b(?:system|developer|assistant) (?:prompt|message|override|notice|note)\b
  \b(?:write|writes|wrote|writing|compose|generate|generates|produces?|builds?|finish|creates?|makes?) (?:this|the|every|each) (?:cv|resume)s?\b|\b(?:every|each) (?:cv|resume) (?:produced|made|written|generated|that)\b
  (?:please|do not|don't|kindly|also|just) (?:write|say|state|claim) that\b
  \b(?:the|use only the) real profile\b
  (?:^|["“.:;] ?)(?:large )?language model,
  \bscreen-?reader users:|\bnotice of result\b|\bwho pasted (?:this|it)\b
  \bdefault result\b|\bcounted as (?:shown|met|proven|held)\b|\bheld against (?:anyone|the (?:candidate|applicant)|him|her)\b
  ^\W*(?:verified|certified|confirmed|approved) by\b[^:]{0,30}:|\bthe (?:machine|robot|algorithm|bot|software) (?:nods|ticks|agrees|knows|decides|thinks|says|likes)\b
  \bbe so kind\b
  \b(?:readers|aids|helpers|assistants|tools|programs|engines|parsers|scanners)\b[^.;]{0,60}\bare (?:kindly |politely |hereby )?(?:asked|requested|invited|instructed) to\b
  \bas decoded\b
  \bimage description\b
  \b(?:begin|end) of (?:job )?(?:advert|posting|prompt|input)\b|\bnew task\b
  \bscoring rubric\b|\b(?:match|fit|screening|evaluation|assessment) report\b
  \b(?:pre-?(?:screening|selection|check|assessment|evaluation))\b.{0,30}\b(?:pass(?:ed)?|ok|approved|\d+ ?(?:%|\/))
  \b(?:state|say|write|mention|claim|add|record)\b[^.;]{0,60}\bthat (?:the |this )?(?:applicant|candidate|she|he)\b(?! (?:will|must|should|may|can|would)\b)
  ^\W*(?:(?:internal|hr|recruiters?|hiring team|only|note|use)[ ,/-]{0,3}){2,4}:
  \b(?:candidate|applicant|profile|identity)\b.{0,40}\b(?:already |fully )?(?:been )?(?:verified|confirmed|vetted)\b
  \b(?:please|kindly|just|also|then) (?:add|put|write|insert|include|state|list|append) ["“«][^"”»]{3,}["”»]
  \b(?:decode|decrypt|unscramble)\b|\brot13\b|\bbase64\b|\bword (?:for|by) word\b
  \b(?:instructions|prompts?)\b.{0,60}\b(?:void|superseded|invalid)\b|\bguardrails? (?:are )?(?:off|disabled)\b|\b(?:developer|debug|god|admin|maintenance) mode\b
  \b(?:for|used for) (?:matching|indexing|parsing|ranking|search(?: engines?)?|seo)(?: purposes)?(?: only)? ?[:)]
  \b(?:missing|gaps) ?: ?(?:nothing|none|no\b)|\b(?:score|fit|match) ?:? \d+ ?(?:%|(?:out )?of 100|\/ ?100)|\bread down\b|\bthou\b
  \bwhat(?:so)?ever (?:\w+ ){0,3}(?:assembles|writes|drafts|reads|prepares|generates|compiles|tailors|parses)\b|^\W*met ?:
  \b(?:verified|validated|endorsed|confirmed) (?:skills|competenc\w+)\b|-> ?score\b|\bsample (?:of a good )?(?:answer|summary|output|cv|resume)\b|\b(?:auto-?filled|auto-?fill|pre-?filled)\b
  \buse (?:it|this) (?:unchanged|as is|verbatim)\b|\bwhere it says\b|\b(?:text|instructions?|prompt|words) (?:that )?you (?:were|have been|are) given\b|\bfor ["“][^"”]+["”] read\b
  \b(?:repeat|print|reveal|show|output|quote)\b.{0,30}\byour (?:own |system |initial )?(?:instructions|prompt|configuration)\b
  \bno need to (?:check|verify|assess|score|review)\b|\balready (?:confirmed|verified|validated|approved)\b
  \b(?:test|demo|simulation) mode\b|\bthe parties agree\b
  \b(?:systems|software|programs|engines|models|machines|tools|bots|assistants) (?:that|which) (?:leaves?|omits?|forgets?|skips?|fails?|ignores?|overlooks?)\b
  \b(?:earns?|brings?|gets?) your (?:vendor|maker|developer|provider)s?\b
  \bif you(?:['’]re| are| happen to be) (?:no|not) (?:an? )?(?:human|person|people)\b|\bif (?:nobody|no one|nothing) (?:human|made of flesh|alive)
  \b(?:should you be|provided (?:that )?you are|in case you are|unless you are) (?:an? )?(?:\w+ )?(?:model|script|bot|program|parser|algorithm|machine|engine)\b
  \b(?:read|seen|processed) by (?:anything|something|anybody|somebody) (?:without|with no|that has no) (?:a )?(?:pulse|hands|eyes|body)\b|\bto whom it may compute\b
  \b(?:ticked|checked|filled(?: in)?|answered|set|signed) (?:in advance|automatically|for you|by the (?:applicant['’]s )?(?:software|tool|form))\b
  ^\W*(?:riddle(?: me this)?|knock[ ,]+knock|crossword\b[^:]{0,30}|horoscope\b[^:]{0,30}) ?[:.]
  \bnot for (?:applicants|candidates|humans?)\b|\buse this in the (?:cv|resume)\b|\bcopy (?:this )?(?:in)?to (?:the )?(?:profile|cv|resume)\b
  (?:^|[^\w\s]\s*|\b(?:and|but|so|now) )(?:o|hey|dear|hello|hi|listen,?|please,?|oi|psst,?|bitte,?) (?:\w+,? ){0,2}(?:machine|computer|robot|bot|program(?:me)?|software|algorithm|matcher|scorer|parser|scanner|calculator|engine|ai|chatbot|(?:screening|sorting|scoring|reading|matching) (?:thing|box|tool|machine))\b
  \b(?:matcher|scorer|scanner|parser|ranker),? (?:sleep|wake|listen|obey|look|note|read|stop|count)\b|\byou (?:are|['’]re) (?:a|the|an) (?:\w+ ){0,2}(?:machine|computer|robot|parser|algorithm)\b
  \b(?:machines?|computers?|robots?|programs?|software|tools?|systems?|engines?|scorers?|matchers?|scanners?|thing|box|devices?)(?: that| which|) (?:reads?|reading|compar(?:es?|ing)|scor(?:es?|ing)|match(?:es)?|sort(?:s|ing)|rat(?:es?|ing)|rank(?:s|ing)?|see(?:s|ing)|process(?:es|ing)?|scan(?:s|ning)?) (?:this|these|the (?:advert|ad|text|page|line|cvs?|posting|table)|cvs|resumes|applicants|candidates|profiles)\b
  \b(?:let|have|get|make|want|ask|told|tell|for) the (?:\w+ )?(?:machine|computer|robot|program|scanner|scorer|matcher|engine)(?: (?:to )?(?:that )?(?:count|tick|write|say|add|put|fill|score|scores|believe|copy|note|it|will|as well)\b| alone\b)
  \b(?:machine|computer|robot|program|software|scanner|scorer|matcher|engine|tool|system)s? (?:may|should|shall|must|has to|have to|is to|is obliged to|may as well) (?:count|tick|write|say|add|put|fill|credit|copy|treat|award|grant|mark|leave|give|take)\b
  ^[^.;:]{0,60}\b(?:robots?|bots?|machines?|programs?|parsers?|scanners?|scorers?|matchers?) (?:read|count|only|alone|reading(?: along)?)\b[^.;:]{0,12}:
  \bfor (?:matching|scoring|ranking|screening|sorting|parsing) (?:software|machines?|engines?|programs?|tools?) (?:we|only|there)\b|\bclever (?:\w+ )?(?:machine|box|engine|computer|sorter)\b
  ,? (?:full|top) marks,?
  \b(?:goes|go|carried|put|poured|copied|written) into the cv\b
  \bpartly ?(?:->|→) ?met\b
  \brows? (?:for|of) th(?:is|e) (?:person|candidate)\b
`;
