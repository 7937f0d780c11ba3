import type { ClaimCues } from "../../claim-cues.ts";
import { NEVER } from "../../never.ts";

const NAME = String.raw`\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}+)*`;

export const turkishClaimCues: ClaimCues = {
  toldToManagement: String.raw`(?<!\p{L})(?:yönetim|idare)(?:[ıi]?n?[ae]|y[ei]|[ıi](?:n[ıi])?)\s(?:\p{L}+\s){0,3}?(?:bilgi|haber|sun|rapor|bildir|anlat|ilet|danış|aktar|brif)\p{L}*`,
  speaksOfManagement: String.raw`(?<!\p{L})(?:yönetim|yönetici|idare|müdür|direktör|kurul|başkan|patron|sahib|CEO|GM)`,
  sharesDeed: String.raw`(?<!\p{L})(?:birlikte|beraber|adına)(?!\p{L})`,
  stillValid: String.raw`(?<!\p{L})(?:geçerli|süresi dolmamış|güncel)(?!\p{L})`,
  ofFormer: NEVER,
  amongSoMany: NEVER,
  takingSoLong: NEVER,
  noCounted: NEVER,
  changedByBehind: String.raw`(?:oranında )?(?:azal|art|düş|gerile|yüksel|büyü|küçül|kıs)(?!m[ae]d)\p{L}+`,
  ledByOthers: String.raw`(?<!\p{L})(?:liderliğinde|yönetiminde|başkanlığında|idaresinde|emrinde)(?!\p{L})|${NAME}['’ ]\p{L}*n[ıiuü]n (?:ekib|takım|grub)[ıi]nd[ae]`,
  leadsGroup: String.raw`(?<!\p{L})(?:ekib|takım|grub|bölüm)\p{L}* (?:\p{L}+ )?(?:başında(?:ydı\p{L}*|dır)?|yönet(?!im|il)\p{L}+|lider\p{L}*|şef\p{L}*)(?!\p{L})`,
  doerEnding: NEVER,
  deedOfTitle: String.raw`l[ıiuü][kğ]\p{L}*`,
  othersClause: String.raw`(?:(?<!\p{L})\p{L}+(?:s[ıiuü]n|l[ae]r[ıi]n)[ıiuü] )?${NAME}['’]?n?[ıiuü]n (?:\p{L}+ )?\p{L}+[dt][ıiuü]ğ[ıiuü](?!\p{L})`,
  othersJob: String.raw`(?<!\p{L})\p{L}{3,}n[ıiuü]n (?:işi|görevi|sorumluluğu)(?:yd[ıi]|dir)?[.;]?$`,
  guidedBy: String.raw`(?<who>${NAME})['’ ](?:[^,;.]{0,12} )?(?:yanında|gözetiminde|denetiminde)`,
  guidesThem: String.raw`(?<who>${NAME})['’]y?[ıiuü] [^,;.]{0,40}(?:yetiştir|eğit|öğret|çalıştır)`,
  holdsIt: String.raw`(?<!\p{L})(?:belgeli|sertifikalı|ehliyetli|lisanslı|yetkili|sahi(?:p|b)\p{L}*)(?!\p{L})`,
  decides: String.raw`(?<!\p{L})(?:karar(?:lar)?(?:[ıi]\p{L}*)? (?:\p{L}+ )?(?:ver|al)\p{L}*|karar(?:[ıi]|lar[ıi])?(?!\p{L})|son söz\p{L}*|onayla\p{L}*|onay(?:[ıi])?(?!\p{L}))`,
  alone: String.raw`(?<!\p{L})(?:tek baş(?:ına|ıma)|yalnız baş(?:ına|ıma)|kendi baş(?:ına|ıma))(?!\p{L})`,
  withoutThing: String.raw`(?<!\p{L})(?<lostAhead>\p{L}+) (?:olmaksızın|olmadan)(?!\p{L})`,
  answeredNo: String.raw`(?<!\p{L})(?:\p{L}+ ){0,2}\p{L}+:? hayır(?=[,;.)]|$)`,
  cause: String.raw`(?<ahead>(?:\p{L}+ ){1,3})(?:nedeniyle|yüzünden|sebebiyle|dolayısıyla)(?!\p{L})`,
  rankedSuperlative: String.raw`(?<!\p{L})en (?:\p{L}+ ){1,2}(?:[2-9]\.|ikinci|üçüncü|dördüncü)|(?:[2-9]\.|ikinci|üçüncü|dördüncü) (?:\p{L}+ )?en \p{L}+`,
  bareSuperlative: String.raw`(?<!\p{L})en (?!az|fazla|geç|erken|son)\p{L}+`,
  targetOf: "hedef|kota",
  aboveTarget: String.raw`(?<!\p{L})(?:hedef|kota)\p{L}* (?:üzerin|üstün|aş[ta]|geç[ti]|tuttur|yakala|ulaş)\p{L}*`,
  belowTarget: String.raw`(?<!\p{L})(?:hedef|kota)\p{L}* (?:altın|gerisin|kaçır|tutturama)\p{L}*`,
};
