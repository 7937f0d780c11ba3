/**
 * Who is speaking: "he" as in formal CVs (görev yapmaktadır), "nobody" in the usual nominal style (görev yapan …
 * aşçı), "i" where the person's own sentences or the tone do (görev yapıyorum). A summary uses one of them.
 */
export type Voice = "he" | "nobody" | "i";

const MYSELF =
  /(?:yorum|[dt][ıiuü]m|y[ıiuü]m|s[ıiuü]n[ıiuü]m|[ae]r[ıi]m|[a-zçğıöşü]{3,}(?:[lrnşktzs])[ıiuü]m|\bvar)[.!]?$/iu;
const ENDS_IN_M_ONLY =
  /(?:eğitim|yönetim|üretim|tasarım|bakım|iletişim|yazılım|takım|uzman|gelişim|deneyim|dönüşüm)[.!]?$/iu;

/** "Otelde çalışıyorum, öncesinde …": inside a sentence, the verb alone shows it. */
const MYSELF_WITHIN = /(?:\p{L}{2}yorum|(?!yardım|adım|kadım)(?<![\p{L}])\p{L}{2,}[dt][ıiuü]m)[,;]/iu;

/** The voice of sentences: the person's own when they refer to themselves. */
export const voiceOf = (sentences: string[], otherwise: Voice): Voice =>
  sentences.some(
    (sentence) => (MYSELF.test(sentence) && !ENDS_IN_M_ONLY.test(sentence)) || MYSELF_WITHIN.test(sentence),
  )
    ? "i"
    : otherwise;
