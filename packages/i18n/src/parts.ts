import type { Language } from "@terzi/contracts/languages";
import { fillText } from "./fill-text.ts";

/** What a part of the product runs on, by the key that the server gives for it. */
export const partTexts = {
  en: {
    "embedded-postgres": "embedded PostgreSQL, files in {{folder}}",
    postgres: "PostgreSQL at {{host}}",
    "bundled-chromium": "the Chromium that came with the install",
    "installed-chrome": "the installed Chrome",
    "chosen-browser": "browser {{path}}",
    "remote-browser": "remote browser at {{host}}",
    "local-writer": "local, no key needed",
    model: "{{model}} at {{host}}",
    "priced-model": "{{model}} at {{host}}; a million tokens cost {{input}} dollars in, {{output}} out",
    altcha: "ALTCHA, proof of work",
    recaptcha: "reCAPTCHA by Google",
    sandbox: "sandbox, takes test cards and no money",
    stripe: "Stripe, takes real cards",
    outbox: "outbox folder {{folder}}",
    smtp: "SMTP at {{host}}",
    "support-address": "tickets and messages are told to {{address}}",
    "no-support-address": "nobody is told of tickets and messages: SUPPORT_EMAIL is not set",
    operator: "{{name}}, as the imprint says",
    "no-operator": "the imprint names nobody: OPERATOR_NAME and OPERATOR_ADDRESS are not set",
  },
  tr: {
    "embedded-postgres": "gömülü PostgreSQL, dosyaları {{folder}} klasöründe",
    postgres: "{{host}} adresindeki PostgreSQL",
    "bundled-chromium": "kurulumla gelen Chromium",
    "installed-chrome": "bilgisayarda kurulu Chrome",
    "chosen-browser": "{{path}} yolundaki tarayıcı",
    "remote-browser": "{{host}} adresindeki uzak tarayıcı",
    "local-writer": "yerel, anahtar gerekmez",
    model: "{{model}}, {{host}} üzerinden",
    "priced-model":
      "{{model}}, {{host}} üzerinden; bir milyon belirteç girişte {{input}}, çıkışta {{output}} dolar",
    altcha: "ALTCHA, hesaplama kanıtıyla",
    recaptcha: "Google reCAPTCHA",
    sandbox: "deneme ortamı: deneme kartlarını kabul eder, para almaz",
    stripe: "Stripe, gerçek kartları kabul eder",
    outbox: "giden kutusu klasörü {{folder}}",
    smtp: "{{host}} adresindeki SMTP sunucusu",
    "support-address": "talepler ve mesajlar {{address}} adresine bildirilir",
    "no-support-address": "talepler ve mesajlar kimseye bildirilmiyor: SUPPORT_EMAIL ayarlanmamış",
    operator: "{{name}}, künyede yazdığı gibi",
    "no-operator": "künyede kimsenin adı yok: OPERATOR_NAME ve OPERATOR_ADDRESS ayarlanmamış",
  },
} satisfies Record<Language, object>;

/** What a part runs on, in words. */
export const partText = (
  language: Language,
  use: keyof (typeof partTexts)["en"],
  values: Record<string, string>,
): string => fillText(partTexts[language][use], values);
