import { rootOf } from "@terzi/language/en/word-families";
import { turkish } from "@terzi/language/tr/turkish";

/** Words of grammar and of every posting: they tell nothing about which job it is. */
const ENGLISH = `
a an and are as at be been being but by can could did do does doing for from had has have having he her his how i if in
into is it its itself just may me might more most must my no nor not of off on once only or other our out over own per
shall she should so some such than that the their them then there these they this those through to too under until up
upon us very was we were what when where which while who whom whose why will with within without would you your yours
about above across after again against all along already also always am among amongst any anyone anything around away
back because become before behind below beside besides between beyond both each either else etc ever every everyone
everything e.g eg ie example few further here however including include includes included indeed instead last least
less like likely many maybe much near need needed needs needing neither never next nothing now often otherwise perhaps
plus quite rather really regard regarding relevant same several similar since something still though throughout
together toward towards various via well whatever whenever whether yet yourself
ability able abilities experience experienced knowledge knowledgeable skill skills skilled skillset expertise expert
proficient proficiency familiar familiarity understanding understand competency competence competent background
strong excell good great solid proven deep high highly best better advanced basic ideal ideally prior previous
preferred preferably desired desirable required requirement requirements require requires must mandatory essential
qualification qualifications qualified candidate candidates applicant applicants role roles position positions job jobs
opportunity opportunities company companies organisation organization team teams member members work working works
worked year years month months minimum maximum day days week weekly daily hour hours time full part responsible
responsibility responsibilities duty duties task tasks include new use using used uses utilise utilize make making
ensure ensuring provide providing provided help helping support join joining looking seeking seek want love passion
passionate based level field related equivalent area areas environment environments environment's way ways thing things
lot lots number different variety wide range key core main first second one two three four five six seven eight nine
ten hands-on hands demonstrated demonstrate demonstrable track record successful success successfully day-to-day
world people person take taking keep get getting go going come set please apply application applications today
concept concepts principle principles methodology methodologies practice practices technique techniques technology
technologies tool tools solution solutions etc. nice bonus plus willingness willing eager desire interest interested
general overall effective effectively efficient efficiently appropriate directly closely currently current real
professional professionally
`;

const TURKISH = `
ve veya ya da ile icin bir bu su o de da ki mi en az cok daha gibi olan olarak olmak olup olsun uzere kadar gore sonra
once her tum butun bazi diger ayni ayrica ancak fakat ama yani hem ne nasil konusunda konularinda alaninda alanlarinda
deneyim deneyimli deneyime tecrube tecrubeli bilgi bilgili bilgisi sahip hakim iyi guclu ust ileri duzey duzeyde
seviye seviyede derece derecede yetkin yetenek yetenekli beceri becerikli yetkinlik tercihen tercih sebebi gerekli zorunlu
sart aranan nitelik nitelikler ozellik aday adaylar pozisyon gorev gorevler sorumluluk sorumlu is calisma calismak
calisabilecek calisabilen calisan sirket firma kurum ekip ekibi takim arkadas ariyoruz aranmaktadir bunyesinde
bunyemizde yil yillik ay gun hafta saat tam yari zamanli asgari minimum kullanim kullanimi kullanmak kullanabilen
bilen yapmak yapabilen yapan etmek eden edebilen saglamak saglayan almak alan verilen ilgili konu alan uygun yeni
benzer cesitli turlu surec surecler sureclerinde surecleri yatkin istekli acik onem veren ozen gosteren basarili
tercihan vb vs ornegin dahil olabilen olmali gerekir gerekmektedir katilmak aktif temel genel
ettim ettik etti edildi ederek eden edilen ediyorum ettirdim oldum sorumluydum calistim calistik bulundum
olunmasi olunan olunmak itibariyla itibariyle donem donemler donemlerde rol oynamak oynayan yaklasim yaklasimla saglanmasi
sekilde dair yonelik bunlari hakkinda dogrultusunda cercevesinde kapsaminda
`;

export const TURKISH_FILLER: readonly string[] = TURKISH.trim().split(/\s+/);

const filler = new Set<string>(["-"]);
for (const word of ENGLISH.trim().split(/\s+/)) filler.add(rootOf(word));
for (const word of TURKISH_FILLER) filler.add(word).add(turkish.stem(word));

/** Roots and Turkish stems that tell nothing. */
export const FILLER: ReadonlySet<string> = filler;
