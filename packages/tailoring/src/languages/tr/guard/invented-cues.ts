import type { InventedCues } from "../../invented-cues.ts";
import { NEVER } from "../../never.ts";

export const turkishInventedCues: InventedCues = {
  standing: String.raw`sun(?:uyor|ar|du|muş|makta|ulan)\p{L}*|temsil|müzakere\p{L}*|pazarlık\p{L}*|onayl(?:ıyor|adı|ar|amış)\p{L}*|danışmanlık|tasarl(?:ıyor|adı|ar|amış|ayarak|ayıp|adığı)\p{L}*|mentorluk|koçluk|liderlik|öncülük|başkanlık|öğret(?:iyor|ti|ir|miş|en|tiği)\p{L}*|güçlend(?:iriyor|irdi|irir|iren|irerek)\p{L}*|ilham`,
  noStanding: NEVER,
  rank: String.raw`lider(?:i|iyim|idir)?|kurucu(?:su|suyum)?|kıdemli|danışmanı|yönetici(?:si)?|genel müdür\p{L}*|usta(?:sı)?(?= (?:\p{L}+ )?olarak)`,
  gain: String.raw`strateji\p{L}*|kültür(?!\p{L}* (?:ortam|besiyer|plak|test|sonu[cç]|mantar))\p{L}*|marka(?!j)\p{L}*|itibar\p{L}*|sadakat\p{L}*|bağlılı[kğ]\p{L}*|memnuniyet\p{L}*|güven(?:i|ini|ine|inin|le)|vizyon\p{L}*|sürdürülebilir\p{L}*|yenilikçi\p{L}*|motivasyon\p{L}*|farkındalı[kğ]\p{L}*|görünürlü[kğ]\p{L}*|kârlılı[kğ]\p{L}*|nakit|hızlandır\p{L}*`,
  highAudience: String.raw`yönetim kurulu\p{L}*|üst (?:düzey )?yönetim\p{L}*|üst düzey yönetici\p{L}*|yatırımcı\p{L}*|hissedar\p{L}*|paydaş\p{L}*|kamuoyu\p{L}*|bakanlı[kğ]\p{L}*`,
  novelty: NEVER,
  noveltyKnown: String.raw`yeni\p{L}*|kur(?:du|uyor|mak|dum)\p{L}*|başla\p{L}*|ilk|işe al\p{L}*`,
  praise: String.raw`tutku\p{L}*|güçlü|güvenilir|sorunsuz\p{L}*|belirgin|titiz\p{L}*|özveri\p{L}*|yaratıcı\p{L}*|dinamik|proaktif|önemli|(?<!en )çok|yüksek|hızlı|popüler|ünlü\p{L}*|geniş|derin|tanınan|önde|en (?!geç|son|az|çok|fazla|üst|alt|azından|erken)\p{L}+`,
  reach: String.raw`(?:tüm|bütün) (?:şirket|firma|fabrika|tesis|otel|okul|hastane|merkez|banka|grup|grub|mağaza|şube|kurum|istasyon|park|ilçe|il(?!gi)|şehir|şehr|bölge|ülke|işletme|zincir|hat|hatt)\p{L}*|\p{L}+ (?:tüm|bütün) operasyon\p{L}*`,
  reachKnown: String.raw`tüm|bütün|her|genel\p{L}*|tamam[ıi]\p{L}*|hepsi\p{L}*`,
  cause: String.raw`\p{L}+(?= (?:nedeniyle|sebebiyle|gereği|(?:talebi|isteği|ısrarı) üzerine))`,
  causeKnown: String.raw`neden\p{L}*|sebe[bp]\p{L}*|yüzünden|dolayı|üzerine|gere[kğ]\p{L}*|sonra|ardından`,
  most: String.raw`en çok (?!\d|bir |iki |üç |dört |beş )\p{L}+`,
  mostKnown: String.raw`en \p{L}+|birinci\p{L}*|ilk|rekor\p{L}*|yılın|ayın`,
};
