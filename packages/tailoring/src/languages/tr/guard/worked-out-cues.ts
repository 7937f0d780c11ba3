import { NEVER } from "../../never.ts";
import type { WorkedOutCues } from "../../worked-out-cues.ts";

export const turkishWorkedOutCues: WorkedOutCues = {
  shareComparedBehind:
    "daha (?:düşük|yüksek|az|fazla|çok|ucuz|pahalı|hızlı|yavaş|kısa|uzun|küçük|büyük|hafif|iyi|verimli)",
  changeBehind: String.raw`(?:artış|düşüş|azalış|yükseliş|azalma|gerileme|kısalma|iyileşme|büyüme)(?:y?l[ae])(?!\p{L})`,
  yearBefore: String.raw`(?<!\p{L})(?:(?:bir )?(?:önceki|evvelki)|geçen|geçtiğimiz) (?:yıl|sene)|(?<!\p{L})bir (?:yıl|sene) önce(?:ye|ki|sine)(?!\p{L})`,
  yearAfter: String.raw`(?<!\p{L})(?:ertesi|(?:bir )?sonraki|izleyen|takip eden) (?:yıl|sene)|(?<!\p{L})bir (?:yıl|sene) sonra(?!\p{L})`,
  comparedWithBefore: NEVER,
  comparedWithBehind: String.raw`(?:\s(?:yıl|sene)\p{L}*)?\s(?:göre|kıyasla|nazaran|oranla)(?!\p{L})`,
  onShift: String.raw`(?<!\p{L})(?:vardiya|nöbet)(?:da|de|larda|lerde|sında|lerinde|larında|m(?:da|de))(?!\p{L})`,
  highSeason: String.raw`(?<!\p{L})(?:yüksek|yoğun|pik|tam) sezon|sezonun (?:zirve|ortası)|(?<!\p{L})yoğun (?:dönem|ay|saat|gün|hafta)`,
  busiestTime: String.raw`(?<!\p{L})en yoğun (?:\p{L}+ )?(?:dönem|zaman|ay|hafta|gün|saat|sezon|gece|an)\p{L}*`,
  allSeasons: String.raw`(?<!\p{L})dört mevsim(?!\p{L})`,
  hoursUnit: "(?:saat|sa)",
  minutesUnit: "(?:dakika|dk)",
  secondsUnit: "(?:saniye|sn)",
  unitEnding: "['’]?(?:[dt][ae]n?|y?[ae]|l[ıi]k)",
  hoursAndMinutes: "ve",
  halfPast: NEVER,
  quarterMillion: "ceyrek milyon",
  halfMillion: "yarim milyon",
  quarterPast: NEVER,
  quarterTo: NEVER,
  afterNoonBehind: NEVER,
  afterNoonBefore: String.raw`(?<!\p{L})(?:akşam|gece|öğleden sonra)(?: saat)?\s`,
  calledOff: String.raw`(?<!\p{L})(?:iptal|ertelen)\p{L}*`,
  outOfCounted: NEVER,
};
