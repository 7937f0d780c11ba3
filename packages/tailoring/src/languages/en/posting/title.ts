import { wordKeys } from "@terzi/language/tokens";
import { annotate } from "../../../lexicon/annotate.ts";
import { isInTitles } from "../../../lexicon/occupations.ts";
import { anyOf, either, startsWithAny } from "../../../posting/any-of.ts";
import type { PlacedLine } from "../../../posting/line.ts";

/** Words that job names end in, besides the endings below. */
const JOB_NOUNS = anyOf(String.raw`
  (?:nurse|chef|cook|clerk|aide|assistant|attendant|accountant|consultant|sergeant|lead|head|chief|architect|intern
  apprentice|mechanic|representative|executive|associate|specialist|president|hand|guard|agent|fellow|pilot|coach|host
  secretary|tech|expert|advocate|deputy|captain|steward|barista|paralegal|detective|mate|midwife|surgeon|analyst|dentist
  principal|paramedic|registrar|trainee|temp|c[efiost]o|[es]?vp|superintendent|sous|dean|counsel|dev|\p{L}*(?:wom[ae]n|m[ae]n|maid|bellhop|guard|smith|wright))s?
`);
const JOB_ENDING = /(?:er|or|ist|ian|eer)s?$/;
const NO_JOB = new Set(
  `career other order number letter center water computer customer offer power paper summer winter member folder
  theater chapter under over after never ever per user newsletter server for or nor color labor floor behavior error vendor
  major minor senior junior exterior interior sensor monitor list exist better later whether december november october
  september former consumer matter career's together cover prior sector investor motor indoor outdoor laser career-related
  employer manufacturer peer asian canadian italian indian russian`.split(/\s+/),
);

/** Whether English words name a job: "Registered Nurse", "SHIFT LEADS". */
const namesJob = (text: string): boolean =>
  JOB_NOUNS.test(text) ||
  wordKeys(text).some((key) => JOB_ENDING.test(key) && !NO_JOB.has(key.replace(/s$/, "")));

/** What a page says around its posting: where to click, who runs it. */
const NAVIGATION = anyOf(`
  (?:sign|log|logged)[ -](?:in|out|up)|login|skip to|back to|menu|homepage|search jobs|(?:official|our) website|print preview
  (?:job|career)s? (?:search|board|portal|opportunities|openings|announcement|alerts?|details|description|posting|category)s?
  careers(?: at| [–-]|$)|portal$|talent (?:community|network)|join (?:our|the)|apply(?: now| here| for|$)|share(?: this)? job
  open (?:recruitments|positions)|all jobs|cookies?|posted|home(?= *(?:[/›>|(]|$))|save (?:this )?job|reports? to|reporting to
  already have|(?:post|jobs?|recruitment|register)$
`);
const ADDRESS = /\/\/|\.\w{2,4}\/|@|</;

/** Beginnings of prose, which no title has. */
const PROSE = startsWithAny(
  `
  (?:as|in|for|at|with|by|from|to|on|during|about|we|our|us|you|are|is|do|does|would|this|these|that|it|if|and|or|but|what
  we(?:'|’)(?:re|ve|ll)|you(?:'|’)(?:re|ll)|who|someone|somebody|why|how|when|since|because|not|no|the (?:position|role|job|company|team)|just|while|through|there|here|let|check|discover|today|now|founded)(?=\\s)
`,
);

/** What a sentence has and a title hasn't: "Acme delivers a robust …", "on its path to …". */
const SPEAKS = /\s(?:will|is|are|was|must|has|have|its|\p{Ll}+s an?)\s/u;

/** "Aldermoor Combined Authority", "GWYNFA HEALTH BOARD": an employer, unless somebody is named who works there. */
const ORGANISATION =
  /^(?!.*\b(?:of|to|for)\b)(?<name>.*)\b(?:authority|council|board|trust|university|college|district|department|ministry|hospital|foundation|institute|agency|holdings?|limited|ltd|inc|llc|plc|gmbh|corporation|academy|museum|society|association|federation|commission|bureau|bank)\.?$/iu;
