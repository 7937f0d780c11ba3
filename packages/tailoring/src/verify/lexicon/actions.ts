import { GENERAL_ACTIONS } from "./actions-general.ts";
import { TRADE_ACTIONS } from "./actions-trades.ts";

/**
 * What people say they did. One line an action: its id, the English words for it, the Turkish ones; a Turkish verb
 * stem ends in a hyphen. Words in one line may stand for one another, so only what claims the same is in one line:
 * nobody may come out of a rewording with more responsibility than went in.
 */
export const ACTIONS = `${GENERAL_ACTIONS}${TRADE_ACTIONS}`;

/** Actions that add nothing to what the rest of the sentence says: whoever did anything with a thing worked with it. */
export const PLAIN_ACTIONS = `
work | work, worked, working, use, used, using, usage, utilise, utilize, apply, applied, applying, employ | çalış-, kullan-, kullanım, kullanımı, çalışma, yararlan-, faydalan-
do | give, gave, given, giving, do, did, doing, perform, performed, performing, carry out, carried out, carrying out, conduct, conducted, conducting, undertake, undertook, undertaken, execute, executed, handle, handled, handling, provide, provided, providing, ensure, take care of | yap-, et-, gerçekleştir-, ol-, bulun-, sağla-, üstlen-, icra et-, yerine getir-, ifa et-, olarak görev al-, olarak görev yap-, olarak yer al-, görev yap-
`;

/** Verbs that with the noun of an action say only that it was done ("gave training"), and have a meaning of their own else. */
export const LIGHT_ACTIONS = `
light-give | give, gave, given, deliver, provide, render | ver-, sun-, sağla-
light-service | provide services, provided services, provide a service, deliver services | hizmet ver-, hizmet sun-, hizmet sağla-, hizmeti ver-, hizmeti sun-, hizmetini ver-, hizmetini sun-, hizmetleri ver-, hizmetleri sun-
light-hold | hold, held | düzenle-
light-make | make, made | et-, kıl-
light-carry-on | conduct | yürüt-, sürdür-, işlemi yap-, işlemleri yap-, işlemlerini yap-, işlemini yap-, işlemlerini yürüt-, çalışması yap-, çalışmaları yap-, çalışmalarını yürüt-, faaliyetlerini yürüt-, çalışmasını yürüt-, işlerini yürüt-, işlerini yap-
`;
