/** Turkish nouns that lose their last vowel before an ending that begins with one: "kayıt" – "kaydı", "izin" – "izni". */
export const SHORTENED: Record<string, string> = {
  kayit: "kayd",
  isim: "ism",
  sehir: "sehr",
  resim: "resm",
  metin: "metn",
  nakit: "nakd",
  vakit: "vakt",
  sekil: "sekl",
  fikir: "fikr",
  izin: "izn",
  kisim: "kism",
  nesil: "nesl",
  seyir: "seyr",
  hacim: "hacm",
  hukum: "hukm",
  kesif: "kesf",
  devir: "devr",
  emir: "emr",
  nakil: "nakl",
  akit: "akd",
  omur: "omr",
  cilt: "cild",
};

const STEM_OF: Record<string, string> = Object.fromEntries(
  Object.entries(SHORTENED).map(([stem, short]) => [short, stem]),
);

/** The whole stem of a shortened one, if it is one. */
export const lengthened = (start: string): string | undefined => STEM_OF[start];