const isOrganisation = (text: string): boolean => {
  const name = ORGANISATION.exec(text.trim())?.groups?.name;
  return name !== undefined && !JOB_NOUNS.test(name);
};

/** Whether words are the page's own, or begin a sentence: they name no job, whatever nouns they contain. */
const isNoTitle = (text: string): boolean =>
  isOrganisation(text) ||
  NAVIGATION.test(text) ||
  ADDRESS.test(text) ||
  SPEAKS.test(text) ||
  PROSE.test(text.replace(/^IT /, ""));

/** "Director", "Apprentice": a level without a profession. */
const BARE_RANK =
  /^(?:(?:senior|junior|[sj]r\.?|deputy|vice|managing|executive|associate|lead|head|chief|director|manager|specialist|apprentice|trainee|intern|officer|coordinator|supervisor|president|principal)(?: |$))+$/iu;
const isBareRank = (part: string): boolean => BARE_RANK.test(part);

/** A capitalised word, and what may be between two of them in a title. */
const TITLE = String.raw`\p{Lu}[\p{L}\d+#.’'/&-]*(?:(?:,? (?:of|and|&|for)|,| \(\p{Lu}+\))? \p{Lu}[\p{L}\d+#’'/&-]*){0,6}`;
const PLAIN = String.raw`\p{Ll}[\p{L}/-]*(?: \p{Ll}[\p{L}/-]*){0,3}`;
const PRAISE = either(`
  experienced|passionate|talented|motivated|skilled|dynamic|highly|dedicated|enthusiastic|proactive|ambitious|driven
  qualified|creative(?! director| lead)|energetic|reliable|seasoned|strong|new|great|full-time|part-time|results-driven
  \\p{Ll}+(?:zed|sed|ted|ate|ous|ive|ful)
  \\p{L}+[- ](?:oriented|minded|savvy|driven|motivated)|self-starting|hands-on|and|an?|the|our|next|several|multiple|some
`);
const SEEKING = String.raw`\b(?:looking for|looking to (?:hire|add)|(?<=\bwe )need|(?<=\b(?:We|they|I) )need(?!.* to \p{Ll})|(?:be|become)(?= our next )|seek(?:s|ing)?|hiring|hire|recruiting|searching for|opportunity for|opening for)(?:,? ${PRAISE})*`;
const ENDS = String.raw`(?=[\s”".,;!?:()–-]|$)`;

/** Where a sentence names the job, clearest first; the first group is the name. */
const SOUGHT = [
  new RegExp(
    String.raw`^(?:(?:job|position|working|role|posting) (?:title|name)|position|role)(?::\s*|\s{2,})(${TITLE})`,
    "iu",
  ),
  new RegExp(`${SEEKING} [“"]?(${TITLE})${ENDS}`, "u"),
  /^(\p{Lu}[\p{L}'’&/-]*(?: (?:\/ )?[\p{L}'’&/-]+){0,5}?)(?: \([^()]*\))?(?<!\b(?:is|are|be|not|as)) (?:wanted|needed|sought)\b/u,
  new RegExp(
    String.raw`${SEEKING} (${PLAIN}?)(?= (?:to|who|with|for|in|at|on|that|and|based|within)\b|[.,;!(]|$)`,
    "u",
  ),
  // "Our pastry chef is leaving us, so we need another"
  new RegExp(
    String.raw`\b[Oo]ur (${PLAIN}) (?:is|are) (?:leaving|retiring|moving on|off to|about to (?:leave|retire))\b`,
    "u",
  ),
  new RegExp(`^As (?:an? |our |the )(?:${PRAISE} )*(${TITLE})(?=,| at | you )`, "u"),
  new RegExp(
    String.raw`^The (${TITLE}) (?:will|is responsible|oversees|manages|maintains|leads|supports|plays|reports)\b`,
    "u",
  ),
];
const FIRST_LINES = 60;

