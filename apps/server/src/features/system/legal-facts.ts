import type { LegalFacts } from "@terzi/contracts/system";
import type { Ctx } from "../../ctx.ts";

/** What the privacy policy, the terms and the imprint say about this installation. */
export const readLegalFacts = ({ operator, supportEmail, sandbox, writer, parts }: Ctx): LegalFacts => ({
  operator,
  email: supportEmail,
  payments: sandbox ? "sandbox" : "stripe",
  captcha: parts.some(({ use }) => use === "recaptcha") ? "recaptcha" : "altcha",
  modelHost: writer.kind === "model" ? new URL(writer.baseUrl ?? "https://api.openai.com").host : null,
});
