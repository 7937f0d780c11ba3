import { foldAscii } from "@terzi/language/normalise";
import { anyOf } from "./any-of.ts";

/** What a line is about, told by its own words; used where no heading says it, and to overrule a heading. */

/** Law and privacy. All lists here are of folded words. */
const FORMALITY = anyOf(String.raw`
  equal opportunit\S*
  regardless of
  without regard to
  \S{0,20}discriminat\S*
  sexual orientation
  gender identity
  veteran status
  reasonable accommodation\S*
  protected (?:class|status|characteristic)\S*
  diverse (?:workforce|backgrounds)
  we (?:celebrate|welcome|encourage)
  underrepresented
  criminal (?:history|histories|records?|convictions?)
  fair chance
  affirmative action
  e-verify
  individuals with disabilities
  irk, din
  cinsiyet ayrim\S*
  firsat esitligi\S*
  kisisel veri\S*
  kvkk kapsaminda
  (?:kept|treated|processed) (?:confidential|in confidence|under)\S*
  (?:security|criminal record) checks? (?:is|are|will be) (?:required|asked|carried)
  required by law
  (?:applicants|candidates) (?:wishing|qualifying|completing|lacking|who lack|must (?:list|include|complete|attach))
  (?:contacted|verified) (?:by|with) (?:the|our)
  (?:selection|examination) process
  persons filing
  a copy of (?:the|this|your)
  (?:best|better|good) category
  unpaid (?:work|experience)
  (?:written|qualifying) test
  supplemental questions?
  candidates? may bring
  test dates?
  inquire regarding
  drug and alcohol
  substitute education
  selective(?:ly)? certifi\S*
  rounding experience
  in order to obtain that position
  (?:obtained|gained) in (?:an? )?positions?
  curriculum vitae
  pages? max\S*
  (?:museum|research|teaching|personal|diversity) statement
  guvenlik sorusturmasi
  aydinlatma metni\S*
`);

const BENEFIT = anyOf(String.raw`
  (?:health|dental|vision|life|medical) (?:insurance|coverage|plan)\S*
  401 ?\(?k\S*
  paid (?:time off|vacation|holiday|parental|leave)\S*
  pto
  parental leave
  stock option\S*
  equity
  pension\S*
  retirement
  gym\S*
  free (?:lunch|snacks|coffee)\S*
  competitive salary
  salary (?:range|is|may)\S*
  (?:pay|compensation) (?:range\S*|(?:to|will) be (?:based|determined))
  salary and compensation
  commensurate with (?:experience|qualifications|your|education|skills)
  base (?:pay|salary)
  we offer
  you(?: wi|')ll (?:get|receive|enjoy)
  vacation days
  days? of (?:vacation|holiday)
  lunch\S*
  tuition
  bonus(?:es)?
  wellness
  perks?
  flexible (?:hours|working|work (?:hours|schedules?|arrangements?))
  remote (?:work|friendly)\S*
  per (?:hour|annum|year)
  (?:us)?[$€£] ?\d\S*
  yemek karti\S*
  servis imkani\S*
  ozel saglik sigortasi\S*
  yan hak\S*
  prim sistemi\S*
  maas\S*
  ucret\S*
  sgk
  prim
  ulasim\S*
  yol yemek
  esnek calisma saatleri\S*
  sunuyoruz
  home office
  training budgets?
  public transport\S*
  subsidi[sz]ed
  thanks to
`);

const APPLYING = anyOf(String.raw`
  apply (?:now|by|online|via|here|for this|before)
  to apply
  application (?:deadline|form|process|letter)\S*
  deadline (?:for|is)
  deadline:
  cover letter\S*
  your (?:cv|resume|application)
  (?:e-?mail|subject line|application|letter) must include
  last four digits
  may be substituted for
  wishing to substitute
  section of the (?:on-?line )?application
  reviews? of applications
  first and last names?
  send (?:us|your)
  submit your
  interviews? (?:will|are|process|on)
  please (?:contact|note|visit|send|include)
  for (?:more|further) information
  click
  \[email\]
  \S+@\S+
  (?:write|send|e-?mail|mail) (?:to )?(?:us|me|it|them)
  please (?:write|send|e-?mail|mail|ring|call)
  \[phone\]
  https?:\S*
  www\.\S*
  background checks?
  drug (?:screen|test)\S*
  applicants? (?:will be|are|who|using|filing|may)
  hiring department
  starting salary
  (?:at|of) the time of filing
  (?:the|this) examination
  eligible list
  on-?line (?:application|instructions)
  supplemental questions
  follow (?:us|@)\S*
  (?:connect|keep up|stay in touch) with us
  (?:find|like|visit) us on
  contacted by
  moving violations
  verification of work
  accredited by a
  (?<!linkedin )recruiters?
  basvur\S*
  ozgecmis\S*
  cv(?:'|ler|niz)\S*
  iletisime gec\S*
  mulakat\S*
`);

const OPTIONAL = anyOf(String.raw`
  nice[- ]to[- ]have
  plus
  bonus\S*
  (?:an?|as|be|is|of|considered) (?:\S+ )?(?:advantage|asset)
  (?:is|are|be) advantageous
  prefer(?:red|ably|ence)\S*
  desirabl\S*
  desired
  beneficial
  ideally
  optional\S*
  would (?:also |really )?(?:please|help|round off|delight|complete)
  so much the better|better still|even better
  not (?:required|necessary|mandatory|essential)
  (?:would|will) (?:be|make)(?: \S+){0,6} (?:good|great|handy|lovely|wonderful|useful|nice|welcome|happy|smile|day|week|difference)
  would (?:also |really )?(?:love|like)(?! to (?:hear|receive|meet|invite|thank))
  (?:is|are|also) (?:very |most |more than )?welcome
  wonderful
  it (?:helps|would help)
  never hurts?|(?:won['’]?t|wouldn['’]?t|doesn['’]?t) hurt|saves us|puts you ahead|lovely if|extra
`);

/** Whether a line in any section is about law, privacy or applying, which is never asked of the candidate. */
export const isFormality = (text: string): boolean => FORMALITY.test(foldAscii(text));
export const isBenefit = (text: string): boolean => BENEFIT.test(foldAscii(text));
export const isAboutApplying = (text: string): boolean => APPLYING.test(foldAscii(text));

/** Whether English words themselves say that something is only wished for. */
export const isOptional = (text: string): boolean => OPTIONAL.test(foldAscii(text));
