import { describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";

describe("the settings", () => {
  it("need nothing: every part then is the embedded one", () => {
    expect(readConfig({})).toMatchObject({
      host: "localhost",
      port: 3000,
      database: { kind: "embedded" },
      browser: { kind: "bundled" },
      captcha: { kind: "altcha" },
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
  });

  it.each([
    [{ PORT: "eighty" }, /PORT/],
    [{ PORT: "70000" }, /PORT/],
    [{ DATABASE_URL: "mysql://localhost/x" }, /DATABASE_URL/],
    [{ PUBLIC_URL: "terzi.example" }, /PUBLIC_URL/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL/],
    [{ TRUST_PROXY: "yes" }, /TRUST_PROXY/],
    [{ BROWSER_WS_ENDPOINT: "ws://x", PUPPETEER_EXECUTABLE_PATH: "/bin/x" }, /not both/],
  ])("say which variable is wrong: %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
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
      database: { kind: "server", url: "postgres://terzi@db/terzi" },
      browser: { kind: "installed", path: "/usr/bin/chromium" },
      captcha: { kind: "recaptcha", siteKey: "site", secretKey: "secret" },
      publicUrl: "https://terzi.example",
    });
  });
});
