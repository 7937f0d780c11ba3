/** Sentences of a posting whose subject is somebody else, or that promise the reader something: they ask nothing. */

/** Whoever is asked, and what is asked for: with one of these as its subject a sentence may still ask. */
const ASKED_SUBJECT =
  /\b(?:you|your|candidates?|applicants?|incumbents?|holder|employees?|individuals?|persons?|someone|experience|knowledge|skills?|abilit(?:y|ies)|understanding|familiarity|proficiency|fluency|degree|licen[cs]e|certificat\S*|qualifications?|background|willingness|expertise|attitude|who|that|which|where|when|if|as|how|must|should|responsib\S*|duties|tasks)\b/iu;

/** What is said of something that is asked for: "… is required", "… are a plus", "… is your passion". */
const ASKING_PREDICATE =
  /\b(?:required?|requires|requirements?|prefer\S*|plus|bonus|must|mandatory|essentials?|important|advantag\S*|asset|expected|necessary|desir\S*|needed|beneficial|ideal\S*|key|welcome|recommended|highly|helpful|your|yours|you|looking for|crucial|vital|critical|minimum|appreciated|valued|prerequisite|skills?|experience|knowledge|abilit\S*)\b/iu;

const FINITE =
  /^(?:["'“‘]*[\p{L}\p{N}<][^\s,;:()!?]*,? ){1,14}?(?:is|are|was|were|has been|have been|will (?:be|consider|receive|only)|can be|offers?|believes?|employs|consists|unites|operates|specializes|specialises|prides|strives|was founded|celebrates|welcomes|values)\b/u;

/** "Acme is a leading provider of …", "With 40 offices Acme is …": about the company, the market or the work place. */
export function isStatement(text: string): boolean {
  const head = FINITE.exec(text)?.[0];
  return head !== undefined && !ASKED_SUBJECT.test(head) && !ASKING_PREDICATE.test(text.slice(head.length));
}

const PROMISES = [
  // What one will be, get or find there.
  /^(?:\W*(?:and|so|where|here|soon)\s)?(?:you(?:'|’)?(?:ll|re)?|be|are|will be)\b(?: (?:will|can|would|may|also|be|are|get to|always|an?|the))* (?:(?:integral|key|important|valued|vital|big|crucial) )?(?:part of|member of|guided|encouraged|surrounded|invited|rewarded|welcomed?\b|based (?:in|at|out)|given|offered|join(?:ing)? (?:an?|our|the|us|in)|meet (?:an?|our|the|new|great)|receive|enjoy (?:an?|our|the)|benefit from|gain|have (?:an? )?(?:access|opportunity)|become (?:an?|part)|look forward|find (?:an?|our|yourself)|supported by|challenged)\b/iu,
  /\b(?:opportunit(?:y|ies)|chances?|possibilit(?:y|ies)) (?:to|for|of)\b[^,;]*\b(?:your|yourself|growth|career|impact)\b|\b(?:have|has|get|gives?|offers?|provides?|given|enjoy)\b[^,;]{0,40}\b(?:freedom|autonomy) to\b/iu,
  // The reader as somebody to whom something is done.
  /\b(?:helps?|helping|gives?|giving|offers?|offering|enables?|allows?|brings?|supports?|provides?|providing|welcomes?|meet|hear from|lets?|invites?|rewards?|contact|pay) you\b(?!r)/iu,
  // Invitations.
  /^\W*(?:(?:and|to|come|so|please|can|you|will|could) )*(?:join (?:us|our)|help us (?:make|take|change|shape|build the future|grow)|grow with us|work with us|make (?:a difference|your mark|an? (?:\w+ )?impact)|change the world|(?:hear|read|learn|find out) (?:from|more)|read more|find out|let us know|tell us|show us)\b|\bwe want to meet you\b/iu,
];

/** "Would you like to …?", "Are you ready for …?": bait, not a requirement. */
const BAIT =
  /^\W*(?:would you like|do you (?:dream|think|feel like)|wanna|are you (?:ready|looking|tired|interested in joining)|ready to|ready for|looking for (?:an?|your) (?:new|next|exciting|challeng)|if you(?:'|’)?(?: are|re)? (?:looking|interested|ready|want|would like|think|feel|like what|believe|find this)|interested\?|sounds? (?:like|good)|we(?:'|’)d love)/iu;

/** Whether a part of a sentence promises or invites instead of asking. */
export const isPromise = (text: string): boolean => PROMISES.some((promise) => promise.test(text));

/** Whether a sentence only lures: what follows asks nothing. */
export const isBait = (text: string): boolean => BAIT.test(text);
