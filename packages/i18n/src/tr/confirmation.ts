import type { texts as english } from "../en/confirmation.ts";

export const texts: typeof english = {
  title: "E-posta adresinizi doğrulayın",
  notice:
    "{{email}} adresine gönderdiğimiz bağlantıyı açın ya da yenisini isteyin. Ardından kredi satın alabilirsiniz; geri kalan her şeyi şimdiden kullanabilirsiniz.",
  pay: "Makbuzlarınız ve şifrenizi unuttuğunuzda kullanacağınız bağlantılar {{email}} adresine gider. Ödemeden önce oraya gönderdiğimiz bağlantıyı açın ki adresin size ait olduğunu bilelim. Bu pencere kendiliğinden devam eder.",
  again: "Yeniden Gönder",
  renew: "Yeni Bağlantı Gönder",
  sent: "Bağlantı yolda",
  sentText: "{{hours}} saat geçerlidir. Gelmediyse istenmeyen postalar klasörüne de bakın.",
  sendFailed: "Bağlantı gönderilemedi",
  change: "Adres yanlış mı? Ayarlardan değiştirin",
  waiting: "Bağlantıyı açmanızı bekliyoruz...",
  confirmed: "doğrulandı",
  unconfirmed: "henüz doğrulanmadı",
  page: {
    lead: "Bu adresin size ait olduğunu tek dokunuşla onaylayın.",
    submit: "Adresimi Doğrula",
    failed: "Adres doğrulanamadı",
    done: "Adresiniz doğrulandı",
    doneText:
      "{{email}} adresinin size ait olduğunu artık biliyoruz. Bu sekmeyi kapatabilir ya da buradan devam edebilirsiniz.",
    on: "Devam Et",
    expired: "Bu bağlantı artık çalışmıyor",
    expiredText:
      "Bağlantı yalnızca bir kez ve {{hours}} saat boyunca çalışır. Daha önce açtıysanız adresiniz doğrulanmıştır, yapmanız gereken bir şey yok. Açmadıysanız giriş yapıp yenisini isteyin.",
    logIn: "Giriş Yap",
  },
};
