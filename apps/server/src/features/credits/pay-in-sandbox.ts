import type { SandboxCardInput, SandboxPayment } from "@terzi/contracts/credits";
import type { ErrorCode } from "@terzi/contracts/errors";
import { PaymentRefused } from "@terzi/payments/provider";
import { AppError } from "../../app-error.ts";
import type { Ctx } from "../../ctx.ts";

const DECLINES: Record<string, ErrorCode> = {
  card_declined: "CARD_DECLINED",
  insufficient_funds: "CARD_WITHOUT_FUNDS",
  incorrect_number: "CARD_UNKNOWN",
};

/** What the sandbox's card form does. Whoever knows the client secret may pay, as with the real provider. */
export async function payInSandbox(
  ctx: Ctx,
  { id, clientSecret, cardNumber }: SandboxCardInput & { id: string },
): Promise<SandboxPayment> {
  if (!ctx.sandbox) throw new AppError("NOT_FOUND");
  await ctx.limits.take("sandboxCard", ctx.ip);
  try {
    const intent = await ctx.sandbox.confirm({ intentId: id, clientSecret, cardNumber });
    if (!intent) throw new AppError("NOT_FOUND");
    return { id: intent.id, status: intent.status };
  } catch (error) {
    const code = error instanceof PaymentRefused ? DECLINES[error.code] : undefined;
    throw code ? new AppError(code, { cause: error }) : error;
  }
}
