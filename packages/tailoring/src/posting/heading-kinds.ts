import type { PostingSection } from "@terzi/contracts/posting";
import { either } from "./any-of.ts";

export type SectionKind = PostingSection["kind"];

/** Finds any of some folded expressions, also inside a word. */
const says = (lines: string): RegExp => new RegExp(either(lines));

/** In this order: "preferred qualifications" are nice to have, "application requirements" are about applying. */
const KINDS: [SectionKind, RegExp][] = [
  // What "you" offer is asked, what "we" offer is given.
  [
    "requirements",
    says(String.raw`
      ^(?:what )?you (?:ll )?(?:offer|give|bring)\b|^you (?:ll )?have$|expect (?:of|from) (?:me|you|candidates|applicants)|do you expect|\bif you(?: (?:have|are|can))?$
      \byou (?:ll )?(?:thrive|fit|love it|be happy|are our|re our|match)\b.*\bif\b|(?:what )?matters (?:most )?to us|ne istiyoruz|\byou (?:must|should|need to) be\b|gecmisiniz|istediklerimiz|olmal[iu]s[iu]n|^cantan|^to apply you\b|kimler basvur|^what it takes$|makes you (?:an?|the|right)\b|non negotiable
    `),
  ],
  [
    "nice",
    says(
      "^should$|extra credit|^not (?:essential|required)|on top of that|sevindir|memnuniyetle|^ekstra|set (?:me|you) apart|brownie|cherry on|icing on|gravy|fazladan|tadindan|^olursa",
    ),
  ],
  [
    "benefits",
    says(String.raw`
      ^(?:what )?you (?:ll )?(?:enjoy|get|receive)\b|^what we (?:ll )?give|in return|in it for me|do i get|small print|fine print|from our side|our side of
      ^gives?$|^won t$|verecekler|ne ver(?:iyoruz|ecegiz)
    `),
  ],
  [
    "tasks",
    says(
      String.raw`\b(?:i|you) (?:ll )?(?:do|be doing)\b|will i\b|first (?:\d+ )?(?:days|weeks|months|year)|^you (?:will|ll)$|yapacag[iu]n|gunluk is|kapsam[iu]$|\bdays? looks? like|typical (?:day|week|shift)|^gun(?:unuz|un)?\b|isin ozu|ne yapacak|^core$`,
    ),
  ],
  [
    "nice",
    says(String.raw`
      nice to have|preferred|bonus|\bplus\b|plusses|desirable|desired|good to have|even better|advantage
      optional|tercih|^arti|artilar|extra points|wish|useful extra|\bextras\b|it helps|also welcome|^welcome$|please (?:us|our)|would be happy
      great if|ideally|beneficial|helpful|ek beceri|iyi olur|seviniriz|avantaj|^nice$|^likes?$|preferabl|arti say|^ek puan|happy if|love if|delighted if
      bring a smile|lovely|wonderful|brilliant|thrill|delight|handy|would help|would be (?:welcome|useful|great|nice)|hosumuza gid|guzel olur|harika olur|memnun ed|stand out|varsa (?:ne ala|daha)|olsa
    `),
  ],
  [
    "benefits",
    says(String.raw`
      ^(?:burada )?(?:seni|sizi) neler bekliyor|benefit|perks|\boffer|compensation|salary|\bpay\b|package
      reward|why join|why work|conditions|grow with|how you can grow|yan hak|sundu|sunar|olanak|imkan
      sosyal (?:hak|imkan|olanak)|^imkan|calisma kosul|ucret|maas|sunuyor|what s in it for you|what you (?:can )?(?:get|receive|expect)|sana ne
      particulars|ozluk|you (?:can |will |ll )?(?:get|receive|expect)|in return|we (?:ll )?(?:give|provide|pay|look after)|you can look forward|what awaits
      terms|teklifimiz|sagla(?:dik|nan|riz)|bizden|kazanim|size (?:ne|vere)|verdik|^sunulan|our thanks|^gets?$|karsiliyoruz|^karsiliginda|you get
      ^the deal$|^hosunuza gid|^neden biz$|why us|in exchange|in it for you|sartlarimiz
    `),
  ],
  [
    "application",
    says(String.raw`
      apply|application|contact|deadline|interview process|interested|further information|hiring process|next steps?
      equal opportunit|\beeo\b|diversity|inclusion|disclaimer|privacy|accommodation
      get in touch|questions?$|^nasil$|^how$|muracaat|irtibat|procedure|prosedur|^(?:legal|yasal)$
      documents|affirmative|additional details|basvur(?!u sart|u kosul)|iletisim bilgi|ilgilen(?:di|iyor)|additional information|recruitment process|how to
    `),
  ],
  [
    "tasks",
    says(String.raw`
      (?:rol|pozisyon|gorev)\w* (?:seni|sizi) neler bekliyor|your (?:work|day|job|main|key)|isiniz|yapacaksin|responsibilit|duties|you ll do
      you will do|you ll be doing|you will be doing|you do|the role|your role|this role|role overview
      mission|tasks|job description|position summary|job summary|summary|overview|day to day|activities
      accountabilit|is tanim|isin (?:icerig|tanim|kapsam|ozet)|gorev|sorumluluk|pozisyon hakkinda|ne yapacak|neler yapacak|the position|about the position|the job
      challenge|impact|your day|what (?:is|s) the job|scope|^the work$|^(?:what )?you ll(?: be (?:up to|doing))?$|be up to|^purpose(?: of|$)
      ^is(?:iniz|in)?$|yapilacak|^(?:senin |sizin )?rol(?:un|unuz)?$|^role$|what we do together|ne is
    `),
  ],
  [
    "requirements",
    says(`
      neler bekliyoruz|senden|sizden|requirement|qualification|skills|you need|you ll need|you bring
      you ll bring|you have|you are|about you|profile|candidate|must have|looking for|look for|seek
      competenc|experience|education|expertise|knowledge|background|capabilit|stack|technolog|minimum|essential
      ^(?:is )?(?:deneyimi?|tecrube(?:si)?)$|^egitim(?: durumu| seviyesi| duzeyi)?$|^bilgi(?:ler|si)?$|^(?:yabanci )?dil(?:ler)?$|^askerlik|^ehliyet|^surucu belgesi|^vardiya|^beceri
      nitelik|gerekli|gerekenler|beklenti|aradi|zorunlu|sart|yetkinlik|ozellik|aday|kosul|aranan|need from you|expect
      profil|gecmisin|we (?:need|ask|want|seek|require)|ask for|sizde|beklenen|istedi|bekledi
      abilities|attributes|criteria|licens|certific|personality|traits|person spec|specification|^(?:the |our )?person$
      ihtiyac|sizde olmasi|who we want|^required$|^mandatory$|\\bmust$|^need$|^needs$|^you$|^siz$|^sen$|bekledik|ask of|we ask|you ve got|what you know|^must$|^musts$|^aranan|^arananlar|arayis|[ai]riyoruz$|gereksinim|olmazsa olmaz|bekliyoruz$|^kimsin|calismak icin$|^you should(?: have)?$
    `),
  ],
  [
    "company",
    says(`
      about(?! the job)|who we are|company|\bour |why us|the team|culture|values|hakkimizda|hakkinda|sirket
      biz kim|firma|kurum|departman
    `),
  ],
  [
    "other",
    says(String.raw`
      about the job|\bnotes?\b|location|place of|type|industry|posted|seniority|size|level|function
      schedule|hours|konum|lokasyon|sekli|sektor|role$|likes|date|status|sure
    `),
  ],
];

/** What folded words announce, where they are a heading. */
export const kindOfHeading = (folded: string): SectionKind | undefined =>
  KINDS.find(([, pattern]) => pattern.test(folded.replace(WOULD, "$1 ll ")))?.[0];

/** "What you'd do" announces what "what you'll do" does. */
const WOULD = /\b(you|we) (?:d|would|will) /gu;
