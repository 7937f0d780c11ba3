import { rootOf } from "@terzi/language/en/word-families";
import { ABILITY_VERBS } from "@terzi/lexicon/generated/matching";

/** Verbs of postings that none of ESCO's abilities begins with. */
const MORE_VERBS = `
  achieve acquire address advocate anticipate architect automate be become boost bring champion collaborate come convey craft
  debug define deploy drive empower enable engage enhance exceed expand explore foster gain gather grow help implement
  improve increase influence innovate iterate leverage listen live look maximise migrate meet master network onboard
  optimize own partner persuade pilot pioneer plan position prioritize publish push reach reduce refactor refine resolve
  scale scope shape solve spearhead specify stay steer streamline strengthen succeed synthesize tackle thrive transform
  translate uncover unlock update visualize win document ideate mentor coach code present report research analyze organize
  liaise serve deliver execute oversee think work travel understand speak write read communicate cooperate lift stand walk
  demonstrate possess handle assure verify validate evaluate escalate administer audit answer greet assist cook prepare
  clean repair install sell schedule order process track input enter code monitor instruct tutor grade counsel dispense
  treat triage chart draft negotiate post pay bill reconcile invoice forecast recruit interview hire welcome
  assign fulfill guide teach inspect attend conduct cut weld fit drive load serve bake butcher plate sew paint wire bend`;

const verbs = new Set(`${ABILITY_VERBS} ${MORE_VERBS}`.split(/\s+/));
const verbRoots = new Set([...verbs].map(rootOf));

/** Whether a folded word can be a verb in its base form or with -ing ("manage", "managing"), as tasks begin with. */
export const isVerb = (key: string): boolean =>
  verbs.has(key) || (/ing$/.test(key) && verbRoots.has(rootOf(key)));

/** Whether it is certainly a verb's base form, also after a noun: for lists that lost their commas. */
export const isBaseVerb = (key: string): boolean => verbs.has(key);

/** "manages", "applies": the form in a sentence about somebody. */
export const isThirdPerson = (key: string): boolean =>
  /[^s]s$/.test(key) &&
  (verbs.has(key.slice(0, -1)) || verbs.has(key.replace(/ies$/, "y")) || verbs.has(key.replace(/es$/, "")));
