import { either } from "../../../posting/any-of.ts";

/** What a job board says around a posting: its numbers, other jobs, how well somebody's profile matches. Folded. */
export const turkishPageWords = new RegExp(
  either(String.raw`
  \b(?:benzer|diger|onerilen|ilgili) (?:is )?(?:ilan|pozisyon)lar(?:i)? ?:
  \bbunlara da (?:goz at|bak)|\bilgini(?:zi)? cekebilecek|\bbu ilana (?:bakanlar|basvuranlar)
  ^\W*ilan (?:no|numarasi|kodu|id|ref\w*)\b.{0,6}\d
  \b[\d.,]+ (?:kez |kisi )?(?:goruntule(?:ndi|nme|me|di)|basvurdu|tiklan)
  % ?\d{1,3} (?:eslesme|uyum)\b|\b\d{1,3} ?% (?:eslesme|uyum)\b
  \bprofilini(?:z|zdeki|ze)\b.{0,60}\b(?:gore|oneril|secil|eslest)
`),
);
