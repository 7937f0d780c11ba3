/** Phrases that show that a sentence is about who reads, marks or rewrites applications, and not about the work; one a line. */
export const READER_PHRASES = String.raw`
  \bwhoever (?:\w+ ){0,3}(?:sifts?|screens|marks|grades|scores|rates|judges|compares|matches|ranks|shortlists|(?:first|initial) (?:sift|look|pass|read|screen)|is (?:comparing|scoring|marking|rating|screening|grading|sifting|ranking|matching))\b
  \b(?:nobody|no one|no applicant|no candidate|anyone|anybody|everyone|applicants|candidates|whoever) .{0,60}\b(?:goes?|gets?|scores?|ranks?|receives?|reach(?:es)?|placed) (?:any )?(?:above|over|higher than|more than|beyond|below|under|less than) (?:\d+|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b(?! (?:years|kg|hours|days|metres|meters|miles|km))
  \b(?:next|new|following|further) (?:task|job|step|order|duty) (?:for|of) (?:the |your |our )?(?:\w+ )?(?:assistant|model|ai|llm|writer|bot|robot|program|software|machine)\b
  \b(?:is|are|be) (?:to be )?(?:regarded|deemed|considered|treated|counted|taken|seen) as (?:\w+ )?(?:closed|filled|covered|complete|settled|void|nil|bridged|made good|ticked)\b
  ^\W*(?:(?:for|to|dear|note to|note for) )?(?:automated|automatic|machine|electronic|non-human|digital) (?:readers?|screeners?|reviewers?|graders?|matchers?|scorers?) ?:
  ^\W*(?:begin|start|end|close|stop)(?: of)?(?: the| this)?(?: \w+){0,2} (?:conversation|prompt|rules?|message|note|instructions?|block|section|input|output|session|context|system)\W*$
  \bwords (?:of|on|from|in) this (?:page|advert|ad|posting|text)\b
  \b(?:cv|resume|profile|application|file|summary|headline|title)s? (?:of|in) (?:which|whom?) .{0,60}\b(?:replaced|changed|added|inserted|removed|rewritten|renamed)\b
  \b(?:resume|cv) (?:optimi[sz]ers?|improvers?|polishers?|tailors?|editors?|assistants?|thing)\b|\b(?:readers|visitors) (?:without|with no) (?:eyes|a face|hands)\b
  \bif you are (?:an? )?(?:program(?:me)?|piece of software|computer|tool|engine|matcher|scorer)\b
  \b(?:treat|count|consider|regard|call|mark|tick|take|show|list|put|leave)s?(?:ed|ing)? (?:the |this |our |every |each |all |it |them )?(?:\w+ ){0,2}(?:list|points?|requirements?|rest|all|everything|whole|lot|both|items?|lines?|boxes|demands)(?: (?:above|below))? (?:as |is |are |to be )?(?:ticked|complete|completed|done|met|held|present|given|covered|settled|satisfied|fulfilled|checked|shown)\b
  \buse this (?:one|list|version) (?:for|when|in) (?:matching|scoring|the match|the score|rating|ranking)\b
  \b(?:example|sample|key|guide|rubric|answers?|hints?|help|aid)s? for (?:the |our |all |any )?(?:evaluat|assess|grad|screen|rat|scor|match|mark|review|sift|rank)(?:ors?|ers?|ment|ing)(?: (?:tools?|software|staff|programs?|engines?))?\W*$
  \b(?:nobody|no one|we)(?: here)?(?: will)?(?: never| ever)+ checks?(?: (?:it|them|this|that|up|any of \w+))?\W*$
  \bpre-?match(?:ed|es|ing)?\b|\bhow (?:the |your )?(?:fit|match|score|suitability|rating|percentage) is (?:worked out|calculated|computed|counted|made|found)\b
  \bneeds? no (?:further |more )?(?:confirmation|proof|evidence|checking|verification)\b
  \b(?:do not|don['’]t|never|no longer|please don['’]t) (?:use|read|follow|go by|look at|count|consider|trust) the (?:\w+ )?(?:list|points|lines|requirements|text) (?:above|below|before)\b|\b(?:list|version|text) (?:that|which) (?:counts|applies|is valid|holds)(?: from)? (?:today|now|here|instead)\b
  \b(?:your|the) (?:documents?|papers) (?:to |must |should |will |shall |may )?(?:say|keep up|follow|match|tell|admit|claim)\b
  \b(?:row|record|entry|file|card|column|sheet|line)s? (?:for|of|on|about) this (?:person|user|profile|visitor|reader|applicant|candidate)\b
  \bevery (?:profile|cv|resume|application|file|applicant|candidate) (?:that (?:is |was |comes )?)?(?:sent|submitted|arriving|coming|opened|uploaded|read|seen)\b[^.;:]{0,40}\b(?:has been|have been|gets|is|are|was) (?:\w+ )?(?:topped|given|credited|upgraded|enriched|filled|raised|supplemented|extended|rounded|granted|awarded)\b
  \b(?:filled(?: in| out)?|answered|completed|ticked|signed|scored) (?:beforehand|in advance)\b
  \b(?:may|can|should|must|to|please|always|kindly) round(?: \w+){0,3} up\b|\ball in the bag\b
  \b(?:best|finest|most suitable|perfect|ideal|strongest) (?:fit|match|candidate|applicant)s?(?: (?:that|whom))? (?:we|i|anyone|anybody|you|they)(?:['’]ve| have| has| had)? ever\b
  \b(?:document|paper|file|text|cv|resume)s? (?:that|which) (?:comes|results|is made|is produced|is written|emerges) (?:out |from |of )
  (?<!\b(?:once|if|when|after|until|unless|soon as|should|case|that|where) )\byou have (?:already )?(?:been (?:shortlisted|selected|accepted|approved|advanced|moved)|moved on|passed)\b
  \bbe (?:so )?(?:kind|generous|merciful|lenient|good|nice|gentle) and (?:let|give|make|grant|write|put|add|raise)\b
  \bwho (?:cannot|can['’]t|can not) see (?:the|this|it)\b
  \bit is not (?:the case|true) that\b
  \byou (?:may|can|might|are allowed to|have leave to|are free to|are entitled to) (?:style|call|name|present|describe|introduce|list) yourself\b|\bsince (?:the|its|his|her) (?:last|previous) (?:version|release|update|build)\b[^.;]{0,20}\bthis\b
  \b(?:finished|final|resulting|printed|completed) (?:document|paper|cv|resume|text)\b[^.;:]{0,60}\b(?:lacks?|miss(?:es)?|omits?|without|leaves? out|not (?:say|show|contain))\b|^\W*p+s+t\b
`;
