/** What a clause says it lacks, isn't allowed or never did. */
const DENIES =
  /\b(?:not|never|cannot|can't|don't|doesn't|didn't|haven't|hasn't|isn't|wasn't|no longer|lack|without)\b|^\s*no\s(?!(?:more|less|fewer|later) than\b)|\b(?:have|had|hold|with) no\b(?! (?:more|less|fewer|later) than\b)|(?<!\p{L})(?:değil\p{L}*|yok(?:tur)?|hiç|bilmem)(?!\p{L})|\p{L}{2}m[ae]d(?:[iı]|[iı]m|[iı]k|[iı]lar|iler)(?!\p{L})|\p{L}{2}m[iıuü]yor(?:um|uz|du|dum)?(?!\p{L})|\p{L}{2}m[ae]m[iı]şt[iı](?!\p{L})/iu;

/** Nothing in the way, nothing gone wrong: these deny what nobody wants. */
const GOOD_TO_LACK =
  /\b(?:accidents?|incidents?|injur\w+|errors?|complaints?|defects?|downtime|losses|failures?|delays?|findings|obstacles?|restrictions?|not only|without help|on my own)\b|engel|kısıt|sorun|kaza|hata|şik[aâ]yet|arıza|kayıp|fire|gecikme|uygunsuzluk|aksam/iu;

/** Somebody else does it: "technical SEO was handled by an agency", "; the SENCO wrote the plans", "beyannameyi müşavir veriyor". */
const OTHERS_DO =
  /\b(?:was|were|is|are|been|being) (?:\p{L}+ly )?(?:handled|done|run|managed|led|written|owned|made|drafted|signed|decided|performed|carried out|provided|prepared|looked after) (?:by (?:an?|the|another|our|my|other|someone)|elsewhere|externally)\b|\boutsourced\b|^\s*(?:the|an?|another|our|my) (?:\p{L}+ ){1,4}(?:wrote|did|does|handled|handles|made|makes|led|ran|runs|owned|owns|signs|signed|decides|decided|chairs|chaired|approved|approves|set|sets|kept|keeps)\b|(?:ekibi|birimi|bölümü|departmanı|müdürü|firması|şirketi|ajansı|danışmanı|uzmanı|mühendisi|yöneticisi|müşaviri|planlama|başkası|başka biri)\s(?:\p{L}+\s){0,3}(?:yapıyor|yaptı|yapıyordu|yazıyor|yazdı|yazıyordu|yürütüyor|yürüttü|yürütüyordu|veriyor|verdi|veriyordu|hazırlıyor|hazırladı|hazırlıyordu|üstlendi|üstleniyor|imzalıyor|imzaladı)(?:lar|du)?(?!\p{L})/iu;

/** It was valid once. */
const IS_OVER =
  /\b(?:expired|lapsed|no longer valid|out of date|not renewed)\b|süresi (?:doldu|dolmuş|geçti|geçmiş|bitti)|yenilenmedi|yenilemedim/iu;

const CLAUSE = /[^,;()–—]+/gu;

/**
 * A sentence of a profile with those of its clauses blanked that deny what they name ("not available on Sundays",
 * "programlama yapmadım") or tell of somebody else, or all of it where what it tells of is over. Keeps its length.
 */
export function blankDenied(sentence: string): string {
  if (IS_OVER.test(sentence)) return " ".repeat(sentence.length);
  return sentence.replace(CLAUSE, (clause) =>
    OTHERS_DO.test(clause) || (DENIES.test(clause) && !GOOD_TO_LACK.test(clause))
      ? " ".repeat(clause.length)
      : clause,
  );
}
