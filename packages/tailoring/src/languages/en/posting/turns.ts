import { anyOf } from "../../../posting/any-of.ts";

/** The person asked, as the subject of a sentence. */
const SUBJECTS = String.raw`
  (?<!\b(?:for|to|with|ask|asks|give|gives|giving|offer|offers|pay|pays|help|helps|let|lets|tell|show|teach|send|than|support|supports|around|from|of|by|want|gets|if|as|like|on|invite|call|write|brings?|takes?) )you(?:'|’)?(?:ll|re|ve|d)?
  if you(?:'|’)?(?:re|ve)? (?:have|hold|are|can|know|bring|speak|keep|possess|also|come|knew|had|used|worked|once|ever|already)
  your (?:[\p{L}-]+ ){1,3}(?:must|should|has to|have to|needs? to)
  (?:he or she|he\/she|s?\/?he|(?:post|job) ?holder) (?:will|must|should)
  your (?:toolbox|stack|tools|toolkit|day|week|tasks|role|responsibilit\S*|profile|background|main|key|primary|job|duties|experience|competenc\S*|qualifications)
  (?:candidates?|applicants?|incumbent|employee|individual|person|someone|somebody|anyone|anybody|professional|specialist|talents?)(?= (?:will|must|should|has|have|is|are|who|with|to|can|shall|may|that|needs?))
  colleagues?(?= (?:will|must|should|has|have|is|are|who|with|can|shall|may|that|needs?))
  we(?:'|’)?(?:re| are)? (?:also )?(?:looking for|look for|after(?= an?\b)|seek(?:ing)?|need|expect|require|ask|hiring|searching for|imagine|want(?= (?:an?|somebody|someone|you)))
  is (?:looking for|seeking|hiring)
  we (?:would|should|(?:'|’)d|want|expect|need)(?: also| really)?(?: like| love)? you to
  they (?:must|should|(?:will )?need to)
  we (?:would|(?:'|’)d) be (?:delighted|happy|glad|pleased) (?:of|by|with|about|if)
  we can only (?:consider|take|accept) (?:people|candidates|applicants|those|anyone) (?:with|who)
  we (?:attach|place|put|set) (?:great|much|high|a lot of|particular|special) (?:importance|value|store|weight) (?:to|on|by|in)
  what we (?:value|prize|want|need|ask)(?: most| above all| for)? is
  whoever (?:[\p{L}-]+ ){1,5}will
  please be (?:used to|familiar with|able to)
  (?:role|position|job|post|work|assignment) (?:holder )?will(?! (?:be (?!responsible|to)|last|start|vary|also be))
  (?:role|position|job|post|work|assignment) (?:holder )?(?:is (?:to|responsible|accountable|about)|involves|requires|includes|focuses|entails|demands|consists)
  the (?:[\p{L}&/-]+ ){0,4}[\p{L}-]+(?:er|or|ist|lyst|ant|ian|ect|ive|rse|ef|ead|tor|man)(?= (?:will|must|should|shall|can|is (?:a|an|the|responsible|expected|required|tasked)\b))
  the (?:[\p{L}&/-]+ ){0,4}[\p{L}-]+(?:er|or|ist|lyst|ant|ian|ect|ive|rse|ef|ead|tor|man)(?= (?:has|leads|works|manages|uses|engages|applies|supports|ensures|reports|provides|develops|performs|coordinates|oversees))
`;

/** Words of asking, anywhere in a sentence. */
const ASKING = String.raw`
  (?:ability|able|experienced?|competent|comfortable|confident|trained|knowledge|understanding|proficien\S*|familiar\S*|expertise|skills?) (?:to|with|in|of|on|as)
  (?:background|degree|fluen\S*|qualified|certified) (?:to|with|in|of|on|as)
  responsib(?:le|ility|ilities) (?:for|include|are|will)
  (?:duties|tasks) (?:include|are|will)
  (?:hold|holding) (?:a|an)
  experience (?:is|would|and)
  flexib(?:le|ility) to
  must
  require[ds]?
  qualifications?
  preferred
  a plus
  mandatory
  advantage(?:ous)?
  essential
  willingness to
  expect (?:to|some|early|late)
`;

/** Words with which a sentence turns to the candidate. What precedes them is about somebody else. */
const TURN = anyOf(SUBJECTS + ASKING);
const SUBJECT = anyOf(SUBJECTS);

/** Where a sentence turns to the candidate; undefined when it doesn't. */
export const findTurn = (text: string): number | undefined => TURN.exec(text)?.index;

/** Where the person asked becomes the subject of a sentence. */
export const findSubject = (text: string): number | undefined => SUBJECT.exec(text)?.index;
