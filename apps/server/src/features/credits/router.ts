import {
  ConfirmPaymentInput,
  CreateIntentInput,
  ListPurchasesInput,
  type PaymentForm,
  SandboxCardInput,
} from "@terzi/contracts/credits";
import { text } from "@terzi/contracts/text";
import type { Ctx } from "../../ctx.ts";
import { anybodyProcedure, publicProcedure, router, userProcedure } from "../../trpc.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { createPaymentIntent } from "./create-payment-intent.ts";
import { payInSandbox } from "./pay-in-sandbox.ts";
import { findCvCost, findExtraCosts } from "./price.ts";
import { listPurchases } from "./purchase-store.ts";
import { listActivePackages } from "./store.ts";

const paymentForm = ({ payments: { kind, publishableKey } }: Ctx): PaymentForm =>
  kind === "stripe" && publishableKey ? { provider: "stripe", publishableKey } : { provider: "sandbox" };

export const creditsRouter = router({
  price: anybodyProcedure.query(async ({ ctx }) => ({ cost: await findCvCost(ctx) })),
  extraCosts: anybodyProcedure.query(({ ctx }) => findExtraCosts(ctx)),
  packages: anybodyProcedure.query(({ ctx }) => listActivePackages(ctx.db)),
  paymentForm: anybodyProcedure.query(({ ctx }) => paymentForm(ctx)),
  createPaymentIntent: userProcedure
    .input(CreateIntentInput)
    .mutation(({ ctx, input }) => createPaymentIntent(ctx, input)),
  confirmPayment: userProcedure
    .input(ConfirmPaymentInput)
    .mutation(({ ctx, input }) => confirmPayment(ctx, input)),
  payInSandbox: publicProcedure
    .input(SandboxCardInput.extend({ id: text(255) }))
    .mutation(({ ctx, input }) => payInSandbox(ctx, input)),
  purchases: userProcedure
    .input(ListPurchasesInput.prefault({}))
    .query(({ ctx, input }) => listPurchases(ctx.db, ctx.user.id, input)),
});
