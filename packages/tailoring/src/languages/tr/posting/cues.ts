import type { LineCues } from "../../posting-cues.ts";

/** What lines of postings are about, told by Turkish words. */
export const turkishCues: LineCues = {
  formality: String.raw`
    irk, din
    cinsiyet ayrim\S*
    firsat esitligi\S*
    kisisel veri\S*
    kvkk kapsaminda
    guvenlik sorusturmasi
    aydinlatma metni\S*
  `,
  benefit: String.raw`
    yemek karti\S*
    servis imkani\S*
    ozel saglik sigortasi\S*
    yan hak\S*
    prim sistemi\S*
    maas\S*
    ucret\S*
    sgk(?! (?:bildir|islem|mevzuat|giris|tesvik))
    prim
    ulasim\S*
    yol yemek
    esnek calisma saatleri\S*
    sunuyoruz
  `,
  applying: String.raw`
    basvur\S*
    ozgecmis\S*
    cv(?:'|ler|niz)\S*
    iletisime gec\S*
    mulakat\S*
  `,
  condition: String.raw`
    askerli[kg]\S*
    seyahat (?:engeli|edebil|etmeye)\S*
    ehliyet\S*
    surucu belge\S*
    vardiya(?!lar[iu]n|da (?!cal)| (?:plan|cizel|rapor|dev[ir]|tesl|sef|amir|lider))\S*
    ikamet\S*
    esnek calisma\S*
    hafta sonu\S*
    fazla mesai\S*
    yas(?:ini|indan| siniri|larinda)\S*
    sigara\S*
    fiziksel\S*
    sabika\S*
    engeli (?:olma|bulunma)(?:yan|mak)
    ulasim sorunu
    engelli kadro\S*
    engel (?:derecesi|orani)
    (?:arac|araba|otomobil) kullan\S*
    is kurumu\S*
    tam zamanli
    temposun\S*
    adli sicil\S*
    vatandas\S*
    (?:calisma|oturum) (?:hakk|izn|izin)\S*
  `,
  certificate: String.raw`
    sertifika\S*
    belge(?:si|sine|leri|lerine)
    ruhsat(?!landir)\S*
    formasyon\S*
    ales
    myk
    src ?\d?
    smmm
    ymm
    psikoteknik
    olarak \S+ kaydi
    \S+cs karti
  `,
  bareCondition: String.raw`
    erkek|kadin|bayan
  `,
};
