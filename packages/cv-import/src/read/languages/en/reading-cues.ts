import type { ReadingCues } from "../reading-cues.ts";

export const englishCues: ReadingCues = {
  placeUse: "home|work",
  factAboutPerson: "male|female|single|married|nationality|driving|date",
  street: String.raw`\bstreet\b|\bavenue\b|\bave\b|\bblvd\b|\bst\.,|\broad\b|\bterrace\b`,
  kindOfWork: "full[- ]?time|part[- ]?time",
  issuedBy: "(?:issued|awarded|offered|provided|given) by|issuer",
  abbreviation: "inc|ltd|co|corp|llc|jr|sr",
  expires: "expir(?:es|y|ation)|valid (?:until|through|thru|to|till)",
  birthDate: String.raw`date of birth|birth ?date|born(?: on)?|d\.?o\.?b\.?`,
  militaryService: "military (?:service|status|obligation)(?: status)?",
  drivingLicence: "driv(?:ing|er’s|er's|ers) licen[cs]e(?: class)?",
  rowNumber: String.raw`sr?\.? ?no\.?|sl\.? ?no\.?|no\.?|nr\.?|number`,
  technologies: "technologies|tech stack|tools|stack",
  titleOfName: String.raw`prof\.?|dr\.?|assoc\.|asst\.|mr\.?|mrs\.?|ms\.?`,
  givenName: String.raw`(?:first|given|fore|other|middle)[ -]?names?(?:\(s\))?`,
  familyName: String.raw`(?:sur|last |family )names?(?:\(s\))?`,
  familyNameFirst: String.raw`(?:sur|last |family )name(?:\(s\))?(?: ?\/ ?| and )(?:first|given) ?names?(?:\(s\))?`,
  wholeName: "name",
  phone: "phone|telephone|tel|mobile|mob|cell|contact|whatsapp|fax",
  otherNumber: String.raw`p\.? ?o\.? ?box|no|nr|number|ref|reference|id|code|licen[cs]e|registration`,
  headingStyle: "heading",
};
