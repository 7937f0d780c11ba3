/**
 * The last word of a Turkish entry shows what it is: "… sahip" asks, "… yapmak" is a task, "… sunuyoruz" is about the
 * company.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words for having, knowing or being something. Folded, like all words here. */
const QUALITIES = words(`
  sahip sahibi hakim vakif bilgili bilgi deneyimli deneyim deneyimi tecrubeli tecrube tecrubesi mezun mezunu mezunlari
  yatkin acik istekli hevesli merakli meraklisi uygun uyumlu yetkin asina basarili guclu kuvvetli yuksek duzgun iyi
  odakli kayitli ilgili tutkulu titiz dikkatli disiplinli prezantabl dinamik becerikli yetenekli hazir gonullu
  egitimli hakimiyet hakimiyeti bilgisi kullanimi becerisi becerileri yetkinligi yetenegi sertifikali belgeli
  ehliyetli ozenli duyarli saglam uzman motive kararli sabirli cozumcu girisimci kidemli`);

/** Nouns that look like participles in -an/-en or -mış. */
const NOUNS = words(`
  insan plan ekran uzman eleman alan zaman neden tercihen tamamen duzen egitmen ogretmen danisman kaptan roman orman
  vatan gumus yemis gecmis beden gelecek icecek yiyecek giyecek yemek ekmek parmak firmasi itibaren ragmen dogrudan
  yeniden avan beyan meyan mekan imkan finansman gereken diplomasi semasi temasi`);

/** "sahip olmak", "bulunması", "tercih edilir": follow the deciding word. */
const AUXILIARIES = words(`
  olmak olmali olmalidir olmalari olmasi olmanizi olman olmani olan olanlar olup olmaktir olabilen olabilecek bulunmak bulunmasi
  bulunmali bulunan gerekli gereklidir gerekmektedir gerekir gerekiyor zorunlu zorunludur sart sarttir varsa var beklenmektedir beklenir
  bekliyoruz aranir aranmaktadir istenmektedir istenir tercih tercihimizdir sebebi sebebidir nedenidir nedeni edilir
  edilecektir edilmektedir arti artidir avantaj avantajdir avantajli onemli onemlidir adaylar aday adaylari olacak olacaktir sorumlu sorumludur`);

/** "İngilizce bilmek", "araç kullanabilmek": worded like a task, but an ability or knowledge. */
const KNOWING = /(?:bilmek|bilmesi|bilme)$/;
const TASK =
  /(?:[^m]mak|[^m]mek|makla|mekle|maktan|mekten|makta|mekte|masi|mesi|(?<!bil)[ae]cak|(?<!bil)[ae]cek|[ae]caktir|[ae]cektir|acaksiniz|eceksiniz|acaksin|eceksin|(?<!bil)[aeiu]rs[iu]n[iu]z)$/;
/** "bizden", "firmamızdan" only say from where. */
const PARTICIPLE = /(?:[a-z]{2,}[ae]n(?<!rken)(?<![^aeiou]d[ae]n)|m[iu]s|[ae]cak|[ae]cek)$/;

export const isAuxiliary = (key: string): boolean => AUXILIARIES.has(key);

/** "… yapabilen", "… yürütebilecek": an ability. Being able to use a tool is knowing it. */
export const closesAbility = (key: string): boolean =>
  /[ae]bil(?:en|ecek|mek|mesi)$/.test(key) && !key.startsWith("kullan");

/** "… açık", "… özen gösteren": a quality, whatever precedes it. */
const CHARACTER = words(`
  yuksek guclu kuvvetli duzgun acik istekli hevesli merakli tutkulu yatkin isteyen veren gosteren odakli hedefleyen uyumlu
  sabirli dikkatli titiz disiplinli dinamik prezantabl guvenen benimseyen benimsemis yetinmeyen sorumlu girisimci gelismis`);
export const closesCharacter = (key: string): boolean => CHARACTER.has(key);

/** "… arıyoruz", "… arayışımız bulunmaktadır". */
export const SEARCHES =
  /^(?:ariyoruz|ariyorum|aramaktayiz|aranmaktadir|araniyor|ariyor|aramaktadir|arayis\S*|al[iu]nacak(?:t[iu]r)?|al[iu]nmaktad[iu]r|lazim|basvur\S*)$/;

/** "bulacaksınız", "kazanırsınız": what one will get there. */
const GETS = /^(?:bul|kazan|yararlan|faydalan|edin|ulas|gor|al|tan[iu]s)(?:acak|ecek|[iu]r)s[iu]n(?:[iu]z)?$/;

/** Whether a word tells the reader what they will do: "yürüteceksiniz", "yazarsınız". */
export const tellsReader = (key: string): boolean =>
  /(?:[ae]c[ae]ks[iu]n(?:[iu]z)?|(?<!bil)[aeiu]rs[iu]n[iu]z)$/.test(key) && !GETS.test(key);

