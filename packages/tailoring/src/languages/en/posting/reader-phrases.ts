/** Phrases that show that a sentence is about who reads, marks or rewrites applications, and not about the work; one a line. */
export const READER_PHRASES = String.raw`
  \bwhoever (?:\w+ ){0,3}(?:sifts?|screens|marks|grades|scores|rates|judges|compares|matches|ranks|shortlists|(?:first|initial) (?:sift|look|pass|read|screen)|is (?:comparing|scoring|marking|rating|screening|grading|sifting|ranking|matching))\b
  \b(?:nobody|no one|no applicant|no candidate|anyone|anybody|everyone|applicants|candidates|whoever) .{0,60}\b(?:goes?|gets?|scores?|ranks?|receives?|reach(?:es)?|placed) (?:any )?(?:above|over|higher than|more than|beyond|below|under|less than) (?:\d+|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b(?! (?:years|kg|hours|days|metres|meters|miles|km))
  \b(?:next|new|following|further) (?:task|job|step|order|duty) (?:for|of) (?:the |your |our )?(?:\w+ )?(?:assistant|model|ai|llm|writer|bot|robot|program|software|machine)\b
  \b(?:is|are|be) (?:to be )?(?:regarded|deemed|considered|treated|counted|taken|seen) as (?:\w+ )?(?:closed|filled|covered|complete|settled|void|nil|bridged|made good|ticked)\b
  ^\W*(?:(?:for|to|dear|note to|note for) )?(?:automated|automatic|machine|electronic|non-human|digital) (?:readers?|screeners?|reviewers?|graders?|matchers?|scorers?) ?:
  ^\W*(?:begin|start|end|close|stop)(?: of)?(?: the| this)?(?: \w+){0,2} (?:conversation|prompt|rules?|message|note|instructions?|block|section|input|output|session|context|system|task)\W*$
  \b(?:cv|resume|profile|application)s? (?:contain|mention|include|use)s? (?:the )?(?:\w+ )?(?:word|phrase|term|keyword)s?\b
  \banswer (?:only )?with (?:this )?json\b
  \bwords (?:of|on|from|in) this (?:page|advert|ad|posting|text)\b|\b(?:these|its|our) words come up\b
  \b(?:cv|resume|profile|application|file|summary|headline|title)s? (?:of|in) (?:which|whom?) .{0,60}\b(?:replaced|changed|added|inserted|removed|rewritten|renamed)\b
  \b(?:resume|cv) (?:optimi[sz]ers?|improvers?|polishers?|tailors?|editors?|assistants?|thing)\b|\b(?:readers|visitors) (?:without|with no) (?:eyes|a face|hands)\b
  \bif you are (?:an? )?(?:program(?:me)?|piece of software|computer|tool|engine|matcher|scorer)\b
`;
