import type { texts as english } from "../en/landing.ts";

export const texts: typeof english = {
  title: "Her iş için ölçüye göre bir CV",
  heroTitle: "Ölçünüze göre bir CV.",
  heroText:
    "Tek bir kariyer profili tutun. Bir iş ilanı yapıştırın. Terzi yaklaşık 30 saniyede ilana özel bir CV diker ve ne kadar uyduğunuzu dürüstçe söyler.",
  start: "Ücretsiz Başla",
  how: "Nasıl Çalışır",
  heroNote: "10 ücretsiz kredi, 1 ücretsiz CV. Kart gerekmez.",
  counter: "bugüne kadar dikilen CV",
};