/** "We need another": it names no job. */
const PRONOUN =
  /^(?:another|some(?:one|body)|any(?:one|body)|one|more|others?|both|help|hands?|people|you|your \p{L}+)$/iu;

/** The job's name in a sentence that looks for somebody, or says what they will do; undefined in any other. */
export function findSoughtInEnglish(lines: PlacedLine[]): { text: string; start: number } | undefined {
  for (const pattern of SOUGHT)
    for (const line of lines.slice(0, FIRST_LINES)) {
      const name = line.trick || line.section === "benefits" ? undefined : pattern.exec(line.text)?.[1];
      const clean = name && cleanName(name);
      const text = clean && withField(clean, line.text);
      if (text) return { text, start: line.start + line.text.indexOf(text) };
    }
  return undefined;
}

/** "A senior associate in employment law": a rank alone isn't a job. */
function withField(name: string, sentence: string): string {
  if (!isBareRank(name)) return name;
  const field = /^ (?:in|of|for) (?:the )?\p{L}[\p{L} ]{2,30}(?=[.,;!(]|$| (?:who|with|to|at)\b)/u.exec(
    sentence.slice(sentence.indexOf(name) + name.length),
  );
  return field ? name + field[0] : name;
}

/** The name without its loose end; undefined where it isn't a job. */
function cleanName(name: string): string | undefined {
  const cut = name
    .replace(/(?: (?:asap|now|today|urgently|please|pls))+$/iu, "")
    .replace(/[.,’'/&-]+$/u, "")
    .replace(/,? (?:and|&|for)$/u, "");
  return namesJob(cut) && !isNoTitle(cut) && !PRONOUN.test(cut) && cut.length > 3 ? cut : undefined;
}

/** Whether English words occur in names of occupations. */
const isOfJobs = (text: string): boolean =>
  annotate(text, "en").words.some(({ roots }) => roots.some(isInTitles));

/** Whether the last word is one that job names end in. */
export const soundsLikeJob = (title: string): boolean => namesJob(title.split(/[\s/]+/).at(-1) ?? "");

/** Whether a title names an occupation that is known. */
export const isOccupation = (title: string): boolean => isOfJobs(title) && namesJob(title);

/** Separators between the parts of a title. */
const BETWEEN_PARTS = /\s[-–—|@›]\s|\s*[()]|,\s|\s{2,}|:\s|\sat\s(?=\p{Lu})/gu;

const LABEL =
  /^\s*(?:(?:job|position|post|vacancy|working|role) title|job advert|subject|re|fwd?|ilan|vacancy|wanted)\b:?|^\s*(?:advert|post|position|role)(?:\s*:|\t)/iu;

/** "Arborist wanted", "Preschool teacher vacancy". */
const SAYS_ADVERT = /\s(?:wanted|needed|required|vacancy)(?=\s[-–—]|\W*$)/iu;

/** "Senior Nurse (Night Shift) - London": the part that names the job. Undefined where none does. */
export function titleIn(text: string): string | undefined {
  const parts = text
    .split(BETWEEN_PARTS)
    .map((part) =>
      part
        .replace(/^#+\s*/u, "")
        .replace(LABEL, "")
        .replace(SAYS_ADVERT, "")
        .trim(),
    )
    .filter((part) => part.length > 1 && !isNoTitle(part) && /\p{L}/u.test(part));
  const at = parts.findIndex(namesJob);
  const [part, next] = parts.slice(Math.max(0, at));
  // Without a job's name it may still be a title, but only if it looks like one.
  if (!part || (at < 0 && (isNoTitle(text) || !/^\P{L}*\p{Lu}/u.test(text)))) return undefined;
  if (!next || !isBareRank(part) || !isOfJobs(next)) return part;
  // "Director, Finance", "Lead - IT Services": the next part says of what.
  const whole = text.slice(
    text.indexOf(part),
    text.indexOf(next, text.indexOf(part) + part.length) + next.length,
  );
  return namesJob(next) ? next : whole;
}
