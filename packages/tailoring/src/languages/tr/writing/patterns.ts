import type { WritingPatterns } from "../../writing-patterns.ts";

export const turkishWritingPatterns: WritingPatterns = {
  ownMaster: "serbest(?: çalışan| çalışma| meslek)?|bağımsız|kendi işim",
  denial: String.raw`^(?!.*(?:kaçır|aksat|gecik|unut|yalnız|sadece))[^;:,]*(?:\p{L}{2}m[ae]d[ıi][mk]|\p{L}{2}m[ıiuü]yor(?:um|uz|dum|duk)|değil(?:im|dim|iz|dik)|yetkim yok(?:tu)?)[.!]?$`,
  skillHeading: "diller|araçlar|teknolojiler|(?:teknik|kişisel|diğer) beceriler|programlama dilleri",
  beginner: "temel|başlangıç|giriş",
  abbreviation: "vb|vs|vd|bkz|şti|san|tic",
  moreInformation: String.raw`(?:ek|diğer)\s+bilgi(?:ler)?`,
  titleOfName: "Doç|Op|Uzm|Av",
};
