import { foldText } from "../fold-text.ts";

const STATES =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|NYC|UK|USA|US|UAE|TR|ON|QC|BC|AB|NSW|VIC|QLD|STATE|UAE|DE|FR|NL";

const COUNTRIES =
  "united states|united states of america|america|united kingdom|england|scotland|wales|ireland|canada|australia|new zealand|germany|deutschland|france|spain|italy|portugal|netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland|poland|czech republic|hungary|romania|bulgaria|greece|turkey|turkiye|russia|ukraine|india|china|japan|korea|south korea|singapore|malaysia|indonesia|philippines|thailand|vietnam|pakistan|bangladesh|egypt|nigeria|kenya|south africa|brazil|mexico|argentina|chile|colombia|israel|saudi arabia|qatar|dubai|almanya|ingiltere|fransa|hollanda|abd|amerika|kibris|azerbaycan|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia";

/** The provinces of Türkiye and the districts and cities that CVs name most; large cities of the world. */
const CITIES =
  "adana|adiyaman|afyonkarahisar|afyon|agri|aksaray|amasya|ankara|antalya|ardahan|artvin|aydin|balikesir|bartin|batman|bayburt|bilecik|bingol|bitlis|bolu|burdur|bursa|canakkale|cankiri|corum|denizli|diyarbakir|duzce|edirne|elazig|erzincan|erzurum|eskisehir|gaziantep|giresun|gumushane|hakkari|hatay|igdir|isparta|istanbul|izmir|kahramanmaras|karabuk|karaman|kars|kastamonu|kayseri|kilis|kirikkale|kirklareli|kirsehir|kocaeli|izmit|konya|kutahya|malatya|manisa|mardin|mersin|mugla|mus|nevsehir|nigde|ordu|osmaniye|rize|sakarya|samsun|sanliurfa|siirt|sinop|sirnak|sivas|tekirdag|tokat|trabzon|tunceli|usak|van|yalova|yozgat|zonguldak|kadikoy|besiktas|uskudar|sisli|cankaya|bornova|karsiyaka|lefkosa|gebze|alanya|bodrum|" +
  "london|manchester|birmingham|leeds|glasgow|edinburgh|bristol|liverpool|dublin|paris|lyon|berlin|munich|hamburg|frankfurt|cologne|vienna|zurich|geneva|amsterdam|rotterdam|brussels|madrid|barcelona|lisbon|rome|milan|athens|stockholm|oslo|copenhagen|helsinki|warsaw|prague|budapest|bucharest|sofia|kyiv|moscow|istanbul|tel aviv|cairo|nairobi|lagos|johannesburg|cape town|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|karachi|lahore|dhaka|beijing|shanghai|shenzhen|hong kong|taipei|tokyo|osaka|seoul|bangkok|jakarta|manila|sydney|melbourne|brisbane|perth|auckland|toronto|vancouver|montreal|ottawa|calgary|new york city|new york|brooklyn|manhattan|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|washington dc|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|mesa|atlanta|omaha|colorado springs|raleigh|miami|long beach|virginia beach|oakland|minneapolis|tulsa|tampa|arlington|new orleans|wichita|cleveland|bakersfield|aurora|anaheim|honolulu|santa ana|riverside|corpus christi|lexington|stockton|st louis|saint paul|pittsburgh|cincinnati|anchorage|orlando|newark|plano|irvine|buffalo|jersey city|salt lake city|palo alto|mountain view|menlo park|cupertino|berkeley|cambridge|oxford|ann arbor|boulder|santa monica|redmond|bellevue|mexico city|sao paulo|buenos aires|bogota|lima|santiago|dubai|abu dhabi|doha|riyadh|singapore|kuala lumpur";

const CITY = new Set(CITIES.split("|"));
const KNOWN = new Set([...COUNTRIES.split("|"), ...CITY]);
const REMOTE = /^(?:remote|hybrid|on-?site|uzaktan|hibrit|online|worldwide|evden)$/;
const STATE_CODE = new RegExp(`^(?:${STATES})(?:[ ,]+\\d{4,6}(?:-\\d{4})?)?$`);

const normal = (text: string): string => foldText(text).replace(/[().]/g, "").replace(/\s+/g, " ").trim();

/** Whether it is a place that is known by name: a country, a state, a Turkish province, a large city. */
export const isKnownPlace = (text: string): boolean =>
  KNOWN.has(normal(text).replace(/ \d{4,6}$/, "")) || KNOWN.has(normal(text.replace(/ [A-Z]{2}$/, "")));

/** Whether a text is a place and nothing else: "Austin, TX", "Kadıköy/İstanbul", "Remote". */
export function isPlace(text: string): boolean {
  const shown = text.replace(/^[\s,(]+|(?<![\s,.)])[\s,.)]+$/g, "");
  if (!shown || shown.length > 60 || /[@:]|\.\w|\d{3,}(?!\d|$|,| |-\d{4})/.test(shown)) return false;
  if (REMOTE.test(normal(shown)) || isKnownPlace(shown)) return true;
  const parts = shown
    .split(/\s*(?:,|\/|\s-\s|\||\()\s*/)
    .map((part) => part.replace(/\)$/, "").trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 4) return false;
  const isPart = (part: string) => STATE_CODE.test(part) || isKnownPlace(part) || REMOTE.test(normal(part));
  const last = parts.at(-1) ?? "";
  const isName = (part: string) =>
    /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}?[\p{L}.'-]*){0,3}$/u.test(part) || /^\d{4,6}$/.test(part);
  return isPart(last) || (isPart(parts[0] ?? "") && parts.length > 1)
    ? parts.every((part) => isPart(part) || isName(part))
    : false;
}

/**
 * "Boston Legal, Boston": a name and a city, or a district and its city; only what stands around it can tell. Cut into
 * the two, or null where it is a place for sure.
 */
export function splitDoubtfulPlace(text: string): { name: string; place: string } | null {
  const [name = "", ...rest] = text.split(/\s*,\s*/);
  const isDoubtful =
    rest.length > 0 &&
    !isKnownPlace(name) &&
    (CITY.has(normal(rest[0] ?? "")) || REMOTE.test(normal(rest[0] ?? "")) || rest.length > 1);
  return isDoubtful ? { name, place: rest.join(", ") } : null;
}

/**
 * The place at the end of a text ("…, Port Washington, NY", "… (Remote)"), and what stands before it; null if there is
 * none. Of "Planner, Acme Rentals, Florida" only the last piece is a place, of "Acme, Springfield, IL" the last two.
 */
export function trailingPlace(text: string): { rest: string; place: string } | null {
  const bracket = /^(.*\S)\s*\(([^()]+)\)\s*$/.exec(text);
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2])) return { rest: bracket[1], place: bracket[2] };
  const pieces = text.split(",").map((piece) => piece.trim());
  const last = pieces.at(-1) ?? "";
  const isCode = STATE_CODE.test(last);
  if (pieces.length < 2 || (!isCode && !isPlace(last))) return null;
  let count = isCode ? 2 : 1;
  while (count < pieces.length - 1 && count < 3 && isKnownPlace(pieces.at(-count - 1) ?? "")) count++;
  if (count >= pieces.length) return null;
  return { rest: pieces.slice(0, -count).join(", "), place: pieces.slice(-count).join(", ") };
}
