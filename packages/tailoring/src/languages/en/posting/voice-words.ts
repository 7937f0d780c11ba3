import { either } from "../../../posting/any-of.ts";
import type { VoiceWords } from "../../voice-words.ts";

export const englishVoiceWords: VoiceWords = {
  ownVoice:
    /(?:^|[\s,;:("“—–-])i(?:['’](?:m|ve|d))? (?:am(?! told| afraid)|was|have|had|hold|know|speak|(?:hereby )?(?:declare|confirm|certify|state)|closed|led|ran|run|wrote|worked|work|managed|manage|built|trained|studied|lecture|teach|did|do|also|personally|already|forgot|won|sold|got|took|spent|grew|taught|spoke|kept|left|began|[a-z]{3,}ed)\b|\bi['’](?:m|ve) (?:an?|the|been|worked|done|run|led|\w+ed)\b|^\W*(?:as for me|my (?:name|experience|skills|certificates?|background|career|degrees?) (?:is|are|include|cover))\b/,
  seeks:
    /\b(?:look(?:ing)? for|need|want|seek(?:ing)?|hir(?:e|ing)|search(?:ing)? for|wish|hope|would (?:like|love)|i['’]d (?:like|love)|expect|you|your)\b/,
  readersHave: new RegExp(
    either(String.raw`
    \b(?:those|people|persons|everyone|everybody|anyone|anybody|applicants|visitors|readers|members|candidates|arrivals) (?:who|that|of this|arriving|coming|reading|holding|from|via|by|using|with this)\b[^.;:]{3,80}\b(?:have|has|hold|holds|passed|know|knows|speaks?|counts? (?:as|among)|qualif(?:y|ies) as|rank|ranks)\b
    \bwhoever (?:reads|opens|arrives|comes|holds|sees|finds|clicks|lands)\b[^.;:]{0,80}\b(?:has|holds|counts|knows|speaks|qualifies|ranks|is)\b
    \b(?:the )?(?:person|one|reader|human|hand|individual) (?:holding|reading|who reads|who holds|behind|in front of|seeing) (?:this|these)\b[^.;:]{0,80}\b(?:is|has|holds|knows|was)\b
    \b(?:settled|done|solved|granted|decided|agreed|given|closed|no issue|taken care of) for (?:the one who|whoever|the person|those who|him|her) \w+
    \b(?:anyone|anybody|everyone|everybody|whoever|people|those) (?:with|who has|who holds|who have|from|who worked) [^.;:]{3,80}["”]?(?:obviously|surely|certainly|automatically|already|by definition|naturally|of course) (?:knows?|has|have|speaks?|can|holds?|is|are)\b
    \bour (?:pick|choice|favou?rite|chosen one) (?:already|is|has|knows|holds)\b
  `),
  ),
  expects:
    /\b(?:will|must|should|may|might|can|could|would|shall|needs?|prefer\w*|likely|welcome|encouraged|invited|eligible|appl(?:y|ies)|required|ideal\w*|expected|recommended|a (?:step|head) (?:ahead|start)|priority|preference|advantage|in (?:their|your|his|her) favou?r)\b/,
  opensCv:
    /^\W*(?:(?:sample|example|model|a|the|her|his|our last hire['’]?s) )?(?:curriculum vitae|cv|resume)(?: (?:of|that worked)\b.*| ?[:–-] ?.*)?$|^\W*(?:a )?(?:curriculum vitae|cv|resume) (?:of|that worked|which worked)\b|^\W*about me ?:/,
  headsKeywords:
    /^\W*(?:candidate|applicant)(?:['’]?s)? (?:core|key|top|main) skills ?:|^\W*(?:[\w&/-]+ ){0,2}(?:key ?words?|tags|hash ?tags|search (?:terms|words|tags)|labels for search)\W*(?:$|[:|–—-])/,
  headsOutput:
    /^\W*(?:#{1,6} ?|\*\*)(?:new |expected |final |your |the )?(?:instructions?|output|prompts?|system|tasks? for (?:the )?\w+|response|answer|end|result|rating|verdict|override|grader ?notes?)\W*$/,
  disowns: new RegExp(
    either(String.raw`
    ^\W*(?:sponsored|promoted|advertisement|paid content)(?: \w+){0,2} ?[:–-] |^\W*(?:\w+ ){0,2}(?:card|dossier|badge|record) (?:no\.?|number|nr\.?|#) ?[\w-]+ ?(?:\([^)]*\) ?)?: 
    \b(?:nothing|no connection|none of (?:it|this|that|them) (?:has|have)(?: anything)?) to do with (?:this|the|our|us)\b
    \b(?:unrelated|irrelevant) to (?:this|the|our) (?:advert|ad|posting|job|vacancy|role|page|position|list)\b
    \b(?:not|n['’]t) (?:part of|meant for|addressed to|for|from|a demand of|concern|belong to|apply to) (?:this|the|our) (?:advert|ad|posting|job|vacancy|role|readers?|page|list|text|position)\b
    \b(?:left over|copied over|carried over|spilled over|strayed|fallen|torn|came loose) (?:from|off|out of)\b
    \bof no (?:force|effect|relevance|meaning) here\b|\bhas no (?:bearing|force|meaning) (?:here|on)\b
    \b(?:from|off|out of|of) (?:another|an old|an older|a different|some other|the previous) (?:advert|ad|posting|vacancy|page|template|listing|text)\b
    \b(?:pasted|copied|printed|placed|put|here) (?:in |here )?(?:by mistake|in error|by accident)\b
    ^\W*(?:-+ ?)?(?:archived|withdrawn|superseded|outdated|obsolete|old (?:version|text))\b|\bversion [\d.]+ (?:withdrawn|cancelled|superseded)
    ^\W*(?:column|page) \d+,? (?:continued|cont\b)|\bapply separately (?:to|for|at|under)\b
    \b(?:there|here|added|listed|printed) (?:only )?(?:to (?:fatten|feed|please|fool|trick)|so (?:that )?(?:the )?(?:\w+ )?(?:engine|machine|scanner|robot|bot|search))
  `),
  ),
  step: /(?:^|[\s(])(?:step|stage) \d ?[:.)–-]/g,
  namesSought:
    /\b(?:ideal|perfect|dream|right|chosen|best) (?:new )?\w+(?: \w+)? (?:is|was|would be|has been) (?:called|named|known as)\b|\b(?:person|candidate|colleague|applicant|starter|hire|one|somebody|someone) (?:that |whom? )?(?:we|i) (?:picture|imagine|have in mind|dream of|are thinking of)(?: here)? (?:is|goes by|has(?! (?:been|already|worked|spent|done|run|led)\b))\b|\b(?:name|names) of (?:our|the) (?:ideal|perfect|dream|right|chosen) \w+\b|\b(?:ideal|perfect|dream|right|chosen) \w+ (?:has a name|goes by)\b/,
  toldOfOther:
    /\b(?:everyone|everybody|all|those|anyone|people)(?: \w+){0,3} who (?:has |have |had |ever )*(?:met|knows?|known|worked with|seen|taught|interviewed) (?:her|him)\b|^\W*(?:and |but |then |in \d{4},? )?s?he (?:\w+ly |also |once |then |already )?(?:was|had|gave|did|led|ran|took|spent|won|spoke|wrote|built|taught|held|kept|left|began|came|went|grew|knew|forgot|sold|(?!need|speed|exceed|proceed)[a-z]{2,}ed)\b|^\W*(?:our|the) (?:last|previous|former|outgoing|departing|late) (?:\w+ ){1,4}(?:had|was|left|held|spoke|came|knew|could|did|ran|led)\b/,
  goesOnAbout:
    /^\W*(?:so |and |but |therefore )?(?:s?he|her|his|herself|himself|(?:a|an|any|some|every)(?:one|body)(?: like (?:that|this|him|her)| whose)|such an? \w+)\b(?! (?:or|\/)\b)/,
  noteOnSomebody:
    /^\W*(?:recruit\w*|hr|talent|ta|sourc\w+|screening|interview\w*|phone|references?|verification|consultant|agency|pre-?check\w*|hiring manager|account manager)(?:['’]?s)?(?: \w+){0,3} (?:aside|notes?|memo|remarks?|comments?|desk|checks?)\b[^:]{0,30}:.*\b(?:spoke|talked|call(?:ed)?|met|interviewed|checked|confirmed|verified|evidenced|phone[d]?|her|his|him|she|he|(?:this|the) (?:applicant|candidate))\b|^\W*(?:i |we |just |have )?(?:spoke|talked|chatted|met|had an? (?:quick |long |good )?(?:call|chat|word|coffee)) (?:to|with|w\/) (?:her|him|them|(?:this |the |our )?(?:applicant|candidate)|the person)\b/,
  announces: new RegExp(
    either(String.raw`
    ^\W*(?:auto-?(?:matic )?reply|out of office|minutes|protocol|transcript|voice (?:memo|message|note)|voicemail|chat log|subtitles?|meta ?data|alt text|audio description|change ?log|release notes?|patch notes?|crossword|riddle|horoscope|fortune(?: cookie)?|recipe|poem|haiku|limerick|fable|fairy tale|prayer|spell|toast|lullaby|obituary|epitaph|telegram|postcard|lottery|receipt|spoiler|trivia|quiz|disclaimer)(?: (?:for|of|from|no\.?) \w+(?: \w+){0,2}| \d+)? ?(?:[:|\]]|\(|\[|, (?:item|page|no\.?|line|act|scene|part|\d))
    ^\W*(?:user|assistant) ?: (?:yes|no|ok|sure|good|great|is|are|does|do|can|what|please|of course)\b
    ^\W*(?:across|down) \d{1,2} ?:|^\W*\d(?: ?(?:…|\.{2,3}) ?\d){2}
  `),
  ),
  supposes:
    /\bwe (?:have|are in) no doubt (?:at all )?(?:that|whatever)\b|\bwe (?:can|may) (?:\w+ly )?(?:assume|presume|suppose)\b|\b(?:on|from|with|under) the (?:assumption|understanding|premise|footing|supposition) that (?:you|he|she|they|everyone|everybody|whoever|all)\b|^\W*(?:(?:let us |let's |please |just |now |for [^,]{3,30}, )?(?:suppose|assume|presume|pretend|imagine|take (?:it )?(?:as|for) (?:given|granted|read))\b(?! (?:responsib|ownership|the lead|charge|an? (?:lead|active|leading)))|treat (?:the|those|these|it|them) (?:\w+ ){0,3}as (?:done|held|met|given))\b|\bwherever you (?:find|see) (?:an? )?(?:gap|hole|blank)\b|\bcounts? (?:it|them|those|these) as (?:done|held|met)\b|\btreat (?:those|these|them|it) as (?:done|held|met|given|settled)\b|\bit is to be (?:understood|taken|assumed|noted|presumed)\b|\b(?:claim|tick|check) (?:all|every|each)(?: (?:of|box|item|line|row|point)\w*)\b|\b(?:show|list|present|mark|treat) every (?:line|item|row|point|requirement)s? as\b/,
};
