/** Verbs whose past can't be had by rule: "base past". */
const IRREGULAR = `lead led, build built, write wrote, rewrite rewrote, run ran, teach taught, make made, sell sold, keep kept,
set set, buy bought, bring brought, hold held, oversee oversaw, give gave, take took, drive drove, speak
spoke, do did, grow grew, cut cut, win won, find found, meet met, deal dealt, draw drew, read read, lay laid,
cast cast, sew sewed, feed fed, grind ground, spend spent, send sent, choose chose, shoot shot, rebuild
rebuilt, undertake undertook, troubleshoot troubleshot, sweep swept, uphold upheld, withdraw withdrew, seek sought, put put`;

/** Regular verbs that CVs open with. Only known verbs are turned: "-ing" also makes nouns, and "-s" plurals. */
const REGULAR = `manage supervise coordinate organize organise plan prepare develop design implement maintain repair
install test review inspect monitor analyze analyse evaluate assess research report document train instruct coach mentor
recruit purchase order negotiate increase reduce improve optimize optimise resolve solve migrate convert translate
integrate automate track serve treat administer cook clean deliver present publish promote advise consult communicate
answer respond complete register process calculate reconcile collect pay invoice approve measure control visit
interview host operate edit configure deploy schedule assist support help handle conduct perform provide ensure create
produce update record enter file greet assign direct execute identify investigate draft compile facilitate
collaborate contribute participate liaise source stock assemble fabricate weld program debug refactor launch introduce
admit discharge qualify process fit rewire wire mount replace fix service calibrate diagnose dress vaccinate bathe
plate bake season portion serve order restock replenish load unload pack pick ship dispatch receive count label sort
scan transport guide accompany welcome book arrange confirm cancel clear wash iron polish paint plaster lay tile dig
plant water harvest trim cut stitch mark grade supervise motivate counsel examine assess screen diagnose prescribe
audit balance close post bill budget forecast allocate estimate price quote tender procure contract sign renew
upsell pitch prospect call email follow generate convert retain onboard advertise market brand film photograph
illustrate model render animate code architect containerize provision patch upgrade backup secure encrypt
administrate document standardize standardise streamline simplify consolidate restructure reorganize
represent defend argue litigate mediate advocate file notarize research summarize summarise proofread interpret
lecture tutor demonstrate explain prepare moderate chair delegate appraise hire dismiss induct roster rotate
enforce patrol guard check verify validate certify comply sample analyse synthesize synthesise map survey excavate
work gather partner achieve use establish utilize utilise act educate specialize specialise champion initiate finalize
finalise encourage spearhead interact redesign define issue strengthen apply travel involve open supply erect isolate
inventory function obtain interface expand guarantee devise add orchestrate assure boost attend enhance bolster
determine remove revamp amend recognize recognise inform disperse incorporate observe notify transmit protect compete
navigate minimize minimise eliminate listen align aid offer formulate distribute revolutionize revise carry transform
recommend institute synchronize maximize maximise address cooperate approach discuss accumulate leverage exceed submit
fulfill fulfil bridge compose compare contact accomplish adapt adjust anticipate assign brief broaden clarify classify
commission construct cultivate customize customise decrease detect disseminate diversify earn elevate empower enable
engage escalate expedite explore extend extract foster gain influence inspire log merge mobilize modernize modernise
modify nurture persuade pioneer prioritize prioritise propose pursue redirect refine reinforce relocate remodel
restore revitalize safeguard sanitize select settle shape share simulate solicit staff steer study suggest summon
surpass sustain tailor target transfer uncover unify validate visualize retrieve request refer`;

const DOUBLING = new Set(
  "plan program refer submit transmit transfer log debug stop ship set fit trim dig admit control patrol cut win run".split(
    " ",
  ),
);

/** What may as well be a noun where it opens a line: "Test reports", "Training courses", "Support desk". */
const NOUNS = new Set(
  `
  design test report review plan repair order audit control visit research market stock cook clean direct
  present process program record document service source host contact schedule lead guide cut code file
  price quote support help invoice label sample map survey model brand film book post bill budget forecast
  contract tender pitch prospect call email water plant load pack paint tile iron polish plaster guard check
  patrol mark grade season portion plate train build engineer account ship pay teach sell write read draw sew
  weld backup balance close mount fix replace update increase purchase draft measure interview hold set run
  work partner use act champion issue travel supply inventory function interface aid institute address approach
  leverage bridge contact brief commission decrease gain influence log pioneer discharge launch dress sign estimate delegate advocate extract share staff study target transfer request
  drive cast feed screen render count scan sort trim wire patch upgrade lay deal make meet wash transport`
    .split(/\s+/)
    .filter(Boolean),
);

function pastOfBase(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function gerundOf(base: string): string {
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

function thirdPersonOf(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** A verb that a point may open with. `isNounToo`: whether the form at hand may as well be a noun. */
export type Opening = { base: string; past: string; form: "gerund" | "base" | "past"; isNounToo: boolean };

/** Gerunds that name trades and things: "Training courses", "Planning department", "Testing and inspection". */
const GERUND_NOUNS = new Set(
  `training building planning testing programming accounting marketing engineering cleaning cooking teaching shipping
  billing reporting welding fitting wiring drawing cutting sewing painting plastering tiling packing loading mounting
  modelling modeling branding mapping screening labelling grading pricing budgeting forecasting advertising coaching
  counselling tutoring lecturing onboarding banking stocking working acting purchasing operating staffing engaging`
    .split(/\s+/)
    .filter(Boolean),
);

const OPENINGS = new Map<string, Opening>();
const addVerb = (base: string, past: string): void => {
  const isNounToo = NOUNS.has(base);
  OPENINGS.set(past, { base, past, form: "past", isNounToo: false });
  OPENINGS.set(thirdPersonOf(base), { base, past, form: "base", isNounToo });
  OPENINGS.set(base, { base, past, form: "base", isNounToo });
  OPENINGS.set(gerundOf(base), { base, past, form: "gerund", isNounToo: GERUND_NOUNS.has(gerundOf(base)) });
};
for (const base of REGULAR.split(/\s+/).filter(Boolean)) addVerb(base, pastOfBase(base));
for (const pair of IRREGULAR.split(",")) {
  const [base = "", past = ""] = pair.trim().split(/\s+/);
  addVerb(base, past);
}

/** The verb of a word in lower case: "managing", "manages", "managed" → manage; null for what isn't known as one. */
export const openingOf = (word: string): Opening | null => OPENINGS.get(word) ?? null;
