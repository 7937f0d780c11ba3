import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { solveCaptcha } from "./solve-captcha.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("signing up", () => {
  it("takes a captcha's solution once", async () => {
    const visitor = app.visitor();
    const recaptchaToken = await solveCaptcha((await visitor.get("/api/captcha")).json());
    expect((await visitor.signUp({ recaptchaToken })).statusCode).toBe(201);
    const again = await app.visitor().signUp({ recaptchaToken });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: "CAPTCHA_FAILED" });
  });

  it("uses a captcha's solution up on an address that is taken, so that one can't try many", async () => {
    await app.visitor().signUp({ email: "taken-already@example.com" });
    const visitor = app.visitor();
    const recaptchaToken = await solveCaptcha((await visitor.get("/api/captcha")).json());
    const taken = await visitor.signUp({ email: "taken-already@example.com", recaptchaToken });
    expect(taken.json()).toMatchObject({ code: "EMAIL_TAKEN" });
    expect((await visitor.signUp({ recaptchaToken })).json()).toMatchObject({ code: "CAPTCHA_FAILED" });
  });

  it("refuses a captcha that was made up or has expired", async () => {
    expect((await app.visitor().signUp({ recaptchaToken: "bm9uc2Vuc2U=" })).json().code).toBe(
      "CAPTCHA_FAILED",
    );
    const visitor = app.visitor();
    const challenge = (await visitor.get("/api/captcha")).json();
    challenge.parameters.expiresAt += 1_000;
    const recaptchaToken = await solveCaptcha(challenge);
    expect((await visitor.signUp({ recaptchaToken })).json().code).toBe("CAPTCHA_FAILED");
  });
});
