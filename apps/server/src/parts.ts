import { hasBundledChromium } from "@terzi/chromium/bundled-chromium";
import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import type { Part } from "@terzi/contracts/operations";
import { partText } from "@terzi/i18n/parts";
import type { Config } from "./config.ts";

/** What a part runs on, and what the words for it name. */
type Use = Pick<Part, "use"> & Partial<Pick<Part, "values">>;

/** What each part of the product runs on: logged at start-up, and shown to the operator. */
export const describeParts = (config: Config): Part[] => [
  tell("Database", describeDatabase(config), config.database.kind === "embedded"),
  tell("Browser", describeBrowser(config), config.browser.kind === "bundled"),
  tell("Writer", describeWriter(config), config.writer.kind === "local"),
  tell("Captcha", { use: config.captcha.kind }, config.captcha.kind === "altcha"),
  tell("Payments", { use: config.payments.kind }, config.payments.kind === "sandbox"),
  tell("Mail", describeMail(config), config.mail.kind === "outbox"),
  tell("Support", describeSupport(config), false),
  tell("Operator", describeOperator(config), false),
];

const tell = (name: string, { use, values = {} }: Use, isEmbedded: boolean): Part => ({
  name,
  use,
  values,
  uses: partText(DEFAULT_LANGUAGE, use, values),
  isEmbedded,
});

const hostOf = (url: string): string => new URL(url).host;

const describeDatabase = ({ database, dataDir }: Config): Use =>
  database.kind === "embedded"
    ? { use: "embedded-postgres", values: { folder: dataDir } }
    : { use: "postgres", values: { host: hostOf(database.url) } };

function describeBrowser({ browser }: Config): Use {
  if (browser.kind === "remote") return { use: "remote-browser", values: { host: hostOf(browser.endpoint) } };
  if (browser.kind === "installed") return { use: "chosen-browser", values: { path: browser.path } };
  return { use: hasBundledChromium() ? "bundled-chromium" : "installed-chrome" };
}

function describeWriter({ writer }: Config): Use {
  if (writer.kind === "local") return { use: "local-writer" };
  const { model, baseUrl, prices } = writer;
  const values = { model, host: baseUrl ? hostOf(baseUrl) : "OpenAI" };
  if (!prices) return { use: "model", values };
  return {
    use: "priced-model",
    values: { ...values, input: String(prices.inputUsd), output: String(prices.outputUsd) },
  };
}

const describeMail = ({ mail }: Config): Use =>
  mail.kind === "smtp"
    ? { use: "smtp", values: { host: hostOf(mail.url) } }
    : { use: "outbox", values: { folder: mail.folder } };

const describeSupport = ({ supportEmail }: Config): Use =>
  supportEmail
    ? { use: "support-address", values: { address: supportEmail } }
    : { use: "no-support-address" };

const describeOperator = ({ operator }: Config): Use =>
  operator ? { use: "operator", values: { name: operator.name } } : { use: "no-operator" };
