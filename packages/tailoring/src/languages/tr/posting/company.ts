import { NAME } from "../../../posting/company-name.ts";

/** Where a Turkish posting names the employer, most reliable first. */
export const COMPANY_IN_TURKISH: RegExp[] = [
  /^(?:[Şş]irket|[Ff]irma|[İi]şveren|[Kk]urum|[Kk]uruluş)(?: [Aa]dı)?\s*[:–]\s*(\S.*)$/u,
  new RegExp(`^(${NAME})\\s+[Hh]akkında\\s*:?$`, "u"),
  new RegExp(`(${NAME}\\s+A\\.?\\s?Ş\\.?)(?=[\\s,'’"“.)]|$)`, "u"),
  new RegExp(`(${NAME}\\s+Ltd\\.?(?:\\s+Şti\\.?)?)(?=[\\s,'’"“.)]|$)`, "u"),
  new RegExp(`(?:^|[.!?]\\s*)(${NAME}),?\\s+(?:olarak|bünyesin\\p{L}*|ailesi\\p{L}*)(?=[\\s,.])`, "u"),
  new RegExp(`(${NAME}\\s+(?:Holding|Üniversitesi|Belediyesi|Hastanesi|Koleji))(?=[\\s,'’.)]|$)`, "u"),
  new RegExp(`^(${NAME}),\\s+(?:Türkiye|dünya|\\d{4})`, "u"),
];

/** What may be in such a place without being a name. */
export const NO_TURKISH_COMPANY =
  /^(?:(?:biz|siz|bu|bir|şirket|şirketimiz|firmamız|kurumumuz|holdingimiz|hakkımızda|iş|pozisyon|ilan|genel|aranan|nitelikler|türkiye|istanbul|ankara|izmir|görev|kurum|ücret|proaktif|hakkı|merkez|part|full|tam|yarı|müşterimiz|üniversitelerin|lisans|tercihen|benzer|en az)(?:[\s,]|$))/iu;
