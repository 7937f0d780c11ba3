/** Names of tools that are also ordinary words: they count only as a name, or in the company of other tools. */
const WORDS = `
access word excel project teams outlook publisher chef puppet swift spring rest express next node stripe slack zoom
epic safe rust dart bash shell lua julia sonar flask pandas ant hive pig spark storm ember backbone meteor phoenix
rails oracle sage concur box notion linear pages numbers keynote sketch principle framer snowflake segment drift
intercom hotjar buffer later canvas blackboard moodle toast square clover citrix exchange windows office
visio quicken impact delphi basic pascal assembly scheme scratch processing unity maya blender cinema premiere
illustrator lightroom bridge fireworks dreamweaver animate audition flash director acrobat reader eclipse
pm po sm cv ai ado gh sh py ml next.js case less sass stylus pug jade blade twig mustache handlebars vault consul
nomad helm compose swarm rancher falcon echo gin fiber play lift akka beam flow flux composer pulse monday asana basecamp
workday lever greenhouse gusto deputy procore primavera fusion creo inventor revit navisworks civil plant
bamboo crucible fisheye hip chat confluence trello facebook twitter instagram pinterest tiktok youtube linkedin
calendar contacts mail messages notes reminders maps safari chrome edge opera electron capacitor ionic expo fabric
spreadsheet database email internet intranet firewall router switch server client web browser video audio graphics map
music sound voice label menu recipe inventory scheduling payroll billing accounting budget
`;

export const ORDINARY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** One letter, or a word of every text: only in the company of other tools, or alone. */
export const SHORT_NAMES: ReadonlySet<string> = new Set(["c", "r", "go", "d", "j", "k", "q"]);

/**
 * Fields whose name shares its root with an everyday word: only these forms name the field. To maintain records is no
 * maintenance, bank accounts are no accounting, and who follows instructions gives none.
 */
export const FIELD_FORMS: ReadonlyMap<string, RegExp> = new Map([
  ["analys", /^analytics$/],
  ["account", /^account(?:ing|ancy|ants?)$/],
  ["bank", /^bank(?:ing|ers?)$/],
  ["custom", /^customs$/],
  ["instruct", /^instruct(?:ion|ional|ors?|ing)$/],
  ["maintain", /^maintenance$/],
  ["market", /^market(?:ing|ers?)$/],
  ["servic", /^servicing$/],
  ["staff", /^staffing$/],
  ["visual", /^visuali[sz]/],
  ["turn", /^turning$/],
]);
