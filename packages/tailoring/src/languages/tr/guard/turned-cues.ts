import { NEVER } from "../../never.ts";
import type { TurnedCues } from "../../turned-cues.ts";

export const turkishTurnedCues: TurnedCues = {
  thenBehind: String.raw`(?<!\p{L})(?:sonra(?:sında|ları)?|ardından|akabinde|en son|son olarak|nihayet|bu nedenle|bu yüzden|bundan dolayı|nedeniyle|yüzünden|sebebiyle|(?<=d[ıiuü]ğ[ıiuü](?:m|n|mız|miz|muz|müz)? )için)(?!\p{L})`,
  firstBehind: String.raw`(?<!\p{L})(?:çünkü|öncesinde|(?<=[dt][ae]n )önce)(?!\p{L})`,
  outcomeBefore: String.raw`(?<!\p{L})(?:yol aç|neden ol|sebep ol)\p{L}+`,
  betweenSides: "ve|ama|fakat|hem de|hem",
  mine: String.raw`(?<!\p{L})(?:ben(?:de|im|i|den)?|kendim|bizzat)(?!\p{L})`,
  doneByDoer: String.raw`\p{L}{2}[dt][ıiuü]ğ[ıiuü]`,
  wasBefore: String.raw`(?<!\p{L})(?:önceden|eskiden|eskisi|öncesi|daha önce|önceki)`,
  wasBehind: String.raw`(?:idi|ydı|ydi|iken|dan|den)(?!\p{L})`,
  by: NEVER,
  noneOf: String.raw`(?<!\p{L})(?:hiç(?:bir)?(?: bir)?|sıfır)\s`,
  someOf: String.raw`(?<!\p{L})(?:(?:sadece |yalnızca )?(?:birkaç|bir kaç|tek bir|bir tek|bir iki|iki üç|ufak tefek))\s(?!\p{L}+(?: \p{L}+)? (?:yok|yaşanma|olma|bile))`,
  champion: String.raw`(?<!\p{L})(?:şampiyon(?:u|luk|luğu\p{L}*)?|birincilik\p{L}*|birinci (?:ol|bitir|tamamla)\p{L}*)(?!\p{L})`,
  placedLater: String.raw`(?<!\p{L}|\d)(?:(?:[2-9]|\d\d)['’.]?(?:lik|lük|lığ|liğ|\s(?:ol|bitir|tamamla|sıra))\p{L}*|(?:ikinci|üçüncü|dördüncü|beşinci)(?:lik|lük|liğ|lüğ|\s(?:ol|bitir|tamamla|sırada))\p{L}*)`,
};
