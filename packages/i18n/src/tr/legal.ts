import type { texts as english } from "../en/legal.ts";

export const texts: typeof english = {
  updated: "Son değişiklik: Kasım 2026",
  someone: "bu siteyi işleten kişi ya da kuruluş",
  unnamed: "Bu siteyi kimin işlettiği henüz belirtilmedi.",
  privacy: {
    title: "Gizlilik Politikası",
    description: "Terzi hakkınızda neyi, neden, ne kadar süre saklar; nasıl geri alır, nasıl sildirirsiniz.",
    lead: "Hakkınızda neyi ne için sakladığımız ve bunu nasıl sildirebileceğiniz. Kısacası: yazdıklarınız CV'lerinizi hazırlamak için kullanılır, başka hiçbir şey için kullanılmaz.",
    who: "Veri sorumlusu",
    whoText: "Verilerinizden {{name}}, {{address}} sorumludur.",
    writeTo: "Bize {{email}} adresinden ulaşabilirsiniz.",
    account: "Hesabınız",
    accountText:
      "E-posta adresiniz, verdiyseniz adınız, diliniz ve şifreniz; şifrenin yalnızca özeti (argon2id) saklanır. Geçiş anahtarının yalnızca açık kısmını, adını ve son kullanıldığı zamanı saklarız; parmak iziniz ve yüzünüz cihazınızdan hiç çıkmaz. Başka bir sitedeki hesabınızla giriş yaparsanız yalnızca hangi hesap olduğunu ve e-posta adresini tutarız. Bunlar, hesabınıza sizden başka kimse giremesin diye gereklidir. Her oturum için ne zaman açıldığını, hangi tarayıcıda ve sistemde olduğunu saklarız; kullanılmayan oturum 30 gün sonra kapanır.",
    career: "Profiliniz ve CV'leriniz",
    careerText:
      "Kariyer profilinize yazdıklarınız, yapıştırdığınız ilanlar ve ikisinden hazırlanan CV'ler. Yüklediğiniz CV dosyası okunur, saklanmaz. Kaydetmediğiniz önizleme bir gün sonra silinir. Paylaştığınız bir CV'yi, süresi dolana ya da siz kapatana kadar bağlantıyı bilen herkes okuyabilir; kaç kez açıldığı sayılır, kimin açtığı tutulmaz. Geri kalan her şey siz değiştirene ya da silene kadar durur.",
    purchases: "Satın alımlar",
    purchasesText:
      "Hangi paketi, ne zaman, kaça aldığınız. Kart bilgileriniz bize hiç ulaşmaz. Satın alım kayıtlarının tutulması yasal zorunluluktur; hesabınız silindiğinde kayıtlar adınız olmadan kalır.",
    stripe:
      "Ödemeler Stripe üzerinden yapılır; kart bilgilerinizi doğrudan Stripe alır ve kendi gizlilik politikasına göre işler.",
    sandbox: "Bu sitede ödemeler deneme amaçlıdır: yalnızca deneme kartları kabul edilir, para alınmaz.",
    letters: "Mesajlar ve e-postalar",
    lettersText:
      "Yanıt verebilmemiz için destek talepleriniz ve iletişim formundan gönderdikleriniz. Size gönderdiğimiz e-postalar 30 gün saklanır.",
    model: "Dil modelleri",
    modelYes:
      "CV'nizi kaleme almak ve yüklenen dosyaları okumak için bu site {{host}} adresindeki bir dil modelinden yararlanır. Modele ilan ve profilinizin gerekli bölümleri gönderilir. Verdiği yanıt, siz görmeden önce profilinizle karşılaştırılıp denetlenir.",
    modelNo:
      "Burada başkasına ait bir dil modeli kullanılmaz: profiliniz ve ilanlarınız kendi sunucumuzda okunup işlenir, kimseye aktarılmaz.",
    browser: "Çerezler ve tarayıcınız",
    browserText:
      "Üç çerez kullanırız: biri oturumunuzu açık tutar, biri dilinizi, biri de kenar çubuğunun kapalı olup olmadığını hatırlar. Şifreyle paylaşılan bir CV, şifre her seferinde sorulmasın diye bir saatliğine bir çerez daha bırakır. Yazıp henüz kaydetmedikleriniz kendi tarayıcınızda tutulur; başladığınız ilan ise diğer cihazlarınızda da bulabilmeniz için hesabınızda da saklanır. Reklam, izleme ve ziyaret analizi yoktur; hiçbir sayfanın hiçbir parçası başka bir yerden alınmaz.",
    captcha:
      "Kayıt sırasındaki doğrulamayı Google reCAPTCHA yapar; bunun için tarayıcınız Google'a bağlanır.",
    addresses: "Kayıt günlükleri",
    addressesText:
      "Günlüklerimiz hangi sayfanın ne zaman istendiğini yazar, kimin istediğini yazmaz. IP adresiniz, kötüye kullanımı önlemek üzere sınırlı bir süre çağrıları saymak için kullanılır.",
    rights: "Haklarınız",
    rightsText:
      "Ayarlar sayfasında, hakkınızda sakladığımız her şeyi tek bir dosya olarak indirebilir, düzeltebilir ve hesabınızı kalıcı olarak silebilirsiniz. Ayrıca verilerinizin kullanılmasına itiraz edebilir ve veri koruma kurumuna başvurabilirsiniz.",
  },
  terms: {
    title: "Kullanım Koşulları",
    description: "Terzi'den neler bekleyebileceğiniz ve bizim sizden beklediklerimiz.",
    lead: "Bizden neler bekleyebileceğiniz ve bizim sizden beklediklerimiz. Okunabilsin diye kısa.",
    what: "Terzi ne yapar",
    whatText:
      "Siz bir kariyer profili tutar ve iş ilanları yapıştırırsınız; Terzi bunlara özel CV'ler hazırlar ve ilana ne kadar uyduğunuzu söyler. Sözleşme sizinle {{name}} arasındadır. Puan, yayımlanmış bir formülle hesaplanır; görüşmeye çağrılacağınıza dair bir söz değildir.",
    account: "Hesabınız",
    accountText:
      "Lütfen size ait bir e-posta adresi verin ve şifrenizi kimseyle paylaşmayın. Bir kişiye bir hesap. İstediğiniz zaman ayrılabilirsiniz: hesabınızı silmek sözleşmeyi hemen sona erdirir.",
    credits: "Krediler",
    creditsText:
      "Bir CV'nin bedeli, kaydettiğinizde krediyle ödenir; oluşturmak, incelemek ve düzenlemek ücretsizdir. Yeni hesaba ücretsiz kredi verilir. Krediler abonelik olmadan, tek seferde satın alınır ve süreleri dolmaz. Başkasına devredilemez, paraya çevrilemez.",
    refunds: "İadeler",
    refundsText:
      "Bir şey ters gittiyse bize yazın, düzeltelim. Bir ödeme iade edildiğinde, ondan kalan krediler geri alınır. Tüketici haklarınız saklıdır.",
    truth: "Sizin sorumluluğunuz",
    truthText:
      "CV'nizde yazanlardan siz sorumlusunuz. Siz onaylamadıkça Terzi, profilinizde olmayan hiçbir şeyi eklemez; yine de lütfen göndermeden önce CV'nizi okuyun. Yazdıklarınız sizindir. Bunları yalnızca CV'lerinizi hazırlamak için gerektiği kadar işlememize izin verirsiniz.",
    fair: "Doğru kullanım",
    fairText:
      "Lütfen sınırları aşmaya, başkalarının verilerine ulaşmaya ya da Terzi'yi yasalara aykırı bir iş için kullanmaya çalışmayın. Bunu yapan hesapları kapatabiliriz.",
    liability: "Erişilebilirlik ve sorumluluk",
    liabilityText:
      "Terzi'yi elimizden geldiğince kesintisiz çalıştırırız, ama hiç kesilmeyeceğine söz veremeyiz. Kasıt ve ağır kusurdan doğan zararlardan ve yasanın öngördüğü her durumda sınırsız, bunun dışında yalnızca yasanın gerektirdiği ölçüde sorumluyuz.",
    changes: "Değişiklikler",
    changesText:
      "Bu koşullar sizi ilgilendiren bir biçimde değişirse size önceden e-postayla haber veririz. Satın aldığınız krediler değerini korur.",
  },
  imprint: {
    title: "Künye",
    description: "Bu siteyi kimin işlettiği, içeriğinden kimin sorumlu olduğu ve ona nasıl ulaşacağınız.",
    lead: "Bu siteyi kimin işlettiği, içeriğinden kimin sorumlu olduğu ve ona nasıl ulaşacağınız.",
    who: "İşleten",
    contact: "İletişim",
  },
};
