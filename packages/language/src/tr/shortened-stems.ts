import { byWord } from "../by-word.ts";
/**
 * Turkish nouns that lose their last vowel, or double their last letter, before a vowel: "kayıt" – "kaydı", "hat" –
 * "hattı".
 */
export const SHORTENED = byWord<string>({
  kayit: "kayd",
  kayip: "kayb",
  asil: "asl",
  sabir: "sabr",
  keyif: "keyf",
  vasif: "vasf",
  alin: "aln",
  gonul: "gonl",
  azim: "azm",
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
  hat: "hatt",
  hak: "hakk",
  ret: "redd",
  zam: "zamm",
  tip: "tibb",
  his: "hiss",
  agiz: "agz",
  burun: "burn",
  beyin: "beyn",
  boyun: "boyn",
  gogus: "gogs",
  karin: "karn",
  akil: "akl",
  nabiz: "nabz",
  zehir: "zehr",
  nehir: "nehr",
  vakif: "vakf",
  zihin: "zihn",
  omuz: "omz",
  bahis: "bahs",
  tavir: "tavr",
  ilim: "ilm",
});

const STEM_OF = new Map(Object.entries(SHORTENED).map(([stem, short]) => [short, stem]));

/** The full stem of a shortened one, if it is one. */
export const lengthened = (start: string): string | undefined => STEM_OF.get(start);
