import { ContactInput } from "@terzi/contracts/contact";
import { publicProcedure, router } from "../../trpc.ts";
import { sendContactMessage } from "./send-message.ts";

export const contactRouter = router({
  /** The address people can write to by mail; null when the operator has named none. */
  address: publicProcedure.query(({ ctx }) => ({ email: ctx.supportEmail })),
  send: publicProcedure.input(ContactInput).mutation(({ ctx, input }) => sendContactMessage(ctx, input)),
});