/** Whether a word ends a task: "hazırlamak", "takip edilmesi", "yürüteceksiniz". */
export const closesTask = (key: string): boolean =>
  key.length > 4 &&
  TASK.test(key) &&
  !GETS.test(key) &&
  !KNOWING.test(key) &&
  !NOUNS.has(key) &&
  !isAuxiliary(key);

/** Verbs that can stand for any doing. */
const DOING = "yapmak";

/** "… destek olmak", "… işlerinden sorumlu", "… katkıda bulunmak": one verb in two words. */
const isDone = (before: string, last: string): boolean =>
  (/^sorumlu/.test(last) && /[dt][ae]n$/.test(before)) ||
  (/^ol/.test(last) && /^(?:destek|yardimci|dahil)$/.test(before)) ||
  (/^bulun/.test(last) && /[dt][ae]$/.test(before));

/** The word of a clause that says what the clause is: the last that isn't an auxiliary. */
export function findTelling(keys: string[]): string {
  const at = keys.findLastIndex((key) => !isAuxiliary(key));
  const [word = "", next = ""] = keys.slice(Math.max(0, at));
  return isDone(word, next) ? DOING : word;
}

/** Whether a word ends something one has, knows, is or can do: "sahip", "bilen", "tamamlamış", "yapabilecek". */
export const closesQuality = (key: string): boolean =>
  QUALITIES.has(key) ||
  isAuxiliary(key) ||
  KNOWING.test(key) ||
  /[a-z]{3}s[ae]n(?:[iu]z)?$|[a-z]{3}ys[ae]$|^varsa$/.test(key) ||
  (key.length > 3 && PARTICIPLE.test(key) && !NOUNS.has(key));

export const closesEntry = (key: string): boolean => closesTask(key) || closesQuality(key);

/** After these, "and" begins another clause: "İngilizce bilen ve seyahat engeli olmayan". */
const BEFORE_AND = words(
  "sahip sahibi hakim mezun mezunu yatkin deneyimli tecrubeli bilgili istekli acik olan bulunan eden bilen veren",
);
export const closesBeforeAnd = (key: string): boolean =>
  BEFORE_AND.has(key) || /(?:[ae]bil(?:en|ecek)|[a-z]{3}m[iu]s|mayan|meyen)$/.test(key);

/** The few endings after which, without line breaks, a capital certainly begins the next entry. */
const CERTAIN = words(`
  sahip sahibi hakim mezun mezunu yatkin deneyimli tecrubeli bilgili istekli acik guclu yuksek kuvvetli gelismis veren
  hedefleyen olmayan bulunmayan duyan odakli tamamlamis olmak bilen`);

export const surelyClosesEntry = (key: string): boolean =>
  CERTAIN.has(key) || closesTask(key) || /[ae]bil(?:en|ecek|mek)$/.test(key);

/** They end as nouns of several words do, and stand before one. */
const BEFORE_NOUN = words(
  "ileri iyi yeni eski ayni kendi resmi idari mali teknik fiili adli gibi dogru dahili harici dijital seri",
);

/** "Zararlı takibi | AutoCAD": a noun of several words ends the item, where an adjective ("ileri AutoCAD") doesn't. */
export const mayEndItem = (key: string): boolean =>
  key.length > 4 && /[bcdfghjklmnprstvyz][iu]$/.test(key) && !BEFORE_NOUN.has(key);

/** Verbs in the third person and the first person plural: a statement, not a requirement. */
const TELLING =
  /(?:yoruz|yor|mektedir|maktadir|mekteyiz|maktayiz|m[iu]st[iu]r|m[iu]st[iu]k|[lnr]d[iu]|tt[iu]|st[iu]|[ae]d[iu]|d[iu]k|(?<![aeiou]|[iaou]s)t[iu]k|[ae]r[iu]z|[iu]r[iu]z|[ae]l[iu]m|[ae]cag[iu]z|[ae]ceg[iu]z|[dt][iu]r|yiz|yuz|siniz|sunuz|(?:isti|dusunu|di|hissedi)yorsan\w*|ister?sen\w*)$/;
const TELLING_WORDS = words(
  `saglar sunar olur verir eder bulunur alir ister yapar calisir gosterir tasir kabul var yok degil misin musun ol olun katil katilin`,
);
const NOT_TELLING = words(
  "kredi kendi hindi yapacaksiniz testi ustu hatti mudur kultur adedi dostu optik taktik",
);

export const tells = (key: string): boolean =>
  (TELLING.test(key) || TELLING_WORDS.has(key)) &&
  !NOT_TELLING.has(key) &&
  !isAuxiliary(key) &&
  !closesTask(key);
