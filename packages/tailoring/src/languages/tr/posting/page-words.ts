import { either } from "../../../posting/any-of.ts";

/** What a job board says around a posting: its numbers, other jobs, how well somebody's profile matches. Folded. */
export const turkishPageWords = new RegExp(
  either(String.raw`
  \b(?:benzer|diger|onerilen|ilgili) (?:is )?(?:ilan|pozisyon)lar(?:i)? ?:
  \bbunlara da (?:goz at|bak)|\bilgini(?:zi)? cekebilecek|\bbu(?:na| ilana) (?:bakanlar|basvuranlar)
  \b(?:giris yap|oturum ac|uye ol|kayit ol)\b ?[·|•/>] ?\S|\bcerez\w* kabul et|\bcerez\w* (?:kullaniyor|kullanmakta|sakliyor)\w*
  \bilani (?:sikayet et|bildir\b)|\b\d+ kisi (?:su an )?(?:bakiyor|inceliyor|goruntuluyor|izliyor)\b
  \bsayfanin sponsoru\b|^\W*(?:sponsorlu|reklam|tanitim)\b ?(?:[:·|–-]|$)|\bhemen tikla\w*
  ^\W*(?:ilgili|benzer|populer|son) aramalar\b|\bbenzer adaylar\w*|\bbunu okuyanlar\b|\bilana bakanlar\w*
  \bortalama (?:ozgecmis|cv|profil)\w*|\bucretsiz karsilastir\w*|\bsayfa 1 2 3\b
  ^\W*ilan (?:no|numarasi|kodu|id|ref\w*)\b.{0,6}\d
  \b[\d.,]*\d (?:kez |kisi )?(?:goruntule(?:ndi|nme|me|di)(?! \w)|basvurdu|tiklan)
  % ?\d{1,3} (?:eslesme|uyum)\b|\b\d{1,3} ?% (?:eslesme|uyum)\b
  \bprofilini(?:z|zdeki|ze)\b.{0,60}\b(?:gore|oneril|secil|eslest)
`),
);
