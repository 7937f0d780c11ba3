import { foldText } from "../fold-text.ts";

/** Nouns that end an English job title ("… engineer") or begin one ("head of …"), folded. */
const ENGLISH =
  "accountant|actor|actress|actuary|administrator|admin|advisor|adviser|advocate|agent|aide|ambassador|analyst|animator|apprentice|appraiser|architect|artist|assembler|assistant|associate|attendant|attorney|auditor|author|baker|banker|barber|barista|bartender|biologist|bookkeeper|broker|builder|buyer|captain|caregiver|caretaker|carpenter|cashier|ceo|cfo|chair|chairman|chef|chemist|chief|cio|cleaner|clerk|clinician|coach|cofounder|co-founder|collector|columnist|commander|concierge|conductor|consultant|contractor|controller|cook|coordinator|co-ordinator|coo|copywriter|counsel|counselor|counsellor|courier|creator|cto|curator|custodian|dealer|dean|dentist|deputy|designer|detective|developer|devops|dietitian|director|dispatcher|doctor|drafter|driver|economist|editor|educator|electrician|engineer|entrepreneur|estimator|evangelist|examiner|executive|expert|fabricator|facilitator|farmer|fellow|firefighter|foreman|forester|founder|freelancer|freelance|fundraiser|gardener|generalist|geologist|guard|guide|hairdresser|handler|handyman|head|helper|hostess|host|housekeeper|hygienist|illustrator|inspector|installer|instructor|intern|interpreter|internship|inventor|investigator|investor|janitor|journalist|judge|laborer|labourer|lawyer|lead|leader|lecturer|liaison|librarian|lieutenant|lifeguard|linguist|machinist|maintainer|maker|manager|marketer|mason|mathematician|mechanic|member|mentor|merchandiser|midwife|minister|mover|musician|nanny|negotiator|nurse|nutritionist|officer|operator|optician|organizer|owner|painter|paralegal|paramedic|partner|pastor|pathologist|pharmacist|phlebotomist|photographer|physician|physicist|physiotherapist|pilot|planner|plumber|police|porter|practitioner|presenter|president|principal|processor|producer|professional|professor|programmer|promoter|proofreader|psychologist|publisher|qa|ranger|realtor|receptionist|recruiter|registrar|reporter|rep|representative|researcher|resident|reviewer|roofer|sailor|salesman|salesperson|salesclerk|scholar|scientist|secretary|sergeant|server|shareholder|sheriff|shopper|singer|sitter|social worker|soldier|sommelier|specialist|sre|steward|stewardess|stocker|strategist|student|stylist|superintendent|supervisor|surgeon|surveyor|tailor|teacher|teller|tester|therapist|trader|trainee|trainer|translator|treasurer|tutor|typist|underwriter|usher|veterinarian|videographer|volunteer|waiter|waitress|warden|webmaster|welder|worker|writer|technician|technologist|technologists|tech|support|vp|svp|evp|swe|sdet|lpn|rn|cna|crew|hand|ninja|guru|clerkship|externship|fellowship|residency|assistantship|bellhop|valet|bouncer|bagger|packer|picker|loader|mechanic|faculty|dba|pm";

/** Turkish titles, by stem: suffixes follow ("uzmanı", "müdürü", "muhendisi"). */
const TURKISH =
  "uzman|mudur|muhendis|yonetici|sorumlu|asistan|gelistirici|stajyer|danisman|analist|ogretmen|hemsire|doktor|hekim|avukat|muhasebeci|mimar|teknisyen|tekniker|tekniker|operator|sekreter|koordinator|direktor|baskan|temsilci|garson|asci|sef|usta|kalfa|cirak|sofor|kasiyer|satis danismani|personel|memur|gorevli|elemani|eleman|tasarimci|yazilimci|programci|grafiker|editor|muhabir|gazeteci|cevirmen|tercuman|ogretim gorevlisi|ogretim uyesi|arastirma gorevlisi|profesor|docent|ogrenci|isci|isletmeci|kurucu|ortak|lider|egitmen|egitimci|psikolog|eczaci|fizyoterapist|diyetisyen|ebe|bakici|resepsiyonist|kuafor|berber|terzi|elektrikci|tesisatci|kaynakci|marangoz|boyaci|pazarlamaci|denetci|mufettis|musavir|katip|arsivci|denetmen|planlamaci|bankaci|aktuer|ekonomist|yardimcisi|danismani|sorumlusu|gonullu|antrenor|kaptan|pilot|host|hostes|veznedar|tezgahtar|depocu|paketleme|guvenlik|temizlik|sigortaci|emlakci|muteahhit|muteahhid|santiye sefi|formen|proje yoneticisi|yonetmen|senarist|fotografci|animator|barista|komi|kurye|sekreterlik|stajyeri|asistanligi|ogretmenligi|muhendisi";

const ENGLISH_TITLE = new RegExp(`(?<![\\p{L}])(?:${ENGLISH})s?(?![\\p{L}])`, "u");
const TURKISH_TITLE = new RegExp(
  `(?<![\\p{L}])(?:${foldText(TURKISH)})(?:[iu]|s[iu]|l[iu]k|l[iu]g[iu]|lar[iu]?|ler[i]?)?(?![\\p{L}])`,
  "u",
);

const SENIORITY =
  /(?<!\p{L})(?:senior|sr|junior|jr|lead|principal|staff|chief|head of|vice president|assistant|associate|intern|trainee|freelance|kidemli|bas|yardimci|stajyer|deputy|entry[- ]level|mid[- ]level|full[- ]?stack|front[- ]?end|back[- ]?end)(?!\p{L})/u;

/** How much a text looks like a job title: 0 not at all, 1 it holds a title's word, 2 it ends with one or begins with a rank. */
export function titleScore(text: string): number {
  const folded = foldText(text)
    .replace(/\([^)]{0,300}\)/g, " ")
    .replace(/[^\p{L}\p{N}' -]+/gu, (mark) => (mark.includes(",") ? " , " : " "))
    .trim();
  const first = folded.split(" , ")[0]?.trim() ?? folded;
  const isTitle = ENGLISH_TITLE.test(folded) || TURKISH_TITLE.test(folded);
  if (!isTitle) return SENIORITY.test(folded) ? 0.7 : 0;
  const last = first.split(" ").at(-1) ?? "";
  const ends = new RegExp(`^(?:${ENGLISH_TITLE.source}|${TURKISH_TITLE.source})$`, "u").test(last);
  return ends || SENIORITY.test(folded) ? 2 : 1;
}

/** Where the last word of a title ends in a text that begins with a title and goes on with another name; 0 if nowhere. */
export function titleEnd(text: string): number {
  const pattern = new RegExp(`${ENGLISH_TITLE.source}|${TURKISH_TITLE.source}`, "gu");
  const ends = [...foldText(text).matchAll(pattern)].map((match) => match.index + match[0].length);
  const last = ends.at(-1) ?? 0;
  return last < text.length ? last : 0;
}
