import { describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";

const SITE = {
  OIDC_ACME_NAME: "Acme",
  OIDC_ACME_ISSUER: "https://id.acme.example",
  OIDC_ACME_CLIENT_ID: "terzi",
  OIDC_ACME_CLIENT_SECRET: "secret",
};

describe("the settings", () => {
  it("take as many sites to log in by as are named", () => {
    const google = {
      OIDC_GOOGLE_NAME: "Google",
      OIDC_GOOGLE_ISSUER: "https://accounts.google.com",
      OIDC_GOOGLE_CLIENT_ID: "id",
      OIDC_GOOGLE_CLIENT_SECRET: "secret",
    };
    expect(readConfig({ ...google, ...SITE }).identities).toMatchObject([
      { id: "acme", name: "Acme", issuer: "https://id.acme.example" },
      { id: "google", name: "Google", clientId: "id", clientSecret: "secret" },
    ]);
    expect(readConfig({}).identities).toEqual([]);
  });

  it("need nothing: every part then is the embedded one", () => {
    expect(readConfig({})).toMatchObject({
      host: "localhost",
      port: 3000,
      database: { kind: "embedded" },
      browser: { kind: "bundled" },
      captcha: { kind: "altcha" },
      writer: { kind: "local" },
    });
  });

  it("take an empty variable for an unset one, as in .env files", () => {
    expect(readConfig({ DATABASE_URL: "", PORT: " " })).toMatchObject({
      database: { kind: "embedded" },
      port: 3000,
    });
  });

  it("stop the start when a group is half set, and name what is missing", () => {
    expect(() => readConfig({ RECAPTCHA_SITE_KEY: "key" })).toThrow(/RECAPTCHA_SECRET_KEY missing/);
    expect(() => readConfig({ OPENAI_BASE_URL: "http://localhost:11434/v1" })).toThrow(
      /OPENAI_BASE_URL set, but OPENAI_API_KEY is missing/,
    );
    expect(() => readConfig({ OPENAI_MODEL: "small" })).toThrow(/OPENAI_API_KEY is missing/);
  });

  it.each([
    [
      { OIDC_GOOGLE_NAME: "Google" },
      /OIDC_GOOGLE_ISSUER, OIDC_GOOGLE_CLIENT_ID, OIDC_GOOGLE_CLIENT_SECRET missing/,
    ],
    [{ OIDC_PROVIDERS: "google" }, /OIDC_PROVIDERS is no setting/],
    [{ ...SITE, OIDC_ACME_ISSUER: "http://id.acme.example" }, /OIDC_ACME_ISSUER must begin with https/],
    [{ ...SITE, OIDC_ACME_ISSUER: "id.acme.example" }, /OIDC_ACME_ISSUER must be an address/],
    [{ PORT: "eighty" }, /PORT/],
    [{ PORT: "70000" }, /PORT/],
    [{ DATABASE_URL: "mysql://localhost/x" }, /DATABASE_URL/],
    [{ PUBLIC_URL: "terzi.example" }, /PUBLIC_URL/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL/],
    [{ OPENAI_API_KEY: "sk", OPENAI_BASE_URL: "localhost:11434" }, /OPENAI_BASE_URL/],
    [{ OPENAI_API_KEY: "sk", OPENAI_INPUT_PRICE: "1" }, /OPENAI_OUTPUT_PRICE missing/],
    [{ OPENAI_API_KEY: "sk", OPENAI_INPUT_PRICE: "1", OPENAI_OUTPUT_PRICE: "2 $" }, /OPENAI_OUTPUT_PRICE/],
    [{ OPENAI_INPUT_PRICE: "1", OPENAI_OUTPUT_PRICE: "2" }, /OPENAI_API_KEY is missing/],
    [{ TRUST_PROXY: "yes" }, /TRUST_PROXY/],
    [{ PAYMENTS: "stripe" }, /PAYMENTS must be sandbox/],
    [{ SMTP_URL: "http://mail.example" }, /SMTP_URL/],
    [{ MAIL_FROM: "Terzi" }, /MAIL_FROM/],
    [{ MAIL_FROM: "Terzi <a@b.example>\r\nBcc: x@y.example" }, /MAIL_FROM/],
    [{ SUPPORT_EMAIL: "a@b.example, c@d.example" }, /SUPPORT_EMAIL/],
    [{ OPERATOR_NAME: "Loom Ltd" }, /OPERATOR_ADDRESS missing/],
    [{ STRIPE_API_BASE: "http://localhost:1" }, /STRIPE_SECRET_KEY is missing/],
    [{ BROWSER_WS_ENDPOINT: "ws://x", PUPPETEER_EXECUTABLE_PATH: "/bin/x" }, /not both/],
  ])("say which variable is wrong: %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it("let a model word the CVs as soon as there is a key, at the endpoint that is named", () => {
    expect(readConfig({ OPENAI_API_KEY: "sk" }).writer).toEqual({
      kind: "model",
      apiKey: "sk",
      baseUrl: null,
      model: expect.stringMatching(/./),
      prices: null,
    });
    const own = {
      OPENAI_API_KEY: "any",
      OPENAI_BASE_URL: "http://localhost:11434/v1",
      OPENAI_MODEL: "small",
      OPENAI_INPUT_PRICE: "0.25",
      OPENAI_OUTPUT_PRICE: "2",
    };
    expect(readConfig(own).writer).toEqual({
      kind: "model",
      apiKey: "any",
      baseUrl: "http://localhost:11434/v1",
      model: "small",
      prices: { inputUsd: 0.25, outputUsd: 2 },
    });
  });

  it("replace each part by its variables", () => {
    const config = readConfig({
      DATABASE_URL: "postgres://terzi@db/terzi",
      PUPPETEER_EXECUTABLE_PATH: "/usr/bin/chromium",
      RECAPTCHA_SITE_KEY: "site",
      RECAPTCHA_SECRET_KEY: "secret",
      PUBLIC_URL: "https://terzi.example/",
    });
    expect(config).toMatchObject({
      database: { kind: "server", url: "postgres://terzi@db/terzi", directUrl: null },
      browser: { kind: "installed", path: "/usr/bin/chromium" },
      captcha: { kind: "recaptcha", siteKey: "site", secretKey: "secret" },
      publicUrl: "https://terzi.example",
    });
  });

  const stripe = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
  };

  it("sell by Stripe with its three keys, and name the one that is missing", () => {
    expect(readConfig({ ...stripe, STRIPE_API_BASE: "http://localhost:12111" }).payments).toEqual({
      kind: "stripe",
      secretKey: "sk_test_1",
      publishableKey: "pk_test_1",
      webhookSecret: "whsec_1",
      apiBase: "http://localhost:12111",
    });
    for (const name of Object.keys(stripe))
      expect(() => readConfig({ ...stripe, [name]: "" })).toThrow(new RegExp(`${name} missing`));
    expect(() => readConfig({ ...stripe, PAYMENTS: "sandbox" })).toThrow(/not both/);
  });

  it("refuse the sandbox in production, unless it is asked for outright", () => {
    expect(() => readConfig({ NODE_ENV: "production" })).toThrow(/STRIPE_SECRET_KEY.*PAYMENTS=sandbox/);
    expect(readConfig({ NODE_ENV: "production", PAYMENTS: "sandbox" }).payments).toEqual({ kind: "sandbox" });
    expect(readConfig({ NODE_ENV: "production", ...stripe }).payments).toMatchObject({ kind: "stripe" });
  });

  it("put mails into an outbox folder until there is a mail server", () => {
    expect(readConfig({ DATA_DIR: "/var/terzi" })).toMatchObject({
      mail: { kind: "outbox", folder: "/var/terzi/outbox" },
      supportEmail: "support@localhost",
    });
    const smtp = { SMTP_URL: "smtp://mail.example:587", MAIL_FROM: "Terzi <hello@terzi.example>" };
    expect(readConfig(smtp)).toMatchObject({
      mail: { kind: "smtp", url: "smtp://mail.example:587" },
      mailFrom: "Terzi <hello@terzi.example>",
      supportEmail: null,
    });
  });
});
