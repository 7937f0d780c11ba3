import type { Paper } from "@terzi/contracts/design";

/** How addresses in the United States and Canada end, apart from a postcode: "Austin, TX 78701". */
const REGIONS =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK".split(
    " ",
  );
const COUNTRY =
  /(?<![\p{L}])(?:USA|U\.S\.A?\.?|US|United States(?: of America)?|Canada|ABD|Amerika Birleşik Devletleri|Kanada)(?![\p{L}])/u;
const STATE =
  /(?<!\p{L})(?:California|Texas|Florida|New York|Illinois|Pennsylvania|Ohio|Georgia, US|Michigan|Massachusetts|Virginia|Washington|Colorado|Arizona|Minnesota|Oregon|Ontario|Quebec|Québec|British Columbia|Alberta)(?!\p{L})/u;
const ENDING = new RegExp(
  `,\\s*(?:${REGIONS.join("|")})\\.?(?:\\s+(?:\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d))?\\s*$`,
);

/** The paper to expect for an address: Letter in the United States and Canada, A4 elsewhere. */
export const guessPaper = (location: string): Paper =>
  COUNTRY.test(location) || STATE.test(location) || ENDING.test(location) ? "Letter" : "A4";
