import { anyOf, startsWithAny } from "../../../posting/any-of.ts";

/** Sentences of a posting about somebody else, or that promise the reader something: they ask nothing. */

/** The person asked, and the things asked for: a sentence with one of these as its subject may still ask. */
const ASKED_SUBJECT = anyOf(String.raw`
  your?
  (?:candidate|applicant|incumbent|employee|individual|person)s?
  holder
  someone
  experience|knowledge|skills?|abilit(?:y|ies)|understanding|familiarity|proficiency|fluency|expertise|attitude
  degree|licen[cs]e|certificat\S*|qualifications?|background|willingness
  who|that|which|where|when|if|as|how
  must|should
  responsib\S*|duties|tasks
`);

/** What is said about something asked for: "… is required", "… are a plus", "… is your passion". */
const ASKING_PREDICATE = anyOf(String.raw`
  required?|requires|requirements?|prerequisite
  prefer\S*|plus|bonus|advantag\S*|asset|desir\S*|ideal\S*|beneficial|welcome|recommended|helpful|appreciated|valued
  must|mandatory|essentials?|important|expected|necessary|needed|key|crucial|vital|critical|minimum|highly
  your?|yours|looking for
  skills?|experience|knowledge|abilit\S*
`);

/** A verb of statement within the first words: "Acme is …", "Our group offers …". */
const FINITE =
  /^(?:["'“‘]*[\p{L}\p{N}<][^\s,;:()!?]*,? ){1,14}?(?:is|are|was|were|has been|have been|will (?:be|consider|receive|only)|can be|offers?|believes?|employs|consists|unites|operates|specializes|specialises|prides|strives|was founded|celebrates|welcomes|values|(?<=^(?!The\b|An?\b)\p{Lu}[\p{L}'’&.-]+(?: (?:\p{Lu}[\p{L}'’&.-]*|of|and|the|&))* )(?:serves|makes|sells|designs|sorts|ships|pays|closes|turns|holds|looks after|cares for|publishes|prints|grows|brews|bakes|feeds|houses))\b/u;

/** "Acme is set to redefine the experience of …": a boast, whatever words of asking follow. */
const BOAST =
  /^(?:\p{Lu}\S*,? (?:of |and |the )?){1,6}(?:is|are) (?:set to|proud|committed|dedicated|known|one of|on an? |a (?:leading|global)|the (?:leading|largest|first)|home)/u;

/** "However, they cannot be appointed until …": who may be taken on, by the rules of the contest. */
const RULES =
  /\b(?:(?:cannot|can ?not|may not|will not) be (?:appointed|hired|considered|accepted)|not (?:be )?eligible (?:for hire|to be hired)|will be (?:disqualified|rejected))\b|^\W*other (?:necessary|related) (?:knowledge|skills|abilities|duties)/iu;

/** Whether a sentence boasts and addresses nobody, or tells the rules of who may be taken on. */
export const isBoast = (text: string): boolean =>
  (BOAST.test(text) && !/\byou\b|candidate|applicant/iu.test(text)) || RULES.test(text);

/** "Acme is a leading provider of …", "With 40 offices Acme is …": about the company, the market or the work place. */
export function isStatement(text: string): boolean {
  const head = FINITE.exec(text)?.[0];
  return head !== undefined && !ASKED_SUBJECT.test(head) && !ASKING_PREDICATE.test(text.slice(head.length));
}

/** "You will be …", "are always …": what leads to a promise. */
const READER_WILL = String.raw`(?:\W*(?:and|so|where|here|soon)\s)?(?:you(?:'|’)?(?:ll|re)?|be|are|will be)(?: (?:will|can|would|may|also|be|are|get to|always|an?|the))* (?:(?:integral|key|important|valued|vital|big|crucial) )?`;

/** What the reader will be, get or find there. */
const PROMISED = `
  part of|member of
  free to|trusted with|empowered|central to|at the (?:forefront|heart) of|guided|encouraged|surrounded|invited|rewarded|welcomed?|supported by|challenged
  based (?:in|at|out)
  given|offered|receive|gain|benefit from|look forward
  join(?:ing)? (?:an?|our|the|us|in)
  meet (?:an?|our|the|new|great)
  enjoy (?:an?|our|the)
  have (?:an? )?(?:significant |direct |real )?(?:access|opportunity|influence)
  become (?:an?|part)
  find (?:an?|our|yourself)
`;

const PROMISES = [
  startsWithAny(PROMISED, READER_WILL),
  /\b(?:opportunit(?:y|ies)|chances?|possibilit(?:y|ies)) (?:to|for|of)\b[^,;]*\b(?:your|yourself|growth|career|impact)\b/iu,
  /\b(?:have|has|get|gives?|offers?|provides?|given|enjoy)\b[^,;]{0,40}\b(?:freedom|autonomy) to\b/iu,
  // The reader as the object of something done.
  /\b(?:help(?:s|ing)?|giv(?:es?|ing)|offer(?:s|ing)?|enables?|allows?|brings?|supports?|provid(?:es?|ing)|welcomes?|meet|hear from|lets?|invites?|rewards?|contact|pay) you\b(?!r)/iu,
  /\bwe want to meet you\b/iu,
  /\bopportunity for an?\b|^\W*so (?:that )?you can\b|\bif you [^,]+, you(?: are|['’]re)\b/iu,
  /\byou(?:['’]ll| will| may| can)? (?:be )?(?:report(?:ing)? (?:directly )?(?:in)?to|work(?:ing)? (?:remotely|from (?:home|anywhere)|in an? (?:\p{L}+,? (?:and )?){0,5}(?:environment|atmosphere)))\b/iu,
  // The reader's own growth.
  /\b(?:develop|expand|grow|improve|deepen|broaden|sharpen)(?:ing)? your (?:own )?(?:skills?|knowledge|career|expertise|talents?|horizons?)\b/iu,
  /\b(?:meaningful|exciting|rewarding) (?:job|work) in\b|\bchang(?:e|ing) the world\b/iu,
];

const INVITATION = startsWithAny(
  String.raw`
  join (?:us|our)
  help us (?:make|take|change|shape|build the future|grow)
  (?:grow|work) with us
  make (?:a difference|your mark|an? (?:\w+ )?impact)
  change the world
  (?:hear|read|learn|find out) (?:from|more)
  find out|let us know|tell us|show us
`,
  String.raw`\W*(?:(?:and|to|come|so|please|can|you|will|could) )*`,
);

/** "Would you like to …?", "Are you ready for …?": bait, not a requirement. */
const BAIT = startsWithAny(
  String.raw`
  would you like
  do you (?:dream|think|feel like)
  wanna
  are you (?:ready|looking|tired|interested in joining|passionate|excited|eager|keen|driven|motivated)
  ready (?:to|for)
  looking for (?:an?|your) (?:new|next|exciting|challeng\S*)
  if you(?:'|’)?(?: are|re)? (?:looking|interested|ready|want|would like|think|feel|like what|believe|find this)
  interested\?
  sounds? (?:like|good)
  we(?:'|’)d love(?!(?: to hear from you)? if)
`,
  String.raw`\W*`,
);

/** Whether part of a sentence promises or invites instead of asking. */
export const isPromise = (text: string): boolean =>
  INVITATION.test(text) || PROMISES.some((promise) => promise.test(text));

/** Whether a sentence is only bait: what follows asks nothing. */
export const isBait = (text: string): boolean => BAIT.test(text);
