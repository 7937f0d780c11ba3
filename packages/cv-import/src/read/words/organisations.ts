import { foldText } from "../fold-text.ts";

const LEGAL_FORM =
  /(?<!\p{L})(?:inc|llc|llp|ltd|limited|gmbh|corp|corporation|co|plc|pty|pvt|s\.?a\.?|s\.?r\.?l|b\.?v|n\.?v|a\.?s|anonim sirketi|ltd\.? ?sti|sti|tic|san|a\.?o|holding|holdings|group|grubu|grup)\.?(?!\p{L})/u;

const COMPANY_WORD =
  /(?<!\p{L})(?:company|agency|agencies|bank|bankasi|hospital|clinic|clinics|medical center|health|healthcare|hotel|hotels|resort|restaurant|cafe|bistro|grill|kitchen|bakery|studio|studios|labs|laboratory|laboratories|solutions|systems|technologies|technology|tech|software|services|consulting|consultants|partners|associates|industries|enterprises|international|global|ventures|capital|financial|insurance|logistics|media|marketing agency|digital|store|stores|market|retail|shop|school|schools|university|college|institute|academy|center|centre|foundation|association|society|department of|ministry|council|city of|county|state of|government|federal|district|airlines|airways|motors|automotive|energy|electric|electrical|construction|builders|plumbing|remodeling|properties|realty|law firm|firm|attorneys|pharmacy|pharmaceuticals|pharma|foods|brewing|publishing|press|news|magazine|radio|tv|church|club|gym|fitness|spa|salon|library|museum|theatre|theater|gallery|startup|network|networks|communications|telecom|works|factory|plant|mill|farms?|trust|fund|bureau|office|commission|council|board|authority|corps|army|navy|air force|sirketi|sirket|teknoloji|teknolojileri|yazilim|bilisim|hastanesi|hastane|klinigi|klinik|tip merkezi|saglik|okulu|okul|lisesi|koleji|universitesi|universite|belediyesi|bakanligi|mudurlugu|mudurluk|ajansi|ajans|danismanlik|musavirlik|insaat|sanayi|ticaret|otel|oteli|restoran|restaurant|kafe|magaza|magazacilik|market|lojistik|sigorta|finans|yatirim|enerji|elektrik|otomotiv|gida|tekstil|ilac|eczanesi|eczane|medya|reklam|iletisim|muhendislik|mimarlik|egitim kurumlari|dershanesi|kurumu|vakfi|dernegi|kooperatifi|fabrikasi|burosu|ofisi|merkezi|dis ticaret|turizm|havayollari|holding)(?!\p{L})/u;

const SCHOOL =
  /(?<!\p{L})(?:universit\p{L}*|universidad|universita|uni|college|colleges|institut\p{L}*|school|schools|academy|academie|polytechnic|politecnico|ecole|lyceum|lycee|conservatory|seminary|community college|hochschule|high school|mit|ucla|usc|nyu|ut|uc berkeley|odtu|itu|ytu|metu|bootcamp|boot camp|campus|faculty of|fakultesi|fakulte|enstitusu|enstitu|yuksekokulu|yuksekokul|meslek yuksek\p{L}*|lisesi|lise|kolej\p{L}*|ilkokulu|ortaokulu|okulu|akademisi|akademi|university of \p{L}+)(?!\p{L})/u;

/** "Lise mezunu", "High School Diploma": a degree, though it names a kind of school. */
const GRADUATE =
  /(?<!\p{L})(?:lise|universite|ilkokul|ortaokul|high school|college|university) (?:mezunu|diplomasi|diploma|degree|graduate)(?!\p{L})/gu;

/** "Lise", "High School": a level of schooling that names no school. */
export const isSchoolLevel = (text: string): boolean =>
  /^(?:lise|ilkokul|ortaokul|ilkogretim|meslek lisesi|universite|on ?lisans|high school|secondary school|primary school)$/.test(
    foldText(text)
      .replace(/[^\p{L}]+/gu, " ")
      .trim(),
  );

/** How much a text looks like an employer: its legal form, or a word of what employers are. */
export function companyScore(text: string): number {
  const folded = foldText(text);
  if (LEGAL_FORM.test(folded)) return 2;
  return COMPANY_WORD.test(folded) ? 1 : 0;
}

/** How much a text looks like a school's name. */
export function schoolScore(text: string): number {
  if (isSchoolLevel(text)) return 0;
  const folded = foldText(text).replace(GRADUATE, " ");
  if (SCHOOL.test(folded)) return 2;
  // "UCLA", "ITU": capitals alone.
  return /^\p{Lu}{3,5}$/u.test(text.trim()) ? 0.6 : 0;
}

/** Whether it is nothing but a legal form: "Inc.", "San. ve Tic. Ltd. Şti.". */
export const isBareLegalForm = (text: string): boolean =>
  LEGAL_FORM.test(foldText(text)) &&
  !/\p{L}/u.test(
    foldText(text)
      .replace(new RegExp(LEGAL_FORM, "gu"), " ")
      .replace(/(?<!\p{L})(?:ve|and)(?!\p{L})/gu, " "),
  );

/** Whether a comma belongs to what follows it: "Acme, Inc.", "University of California, Berkeley" keep theirs. */
export const isLegalForm = (text: string): boolean =>
  LEGAL_FORM.test(foldText(text)) && text.trim().split(/\s+/).length <= 3;
