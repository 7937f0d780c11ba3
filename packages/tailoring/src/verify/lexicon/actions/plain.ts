/** Actions that add nothing to what the rest of the sentence says: whoever did anything with a thing worked with it. */
export const PLAIN_ACTIONS = `
work | work, worked, working, use, used, using, usage, utilise, utilize, apply, applied, applying, employ, make use of, made use of, work with, worked with, with the help of, serve as, served as, act as, acted as, function as, spend, spent, deal in | çalış-, kullan-, kullanım, yararlan-, faydalan-, istifade et-, olarak çalış-, olarak hizmet ver-, görev üstlen-, görev yürüt-, görevinde bulun-, görevini yürüt-, görevini üstlen-, görevini yap-, hizmet et-
do | give, gave, given, giving, do, did, doing, done, perform, performed, performing, carry out, carried out, carrying out, conduct, conducted, conducting, undertake, undertook, undertaken, undertaking, execute, executed, executing, handle, handled, handling, provide, provided, providing, ensure, take care of, took care of, accomplish, engage in, engaged in, take up, took up, deal with, dealt with, effect, effected, be in charge of doing | yap-, et-, gerçekleştir-, ol-, bulun-, sağla-, üstlen-, icra et-, yerine getir-, ifa et-, olarak görev al-, olarak görev yap-, olarak yer al-, görev yap-, uğraş-, meşgul ol-, ilgilen-, işini yap-, işlerini yap-, işi yap-, işleri yap-, işlerini üstlen-, işlerine bak-, gerçekleştirilmesini sağla-, yapılmasını sağla-, yürütülmesini sağla-, sürdürülmesini sağla-, faaliyet göster-, faaliyette bulun-, çalışmalar yap-, çalışma yap-, çalışmalarda bulun-, edil-, eyle-
compare-with | compared with, compared to, in comparison with, in comparison to, relative to, as against | kıyasla!, kıyaslandığında!, karşılaştırıldığında!
`;

/** Verbs that with the noun of an action say only that it was done ("gave training"), and have a meaning of their own else. */
export const LIGHT_ACTIONS = `
light-give | give, gave, given, deliver, provide, render, offer, supply | ver-, sun-, sağla-
light-service | provide services, provided services, provide a service, deliver services, offer services | hizmet ver-, hizmet sun-, hizmet sağla-, hizmeti ver-, hizmeti sun-, hizmetini ver-, hizmetini sun-, hizmetleri ver-, hizmetleri sun-
light-hold | hold, held |
light-make | make, made | et-, kıl-
light-carry-on | conduct | yürüt-, sürdür-, işlemi yap-, işlemleri yap-, işlemlerini yap-, işlemini yap-, işlemlerini yürüt-, işlemlerini gerçekleştir-, işlemlerini tamamla-, işlem yap-, çalışması yap-, çalışmaları yap-, çalışmalarını yap-, çalışmalarını yürüt-, çalışmasını yürüt-, çalışmaları yürüt-, faaliyetlerini yürüt-, faaliyetleri yürüt-, faaliyetlerini gerçekleştir-, işlerini yürüt-, sürecini yürüt-, süreçlerini yürüt-, görevini üstlen-
`;
