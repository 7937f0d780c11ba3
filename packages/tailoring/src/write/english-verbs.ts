/** Gerunds whose past can't be had by rule, or that CVs open with so often that a wrong guess would show. */
const IRREGULAR: Record<string, string> = {
  leading: "led",
  building: "built",
  writing: "wrote",
  running: "ran",
  teaching: "taught",
  making: "made",
  selling: "sold",
  keeping: "kept",
  setting: "set",
  buying: "bought",
  bringing: "brought",
  holding: "held",
  overseeing: "oversaw",
  giving: "gave",
  taking: "took",
  driving: "drove",
  speaking: "spoke",
  doing: "did",
  growing: "grew",
  cutting: "cut",
  winning: "won",
  finding: "found",
  meeting: "met",
  dealing: "dealt",
};

/** Regular verbs by their base form: only these are turned, because "-ing" also makes nouns ("building", "training"). */
const REGULAR =
  `manage supervise coordinate organize organise plan prepare develop design implement maintain repair
install test review inspect monitor analyze analyse evaluate assess research report document train instruct coach mentor
recruit purchase order negotiate increase reduce improve optimize optimise resolve solve migrate convert translate
integrate automate track serve treat administer cook clean deliver present publish promote advise consult communicate
answer respond complete register process calculate reconcile collect pay invoice approve measure control visit
interview host operate edit configure deploy schedule assist support help handle conduct perform provide ensure create
produce update record enter file greet assign direct execute identify investigate perform draft compile facilitate
collaborate contribute participate liaise source stock assemble fabricate weld program debug refactor launch introduce`
    .split(/\s+/)
    .filter(Boolean);

const DOUBLING = new Set(["plan", "program", "refer", "submit", "debug", "stop", "ship", "set"]);

function pastOfBase(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function gerundOf(base: string): string {
  if (/[^e]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  return DOUBLING.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

const PASTS = new Map([
  ...REGULAR.map((base) => [gerundOf(base), pastOfBase(base)] as const),
  ...Object.entries(IRREGULAR),
]);

/** "managing" → "managed", "leading" → "led"; null for what may be a noun or isn't known. */
export const pastOf = (gerund: string): string | null => PASTS.get(gerund) ?? null;
