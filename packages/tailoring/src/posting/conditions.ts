import { anyOf } from "./any-of.ts";

/** Conditions of employment, in English and Turkish; folded. */
const CONDITIONS = anyOf(String.raw`
  driv(?:er|ing)'?s? ?licen[cs]e\S*
  willing(?:ness)? to travel
  travel .*(?:%|required|domestic|international|willing)\S*
  travel.*(?:required|domestic|international|willing)\S*
  (?:night|day|evening|morning|rotating|split|early|late|weekend|work|working|in|on|\d|per week|different) shifts?
  shifts? (?:work|pattern|basis|schedule|system|rotation|hours)\S*
  shifts
  (?:work|available|on|at|and|some|every|including|during|evenings?|holidays?),?(?: the)? weekends?
  weekends? (?:work|shift|availab|and|hours|required)\S*
  overtime
  (?:work|working) (?:nights|evenings|holidays)
  at least 1[68]
  on[- ]call rotation
  relocat\S*
  work permit
  right to work
  authori[sz]ed to work
  (?:valid|work|employment|us|eu|uk|require[sd]?|need(?:ed)?|no) (?:an? )?visas?
  visa (?:sponsor|status|holder)\S*
  citizen\S*
  security clearance\S*
  background check\S*
  years old
  military service
  own (?:car|vehicle)
  (?:lift|carry|move|push|pull)(?:ing)?\b.* \d+ ?(?:pounds|lbs?|kg|kilos?|kilograms?)
  (?:occasional(?:ly)?|frequent(?:ly)?|heavy|regular) (?:lift|kneel|bend|stoop|climb|crouch|squat)(?:ing)?
  (?:long|prolonged|extended) periods(?: of)?(?: time)? (?:standing|sitting|walking)
  (?:stand|sit|kneel|crouch|stoop|crawl|squat|stooping|kneeling|crouching|squatting),? (?:and |or |and/or )?(?:stand|sit|walk|kneel|crouch|stoop|crawl|bend|reach|climb)(?:ing)?
  lift (?:up to )?\d+
  standing for
  physical(?:ly)? (?:demand|able|fit)\S*
  askerli[kg]\S*
  seyahat (?:engeli|edebil|etmeye)\S*
  ehliyet\S*
  surucu belge\S*
  vardiya\S*
  ikamet\S*
  esnek calisma\S*
  hafta sonu\S*
  fazla mesai\S*
  yas(?:ini|indan| siniri|larinda)\S*
  sigara\S*
  fiziksel\S*
  sabika\S*
  engeli (?:olmayan|bulunmayan)
  ulasim sorunu
  engelli kadro\S*
  engel (?:derecesi|orani)
  arac kullan\S*
  is kurumu\S*
  tam zamanli
  temposun\S*
  adli sicil\S*
  vatandas\S*
`);

/** What is a condition only when nothing else is said: "some travel", "tercihen erkek". */
const BARE = /^(?:(?:some |frequent |occasional |limited )?travel|erkek|kadin|bayan)$/;

/** Whether folded words ask for a condition of employment: shifts, travel, a driving licence, military service. */
export const isCondition = (folded: string): boolean => CONDITIONS.test(folded) || BARE.test(folded);

const CERTIFICATES = anyOf(String.raw`
  certif(?:ied|icate|icates|ication|ications)
  licen[cs](?:e|ed|es|ure)
  accredit\S*
  endorsements?
  registered with
  sertifika\S*
  belge(?:si|sine|leri|lerine)
  ruhsat\S*
  formasyon\S*
  ales
  myk
  src ?\d?
  smmm
  ymm
  psikoteknik
`);

/** Whether folded words ask for a certificate, a licence or an examination. */
export const isCertificate = (folded: string): boolean => CERTIFICATES.test(folded);
