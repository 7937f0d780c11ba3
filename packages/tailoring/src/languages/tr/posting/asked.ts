import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { isBenefit, isFormality } from "../../../posting/cues.ts";
import type { PlacedLine } from "../../../posting/line.ts";
import { closesEntry, isAuxiliary, tells } from "./endings.ts";
import { isTurkishGift } from "./gifts.ts";

/** "Ekibimizin bir parçası olmak isteyen …": the company speaks of itself. */
const COMPANY =
  /(?:ekib|sirket|firma|ulke|vizyon|misyon|grub|markam|kurum|ailem|hedefler)\S*m[iu]z|\bvizyon|\bmisyon|faaliyet goster|kurulmus|parcasi olmak/;

/** "Başvurunuzu bekliyoruz", "özgeçmişinizi gönderin": how to apply. */
const APPLYING = /basvur|ozgecmis|\bcv|iletisime gec|mulakat|aramiza katil|\[email\]|\[phone\]|https?:|www\./;

/** "… çalışma adresi Kavacık'tır": behind a name it is a verb, too. */
const IS_SUCH = /'[dt][iu]r\W*$/;

/** "… olan adayların başvurularını bekliyoruz": what they should be stands before it. */
const CANDIDATES_APPLY = /(?:aday|arkadas|kisi)\S* (?:\S+ )?basvur/;

/** "… arıyoruz", "… arayışımız bulunmaktadır". */
export const SEARCHES =
  /^(?:ariyoruz|aramaktayiz|aranmaktadir|araniyor|ariyor|aramaktadir|arayis\S*|basvur\S*)$/;

const MOST_WORDS_OF_A_NAME = 2;

/**
 * From which offset a Turkish line asks something; undefined when it asks nothing. The verb stands last, so the last
 * word tells: who sells, offers or was founded tells of the company under any heading.
 */
export function askedFromTurkish({ text, section, trick, isBullet }: PlacedLine): number | undefined {
  if (trick || isFormality(text)) return undefined;
  if (section === "benefits" || section === "application" || /\?\s*$/.test(text)) return undefined;
  const folded = foldAscii(text);
  const keys = wordKeys(text.replace(/\([^)]*\)\s*[.,;]?\s*$/, ""));
  const last = keys.at(-1) ?? "";
  if (CANDIDATES_APPLY.test(folded)) return 0;
  if (keys.some((key) => SEARCHES.test(key) && !key.startsWith("basvur"))) return 0;
  const isListed = section === "requirements" || section === "nice" || section === "tasks";
  // "İşe alım" in a list is a name, though it ends like a verb.
  if (isListed && isBullet && keys.length <= MOST_WORDS_OF_A_NAME && !APPLYING.test(folded)) return 0;
  if (APPLYING.test(folded) || tells(last) || IS_SUCH.test(folded)) return undefined;
  const closes = closesEntry(last);
  // "… verilecektir" is a task under its heading, else a promise.
  if (/[ae]c[ae]kt[iu]r$/.test(last)) return section === "tasks" ? 0 : undefined;
  if (isListed) return isBenefit(text) && !closes ? undefined : 0;
  if (COMPANY.test(folded) || isTurkishGift(folded) || keys.length < 2 || last === "var") return undefined;
  return closes || isAuxiliary(last) ? 0 : undefined;
}

/** What a wish begins or ends with. "Üniversitelerin tercihen mühendislik bölümlerinden mezun" is still a must. */
const WISH =
  /^\W*(?:(?:ve|ayrica|ancak) )?tercihen|(?:tercih\S*|avantaj\S*|arti(?:dir)?|arti puan\S*|sebebi(?:dir)?|nedeni(?:dir)?|edilir|edilecektir|olarak degerlendiril\S*)(?: (?:adaylar\S*|olacaktir|olan|olur))?\W*$/;

/** "SPK lisansı (tercih sebebidir)". */
const WISH_IN_BRACKETS =
  /\((?:tercih\w*(?: (?:edilir|sebebi\w*|nedeni\w*))?|avantaj\w*|arti\w*|opsiyonel)\)\W*$/;

/** Whether a Turkish clause only wishes for what it names. What it says in brackets is left aside. */
export const isTurkishWish = (clause: string): boolean =>
  WISH_IN_BRACKETS.test(foldAscii(clause)) || WISH.test(foldAscii(clause.replace(/\([^)]*\)/g, " ")));
