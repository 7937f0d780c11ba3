import type { TurnedCues } from "../../turned-cues.ts";

export const turkishTurnedCues: TurnedCues = {
  thenBehind: String.raw`(?<!\p{L})(?:sonra(?:sında|ları)?|ardından|akabinde|en son|son olarak|nihayet|bu nedenle|bu yüzden|bundan dolayı|nedeniyle|yüzünden|sebebiyle|(?<=d[ıiuü]ğ[ıiuü](?:m|n|mız|miz|muz|müz)? )için)(?!\p{L})`,
  firstBehind: String.raw`(?<!\p{L})(?:çünkü|öncesinde|(?<=[dt][ae]n )önce)(?!\p{L})`,
  outcomeBefore: String.raw`(?<!\p{L})(?:yol aç|neden ol|sebep ol)\p{L}+`,
  betweenSides: "ve|ama|fakat",
  mine: String.raw`(?<!\p{L})(?:ben(?:de|im|i|den)?|kendim|bizzat)(?!\p{L})`,
};
